import type { ButtonHandler, Call } from '../../chat/command.ts';
import type { PressAnswer } from '../../chat/reply.ts';
import { ok, type Result } from '../../core/result.ts';
import { press } from '../../play/game.ts';
import type { Game } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { gameReply } from './game-reply.ts';
import { newGame } from './new-game.ts';
import { ownGame } from './own-game.ts';

/** A pressed cell (or arrow) is played: `tile:<game>:<revision>:<what>`. Only the game's own player can. */
export const tileButton = (services: Services): ButtonHandler =>
  gameButton(services, 'tile', (game, what) => press(services, game, what));

/**
 * A button that changes a running game: `<prefix>:<game>:<revision>` and perhaps more. On a board that has moved on meanwhile, even in the
 * same instant, it does nothing, and the board comes as it is.
 */
const gameButton = (
  services: Services,
  prefix: string,
  change: (game: Game, what: string) => Promise<Result<Game>>,
): ButtonHandler => ({
  prefix,
  async press(call, [id = '', revision = '', what = '']): Promise<Result<PressAnswer>> {
    const found = await ownGame(services, call, id);
    if (!found.ok) return found;
    const game = found.value;
    if (game.finishedAt !== undefined) return shown(services, call, game);
    if (String(game.revision) !== revision) return movedOn(services, call, game);
    const changed = await change(game, what);
    if (changed.ok) return shown(services, call, changed.value);
    if (changed.fault.code !== 'board-moved-on') return changed;
    const newer = await ownGame(services, call, id);
    return newer.ok ? movedOn(services, call, newer.value) : newer;
  },
});

const shown = async (services: Services, call: Call, game: Game): Promise<Result<PressAnswer>> =>
  ok({ edit: await gameReply(services, call, game) });

const movedOn = async (services: Services, call: Call, game: Game): Promise<Result<PressAnswer>> =>
  ok({ edit: await gameReply(services, call, game), notice: call.texts.say('notice-board-moved-on') });

/** Begins a game that can hold no more moves anew: `again:<game>`. A daily puzzle comes back as practice. */
export const againButton = (services: Services): ButtonHandler => ({
  prefix: 'again',
  async press(call, [id = '']) {
    const full = await ownGame(services, call, id);
    if (!full.ok) return full;
    const { day, practice = day } = full.value;
    return ok({
      edit: await gameReply(services, call, await newGame(services, call, full.value, practice)),
    });
  },
});
