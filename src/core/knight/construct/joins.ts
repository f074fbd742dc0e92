import { MOVE_COLS, MOVE_ROWS } from '../board/knight-moves.ts';
import { type BlockPath, closedKey } from '../search/block-path.ts';

/** On which side of a block its neighbour lies. */
export type Side = 0 | 1 | 2 | 3;
export const ABOVE: Side = 0;
export const LEFT: Side = 1;
export const RIGHT: Side = 2;
export const BELOW: Side = 3;

/** Rows or columns of a block that a knight's move across its border can reach. */
const REACH = 2;

/**
 * Three numbers in one: a number below 2^22, the number of a cut (below 256), and whether the ends there are joined crosswise.
 */
export const pack = (high: number, cut: number, crossed: number): number =>
  (high << 9) | (cut << 1) | crossed;
export const highOf = (packed: number): number => packed >>> 9;
export const cutOf = (packed: number): number => (packed >>> 1) & 255;
export const crossedOf = (packed: number): number => packed & 1;

const isMove = (down: number, across: number): boolean => {
  const area = down * across;
  return area === 2 || area === -2;
};

/** Puts a number into its place among those from `first` on, which rise. */
function insert(rising: number[], first: number, number: number): void {
  let at = rising.length;
  for (; at > first && (rising[at - 1] ?? 0) > number; at--) rising[at] = rising[at - 1] ?? 0;
  rising[at] = number;
}

/**
 * The ways to join a closed tour `q`, which lies at a side of `p` and is aligned with it, into the path `p`: p's move i to i+1 and
 * q's move j to j+1 give way to two moves across the border. Each is i, j and crossed packed: i is joined to j and i+1 to j+1, or,
 * crossed, i to j+1 and i+1 to j. They rise, with the last cell's move before the first one's. (After Parberry 1997.)
 */
function findJoins(p: BlockPath, q: BlockPath, side: Side): readonly number[] {
  const down = side === ABOVE ? -q.rows : side === BELOW ? p.rows : 0;
  const across = side === LEFT ? -q.cols : side === RIGHT ? p.cols : 0;
  const { rows, cols, rowAt, colAt, placeOf } = q;
  const last = p.rowAt.length - 1;
  const lastOfQ = rowAt.length - 1;
  /** With j counted from the last cell. */
  const found: number[] = [];
  for (let next = p.closed ? 0 : 1; next <= last; next++) {
    const i = next === 0 ? last : next - 1;
    // Rows and columns are those of q.
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

/** The joins of a path with the closed block of a size and variant at one of its sides, found once for each path. */
export function joinsBetween(p: BlockPath, q: BlockPath, variant: number, side: Side): readonly number[] {
  const key = closedKey(q.rows, q.cols, variant) * 4 + side;
  const known = p.joins.get(key);
  if (known !== undefined) return known;
  const found = findJoins(p, q, side);
  p.joins.set(key, found);
  return found;
}
