import { expect, test } from 'vitest';
import { tableKey } from '../../../../../src/core/sliding/solve/pattern/pattern.ts';
import { buildTable } from '../../../../../src/core/sliding/solve/pattern/tables.ts';

/** Neighbouring cells. */
const neighbours = (rows: number, cols: number): number[][] =>
  Array.from({ length: rows * cols }, (_, cell) =>
    [
      ...(cell >= cols ? [cell - cols] : []),
      ...(cell + cols < rows * cols ? [cell + cols] : []),
      ...(cell % cols > 0 ? [cell - 1] : []),
      ...(cell % cols < cols - 1 ? [cell + 1] : []),
    ].sort((a, b) => a - b),
  );

/** The lowest cell that the blank reaches from `hole` without passing a tile. */
function corner(hole: number, tiles: readonly number[], beside: readonly (readonly number[])[]): number {
  const reached = new Set([hole]);
  for (const cell of reached)
    for (const next of beside[cell] ?? []) if (!tiles.includes(next)) reached.add(next);
  return Math.min(...reached);
}

/**
 * Moves by `tiles' cells, lowest cell of the blank's region`, from the goal on: breadth-first, as in a
 * textbook.
 */
function movesOf(rows: number, cols: number, blank: number, cells: readonly number[]): Map<string, number> {
  const beside = neighbours(rows, cols);
  const moves = new Map<string, number>();
  let level: [readonly number[], number][] = [[cells, corner(blank, cells, beside)]];
  for (let depth = 0; level.length > 0; depth++) {
    const found = level.filter(([tiles, region]) => {
      const isNew = !moves.has(`${tiles} ${region}`);
      if (isNew) moves.set(`${tiles} ${region}`, depth);
      return isNew;
    });
    level = found.flatMap(([tiles, region]) =>
      tiles.flatMap((cell, at) =>
        (beside[cell] ?? [])
          .filter((hole) => !tiles.includes(hole) && corner(hole, tiles, beside) === region)
          .map((hole): [readonly number[], number] => {
            const after = tiles.with(at, hole);
            return [after, corner(cell, after, beside)];
          }),
      ),
    );
  }
  return moves;
}

/** All orders of that many, in lexicographic order. */
function ordersOf(count: number, left = Array.from({ length: count }, (_, at) => at)): number[][] {
  if (left.length === 0) return [[]];
  return left.flatMap((first) =>
    ordersOf(
      count,
      left.filter((at) => at !== first),
    ).map((rest) => [first, ...rest]),
  );
}

/**
 * The content of a file: for each order of the tiles by rising cell a row of bits, in it for each set of
 * cells (as a rising binary number) and each of the blank's regions (by its lowest cell) the second lowest
 * bit of the moves; ones where there are none, and up to a whole word.
 */
function tableBits(rows: number, cols: number, blank: number, cells: readonly number[]): number[] {
  const moves = movesOf(rows, cols, blank, cells);
  const beside = neighbours(rows, cols);
  const all = Array.from({ length: rows * cols }, (_, cell) => cell);
  const nodes = Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((cell) => (mask >> cell) & 1))
    .filter(({ length }) => length === cells.length)
    .flatMap((set) =>
      all
        .filter((cell) => !set.includes(cell) && corner(cell, set, beside) === cell)
        .map((region) => ({ set, region })),
    );
  return ordersOf(cells.length).flatMap((order) => {
    const row = nodes.map(({ set, region }) => {
      const tiles = order.map((_, tile) => set[order.indexOf(tile)]);
      return ((moves.get(`${tiles} ${region}`) ?? 2) >> 1) & 1;
    });
    return [...row, ...new Array<number>((32 - (row.length % 32)) % 32).fill(1)];
  });
}

test.each([
  [2, 2, 3, [[0, 1, 2]]],
  [2, 3, 5, [[0, 1, 2, 3, 4]]],
  [
    2,
    3,
    1,
    [
      [0, 3],
      [2, 4, 5],
    ],
  ],
  [2, 4, 6, [[0, 1, 2, 3, 7]]],
  [
    3,
    3,
    8,
    [
      [0, 1, 3, 4, 6],
      [2, 5, 7],
    ],
  ],
  [3, 3, 4, [[0, 1, 2, 5]]],
  [3, 4, 11, [[2, 3, 7], [10]]],
])('%ix%i, blank in %i, tiles %j: every bit of the table', (rows, cols, blank, groups) => {
  const key = tableKey(groups.map((cells) => ({ rows, cols, blank, cells })));
  const words = new Uint32Array(buildTable(key).buffer);
  const bits = Array.from(words, (word) => Array.from({ length: 32 }, (_, at) => (word >>> at) & 1)).flat();
  expect(bits).toEqual(groups.flatMap((cells) => tableBits(rows, cols, blank, cells)));
});
