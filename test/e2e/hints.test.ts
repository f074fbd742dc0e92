import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LocalDiscord } from '../support/discord/server.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { movedClock } from '../support/program/moved-clock.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { own, player } from '../support/telegram/players.ts';
import { BotApiServer, GROUP, type Shown } from '../support/telegram/server.ts';

let discord: LocalDiscord;
let telegram: BotApiServer;
let folder: string;
let program: Program;

beforeAll(async () => {
  folder = dataFolder('hints');
  [discord, telegram] = await Promise.all([new LocalDiscord().start(), new BotApiServer().start()]);
  program = await startProgram(folder, {
    // A day whose puzzle is a 3x3.
    ...movedClock(folder, '2026-11-21T12:00:00Z').env,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
  });
}, 60_000);

afterAll(async () => {
  await program.kill();
  await Promise.all([discord.stop(), telegram.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The newest message of a private chat, once it fits. */
async function shows(n: number, fits: RegExp): Promise<Shown> {
  const newest = () =>
    telegram.shown.findLast(
      ({ chat, deleted, text }) => chat === player(n).id && !deleted && fits.test(text),
    );
  await telegram.until(() => newest() !== undefined, `${fits} for ${n}`);
  return newest() as Shown;
}
const type = (n: number, line: string) => telegram.say(line, { from: player(n), chat: own(player(n)) });
const tilesOf = (labels: readonly (readonly string[])[]): string =>
  labels
    .slice(0, 3)
    .map((row) => row.join(' ').replace('·', '0'))
    .join('/');
const keys = ({ keyboard }: Shown) =>
  keyboard?.inline_keyboard.map((row) => row.map(({ text }) => text)) ?? [];

test('on Telegram hints are shown on the board, and today’s puzzle is solved only after a warning', async () => {
  type(1, '/play 1 2 3/4 5 6/0 7 8');
  const board = await shows(1, /3x3/);
  telegram.press(board, 'Hint', { from: player(1) });
  await shows(1, /Hint: move tile 7 next\./);
  type(1, '/hint');
  await shows(1, /Hint: tile 7 slides to the left\./);
  type(1, '7 1');
  await shows(1, /Move 2 \(1\) is not possible: that tile/);

  type(2, '/daily');
  const daily = await shows(2, /Daily/);
  const tiles = tilesOf(keys(daily));
  telegram.say(`/solve ${tiles}`, { chat: GROUP, from: player(2) });
  await telegram.until(
    () => telegram.shown.some(({ chat, text }) => chat === GROUP.id && /others here may still be/.test(text)),
    'a refusal',
  );
  type(2, tiles);
  const warned = await shows(2, /counts as assisted.*Show the solution\?/s);
  telegram.press(warned, 'Show it', { from: player(2) });
  await shows(2, /in \d+ moves/);
});

test('on Discord hints and today’s solution are shown to one user alone', async () => {
  const daily = await discord.slash('daily').answer();
  const asked = await discord.press(daily, daily.button('Hint')).answer();
  expect(asked).toMatchObject({
    ephemeral: true,
    content: expect.stringMatching(/assisted.*Show the hint\?$/),
  });
  const typed = await discord.slash('hint', { show: true }).answer();
  expect(typed).toMatchObject({
    ephemeral: true,
    content: expect.stringMatching(/Hint: move tile \*\*\d\*\* next\./),
  });

  const tiles = tilesOf(daily.rows.map((row) => row.map(({ label }) => label)));
  const other = { user: '601' };
  const warned = await discord.slash('solve', { board: tiles }, other).answer();
  expect(warned).toMatchObject({ ephemeral: true, content: expect.stringMatching(/today's puzzle/) });
  const told = discord.press(warned, warned.button('Show it'), other);
  await told.until(() => /in \d+ moves/.test(warned.content), 30_000);
  expect(warned.ephemeral).toBe(true);
});
