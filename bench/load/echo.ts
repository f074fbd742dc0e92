// The baseline for TileKnight's figures: a bot on the same libraries that only sends fixed answers.
import { run } from '@grammyjs/runner';
import { Client } from 'discord.js';
import { Bot, InlineKeyboard, InputFile } from 'grammy';
import { seededRandom } from '../../src/core/random.ts';
import { defaultGoal } from '../../src/core/sliding/board.ts';
import { randomMoves } from '../../src/core/sliding/scramble/scramble.ts';
import { draw } from '../../src/render/draw.ts';

const { DISCORD_TOKEN = '', DISCORD_API_URL = '', TELEGRAM_TOKEN = '', TELEGRAM_API_ROOT = '' } = process.env;
const SIDE = 4;
const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => String(cell));

/** Pictures like TileKnight's, drawn once: a sheet and a board. */
const start = defaultGoal(3, 3);
const sheet = draw({ kind: 'solution', start, moves: randomMoves(start, 22, seededRandom(1)) }).bytes;
const board = draw({ kind: 'board', board: defaultGoal(SIDE, SIDE), goal: defaultGoal(SIDE, SIDE) }).bytes;

const words = (command: string): string => `echo: ${command}`;
const isGame = (command: string): boolean => command === 'play';

const discord = new Client({ intents: [], rest: { api: DISCORD_API_URL }, allowedMentions: { parse: [] } });
const ofDiscord = (command: string, picture: Buffer) => ({
  content: words(command),
  files: command === 'help' ? [] : [{ attachment: picture, name: 'picture.png' }],
  components: isGame(command)
    ? Array.from({ length: SIDE }, (_, row) => ({
        type: 1,
        components: CELLS.slice(row * SIDE, (row + 1) * SIDE).map((cell) => ({
          type: 2,
          style: 2,
          label: cell,
          custom_id: cell,
        })),
      }))
    : [],
});
discord.on('interactionCreate', async (interaction) => {
  if (interaction.isChatInputCommand()) {
    const { commandName } = interaction;
    await interaction.reply(ofDiscord(commandName, isGame(commandName) ? board : sheet));
  } else if (interaction.isButton()) {
    await interaction.update({ ...ofDiscord('play', board), attachments: [] });
  }
});

const telegram = new Bot(TELEGRAM_TOKEN, { client: { apiRoot: TELEGRAM_API_ROOT } });
const keyboard = InlineKeyboard.from(
  Array.from({ length: SIDE }, (_, row) =>
    CELLS.slice(row * SIDE, (row + 1) * SIDE).map((cell) => InlineKeyboard.text(cell, cell)),
  ),
);
telegram.on('message:text', async (context) => {
  const [, command = ''] = /^\/(\w+)/.exec(context.message.text) ?? [];
  const reply_parameters = { message_id: context.message.message_id };
  const options = { caption: words(command), reply_parameters };
  if (command === 'help') await context.reply(words(command), { reply_parameters });
  else if (isGame(command))
    await context.replyWithPhoto(new InputFile(board), { ...options, reply_markup: keyboard });
  else await context.replyWithPhoto(new InputFile(sheet), options);
});
telegram.on('callback_query:data', async (context) => {
  await context.answerCallbackQuery();
  const caption = words(context.callbackQuery.data);
  await context.editMessageMedia(
    { type: 'photo', media: new InputFile(board), caption },
    { reply_markup: keyboard },
  );
});
// Refused messages are lost, as in simple bots.
discord.on('error', ({ message }) => console.error(message));
telegram.catch(({ message }) => console.error(message));

await discord.login(DISCORD_TOKEN);
await telegram.init();
const runner = run(telegram);
console.log('ready');
process.once('SIGTERM', async () => {
  await runner.stop();
  await discord.destroy();
  process.exit(0);
});
