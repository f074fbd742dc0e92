import { MOVE_COLS, MOVE_ROWS } from '../board/knight-moves.ts';
import { type BlockPath, closedKey } from '../search/block-path.ts';

/** The side of a block on which a neighbour lies. */
export type Side = 0 | 1 | 2 | 3;
export const ABOVE: Side = 0;
export const LEFT: Side = 1;
export const RIGHT: Side = 2;
export const BELOW: Side = 3;

/** The number of rows or columns that a knight's move across a border can reach. */
const REACH = 2;

/** Packs a number below 2^22, a cut below 256, and whether the join there is crossed (0 or 1). */
export const pack = (high: number, cut: number, crossed: number): number =>
  (high << 9) | (cut << 1) | crossed;
export const highOf = (packed: number): number => packed >>> 9;
export const cutOf = (packed: number): number => (packed >>> 1) & 255;
export const crossedOf = (packed: number): number => packed & 1;

const isMove = (down: number, across: number): boolean => {
  const area = down * across;
  return area === 2 || area === -2;
};

/** Inserts a number into an array whose part from the index `first` on is ascending. */
function insert(rising: number[], first: number, number: number): void {
  let at = rising.length;
  for (; at > first && (rising[at - 1] ?? 0) > number; at--) rising[at] = rising[at - 1] ?? 0;
  rising[at] = number;
}

/**
 * Lists the ways to join a closed tour `q` into the path `p` of its neighbour. The move i to i+1 of p and the
 * move j to j+1 of q are replaced by two moves across the border. These lead from i to j and from i+1 to j+1
 * or, if crossed, from i to j+1 and from i+1 to j. Each entry packs i, j and crossed. Entries ascend, with
 * the move from the last cell first. (After Parberry 1997.)
 */
function findJoins(p: BlockPath, q: BlockPath, side: Side): readonly number[] {
  const down = side === ABOVE ? -q.rows : side === BELOW ? p.rows : 0;
  const across = side === LEFT ? -q.cols : side === RIGHT ? p.cols : 0;
  const { rows, cols, rowAt, colAt, placeOf } = q;
  const last = p.rowAt.length - 1;
  const lastOfQ = rowAt.length - 1;
  /**
   * The joins found so far. Instead of j, each holds the cell of `q` after j. So the move from the last cell
   * to the first cell (0) comes first.
   */
  const found: number[] = [];
  for (let next = p.closed ? 0 : 1; next <= last; next++) {
    const i = next === 0 ? last : next - 1;
    // Rows and columns are counted from the first cell of the block `q`.
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
        insert(found, first, pack(i, after, 0));
      if (isMove((rowAt[before] ?? 0) - nextRow, (colAt[before] ?? 0) - nextCol))
        insert(found, first, pack(i, to, 1));
    }
  }
  return found.map((join) => {
    const after = cutOf(join);
    return pack(highOf(join), after > 0 ? after - 1 : lastOfQ, crossedOf(join));
  });
}

/**
 * Returns the ways to join the closed tour `q` into the path `p` of its neighbour. They are cached with `p`.
 */
export function joinsBetween(p: BlockPath, q: BlockPath, variant: number, side: Side): readonly number[] {
  const key = closedKey(q.rows, q.cols, variant) * 4 + side;
  const known = p.joins.get(key);
  if (known !== undefined) return known;
  const found = findJoins(p, q, side);
  p.joins.set(key, found);
  return found;
}
