import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '../../src/render/paint/picture.ts';
import { LocalDiscord } from '../support/discord/server.ts';
import { countPixels, decodePicture } from '../support/pictures/decode.ts';
import { jpegPhoto, pngAnimated, pngPhoto, turned } from '../support/pictures/photos.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { own } from '../support/telegram/players.ts';
import { BEN, BotApiServer, type Shown } from '../support/telegram/server.ts';

let folder: string;
let telegram: BotApiServer;
let discord: LocalDiscord;
let program: Program;

const start = (): Promise<Program> =>
  startProgram(folder, {
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
  });

beforeAll(async () => {
  folder = dataFolder('photo');
  telegram = await new BotApiServer().start();
  discord = await new LocalDiscord().start();
  program = await start();
});

afterAll(async () => {
  await program.stop();
  await telegram.stop();
  await discord.stop();
  rmSync(folder, { recursive: true });
});

/** Is the photo's red corner seen, and how wide and high is the picture? */
function hasPhoto(bytes: Buffer | undefined): boolean {
  if (bytes === undefined) return false;
  const picture = decodePicture({ bytes } as Picture);
  const all = [0, 0, picture.width, picture.height] as const;
  return countPixels(picture, all, ([r, g, b]) => r > 240 && g < 20 && b < 20) > 2000;
}

describe('a photo on Telegram', () => {
  /** Sends what `extra` tells of, without a text of its own. */
  const isOver = ({ text }: Shown): boolean => !text.startsWith('Cutting');
  const send = async (extra: object, fits: (shown: Shown) => boolean = isOver): Promise<Shown> => {
    const from = telegram.shown.length;
    telegram.say('', { text: undefined, ...extra } as never);
    return telegram.message(fits, from);
  };
  const sizes = (bytes: Buffer) =>
    [90, 320, 800, 1280].map((width) => telegram.file(bytes, { width, height: Math.round(width * 0.82) }));

  it('with /play as its caption is cut into tiles, from the smallest sufficient size', async () => {
    const photo = sizes(jpegPhoto(800, 656));
    const board = await send({ photo, caption: '/play 4x4' }, ({ kind }) => kind === 'photo');
    expect(hasPhoto(board.file)).toBe(true);
    expect(telegram.downloads).toEqual([photo[2]?.file_id]);
    expect(board.keyboard?.inline_keyboard.flat().filter(({ text }) => /^\d+$/.test(text))).toHaveLength(15);
  });

  describe('sent before a kill -9', () => {
    let game: Shown;
    let from: number;

    beforeAll(async () => {
      const photo = sizes(turned(jpegPhoto(800, 656), 3));
      game = await send({ photo, caption: '/play 1 2 3/4 5 6/7 0 8' }, ({ kind }) => kind === 'photo');
      // The next answer comes when the one before is noted: else it would come again.
      await send({ text: '/help' });
      telegram.delays.push({ method: 'getFile', milliseconds: 20_000 });
      const files = telegram.callsOf('getFile').length;
      const promised = { photo: sizes(jpegPhoto(800, 656)), caption: '/play 3x4', chat: own(BEN), from: BEN };
      telegram.say('', { text: undefined, ...promised } as never);
      await telegram.until(() => telegram.callsOf('getFile').length > files, 'getFile');
      await program.kill();
      from = telegram.shown.length;
      program = await start();
    });

    it('is stored with the game, and complete when that is solved', async () => {
      const before = game.edits;
      telegram.press(game, '8');
      await telegram.until(() => game.edits > before, 'the solved board');
      expect(hasPhoto(game.file)).toBe(true);
    });

    it('is cut by the next process when its request was saved by a dead one', async () => {
      const board = await telegram.message(({ kind, chat }) => kind === 'photo' && chat === BEN.id, from);
      expect(hasPhoto(board.file)).toBe(true);
    });
  });

  it('is cut when /play replies to it, also as a file, but not a picture of the bot', async () => {
    const document = telegram.file(pngPhoto(700, 700), { mime_type: 'image/png', file_name: 'a.png' });
    const reply_to_message = { message_id: 1, date: 1, chat: { id: 501, type: 'private' }, document };
    const from = { id: 501, is_bot: false, first_name: 'Ann' };
    const theirs = await send({ text: '/play 3x3', reply_to_message: { ...reply_to_message, from } });
    expect(hasPhoto(theirs.file)).toBe(true);
    const bot = { id: 7_000_001, is_bot: true, first_name: 'TileKnight' };
    const ours = await send({ text: '/play 3x3', reply_to_message: { ...reply_to_message, from: bot } });
    expect([ours.kind, hasPhoto(ours.file)]).toEqual(['photo', false]);
  });

  it.each([
    ['an animation', () => ({ document: telegram.file(Buffer.from('\0\0\0\x18ftypmp42')) }), 'cut a video'],
    ['an animated PNG', () => ({ document: telegram.file(pngAnimated(pngPhoto(300, 300))) }), 'animated'],
    ['one that is cut off', () => ({ photo: sizes(jpegPhoto(800, 656).subarray(0, 9000)) }), 'incomplete'],
    ['eleven megabytes', () => ({ document: telegram.file(Buffer.alloc(0), { file_size: 11e6 }) }), '10 MB'],
    ['one that is gone', () => ({ document: { file_id: 'nowhere', file_unique_id: 'n' } }), 'send it again'],
  ])('is refused in a sentence when it is %s', async (_, message, words) => {
    const fetched = telegram.downloads.length;
    const answer = await send({ ...message(), caption: '/play 4x4' });
    expect([answer.kind, answer.text]).toEqual(['text', expect.stringContaining(words)]);
    expect(answer.text).toContain('/play 4x4');
    if (words === '10 MB') expect(telegram.downloads).toHaveLength(fetched);
  });
});

describe('a photo on Discord', () => {
  it('as the option picture is cut into tiles', async () => {
    const play = discord.slash('play', { size: '3x3', picture: { bytes: jpegPhoto(900, 700) } });
    // Before it there may be a message that it is being cut.
    await play.until(({ original }) => hasPhoto(original?.files[0]?.bytes));
  });

  it.each([false, true])(
    'becomes a public board only on request when it loads slowly (public: %s)',
    async (all) => {
      discord.delay(/^GET \/ephemeral-attachments/, 2500);
      const picture = { bytes: jpegPhoto(900, 700) };
      const play = discord.slash('play', { size: '3x3', picture, ...(all && { public: true }) });
      const { ephemeral, files } = await play.until(
        ({ original }) => hasPhoto(original?.files[0]?.bytes) && original,
        30_000,
      );
      expect([play.acknowledgedBy, ephemeral, files.length]).toEqual([5, !all, 1]);
    },
  );

  it('is an attachment option in the menu', () => {
    const play = discord.commands.find(({ name }) => name === 'play');
    expect(play?.options).toContainEqual(
      expect.objectContaining({ name: 'picture', type: 11, required: false }),
    );
  });

  it.each([
    ['that is none', { bytes: Buffer.from('GIF89a') }, 'GIF'],
    ['that is said to be too large', { bytes: jpegPhoto(300, 300), size: 10_000_001 }, '10 MB'],
    [
      'that lies about its size',
      { bytes: Buffer.concat([jpegPhoto(300, 300), Buffer.alloc(1e7)]), size: 500 },
      '10 MB',
    ],
    ['that lies about its size and is none', { bytes: Buffer.alloc(1e7), size: 500 }, 'neither a picture'],
    ['that lies elsewhere', { bytes: jpegPhoto(300, 300), url: 'http://127.0.0.1:9/x.jpg' }, 'send it again'],
    ['that lies in a file', { bytes: jpegPhoto(300, 300), url: 'file:///etc/passwd' }, 'send it again'],
  ])('is refused to the user alone: %s', async (_, picture, words) => {
    const answer = await discord.slash('play', { size: '3x3', picture }).answer();
    expect(answer.content).toContain(words);
    expect([answer.ephemeral, answer.files]).toEqual([true, []]);
  });
});
