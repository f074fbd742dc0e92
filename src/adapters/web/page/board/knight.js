/** @import {Rules, Position, Size} from './types.ts' */

/** The step that takes the last square back. */
export const BACK = '-';

/** A knight's moves from straight up, clockwise. */
const MOVES = /** @type {const} */ ([
  [-2, 1],
  [-1, 2],
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
]);

/**
 * A square's name: file letter and rank, `a1` bottom left.
 * @param {Size} size
 * @param {number} cell
 */
export const nameOf = ({ rows, cols }, cell) =>
  `${String.fromCharCode(97 + (cell % cols))}${rows - Math.floor(cell / cols)}`;

/** @param {Size} size @param {string} name */
const cellNamed = ({ rows, cols }, name) => (rows - Number(name.slice(1))) * cols + name.charCodeAt(0) - 97;

/** @param {number} cols @param {number} from @param {number} to */
const isMove = (cols, from, to) =>
  Math.abs((from % cols) - (to % cols)) * Math.abs(Math.floor(from / cols) - Math.floor(to / cols)) === 2;

/**
 * The squares that the knight may go to, clockwise from the top.
 * @param {Size} size
 * @param {Position} walked
 */
export function reachOf({ rows, cols }, walked) {
  const at = walked.at(-1) ?? 0;
  return MOVES.flatMap(([down, right]) => {
    const [row, col] = [Math.floor(at / cols) + down, (at % cols) + right];
    const cell = row * cols + col;
    const isFree = row >= 0 && row < rows && col >= 0 && col < cols && !walked.includes(cell);
    return isFree ? [cell] : [];
  });
}

/**
 * A knight's tour: a step is the name of the square that the knight goes to, or `BACK`.
 * @type {Rules}
 */
export const knight = {
  pressed: (size, walked, cell) => (reachOf(size, walked).includes(cell) ? [nameOf(size, cell)] : []),
  after: (size, walked, step) => (step === BACK ? walked.slice(0, -1) : [...walked, cellNamed(size, step)]),
  isSolved: ({ rows, cols, closed }, walked) =>
    walked.length === rows * cols && (!closed || isMove(cols, walked[0] ?? 0, walked.at(-1) ?? 0)),
};
