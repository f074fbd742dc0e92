import type { ButtonHandler, Call, Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme.ts';
import type { Text } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import { mayHaveHints } from '../../play/game.ts';
import { type Ahead, createGuide } from '../../play/hints.ts';
import { kindOf } from '../../play/kinds/index.ts';
import type { Game } from '../../store/contract/game.ts';
import { gateOf } from '../fair/gate.ts';
import type { Services } from '../feature/services.ts';
import { gameReply, type Said, saidReply } from './game-reply.ts';
import { notPlayed, ownGame, typedGame } from './own-game.ts';
import { viewOf } from './views/index.ts';

/** A game, and what its board says after a hint was asked for. */
interface Hinted {
  readonly game: Game;
  readonly hint: Said;
}

/** Hints on the game that is played: each for the same position tells more. A day's puzzle asks before the first one. */
export interface Hints {
  /** `/hint [show]`: on the game touched last; `show` is the answer to the question. */
  readonly command: Command<boolean, Hinted>;
  /** The same under a board: `hint:<game>:<revision>`, and `:show`. */
  readonly button: ButtonHandler;
}

const lineOf = (texts: Texts, game: Game, ahead: Ahead): Text =>
  ahead.steps !== undefined
    ? viewOf(game).hint(texts, kindOf(game).read(game), ahead, game.hinted)
    : texts.say('hint-dead-end', { back: ahead.back ?? 'none' });

export function createHints(services: Services): Hints {
  const gate = gateOf(services);
  const guide = createGuide({
    solve: (request, turn) => services.solver.ask('solve', request, turn),
    walkOn: (walk, turn) => services.solver.ask('walkOn', walk, turn),
  });

  /** Faults: `no-hints-in-round`, `board-moved-on`, those of `guide.ahead`. */
  async function hinted(call: Call, game: Game, isSure: boolean): Promise<Result<Hinted>> {
    const { texts } = call;
    if (game.round !== undefined) return fault('no-hints-in-round');
    if (!mayHaveHints(game)) return ok({ game, hint: {} });
    const told = await gate(
      { ...call, pressed: { action: '', isSure } },
      [{ ...game, start: game.state }],
      '',
    );
    if (!told.ok) return told;
    if (told.value.instead !== undefined || (game.day !== undefined && !game.assisted && !isSure))
      return ok({ game, hint: { line: texts.say('hint-question'), asks: 'hint' } });
    const ahead = await guide.ahead(game);
    if (!ahead.ok) return ahead;
    const noted = await services.store.games.hint(game);
    return noted === undefined
      ? fault('board-moved-on')
      : ok({ game: noted, hint: { line: lineOf(texts, noted, ahead.value), next: ahead.value.steps?.[0] } });
  }

  return {
    command: {
      name: 'hint',
      options: [{ name: 'show', kind: 'flag' }, THEME_OPTION],
      isInOrder: true,
      isPersonal: () => true,
      tells: 'asks',
      // Typed it is the word, on a form its value.
      read: ({ words }) => ok(/^(?:show|true)$/iu.test(words.trim())),
      async ask(call, isSure) {
        const game = await typedGame(services, call, 'hint-elsewhere');
        return game.ok ? hinted(call, game.value, isSure) : game;
      },
      reply: (call, _, { game, hint }) => saidReply(services, call, game, hint),
    },

    button: {
      prefix: 'hint',
      tells: 'asks',
      command: 'hint',
      async press(call, [id = '', revision = '', sure = '']) {
        const found = await ownGame(services, call, id);
        if (!found.ok) return notPlayed(call, found.fault);
        const game = found.value;
        if (game.finishedAt !== undefined) return ok({ edit: await gameReply(services, call, game) });
        if (String(game.revision) !== revision) return fault('board-moved-on');
        const answer = await hinted(call, game, sure === 'show');
        if (!answer.ok) return answer;
        const { hint } = answer.value;
        // A board of one's own may be public; then its player alone is told.
        if (call.place.isPrivate || game.day !== undefined)
          return ok({ edit: await gameReply(services, call, answer.value.game, hint) });
        const { line: notice, ...shown } = hint;
        const edit = await gameReply(services, call, answer.value.game, shown);
        return ok({ edit, ...(notice !== undefined && { notice }) });
      },
    },
  };
}
