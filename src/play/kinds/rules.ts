import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { plainText, quotable } from '../../core/typed-text.ts';
import type { Game } from '../../store/contract/game.ts';

/** A step as a game's log holds it: a letter of `UDLR`, or a square (`c3`). */
export type GameStep = string;

/** The fields of a game that its kind writes. */
export type WrittenGame = Pick<Game, 'start' | 'goal' | 'state'>;

/** A word of a typed line. */
export interface TypedWord {
  /** The word as typed, for quotes. */
  readonly text: string;
  /** The form that `ofWord` reads. */
  readonly means: string;
}

/** The words of a typed line up to the first unreadable one. `wrong`: the fault of that one. */
export interface TypedLine {
  readonly words: readonly TypedWord[];
  readonly wrong?: Fault;
}

/** Words for directions, in all languages. */
export type DirectionWords = Words['moves'];

/**
 * The rules of a kind of game: its positions, the steps between them, and their text forms. All are pure and
 * run in a browser too. Methods, not function properties, so that a list can hold rules of different
 * positions: TypeScript checks method parameters bivariantly.
 */
export interface Rules<Position = unknown> {
  /** The `kind` of games in the store. */
  readonly name: string;
  /** Parses the present position of a game. Throws on a text that `write` has not written. */
  read(game: WrittenGame): Position;
  /** Writes a position as `start` and `state` hold it. */
  write(position: Position): string;
  /** Returns the position after a step. Undefined if the step isn't possible. */
  after(position: Position, step: GameStep): Position | undefined;
  isSolved(position: Position): boolean;
  /** Matches a step in a log, without flags. No step contains `-` or `+`. Default: a square. */
  readonly step: RegExp;
  /** Every step can be undone by other steps, so a day's puzzle needs no Undo. */
  readonly isReversible?: true;
  /**
   * Returns the steps of a press, each inner list to be taken back together. The press names a tile, a
   * square, or several presses as in the log (`L+LU`). Default: steps in a row. Faults: why there are none.
   */
  ofPress(position: Position, what: string): Result<readonly (readonly GameStep[])[]>;
  /** Parses a typed line, for this position if there is one. Default: steps separated by spaces or commas. */
  typed(line: string, directions: DirectionWords, position?: Position): TypedLine;
  /** Returns the steps of a word. Default: the word is a step. Faults: why there are none. */
  ofWord(position: Position, means: string): Result<readonly GameStep[]>;
  /**
   * Does a solution from the position `told`, read from either end, reveal the solution of one of these
   * positions? Default: if it is one of them.
   */
  reveals(told: Position, positions: readonly [Position, ...Position[]]): boolean;
  /**
   * Number of cells, for boards where a person can't see a shortest solution before the first step. Absent if
   * people can.
   */
  cellsToSee?(position: Position): number;
}

/** Maximum number of steps in a typed line. */
const MAX_STEPS = 1000;

/** Creates rules, with defaults for the missing ones. */
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

/** Reads words as steps, up to the first other word. Faults: `too-many-moves`, `not-a-square`. */
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
