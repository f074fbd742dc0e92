import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { plainText, shortenForQuote } from '../../core/typed-text.ts';
import type { Game } from '../../store/contract/game.ts';

/** A step of a game as text: a letter of `UDLR` (a tile's move), or a square such as `c3`. */
export type GameStep = string;

/** The fields of a game that contain positions, in the notation of the game's kind. */
export type WrittenGame = Pick<Game, 'start' | 'goal' | 'state'>;

/** A move in a typed line. */
export interface TypedWord {
  /** The word as the user typed it, to quote it in answers. */
  readonly text: string;
  /** The word in the form that `Rules.stepsOfWord` parses. */
  readonly meaning: string;
}

/** The words of a typed line, up to the first word that isn't a move. `wrong`: the fault of that word. */
export interface TypedLine {
  readonly words: readonly TypedWord[];
  readonly wrong?: Fault;
}

/** Words for directions in all languages of the bot, which users type as moves. */
export type DirectionWords = Words['moves'];

/**
 * The rules of a kind of game: its positions, the steps between them, and their text forms. All functions are
 * pure, and run in browsers too. They are methods, not function properties, because TypeScript checks
 * parameters of methods bivariantly. So one list can contain rules with different types of positions.
 */
export interface Rules<Position = unknown> {
  /** Name of the kind, as in `Game.kind`. */
  readonly name: string;
  /** Parses the current position of a game. Throws if the text was not written by `write`. */
  read(game: WrittenGame): Position;
  /** Converts a position to the text form of the fields `start` and `state`. */
  write(position: Position): string;
  /** Returns the position after a step. Undefined if the step isn't possible. */
  applyStep(position: Position, step: GameStep): Position | undefined;
  isSolved(position: Position): boolean;
  /** Matches a step in a game's log. Has no flags. No step contains `-` or `+`. Default: matches a square. */
  readonly stepPattern: RegExp;
  /** Present if other steps can undo every step. Daily puzzles of such a kind need no Undo button. */
  readonly isReversible?: true;
  /**
   * Returns the steps of a button press, in groups that Undo takes back together. `pressText` is the pressed
   * tile or square, or a series of steps in log notation. Example: `L+LU` is a group of two steps, then one
   * step. The default method expects a text of steps without separators, such as `a1b3`, and makes each step
   * a group. Fault: why the press isn't possible.
   */
  stepsOfPress(position: Position, pressText: string): Result<readonly (readonly GameStep[])[]>;
  /**
   * Parses a typed line. If `position` is present, the moves may depend on it. Default: steps separated by
   * spaces or commas.
   */
  parseTyped(line: string, directions: DirectionWords, position?: Position): TypedLine;
  /**
   * Returns the steps of a typed word. Default: the word is itself a step. Fault: why the word isn't possible
   * at this position.
   */
  stepsOfWord(position: Position, meaning: string): Result<readonly GameStep[]>;
  /**
   * The bot has shown a solution from the position `shownPosition`. Does that solution also reveal a solution
   * from one of `positions`, perhaps in the opposite direction? Default: yes if `shownPosition` is one of
   * `positions`.
   */
  reveals(shownPosition: Position, positions: readonly [Position, ...Position[]]): boolean;
  /**
   * Returns the number of cells of the board. The bot uses it to decide whether a shortest solution in one
   * typed line is suspicious. Absent in kinds for which a person can find a shortest solution of a large
   * board without trying steps.
   */
  cellCount?(position: Position): number;
}

/** Maximum number of steps in a typed line. */
const MAX_TYPED_STEPS = 1000;

/**
 * Creates the rules of a kind. Methods and fields that `members` lacks get the defaults described in `Rules`.
 */
export function makeRules<Position>(
  members: Pick<Rules<Position>, 'name' | 'read' | 'write' | 'applyStep' | 'isSolved'> &
    Partial<Rules<Position>>,
): Rules<Position> {
  const rules: Rules<Position> = {
    stepPattern: /[a-z]\d{1,2}/,
    stepsOfPress: (position, pressText) => stepsOfPress(rules, position, pressText),
    parseTyped: (line) =>
      parseTypedSteps(
        plainText(line).split(/[\s`,;]+/u),
        new RegExp(`^(?:${rules.stepPattern.source})$`),
        rules.stepPattern,
      ),
    stepsOfWord: (position, meaning) =>
      rules.applyStep(position, meaning) === undefined ? fault('step-impossible') : ok([meaning]),
    reveals: (shownPosition, positions) =>
      positions.some((position) => rules.write(position) === rules.write(shownPosition)),
    ...members,
  };
  return rules;
}

function stepsOfPress<Position>(
  rules: Rules<Position>,
  position: Position,
  pressText: string,
): Result<readonly (readonly GameStep[])[]> {
  const steps = pressText.match(new RegExp(rules.stepPattern, 'g')) ?? [];
  if (pressText === '' || steps.join('') !== pressText) return fault('stale-button');
  let currentPosition = position;
  for (const step of steps) {
    const stepsResult = rules.stepsOfWord(currentPosition, step);
    if (!stepsResult.ok) return stepsResult;
    currentPosition = rules.applyStep(currentPosition, step) ?? currentPosition;
  }
  return ok(steps.map((step) => [step]));
}

/**
 * Splits typed words into steps, up to the first word that doesn't consist of steps. Faults:
 * `too-many-moves`, `not-a-square`.
 */
export function parseTypedSteps(
  words: readonly string[],
  typedWordPattern: RegExp,
  stepPattern: RegExp,
): TypedLine {
  const typedWords = words.filter((word) => word !== '');
  const firstWrongIndex = typedWords.findIndex((word) => !typedWordPattern.test(word));
  const steps = typedWords
    .slice(0, firstWrongIndex < 0 ? undefined : firstWrongIndex)
    .flatMap((word) => word.match(new RegExp(stepPattern, 'gu')) ?? []);
  if (steps.length > MAX_TYPED_STEPS)
    return { words: [], wrong: { code: 'too-many-moves', facts: { limit: MAX_TYPED_STEPS } } };
  const wrongWord =
    firstWrongIndex < 0 && typedWords.length > 0
      ? undefined
      : shortenForQuote(typedWords[firstWrongIndex] ?? '');
  return {
    words: steps.map((text) => ({ text, meaning: text })),
    ...(wrongWord !== undefined && { wrong: { code: 'not-a-square', facts: { move: wrongWord } } }),
  };
}
