import { type ButtonHandler, type Call, forAsker } from '../../chat/command.ts';
import type { PressAnswer, Reply } from '../../chat/reply.ts';
import { ok, type Result } from '../../core/result.ts';
import { type GamePosition, giveUp, isFull, pressGame, restart, undo } from '../../play/game.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { kindOf } from '../kinds/index.ts';
import { isLive, type Played } from '../kinds/kind.ts';
import { askedFirst, type Ending, gameReply, openedReply } from './game-reply.ts';
import { hasWay, shortestWay } from './look-back.ts';
import { newGame, notPlayed, ownGame } from './own-game.ts';

/**
 * A pressed tile, square or arrow is played: `tile:<game>:<revision>:<what>`. Only the game's own player can. While
 * the program was stopped the clock ran until the press was made, but not back before what is known of the game.
 */
export const tileButton = (services: Services): ButtonHandler =>
  gameButton(services, 'tile', (played, what, { lateMs = 0 }) => {
    const now = () => Math.max(played.game.touchedAt, services.now() - lateMs);
    return pressGame({ store: services.store, now }, played, what);
  });

/** Takes the last press back, so two presses take two back: `undo:<game>:<revision>`. */
export const undoButton = (services: Services): ButtonHandler =>
  gameButton(services, 'undo', (played) => undo(services, played));

/** Puts one's own game back to its start, a long one if that is `sure`: `restart:<game>:<revision>[:sure]`. */
export const restartButton = (services: Services): ButtonHandler =>
  gameButton(services, 'restart', (played) => restart(services, played), 'restart');

/** Ends one's own game likewise, and shows how it is solved: `giveup:<game>:<revision>[:sure]`. */
export const giveUpButton = (services: Services): ButtonHandler => {
  const ending = gameButton(services, 'giveup', (played) => giveUp(services, played), 'giveup');
  return {
    ...ending,
    tells: 'asks',
    async press(call, fields) {
      const ended = await ending.press(call, fields);
      const game = ended.ok ? await services.store.games.byId(fields[0] ?? '') : undefined;
      if (!ended.ok || ended.value.notice !== undefined || game?.gaveUp !== true) return ended;
      if (!hasWay(kindOf(game))) return ended;
      const looking = { ...call, pressed: { action: `best:${game.id}`, isSure: false } };
      const solution = await shortestWay(services, withPressTimeout(services, forAsker(looking)), game);
      const reply: Reply = solution.ok
        ? solution.value
        : { kind: 'fault', text: call.own.texts.sayFault(solution.fault) };
      return ok({ ...ended.value, reply: { ...reply, personal: true } });
    },
  };
};

/**
 * A button that changes a running game: `<prefix>:<game>:<revision>` and perhaps more. Of two in the same
 * instant one comes after the other. A press counts on a later position than its message shows: people press a
 * planned sequence faster than boards are edited. A live board plays ahead instead. `ends`: it ends
 * what was played, so it counts at its revision alone, and is asked about first in a long game.
 */
const gameButton = (
  services: Services,
  prefix: string,
  change: (played: Played, what: string, call: Call) => Promise<Result<GamePosition>>,
  ends?: Ending,
): ButtonHandler => ({
  prefix,
  tells: 'nothing',
  async press(call, [id = '', revision = '', what = '']): Promise<Result<PressAnswer>> {
    for (;;) {
      const found = await ownGame(services, call, id);
      if (!found.ok) return notPlayed(call, found.fault);
      const played = found.value;
      const { game } = played;
      if (game.finishedAt !== undefined) return shown(services, call, played);
      const isLater = String(game.revision) !== revision;
      if (isLater && (ends !== undefined || isLive(call, played.kind)))
        return movedOn(services, call, played);
      const question = ends !== undefined && what !== 'sure' ? askedFirst(call, game, ends) : undefined;
      if (question !== undefined) return ok({ edit: await gameReply(services, call, played, question) });
      const changed = await change(played, what, call);
      if (changed.ok) return shown(services, call, { ...played, ...changed.value });
      // Another came first in this instant: this one goes on from there.
      if (changed.fault.code === 'board-moved-on') continue;
      return isLater ? movedOn(services, call, played) : changed;
    }
  },
});

/** The game's board as it stands: `board:<game>`. Asked where the answer to a press was lost. */
export const boardButton = (services: Services): ButtonHandler => ({
  prefix: 'board',
  tells: 'nothing',
  async press(call, [id = '']) {
    const found = await ownGame(services, call, id);
    return found.ok ? shown(services, call, found.value) : notPlayed(call, found.fault);
  },
});

const shown = async (services: Services, call: Call, played: Played): Promise<Result<PressAnswer>> =>
  ok({ edit: await gameReply(services, call, played) });

const movedOn = async (services: Services, call: Call, played: Played): Promise<Result<PressAnswer>> =>
  ok({ edit: await gameReply(services, call, played), notice: call.own.texts.say('notice-board-moved-on') });

/** Begins a game that is over, or that can hold no more moves, anew: `again:<game>`. A daily puzzle comes back as practice. */
export const againButton = (services: Services): ButtonHandler => ({
  prefix: 'again',
  tells: 'nothing',
  async press(call, [id = '']) {
    const found = await ownGame(services, call, id);
    if (!found.ok) return found;
    const { game: over } = found.value;
    if (over.finishedAt === undefined && !isFull(over)) return shown(services, call, found.value);
    const { day: played, practice: day = played, series = 'puzzle' } = over;
    const practice = day === undefined ? undefined : { day, series };
    const game = await newGame(services, call, over, practice);
    // A result stays where it is.
    return over.finishedAt === undefined
      ? shown(services, call, game)
      : ok({ reply: await openedReply(services, call, game) });
  },
});
