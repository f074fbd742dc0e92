import type { Call } from '../../chat/command.ts';
import { type CommandInput, type Option, parseChoice } from '../../chat/input/command-input.ts';
import { parseTypedCommand } from '../../chat/input/typed-command.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Metric, Puzzle } from '../../core/sliding/board.ts';
import { looksLikeCode, parseTypedCode } from '../../core/sliding/notation/code.ts';
import { findPuzzle } from '../../core/sliding/notation/in-message.ts';
import { MOVE_NAMINGS, type MoveNaming } from '../../core/sliding/notation/move-text.ts';
import { parseMoves, parsePuzzle, toRows } from '../../core/sliding/notation/puzzle.ts';
import { parseScrambleMoves } from '../../core/sliding/notation/scrambled.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { shortenForQuote } from '../../core/typed-text.ts';
import { suggestSizes } from './suggestions.ts';

/** Moves are counted by `metric`. */
export interface PuzzleWithMetric extends Puzzle {
  readonly metric: Metric;
}

const MOVE_METRICS = ['stm', 'mtm'] as const satisfies readonly Metric[];

/** The option `board` gets the words that the user types after the command's name. */
export const PUZZLE_OPTIONS = [
  { name: 'board', kind: 'text', required: true },
  { name: 'goal', kind: 'board' },
  { name: 'size', kind: 'text', suggest: suggestSizes },
] as const satisfies readonly Option[];
/** The options of commands with `boardPicture`. */
export const PUZZLE_OR_PICTURE_OPTIONS: readonly Option[] = [
  { name: 'board', kind: 'text', isOptionalWithPicture: true },
  ...PUZZLE_OPTIONS.slice(1),
];
export const PICTURE_OPTION: Option = { name: 'picture', kind: 'photo' };
export const METRIC_OPTION: Option = { name: 'metric', kind: 'text', choices: MOVE_METRICS };
/**
 * Moves of the tiles or of the blank. Users must type the option's name (`moves:blank`), because the word
 * `blank` alone also means the empty cell.
 */
export const MOVE_NAMING_OPTION: Option = {
  name: 'moves',
  kind: 'text',
  choices: MOVE_NAMINGS,
  isNamed: true,
};

/**
 * Reads a board code, or the typed words with the options `goal` and `size`. Without words, reads the message
 * to which the user replied. `vocabulary`: words that users type in and around a board. Faults: those of
 * `parsePuzzle`, `parseScrambleMoves` and `findPuzzle`, `bad-code` {text}, `moves-without-board` {text}.
 */
export function readPuzzle(
  { words, options }: CommandInput,
  { repliedTo }: Pick<Call, 'repliedTo'>,
  vocabulary: Words,
): Result<Puzzle> {
  const { goal, size } = options;
  const parseTypedBoard = (board: string): Result<Puzzle> =>
    parsePuzzle(
      goal === undefined ? board : `${toRows(board, vocabulary)} -> ${toRows(String(goal), vocabulary)}`,
      size === undefined ? undefined : String(size),
      vocabulary,
    );
  const codedPuzzle = goal === undefined ? parseTypedCode(words) : undefined;
  if (codedPuzzle !== undefined) return ok(codedPuzzle);
  const scrambledPuzzle =
    goal === undefined && size === undefined ? parseScrambleMoves(words, vocabulary) : undefined;
  if (scrambledPuzzle !== undefined) return scrambledPuzzle;
  if (words !== '' && parseMoves(words, vocabulary).ok)
    return fault('moves-without-board', { text: shortenForQuote(words) });
  if (looksLikeCode(words) && !parseTypedBoard(words).ok)
    return fault('bad-code', { text: shortenForQuote(words) });
  if (words !== '' || repliedTo === undefined) return parseTypedBoard(words);
  return findPuzzle(parseTypedCommand(repliedTo)?.line ?? repliedTo, parseTypedBoard);
}

/** The default is `stm`. Fault: `unknown-metric` {text}. */
const readMetric = ({ options: { metric = 'stm' } }: CommandInput): Result<Metric> =>
  parseChoice(metric, MOVE_METRICS, 'unknown-metric');

/** Faults: those of `readPuzzle` and `readMetric`. */
export function readPuzzleWithMetric(
  input: CommandInput,
  call: Pick<Call, 'repliedTo'>,
  vocabulary: Words,
): Result<PuzzleWithMetric> {
  const puzzle = readPuzzle(input, call, vocabulary);
  if (!puzzle.ok) return puzzle;
  const metric = readMetric(input);
  return metric.ok ? ok({ ...puzzle.value, metric: metric.value }) : metric;
}

/**
 * `metric`: whether consecutive moves in one direction are joined. `naming`: whether the letters are moves of
 * the tiles or of the blank.
 */
export interface MoveNotation {
  readonly metric: Metric;
  readonly naming: MoveNaming;
}

/** The defaults are `stm` and `tile`. Faults: `unknown-metric`, `unknown-naming` {text}. */
export function readMoveNotation(input: CommandInput): Result<MoveNotation> {
  const metric = readMetric(input);
  if (!metric.ok) return metric;
  const naming = parseChoice(input.options.moves ?? 'tile', MOVE_NAMINGS, 'unknown-naming');
  return naming.ok ? ok({ metric: metric.value, naming: naming.value }) : naming;
}

export const puzzleJson = ({ start, goal }: Puzzle): object => ({
  rows: start.rows,
  cols: start.cols,
  start: start.tiles,
  goal: goal.tiles,
});
