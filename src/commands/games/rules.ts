import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import type { DirectionWords } from '../../core/sliding/notation/words.ts';
import { plainText, shortenForQuote } from '../../core/typed-text.ts';
import { compileOnce } from '../../core/vocabulary.ts';
import type { Game } from '../../store/contract/game.ts';

/** A letter of `UDLR` (a tile's move), or a square such as `c3`. */
export type GameStep = string;

/** Positions, in the notation of the game's kind. */
export type WrittenGame = Pick<Game, 'start' | 'goal' | 'state'>;

export interface TypedWord {
  /** As the user typed it, to quote it in answers. */
  readonly text: string;
  /** Form that `Rules.stepsOfWord` parses. */
  readonly meaning: string;
}

/** Words up to the first one that isn't a move. `wrong`: the fault of that word. */
export interface TypedLine {
  readonly words: readonly TypedWord[];
  readonly wrong?: Fault;
}

/**
 * The rules of a kind of game: its positions, the steps between them, and their text forms. All functions are
 * pure, and run in browsers too. They are methods, because TypeScript checks parameters of methods
 * bivariantly. So one list can contain rules with different types of positions.
 */
export interface Rules<Position = unknown> {
  /** As in `Game.kind`. */
  readonly name: string;
  /** The current position. Throws if the text was not written by `write`. */
  read(game: WrittenGame): Position;
  /** Returns the text for the fields `start` and `state`. */
  write(position: Position): string;
  /** Undefined if the step isn't possible. */
  applyStep(position: Position, step: GameStep): Position | undefined;
  isSolved(position: Position): boolean;
  /** A step in a game's log. No flags. No step contains `-` or `+`. Default: a square. */
  readonly stepPattern: RegExp;
  /** Present if other steps can undo every step. Daily puzzles of such a kind need no Undo button. */
  readonly isReversible?: true;
  /**
   * Steps in groups that Undo takes back together. `pressText`: the pressed tile or square, or a series of
   * steps in log notation: `L+LU` is a group of two steps, then one step. By default a text of steps without
   * separators, such as `a1b3`, each a group. Fault: why the press isn't possible, by default
   * `press-impossible` {hasHints}.
   */
  stepsOfPress(position: Position, pressText: string): Result<readonly (readonly GameStep[])[]>;
  /**
   * The tile or square whose press makes these steps: the reverse of `stepsOfPress` for one group. Default:
   * the last step.
   */
  pressOf(position: Position, steps: readonly GameStep[]): string;
  /** If `position` is present, the moves may depend on it. Default: steps separated by spaces or commas. */
  parseTyped(line: string, directions: DirectionWords, position?: Position): TypedLine;
  /**
   * Default: the word is itself a step. Fault: why the word isn't possible at this position, by default
   * `step-impossible` {hasHints}. The facts `index`, `move` and `made` are added later.
   */
  stepsOfWord(position: Position, meaning: string): Result<readonly GameStep[]>;
  /**
   * Whether a shown solution from `shownPosition` also reveals a solution from one of `positions`, perhaps in
   * the opposite direction. Default: yes if `shownPosition` is one of them.
   */
  reveals(shownPosition: Position, positions: readonly [Position, ...Position[]]): boolean;
  /**
   * Present if a board has solutions of different lengths. Then a person can't find a long shortest solution
   * without trying steps.
   */
  readonly hasLongerSolutions?: true;
}

type StepNotation = Pick<Rules, 'stepPattern'>;
const everyStep = compileOnce(({ stepPattern }: StepNotation) => new RegExp(stepPattern, 'g'));
const loneStep = compileOnce(({ stepPattern }: StepNotation) => new RegExp(`^(?:${stepPattern.source})$`));

const MAX_TYPED_STEPS = 1000;

/** Rules that may lack the methods and fields with a default (see `Rules`). */
export type RulesMembers<Position> = Pick<
  Rules<Position>,
  'name' | 'read' | 'write' | 'applyStep' | 'isSolved'
> &
  Partial<Rules<Position>>;

/** `hasHints`: false if `/hint` can't show a possible step. */
export function makeRules<Position>(members: RulesMembers<Position>, hasHints = true): Rules<Position> {
  const impossibilityFacts = { hasHints: String(hasHints) };
  const rules: Rules<Position> = {
    stepPattern: /[a-z]\d{1,2}/,
    stepsOfPress(position, pressText) {
      const steps = pressText.match(everyStep(rules)) ?? [];
      if (pressText === '' || steps.join('') !== pressText) return fault('stale-button');
      let currentPosition = position;
      for (const step of steps) {
        const nextPosition = rules.applyStep(currentPosition, step);
        if (nextPosition === undefined) return fault('press-impossible', impossibilityFacts);
        currentPosition = nextPosition;
      }
      return ok(steps.map((step) => [step]));
    },
    pressOf: (_, steps) => steps.at(-1) ?? '',
    parseTyped: (line) =>
      parseTypedSteps(plainText(line).split(/[\s`,;]+/u), loneStep(rules), everyStep(rules)),
    stepsOfWord: (position, meaning) =>
      rules.applyStep(position, meaning) === undefined
        ? fault('step-impossible', impossibilityFacts)
        : ok([meaning]),
    reveals: (shownPosition, positions) =>
      positions.some((position) => rules.write(position) === rules.write(shownPosition)),
    ...members,
  };
  return rules;
}

/**
 * Parses words up to the first one that doesn't consist of steps. `stepPattern` is global. Faults:
 * `no-squares`, `too-many-moves` {limit}, `not-a-square` {move}.
 */
export function parseTypedSteps(
  words: readonly string[],
  typedWordPattern: RegExp,
  stepPattern: RegExp,
): TypedLine {
  const typedWords = words.filter((word) => word !== '');
  if (typedWords.length === 0) return { words: [], wrong: { code: 'no-squares', facts: {} } };
  const firstWrongIndex = typedWords.findIndex((word) => !typedWordPattern.test(word));
  const steps = typedWords
    .slice(0, firstWrongIndex < 0 ? undefined : firstWrongIndex)
    .flatMap((word) => word.match(stepPattern) ?? []);
  if (steps.length > MAX_TYPED_STEPS)
    return { words: [], wrong: { code: 'too-many-moves', facts: { limit: MAX_TYPED_STEPS } } };
  const wrongWord = typedWords[firstWrongIndex];
  return {
    words: steps.map((text) => ({ text, meaning: text })),
    wrong:
      wrongWord === undefined
        ? undefined
        : { code: 'not-a-square', facts: { move: shortenForQuote(wrongWord) } },
  };
}
