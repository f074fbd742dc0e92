import type { Call } from '../../chat/command.ts';
import { type CommandInput, choiceOf, type Option } from '../../chat/input/command-input.ts';
import { parseTypedCommand } from '../../chat/input/typed-command.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Metric, Puzzle } from '../../core/sliding/board.ts';
import { isLikeCode, parseCode } from '../../core/sliding/notation/code.ts';
import { puzzleIn } from '../../core/sliding/notation/in-message.ts';
import { MOVE_NAMINGS, type MoveNaming } from '../../core/sliding/notation/move-text.ts';
import { parsePuzzle } from '../../core/sliding/notation/puzzle.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { quotable } from '../../core/typed-text.ts';
import { suggestSizes } from './suggestions.ts';

/** A puzzle, and how its moves are counted. */
export interface CountedPuzzle extends Puzzle {
  readonly metric: Metric;
}

const METRICS = ['stm', 'mtm'] as const satisfies readonly Metric[];

/** Options that commands about a board share; `board` is the main one. */
export const PUZZLE_OPTIONS = [
  { name: 'board', kind: 'text', required: true },
  { name: 'goal', kind: 'board' },
  { name: 'size', kind: 'text', suggest: suggestSizes },
] as const satisfies readonly Option[];
export const METRIC_OPTION: Option = { name: 'metric', kind: 'text', choices: METRICS };
/** `blank` alone is a word for the blank. */
export const NAMING_OPTION: Option = { name: 'moves', kind: 'text', choices: MOVE_NAMINGS, isNamed: true };

/**
 * The puzzle in words and the options `goal` and `size`, or of a code; without words the one in the message
 * replied to. Faults: those of `parsePuzzle` and `puzzleIn`, `bad-code` {text}. `known`: what people type
 * around boards.
 */
export function puzzleOf(
  { words, options }: CommandInput,
  { repliedTo }: Pick<Call, 'repliedTo'>,
  known: Words,
): Result<Puzzle> {
  const { goal, size } = options;
  const read = (board: string): Result<Puzzle> =>
    parsePuzzle(
      goal === undefined ? board : `${board} -> ${goal}`,
      size === undefined ? undefined : String(size),
      known,
    );
  const coded = goal === undefined ? parseCode(words) : undefined;
  if (coded !== undefined) return ok(coded);
  if (isLikeCode(words) && !read(words).ok) return fault('bad-code', { text: quotable(words) });
  if (words !== '' || repliedTo === undefined) return read(words);
  return puzzleIn(parseTypedCommand(repliedTo)?.line ?? repliedTo, read);
}

/** The option `metric`, else `stm`. Fault: `unknown-metric` {text}. */
const metricOf = ({ options: { metric = 'stm' } }: CommandInput): Result<Metric> =>
  choiceOf(metric, METRICS, 'unknown-metric');

/** The puzzle and the option `metric`. Faults: those of `puzzleOf` and `metricOf`. */
export function countedPuzzleOf(
  given: CommandInput,
  call: Pick<Call, 'repliedTo'>,
  known: Words,
): Result<CountedPuzzle> {
  const puzzle = puzzleOf(given, call, known);
  if (!puzzle.ok) return puzzle;
  const metric = metricOf(given);
  return metric.ok ? ok({ ...puzzle.value, metric: metric.value }) : metric;
}

/** How moves are written in an answer. */
export interface Writing {
  readonly metric: Metric;
  readonly naming: MoveNaming;
}

/** The options `metric` and `moves`, or `stm`, `tile`. Faults: `unknown-metric`, `unknown-naming` {text}. */
export function writingOf(given: CommandInput): Result<Writing> {
  const metric = metricOf(given);
  if (!metric.ok) return metric;
  const naming = choiceOf(given.options.moves ?? 'tile', MOVE_NAMINGS, 'unknown-naming');
  return naming.ok ? ok({ metric: metric.value, naming: naming.value }) : naming;
}

/** A puzzle as it stands in JSON. */
export const puzzleJson = ({ start, goal }: Puzzle): object => ({
  rows: start.rows,
  cols: start.cols,
  start: start.tiles,
  goal: goal.tiles,
});
