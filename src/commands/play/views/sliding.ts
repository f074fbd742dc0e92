import { answered, type Call } from '../../../chat/command.ts';
import { type ButtonGroup, controls } from '../../../chat/reply.ts';
import type { Surface } from '../../../chat/surface.ts';
import { type Board, defaultGoal, type Move, sameBoard } from '../../../core/sliding/board.ts';
import { isMove, movedCells } from '../../../core/sliding/moves.ts';
import { makeCode } from '../../../core/sliding/notation/code.ts';
import { MOVE_ARROWS } from '../../../core/sliding/notation/moves.ts';
import { makeBoard, makeSize } from '../../../core/sliding/notation/puzzle.ts';
import { puzzleOf, type SlidingPosition } from '../../../play/kinds/sliding.ts';
import { gateOf } from '../../fair/gate.ts';
import { solveCommand } from '../../solve/solve.ts';
import { SHOWN_AHEAD, type View } from './view.ts';

/** The arrows' moves, in the order of their keys. */
const ARROWS = ['L', 'U', 'D', 'R'] as const satisfies readonly Move[];
/** Columns that a grid of tile buttons may have and still be pressed with a thumb. */
const WIDEST_GRID = 8;

/** A sliding puzzle: its board, with a button for each cell, or arrows where there is no room for that. */
export const slidingView: View<SlidingPosition> = {
  kind: 'sliding',
  name: (_, { board }) => makeSize(board),
  progress: () => undefined,
  how({ texts, surface }, { board }) {
    const press = surface.buttonRows === 0 ? 'nothing' : gridFits(board, surface) ? 'tiles' : 'arrows';
    return texts.say('game-how', { press: surface.ownBoard === true ? 'tiles' : press });
  },
  goal: (texts, { goal }) =>
    sameBoard(goal, defaultGoal(goal.rows, goal.cols))
      ? texts.say('game-goal', { kind: 'sliding' })
      : undefined,
  scene({ board, goal }, next) {
    const [cell] = next !== undefined && isMove(next) ? movedCells(board, next) : [];
    return { kind: 'board', board, goal, ...(cell !== undefined && { next: cell }) };
  },
  alt: (texts, { board }) => texts.say('board-alt', { board: makeBoard(board) }),
  buttons: (call, position, action) =>
    gridFits(position.board, call.surface) ? [grid(call, position, action)] : arrows(call, action),
  data: ({ board: { rows, cols, tiles }, goal }) => ({ rows, cols, position: tiles, goal: goal.tiles }),
  outlook: async () => undefined,
  hint(texts, { board }, { steps, isBest }, told) {
    const [move] = steps;
    const tile =
      move !== undefined && isMove(move) ? board.tiles[movedCells(board, move)[0] ?? 0] : undefined;
    if (told === 1) return texts.say('hint-tile', { tile: tile ?? 0 });
    if (told === 2) return texts.say('hint-slide', { tile: tile ?? 0, move: move ?? '' });
    const next = steps.slice(0, SHOWN_AHEAD);
    const facts = { moves: next.join(''), count: next.length, left: steps.length, isBest: String(isBest) };
    return texts.say('hint-slides', facts);
  },
  again: (game) =>
    [makeSize(puzzleOf(game).goal), ...(game.level === undefined ? [] : [game.level])].join(' '),
  given: (game) => makeCode(puzzleOf(game)) ?? makeBoard(puzzleOf(game).start),
  lookBack: (texts, { id, gaveUp }) => [
    { action: `best:${id}`, label: texts.say('button-shortest-way') },
    ...(gaveUp ? [] : [{ action: `review:${id}`, label: texts.say('button-my-game') }]),
  ],
  solution: (services, call, game) =>
    answered(gateOf(services), solveCommand(services), call, {
      ...puzzleOf(game),
      metric: 'stm',
      algorithm: 'auto',
    }),
};

const gridFits = ({ rows, cols }: Board, { buttonRows, buttonColumns }: Surface): boolean =>
  rows < buttonRows && cols <= Math.min(buttonColumns, WIDEST_GRID);

const arrows = ({ texts }: Call, action: (what: string) => string): readonly ButtonGroup[] =>
  controls(
    ARROWS.map((move) => ({
      action: action(move),
      label: MOVE_ARROWS[move],
      name: texts.say('arrow-name', { move }),
    })),
  );

function grid(
  { texts }: Call,
  { board, goal }: SlidingPosition,
  action: (what: string) => string,
): ButtonGroup {
  const rows = Array.from({ length: board.rows }, (_, row) =>
    board.tiles.slice(row * board.cols, (row + 1) * board.cols).map((tile, col) => {
      const cell = row * board.cols + col;
      const inPlace = tile !== 0 && goal.tiles[cell] === tile;
      return {
        action: action(String(tile)),
        label: tile === 0 ? '·' : String(tile),
        name: texts.say('tile-name', { tile, row: row + 1, column: col + 1, inPlace: String(inPlace) }),
        ...(inPlace && { style: 'success' as const }),
      };
    }),
  );
  return { kind: 'grid', rows };
}
