import type { ButtonHandler } from '../../chat/command.ts';
import type { PressAnswer } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Board, Moves } from '../../core/sliding/board.ts';
import { applyMoves, slide } from '../../core/sliding/moves.ts';
import type { Services } from '../services.ts';
import { boardOf, play } from './game.ts';
import { ARROWS, gameReply } from './game-reply.ts';
import { newGame } from './new-game.ts';
import { ownGame } from './own-game.ts';

/** A pressed tile (or arrow) slides: `tile:<game>:<revision>:<cell or move>`. Only the game's own player can. */
export const tileButton = (services: Services): ButtonHandler => ({
  prefix: 'tile',
  async press(call, [id = '', revision = '', what = '']): Promise<Result<PressAnswer>> {
    const found = await ownGame(services, call, id);
    if (!found.ok) return found;
    const game = found.value;
    if (game.finishedAt !== undefined) return ok({ edit: await gameReply(services, call, game) });
    const board = boardOf(game);
    if (String(game.revision) !== revision) {
      const edit = await gameReply(services, call, game, board);
      return ok({ edit, notice: call.texts.say('notice-board-moved-on') });
    }
    const moves = movesOfPress(board, what);
    if (moves === undefined) return fault('stale-button');
    if (moves === '') return fault('tile-not-in-line');
    const played = await play(services, game, board, moves);
    if (!played.ok) return played;
    return ok({ edit: await gameReply(services, call, played.value.game, played.value.board) });
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
