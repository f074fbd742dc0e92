import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireLine, WireReply } from '../src/adapters/web/wire.ts';
import { LocalDiscord } from './support/discord/server.ts';
import { dataFolder } from './support/program/data-folder.ts';
import { type Program, startProgram } from './support/program/program.ts';
import { runTerminal } from './support/program/terminal.ts';
import { ANN, BotApiServer } from './support/telegram/server.ts';

// One walk through the real program on each surface. test/e2e goes everywhere else.

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const isPicture = (file: Buffer | undefined): boolean => file?.subarray(0, 8).equals(PNG) === true;

let discord: LocalDiscord;
let telegram: BotApiServer;
let folder: string;
let program: Program;

beforeAll(async () => {
  folder = dataFolder('journeys');
  [discord, telegram] = await Promise.all([new LocalDiscord().start(), new BotApiServer().start()]);
  program = await startProgram(folder, {
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
  });
});

afterAll(async () => {
  await program?.kill();
  await Promise.all([discord?.stop(), telegram?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

test('on Telegram a puzzle is solved, a tour drawn, and a board played to its end', async () => {
  const said = async (line: string) => {
    const from = telegram.shown.length;
    telegram.say(line, { from: ANN });
    return telegram.message(({ file }) => file !== undefined, from);
  };
  const solved = await said('/solve 1 2 3 4 0 5');
  expect(solved.text).toContain('in 1 move');
  expect(isPicture(solved.file)).toBe(true);
  const tour = await said('/knight 5x5 e1');
  expect(isPicture(tour.file)).toBe(true);
  const board = await said('/play 1 2 3/4 5 6/7 0 8');
  telegram.press(board, '8', { from: ANN });
  await telegram.until(() => board.text.includes('Solved'), 'the end of the game');
});

test('on Discord a puzzle is solved, a tour drawn, and a board played to its end', async () => {
  const solved = await discord.slash('solve', { board: '1 2 3 4 0 5' }).answer();
  expect(solved.content).toContain('in 1 move');
  expect(isPicture(solved.files[0]?.bytes)).toBe(true);
  const tour = await discord.slash('knight', { size: '5x5', start: 'e1' }).answer();
  expect(isPicture(tour.files[0]?.bytes)).toBe(true);
  const board = await discord.slash('play', { size: '1 2 3/4 5 6/7 0 8' }).answer();
  await discord.press(board, board.button('8')).until(() => board.content.includes('Solved'));
});

test('on the page a puzzle is solved, a tour drawn, and a board played to its end', async () => {
  let cookie = '';
  /** The last line of the answer. */
  const post = async (path: string, body: object): Promise<WireReply> => {
    const response = await fetch(`${program.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: program.url, cookie },
      body: JSON.stringify(body),
    });
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const last: WireLine = JSON.parse((await response.text()).trim().split('\n').at(-1) ?? '');
    const reply = 'edit' in last ? last.edit : 'reply' in last ? last.reply : undefined;
    if (reply === undefined) throw new Error(JSON.stringify(last));
    return reply;
  };
  const textOf = ({ text }: WireReply) => text.map((span) => span.text).join('');
  const pictureOf = ({ picture }: WireReply) =>
    picture === 'kept' ? undefined : Buffer.from(picture?.url.split(',')[1] ?? '', 'base64');

  const solved = await post('/api/line', { text: '/solve 1 2 3 4 0 5' });
  expect(textOf(solved)).toContain('in 1 move');
  expect(isPicture(pictureOf(solved))).toBe(true);
  expect(isPicture(pictureOf(await post('/api/line', { text: '/knight 5x5 e1' })))).toBe(true);
  const board = await post('/api/line', { text: '/play 1 2 3/4 5 6/7 0 8' });
  const buttons = board.buttons?.flatMap(({ rows }) => rows.flat()) ?? [];
  const action = buttons.find(({ label }) => label === 'Hint')?.action;
  expect(textOf(await post('/api/press', { action, messageId: 'm1' }))).toContain('Hint: move tile 8 next.');
  expect(textOf(await post('/api/line', { text: '/move L' }))).toContain('Solved');
});

test('in the terminal a puzzle is solved and a tour drawn', async () => {
  const solved = await runTerminal('solve 1 2 3 4 0 5 --json', { folder });
  expect(solved.code).toBe(0);
  expect(JSON.parse(solved.out)).toMatchObject({ length: 1, moves: 'L', optimal: true });
  const tour = await runTerminal('knight 5x5 e1 --png tour.png', { folder });
  expect(tour.code).toBe(0);
  expect(isPicture(readFileSync(join(folder, 'tour.png')))).toBe(true);
});

test('SIGTERM ends the program, with 0', async () => {
  expect(await program.stop()).toBe(0);
});
