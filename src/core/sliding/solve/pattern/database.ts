import { slideTable } from '../position/space.ts';
import type { Pattern } from './pattern.ts';
import { nodeAt, orderAfter, orderOf, type PlacementSpace } from './placement.ts';

/**
 * A pattern database that also depends on the region of the blank. For each order and each node (see
 * `PlacementSpace`), it gives the fewest moves of the pattern's tiles to their goal cells, with the blank in
 * its goal region. Moves of other tiles don't count.
 *
 * Only bit 1 (worth 2) of the distance is stored. Bit 0 is the parity of the tiles' taxicab distance. Each
 * move of the pattern's tiles changes the distance by exactly one. So the distance modulo 4 shows whether a
 * neighbour is nearer or farther. (Breyer & Korf 2010 need log2(3) bits, because their moves may leave the
 * distance unchanged.)
 */
export type Database = Int32Array;

/** One for each node, rounded up to a multiple of 32. */
export const bitsPerOrder = (space: PlacementSpace): number => (space.sets.length + 31) & ~31;

export const wordCountOf = (space: PlacementSpace): number => (bitsPerOrder(space) / 32) * space.orderCount;

export const readBit = (database: Database, bitIndex: number): number =>
  ((database[bitIndex >>> 5] as number) >>> (bitIndex & 31)) & 1;

/** The solved tiles have order 0. */
export function goalNodeOf(space: PlacementSpace, { cells, blank }: Pattern): number {
  return nodeAt(
    space,
    cells.reduce((set, cell) => set | (1 << cell), 0),
    blank,
  );
}

/** `set`: the cells of a pattern's tiles, as bits. `order`: number of their order in these cells. */
export interface Placement {
  readonly set: number;
  readonly order: number;
  readonly distance: number;
}

/**
 * Finds the distance from the goal by following moves that lower it: O(distance). Throws if the database is
 * damaged.
 */
export function findPlacement(
  space: PlacementSpace,
  database: Database,
  pattern: Pattern,
  cellOf: (tile: number) => number,
  blank: number,
): Placement {
  const { rows, cols } = space;
  const movingCells = slideTable(rows, cols);
  const orderStride = bitsPerOrder(space);
  const tilePlaces = pattern.cells.map((tile, at) => ({ at, cell: cellOf(tile) }));
  let taxicabDistance = 0;
  for (const { at, cell } of tilePlaces) {
    const goalCell = pattern.cells[at] ?? 0;
    taxicabDistance +=
      Math.abs(Math.floor(cell / cols) - Math.floor(goalCell / cols)) +
      Math.abs((cell % cols) - (goalCell % cols));
  }
  const startSet = tilePlaces.reduce((mask, { cell }) => mask | (1 << cell), 0);
  const startOrder = orderOf(tilePlaces.sort((a, b) => a.cell - b.cell).map(({ at }) => at));
  const goalNode = goalNodeOf(space, pattern);
  let [set, order, node, parity, distance] = [
    startSet,
    startOrder,
    nodeAt(space, startSet, blank),
    taxicabDistance & 1,
    0,
  ];

  const stepNearer = (): boolean => {
    const distanceMod4 = (readBit(database, order * orderStride + node) << 1) | parity;
    const region = space.regions[node] as number;
    for (let cell = 0; cell < rows * cols; cell++) {
      if (((set >>> cell) & 1) === 0) continue;
      for (let move = 0; move < 4; move++) {
        const freeCell = movingCells[4 * cell + move] as number;
        if (freeCell < 0 || ((region >>> freeCell) & 1) === 0) continue;
        const nextSet = set ^ (1 << cell) ^ (1 << freeCell);
        const nextOrder = orderAfter(space, order, set, cell, freeCell);
        const nextNode = nodeAt(space, nextSet, cell);
        if (readBit(database, nextOrder * orderStride + nextNode) !== ((distanceMod4 + 3) & 3) >> 1) continue;
        [set, order, node, parity] = [nextSet, nextOrder, nextNode, parity ^ 1];
        return true;
      }
    }
    return false;
  };
  while (order !== 0 || node !== goalNode) {
    if (!stepNearer()) throw new Error('no move leads nearer: the table is damaged');
    distance++;
  }
  return { set: startSet, order: startOrder, distance };
}
