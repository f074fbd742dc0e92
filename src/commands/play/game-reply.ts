import type { Call } from '../../chat/command.ts';
import { type ButtonGroup, controls, type Reply, type Text } from '../../chat/reply.ts';
import type { Surface } from '../../chat/surface.ts';
import type { Board, Move } from '../../core/sliding/board.ts';
import { MOVE_ARROWS } from '../../core/sliding/notation/moves.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { dayNumber } from '../../daily/day.ts';
import { isFull, MOST_MADE } from '../../play/game.ts';
import { type SlidingPosition, sliding } from '../../play/kinds/sliding.ts';
import type { Game } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { finishedReply } from './finish.ts';
import { withPhoto } from './photo.ts';

/** The arrows' moves, in the order of their keys. */
export const ARROWS = ['L', 'U', 'D', 'R'] as const satisfies readonly Move[];
/** Columns that a grid of tile buttons may have and still be pressed with a thumb. */
const WIDEST_GRID = 8;

/** The board of a game, with its buttons, or its result once it is solved; the daily puzzle and `/play` are this same thing. */
export async function gameReply(services: Services, call: Call, game: Game): Promise<Reply> {
  if (game.finishedAt !== undefined) return finishedReply(services, call, game);
  const position = sliding.read(game);
  const { board, goal } = position;
  return {
    kind: 'answer',
    text: gameLines(call, game, board).join('\n'),
    picture: await services.draw(await withPhoto(services, game, { kind: 'board', board, goal }), call.theme),
    alt: call.texts.say('board-alt', { board: makeBoard(board) }),
    ...(call.surface.buttonRows > 0 && {
      buttons: [
        ...(isFull(game) ? startAgain(call, game) : moveButtons(call, game, position)),
        ...otherButtons(call, game),
      ],
    }),
  };
}

/** Which game it is and how far, by which rules it counts as long as it hasn't begun, and how tiles are slid. */
function gameLines({ texts, surface }: Call, game: Game, board: Board): Text[] {
  const day = game.day ?? game.practice;
  const title = game.day !== undefined ? 'daily-board' : day !== undefined ? 'practice-board' : 'play-board';
  const moves = game.made;
  const { rows, cols } = board;
  const facts = { number: day === undefined ? 0 : dayNumber(day), day: day ?? '', moves, rows, cols };
  const press = surface.buttonRows === 0 ? 'nothing' : gridFits(board, surface) ? 'tiles' : 'arrows';
  return [
    texts.say(title, facts),
    ...(game.day !== undefined && moves === 0 ? [texts.say('daily-rules')] : []),
    isFull(game)
      ? texts.say('game-full', { most: MOST_MADE, counts: game.day === undefined ? 'yes' : 'no' })
      : texts.say('game-how', { press }),
  ];
}

const gridFits = ({ rows, cols }: Board, { buttonRows, buttonColumns }: Surface): boolean =>
  rows < buttonRows && cols <= Math.min(buttonColumns, WIDEST_GRID);

function moveButtons(
  { texts, surface }: Call,
  game: Game,
  { board, goal }: SlidingPosition,
): readonly ButtonGroup[] {
  const action = (what: string | number) => `tile:${game.id}:${game.revision}:${what}`;
  if (!gridFits(board, surface))
    return controls(
      ARROWS.map((move) => ({
        action: action(move),
        label: MOVE_ARROWS[move],
        name: texts.say('arrow-name', { move }),
      })),
    );
  const rows = Array.from({ length: board.rows }, (_, row) =>
    board.tiles.slice(row * board.cols, (row + 1) * board.cols).map((tile, col) => {
      const cell = row * board.cols + col;
      const inPlace = tile !== 0 && goal.tiles[cell] === tile;
      return {
        action: action(cell),
        label: tile === 0 ? '·' : String(tile),
        name: texts.say('tile-name', { tile, row: row + 1, column: col + 1, inPlace: String(inPlace) }),
        ...(inPlace && { style: 'success' as const }),
      };
    }),
  );
  return [{ kind: 'grid', rows }];
}

const startAgain = ({ texts }: Call, { id }: Game): readonly ButtonGroup[] =>
  controls([{ action: `again:${id}`, label: texts.say('button-again'), style: 'primary' }]);

const otherButtons = ({ texts }: Call, { day }: Game): readonly ButtonGroup[] =>
  day === undefined ? [] : controls([{ action: `leaders:${day}`, label: texts.say('button-leaderboard') }]);
