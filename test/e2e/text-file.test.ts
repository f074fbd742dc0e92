import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalInteraction } from '../support/discord/interaction.ts';
import { LocalDiscord } from '../support/discord/server.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { BEN, BotApiServer, GROUP, PRIVATE } from '../support/telegram/server.ts';

let folder: string;
let telegram: BotApiServer;
let discord: LocalDiscord;
let program: Program;

beforeAll(async () => {
  folder = dataFolder('text-file');
  telegram = await new BotApiServer().start();
  discord = await new LocalDiscord().start();
  program = await startProgram(folder, {
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
  });
});

afterAll(async () => {
  await program.stop();
  await telegram.stop();
  await discord.stop();
  rmSync(folder, { recursive: true });
});

const TWO = '1 2 3/4 5 6/0 7 8';
/** Both are solved in two moves. */
const OTHER_TWO = '1 2 0/4 5 3/7 8 6';
const ten = Array.from({ length: 10 }, (_, at) => `${at + 1}. ${at % 2 ? TWO : OTHER_TWO}`).join('\n');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

const CASES: readonly (readonly [name: string, file: Buffer, answer: RegExp])[] = [
  ['one board', Buffer.from(`# of a friend\n${TWO.replaceAll('/', '\n')}\n`), /Solved in 2 moves/],
  ['ten boards', Buffer.from(ten), /10 boards[\s\S]*10 2 moves · \/solve \w+$/],
  ['a hundred boards', Buffer.from(`${TWO}\n`.repeat(100)), /100 boards[\s\S]*1 2 moves · \/solve \w+/],
  ['a broken board', Buffer.from('1 2 3\n4 5 6\n0 7 7\n'), /Tile 8 is missing, and tile 7 appears twice/],
  ['a broken board in a list', Buffer.from(`${TWO}\n${OTHER_TWO}\n1 2 3/4 5 6/0 7 7`), /3 Line 3: Tile 8 is/],
  ['65 kB', Buffer.from('1 2 3 4 0 5\n'.repeat(5600)), /larger than 64 kB/],
  ['UTF-16', utf16(ten), /10 boards/],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TWO}`), /Solved in 2 moves/],
  ['a binary', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), /neither a picture nor a text/],
];

/** The words of the answer to a file, without marks. */
interface Way {
  ask(bytes: Buffer, command?: string): Promise<string>;
}

const withoutMarks = (text: string) => text.replaceAll(/[`*]/g, '');
const isWorking = (text: string) => /^(?:Reading|Solving board|Comparing)/.test(text);

async function onTelegram(message: object): Promise<string> {
  const from = telegram.shown.length;
  telegram.say('', { text: undefined, ...message } as never);
  return (await telegram.message(({ text }) => !isWorking(text), from)).text;
}

const textFile = (bytes: Buffer) =>
  telegram.file(bytes, { mime_type: 'text/plain', file_name: '../../boards.png' });

/** Faults are follow-ups for the user alone. */
const onDiscord = (asked: LocalInteraction): Promise<string> =>
  asked.until(({ original, followUps }) => {
    const answer = [...followUps, original].find(
      (message) => message?.content && !message.loading && !message.isProgress,
    );
    return answer && withoutMarks(answer.content);
  });

const WAYS: Readonly<Record<string, Way>> = {
  'alone in the private chat on Telegram': {
    ask: (bytes, caption) => onTelegram({ document: textFile(bytes), caption }),
  },
  'in a group on Telegram, with a reply to it': {
    ask: (bytes, command = '/solve') =>
      onTelegram({
        text: command,
        chat: GROUP,
        from: BEN,
        reply_to_message: { message_id: 1, date: 1, chat: GROUP, from: BEN, document: textFile(bytes) },
      }),
  },
  'as the option of a command on Discord': {
    ask: (bytes, command = '/solve') =>
      onDiscord(
        discord.slash(command.slice(1), {
          picture: { bytes, name: 'boards.txt', type: 'text/plain; charset=utf-8' },
        }),
      ),
  },
  'in a message on Discord, by Solve this board': {
    ask: (bytes) =>
      onDiscord(discord.onPicture('Solve this board', { bytes, name: 'boards.txt', type: 'text/plain' })),
  },
};

describe.each(Object.entries(WAYS))('a text file %s', (_, { ask }) => {
  it.each(CASES)('with %s is answered by what is in it', async (_, file, words) => {
    expect(withoutMarks(await ask(file))).toMatch(words);
  });
});

describe.each(Object.entries(WAYS).slice(0, 3))('a text file %s', (_, { ask }) => {
  it.each([
    ['/analyse', /2 moves/],
    ['/explain', /inversion|permutation/],
    ['/compare', /ways to solve/],
    ['/play', /3x3|Play/],
  ])('is read by %s, too', async (command, words) => {
    expect(withoutMarks(await ask(Buffer.from(TWO), command))).toMatch(words);
  });
});

it('a table that is too long for a message on Discord is in a file', async () => {
  const asked = discord.slash('solve', { picture: { bytes: Buffer.from(`${TWO}\n`.repeat(100)) } });
  const answer = await asked.until(({ original }) => original?.content?.includes('100 boards') && original);
  expect(answer.content).toMatch(/… and \d+ more, in the file$/);
  expect(answer.files).toHaveLength(1);
});

it('the name of a file is not in the log', async () => {
  await onTelegram({ document: textFile(Buffer.from(TWO)), chat: PRIVATE });
  expect(program.output).not.toContain('boards');
});
