import { type ButtonHandler, type Call, forAsker } from '../../chat/command.ts';
import type { PressAnswer } from '../../chat/reply.ts';
import { ok, type Result } from '../../core/result.ts';
import { giveUp, isFull, press, restart, undo } from '../../play/game.ts';
import type { Game } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { hurried } from '../working.ts';
import { newGame } from './beginning/new-game.ts';
import { gameReply } from './game-reply.ts';
import { ownGame } from './own-game.ts';
import { viewOf } from './views/index.ts';

/** A pressed cell (or arrow) is played: `tile:<game>:<revision>:<what>`. Only the game's own player can. */
export const tileButton = (services: Services): ButtonHandler =>
  gameButton(services, 'tile', (game, what) => press(services, game, what));

/** Takes the last step back: `undo:<game>:<revision>`. */
export const undoButton = (services: Services): ButtonHandler =>
  gameButton(services, 'undo', (game) => undo(services, game));

/** Puts one's own game back to its start: `restart:<game>:<revision>`. */
export const restartButton = (services: Services): ButtonHandler =>
  gameButton(services, 'restart', (game) => restart(services, game));

/** Ends one's own game, and shows how it is solved: `giveup:<game>:<revision>`. */
export const giveUpButton = (services: Services): ButtonHandler => {
  const ending = gameButton(services, 'giveup', (game) => giveUp(services, game));
  return {
    ...ending,
    async press(call, fields) {
      const ended = await ending.press(call, fields);
      const game = ended.ok ? await services.store.games.byId(fields[0] ?? '') : undefined;
      if (!ended.ok || ended.value.notice !== undefined || game?.gaveUp !== true) return ended;
      const solution = await viewOf(game).solution(services, hurried(services, forAsker(call)), game);
      return solution.ok ? ok({ ...ended.value, reply: { ...solution.value, personal: true } }) : ended;
    },
  };
};

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

/** The game's board as it stands: `board:<game>`. Asked where the answer to a press was lost. */
export const boardButton = (services: Services): ButtonHandler => ({
  prefix: 'board',
  async press(call, [id = '']) {
    const found = await ownGame(services, call, id);
    return found.ok ? shown(services, call, found.value) : found;
  },
});

const shown = async (services: Services, call: Call, game: Game): Promise<Result<PressAnswer>> =>
  ok({ edit: await gameReply(services, call, game) });

const movedOn = async (services: Services, call: Call, game: Game): Promise<Result<PressAnswer>> =>
  ok({ edit: await gameReply(services, call, game), notice: call.own.texts.say('notice-board-moved-on') });

/** Begins a game that is over, or that can hold no more moves, anew: `again:<game>`. A daily puzzle comes back as practice. */
export const againButton = (services: Services): ButtonHandler => ({
  prefix: 'again',
  async press(call, [id = '']) {
    const found = await ownGame(services, call, id);
    if (!found.ok) return found;
    const over = found.value;
    if (over.finishedAt === undefined && !isFull(over)) return shown(services, call, over);
    const { day: played, practice: day = played, series = 'puzzle' } = over;
    const practice = day === undefined ? undefined : { day, series };
    const board = await gameReply(services, call, await newGame(services, call, over, practice));
    // A result stays where it is.
    return ok(over.finishedAt === undefined ? { edit: board } : { reply: board });
  },
});
