import type { GameStep } from '../../../../play/kinds/rules.ts';
import type { Game } from '../base/types.ts';
import type { LiveBoard } from './live.ts';

/** The step that undoes the last one. */
export const BACK = '-';
/** Prefix of a step that belongs to the same press as the step before it. Both are undone together. */
const WITH = '+';
/** The longest action of a press, in characters (`Button.action`). */
const MAX_PRESS = 64;

/** The server's last state of a game, the steps that were sent, and the steps that are not sent yet. */
interface Ahead {
  readonly known: Game;
  readonly sent: readonly string[];
  readonly waiting: readonly string[];
  /** When the last step was made, by this browser's clock, in milliseconds since the epoch. */
  readonly madeAt?: number;
}

export type Play = ReturnType<typeof playing>;

/**
 * A game on the page: the server's last state, and the steps made since. Some of these were sent as one
 * press, with the revision that they build on. The server accepts such a press once or never.
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
    /** The game with all steps applied. */
    shown,
    /** Whether some steps are not confirmed by the server yet. */
    get isAhead() {
      return sent.length + waiting.length > 0;
    },
    /** The time since the last step, in milliseconds. */
    get agoMs() {
      return Date.now() - madeAt;
    },
    /** Returns the steps of a press on the shown position; none if the press means nothing there. */
    meant(what: string): readonly GameStep[] {
      const presses = rules.ofPress(live.read(shown()), what);
      return presses.ok ? presses.value.flat() : [];
    },
    /** Returns `BACK` if a step can be undone. */
    back: (): readonly GameStep[] => (live.back?.(live.read(shown())) === undefined ? [] : [BACK]),
    /** Makes the steps of one press, up to the step that solves the game. Returns the steps made. */
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
    /** Returns the press to send now. Undefined if no step waits, or while an answer is under way. */
    send(): string | undefined {
      if (waiting.length === 0 || sent.length > 0) return undefined;
      const { press, count } = pressOf(known, waiting);
      sent = waiting.slice(0, count);
      waiting = waiting.slice(count);
      return press;
    },
    /**
     * Takes over the server's state. Steps that the server has accepted are recognised by their positions,
     * because an answer may be older than a press, or include a press that was taken for lost. The other
     * steps are sent again. Returns false if steps were dropped because the game has moved on.
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
    /** Stores the unconfirmed steps when the page is left, for the next visit. */
    leave() {
      const ahead: Ahead = { known, sent, waiting, madeAt };
      try {
        localStorage.setItem(keyOf(known), JSON.stringify(ahead));
      } catch {
        // Storage may be forbidden or full; then the last steps are lost.
      }
    },
  };
}

/**
 * Returns the press that sends the first of these steps, as many as fit, and the number of these steps. Undo
 * steps are sent one by one.
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

/** Returns the game with the steps stored by `leave`, unless the game has changed since. */
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
