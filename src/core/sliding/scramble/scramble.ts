import { type Random, randomBelow, shuffle } from '../../random.ts';
import type { Board, Moves } from '../board.ts';
import { applyMove, boardAfter, invertMoves, legalMoves } from '../moves.ts';
import { isSolvable } from '../parity.ts';

/**
 * Draws uniformly from all positions that can reach the goal: a random permutation (Fisher-Yates), with two
 * tiles exchanged if the goal can't be reached. The exchange maps the unsolvable positions one-to-one onto
 * the solvable ones.
 */
export function randomSolvableBoard(goal: Board, random: Random): Board {
  const tiles = [...goal.tiles];
  shuffle(tiles, (range) => randomBelow(random, range));
  const start: Board = { rows: goal.rows, cols: goal.cols, tiles };
  if (isSolvable({ start, goal })) return start;
  return { ...start, tiles: tiles.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile)) };
}

/**
 * Uniform: draws any solvable position, then moves the blank to its goal cell on a path that depends only on
 * its cell.
 */
export function randomBoardWithBlankAtGoal(goal: Board, random: Random): Board {
  let board = randomSolvableBoard(goal, random);
  const { cols } = goal;
  const blankGoalCell = goal.tiles.indexOf(0);
  for (
    let blankCell = board.tiles.indexOf(0);
    blankCell !== blankGoalCell;
    blankCell = board.tiles.indexOf(0)
  ) {
    const rowsDown = Math.floor(blankGoalCell / cols) - Math.floor(blankCell / cols);
    const colsRight = (blankGoalCell % cols) - (blankCell % cols);
    const move = rowsDown > 0 ? 'U' : rowsDown < 0 ? 'D' : colsRight > 0 ? 'L' : 'R';
    board = applyMove(board, move) ?? board;
  }
  return board;
}

/** No move undoes the previous one. */
export function randomMoves(startBoard: Board, count: number, random: Random): Moves {
  let board = startBoard;
  let moves = '';
  for (let step = 0; step < count; step++) {
    const undoMove = invertMoves(moves.at(-1) ?? '');
    const possibleMoves = legalMoves(board).filter((move) => move !== undoMove);
    const move = possibleMoves[randomBelow(random, possibleMoves.length)];
    const nextBoard = move === undefined ? undefined : applyMove(board, move);
    if (move === undefined || nextBoard === undefined) break;
    board = nextBoard;
    moves += move;
  }
  return moves;
}

export const boardAfterRandomMoves = (goal: Board, count: number, random: Random): Board =>
  boardAfter(goal, randomMoves(goal, count, random));
