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
export const pack = (high: number, cut: number, crossed: number): number =>
  (high << 9) | (cut << 1) | crossed;
export const highOf = (packed: number): number => packed >>> 9;
export const cutOf = (packed: number): number => (packed >>> 1) & 255;
export const crossedOf = (packed: number): number => packed & 1;

/** Where moves of a path begin of which both cells lie within reach of the border at a side. */
function movesNear({ rows, cols, rowAt, colAt, closed }: BlockPath, side: Side): readonly number[] {
  const at = side === ABOVE || side === BELOW ? rowAt : colAt;
  const least = side === BELOW ? rows - REACH : side === RIGHT ? cols - REACH : 0;
  const isNear = (place: number): boolean => {
    const away = (at[place] ?? 0) - least;
    return away >= 0 && away < REACH;
  };
  const last = at.length - 1;
  const found = closed && isNear(last) && isNear(0) ? [last] : [];
  for (let place = 0; place < last; place++) if (isNear(place) && isNear(place + 1)) found.push(place);
  return found;
}

const isMove = (down: number, across: number): boolean => {
  const area = down * across;
  return area === 2 || area === -2;
};

/**
 * The ways to join a closed tour `q`, which lies at a side of `p` and is aligned with it, into the path `p`: p's move i to i+1 and
 * q's move j to j+1 give way to two moves across the border. Each is i, j and crossed packed: i is joined to j and i+1 to j+1, or,
 * crossed, i to j+1 and i+1 to j. (After Parberry 1997.)
 */
function findJoins(p: BlockPath, q: BlockPath, side: Side): readonly number[] {
  const down = side === ABOVE ? -q.rows : side === BELOW ? p.rows : 0;
  const across = side === LEFT ? -q.cols : side === RIGHT ? p.cols : 0;
  const { rowAt, colAt } = q;
  const ofP = movesNear(p, side);
  const ofQ = movesNear(q, OPPOSITE[side]);
  const found: number[] = [];
  for (let x = 0; x < ofP.length; x++) {
    const i = ofP[x] ?? 0;
    const nextI = i + 1 < p.cells.length ? i + 1 : 0;
    // From here on rows and columns are those of q.
    const row = (p.rowAt[i] ?? 0) - down;
    const col = (p.colAt[i] ?? 0) - across;
    const nextRow = (p.rowAt[nextI] ?? 0) - down;
    const nextCol = (p.colAt[nextI] ?? 0) - across;
    for (let y = 0; y < ofQ.length; y++) {
      const j = ofQ[y] ?? 0;
      const nextJ = j + 1 < rowAt.length ? j + 1 : 0;
      const rowQ = rowAt[j] ?? 0;
      const colQ = colAt[j] ?? 0;
      const nextRowQ = rowAt[nextJ] ?? 0;
      const nextColQ = colAt[nextJ] ?? 0;
      if (isMove(rowQ - row, colQ - col) && isMove(nextRowQ - nextRow, nextColQ - nextCol))
        found.push(pack(i, j, 0));
      if (isMove(nextRowQ - row, nextColQ - col) && isMove(rowQ - nextRow, colQ - nextCol))
        found.push(pack(i, j, 1));
    }
  }
  return found;
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
