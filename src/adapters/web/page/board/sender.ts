import { createGrowingPause } from '../../../../chat/delivery/clock.ts';
import type { FinalAnswer } from '../base/types.ts';
import type { Play } from './play.ts';

/** Pause between two presses of one game. The server accepts four a second. */
const MIN_PRESS_INTERVAL_MS = 250;
const FIRST_RETRY_PAUSE_MS = 500;
const MAX_RETRY_PAUSE_MS = 4000;
/** Pause before the page asks for the game's state. */
const REFUSED_PAUSE_MS = 1000;
/** Number of refusals in a row that drops the unconfirmed steps. */
const MAX_REFUSED_PRESSES = 2;

export interface SenderOptions {
  /** If the server can't be reached, rejects or resolves with `error`. */
  press(action: string): Promise<FinalAnswer>;
  onAnswer(answer: FinalAnswer): Promise<void>;
  /** The server has refused steps too often, so they must be dropped. */
  onRefused(answer: FinalAnswer): void;
  /** True when the server can't be reached, false when it answers again. */
  onRetrying(isRetrying: boolean): void;
}

/**
 * Sends one press at a time. Steps that the visitor makes meanwhile go into the next press. If no answer
 * comes, it first asks for the game's state, because the server may have applied the lost press.
 */
export function createSender(
  play: Pick<Play, 'isAhead' | 'send'>,
  gameId: string,
  { press, onAnswer: handleAnswer, onRefused: handleRefusal, onRetrying: reportRetrying }: SenderOptions,
) {
  const stateRequestAction = `board:${gameId}`;
  let lastWork: Promise<unknown> = Promise.resolve();
  let isSending = false;
  let refusedPressCount = 0;

  const sendUntilAnswered = async (action: string): Promise<FinalAnswer> => {
    let answer = await press(action).catch(() => undefined);
    const nextPauseMs = createGrowingPause(FIRST_RETRY_PAUSE_MS, MAX_RETRY_PAUSE_MS);
    while (answer === undefined || answer.error !== undefined) {
      reportRetrying(true);
      await pause(nextPauseMs());
      answer = await press(stateRequestAction).catch(() => undefined);
    }
    reportRetrying(false);
    return answer;
  };
  const sendAndHandleAnswer = async (action: string): Promise<void> => {
    const answer = await sendUntilAnswered(action);
    if (answer.edit === undefined) refusedPressCount++;
    else if (action !== stateRequestAction) refusedPressCount = 0;
    if (answer.edit !== undefined) return handleAnswer(answer);
    if (refusedPressCount >= MAX_REFUSED_PRESSES) {
      refusedPressCount = 0;
      return handleRefusal(answer);
    }
    await pause(REFUSED_PAUSE_MS);
    await sendAndHandleAnswer(stateRequestAction);
  };
  const sendAll = async (): Promise<void> => {
    for (let action = play.send(); action !== undefined; action = play.send()) {
      const minimumPause = pause(MIN_PRESS_INTERVAL_MS);
      await sendAndHandleAnswer(action);
      if (play.isAhead) await minimumPause;
    }
    isSending = false;
  };
  const runInTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const workPromise = lastWork.then(work);
    lastWork = workPromise.catch(() => {});
    return workPromise;
  };
  return {
    /**
     * Runs work that changes the game without a step, such as a button's action, when no press is being sent.
     */
    runInTurn,
    /** Does nothing if the unsent steps are already being sent. */
    send() {
      if (isSending) return;
      isSending = true;
      void runInTurn(sendAll);
    },
    /** Asks for the state of the game when no press is being sent. */
    ask: () => runInTurn(() => sendAndHandleAnswer(stateRequestAction)),
  };
}

function pause(milliseconds: number): Promise<unknown> {
  const listenerController = new AbortController();
  const pausePromise = new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    addEventListener('online', resolve, { signal: listenerController.signal });
  });
  return pausePromise.finally(() => listenerController.abort());
}
