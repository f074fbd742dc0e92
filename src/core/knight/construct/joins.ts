import { MOVE_COLS, MOVE_ROWS } from '../board/knight-moves.ts';
import { type BlockPath, closedTourKey } from '../search/block-path.ts';

/** The side of a block where its neighbour lies. */
export type Side = 0 | 1 | 2 | 3;
export const ABOVE: Side = 0;
export const LEFT: Side = 1;
export const RIGHT: Side = 2;
export const BELOW: Side = 3;

/** A knight's move goes at most this number of rows or columns beyond the border of a block. */
const REACH = 2;

/**
 * Packs three numbers into one. Bit 0: `crossed`, 1 if the join of two paths is crossed. Bits 1 to 8: `cut`,
 * below 256. From bit 9 on: `high`, a block or another cut, below 2^22.
 */
export const packJoin = (high: number, cut: number, crossed: number): number =>
  (high << 9) | (cut << 1) | crossed;
export const highPartOf = (packed: number): number => packed >>> 9;
export const cutOf = (packed: number): number => (packed >>> 1) & 255;
export const crossedOf = (packed: number): number => packed & 1;

const isMove = (down: number, across: number): boolean => {
  const area = down * across;
  return area === 2 || area === -2;
};

/**
 * Inserts a number into the part of an array from the index `first` to the end, which is sorted in ascending
 * order.
 */
function insertSorted(numbers: number[], first: number, number: number): void {
  let at = numbers.length;
  for (; at > first && (numbers[at - 1] ?? 0) > number; at--) numbers[at] = numbers[at - 1] ?? 0;
  numbers[at] = number;
}

/**
 * Lists the ways to insert the closed tour `tour` into the path `path` of the neighbouring block. A join
 * removes the moves i to i+1 of `path` and j to j+1 of `tour`. It adds two moves between the blocks: i to j
 * and i+1 to j+1. A crossed join adds i to j+1 and i+1 to j instead. Each entry is `packJoin(i, j, crossed)`.
 * Entries are sorted by i, then by j. For this order, the index of a path's last cell counts as -1. Source:
 * Parberry 1997.
 */
function findJoins(path: BlockPath, tour: BlockPath, side: Side): readonly number[] {
  const down = side === ABOVE ? -tour.rows : side === BELOW ? path.rows : 0;
  const across = side === LEFT ? -tour.cols : side === RIGHT ? path.cols : 0;
  const { rows, cols, rowAt, colAt, pathIndexOf } = tour;
  const last = path.rowAt.length - 1;
  const lastOfTour = rowAt.length - 1;
  /**
   * The joins found so far. Their entries contain j + 1 instead of j. If j is the last cell of `tour`, they
   * contain 0. So the move from the last cell of `tour` to its first cell is sorted first.
   */
  const found: number[] = [];
  for (let next = path.closed ? 0 : 1; next <= last; next++) {
    const i = next === 0 ? last : next - 1;
    // Cells of `path` get coordinates relative to the top left cell of the block of `tour`.
    const row = (path.rowAt[i] ?? 0) - down;
    const col = (path.colAt[i] ?? 0) - across;
    if (row < -REACH || row >= rows + REACH || col < -REACH || col >= cols + REACH) continue;
    const nextRow = (path.rowAt[next] ?? 0) - down;
    const nextCol = (path.colAt[next] ?? 0) - across;
    const first = found.length;
    for (let move = 0; move < 8; move++) {
      const toRow = row + (MOVE_ROWS[move] ?? 0);
      const toCol = col + (MOVE_COLS[move] ?? 0);
      if (toRow < 0 || toRow >= rows || toCol < 0 || toCol >= cols) continue;
      const targetIndex = pathIndexOf[toRow * cols + toCol] ?? 0;
      const after = targetIndex < lastOfTour ? targetIndex + 1 : 0;
      const before = targetIndex > 0 ? targetIndex - 1 : lastOfTour;
      if (isMove((rowAt[after] ?? 0) - nextRow, (colAt[after] ?? 0) - nextCol))
        insertSorted(found, first, packJoin(i, after, 0));
      if (isMove((rowAt[before] ?? 0) - nextRow, (colAt[before] ?? 0) - nextCol))
        insertSorted(found, first, packJoin(i, targetIndex, 1));
    }
  }
  return found.map((join) => {
    const after = cutOf(join);
    return packJoin(highPartOf(join), after > 0 ? after - 1 : lastOfTour, crossedOf(join));
  });
}

/**
 * Returns the ways to insert the closed tour `tour` into the path `path` of the neighbouring block, as packed
 * by `findJoins`. The result is cached in `path.joins`. `variant` identifies `tour` among the closed tours of
 * its size.
 */
export function joinsBetween(
  path: BlockPath,
  tour: BlockPath,
  variant: number,
  side: Side,
): readonly number[] {
  const key = closedTourKey(tour.rows, tour.cols, variant) * 4 + side;
  const cachedJoins = path.joins.get(key);
  if (cachedJoins !== undefined) return cachedJoins;
  const found = findJoins(path, tour, side);
  path.joins.set(key, found);
  return found;
}
