import { expect, test } from 'vitest';
import { slideTable } from '../../../../../src/core/sliding/solve/position/space.ts';
import { createMovePruning } from '../../../../../src/core/sliding/solve/proof/move-pruning.ts';

const { nextStates } = createMovePruning();

/** Positions by the fewest moves that lead to them, up to `depth`: breadth-first, all moves. */
function distances(rows: number, cols: number, hole: number, depth: number): Map<string, number> {
  const slides = slideTable(rows, cols);
  const start = Array.from({ length: rows * cols }, (_, cell) => cell);
  const found = new Map([[`${hole} ${start}`, 0]]);
  let level: [number, number[]][] = [[hole, start]];
  for (let moves = 1; moves <= depth; moves++) {
    const further: [number, number[]][] = [];
    for (const [at, cells] of level) {
      for (let move = 0; move < 4; move++) {
        const cell = slides[4 * at + move] as number;
        if (cell < 0) continue;
        const moved = [...cells];
        [moved[at], moved[cell]] = [cells[cell] as number, cells[at] as number];
        if (found.has(`${cell} ${moved}`)) continue;
        found.set(`${cell} ${moved}`, moves);
        further.push([cell, moved]);
      }
    }
    level = further;
  }
  return found;
}

/** The same by the strings of moves that the automaton lets through. */
function prunedDistances(rows: number, cols: number, hole: number, depth: number): Map<string, number> {
  const slides = slideTable(rows, cols);
  const found = new Map<string, number>();
  const visit = (at: number, cells: number[], state: number, moves: number): void => {
    const key = `${at} ${cells}`;
    if ((found.get(key) ?? 99) > moves) found.set(key, moves);
    if (moves === depth) return;
    for (let move = 0; move < 4; move++) {
      const cell = slides[4 * at + move] as number;
      const after = nextStates[4 * state + move] as number;
      if (cell < 0 || after < 0) continue;
      const moved = [...cells];
      [moved[at], moved[cell]] = [cells[cell] as number, cells[at] as number];
      visit(cell, moved, after, moves + 1);
    }
  };
  visit(
    hole,
    Array.from({ length: rows * cols }, (_, cell) => cell),
    0,
    0,
  );
  return found;
}

test.each([
  [2, 3, 0, 16],
  [2, 4, 1, 15],
  [3, 3, 4, 14],
  [3, 4, 5, 13],
  [4, 4, 0, 13],
  [4, 4, 5, 12],
])(
  '%ix%i, blank in cell %i: every position up to %i moves away keeps a shortest way',
  (rows, cols, hole, depth) => {
    expect(prunedDistances(rows, cols, hole, depth)).toEqual(distances(rows, cols, hole, depth));
  },
);

test('a move is never undone at once, and three moves around a block of four cells are never six the other way', () => {
  const after = (moves: readonly number[]): number =>
    moves.reduce((state, move) => (state < 0 ? state : (nextStates[4 * state + move] as number)), 0);
  for (const back of [
    [0, 1],
    [1, 0],
    [2, 3],
    [3, 2],
  ])
    expect(after(back)).toBe(-1);
  const [oneWay, otherWay] = [
    [0, 2, 1, 3, 0, 2],
    [2, 0, 3, 1, 2, 0],
  ];
  expect([after(oneWay ?? []), after(otherWay ?? [])].filter((state) => state === -1)).toHaveLength(1);
});
