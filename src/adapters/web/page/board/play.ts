import type { GameStep } from '../../../../play/kinds/rules.ts';
import type { Game } from '../base/types.ts';
import type { LiveBoard } from './live.ts';

/** The step that takes the last one back. */
export const BACK = '-';
/** Before a step: it belongs to the same press as the one before it, and is taken back with it. */
const WITH = '+';
/** Characters that a press may have (`Button.action`). */
const MAX_PRESS = 64;

/** The server's last word about a game, the steps on their way to it, and those that wait. */
interface Ahead {
  readonly known: Game;
  readonly sent: readonly string[];
  readonly waiting: readonly string[];
  /** When the last of them was made, by this browser's clock: milliseconds since the epoch. */
  readonly madeAt?: number;
}

export type Play = ReturnType<typeof playing>;

/**
 * A game as it is played here: the server's last word, and the steps made since, which it hasn't confirmed. Some of them
 * are on their way, as one press with the revision that they build on. The server takes such a press once or never.
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
    /** The game with every step made. */
    shown,
    /** Is there a step that the server hasn't confirmed? */
    get isAhead() {
      return sent.length + waiting.length > 0;
    },
    /** Milliseconds since the last step was made. */
    get agoMs() {
      return Date.now() - madeAt;
    },
    /** The steps that a press means as the game is shown; none where it means nothing. */
    meant(what: string): readonly GameStep[] {
      const presses = rules.ofPress(live.read(shown()), what);
      return presses.ok ? presses.value.flat() : [];
    },
    /** `BACK`, if a step can be taken back here. */
    back: (): readonly GameStep[] => (live.back?.(live.read(shown())) === undefined ? [] : [BACK]),
    /** Makes the steps of one press, each possible after those before it, up to the one that solves. Returns those made. */
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
    /** The press to send now; undefined if no step waits, or the answer to others is still to come. */
    send(): string | undefined {
      if (waiting.length === 0 || sent.length > 0) return undefined;
      const { press, count } = pressOf(known, waiting);
      sent = waiting.slice(0, count);
      waiting = waiting.slice(count);
      return press;
    },
    /**
     * Takes the server's word, which wins. Steps that it has taken are known by where they lead: an answer may have been
     * asked for before a press arrived, or tell of a press that was taken for lost. The others will be sent again. Returns
     * false if steps were given up, because the game has gone on without them.
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
    /** Gives up the steps that the server hasn't taken. */
    giveUp() {
      [sent, waiting] = [[], []];
    },
    /** Keeps what the server hasn't confirmed, as the page is being left, for the page that comes next. */
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

/** The press that sends the first of these steps, as many as fit into it, and their number. Steps back go one by one. */
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

/** The game as it was left, unless it is known to have gone on since. */
function takenUp(game: Game): Ahead {
  try {
    const text = localStorage.getItem(keyOf(game));
    localStorage.removeItem(keyOf(game));
    const left: Ahead | null = JSON.parse(text ?? 'null');
    if (left !== null && left.known.revision >= game.revision) return left;
  } catch {
    // As if nothing had been kept.
  }
  return { known: game, sent: [], waiting: [] };
}
