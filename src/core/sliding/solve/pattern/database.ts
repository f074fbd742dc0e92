import { slideTable } from '../position/space.ts';
import type { Pattern } from './pattern.ts';
import { nodeAt, orderAfter, orderOf, type PlacementSpace } from './placement.ts';

/**
 * A pattern database by region. For every order and node of a `PlacementSpace`, it holds the fewest moves of
 * the pattern's tiles that bring them and the blank's region home; moves of other tiles are free. A move of
 * the pattern changes that number by exactly one, and its parity is that of the tiles' taxicab distance. So
 * the second lowest bit alone determines a neighbour's number (compare Breyer & Korf 2010, who need log2(3)
 * bits because their moves may keep it).
 */
export type Database = Int32Array;

/** Returns the number of bits for one order, rounded up to whole words. */
export const strideOf = (space: PlacementSpace): number => (space.sets.length + 31) & ~31;

/** Returns the number of words of a database. */
export const wordsOf = (space: PlacementSpace): number => (strideOf(space) / 32) * space.orders;

export const bitAt = (database: Database, at: number): number =>
  ((database[at >>> 5] as number) >>> (at & 31)) & 1;

/** Returns the node of the solved tiles. The solved tiles have order 0. */
export function homeNode(space: PlacementSpace, { cells, blank }: Pattern): number {
  return nodeAt(
    space,
    cells.reduce((set, cell) => set | (1 << cell), 0),
    blank,
  );
}

/** The placement of a pattern's tiles during a search. */
export interface Placement {
  readonly set: number;
  readonly order: number;
  /** Moves of the pattern's tiles to the goal. */
  readonly distance: number;
}

/**
 * Finds the placement and its distance by walking down to the goal: O(moves). `cellOf` returns the cell of
 * each of the pattern's tiles.
 */
export function locate(
  space: PlacementSpace,
  database: Database,
  pattern: Pattern,
  cellOf: (tile: number) => number,
  blank: number,
): Placement {
  const { rows, cols } = space;
  const slides = slideTable(rows, cols);
  const stride = strideOf(space);
  const places = pattern.cells.map((tile, at) => ({ at, cell: cellOf(tile) }));
  let taxicab = 0;
  for (const { at, cell } of places) {
    const home = pattern.cells[at] ?? 0;
    taxicab +=
      Math.abs(Math.floor(cell / cols) - Math.floor(home / cols)) + Math.abs((cell % cols) - (home % cols));
  }
  const start = places.reduce((mask, { cell }) => mask | (1 << cell), 0);
  const startOrder = orderOf(places.sort((a, b) => a.cell - b.cell).map(({ at }) => at));
  const home = homeNode(space, pattern);
  let [set, order, node, parity, distance] = [start, startOrder, nodeAt(space, start, blank), taxicab & 1, 0];

  const stepDown = (): boolean => {
    const now = (bitAt(database, order * stride + node) << 1) | parity;
    const region = space.regions[node] as number;
    for (let cell = 0; cell < rows * cols; cell++) {
      if (((set >>> cell) & 1) === 0) continue;
      for (let move = 0; move < 4; move++) {
        const hole = slides[4 * cell + move] as number;
        if (hole < 0 || ((region >>> hole) & 1) === 0) continue;
        const nextSet = set ^ (1 << cell) ^ (1 << hole);
        const nextOrder = orderAfter(space, order, set, cell, hole);
        const nextNode = nodeAt(space, nextSet, cell);
        if (bitAt(database, nextOrder * stride + nextNode) !== ((now + 3) & 3) >> 1) continue;
        [set, order, node, parity] = [nextSet, nextOrder, nextNode, parity ^ 1];
        return true;
      }
    }
    return false;
  };
  while (order !== 0 || node !== home) {
    if (!stepDown()) throw new Error('no move leads nearer: the table is damaged');
    distance++;
  }
  return { set: start, order: startOrder, distance };
}
