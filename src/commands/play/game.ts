import type { ButtonHandler, Call } from '../../chat/command.ts';
import { type ButtonGroup, controls, type PressAnswer, type Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Board, Moves } from '../../core/sliding/board.ts';
import { sameBoard } from '../../core/sliding/board.ts';
import { applyMoves, slide } from '../../core/sliding/moves.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { dayNumber } from '../../daily/day.ts';
import type { Game } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { finishedReply } from './finish.ts';

const ARROWS = [
  ['L', '←'],
  ['U', '↑'],
  ['D', '↓'],
  ['R', '→'],
] as const;
/** Columns that a grid of tile buttons may have and still be pressed with a thumb. */
const WIDEST_GRID = 8;

/** The board of a game, with its buttons; the daily puzzle and `/play` are this same thing. */
export async function gameReply(
  services: Services,
  call: Call,
  game: Game,
  board: Board = boardOf(game),
): Promise<Reply> {
  const day = game.day ?? game.practice;
  const facts = {
    number: day === undefined ? 0 : dayNumber(day),
    day: day ?? '',
    moves: game.moves.length,
    rows: board.rows,
    cols: board.cols,
  };
  return {
    kind: 'answer',
    text: call.texts.say(textOf(game), facts),
    picture: await services.draw({ kind: 'board', board, goal: game.goal }),
    alt: call.texts.say('board-alt', { board: makeBoard(board) }),
    buttons: [...moveButtons(call, game, board), ...otherButtons(call, game)],
  };
}

const textOf = ({ day, practice }: Game): string =>
  day !== undefined ? 'daily-board' : practice !== undefined ? 'practice-board' : 'play-board';

/** Where the game's moves lead; they were legal when they were accepted. */
export function boardOf(game: Game): Board {
  const board = applyMoves(game.start, game.moves);
  if (!board.ok) throw new Error(`the moves of game ${game.id} do not replay`);
  return board.value;
}

function moveButtons({ texts, surface }: Call, game: Game, board: Board): readonly ButtonGroup[] {
  if (surface.buttonRows === 0) return [];
  const action = (what: string | number) => `tile:${game.id}:${game.revision}:${what}`;
  const gridFits =
    board.rows < surface.buttonRows && board.cols <= Math.min(surface.buttonColumns, WIDEST_GRID);
  if (!gridFits)
    return controls(
      ARROWS.map(([move, label]) => ({
        action: action(move),
        label,
        name: texts.say('arrow-name', { move }),
      })),
    );
  const rows = Array.from({ length: board.rows }, (_, row) =>
    board.tiles.slice(row * board.cols, (row + 1) * board.cols).map((tile, col) => {
      const cell = row * board.cols + col;
      const inPlace = tile !== 0 && game.goal.tiles[cell] === tile;
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

function otherButtons({ texts, surface }: Call, game: Game): readonly ButtonGroup[] {
  if (surface.buttonRows === 0 || game.day === undefined) return [];
  return controls([{ action: `leaders:${game.day}`, label: texts.say('button-leaderboard') }]);
}

/** A pressed tile (or arrow) slides: `tile:<game>:<revision>:<cell or move>`. Only the game's own player can. */
export const tileButton = (services: Services): ButtonHandler => ({
  prefix: 'tile',
  async press(call, [id = '', revision = '', what = '']): Promise<Result<PressAnswer>> {
    const game = await services.store.games.byId(id);
    if (game === undefined) return fault('stale-button');
    if (game.person !== call.person.key) return fault('not-your-board', { name: game.personName });
    if (game.finishedAt !== undefined) return fault('game-finished');
    if (String(game.revision) !== revision) {
      const edit = await gameReply(services, call, game);
      return ok({ edit, notice: call.texts.say('notice-board-moved-on') });
    }
    const moves = movesOfPress(boardOf(game), what);
    if (moves === undefined) return fault('stale-button');
    if (moves === '') return fault('tile-not-in-line');
    const edit = await play(services, call, game, moves);
    return edit.ok ? ok({ edit: edit.value }) : edit;
  },
});

function movesOfPress(board: Board, what: string): Moves | undefined {
  if (ARROWS.some(([move]) => move === what)) return applyMoves(board, what).ok ? what : '';
  const cell = Number(what);
  return /^\d{1,3}$/.test(what) && cell < board.tiles.length ? slide(board, cell) : undefined;
}

/**
 * Accepts moves into the game: those up to the one that solves it. The store's compare-and-set decides between two at
 * once; what it has accepted is what the answer shows.
 */
export async function play(services: Services, call: Call, game: Game, moves: Moves): Promise<Result<Reply>> {
  const counted = untilSolved(boardOf(game), moves, game.goal);
  if (!counted.ok) return counted;
  const { board, taken, solved } = counted.value;
  const after = await services.store.games.advance({
    id: game.id,
    revision: game.revision,
    moves: taken,
    finished: solved,
    now: services.now(),
  });
  if (after === undefined) return fault('board-moved-on');
  return ok(
    solved ? await finishedReply(services, call, after) : await gameReply(services, call, after, board),
  );
}

function untilSolved(
  from: Board,
  moves: Moves,
  goal: Board,
): Result<{ board: Board; taken: Moves; solved: boolean }> {
  let board = from;
  for (const [index, move] of [...moves].entries()) {
    const next = applyMoves(board, move);
    if (!next.ok) return fault('illegal-move', { index: index + 1, move });
    board = next.value;
    if (sameBoard(board, goal)) return ok({ board, taken: moves.slice(0, index + 1), solved: true });
  }
  return ok({ board, taken: moves, solved: false });
}
