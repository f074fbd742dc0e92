import type { GameStep } from '../../../../commands/games/rules.ts';
import type { Game } from '../base/types.ts';
import type { LiveBoard } from './live.ts';

export const UNDO_STEP = '-';
/**
 * Marks a step that belongs to the same press as the step before it. An undo takes back all steps of a press
 * together.
 */
const SAME_PRESS_PREFIX = '+';
const MAX_ACTION_CHARS = 64;

/**
 * The server's last known state of the game, the steps that were sent but not answered, and the steps that
 * are not sent yet.
 */
interface UnconfirmedSteps {
  readonly serverGame: Game;
  readonly sentSteps: readonly string[];
  readonly unsentSteps: readonly string[];
  /** Time by this browser's clock, in milliseconds since the epoch. */
  readonly lastStepAtMs?: number;
}

/** A game on the page, with the visitor's steps that the server has not confirmed. */
export type Play = ReturnType<typeof createPlay>;

/**
 * Several steps are sent as one press. It names the revision of the game that it changes. The server refuses
 * presses for an older revision, so it never applies a press twice.
 */
export function createPlay(initialGame: Game, liveBoard: LiveBoard) {
  const { rules } = liveBoard;
  let { serverGame, sentSteps, unsentSteps, lastStepAtMs = Date.now() } = restoreUnconfirmed(initialGame);

  const applyStep = (position: unknown, step: string): unknown => {
    const nextPosition =
      step === UNDO_STEP
        ? liveBoard.stepBack?.(position)
        : rules.applyStep(position, step.replace(SAME_PRESS_PREFIX, ''));
    return nextPosition ?? position;
  };
  const gameAfter = (steps: readonly string[]): Game => {
    if (steps.length === 0) return serverGame;
    const position = steps.reduce(applyStep, liveBoard.toPosition(serverGame));
    const { next: _, ...unmarkedGame } = serverGame;
    return {
      ...unmarkedGame,
      position: liveBoard.toCells(position),
      moveCount: serverGame.moveCount + steps.filter((step) => step !== UNDO_STEP).length,
      state: serverGame.state === 'running' && rules.isSolved(position) ? 'solved' : serverGame.state,
    };
  };
  const shownGame = () => gameAfter([...sentSteps, ...unsentSteps]);
  return {
    /** The game with all the visitor's steps, confirmed or not. */
    shownGame,
    /** Has the visitor made steps that the server hasn't confirmed yet? */
    get isAhead() {
      return sentSteps.length + unsentSteps.length > 0;
    },
    get msSinceLastStep() {
      return Date.now() - lastStepAtMs;
    },
    /** Empty if the press is not possible in the shown position. */
    stepsOfPress(pressText: string): readonly GameStep[] {
      const pressSteps = rules.stepsOfPress(liveBoard.toPosition(shownGame()), pressText);
      return pressSteps.ok ? pressSteps.value.flat() : [];
    },
    /** Returns `UNDO_STEP` if the page can undo a step without the server, else no steps. */
    undoSteps: (): readonly GameStep[] =>
      liveBoard.stepBack?.(liveBoard.toPosition(shownGame())) === undefined ? [] : [UNDO_STEP],
    /** Stops after the step that solves the game. Returns the applied steps. */
    addSteps(steps: readonly GameStep[]): readonly GameStep[] {
      let appliedStepCount = 0;
      for (const step of steps) {
        if (shownGame().state !== 'running') break;
        unsentSteps = [...unsentSteps, appliedStepCount > 0 ? SAME_PRESS_PREFIX + step : step];
        appliedStepCount++;
        lastStepAtMs = Date.now();
      }
      return steps.slice(0, appliedStepCount);
    },
    /**
     * Returns the next press, with as many unsent steps as fit into it. Undefined if there are none, or if
     * the last press isn't answered yet.
     */
    send(): string | undefined {
      if (unsentSteps.length === 0 || sentSteps.length > 0) return undefined;
      const { action, stepCount } = makeNextPress(serverGame, unsentSteps);
      sentSteps = unsentSteps.slice(0, stepCount);
      unsentSteps = unsentSteps.slice(stepCount);
      return action;
    },
    /**
     * Adopts the server's state, which may be older than the last press. So its position is looked up among
     * those to which the visitor's steps have led.
     * - If it is found, the steps up to it are confirmed, and the later steps must still be sent.
     * - If it is not found, all steps are dropped. Returns false if steps were dropped.
     */
    takeServerState(game: Game): boolean {
      if (game.revision < serverGame.revision) return true;
      const unconfirmedSteps = [...sentSteps, ...unsentSteps];
      const acceptedStepCount = [...unconfirmedSteps, ''].findIndex((_, count) =>
        isSameState(gameAfter(unconfirmedSteps.slice(0, count)), game),
      );
      sentSteps = [];
      unsentSteps = acceptedStepCount < 0 ? [] : unconfirmedSteps.slice(acceptedStepCount);
      serverGame = game;
      return acceptedStepCount >= 0 || unconfirmedSteps.length === 0;
    },
    giveUp() {
      [sentSteps, unsentSteps] = [[], []];
    },
    /**
     * Stores the unconfirmed steps in the browser when the visitor leaves the page. The next visit sends
     * them.
     */
    storeUnconfirmed() {
      const unconfirmedSteps: UnconfirmedSteps = {
        serverGame,
        sentSteps,
        unsentSteps,
        lastStepAtMs,
      };
      try {
        localStorage.setItem(storageKeyOf(serverGame), JSON.stringify(unconfirmedSteps));
      } catch {
        // The browser may forbid storage, or it may be full. Then the last steps are lost.
      }
    },
  };
}

/**
 * As many steps as fit into a button's action. `stepCount`: steps in the press. An undo step is always sent
 * alone.
 */
function makeNextPress(
  { id, revision }: Game,
  steps: readonly string[],
): { action: string; stepCount: number } {
  if (steps[0] === UNDO_STEP) return { action: `undo:${id}:${revision}`, stepCount: 1 };
  let action = `tile:${id}:${revision}:`;
  let stepCount = 0;
  for (const step of steps) {
    if (step === UNDO_STEP || action.length + step.length > MAX_ACTION_CHARS) break;
    action += step;
    stepCount++;
  }
  return { action, stepCount };
}

const isSameState = (gameA: Game, gameB: Game): boolean =>
  gameA.moveCount === gameB.moveCount &&
  gameA.position.length === gameB.position.length &&
  gameA.position.every((value, index) => value === gameB.position[index]);

const storageKeyOf = ({ id }: Game): string => `steps:${id}`;

/**
 * Adds the steps that `storeUnconfirmed` has stored, unless the game has changed on the server since then.
 */
function restoreUnconfirmed(game: Game): UnconfirmedSteps {
  try {
    const json = localStorage.getItem(storageKeyOf(game));
    localStorage.removeItem(storageKeyOf(game));
    const storedSteps: UnconfirmedSteps | null = JSON.parse(json ?? 'null');
    if (storedSteps !== null && storedSteps.serverGame.revision >= game.revision) return storedSteps;
  } catch {
    // The stored steps can't be read, so the game starts without them.
  }
  return { serverGame: game, sentSteps: [], unsentSteps: [] };
}
