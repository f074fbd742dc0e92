import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { plainText, quotable } from '../../core/typed-text.ts';
import type { Game } from '../../store/contract/game.ts';

/** One step of a game as its log holds it: a letter of `UDLR`, or a square (`c3`). */
export type GameStep = string;

/** Texts of a game that its kind has written. */
export type WrittenGame = Pick<Game, 'start' | 'goal' | 'state'>;

/** One word of a typed line. */
export interface TypedWord {
  /** As it was typed, to be quoted. */
  readonly text: string;
  /** What `ofWord` understands. */
  readonly means: string;
}

/** A typed line as its words, up to the first one that can't be read; `wrong` says why. */
export interface TypedLine {
  readonly words: readonly TypedWord[];
  readonly wrong?: Fault;
}

/** What people type for directions, in all languages. */
export type DirectionWords = Words['moves'];

/**
 * The rules of a kind of game: its positions, the steps between them, and how both are written. All of it is
 * pure and runs in a browser too. Lists hold rules of different positions, so these are methods, which
 * TypeScript compares both ways.
 */
export interface Rules<Position = unknown> {
  /** As games in the store name their kind. */
  readonly name: string;
  /** The present position of a game. Throws on a text that `write` has not written. */
  read(game: WrittenGame): Position;
  /** As `start` and `state` hold it. */
  write(position: Position): string;
  /** The position after a step; undefined: the step is not possible there. */
  after(position: Position, step: GameStep): Position | undefined;
  isSolved(position: Position): boolean;
  /** Matches one step in a log, without flags. No step has a `-` or a `+`. Default: a square. */
  readonly step: RegExp;
  /** Other steps lead back from each step, so a day's puzzle needs no Undo. */
  readonly isReversible?: true;
  /**
   * What a press means: it names a tile or a square, or is several presses as the log has them (`L+LU`). Each
   * press as its steps, which are taken back together. Default: steps in a row. Faults: why there are none.
   */
  ofPress(position: Position, what: string): Result<readonly (readonly GameStep[])[]>;
  /**
   * What a typed line says, on this position or (where there is none) on any that it may be meant for.
   * Default: steps with spaces or commas between them.
   */
  typed(line: string, directions: DirectionWords, position?: Position): TypedLine;
  /** The steps that a word means. Default: the word is a step. Faults: why there are none. */
  ofWord(position: Position, means: string): Result<readonly GameStep[]>;
  /**
   * Does a way from the position `told` to its end, read from either end, show the way from one of these
   * positions of a game? Default: if it is one of them.
   */
  reveals(told: Position, positions: readonly [Position, ...Position[]]): boolean;
  /** Cells of a board for which a person finds no shortest way before the first step; absent: people do. */
  cellsToSee?(position: Position): number;
}

/** Steps read from one line at most. */
const MAX_STEPS = 1000;

/** Rules with the defaults for what they do not say themselves. */
export function makeRules<Position>(
  own: Pick<Rules<Position>, 'name' | 'read' | 'write' | 'after' | 'isSolved'> & Partial<Rules<Position>>,
): Rules<Position> {
  const rules: Rules<Position> = {
    step: /[a-z]\d{1,2}/,
    ofPress: (position, what) => stepsOfPress(rules, position, what),
    typed: (line) =>
      typedSteps(plainText(line).split(/[\s`,;]+/u), new RegExp(`^(?:${rules.step.source})$`), rules.step),
    ofWord: (position, means) =>
      rules.after(position, means) === undefined ? fault('step-impossible') : ok([means]),
    reveals: (told, positions) => positions.some((position) => rules.write(position) === rules.write(told)),
    ...own,
  };
  return rules;
}

function stepsOfPress<Position>(
  rules: Rules<Position>,
  position: Position,
  what: string,
): Result<readonly (readonly GameStep[])[]> {
  const steps = what.match(new RegExp(rules.step, 'g')) ?? [];
  if (what === '' || steps.join('') !== what) return fault('stale-button');
  let at = position;
  for (const step of steps) {
    const meant = rules.ofWord(at, step);
    if (!meant.ok) return meant;
    at = rules.after(at, step) ?? at;
  }
  return ok(steps.map((step) => [step]));
}

/** Words as steps, up to the first that isn't made of steps. Faults: `too-many-moves`, `not-a-square`. */
export function typedSteps(words: readonly string[], isSteps: RegExp, step: RegExp): TypedLine {
  const typed = words.filter((word) => word !== '');
  const first = typed.findIndex((word) => !isSteps.test(word));
  const steps = typed
    .slice(0, first < 0 ? undefined : first)
    .flatMap((word) => word.match(new RegExp(step, 'gu')) ?? []);
  if (steps.length > MAX_STEPS)
    return { words: [], wrong: { code: 'too-many-moves', facts: { limit: MAX_STEPS } } };
  const wrong = first < 0 && typed.length > 0 ? undefined : quotable(typed[first] ?? '');
  return {
    words: steps.map((text) => ({ text, means: text })),
    ...(wrong !== undefined && { wrong: { code: 'not-a-square', facts: { move: wrong } } }),
  };
}
