/** @import {Outcome, Words} from '../types.ts' */
/** @import {Game} from './types.ts' */
import { gameBoard } from './board.js';

/** Milliseconds between two looks at the clocks. */
const TICK = 500;

/**
 * The boards of the games on the page, each on one message.
 * @param {Words} words
 * @param {{ press: (message: string, action: string, agoMs: number) => Promise<Outcome>,
 *   changed: (message: string, answer: Outcome) => Promise<void>, notify: (sentence: string) => void,
 *   say: (sentence: string) => void }} acts
 */
export function boardsOf(words, { press, changed, ...acts }) {
  /** @type {Map<string, { message: string, kind: Game['kind'], board: ReturnType<typeof gameBoard> }>} */
  const boards = new Map();
  const at = (/** @type {string} */ message) => [...boards.values()].find((one) => one.message === message);

  setInterval(() => {
    for (const { board } of boards.values()) board.tick();
  }, TICK);
  /** The newest game may have been played elsewhere meanwhile. */
  const refresh = () => void [...boards.values()].at(-1)?.board.refresh();
  document.addEventListener('visibilitychange', () => document.hidden || refresh());
  return {
    refresh,
    /**
     * The board of the game, which has come with this message.
     * @param {string} message
     * @param {Game} game
     */
    show(message, game) {
      const known = boards.get(game.id);
      known?.board.hear(game);
      const board =
        known?.board ??
        gameBoard(game, words, {
          ...acts,
          press: (action, agoMs) => press(boards.get(game.id)?.message ?? message, action, agoMs),
          changed: (answer) => changed(boards.get(game.id)?.message ?? message, answer),
        });
      // A message has one board, and the newest stands last.
      for (const [id, one] of boards) if (id === game.id || one.message === message) boards.delete(id);
      boards.set(game.id, { message, kind: game.kind, board });
      return board.element;
    },
    /**
     * The message that this game stands on.
     * @param {string | undefined} game
     */
    messageOf: (game = '') => boards.get(game)?.message,
    /** @param {string} message */
    focus: (message) => at(message)?.board.focus(),
    /**
     * Does what a button of the message means, between the steps made before and after it.
     * @template T
     * @param {string} message
     * @param {() => Promise<T>} work
     */
    change: (message, work) => at(message)?.board.change(work) ?? work(),
    /**
     * Takes a step back, where the board knows by itself where that leads. False if it doesn't.
     * @param {string} message
     */
    takeBack(message) {
      const found = at(message);
      if (found?.kind !== 'knight') return false;
      found.board.takeBack();
      return true;
    },
    clear: () => boards.clear(),
  };
}
