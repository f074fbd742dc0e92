/** @import {Rules, Position, Size} from './types.ts' */

/**
 * Where the tile that slides this way comes from, seen from the blank.
 * @type {Readonly<Record<string, readonly [down: number, right: number]>>}
 */
const FROM = { L: [0, 1], R: [0, -1], U: [1, 0], D: [-1, 0] };

/**
 * The cell of the tile that a step slides; undefined where the blank lies at that edge.
 * @param {Size} size
 * @param {Position} tiles
 * @param {string} step
 */
export function cellOf({ rows, cols }, tiles, step) {
  const blank = tiles.indexOf(0);
  const [down, right] = FROM[step] ?? [0, 0];
  const [row, col] = [Math.floor(blank / cols) + down, (blank % cols) + right];
  const isOnBoard = row >= 0 && row < rows && col >= 0 && col < cols;
  return isOnBoard && (down !== 0 || right !== 0) ? row * cols + col : undefined;
}

/** @param {number} from @param {number} to @param {string} back @param {string} on */
const steps = (from, to, back, on) =>
  Array.from({ length: Math.abs(to - from) }, () => (to > from ? on : back));

/**
 * Sliding tiles: a step is the direction in which one slides. A tile in the blank's row or column takes those between along.
 * @type {Rules}
 */
export const sliding = {
  pressed({ cols }, tiles, cell) {
    const blank = tiles.indexOf(0);
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    const [blankRow, blankCol] = [Math.floor(blank / cols), blank % cols];
    if (row === blankRow) return steps(blankCol, col, 'R', 'L');
    return col === blankCol ? steps(blankRow, row, 'D', 'U') : [];
  },
  after(size, tiles, step) {
    const cell = cellOf(size, tiles, step);
    return cell === undefined ? tiles : tiles.with(tiles.indexOf(0), tiles[cell] ?? 0).with(cell, 0);
  },
  isSolved: ({ goal = [] }, tiles) => tiles.every((tile, cell) => tile === goal[cell]),
};
