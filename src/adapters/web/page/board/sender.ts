import { createGrowingPause } from '../../../../chat/delivery/clock.ts';
import type { Outcome } from '../base/types.ts';
import type { Play } from './play.ts';

/** Milliseconds between two presses of one game: four a second are what the program takes from a person for long. */
const PACE_MS = 250;
/** Pauses before it is asked again after a failure. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 4000;
/** The pause before the game is asked for after a refusal. */
const REFUSED_PAUSE_MS = 1000;
/** Presses in a row that the program may refuse before their steps are given up. */
const MAX_REFUSED = 2;

/** What the sender needs of the board. */
export interface Sending {
  /** Asks the program. Rejects or has an `error` where the program wasn't reached. */
  press(action: string): Promise<Outcome>;
  /** Takes a board that came. */
  heard(answer: Outcome): Promise<void>;
  /** Takes a refusal, whose steps are lost. */
  gaveUp(answer: Outcome): void;
  /** Is told when the program can't be reached, and when it can again. */
  trying(is: boolean): void;
}

/**
 * Sends the steps of the game `id`, one press at a time; steps made meanwhile go along in the next. When an answer is lost,
 * it asks for the state of the game until that comes, before it sends anything again.
 */
export function sender(
  play: Pick<Play, 'isAhead' | 'send'>,
  id: string,
  { press, heard, gaveUp, trying }: Sending,
) {
  const board = `board:${id}`;
  let turn: Promise<unknown> = Promise.resolve();
  let isSending = false;
  let refused = 0;

  const reached = async (action: string): Promise<Outcome> => {
    let answer = await press(action).catch(() => undefined);
    const nextPause = createGrowingPause(FIRST_PAUSE_MS, MAX_PAUSE_MS);
    while (answer === undefined || answer.error !== undefined) {
      trying(true);
      await pause(nextPause());
      answer = await press(board).catch(() => undefined);
    }
    trying(false);
    return answer;
  };
  const exchange = async (action: string): Promise<void> => {
    const answer = await reached(action);
    if (answer.edit === undefined) refused++;
    else if (action !== board) refused = 0;
    if (answer.edit !== undefined) return heard(answer);
    if (refused >= MAX_REFUSED) {
      refused = 0;
      return gaveUp(answer);
    }
    await pause(REFUSED_PAUSE_MS);
    await exchange(board);
  };
  const sendAll = async (): Promise<void> => {
    for (let action = play.send(); action !== undefined; action = play.send()) {
      const next = pause(PACE_MS);
      await exchange(action);
      if (play.isAhead) await next;
    }
    isSending = false;
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
  return {
    /** Does work that changes the game in another way, when no steps are on their way. */
    inTurn,
    /** Sends what waits. */
    send() {
      if (isSending) return;
      isSending = true;
      void inTurn(sendAll);
    },
    /** Asks for the game as it stands. */
    ask: () => inTurn(() => exchange(board)),
  };
}

/** Resolves after this time, or as soon as there is a network again. */
function pause(milliseconds: number): Promise<unknown> {
  const over = new AbortController();
  const passed = new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    addEventListener('online', resolve, { signal: over.signal });
  });
  return passed.finally(() => over.abort());
}
