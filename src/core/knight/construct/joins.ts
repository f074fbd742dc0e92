import { type BlockPath, closedKey } from '../search/block-path.ts';

/** On which side of a block its neighbour lies. */
export type Side = 0 | 1 | 2 | 3;
export const ABOVE: Side = 0;
export const LEFT: Side = 1;
export const RIGHT: Side = 2;
export const BELOW: Side = 3;
const OPPOSITE = [BELOW, RIGHT, LEFT, ABOVE] as const;

/** Rows or columns of a block that a knight's move across its border can reach. */
const REACH = 2;

/**
 * Three numbers in one: a number below 2^22, the number of a cut (below 256), and whether the ends there are joined crosswise.
 */
export const pack = (high: number, cut: number, crossed: number): number => (high * 256 + cut) * 2 + crossed;
export const highOf = (packed: number): number => packed >>> 9;
export const cutOf = (packed: number): number => (packed >>> 1) & 255;
export const crossedOf = (packed: number): number => packed & 1;

/** Moves of a path with both cells within reach of the border at a side, as (at, row, col, next row, next col) in turn. */
function movesNear({ rows, cols, rowAt, colAt, closed }: BlockPath, side: Side): number[] {
  const isNear = (row: number, col: number): boolean =>
    side === ABOVE
      ? row < REACH
      : side === BELOW
        ? row >= rows - REACH
        : side === LEFT
          ? col < REACH
          : col >= cols - REACH;
  const found: number[] = [];
  const count = rowAt.length;
  let row = rowAt[count - 1] ?? 0;
  let col = colAt[count - 1] ?? 0;
  let wasNear = closed && isNear(row, col);
  for (let at = 0; at < count; at++) {
    const nextRow = rowAt[at] ?? 0;
    const nextCol = colAt[at] ?? 0;
    const near = isNear(nextRow, nextCol);
    if (wasNear && near) found.push(at === 0 ? count - 1 : at - 1, row, col, nextRow, nextCol);
    row = nextRow;
    col = nextCol;
    wasNear = near;
  }
  return found;
}

const isMove = (down: number, across: number): boolean => Math.abs(down * across) === 2;

/**
 * The ways to join a closed tour `q`, which lies at a side of `p` and is aligned with it, into the path `p`: p's move i to i+1 and
 * q's move j to j+1 give way to two moves across the border. Each is i, j and crossed packed: i is joined to j and i+1 to j+1, or,
 * crossed, i to j+1 and i+1 to j. (After Parberry 1997.)
 */
function findJoins(p: BlockPath, q: BlockPath, side: Side): Int32Array {
  const down = side === ABOVE ? -q.rows : side === BELOW ? p.rows : 0;
  const across = side === LEFT ? -q.cols : side === RIGHT ? p.cols : 0;
  const ofP = movesNear(p, side);
  const ofQ = movesNear(q, OPPOSITE[side]);
  const found: number[] = [];
  for (let i = 0; i < ofP.length; i += 5) {
    const [atP = 0, row = 0, col = 0, nextRow = 0, nextCol = 0] = [
      ofP[i],
      ofP[i + 1],
      ofP[i + 2],
      ofP[i + 3],
      ofP[i + 4],
    ];
    for (let j = 0; j < ofQ.length; j += 5) {
      const rowQ = (ofQ[j + 1] ?? 0) + down;
      const colQ = (ofQ[j + 2] ?? 0) + across;
      const nextRowQ = (ofQ[j + 3] ?? 0) + down;
      const nextColQ = (ofQ[j + 4] ?? 0) + across;
      const atQ = ofQ[j] ?? 0;
      if (isMove(rowQ - row, colQ - col) && isMove(nextRowQ - nextRow, nextColQ - nextCol))
        found.push(pack(atP, atQ, 0));
      if (isMove(nextRowQ - row, nextColQ - col) && isMove(rowQ - nextRow, colQ - nextCol))
        found.push(pack(atP, atQ, 1));
    }
  }
  return Int32Array.from(found);
}

/** The joins of a path with the closed block of a size and variant at one of its sides, found once for each path. */
export function joinsBetween(p: BlockPath, q: BlockPath, variant: number, side: Side): Int32Array {
  const key = closedKey(q.rows, q.cols, variant) * 4 + side;
  const known = p.joins.get(key);
  if (known !== undefined) return known;
  const found = findJoins(p, q, side);
  p.joins.set(key, found);
  return found;
}
