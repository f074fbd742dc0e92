/** @import {Ahead, Game} from './types.ts' */

/** @param {string} id */
const keyOf = (id) => `steps:${id}`;

/**
 * Keeps what the server hasn't confirmed of a game, as the page is being left.
 * @param {Ahead} ahead
 */
export function leave(ahead) {
  try {
    localStorage.setItem(keyOf(ahead.known.id), JSON.stringify(ahead));
  } catch {
    // Storage may be forbidden or full; then the last steps are lost.
  }
}

/**
 * The game as it was left, unless it is known to have gone on since.
 * @param {Game} game
 * @returns {Ahead}
 */
export function takenUp(game) {
  try {
    const text = localStorage.getItem(keyOf(game.id));
    localStorage.removeItem(keyOf(game.id));
    /** @type {Ahead | null} */
    const left = JSON.parse(text ?? 'null');
    if (left !== null && left.known.revision >= game.revision) return left;
  } catch {
    // As if nothing had been kept.
  }
  return { known: game, sent: [], waiting: [] };
}
