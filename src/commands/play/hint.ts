import { LRUCache } from 'lru-cache';
import type { ButtonHandler, Call, Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { isFull } from '../../play/game.ts';
import type { GameStep } from '../../play/kinds/rules.ts';
import type { Services } from '../feature/services.ts';
import type { Played, SearchResult } from '../kinds/kind.ts';
import { createGate } from '../spoilers/gate.ts';
import { answerTypedLine, type BoardNote, gameReply } from './game-reply.ts';
import { answerGameFault, ownGame, typedGame } from './own-game.ts';

/** The answer to a request for a hint: the hint, or the question whether the player really wants it. */
interface HintAnswer {
  readonly played: Played;
  readonly hint: BoardNote;
}

/**
 * Creates the command and the button for hints. The command is `/hint [show]` for the latest game, the button
 * is `hint:<game>:<revision>[:show]`. Each further hint for the same position shows more. For a daily puzzle,
 * the first hint needs a confirmation, which is the word `show`.
 */
export function createHints(services: Services): {
  readonly command: Command<boolean, HintAnswer>;
  readonly button: ButtonHandler;
} {
  const gate = createGate(services);
  const guide = createGuide(services);

  /**
   * Returns the hint for a game, or first a question that the player must confirm. Faults:
   * `no-hints-in-round`, `board-moved-on`, those of `createStepFinder`.
   */
  async function hintFor(call: Call, played: Played, isSure: boolean): Promise<Result<HintAnswer>> {
    const { texts } = call;
    const { game, kind, position } = played;
    if (game.round !== undefined) return fault('no-hints-in-round');
    if (isFull(game)) return ok({ played, hint: {} });
    const told = await gate(
      { ...call, pressedButton: { action: '', isConfirmed: isSure } },
      [{ ...game, start: game.state }],
      '',
    );
    if (!told.ok) return told;
    if (told.value.instead !== undefined || (game.day !== undefined && !game.assisted && !isSure))
      return ok({ played, hint: { line: texts.say('hint-question'), confirms: 'hint' } });
    const ahead = await guide(played);
    if (!ahead.ok) return ahead;
    const noted = await services.store.games.hint(game);
    if (noted === undefined) return fault('board-moved-on');
    const line = kind.hint(texts, position, ahead.value, noted.hinted);
    return ok({ played: { ...played, game: noted }, hint: { line, next: ahead.value.steps?.[0] } });
  }

  return {
    command: {
      name: 'hint',
      options: [{ name: 'show', kind: 'flag' }, THEME_OPTION],
      runsInOrder: true,
      isPersonal: () => true,
      reveals: 'asks',
      // A user types the word `show`. A form sends the value `true` instead.
      read: ({ words }) => ok(/^(?:show|true)$/iu.test(words.trim())),
      async ask(call, isSure) {
        const played = await typedGame(services, call, 'hint-elsewhere');
        return played.ok ? hintFor(call, played.value, isSure) : played;
      },
      reply: (call, _, { played, hint }) => answerTypedLine(services, call, played, hint),
    },

    button: {
      prefix: 'hint',
      reveals: 'asks',
      command: 'hint',
      async press(call, [id = '', revision = '', sure = '']) {
        const found = await ownGame(services, call, id);
        if (!found.ok) return answerGameFault(call, found.fault);
        const { game } = found.value;
        if (game.finishedAt !== undefined) return ok({ edit: await gameReply(services, call, found.value) });
        if (String(game.revision) !== revision) return fault('board-moved-on');
        const answer = await hintFor(call, found.value, sure === 'show');
        if (!answer.ok) return answer;
        const { played, hint } = answer.value;
        // In a shared chat, the board may be visible to everyone. So the hint is sent as a notice to the
        // player alone.
        if (call.place.isPrivate || game.day !== undefined)
          return ok({ edit: await gameReply(services, call, played, hint) });
        const { line: notice, ...shown } = hint;
        const edit = await gameReply(services, call, played, shown);
        return ok({ edit, ...(notice !== undefined && { notice }) });
      },
    },
  };
}

/**
 * Maximum number of games whose solutions the bot remembers, so that later hints follow the same solution.
 */
const MAX_SOLUTIONS = 500;

/** A remembered solution. `state`: the stored form of the position where `steps` begin. */
interface Solution {
  readonly state: string;
  readonly steps: readonly GameStep[];
}

/**
 * Returns a function that finds the next steps of a solution for a game. If a solution isn't proved to be the
 * shortest, it is used again while the player follows it, so that two hints never lead back and forth.
 * Faults: `no-way-found` within the time, `no-hints` if the kind of game has none, those of the solver.
 */
export function createGuide(services: Pick<Services, 'solver'>) {
  const solutions = new LRUCache<string, Solution>({ max: MAX_SOLUTIONS });
  return async (played: Played): Promise<Result<SearchResult>> => {
    const { game, kind, position } = played;
    const known = solutions.get(game.id);
    const rest = known && restOf(played, known);
    if (rest !== undefined) return ok({ steps: rest, isBest: false });
    const found = await kind.ahead?.(services, position, game.person);
    if (found === undefined) return fault('no-hints');
    if (found.ok && found.value.steps !== undefined && !found.value.isBest)
      solutions.set(game.id, { state: game.state, steps: found.value.steps });
    return found;
  };
}

/**
 * Returns the remaining steps if the current position of the game is on this solution. Undefined if it is
 * not.
 */
function restOf({ game, kind }: Played, { state, steps }: Solution): readonly GameStep[] | undefined {
  let position = kind.read({ ...game, state });
  for (let at = 0; at < steps.length; at++) {
    if (kind.write(position) === game.state) return steps.slice(at);
    position = kind.applyStep(position, steps[at] ?? '');
  }
  return undefined;
}
