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
function insertSorted(rising: number[], first: number, number: number): void {
  let at = rising.length;
  for (; at > first && (rising[at - 1] ?? 0) > number; at--) rising[at] = rising[at - 1] ?? 0;
  rising[at] = number;
}

/**
 * Lists the ways to insert the closed tour `tour` into the path `path` of the neighbouring block. A join
 * removes the moves i to i+1 of `path` and j to j+1 of `tour`. It adds two moves between the blocks: i to j
 * and i+1 to j+1. A crossed join adds i to j+1 and i+1 to j instead. Each entry is `packJoin(i, j, crossed)`.
 * Entries are sorted by i, then by j. For this order, the index of a path's last cell counts as -1. Source:
 * Parberry 1997.
 */
function findJoins(p: BlockPath, q: BlockPath, side: Side): readonly number[] {
  const down = side === ABOVE ? -q.rows : side === BELOW ? p.rows : 0;
  const across = side === LEFT ? -q.cols : side === RIGHT ? p.cols : 0;
  const { rows, cols, rowAt, colAt, pathIndexOf: placeOf } = q;
  const last = p.rowAt.length - 1;
  const lastOfQ = rowAt.length - 1;
  /**
   * The joins found so far. Their entries contain j + 1 instead of j. If j is the last cell of `tour`, they
   * contain 0. So the move from the last cell of `tour` to its first cell is sorted first.
   */
  const found: number[] = [];
  for (let next = p.closed ? 0 : 1; next <= last; next++) {
    const i = next === 0 ? last : next - 1;
    // Cells of `path` get coordinates relative to the top left cell of the block of `tour`.
    const row = (p.rowAt[i] ?? 0) - down;
    const col = (p.colAt[i] ?? 0) - across;
    if (row < -REACH || row >= rows + REACH || col < -REACH || col >= cols + REACH) continue;
    const nextRow = (p.rowAt[next] ?? 0) - down;
    const nextCol = (p.colAt[next] ?? 0) - across;
    const first = found.length;
    for (let move = 0; move < 8; move++) {
      const toRow = row + (MOVE_ROWS[move] ?? 0);
      const toCol = col + (MOVE_COLS[move] ?? 0);
      if (toRow < 0 || toRow >= rows || toCol < 0 || toCol >= cols) continue;
      const to = placeOf[toRow * cols + toCol] ?? 0;
      const after = to < lastOfQ ? to + 1 : 0;
      const before = to > 0 ? to - 1 : lastOfQ;
      if (isMove((rowAt[after] ?? 0) - nextRow, (colAt[after] ?? 0) - nextCol))
        insertSorted(found, first, packJoin(i, after, 0));
      if (isMove((rowAt[before] ?? 0) - nextRow, (colAt[before] ?? 0) - nextCol))
        insertSorted(found, first, packJoin(i, to, 1));
    }
  }
  return found.map((join) => {
    const after = cutOf(join);
    return packJoin(highPartOf(join), after > 0 ? after - 1 : lastOfQ, crossedOf(join));
  });
}

/**
 * Returns the ways to insert the closed tour `tour` into the path `path` of the neighbouring block, as packed
 * by `findJoins`. The result is cached in `path.joins`. `variant` identifies `tour` among the closed tours of
 * its size.
 */
export function joinsBetween(p: BlockPath, q: BlockPath, variant: number, side: Side): readonly number[] {
  const key = closedTourKey(q.rows, q.cols, variant) * 4 + side;
  const known = p.joins.get(key);
  if (known !== undefined) return known;
  const found = findJoins(p, q, side);
  p.joins.set(key, found);
  return found;
}
