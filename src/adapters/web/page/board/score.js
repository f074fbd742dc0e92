/** @import {Words} from '../types.ts' */
/** @import {Game} from './types.ts' */
import { make } from '../dom.js';

/**
 * Moves, par and the clock of a game. The clock runs while `tick` is called and the game does.
 * @param {Words} words
 */
export function scoreboard(words) {
  const [moves, par, time] = [make('dd', {}), make('dd', {}), make('dd', {})];
  const element = make('dl', { className: 'score' });
  /** @type {Game | undefined} */
  let game;
  const tick = () => {
    if (game === undefined) return;
    const elapsed = game.state === 'running' ? Date.now() - game.since : game.elapsedMs;
    const shown = clock(Math.max(0, elapsed));
    if (time.textContent !== shown) time.textContent = shown;
  };
  return {
    element,
    tick,
    /** @param {Game} next */
    show(next) {
      game = next;
      moves.textContent = String(next.made);
      par.textContent = String(next.par ?? '');
      element.replaceChildren(
        figure(words.moves, moves),
        ...(next.par === undefined ? [] : [figure(words.par, par)]),
        figure(words.time, time),
      );
      tick();
    },
  };
}

/**
 * @param {string | undefined} name
 * @param {HTMLElement} value
 */
const figure = (name = '', value) => make('div', {}, make('dt', {}, name), value);

/**
 * A stretch of time as `1:05`, or `2:01:05` from an hour on.
 * @param {number} milliseconds
 */
function clock(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  /** @param {number} part */
  const two = (part) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
