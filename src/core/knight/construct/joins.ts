import { MOVE_COLS, MOVE_ROWS } from '../board/knight-moves.ts';
import { type BlockPath, closedTourKey } from '../search/block-path.ts';

/** The side of a block where its neighbour lies. */
export type Side = 0 | 1 | 2 | 3;
export const ABOVE: Side = 0;
export const LEFT: Side = 1;
export const RIGHT: Side = 2;
export const BELOW: Side = 3;

const KNIGHT_REACH = 2;

/**
 * Bit 0: `crossed`, 1 if the join of two paths is crossed. Bits 1 to 8: `cut`, below 256. From bit 9 on:
 * `highPart`, a block or another cut, below 2^22.
 */
export const packJoin = (highPart: number, cut: number, crossed: number): number =>
  (highPart << 9) | (cut << 1) | crossed;
export const highPartOf = (packedJoin: number): number => packedJoin >>> 9;
export const cutOf = (packedJoin: number): number => (packedJoin >>> 1) & 255;
export const crossedOf = (packedJoin: number): number => packedJoin & 1;

const isKnightStep = (rowOffset: number, colOffset: number): boolean => {
  const product = rowOffset * colOffset;
  return product === 2 || product === -2;
};

function insertSorted(numbers: number[], firstIndex: number, number: number): void {
  let index = numbers.length;
  for (; index > firstIndex && (numbers[index - 1] ?? 0) > number; index--)
    numbers[index] = numbers[index - 1] ?? 0;
  numbers[index] = number;
}

/**
 * A join removes the moves i to i+1 of `path` and j to j+1 of `tour`. It adds the moves i to j and i+1 to j.
 * A crossed join adds i to j+1 and i+1 to j instead. Each entry is `packJoin(i, j, crossed)`, sorted by i,
 * then by j. For this order, the index of a path's last cell counts as -1. Source: Parberry 1997.
 */
function findJoins(path: BlockPath, tour: BlockPath, side: Side): readonly number[] {
  const blockRowOffset = side === ABOVE ? -tour.rows : side === BELOW ? path.rows : 0;
  const blockColOffset = side === LEFT ? -tour.cols : side === RIGHT ? path.cols : 0;
  const { rows, cols, rowAt, colAt, pathIndexOf } = tour;
  const lastIndex = path.rowAt.length - 1;
  const lastTourIndex = rowAt.length - 1;
  /** Entries contain j + 1, or 0 for the last cell of `tour`, so that its last move is sorted first. */
  const packedJoins: number[] = [];
  for (let nextIndex = path.closed ? 0 : 1; nextIndex <= lastIndex; nextIndex++) {
    const i = nextIndex === 0 ? lastIndex : nextIndex - 1;
    // Relative to the top left cell of the block of `tour`.
    const row = (path.rowAt[i] ?? 0) - blockRowOffset;
    const col = (path.colAt[i] ?? 0) - blockColOffset;
    if (
      row < -KNIGHT_REACH ||
      row >= rows + KNIGHT_REACH ||
      col < -KNIGHT_REACH ||
      col >= cols + KNIGHT_REACH
    )
      continue;
    const nextRow = (path.rowAt[nextIndex] ?? 0) - blockRowOffset;
    const nextCol = (path.colAt[nextIndex] ?? 0) - blockColOffset;
    const firstJoinIndex = packedJoins.length;
    for (let moveIndex = 0; moveIndex < 8; moveIndex++) {
      const toRow = row + (MOVE_ROWS[moveIndex] ?? 0);
      const toCol = col + (MOVE_COLS[moveIndex] ?? 0);
      if (toRow < 0 || toRow >= rows || toCol < 0 || toCol >= cols) continue;
      const targetIndex = pathIndexOf[toRow * cols + toCol] ?? 0;
      const followingTourIndex = targetIndex < lastTourIndex ? targetIndex + 1 : 0;
      const precedingTourIndex = targetIndex > 0 ? targetIndex - 1 : lastTourIndex;
      if (
        isKnightStep((rowAt[followingTourIndex] ?? 0) - nextRow, (colAt[followingTourIndex] ?? 0) - nextCol)
      )
        insertSorted(packedJoins, firstJoinIndex, packJoin(i, followingTourIndex, 0));
      if (
        isKnightStep((rowAt[precedingTourIndex] ?? 0) - nextRow, (colAt[precedingTourIndex] ?? 0) - nextCol)
      )
        insertSorted(packedJoins, firstJoinIndex, packJoin(i, targetIndex, 1));
    }
  }
  return packedJoins.map((packedJoin) => {
    const nextTourIndex = cutOf(packedJoin);
    return packJoin(
      highPartOf(packedJoin),
      nextTourIndex > 0 ? nextTourIndex - 1 : lastTourIndex,
      crossedOf(packedJoin),
    );
  });
}

/**
 * Returns the result of `findJoins`, cached in `path.joins`. `variant` identifies `tour` among the closed
 * tours of its size.
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
  const packedJoins = findJoins(path, tour, side);
  path.joins.set(key, packedJoins);
  return packedJoins;
}
