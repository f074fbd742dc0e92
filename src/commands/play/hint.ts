import { LRUCache } from 'lru-cache';
import type { ButtonHandler, Call, Command } from '../../chat/command.ts';
import { turnKeysOf } from '../../chat/incoming.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { TurnKeys } from '../../turns/fair-queue.ts';
import type { Services } from '../feature/services.ts';
import { isGameFull, startPositionOf, stepsOf } from '../games/game.ts';
import type { DeadEnd, LoadedGame, SearchResult } from '../games/kind.ts';
import type { GameStep } from '../games/rules.ts';
import { createGate } from '../spoilers/gate.ts';
import { answerTypedLine, type BoardNote, gameEdit } from './game-reply.ts';
import { answerGameFault, findCurrentGame, loadOwnGame } from './own-game.ts';

/** The hint, or the question whether the player really wants it. */
interface HintAnswer {
  readonly loadedGame: LoadedGame;
  readonly hint: BoardNote;
}

/**
 * The command is `/hint [show]` for the latest game, the button is `hint:<game>:<revision>[:<hints>][:show]`.
 * Each further hint for the same position shows more. For a daily puzzle, the first hint needs a
 * confirmation, which is the word `show`. `<hints>`: the number of hints for the position when the button was
 * shown. A press that comes again shows its hint again, and no more.
 */
export function createHints(services: Services): {
  readonly command: Command<boolean>;
  readonly handler: ButtonHandler;
} {
  const gate = createGate(services);
  const findSteps = createStepFinder(services);

  /**
   * Returns the hint, or first a question that the player must confirm. Faults: `no-hints-in-round`,
   * `board-moved-on`, those of `createStepFinder`.
   */
  async function makeHint(
    call: Call,
    loadedGame: LoadedGame,
    isConfirmed: boolean,
    shownHintCount = loadedGame.game.hinted,
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
    const solution = await findSteps(loadedGame, turnKeysOf(call));
    if (!solution.ok) return solution;
    const { id, revision, hinted } = game;
    const hintedGame =
      hinted > shownHintCount
        ? game
        : await services.store.games.hint({ id, revision, requestKey: call.requestKey });
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
      async run(call, isConfirmed) {
        const currentGame = await findCurrentGame(services, call, 'hint-elsewhere');
        if (!currentGame.ok) return currentGame;
        const answer = await makeHint(call, currentGame.value, isConfirmed);
        if (!answer.ok) return answer;
        const { loadedGame, hint } = answer.value;
        return ok({ reply: (viewerCall) => answerTypedLine(services, viewerCall, loadedGame, hint) });
      },
    },

    handler: {
      prefix: 'hint',
      reveals: 'asks',
      command: 'hint',
      async press(call, [gameId = '', revision = '', ...options]) {
        const ownGame = await loadOwnGame(services, call, gameId);
        if (!ownGame.ok) return answerGameFault(call, ownGame.fault);
        const { game } = ownGame.value;
        if (game.finishedAt !== undefined) return ok(await gameEdit(services, call, ownGame.value));
        if (String(game.revision) !== revision) return fault('board-moved-on');
        const hintCountText = options.find((option) => /^\d$/.test(option));
        const shownHintCount = hintCountText === undefined ? undefined : Number(hintCountText);
        const answer = await makeHint(call, ownGame.value, options.includes('show'), shownHintCount);
        if (!answer.ok) return answer;
        const { loadedGame, hint } = answer.value;
        // In a shared chat, the board may be visible to everyone, so the player alone gets the hint.
        if (call.place.isPrivate || game.day !== undefined)
          return ok(await gameEdit(services, call, loadedGame, hint));
        const { line: notice, ...noteWithoutLine } = hint;
        const edit = await gameEdit(services, call, loadedGame, noteWithoutLine);
        return ok({ ...edit, notice });
      },
    },
  };
}

/** Games whose solutions the bot remembers, so that later hints follow the same solution. */
const MAX_STORED_SOLUTIONS = 500;

/** `state`: the stored form of the position where `steps` begin. */
interface Solution {
  readonly state: string;
  readonly steps: readonly GameStep[];
}

/**
 * Finds the next steps of a solution. If a solution isn't proved to be the shortest, it is used again while
 * the player follows it, so that two hints never lead back and forth. Faults: `no-way-found` within the time,
 * `no-hints` if the kind of game has none, those of the solver.
 */
export function createStepFinder(services: Pick<Services, 'solver'>) {
  const solutionByGameId = new LRUCache<string, Solution>({ max: MAX_STORED_SOLUTIONS });
  return async (loadedGame: LoadedGame, turnKeys: TurnKeys): Promise<Result<SearchResult>> => {
    const { game, kind, position } = loadedGame;
    const storedSolution = solutionByGameId.get(game.id);
    const stepsLeft = storedSolution && remainingSteps(loadedGame, storedSolution);
    if (stepsLeft !== undefined) return ok({ steps: stepsLeft, isProvedShortest: false });
    const search = async (searchedPosition: unknown): Promise<Result<SearchResult>> =>
      (await kind.findSolution?.(services, searchedPosition, turnKeys)) ?? fault('no-hints');
    const searchResult = await search(position);
    if (!searchResult.ok) return searchResult;
    const { steps, isProvedShortest } = searchResult.value;
    if (steps === undefined) return findSolvableSteps(loadedGame, search);
    if (!isProvedShortest) solutionByGameId.set(game.id, { state: game.state, steps });
    return searchResult;
  };
}

/**
 * Finds the latest solvable position of a game whose current position is unsolvable. If a game is solvable
 * after n steps, it is solvable after the first n - 1 of them. So a binary search finds the largest such n.
 */
async function findSolvableSteps(
  loadedGame: LoadedGame,
  search: (position: unknown) => Promise<Result<SearchResult>>,
): Promise<Result<DeadEnd>> {
  const { game, kind } = loadedGame;
  const steps = stepsOf(loadedGame);
  const positions = [startPositionOf(kind, game)];
  for (const step of steps) positions.push(kind.applyStep(positions.at(-1), step));
  let [solvableStepCount, unsolvableStepCount] = [-1, steps.length];
  while (unsolvableStepCount - solvableStepCount > 1) {
    const middleStepCount = Math.floor((solvableStepCount + unsolvableStepCount) / 2);
    const searchResult = await search(positions[middleStepCount]);
    if (!searchResult.ok && searchResult.fault.code !== 'no-way-found') return searchResult;
    if (searchResult.ok && searchResult.value.steps !== undefined) solvableStepCount = middleStepCount;
    else unsolvableStepCount = middleStepCount;
  }
  return ok(solvableStepCount < 0 ? {} : { solvableSteps: steps.slice(0, solvableStepCount) });
}

/** Undefined if the current position of the game is not on this solution. */
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
