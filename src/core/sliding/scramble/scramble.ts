import { type Random, randomBelow, shuffle } from '../../random.ts';
import type { Board, Moves } from '../board.ts';
import { applyMove, boardAfter, invertMoves, legalMoves } from '../moves.ts';
import { isSolvable } from '../parity.ts';

/**
 * A position drawn uniformly from all those that can reach the goal: a uniform permutation (Fisher-Yates),
 * and, if its parity is wrong, two tiles exchanged, which maps the unsolvable half one-to-one onto the
 * solvable half.
 */
export function randomSolvable(goal: Board, random: Random): Board {
  const tiles = [...goal.tiles];
  shuffle(tiles, (range) => randomBelow(random, range));
  const start: Board = { rows: goal.rows, cols: goal.cols, tiles };
  if (isSolvable({ start, goal })) return start;
  return { ...start, tiles: tiles.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile)) };
}

/**
 * A position drawn uniformly from those that can reach the goal and have the blank where the goal has it: a
 * random position whose blank has gone home along rows and columns. As many positions become each of them,
 * since the way depends on the blank's cell alone.
 */
export function randomWithBlankHome(goal: Board, random: Random): Board {
  let board = randomSolvable(goal, random);
  const { cols } = goal;
  const home = goal.tiles.indexOf(0);
  for (let blank = board.tiles.indexOf(0); blank !== home; blank = board.tiles.indexOf(0)) {
    const down = Math.floor(home / cols) - Math.floor(blank / cols);
    const right = (home % cols) - (blank % cols);
    const move = down > 0 ? 'U' : down < 0 ? 'D' : right > 0 ? 'L' : 'R';
    board = applyMove(board, move) ?? board;
  }
  return board;
}

/** n random moves that can be made from that position; none takes the one before it back. */
export function randomMoves(from: Board, n: number, random: Random): Moves {
  let board = from;
  let moves = '';
  for (let step = 0; step < n; step++) {
    const undo = invertMoves(moves.at(-1) ?? '');
    const choices = legalMoves(board).filter((move) => move !== undo);
    const move = choices[randomBelow(random, choices.length)];
    const next = move === undefined ? undefined : applyMove(board, move);
    if (move === undefined || next === undefined) break;
    board = next;
    moves += move;
  }
  return moves;
}

/** The position after n random moves from the goal; no move takes the one before it back. */
export const randomWalk = (goal: Board, n: number, random: Random): Board =>
  boardAfter(goal, randomMoves(goal, n, random));
