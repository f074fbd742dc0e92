import { fault, ok, type Result } from '../result.ts';
import type { Board, Metric, Move, Moves } from './board.ts';

/** Moves in the order in which searches try them. */
export const MOVES: readonly Move[] = ['U', 'D', 'L', 'R'];

const OPPOSITE_MOVES: Readonly<Record<Move, Move>> = { U: 'D', D: 'U', L: 'R', R: 'L' };

export const isMove = (letter: string): letter is Move => letter in OPPOSITE_MOVES;

/** Returns -1 if the board has no cell there. */
export function cellOfMovingTile(rows: number, cols: number, blankCell: number, move: Move): number {
  const col = blankCell % cols;
  switch (move) {
    case 'U':
      return blankCell + cols < rows * cols ? blankCell + cols : -1;
    case 'D':
      return blankCell - cols;
    case 'L':
      return col + 1 < cols ? blankCell + 1 : -1;
    case 'R':
      return col > 0 ? blankCell - 1 : -1;
  }
}

export function legalMoves(board: Board): Move[] {
  const blankCell = board.tiles.indexOf(0);
  return MOVES.filter((move) => cellOfMovingTile(board.rows, board.cols, blankCell, move) >= 0);
}

/** Undefined if no tile can slide that way. */
export function applyMove(board: Board, move: Move): Board | undefined {
  const moveResult = applyMoves(board, move);
  return moveResult.ok ? moveResult.value : undefined;
}

/** Fault: `illegal-move` {index (1-based), move} for the first move that no tile can make. */
export function applyMoves({ rows, cols, tiles: tilesBefore }: Board, moves: Moves): Result<Board> {
  const tiles = [...tilesBefore];
  let blankCell = tiles.indexOf(0);
  let index = 0;
  for (const letter of moves) {
    index++;
    const cell = isMove(letter) ? cellOfMovingTile(rows, cols, blankCell, letter) : -1;
    if (cell < 0) return fault('illegal-move', { index, move: letter });
    tiles[blankCell] = tiles[cell] ?? 0;
    tiles[cell] = 0;
    blankCell = cell;
  }
  return ok({ rows, cols, tiles });
}

/** Throws if one of the moves is illegal. */
export function boardAfter(start: Board, moves: Moves): Board {
  const endResult = applyMoves(start, moves);
  if (!endResult.ok) throw new RangeError(`illegal move ${endResult.fault.facts.index} in ${moves}`);
  return endResult.value;
}

export interface Neighbour {
  readonly moves: Moves;
  readonly board: Board;
}

/**
 * Returns them in the order of `MOVES`. In `mtm`, all that one slide leads to, shorter slides first in each
 * direction.
 */
export function neighboursOf(board: Board, metric: Metric = 'stm'): Neighbour[] {
  const maxSteps = metric === 'stm' ? 1 : Math.max(board.rows, board.cols) - 1;
  return MOVES.flatMap((move) =>
    Array.from({ length: maxSteps }, (_, extraSteps) => move.repeat(extraSteps + 1)).flatMap((moves) => {
      const moveResult = applyMoves(board, moves);
      return moveResult.ok ? [{ moves, board: moveResult.value }] : [];
    }),
  );
}

/** Includes the start. A step has one or several moves. Throws on an illegal move. */
export function boardsAlong(start: Board, steps: Iterable<Moves>): Board[] {
  const boards = [start];
  for (const step of steps) boards.push(boardAfter(boards.at(-1) ?? start, step));
  return boards;
}

/** Also slides the tiles between the pressed one and the blank. Returns '' if none can move. */
export function movesForPress(board: Board, cell: number): Moves {
  const blankCell = board.tiles.indexOf(0);
  if (cell === blankCell || !Number.isInteger(cell) || cell < 0 || cell >= board.tiles.length) return '';
  const rowsDown = Math.floor(cell / board.cols) - Math.floor(blankCell / board.cols);
  const colsRight = (cell % board.cols) - (blankCell % board.cols);
  if (rowsDown === 0) return (colsRight > 0 ? 'L' : 'R').repeat(Math.abs(colsRight));
  if (colsRight === 0) return (rowsDown > 0 ? 'U' : 'D').repeat(Math.abs(rowsDown));
  return '';
}

/** The cell that the tile leaves, then the cell that it enters. Empty if the move is illegal. */
export function movedCells(board: Board, move: Move): number[] {
  const blankCell = board.tiles.indexOf(0);
  const cell = cellOfMovingTile(board.rows, board.cols, blankCell, move);
  return cell < 0 ? [] : [cell, blankCell];
}

export const invertMoves = (moves: Moves): Moves =>
  [...moves]
    .reverse()
    .map((letter) => (isMove(letter) ? OPPOSITE_MOVES[letter] : letter))
    .join('');

export const splitSteps = (moves: Moves, metric: Metric): Moves[] =>
  metric === 'stm' ? [...moves] : (moves.match(/(.)\1*/gu) ?? []);

export function countMoves(moves: Moves, metric: Metric): number {
  if (metric === 'stm') return moves.length;
  let slideCount = 0;
  for (let index = 0; index < moves.length; index++) if (moves[index] !== moves[index - 1]) slideCount++;
  return slideCount;
}

/**
 * Removes pairs of consecutive moves that undo each other, until none is left: `LUDR` becomes ''. Legal
 * wherever `moves` is.
 */
export function simplifyMoves(moves: Moves): Moves {
  const simplifiedMoves: string[] = [];
  for (const letter of moves) {
    if (simplifiedMoves.at(-1) === invertMoves(letter)) simplifiedMoves.pop();
    else simplifiedMoves.push(letter);
  }
  return simplifiedMoves.join('');
}
