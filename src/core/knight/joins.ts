import { type BlockPath, closedKey } from './block-path.ts';

/** On which side of a block its neighbour lies. */
export type Side = 0 | 1 | 2 | 3;
export const ABOVE: Side = 0;
export const LEFT: Side = 1;
export const RIGHT: Side = 2;
export const BELOW: Side = 3;

/** Moves with both cells within a knight's reach of the border: where each begins in the path, and the cells in rows and columns. */
function movesNear(
  path: BlockPath,
  isNear: (row: number, col: number) => boolean,
): readonly { at: number; from: readonly [number, number]; to: readonly [number, number] }[] {
  const { cols, cells, closed } = path;
  const place = (at: number): readonly [number, number] => {
    const cell = cells[at % cells.length] ?? 0;
    return [Math.floor(cell / cols), cell % cols];
  };
  return Array.from({ length: closed ? cells.length : cells.length - 1 }, (_, at) => ({
    at,
    from: place(at),
    to: place(at + 1),
  })).filter(({ from, to }) => isNear(...from) && isNear(...to));
}

/**
 * The ways to join a closed tour `q`, which lies at a side of `p` and is aligned with it, into the path `p`: p's move i to i+1 and
 * q's move j to j+1 give way to two moves across the border. Each is packed as (256 i + j) 2 + crossed: i is joined to j and i+1 to
 * j+1, or, crossed, i to j+1 and i+1 to j. (After Parberry 1997.)
 */
function findJoins(p: BlockPath, q: BlockPath, side: Side): Int32Array {
  const down = side === ABOVE ? -q.rows : side === BELOW ? p.rows : 0;
  const across = side === LEFT ? -q.cols : side === RIGHT ? p.cols : 0;
  const ofP = movesNear(p, (row, col) =>
    side === ABOVE ? row < 2 : side === BELOW ? row >= p.rows - 2 : side === LEFT ? col < 2 : col >= p.cols - 2,
  );
  const ofQ = movesNear(q, (row, col) =>
    side === ABOVE ? row >= q.rows - 2 : side === BELOW ? row < 2 : side === LEFT ? col >= q.cols - 2 : col < 2,
  );
  const isMove = ([row, col]: readonly [number, number], [rowQ, colQ]: readonly [number, number]): boolean =>
    Math.abs(rowQ + down - row) * Math.abs(colQ + across - col) === 2;
  const found: number[] = [];
  for (const i of ofP) {
    for (const j of ofQ) {
      if (isMove(i.from, j.from) && isMove(i.to, j.to)) found.push((256 * i.at + j.at) * 2);
      if (isMove(i.from, j.to) && isMove(i.to, j.from)) found.push((256 * i.at + j.at) * 2 + 1);
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
