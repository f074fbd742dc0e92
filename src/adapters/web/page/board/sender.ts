import { createGrowingPause } from '../../../../chat/delivery/clock.ts';
import type { FinalAnswer } from '../base/types.ts';
import type { Play } from './play.ts';

/** Minimum milliseconds between two presses of one game. The server accepts four a second. */
const MIN_PRESS_INTERVAL_MS = 250;
/** Shortest and longest pause between attempts to reach the server again, in milliseconds. */
const FIRST_RETRY_PAUSE_MS = 500;
const MAX_RETRY_PAUSE_MS = 4000;
/**
 * Pause in milliseconds after the server has refused a press. After the pause, the page asks for the game's
 * state.
 */
const REFUSED_PAUSE_MS = 1000;
/** Number of refused presses in a row after which the unconfirmed steps are dropped. */
const MAX_REFUSED_PRESSES = 2;

/** Callbacks by which the sender uses the board. */
export interface SenderOptions {
  /** Sends a press to the server. If the server can't be reached, rejects or resolves with `error`. */
  press(action: string): Promise<FinalAnswer>;
  /** Shows the game's new state from an answer of the server. */
  onAnswer(answer: FinalAnswer): Promise<void>;
  /** Called when the server has refused steps too often, so that they must be dropped. */
  onRefused(answer: FinalAnswer): void;
  /** Called with true when the server can't be reached, and with false when it answers again. */
  onRetrying(isRetrying: boolean): void;
}

/**
 * Creates the sender for the steps of the game `gameId`. It sends one press at a time. Steps that the visitor
 * makes meanwhile go into the next press. If no answer comes, it first asks for the game's state, because the
 * server may have applied the lost press.
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
     * Runs work that changes the game without a step on the board, such as a button's action. The work starts
     * when no press is being sent.
     */
    runInTurn,
    /** Starts to send the unsent steps, unless they are already being sent. */
    send() {
      if (isSending) return;
      isSending = true;
      void runInTurn(sendAll);
    },
    /** Asks the server for the state of the game when no press is being sent. */
    ask: () => runInTurn(() => sendAndHandleAnswer(stateRequestAction)),
  };
}

/** Resolves after `milliseconds`, or as soon as the browser is online again. */
function pause(milliseconds: number): Promise<unknown> {
  const listenerController = new AbortController();
  const pausePromise = new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    addEventListener('online', resolve, { signal: listenerController.signal });
  });
  return pausePromise.finally(() => listenerController.abort());
}
