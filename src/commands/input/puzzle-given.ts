import type { Call } from '../../chat/command.ts';
import { type CommandInput, type Option, parseChoice } from '../../chat/input/command-input.ts';
import { parseTypedCommand } from '../../chat/input/typed-command.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Metric, Puzzle } from '../../core/sliding/board.ts';
import { type ListedBoard, parseBoardList } from '../../core/sliding/notation/board-list.ts';
import { looksLikeCode, parseTypedCode } from '../../core/sliding/notation/code.ts';
import { findPuzzle } from '../../core/sliding/notation/in-message.ts';
import { MOVE_NAMINGS, type MoveNaming } from '../../core/sliding/notation/move-text.ts';
import { parseMoves, parsePuzzle, toRows } from '../../core/sliding/notation/puzzle.ts';
import { parseScrambleMoves } from '../../core/sliding/notation/scrambled.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { isTooLong, shortenForQuote, TOO_LONG } from '../../core/typed-text.ts';
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
/** The options of commands with `attachedBoard`. */
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

/** At least two pieces of a text, most of them boards. */
export interface BoardList {
  readonly boards: readonly ListedBoard[];
}

/**
 * Reads a board code, the typed words with the options `goal` and `size`, or a list of boards. Without words,
 * reads the message to which the user replied. `vocabulary`: words that users type in and around a board.
 * Faults: those of `parsePuzzle`, `parseScrambleMoves`, `findPuzzle` and `parseBoardList`, `bad-code` {text},
 * `moves-without-board` {text}.
 */
export function readPuzzles(
  { words, options }: CommandInput,
  { repliedTo }: Pick<Call, 'repliedTo'>,
  vocabulary: Words,
): Result<Puzzle | BoardList> {
  const { goal, size } = options;
  const parseTypedBoard = (board: string): Result<Puzzle> =>
    parsePuzzle(
      goal === undefined ? board : `${toRows(board, vocabulary)} -> ${toRows(String(goal), vocabulary)}`,
      size === undefined ? undefined : String(size),
      vocabulary,
    );
  const parseCodeOrBoard = (text: string): Result<Puzzle> => {
    const codedPuzzle = goal === undefined ? parseTypedCode(text.trim()) : undefined;
    return codedPuzzle === undefined ? parseTypedBoard(text) : ok(codedPuzzle);
  };
  const repliedText = repliedTo === undefined ? '' : (parseTypedCommand(repliedTo)?.line ?? repliedTo);
  const puzzle =
    words === '' && repliedTo !== undefined
      ? findPuzzle(repliedText, parseTypedBoard)
      : readTypedPuzzle({ words, options }, vocabulary, parseTypedBoard);
  if (puzzle.ok) return puzzle;
  const list = parseBoardList(words === '' ? repliedText : words, vocabulary, parseCodeOrBoard);
  if (list === undefined) return puzzle;
  return list.ok ? ok({ boards: list.value }) : list;
}

/** Faults: those of `readPuzzles` without `findPuzzle` and `parseBoardList`. */
function readTypedPuzzle(
  { words, options: { goal, size } }: CommandInput,
  vocabulary: Words,
  parseTypedBoard: (board: string) => Result<Puzzle>,
): Result<Puzzle> {
  if (isTooLong(words)) return TOO_LONG;
  const codedPuzzle = goal === undefined ? parseTypedCode(words) : undefined;
  if (codedPuzzle !== undefined) return ok(codedPuzzle);
  const scrambledPuzzle =
    goal === undefined && size === undefined ? parseScrambleMoves(words, vocabulary) : undefined;
  if (scrambledPuzzle !== undefined) return scrambledPuzzle;
  if (words !== '' && parseMoves(words, vocabulary).ok)
    return fault('moves-without-board', { text: shortenForQuote(words) });
  if (looksLikeCode(words) && !parseTypedBoard(words).ok)
    return fault('bad-code', { text: shortenForQuote(words) });
  return parseTypedBoard(words);
}

/** For a single puzzle. Faults: those of `readPuzzles`, and `board-list` {count} for a list. */
export function readPuzzle(
  input: CommandInput,
  call: Pick<Call, 'repliedTo'>,
  vocabulary: Words,
): Result<Puzzle> {
  const puzzles = readPuzzles(input, call, vocabulary);
  if (!puzzles.ok) return puzzles;
  return 'boards' in puzzles.value
    ? fault('board-list', { count: puzzles.value.boards.length })
    : ok(puzzles.value);
}

/** The default is `stm`. Fault: `unknown-metric` {text}. */
export const readMetric = ({ options: { metric = 'stm' } }: CommandInput): Result<Metric> =>
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
