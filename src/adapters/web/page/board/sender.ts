import { createGrowingPause } from '../../../../chat/delivery/clock.ts';
import type { Outcome } from '../base/types.ts';
import type { Play } from './play.ts';

/** The pause between two presses of one game, in milliseconds: the limit of the program is four a second. */
const PACE_MS = 250;
/** Pauses between attempts after a failure. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 4000;
/** The pause before the page asks for the game after a refusal. */
const REFUSED_PAUSE_MS = 1000;
/** The number of refusals in a row after which the steps are dropped. */
const MAX_REFUSED = 2;

/** The functions of the board that the sender uses. */
export interface Sending {
  /** Sends a press. Rejects, or resolves with `error`, if the program can't be reached. */
  press(action: string): Promise<Outcome>;
  /** Takes over a new state of the board. */
  heard(answer: Outcome): Promise<void>;
  /** Called when steps were refused and are lost. */
  gaveUp(answer: Outcome): void;
  /** Called when the connection is lost, and when it is back. */
  trying(is: boolean): void;
}

/**
 * Sends the steps of the game `id`, one press at a time; later steps go with the next press. After a lost
 * answer it asks for the state of the game before it sends anything again.
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
    /** Runs another change of the game when no press is under way. */
    inTurn,
    /** Sends the waiting steps. */
    send() {
      if (isSending) return;
      isSending = true;
      void inTurn(sendAll);
    },
    /** Asks for the state of the game. */
    ask: () => inTurn(() => exchange(board)),
  };
}

/** Resolves after `ms`, or as soon as the browser is online again. */
function pause(milliseconds: number): Promise<unknown> {
  const over = new AbortController();
  const passed = new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    addEventListener('online', resolve, { signal: over.signal });
  });
  return passed.finally(() => over.abort());
}
