import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { defaultGoal } from '../../src/core/sliding/board.ts';
import {
  buildTable,
  createSolverMemory,
  solveSliding,
  tableChoices,
} from '../../src/core/sliding/solve/solve-sliding.ts';
import {
  type DayBoard,
  drawBoard,
  drawEarlyPuzzle,
  drawPuzzle,
  drawWalk,
} from '../../src/daily/draw-puzzle.ts';
import { chessboardOfDay, FIRST_MONDAY, puzzleRangeOfDay } from '../../src/daily/week.ts';
import { createProveLength } from '../support/prove-length.ts';

const SECRET = 'a secret of the tests';
const MONDAY = Date.UTC(2026, 10, 23);
const dayAt = (days: number) => new Date(MONDAY + days * 86_400_000).toISOString().slice(0, 10);
const fifteen = { start: defaultGoal(4, 4), goal: defaultGoal(4, 4) };

/** The smallest tables of 4x4, built in some two seconds. */
const [key = ''] =
  tableChoices({ ...fifteen, metric: 'stm', algorithm: 'auto', timeMs: 1000 }).at(-1)?.keys ?? [];
const tables = new Map([[key, buildTable(key)]]);
const lengthOf = createProveLength(tables);

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const BANDS = [
  [3, 3, 14, 18],
  [3, 3, 19, 22],
  [2, 5, 23, 27],
  [3, 4, 28, 32],
  [3, 4, 33, 37],
  [4, 4, 38, 44],
  [4, 4, 45, 52],
] as const;
const CHESSBOARDS = [
  [5, 6],
  [6, 5],
  [6, 7],
  [7, 6],
  [7, 7],
  [8, 7],
  [7, 8],
] as const;

test('the first day of the weeks is a Monday', () => {
  expect(new Date(`${FIRST_MONDAY}T00:00:00Z`).getUTCDay()).toBe(1);
  expect(dayAt(0)).toBe(FIRST_MONDAY);
});

test.each(WEEKDAYS.map((weekday, at) => [weekday, at] as const))(
  'each %s has the same band and chessboard, in any week',
  (_, at) => {
    const [rows, cols, least, most] = BANDS[at] ?? [];
    const [files, ranks] = CHESSBOARDS[at] ?? [];
    for (const week of [0, 1, 2, 61]) {
      expect(puzzleRangeOfDay(dayAt(at + 7 * week))).toEqual({ rows, cols, minMoves: least, maxMoves: most });
      expect(chessboardOfDay(dayAt(at + 7 * week))).toEqual({ cols: files, rows: ranks });
    }
  },
);

test('each day from Monday to Sunday has longer solutions than the day before, on no smaller board', () => {
  const week = WEEKDAYS.map((_, at) => puzzleRangeOfDay(dayAt(at)));
  for (const [at, band] of week.entries()) {
    const before = week[at - 1];
    if (band === undefined || before === undefined) continue;
    expect(band.minMoves).toBe(before.maxMoves + 1);
    expect(band.rows * band.cols).toBeGreaterThanOrEqual(before.rows * before.cols);
  }
  expect(new Set(WEEKDAYS.map((_, at) => JSON.stringify(chessboardOfDay(dayAt(at))))).size).toBe(7);
});

test('before the weeks there are no bands, and the knight walks the boards of the weekdays', () => {
  expect(puzzleRangeOfDay('2026-11-22')).toBeUndefined();
  expect(chessboardOfDay('2026-11-22')).toEqual(chessboardOfDay('2026-11-29'));
  expect(chessboardOfDay('2026-01-01')).toEqual(chessboardOfDay('2026-11-26'));
});

test.each(WEEKDAYS.map((weekday, at) => [at < 2 ? 40 : 12, weekday, at] as const))(
  '%i %ss have proved lengths in their band',
  { timeout: 60_000 },
  async (count, _, at) => {
    const [rows, cols, least, most] = BANDS[at] ?? [0, 0, 0, 0];
    const drawn = await boards(count, at);
    const context = {
      memory: createSolverMemory(),
      now: () => performance.now(),
      table: (name: string) => tables.get(name),
    };
    for (const { start, goal, par } of drawn) {
      expect([start.rows, start.cols]).toEqual([rows, cols]);
      // Solved again by the solver as people ask it, which knows no bands.
      const answer = solveSliding({ start, goal, metric: 'stm', algorithm: 'auto', timeMs: 60_000 }, context);
      expect(answer).toMatchObject({ optimal: true, length: par });
      expect(par).toBeGreaterThanOrEqual(least);
      expect(par).toBeLessThanOrEqual(most);
    }
    expect(new Set(drawn.map(({ start }) => start.tiles.join())).size).toBe(count);
    expect(new Set(drawn.map(({ par }) => par)).size).toBeGreaterThan((most - least) / 2);
  },
);

test.each(WEEKDAYS.map((weekday, at) => [weekday, at] as const))(
  'on %ss the knight begins on squares that have a tour',
  (_, at) => {
    const [cols, rows] = CHESSBOARDS[at] ?? [0, 0];
    const starts = Array.from({ length: 60 }, (_, week) => {
      const { start, ...walk } = drawWalk(SECRET, dayAt(at + 7 * week));
      expect(walk).toEqual({ kind: 'knight', cols, rows, par: cols * rows - 1 });
      // On odd boards tours begin on the corners' colour alone (as Euler knew); on these even ones, where a
      // closed one exists, anywhere.
      if (cols % 2 === 1 && rows % 2 === 1) expect((start.file + start.rank) % 2).toBe(0);
      return `${start.file} ${start.rank}`;
    });
    const possible = (cols * rows) % 2 === 1 ? (cols * rows + 1) / 2 : cols * rows;
    expect(new Set(starts).size).toBeGreaterThan(possible / 2);
    expect(new Set(starts).size).toBeLessThanOrEqual(possible);
  },
);

test('the knight has a stream of its own, which the puzzle’s secret key does not give away', () => {
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  // 7x8 has 56 squares, all with a tour, in the order of ranks: the first byte below 4 * 56 names one.
  const expected = (name: string) => (hmac(hmac(SECRET, name), '0').find((byte) => byte < 224) ?? 0) % 56;
  const sundays = Array.from({ length: 20 }, (_, week) => dayAt(6 + 7 * week));
  const squares = sundays.map((day) => drawWalk(SECRET, day).start);
  const numbers = squares.map(({ file, rank }) => 7 * rank + file);
  expect(numbers).toEqual(sundays.map((day) => expected(`knight ${day}`)));
  expect(numbers).not.toEqual(sundays.map(expected));
});

async function boards(count: number, first: number): Promise<readonly DayBoard[]> {
  const drawn: DayBoard[] = [];
  for (let at = 0; at < count; at++) drawn.push(await drawBoard(SECRET, dayAt(first + 7 * at), lengthOf));
  return drawn;
}

test('earlier days keep their puzzle, byte for byte', async () => {
  // Drawn by the program as it was before there were weeks.
  expect(drawEarlyPuzzle('secret', '2026-11-21').start.tiles.join('')).toBe('350846127');
  expect(drawEarlyPuzzle('secret', '2026-11-22').start.tiles.join('')).toBe('628573014');
  expect(await drawPuzzle('secret', { day: '2026-11-22', series: 'puzzle' }, lengthOf)).toMatchObject({
    kind: 'sliding',
    start: drawEarlyPuzzle('secret', '2026-11-22').start,
  });
});

test('two other processes draw the same, without tables or with them', async () => {
  const drawn = ['2026-11-22', ...[0, 2, 4, 5].map(dayAt)];
  const here = [];
  for (const day of drawn) {
    here.push(JSON.stringify(await drawBoard(SECRET, day, lengthOf)));
    here.push(JSON.stringify(drawWalk(SECRET, day)));
  }
  const script = join(import.meta.dirname, '../support/program/draw-days.ts');
  const run = () => promisify(execFile)(process.execPath, [script, SECRET, ...drawn]);
  for (const { stdout } of await Promise.all([run(), run()])) expect(stdout.trim().split('\n')).toEqual(here);
}, 60_000);
