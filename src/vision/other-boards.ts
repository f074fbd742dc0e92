import { type Board, defaultGoal, isSameBoard } from '../core/sliding/board.ts';
import { isSolvable } from '../core/sliding/parity.ts';
import { projectPoint } from './homography.ts';
import type { Token } from './tokens.ts';
import { isClearReading, type ReadingAttempt } from './verdict.ts';

/** A number closer to the middle of a cell belongs to the board. A share of the distance between cells. */
const MAX_CELL_DISTANCE = 0.75;

/** The numbers of a picture that don't belong to the board of an attempt. */
export function numbersBeside({ lattice, extent }: ReadingAttempt, tokens: readonly Token[]): Token[] {
  const { left, top, right, bottom } = extent;
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([col = 0, row = 0]) => projectPoint(lattice.map, col, row));
  const margin = MAX_CELL_DISTANCE * lattice.pitch;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return tokens.filter(
    ({ x, y }) =>
      x < Math.min(...xs) - margin ||
      x > Math.max(...xs) + margin ||
      y < Math.min(...ys) - margin ||
      y > Math.max(...ys) + margin,
  );
}

const boardOf = ({ reading: { rows, cols, tiles } }: ReadingAttempt): Board => ({ rows, cols, tiles });

const isSolved = (board: Board): boolean => isSameBoard(board, defaultGoal(board.rows, board.cols));

const hasSameSize = (a: Board, b: Board): boolean => a.rows === b.rows && a.cols === b.cols;

/** First the boards that begin farther up, then those farther left. */
function compareByPlace(a: ReadingAttempt, b: ReadingAttempt): number {
  const [first, second] = [a, b].map(({ lattice: { map }, extent: { left, top } }) =>
    projectPoint(map, left, top),
  );
  if (!first || !second) return 0;
  return Math.abs(first.y - second.y) < a.lattice.pitch ? first.x - second.x : first.y - second.y;
}

/** What several boards in a picture are for. */
export interface BoardRoles {
  /** The first unsolved one in reading order. */
  readonly start: ReadingAttempt;
  /** Two clear boards of the same size are a start and a goal, if the goal can be reached. */
  readonly goal: Board | undefined;
  /** Of the same size as the start, in reading order. Without the goal. */
  readonly others: readonly Board[];
  /** Of any size. The same board shown twice counts once. */
  readonly boardCount: number;
}

/**
 * `attempts`: the boards of a picture, at least one. `hasUnclearBoard`: whether there is another one that
 * wasn't read.
 */
export function assignRoles(attempts: readonly ReadingAttempt[], hasUnclearBoard: boolean): BoardRoles {
  const sortedAttempts = attempts
    .toSorted(compareByPlace)
    .filter(
      (attempt, index, all) =>
        all.findIndex((other) => isSameBoard(boardOf(other), boardOf(attempt))) === index,
    );
  const start = sortedAttempts.find((attempt) => !isSolved(boardOf(attempt))) ?? sortedAttempts[0];
  if (!start) throw new Error('no board');
  const startBoard = boardOf(start);
  const others = sortedAttempts.filter((attempt) => attempt !== start).map(boardOf);
  const [other] = others;
  const isPair =
    !hasUnclearBoard &&
    others.length === 1 &&
    other &&
    hasSameSize(other, startBoard) &&
    sortedAttempts.every(({ reading }) => isClearReading(reading)) &&
    isSolvable({ start: startBoard, goal: other });
  const boardCount = sortedAttempts.length + Number(hasUnclearBoard);
  return isPair
    ? { start, goal: other, others: [], boardCount }
    : {
        start,
        goal: undefined,
        others: others.filter((board) => hasSameSize(board, startBoard)),
        boardCount,
      };
}
