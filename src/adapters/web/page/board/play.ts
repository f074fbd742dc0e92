import type { GameStep } from '../../../../play/kinds/rules.ts';
import type { Game } from '../base/types.ts';
import type { LiveBoard } from './live.ts';

/** Step that undoes the last step. */
export const BACK = '-';
/**
 * Prefix of a step that belongs to the same press as the step before it. An undo takes back all steps of a
 * press together.
 */
const WITH = '+';
/** Maximum length of a button's action (`Button.action`) in characters. */
const MAX_PRESS = 64;

/**
 * The server's last known state of a game, the steps that were sent but not answered, and the steps that are
 * not sent yet.
 */
interface Ahead {
  readonly known: Game;
  readonly sent: readonly string[];
  readonly waiting: readonly string[];
  /** When the last step was made, by this browser's clock, in milliseconds since the epoch. */
  readonly madeAt?: number;
}

export type Play = ReturnType<typeof playing>;

/**
 * The state of a game on the page: the server's last known state, and the visitor's steps since then. Several
 * steps are sent as one press, with the revision of the state that they build on. So the server never applies
 * a press twice.
 */
export function playing(begun: Game, live: LiveBoard) {
  const { rules } = live;
  let { known, sent, waiting, madeAt = Date.now() } = takenUp(begun);

  const made = (position: unknown, step: string): unknown => {
    const next = step === BACK ? live.back?.(position) : rules.after(position, step.replace(WITH, ''));
    return next ?? position;
  };
  const after = (steps: readonly string[]): Game => {
    if (steps.length === 0) return known;
    const position = steps.reduce(made, live.read(known));
    const { next: _, ...unmarked } = known;
    return {
      ...unmarked,
      position: live.cells(position),
      moveCount: known.moveCount + steps.filter((step) => step !== BACK).length,
      state: known.state === 'running' && rules.isSolved(position) ? 'solved' : known.state,
    };
  };
  const shown = () => after([...sent, ...waiting]);
  return {
    /** Returns the game with all the visitor's steps applied, confirmed or not. */
    shown,
    /** Whether the visitor has made steps that the server hasn't confirmed yet. */
    get isAhead() {
      return sent.length + waiting.length > 0;
    },
    /** The time since the last step, in milliseconds. */
    get agoMs() {
      return Date.now() - madeAt;
    },
    /**
     * Returns the steps that a press causes in the shown position. Empty if the press is not possible there.
     */
    meant(what: string): readonly GameStep[] {
      const presses = rules.ofPress(live.read(shown()), what);
      return presses.ok ? presses.value.flat() : [];
    },
    /** Returns `BACK` if the page can undo a step itself, else no steps. */
    back: (): readonly GameStep[] => (live.back?.(live.read(shown())) === undefined ? [] : [BACK]),
    /**
     * Applies the steps of one press. Stops after the step that solves the game. Returns the applied steps.
     */
    make(steps: readonly GameStep[]): readonly GameStep[] {
      let count = 0;
      for (const step of steps) {
        if (shown().state !== 'running') break;
        waiting = [...waiting, count > 0 ? WITH + step : step];
        count++;
        madeAt = Date.now();
      }
      return steps.slice(0, count);
    },
    /**
     * Returns the press to send now, with as many waiting steps as fit. Undefined if no steps wait, or if the
     * last press isn't answered yet.
     */
    send(): string | undefined {
      if (waiting.length === 0 || sent.length > 0) return undefined;
      const { press, count } = pressOf(known, waiting);
      sent = waiting.slice(0, count);
      waiting = waiting.slice(count);
      return press;
    },
    /**
     * Takes over the server's state. Compares positions to find the steps that the server has already
     * applied, because an answer may be older than the last press. The remaining steps wait to be sent.
     * Returns false if the server's position doesn't occur on the way, so that the steps were dropped.
     */
    hear(game: Game): boolean {
      if (game.revision < known.revision) return true;
      const ahead = [...sent, ...waiting];
      const taken = [...ahead, ''].findIndex((_, count) => isSame(after(ahead.slice(0, count)), game));
      sent = [];
      waiting = taken < 0 ? [] : ahead.slice(taken);
      known = game;
      return taken >= 0 || ahead.length === 0;
    },
    /** Drops the steps that the server hasn't accepted. */
    giveUp() {
      [sent, waiting] = [[], []];
    },
    /**
     * Stores the unconfirmed steps in the browser when the visitor leaves the page. The next visit sends
     * them.
     */
    leave() {
      const ahead: Ahead = { known, sent, waiting, madeAt };
      try {
        localStorage.setItem(keyOf(known), JSON.stringify(ahead));
      } catch {
        // The browser may forbid storage, or the storage may be full. Then the last steps are lost.
      }
    },
  };
}

/**
 * Makes a press from the first steps, as many as fit into an action. `count`: the number of steps in it. An
 * undo step is always sent alone.
 */
function pressOf({ id, revision }: Game, steps: readonly string[]): { press: string; count: number } {
  if (steps[0] === BACK) return { press: `undo:${id}:${revision}`, count: 1 };
  let press = `tile:${id}:${revision}:`;
  let count = 0;
  for (const step of steps) {
    if (step === BACK || press.length + step.length > MAX_PRESS) break;
    press += step;
    count++;
  }
  return { press, count };
}

const isSame = (one: Game, other: Game): boolean =>
  one.moveCount === other.moveCount &&
  one.position.length === other.position.length &&
  one.position.every((value, at) => value === other.position[at]);

const keyOf = ({ id }: Game): string => `steps:${id}`;

/** Adds the steps that `leave` stored to the game, unless the game has changed on the server since then. */
function takenUp(game: Game): Ahead {
  try {
    const text = localStorage.getItem(keyOf(game));
    localStorage.removeItem(keyOf(game));
    const left: Ahead | null = JSON.parse(text ?? 'null');
    if (left !== null && left.known.revision >= game.revision) return left;
  } catch {
    // The stored steps can't be read, so the game starts without them.
  }
  return { known: game, sent: [], waiting: [] };
}
