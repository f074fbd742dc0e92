import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTour } from '../../../../src/core/knight/board/check-tour.ts';
import { MOVE_ORDERS } from '../../../../src/core/knight/classic/arrays.ts';
import { createClassicWalk } from '../../../../src/core/knight/classic/classic-walk.ts';
import { runClassic } from '../../../../src/core/knight/classic/run.ts';
import {
  CLASSIC_PROGRAMS,
  type ClassicSettings,
  DEFAULT_GOOD_RETURNS,
  DEFAULT_MAX_RETURNS,
  MOVE_ORDER_NAMES,
  OPTIMISATIONS,
} from '../../../../src/core/knight/request/choice.ts';

/** Keeps a run short; the tables' tests go to the article's limit. */
const MOST_BACKTRACKS = 3000;

function run(cols: number, rows: number, cell: number, choice: ClassicSettings, maxSteps?: number) {
  const walk = createClassicWalk(cols, rows, choice.opts);
  const limits = {
    shouldStop: () => false,
    ...(maxSteps && { maxSteps }),
  };
  const limited = { ...choice, maxReturns: MOST_BACKTRACKS };
  return { ...runClassic(walk, cell, limited, limits), path: [...walk.path()] };
}

const boards = fc.oneof(
  fc.record({ cols: fc.integer({ min: 1, max: 9 }), rows: fc.integer({ min: 1, max: 9 }) }),
  fc.constantFrom({ cols: 14, rows: 3 }, { cols: 3, rows: 14 }, { cols: 17, rows: 20 }),
);
const choices = fc.record({
  opts: fc.subarray([...OPTIMISATIONS]),
  array: fc.constantFrom(...MOVE_ORDER_NAMES),
});

describe('the iterative, the recursive and the automaton program', () => {
  test('agree on outcome, tour, move order and backtracks, for all choices', () => {
    fc.assert(
      fc.property(boards, fc.nat(), choices, ({ cols, rows }, at, choice) => {
        const cell = at % (cols * rows);
        const [first, ...others] = CLASSIC_PROGRAMS.map((program) =>
          run(cols, rows, cell, { ...choice, program }),
        );
        for (const other of others) expect(other).toEqual(first);
      }),
      { numRuns: 150, seed: 1 },
    );
  });

  test('agree at every limit of backtracks', () => {
    fc.assert(
      fc.property(boards, fc.nat(), choices, fc.integer({ min: 1, max: 300 }), (board, at, choice, most) => {
        const cell = at % (board.cols * board.rows);
        const [first, ...others] = CLASSIC_PROGRAMS.map((program) =>
          run(board.cols, board.rows, cell, { ...choice, program }, most),
        );
        for (const other of others) expect(other).toEqual(first);
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  test('find tours', () => {
    let tours = 0;
    fc.assert(
      fc.property(boards, fc.nat(), choices, ({ cols, rows }, at, choice) => {
        const cell = at % (cols * rows);
        const { outcome, path } = run(cols, rows, cell, { ...choice, program: 'iterative' });
        if (outcome !== 'tour') return;
        tours++;
        const order = new Int32Array(cols * rows);
        for (const [index, visited] of path.entries()) order[visited] = index + 1;
        const start = { file: cell % cols, rank: rows - 1 - Math.floor(cell / cols) };
        expect(checkTour({ cols, rows, order, start, closed: false }).ok).toBe(true);
      }),
      { numRuns: 150, seed: 3 },
    );
    expect(tours).toBeGreaterThan(15);
  });
});

describe('optimisation 4', () => {
  const choice: ClassicSettings = { opts: OPTIMISATIONS, program: 'iterative' };
  // 5x5 from (3, 5), cell 22: the article prints D0, so A, B and C meet DEFAULT_GOOD_RETURNS.
  const tried = (array?: ClassicSettings['array']): string[] => {
    const names: string[] = [];
    const onArray = (name: string) => names.push(name);
    const listeners = { onMoveOrder: onArray, onStep: () => {} };
    runClassic(
      createClassicWalk(5, 5, choice.opts),
      22,
      { ...choice, ...(array && { array }) },
      {
        shouldStop: () => false,
        listeners,
      },
    );
    return names;
  };

  test('restarts with the next move order at the first backtrack', () => {
    expect(DEFAULT_GOOD_RETURNS).toBe(1);
    expect(tried()).toEqual(['A', 'B', 'C', 'D']);
  });

  test('begins with the requested move order, and then takes the others in turn', () => {
    expect(tried('C')).toEqual(['C', 'D']);
    expect(tried('D')).toEqual(['D']);
    // 14x3 from (4, 1): the article prints E45274, so all orders meet DEFAULT_GOOD_RETURNS, and the last one
    // decides.
    const choices = MOVE_ORDER_NAMES.map((array) => ({ ...choice, array, maxReturns: 0 }));
    const limits = { shouldStop: () => false };
    expect(
      choices.map((one) => runClassic(createClassicWalk(14, 3, choice.opts), 3, one, limits).array),
    ).toEqual([...['E', 'A', 'B', 'C', 'D']]);
  });

  // The article: all squares of 100x100 but (94,24) and (94,79). The latter is a misprint for the former's
  // mirror image.
  test('leaves (94,24) and (94,77) of 100x100 with backtracks, and not their neighbours', () => {
    const walk = createClassicWalk(100, 100, choice.opts);
    const backtracks = (x: number, y: number): number =>
      runClassic(walk, (y - 1) * 100 + x - 1, choice, { shouldStop: () => false }).backtracks;
    for (const y of [24, 77]) {
      expect(backtracks(94, y)).toBeGreaterThan(0);
      for (const [x, beside] of [
        [93, y],
        [95, y],
        [94, y - 1],
        [94, y + 1],
      ] as const) {
        expect(backtracks(x, beside)).toBe(0);
      }
    }
    expect(backtracks(94, 79)).toBe(0);
  });

  test('counts the backtracks of the last move order only, and lets it have up to the article’s 400,000', () => {
    expect(DEFAULT_MAX_RETURNS).toBe(400_000);
    // Table 4: E45274 at (4, 1).
    const limits = { shouldStop: () => false };
    const walk = createClassicWalk(14, 3, choice.opts);
    expect(runClassic(walk, 3, choice, limits)).toEqual({ outcome: 'tour', array: 'E', backtracks: 45274 });
    expect(runClassic(walk, 3, { ...choice, maxReturns: 45273 }, limits)).toEqual({
      outcome: 'limit',
      array: 'E',
      backtracks: 45274,
    });
    expect(runClassic(walk, 3, { ...choice, maxReturns: 45274 }, limits)).toMatchObject({
      outcome: 'tour',
    });
  });
});

test('each move order has the eight moves of a knight', () => {
  for (const name of MOVE_ORDER_NAMES) {
    const moves = MOVE_ORDERS[name];
    expect(new Set(moves.map(String)).size).toBe(8);
    for (const [across, down] of moves) expect(across * across + down * down).toBe(5);
  }
});
