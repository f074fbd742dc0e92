import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw } from '../../src/render/draw.ts';
import { LocalDiscord } from '../support/discord/server.ts';
import { pngAnimated, pngPhoto } from '../support/pictures/photos.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { BotApiServer, type Shown } from '../support/telegram/server.ts';

let folder: string;
let telegram: BotApiServer;
let discord: LocalDiscord;
let program: Program;

beforeAll(async () => {
  folder = dataFolder('picture');
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

const pictureOf = (tiles: readonly number[]): Buffer =>
  Buffer.from(draw({ kind: 'board', board: { rows: 3, cols: 3, tiles } }).bytes);
const BOARD = pictureOf([1, 2, 3, 4, 5, 6, 0, 7, 8]);
/** Its 5 is there twice, its 6 is missing. */
const TWICE = pictureOf([1, 2, 3, 4, 5, 5, 7, 8, 0]);
const SOLVED = /I read 1 2 3\/4 5 6\/0 7 8\.\nSolved in 2 moves/;

describe('a picture of a board on Telegram', () => {
  const isOver = ({ text }: Shown): boolean => !text.startsWith('Reading');
  const send = async (extra: object, fits = isOver): Promise<Shown> => {
    const from = telegram.shown.length;
    telegram.say('', { text: undefined, ...extra } as never);
    return telegram.message(fits, from);
  };
  const photo = (bytes: Buffer) => [telegram.file(bytes, { width: 800, height: 800 })];

  it('is solved without a word in the private chat', async () => {
    const answer = await send({ photo: photo(BOARD) });
    expect([answer.kind, answer.text]).toEqual(['photo', expect.stringMatching(SOLVED)]);
  });

  it('is solved as a file, too', async () => {
    const document = telegram.file(BOARD, { mime_type: 'image/png', file_name: 'board.png' });
    expect((await send({ document })).text).toMatch(SOLVED);
  });

  it('is read by the command under it, and by one that replies to it', async () => {
    const under = await send({ photo: photo(BOARD), caption: '/explain' });
    expect(under.text).toContain('I read 1 2 3/4 5 6/0 7 8.');
    const from = { id: 501, is_bot: false, first_name: 'Ann' };
    const chat = { id: 501, type: 'private' };
    const reply_to_message = { message_id: 1, date: 1, chat, from, photo: photo(BOARD) };
    expect((await send({ text: '/solve', reply_to_message })).text).toMatch(SOLVED);
  });

  it('whose numbers don’t fit is asked about, and solved when a tile is changed', async () => {
    const question = await send({ photo: photo(TWICE) }, ({ text }) =>
      text.startsWith('Is this your board?'),
    );
    expect([question.kind, question.text]).toEqual(['photo', expect.stringContaining('5 twice and no 6')]);
    const press = async (label: string, words: RegExp): Promise<void> => {
      telegram.press(question, label);
      await telegram.until(() => words.test(question.text), String(words));
    };
    await press('Change a tile', /Which tile is wrong/);
    await press('8', /What stands on b3/);
    await press('·', /\/solve 1 2 3\/4 [56] [56]\/7 0 8/);
    await press("That's it, solve", /Solved|can't be solved/);
  });

  it.each([
    ['without a board', () => ({ photo: photo(pngPhoto(400, 400)) }), 'whole board'],
    [
      'that moves',
      () => ({ document: telegram.file(pngAnimated(pngPhoto(300, 300)), { mime_type: 'image/png' }) }),
      'moves',
    ],
    [
      'that is a GIF',
      () => ({ document: telegram.file(Buffer.from('GIF89a'), { mime_type: 'image/gif' }) }),
      'GIF',
    ],
    ['that is cut off', () => ({ photo: photo(BOARD.subarray(0, 900)) }), 'cut off'],
  ])('%s is refused in a sentence that says how to type it', async (_, message, words) => {
    const answer = await send(message());
    expect([answer.kind, answer.text]).toEqual(['text', expect.stringContaining(words)]);
    expect(answer.text).toContain('/solve 8 6 7/2 5 4/3 0 1');
  });
});

describe('a picture of a board on Discord', () => {
  it('is the option picture of /solve', async () => {
    const asked = discord.slash('solve', { picture: { bytes: BOARD } });
    await asked.until(({ original }) => original?.content?.includes('Solved') && original);
    const menu = discord.commands.find(({ name, type }) => name === 'solve' && type !== 3);
    expect(menu?.options).toContainEqual(expect.objectContaining({ name: 'picture', type: 11 }));
    expect(menu?.options).toContainEqual(expect.objectContaining({ name: 'board', required: false }));
  });

  it('is read from a message by Apps, Solve this board', async () => {
    const asked = discord.onPicture('Solve this board', { bytes: BOARD });
    const answer = await asked.until(({ original }) => original?.content?.includes('Solved') && original);
    expect(answer.content).toContain('I read `1 2 3/4 5 6/0 7 8`');
  });

  it('that is not sure is asked about', async () => {
    const asked = discord.slash('solve', { picture: { bytes: TWICE } });
    const question = await asked.until(
      ({ original }) => original?.content?.includes('Is this your board?') && original,
    );
    expect(question.files).toHaveLength(1);
  });
});

it('a picture of a board on the page is solved by the line beside it', async () => {
  const response = await fetch(`${program.url}/api/photo?text=%2Fsolve`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', origin: program.url },
    body: new Uint8Array(BOARD),
  });
  const lines = (await response.text()).trim().split('\n');
  expect(lines.at(-1)).toContain('Solved');
});
