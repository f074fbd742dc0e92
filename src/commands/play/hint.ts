import { LRUCache } from 'lru-cache';
import type { ButtonHandler, Call, Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { isGameFull } from '../../play/game.ts';
import type { GameStep } from '../../play/kinds/rules.ts';
import type { Services } from '../feature/services.ts';
import type { LoadedGame, SearchResult } from '../kinds/kind.ts';
import { createGate } from '../spoilers/gate.ts';
import { answerTypedLine, type BoardNote, gameReply } from './game-reply.ts';
import { answerGameFault, findCurrentGame, loadOwnGame } from './own-game.ts';

/** The answer to a request for a hint: the hint, or the question whether the player really wants it. */
interface HintAnswer {
  readonly loadedGame: LoadedGame;
  readonly hint: BoardNote;
}

/**
 * Creates the command and the button for hints. The command is `/hint [show]` for the latest game, the button
 * is `hint:<game>:<revision>[:show]`. Each further hint for the same position shows more. For a daily puzzle,
 * the first hint needs a confirmation, which is the word `show`.
 */
export function createHints(services: Services): {
  readonly command: Command<boolean, HintAnswer>;
  readonly handler: ButtonHandler;
} {
  const gate = createGate(services);
  const findSteps = createStepFinder(services);

  /**
   * Returns the hint for a game, or first a question that the player must confirm. Faults:
   * `no-hints-in-round`, `board-moved-on`, those of `createStepFinder`.
   */
  async function makeHint(
    call: Call,
    loadedGame: LoadedGame,
    isConfirmed: boolean,
  ): Promise<Result<HintAnswer>> {
    const { texts } = call;
    const { game, kind, position } = loadedGame;
    if (game.round !== undefined) return fault('no-hints-in-round');
    if (isGameFull(game)) return ok({ loadedGame, hint: {} });
    const gateDecision = await gate(
      { ...call, pressedButton: { action: '', isConfirmed } },
      [{ ...game, start: game.state }],
      '',
    );
    if (!gateDecision.ok) return gateDecision;
    if (
      gateDecision.value.warning !== undefined ||
      (game.day !== undefined && !game.assisted && !isConfirmed)
    )
      return ok({ loadedGame, hint: { line: texts.say('hint-question'), actionToConfirm: 'hint' } });
    const solution = await findSteps(loadedGame);
    if (!solution.ok) return solution;
    const hintedGame = await services.store.games.hint(game);
    if (hintedGame === undefined) return fault('board-moved-on');
    const line = kind.hint(texts, position, solution.value, hintedGame.hinted);
    return ok({
      loadedGame: { ...loadedGame, game: hintedGame },
      hint: { line, nextStep: solution.value.steps?.[0] },
    });
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
      async ask(call, isConfirmed) {
        const loadedGame = await findCurrentGame(services, call, 'hint-elsewhere');
        return loadedGame.ok ? makeHint(call, loadedGame.value, isConfirmed) : loadedGame;
      },
      reply: (call, _, { loadedGame, hint }) => answerTypedLine(services, call, loadedGame, hint),
    },

    handler: {
      prefix: 'hint',
      reveals: 'asks',
      command: 'hint',
      async press(call, [gameId = '', revision = '', confirmation = '']) {
        const ownGame = await loadOwnGame(services, call, gameId);
        if (!ownGame.ok) return answerGameFault(call, ownGame.fault);
        const { game } = ownGame.value;
        if (game.finishedAt !== undefined)
          return ok({ edit: await gameReply(services, call, ownGame.value) });
        if (String(game.revision) !== revision) return fault('board-moved-on');
        const answer = await makeHint(call, ownGame.value, confirmation === 'show');
        if (!answer.ok) return answer;
        const { loadedGame, hint } = answer.value;
        // In a shared chat, the board may be visible to everyone. So the hint is sent as a notice to the
        // player alone.
        if (call.place.isPrivate || game.day !== undefined)
          return ok({ edit: await gameReply(services, call, loadedGame, hint) });
        const { line: notice, ...noteWithoutLine } = hint;
        const edit = await gameReply(services, call, loadedGame, noteWithoutLine);
        return ok({ edit, ...(notice !== undefined && { notice }) });
      },
    },
  };
}

/**
 * Maximum number of games whose solutions the bot remembers, so that later hints follow the same solution.
 */
const MAX_STORED_SOLUTIONS = 500;

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
export function createStepFinder(services: Pick<Services, 'solver'>) {
  const solutionByGameId = new LRUCache<string, Solution>({ max: MAX_STORED_SOLUTIONS });
  return async (loadedGame: LoadedGame): Promise<Result<SearchResult>> => {
    const { game, kind, position } = loadedGame;
    const storedSolution = solutionByGameId.get(game.id);
    const stepsLeft = storedSolution && remainingSteps(loadedGame, storedSolution);
    if (stepsLeft !== undefined) return ok({ steps: stepsLeft, isProvedShortest: false });
    const searchResult = await kind.findSolution?.(services, position, game.person);
    if (searchResult === undefined) return fault('no-hints');
    if (searchResult.ok && searchResult.value.steps !== undefined && !searchResult.value.isProvedShortest)
      solutionByGameId.set(game.id, { state: game.state, steps: searchResult.value.steps });
    return searchResult;
  };
}

/**
 * Returns the remaining steps if the current position of the game is on this solution. Undefined if it is
 * not.
 */
function remainingSteps(
  { game, kind }: LoadedGame,
  { state, steps }: Solution,
): readonly GameStep[] | undefined {
  let position = kind.read({ ...game, state });
  for (let index = 0; index < steps.length; index++) {
    if (kind.write(position) === game.state) return steps.slice(index);
    position = kind.applyStep(position, steps[index] ?? '');
  }
  return undefined;
}
