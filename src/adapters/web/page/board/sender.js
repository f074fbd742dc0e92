/** @import {Outcome} from '../types.ts' */

/** Milliseconds between two presses of one game: four a second are what the program takes from a person for ever. */
const PACE = 250;
/** Milliseconds until it is asked again after a failure: longer each time. */
const PAUSES = [500, 1000, 2000, 4000];
/** Presses in a row that the program may refuse before their steps are given up. */
const MOST_REFUSED = 2;

/**
 * Sends a game's steps, one press at a time; what is made meanwhile goes along in the next. Where an answer is lost, the state
 * of the game is asked until it comes, before anything is sent again. `press(action)` rejects or has an `error` where the
 * program wasn't reached; `heard(answer)` takes a board that came, `gaveUp(answer)` a refusal, `trying(is)` tells when the
 * program can't be reached, and when it can again.
 * @param {{ readonly isAhead: boolean, send(): string | undefined }} play
 * @param {string} id The game's.
 * @param {{ press: (action: string) => Promise<Outcome>, heard: (answer: Outcome) => Promise<void>,
 *   gaveUp: (answer: Outcome) => void, trying: (is: boolean) => void }} acts
 */
export function sender(play, id, { press, heard, gaveUp, trying }) {
  const board = `board:${id}`;
  let turn = Promise.resolve();
  let isSending = false;
  let refused = 0;

  /** @param {string} action */
  const reached = async (action) => {
    let answer = await press(action).catch(() => undefined);
    for (let tries = 0; answer === undefined || answer.error !== undefined; tries++) {
      trying(true);
      await pause(PAUSES[tries] ?? PAUSES.at(-1));
      answer = await press(board).catch(() => undefined);
    }
    trying(false);
    return answer;
  };
  /** @param {string} action */
  const exchange = async (action) => {
    const answer = await reached(action);
    if (answer.edit === undefined) refused++;
    else if (action !== board) refused = 0;
    if (answer.edit !== undefined) return heard(answer);
    if (refused >= MOST_REFUSED) {
      refused = 0;
      return gaveUp(answer);
    }
    await pause(PAUSES[1]);
    await exchange(board);
  };
  const sendAll = async () => {
    for (let action = play.send(); action !== undefined; action = play.send()) {
      const next = pause(PACE);
      await exchange(action);
      if (play.isAhead) await next;
    }
    isSending = false;
  };
  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  const inTurn = (work) => {
    const done = turn.then(work);
    turn = done.then(
      () => {},
      () => {},
    );
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

/**
 * Resolves after so many milliseconds, or as soon as there is a network again.
 * @param {number | undefined} milliseconds
 */
function pause(milliseconds) {
  const over = new AbortController();
  const passed = new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    addEventListener('online', resolve, { signal: over.signal });
  });
  return passed.finally(() => over.abort());
}
