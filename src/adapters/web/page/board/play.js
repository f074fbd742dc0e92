/** @import {Ahead, Game, Rules} from './types.ts' */
import { BACK, knight } from './knight.js';
import { sliding } from './sliding.js';

/** Before a step: it belongs to the same press as the one before it, and is taken back with it. */
const WITH = '+';

/** Characters that a press may have (`Button.action`). */
const LONGEST_PRESS = 64;

/** @type {Record<Game['kind'], Rules>} */
const RULES = { sliding, knight };

/**
 * A game as it is played here: what the server has said last, and the steps made since, which it hasn't confirmed yet. Some
 * of them are on their way, as one press with the revision that they build on; the server takes such a press once or never.
 * @param {Ahead} begun
 */
export function playing({ known, sent, waiting, madeAt = Date.now() }) {
  const rules = RULES[known.kind];
  let shown = known;

  /**
   * @param {readonly string[]} steps
   * @returns {Game}
   */
  const after = (steps) => {
    const position = steps.reduce(
      (position, step) => rules.after(known, position, step.replace(WITH, '')),
      known.position,
    );
    const isSolved = known.state === 'running' && rules.isSolved(known, position);
    const made = known.made + steps.filter((step) => step !== BACK).length;
    const { next: _, ...unmarked } = known;
    return {
      ...(steps.length > 0 ? unmarked : known),
      position,
      made,
      state: isSolved ? 'solved' : known.state,
    };
  };
  const look = () => {
    shown = after([...sent, ...waiting]);
  };
  look();
  return {
    rules,
    /** The game with every step made. */
    get shown() {
      return shown;
    },
    /** Is there a step that the server hasn't confirmed? */
    get isAhead() {
      return sent.length + waiting.length > 0;
    },
    /** Milliseconds since the last step was made. */
    get agoMs() {
      return Date.now() - madeAt;
    },
    /**
     * All of it, to be taken up by another page.
     * @returns {Ahead}
     */
    get ahead() {
      return { known, sent, waiting, madeAt };
    },
    /**
     * Makes the steps of one press, each possible after those before it, up to the one that solves.
     * @param {readonly string[]} steps
     * @returns {readonly string[]} Those made.
     */
    make(steps) {
      let made = 0;
      for (const step of steps) {
        if (shown.state !== 'running') break;
        waiting = [...waiting, made > 0 ? WITH + step : step];
        made++;
        madeAt = Date.now();
        look();
      }
      return steps.slice(0, made);
    },
    /** The press to send now; undefined if nothing waits, or something is on its way, which has to be heard of first. */
    send() {
      const [first] = waiting;
      if (first === undefined || sent.length > 0) return undefined;
      const stem = `${first === BACK ? 'undo' : 'tile'}:${known.id}:${known.revision}`;
      let press = first === BACK ? stem : `${stem}:`;
      let count = 0;
      for (const step of waiting) {
        if (count > 0 && (first === BACK || step === BACK)) break;
        if (press.length + step.length > LONGEST_PRESS) break;
        if (step !== BACK) press += step;
        count++;
      }
      sent = waiting.slice(0, count);
      waiting = waiting.slice(count);
      return press;
    },
    /**
     * Takes the server's word, which wins. Steps that it has taken are known by where they lead: an answer may have been asked for before a
     * press arrived, or tell of a press that was taken for lost. What it hasn't taken and still can will be sent again.
     * @param {Game} game
     * @returns {boolean} False if steps were given up, because the game has gone on without them.
     */
    hear(game) {
      if (game.revision < known.revision) return true;
      const ahead = [...sent, ...waiting];
      const taken = [...ahead, ''].findIndex((_, count) => isSame(after(ahead.slice(0, count)), game));
      sent = [];
      waiting = taken < 0 ? [] : ahead.slice(taken);
      known = game;
      look();
      return taken >= 0 || ahead.length === 0;
    },
    /** Gives up the steps that the server hasn't taken. */
    giveUp() {
      [sent, waiting] = [[], []];
      look();
    },
  };
}

/** @type {(one: Game, other: Game) => boolean} */
const isSame = (one, other) =>
  one.made === other.made &&
  one.position.length === other.position.length &&
  one.position.every((value, at) => value === other.position[at]);
