import { fault, ok, type Result } from '../../core/result.ts';
import { type Board, type Moves, sameBoard } from '../../core/sliding/board.ts';
import { applyMove, applyMoves, isMove, legalMoves } from '../../core/sliding/moves.ts';
import type { Game } from '../../store/store.ts';
import type { Services } from '../services.ts';

/** Moves that a game holds; people need a third of them on the largest board. */
export const MOST_GAME_MOVES = 10_000;
const MOST_QUOTED = 20;

/** Does the game hold as many moves as it can? */
export const isFull = (game: Game): boolean => game.moves.length >= MOST_GAME_MOVES;

/** Where the game's moves lead; they were legal when they were accepted. */
export function boardOf(game: Game): Board {
  const board = applyMoves(game.start, game.moves);
  if (!board.ok) throw new Error(`the moves of game ${game.id} do not replay`);
  return board.value;
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
