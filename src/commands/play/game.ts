import type { ButtonHandler, Call } from '../../chat/command.ts';
import { type ButtonGroup, controls, type PressAnswer, type Reply, type Text } from '../../chat/reply.ts';
import type { Surface } from '../../chat/surface.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Board, Move, Moves } from '../../core/sliding/board.ts';
import { sameBoard } from '../../core/sliding/board.ts';
import { applyMove, applyMoves, isMove, legalMoves, slide } from '../../core/sliding/moves.ts';
import { MOVE_ARROWS } from '../../core/sliding/notation/moves.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { dayNumber } from '../../daily/day.ts';
import type { Game } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { finishedReply } from './finish.ts';
import { newGame } from './new-game.ts';
import { ownGame } from './own-game.ts';

/** In the order of their keys. */
const ARROWS = ['L', 'U', 'D', 'R'] as const satisfies readonly Move[];
/** Columns that a grid of tile buttons may have and still be pressed with a thumb. */
const WIDEST_GRID = 8;
/** Moves that a game holds; people need a third of them on the largest board. */
const MOST_GAME_MOVES = 10_000;
const MOST_QUOTED = 20;

/** The board of a game, with its buttons; the daily puzzle and `/play` are this same thing. */
export async function gameReply(
  services: Services,
  call: Call,
  game: Game,
  board: Board = boardOf(game),
): Promise<Reply> {
  return {
    kind: 'answer',
    text: gameLines(call, game, board).join('\n'),
    picture: await services.draw({ kind: 'board', board, goal: game.goal }, call.theme),
    alt: call.texts.say('board-alt', { board: makeBoard(board) }),
    ...(call.surface.buttonRows > 0 && {
      buttons: [
        ...(isFull(game) ? startAgain(call, game) : moveButtons(call, game, board)),
        ...otherButtons(call, game),
      ],
    }),
  };
}

const isFull = (game: Game): boolean => game.moves.length >= MOST_GAME_MOVES;

/** Which game it is and how far, by which rules it counts as long as it hasn't begun, and how tiles are slid. */
function gameLines({ texts, surface }: Call, game: Game, board: Board): Text[] {
  const day = game.day ?? game.practice;
  const title = game.day !== undefined ? 'daily-board' : day !== undefined ? 'practice-board' : 'play-board';
  const moves = game.moves.length;
  const { rows, cols } = board;
  const facts = { number: day === undefined ? 0 : dayNumber(day), day: day ?? '', moves, rows, cols };
  const press = surface.buttonRows === 0 ? 'nothing' : gridFits(board, surface) ? 'tiles' : 'arrows';
  return [
    texts.say(title, facts),
    ...(game.day !== undefined && moves === 0 ? [texts.say('daily-rules')] : []),
    isFull(game)
      ? texts.say('game-full', { most: MOST_GAME_MOVES, counts: game.day === undefined ? 'yes' : 'no' })
      : texts.say('game-how', { press }),
  ];
}

/** Where the game's moves lead; they were legal when they were accepted. */
export function boardOf(game: Game): Board {
  const board = applyMoves(game.start, game.moves);
  if (!board.ok) throw new Error(`the moves of game ${game.id} do not replay`);
  return board.value;
}

const gridFits = ({ rows, cols }: Board, { buttonRows, buttonColumns }: Surface): boolean =>
  rows < buttonRows && cols <= Math.min(buttonColumns, WIDEST_GRID);

function moveButtons({ texts, surface }: Call, game: Game, board: Board): readonly ButtonGroup[] {
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

const startAgain = ({ texts }: Call, { id }: Game): readonly ButtonGroup[] =>
  controls([{ action: `again:${id}`, label: texts.say('button-again'), style: 'primary' }]);

const otherButtons = ({ texts }: Call, { day }: Game): readonly ButtonGroup[] =>
  day === undefined ? [] : controls([{ action: `leaders:${day}`, label: texts.say('button-leaderboard') }]);

/** A pressed tile (or arrow) slides: `tile:<game>:<revision>:<cell or move>`. Only the game's own player can. */
export const tileButton = (services: Services): ButtonHandler => ({
  prefix: 'tile',
  async press(call, [id = '', revision = '', what = '']): Promise<Result<PressAnswer>> {
    const found = await ownGame(services, call, id);
    if (!found.ok) return found;
    const game = found.value;
    if (game.finishedAt !== undefined) return ok({ edit: await finishedReply(services, call, game) });
    const board = boardOf(game);
    if (String(game.revision) !== revision) {
      const edit = await gameReply(services, call, game, board);
      return ok({ edit, notice: call.texts.say('notice-board-moved-on') });
    }
    const moves = movesOfPress(board, what);
    if (moves === undefined) return fault('stale-button');
    if (moves === '') return fault('tile-not-in-line');
    const played = await play(services, game, board, moves);
    return played.ok ? ok({ edit: await playedReply(services, call, played.value) }) : played;
  },
});

/** Begins a game that can hold no more moves anew: `again:<game>`. A daily puzzle comes back as practice. */
export const againButton = (services: Services): ButtonHandler => ({
  prefix: 'again',
  async press(call, [id = '']) {
    const full = await ownGame(services, call, id);
    if (!full.ok) return full;
    const { start, goal, day, practice = day } = full.value;
    const game = await newGame(services, call, { start, goal }, practice);
    return ok({ edit: await gameReply(services, call, game, start) });
  },
});

function movesOfPress(board: Board, what: string): Moves | undefined {
  if (ARROWS.some((move) => move === what)) return applyMoves(board, what).ok ? what : '';
  const cell = Number(what);
  return /^\d{1,3}$/.test(what) && cell < board.tiles.length ? slide(board, cell) : undefined;
}

/** A game after moves that were accepted, and its board then. */
export interface Played {
  readonly game: Game;
  readonly board: Board;
}

/**
 * Accepts moves into the game, whose board is given: those up to the one that solves it, or that fills it. The store's
 * compare-and-set decides between two at once; what it has accepted is what the answer shows. Faults: `illegal-move` {index, move,
 * possible: moves that could be made instead}, `board-moved-on`.
 */
export async function play(
  { store, now }: Services,
  game: Game,
  board: Board,
  moves: Moves,
): Promise<Result<Played>> {
  if (isFull(game)) return ok({ game, board });
  const counted = untilSolved(board, moves.slice(0, MOST_GAME_MOVES - game.moves.length), game.goal);
  if (!counted.ok) return counted;
  const { board: next, taken, solved } = counted.value;
  const { id, revision } = game;
  const after = await store.games.advance({ id, revision, moves: taken, finished: solved, now: now() });
  return after === undefined ? fault('board-moved-on') : ok({ game: after, board: next });
}

/** The board as it is after moves, or what there is to say of a game that they have solved. */
export const playedReply = (services: Services, call: Call, { game, board }: Played): Promise<Reply> =>
  game.finishedAt === undefined
    ? gameReply(services, call, game, board)
    : finishedReply(services, call, game);

function untilSolved(
  from: Board,
  moves: Moves,
  goal: Board,
): Result<{ board: Board; taken: Moves; solved: boolean }> {
  let board = from;
  for (const [index, move] of [...moves].entries()) {
    const next = isMove(move) ? applyMove(board, move) : undefined;
    if (next === undefined) {
      const possible = moves.slice(0, Math.min(index, MOST_QUOTED)) || (legalMoves(from)[0] ?? '');
      return fault('illegal-move', { index: index + 1, move, possible });
    }
    board = next;
    if (sameBoard(board, goal)) return ok({ board, taken: moves.slice(0, index + 1), solved: true });
  }
  return ok({ board, taken: moves, solved: false });
}
