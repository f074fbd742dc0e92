import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSquare } from '../../src/core/knight/board/square.ts';
import { makeBoard } from '../../src/core/sliding/notation/puzzle.ts';
import { type DayBoard, type DayWalk, drawPuzzle } from '../../src/daily/draw-puzzle.ts';
import { LocalDiscord } from '../support/discord/server.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { A_MONDAY, type MovedClock, movedClock } from '../support/program/moved-clock.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { newestBoard } from '../support/program/rounds.ts';
import { createProveLength } from '../support/prove-length.ts';
import { own, player } from '../support/telegram/players.ts';
import { ANN, BEN, BotApiServer, GROUP, type Shown } from '../support/telegram/server.ts';
import { findBoardAt, framePuzzle } from '../support/turn-puzzle.ts';

const SECRET = 'a secret of the tests';
const DAY = A_MONDAY.slice(0, 10);
const WARNING = /This is (almost )?today's .* Show the solution\?/s;
const REFUSAL = /others here may still be playing it/;

let discord: LocalDiscord;
let telegram: BotApiServer;
let folder: string;
let program: Program;
let clock: MovedClock;
let puzzle: DayBoard;
let walk: DayWalk;

beforeAll(async () => {
  folder = dataFolder('fair');
  [discord, telegram] = await Promise.all([new LocalDiscord().start(), new BotApiServer().start()]);
  telegram.takesQueries = true;
  clock = movedClock(folder, A_MONDAY);
  program = await startProgram(folder, {
    ...clock.env,
    DAILY_SECRET: SECRET,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
  });
  const draw = (series: 'puzzle' | 'knight') => drawPuzzle(SECRET, { day: DAY, series }, createProveLength());
  [puzzle, walk] = (await Promise.all([draw('puzzle'), draw('knight')])) as [DayBoard, DayWalk];
  for (const [n, line] of ['/daily', '/daily knight'].entries()) {
    telegram.say(line, { from: player(90 + n), chat: own(player(90 + n)) });
    await shows(player(90 + n).id, /·/);
  }
}, 60_000);

afterAll(async () => {
  await program.kill();
  await Promise.all([discord.stop(), telegram.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The newest message of a chat, once it fits. */
async function shows(chat: number, fits: RegExp): Promise<Shown> {
  const newest = () =>
    telegram.shown.findLast((shown) => shown.chat === chat && !shown.deleted && fits.test(shown.text));
  await telegram.until(() => newest() !== undefined, `${fits} in ${chat}`);
  return newest() as Shown;
}
const type = (n: number, line: string) => telegram.say(line, { from: player(n), chat: own(player(n)) });
const nearBoard = (moves: number) => makeBoard(findBoardAt(puzzle.start, moves));

test('on Telegram giving up an own board near today’s shows the solution only after a warning', async () => {
  type(1, `/play ${nearBoard(1)}`);
  telegram.press(await shows(player(1).id, /3x3/), 'Give up', { from: player(1) });
  const warned = await shows(player(1).id, WARNING);
  telegram.press(warned, 'Show it', { from: player(1) });
  await shows(player(1).id, /in \d+ moves/);
  type(1, '/daily');
  await shows(player(1).id, /assisted/);
});

test('on Telegram the tour of the day is shown neither backwards nor inline', async () => {
  const square = makeSquare(walk.start);
  telegram.say(`/knight 5x6 to ${square}`, { chat: GROUP, from: player(2) });
  await shows(GROUP.id, REFUSAL);
  for (const query of [`knight 5x6 to ${square}`, 'knight 5x6 closed', nearBoard(2)]) {
    const { results } = await telegram.ask(query, player(3));
    expect(JSON.stringify(results)).toMatch(REFUSAL);
  }
  type(3, `/start knight-5x6-to-${square}`);
  await shows(player(3).id, WARNING);
});

test('on Telegram the board of a running contest is solved in no chat', async () => {
  telegram.say('/fmc 3x3 10m', { chat: GROUP, from: ANN });
  await shows(GROUP.id, /10 minutes/);
  const scramble = newestBoard(folder).replace('3x3 ', '');
  const still = /round that is still running.*in 10 min at most/;
  telegram.say(`/solve ${scramble}`, { chat: GROUP, from: BEN });
  await shows(GROUP.id, still);
  type(4, scramble);
  await shows(player(4).id, still);
  const onDiscord = await discord.slash('analyse', { board: scramble }, { user: '604' }).answer();
  expect(onDiscord).toMatchObject({ ephemeral: true, content: expect.stringMatching(still) });
  type(5, `/play ${scramble}`);
  telegram.press(await shows(player(5).id, /3x3/), 'Give up', { from: player(5) });
  await shows(player(5).id, still);
});

test('on Discord the solutions of today’s puzzles are shown only after a private warning', async () => {
  const where = { user: '601' };
  const goal = makeBoard(puzzle.start);
  const asked = [
    discord.slash('solve', { board: makeBoard(puzzle.goal), goal }, where),
    discord.onMessage('Solve this board', `look: ${nearBoard(3)}`, where),
    discord.slash('knight', { size: '5x6', closed: true }, where),
    discord.slash('explain', { board: nearBoard(1), algorithm: 'bfs' }, where),
  ];
  for (const interaction of asked)
    expect(await interaction.answer()).toMatchObject({
      ephemeral: true,
      content: expect.stringMatching(WARNING),
    });
});

test('the page shows the solutions of today’s puzzles only after a warning', async () => {
  const asked = await fetch(`${program.url}/api/line`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: program.url },
    body: JSON.stringify({ text: `/solve ${makeBoard(puzzle.goal)} -> ${nearBoard(2)}` }),
  });
  expect(await asked.text()).toMatch(WARNING);
});

test('today’s puzzle is solved nowhere as a part of a larger board', async () => {
  const { start, goal } = framePuzzle(puzzle, { above: 1, left: 1 });
  const line = `${makeBoard(findBoardAt(start, 2))} -> ${makeBoard(goal)}`;
  telegram.say(`/solve ${line}`, { chat: GROUP, from: player(6) });
  await shows(GROUP.id, REFUSAL);
  type(6, line);
  await shows(player(6).id, WARNING);
  const interaction = discord.slash(
    'explain',
    { board: makeBoard(start), algorithm: 'human' },
    { user: '606' },
  );
  expect((await interaction.answer()).content).toMatch(WARNING);
});

test('a puzzle opened before midnight is guarded after it, for its player alone', async () => {
  clock.set(`${DAY}T23:50:00Z`);
  type(7, '/daily');
  await shows(player(7).id, /Daily puzzle/);
  clock.set('2026-11-24T00:10:00Z');
  type(7, `/solve ${makeBoard(puzzle.start)}`);
  await shows(
    player(7).id,
    new RegExp(`This is the puzzle of ${DAY}, which you haven't finished.*Show the`, 's'),
  );
  type(8, `/solve ${makeBoard(puzzle.start)}`);
  await shows(player(8).id, /in \d+ moves/);
});
