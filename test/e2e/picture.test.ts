import { rmSync } from 'node:fs';
import { createCanvas, loadImage } from 'canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw } from '../../src/render/draw.ts';
import { LocalDiscord } from '../support/discord/server.ts';
import { jpegPhoto, pngAnimated, pngClaiming, pngPhoto, webpOf } from '../support/pictures/photos.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { own } from '../support/telegram/players.ts';
import { ANN, BEN, BOT, BotApiServer, GROUP, PRIVATE, type Shown } from '../support/telegram/server.ts';

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
async function drawn(bytes: Buffer) {
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}
const SOLVED = /I read this board: 1 2 3\/4 5 6\/0 7 8\.\nSolved in 2 moves/;

describe('a picture of a board on Telegram', () => {
  const isOver = ({ text }: Shown): boolean => !/^(Reading|Ich lese das Brett)/.test(text);
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
    expect(under.text).toContain('I read this board: 1 2 3/4 5 6/0 7 8.');
    const from = { id: 501, is_bot: false, first_name: 'Ann' };
    const chat = { id: 501, type: 'private' };
    const reply_to_message = { message_id: 1, date: 1, chat, from, photo: photo(BOARD) };
    expect((await send({ text: '/solve', reply_to_message })).text).toMatch(SOLVED);
  });

  it('whose numbers don’t fit is asked about, and solved when a tile is changed', async () => {
    const question = await send({ photo: photo(TWICE) }, ({ text }) =>
      text.startsWith('Is this your board?'),
    );
    expect([question.kind, question.text]).toEqual(['photo', expect.stringContaining('5 twice, but no 6')]);
    const press = async (label: string, words: RegExp): Promise<void> => {
      telegram.press(question, label);
      await telegram.until(() => words.test(question.text), String(words));
    };
    await press('Change a tile', /Which tile is wrong/);
    await press('8', /What belongs on b3/);
    await press('·', /\/solve 1 2 3\/4 [56] [56]\/7 0 8/);
    await press("That's it, solve", /Solved|can't be solved/);
  });

  it('is played by /play', async () => {
    const game = await send({ photo: photo(BOARD), caption: '/play' });
    expect(game.text).toContain('I read this board: 1 2 3/4 5 6/0 7 8.');
    const labels = game.keyboard?.inline_keyboard.flat().map(({ text }) => text);
    expect(labels?.slice(0, 9)).toEqual(['1', '2', '3', '4', '5', '6', '·', '7', '8']);
  });

  it('is solved when the words under it mean nothing', async () => {
    expect((await send({ photo: photo(BOARD), caption: 'what now??' })).text).toMatch(SOLVED);
  });

  it('is corrected by Not quite?, and by a typed cell and number', async () => {
    const answer = await send({ photo: photo(BOARD) });
    const from = telegram.shown.length;
    telegram.press(answer, 'Not quite?');
    const question = await telegram.message(({ text }) => text.startsWith('Is this your board?'), from);
    expect(question.text).toContain('To put 8 on b2, type b2 8.');
    const changed = await send({ text: 'c3 7' });
    expect([changed.kind, changed.text]).toEqual([
      'photo',
      expect.stringContaining('/solve 1 2 3/4 5 6/0 8 7'),
    ]);
  });

  it('offers the two likeliest readings where the numbers don’t fit', async () => {
    const question = await send({ photo: photo(TWICE) });
    const labels = question.keyboard?.inline_keyboard.flat().map(({ text }) => text) ?? [];
    const others = labels.filter((label) => /^[a-c][1-3] /.test(label));
    expect(others).toHaveLength(2);
    const from = telegram.shown.length;
    telegram.press(question, others[0] ?? '');
    const other = await telegram.message(({ text }) => text.startsWith('Is this your board?'), from);
    expect(other.kind).toBe('photo');
  });

  it('keeps the goal behind it through a change of tiles', async () => {
    const goal = '1 2 3/8 0 4/7 6 5';
    const question = await send({ photo: photo(TWICE), caption: `/solve goal: ${goal}` });
    expect(question.text).toContain(` to ${goal}`);
    telegram.press(question, 'Change a tile');
    await telegram.until(() => /Which tile is wrong/.test(question.text), 'cells');
    telegram.press(question, '8');
    await telegram.until(() => /What belongs on b3/.test(question.text), 'numbers');
    telegram.press(question, '7');
    await telegram.until(() => /\/solve 1 2 3\/4 . .\/8 7 0 to/.test(question.text), 'the change');
    expect(question.text).toContain(` to ${goal}`);
  });

  describe('in an album', () => {
    const none = pngPhoto(300, 300);
    it.each([
      ['without words', [none, BOARD], undefined],
      ['with its caption on the first', [none, BOARD, none], 0],
      ['with its caption on the last', [BOARD, none], 1],
    ])('is found, and answered once: %s', async (name, photos, captioned) => {
      const from = telegram.shown.length;
      for (const [at, one] of photos.entries()) {
        const words = at === captioned && { caption: '/explain' };
        telegram.say('', { text: undefined, photo: photo(one), media_group_id: name, ...words } as never);
      }
      const answer = await telegram.message(isOver, from);
      expect(answer.text).toContain('I read this board: 1 2 3/4 5 6/0 7 8.');
      await send({ text: '/help' });
      const others = telegram.shown
        .slice(from)
        .filter(({ deleted, text }) => !deleted && text.includes('I read this board'));
      expect(others).toEqual([answer]);
    });

    it('is read by a reply to it', async () => {
      const from = { id: 501, is_bot: false, first_name: 'Ann' };
      const theirs = { photo: photo(BOARD), media_group_id: 'replied' };
      const reply_to_message = { message_id: 1, date: 1, chat: PRIVATE, from, ...theirs };
      expect((await send({ text: '/solve', reply_to_message })).text).toMatch(SOLVED);
    });
  });

  it('is read in a group by a command, or as a reply to the bot, and not alone', async () => {
    const from = telegram.shown.length;
    const said = { chat: GROUP, from: BEN, photo: photo(BOARD) };
    telegram.say('', { text: undefined, ...said } as never);
    telegram.say('', { text: undefined, ...said, caption: 'look at this' } as never);
    const asked = await send({ ...said, caption: '/solve@tileknight_bot' });
    expect(asked.text).toMatch(SOLVED);
    expect(telegram.shown.slice(from).filter(isOver)).toEqual([asked]);
    const reply_to_message = { message_id: asked.id, date: 1, chat: GROUP, from: BOT };
    expect((await send({ ...said, reply_to_message })).text).toMatch(SOLVED);
  });

  it('is read from a WebP and a sticker', async () => {
    const canvas = await drawn(BOARD);
    const file = telegram.file(await webpOf(canvas), { mime_type: 'image/webp' });
    expect((await send({ document: file })).text).toMatch(SOLVED);
    const sticker = { ...file, is_animated: false, is_video: false };
    const reply_to_message = { message_id: 1, date: 1, chat: PRIVATE, from: ANN, sticker };
    expect((await send({ text: '/solve', reply_to_message })).text).toMatch(SOLVED);
  });

  const document = (bytes: Buffer, mime_type: string) => ({ document: telegram.file(bytes, { mime_type }) });
  const REFUSED: readonly (readonly [string, () => object, string, string])[] = [
    [
      'without a board',
      () => ({ photo: photo(pngPhoto(400, 400)) }),
      'picture of the whole board',
      'Zeig das ganze Brett',
    ],
    ['that moves', () => document(pngAnimated(pngPhoto(300, 300)), 'image/png'), 'animated', 'animiert'],
    ['that is a GIF', () => document(Buffer.from('GIF89a'), 'image/gif'), 'GIF', 'GIF'],
    [
      'that is cut off',
      () => ({ photo: photo(BOARD.subarray(0, 900)) }),
      'arrived incomplete',
      'kam es unvollständig an',
    ],
    [
      'of more than 40 megapixels',
      () => document(pngClaiming(pngPhoto(300, 300), 8000, 5001), 'image/png'),
      'up to 40 million',
      'bis zu 40 Millionen',
    ],
    [
      'that is a PDF',
      () => ({ ...document(Buffer.from('%PDF-1.7'), 'application/pdf'), ...SOLVE }),
      'PDF',
      'PDF',
    ],
    ['that is a video', () => ({ video: { file_id: 'v', file_unique_id: 'v' }, ...SOLVE }), 'video', 'Video'],
    [
      'that is an animation',
      () => ({ animation: { file_id: 'a', file_unique_id: 'a' }, ...SOLVE }),
      'animated',
      'animiert',
    ],
    [
      'in an animated sticker',
      () => replying({ sticker: { file_id: 's', is_animated: true } }),
      'animated',
      'animiert',
    ],
  ];
  const SOLVE = { caption: '/solve' };
  const replying = (theirs: object) => ({
    text: '/solve',
    reply_to_message: {
      message_id: 1,
      date: 1,
      chat: PRIVATE,
      from: { id: 501, first_name: 'Ann' },
      ...theirs,
    },
  });
  const JAN = { id: 503, is_bot: false, first_name: 'Jan', language_code: 'de' };

  it.each(REFUSED)(
    '%s is refused in a sentence that says how to type it',
    async (_, message, words, german) => {
      const answer = await send(message());
      expect([answer.kind, answer.text]).toEqual(['text', expect.stringContaining(words)]);
      expect(answer.text).toContain('/solve 8 6 7/2 5 4/3 0 1');
      const his = await send({ ...message(), from: JAN, chat: own(JAN) });
      expect([his.kind, his.text]).toEqual(['text', expect.stringContaining(german)]);
      expect(his.text).toContain('/solve 8 6 7/2 5 4/3 0 1');
    },
  );

  it('a sticker or a video alone is answered by what the bot understands', async () => {
    const sticker = { file_id: 's', file_unique_id: 's', is_animated: true };
    expect((await send({ sticker })).text).toContain('I understand text, pictures and text files');
    expect((await send({ video: { file_id: 'v', file_unique_id: 'v' } })).text).toContain('I understand');
  });

  it('is spoken of in German from the question to the solution', async () => {
    const his = { from: JAN, chat: own(JAN) };
    const question = await send({ photo: photo(TWICE), ...his });
    expect(question.text).toContain('Ist das dein Brett? Ich lese 5 doppelt, aber 6 nirgends');
    telegram.press(question, 'Einen Stein ändern', { from: JAN });
    await telegram.until(() => question.text.includes('Welcher Stein ist falsch?'), 'cells');
    telegram.press(question, '8', { from: JAN });
    await telegram.until(() => question.text.includes('Welche Zahl gehört auf b3?'), 'numbers');
    telegram.press(question, '7', { from: JAN });
    await telegram.until(() => /\/solve 1 2 3\/4 . .\/8 7 0/.test(question.text), 'the change');
    const typed = await send({ text: 'b3 8', ...his });
    telegram.press(typed, 'Stimmt, lösen', { from: JAN });
    await telegram.until(() => /gelöst|lösbar/i.test(typed.text), 'the solution');
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
    expect(answer.content).toContain('I read this board: `1 2 3/4 5 6/0 7 8`');
  });

  it('is found among the pictures of a message', async () => {
    const asked = discord.onPicture('Solve this board', [{ bytes: pngPhoto(300, 300) }, { bytes: BOARD }]);
    const answer = await asked.until(({ original }) => original?.content?.includes('Solved') && original);
    expect(answer.content).toContain('I read this board: `1 2 3/4 5 6/0 7 8`');
  });

  it('is changed by two presses, and solved', async () => {
    const asked = discord.slash('solve', { picture: { bytes: TWICE } }, { locale: 'de' });
    const question = await asked.until(
      ({ original }) => original?.content?.includes('Ist das dein Brett?') && original,
    );
    const press = (label: string, words: RegExp) =>
      discord
        .press(question, question.button(label), { locale: 'de' })
        .until(() => words.test(question.content));
    await press('Einen Stein ändern', /Welcher Stein ist falsch/);
    await press('8', /Welche Zahl gehört auf b3/);
    await press('7', /\/solve 1 2 3\/4 . .\/8 7 0/);
    await press('Stimmt, lösen', /gelöst|lösbar/i);
  });

  it('that is not sure is asked about', async () => {
    const asked = discord.slash('solve', { picture: { bytes: TWICE } });
    const question = await asked.until(
      ({ original }) => original?.content?.includes('Is this your board?') && original,
    );
    expect(question.files).toHaveLength(1);
    expect(question.content).not.toMatch(/To put|type|reply/);
  });

  it('is played by /play', async () => {
    const asked = discord.slash('play', { picture: { bytes: BOARD } });
    const game = await asked.until(
      ({ original }) => original?.content?.includes('I read this board') && original,
    );
    expect(game.content).toContain('I read this board: `1 2 3/4 5 6/0 7 8`');
  });

  it.each([
    ['without a board', jpegPhoto(300, 300), undefined, 'picture of the whole board', 'Zeig das ganze Brett'],
    ['that moves', pngAnimated(pngPhoto(300, 300)), undefined, 'animated', 'animiert'],
    ['that is a GIF', Buffer.from('GIF89a'), undefined, 'GIF', 'GIF'],
    ['that is cut off', BOARD.subarray(0, 900), undefined, 'arrived incomplete', 'kam es unvollständig an'],
    ['of 40 megapixels', pngClaiming(pngPhoto(9, 9), 8000, 5001), undefined, '40 million', '40 Millionen'],
    ['that is a PDF', Buffer.from('%PDF-1.7'), 'application/pdf', 'PDF', 'PDF'],
    ['that is a video', Buffer.alloc(20), 'video/mp4', 'video', 'Video'],
  ])('%s is refused in a sentence', async (_, bytes, type, words, german) => {
    const picture = { bytes, ...(type && { type }) };
    // On a busy machine the refusal follows a message that says that the picture is being read.
    const refusal = (locale: string, sentence: string) =>
      discord
        .slash('solve', { picture }, { locale })
        .until(({ original, followUps }) =>
          [original, ...followUps].find((message) => message?.content?.includes(sentence)),
        );
    expect((await refusal('en-GB', words)).content).toContain('/solve 8 6 7/2 5 4/3 0 1');
    await refusal('de', german);
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
