import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { defaultGoal, type Puzzle } from '../../src/core/sliding/board.ts';
import {
  buildTable,
  createSolverMemory,
  solveSliding,
  tableChoices,
} from '../../src/core/sliding/solve/solve.ts';
import { type DayPuzzle, drawPuzzle, puzzleOfDay } from '../../src/daily/puzzle.ts';
import { kindOfDay } from '../../src/daily/week.ts';
import { provedLength } from '../support/proved-length.ts';

const SECRET = 'a secret of the tests';
const MONDAY = Date.UTC(2026, 10, 23);
const dayAt = (days: number) => new Date(MONDAY + days * 86_400_000).toISOString().slice(0, 10);
const fifteen = { start: defaultGoal(4, 4), goal: defaultGoal(4, 4) };

/** The smallest tables of 4x4, built in some two seconds. */
const [key = ''] =
  tableChoices({ ...fifteen, metric: 'stm', algorithm: 'auto', timeMs: 1000 }).at(-1)?.keys ?? [];
const tables = new Map([[key, buildTable(key)]]);
const lengthOf = provedLength(tables);

test.each([
  ['the first Monday', '2026-11-23', { kind: 'sliding', rows: 3, cols: 3, least: 14, most: 18 }],
  ['a Tuesday', '2026-11-24', { kind: 'sliding', rows: 3, cols: 3, least: 19, most: 22 }],
  ['a Wednesday', '2026-11-25', { kind: 'knight', cols: 5, rows: 5 }],
  ['a Thursday', '2026-11-26', { kind: 'sliding', rows: 3, cols: 3, least: 23, most: 27 }],
  ['a Friday', '2026-11-27', { kind: 'sliding', rows: 3, cols: 4, least: 26, most: 32 }],
  ['a Saturday', '2026-11-28', { kind: 'sliding', rows: 4, cols: 4, least: 38, most: 44 }],
  ['the first Sunday', '2026-11-29', { kind: 'knight', cols: 6, rows: 6 }],
  ['the second Sunday', '2026-12-06', { kind: 'sliding', rows: 4, cols: 4, least: 45, most: 52 }],
  ['a leap day, a Tuesday', '2028-02-29', { kind: 'sliding', rows: 3, cols: 3, least: 19, most: 22 }],
  ['the day before the weeks', '2026-11-22', undefined],
])('%s, %s', (_, day, kind) => {
  expect(kindOfDay(day)).toEqual(kind);
});

test.each([
  [60, 'Mondays', 0, 7, 14, 18],
  [60, 'Tuesdays', 1, 7, 19, 22],
  [60, 'Thursdays', 3, 7, 23, 27],
  [60, 'Fridays', 4, 7, 26, 32],
  [30, 'Saturdays', 5, 7, 38, 44],
  [30, 'Sundays with tiles', 13, 14, 45, 52],
])(
  '%i %s have proved lengths in their band',
  { timeout: 60_000 },
  async (count, _, first, every, least, most) => {
    const drawn = await days(count, first, every);
    const context = {
      memory: createSolverMemory(),
      now: () => performance.now(),
      table: (name: string) => tables.get(name),
    };
    for (const puzzle of drawn) {
      const { start, goal } = puzzle as DayPuzzle & Puzzle;
      // Solved anew by the solver as people ask it, which knows no bands.
      const answer = solveSliding({ start, goal, metric: 'stm', algorithm: 'auto', timeMs: 60_000 }, context);
      expect(answer).toMatchObject({ optimal: true, length: puzzle.par });
      expect(puzzle.par).toBeGreaterThanOrEqual(least);
      expect(puzzle.par).toBeLessThanOrEqual(most);
    }
    expect(new Set(drawn.map((puzzle) => JSON.stringify(puzzle.start))).size).toBe(count);
    // No length of the band is missing, unless it is rare.
    expect(new Set(drawn.map(({ par }) => par)).size).toBeGreaterThanOrEqual(most - least);
  },
);

test.each([
  ['Wednesdays', 2, 7, 5, 13],
  ['Sundays with a knight', 6, 14, 6, 36],
])('60 %s begin on squares that have a tour', async (_, first, every, side, possible) => {
  const starts = (await days(60, first, every)).map((puzzle) => {
    expect(puzzle).toMatchObject({ kind: 'knight', cols: side, rows: side, par: side * side - 1 });
    const { file, rank } = (puzzle as Extract<DayPuzzle, { kind: 'knight' }>).start;
    // On 5x5 tours begin on the corners' colour alone (as Euler knew); on 6x6, where a closed one exists, anywhere.
    if (side % 2 === 1) expect((file + rank) % 2).toBe(0);
    return `${file} ${rank}`;
  });
  expect(new Set(starts).size).toBeGreaterThan(possible / 2);
  expect(new Set(starts).size).toBeLessThanOrEqual(possible);
});

async function days(count: number, first: number, every: number): Promise<readonly DayPuzzle[]> {
  const drawn: DayPuzzle[] = [];
  for (let at = 0; at < count; at++)
    drawn.push(await drawPuzzle(SECRET, dayAt(first + at * every), lengthOf));
  return drawn;
}

test('earlier days keep their puzzle, byte for byte', async () => {
  // Drawn by the program as it was before there were weeks.
  expect(puzzleOfDay('secret', '2026-11-21').start.tiles.join('')).toBe('350846127');
  expect(puzzleOfDay('secret', '2026-11-22').start.tiles.join('')).toBe('628573014');
  expect(await drawPuzzle('secret', '2026-11-22', lengthOf)).toMatchObject({
    kind: 'sliding',
    start: puzzleOfDay('secret', '2026-11-22').start,
  });
});

test('four processes draw the same, without tables or with them', async () => {
  const drawn = ['2026-11-22', ...[0, 2, 4, 5].map(dayAt)];
  const here = [];
  for (const day of drawn) here.push(JSON.stringify(await drawPuzzle(SECRET, day, lengthOf)));
  const script = join(import.meta.dirname, '../support/program/draw-days.ts');
  const run = () => promisify(execFile)(process.execPath, [script, SECRET, ...drawn]);
  for (let pair = 0; pair < 2; pair++)
    for (const { stdout } of await Promise.all([run(), run()]))
      expect(stdout.trim().split('\n')).toEqual(here);
}, 60_000);
