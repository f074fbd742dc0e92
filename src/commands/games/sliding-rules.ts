import { fault, ok } from '../../core/result.ts';
import { type Board, isSameBoard, type Puzzle } from '../../core/sliding/board.ts';
import {
  applyMove,
  applyMoves,
  boardAfter,
  isMove,
  legalMoves,
  movesForPress,
} from '../../core/sliding/moves.ts';
import { isSimilarPuzzle } from '../../core/sliding/near.ts';
import { makeBoardText, parseBoardText } from '../../core/sliding/notation/code.ts';
import { parseTypedMoves } from '../../core/sliding/notation/typed-moves.ts';
import type { Game } from '../../store/contract/game.ts';
import { makeRules } from './rules.ts';

export interface SlidingPosition {
  readonly board: Board;
  readonly goal: Board;
}

/** Rules for any size and goal. A step moves one tile. */
export const slidingRules = makeRules<SlidingPosition>({
  name: 'sliding',
  stepPattern: /[LURD]/,
  isReversible: true,
  hasLongerSolutions: true,
  read: ({ state, goal }) => ({ board: parseBoardText(state), goal: parseBoardText(goal) }),
  write: ({ board }) => makeBoardText(board),
  applyStep({ board, goal }, step) {
    const nextBoard = isMove(step) ? applyMove(board, step) : undefined;
    return nextBoard && { board: nextBoard, goal };
  },
  stepsOfPress({ board }, pressText) {
    if (/^\d{1,3}$/.test(pressText)) {
      const cell = board.tiles.indexOf(Number(pressText));
      const moves = cell < 0 ? '' : movesForPress(board, cell);
      return cell < 0 ? fault('stale-button') : moves === '' ? fault('tile-not-in-line') : ok([[...moves]]);
    }
    if (!/^(?:\+?[LURD])+$/.test(pressText)) return fault('stale-button');
    const pressTexts = pressText.match(/[LURD](?:\+[LURD])*/g) ?? [];
    const stepGroups = pressTexts.map((press) => press.split('+'));
    return applyMoves(board, stepGroups.flat().join('')).ok ? ok(stepGroups) : fault('tile-not-in-line');
  },
  // A slide leaves the blank in the cell of the tile that was pressed.
  pressOf({ board }, steps) {
    const blankCell = boardAfter(board, steps.join('')).tiles.indexOf(0);
    return String(board.tiles[blankCell]);
  },
  parseTyped(line, directions, position) {
    const largestTile = position && position.board.tiles.length - 1;
    const { moves, wrong } = parseTypedMoves(line, largestTile, directions);
    return {
      words: moves.map(({ text, directionOrTile }) => ({ text, meaning: String(directionOrTile) })),
      wrong,
    };
  },
  stepsOfWord({ board }, meaning) {
    const possibleMove = legalMoves(board)[0] ?? '';
    if (isMove(meaning))
      return applyMove(board, meaning) === undefined
        ? fault('illegal-move', { possible: possibleMove })
        : ok([meaning]);
    const cell = board.tiles.indexOf(Number(meaning));
    const largestTile = board.tiles.length - 1;
    if (cell < 0) return fault('no-such-tile', { largest: largestTile, possible: possibleMove });
    const moves = movesForPress(board, cell);
    return moves === '' ? fault('tile-cannot-slide', { possible: possibleMove }) : ok([...moves]);
  },
  isSolved: ({ board, goal }) => isSameBoard(board, goal),
  reveals: ({ board, goal }, positions) =>
    isSimilarPuzzle(
      { start: board, goal },
      positions[0].goal,
      positions.map((position) => position.board),
      maxEndDifference(board, positions[0].board),
    ),
});

/**
 * Different moves at the start and end of two solutions that count as the same. Small boards have few
 * positions, so the limit is lower for them.
 */
const maxEndDifference = (...boards: readonly Board[]): number =>
  Math.min(6, ...boards.map(({ tiles }) => tiles.length - 3));

export const puzzleOf = ({ start, goal }: Pick<Game, 'start' | 'goal'>): Puzzle => ({
  start: parseBoardText(start),
  goal: parseBoardText(goal),
});

export const slidingGame = ({ start, goal }: Puzzle): Pick<Game, 'kind' | 'start' | 'goal'> => ({
  kind: 'sliding',
  start: makeBoardText(start),
  goal: makeBoardText(goal),
});
