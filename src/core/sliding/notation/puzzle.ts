import { fault, ok, type Result } from '../../result.ts';
import { isTooLong, plainText, shortenForQuote, TOO_LONG } from '../../typed-text.ts';
import { type Board, defaultGoal, isSameBoard, type Puzzle } from '../board.ts';
import { namedGoal } from '../goals.ts';
import { parsePlainBoard, parsePlainPuzzle } from './as-written.ts';
import { type CommentedPart, MAX_PARTS, splitAtComments } from './comments.ts';
import { formatsToRows, typedLineBreaks } from './formats.ts';
import { splitOffGoalName } from './goal-names.ts';
import { readObjects } from './json.ts';
import { otherReadings, separateSideBySide, splitSizeLine } from './readings.ts';
import { expandCompact, expandTables, GOAL_MARK, parseRows } from './rows.ts';
import { parseSize, type Size } from './size.ts';
import { countLabelledBoards } from './tables.ts';
import { tidyText, withoutCode, withoutHeading, withoutSentence } from './tidy.ts';
import { NO_WORDS, type Words } from './words.ts';

export { makeMoves, parseMoves } from './move-text.ts';
export { makeSize, parseSize, type Size } from './size.ts';

/**
 * Parses a puzzle as people write it. If the text has no goal, the goal is 1, 2, ..., the blank last.
 * - Tiles: separate numbers (spaces, commas, tabs, `8-6-7`, `8.6.7`) or compact ones (`867254301`), in digits
 *   of any script; letters A to O, or 16 hexadecimal digits for each board.
 * - The blank: 0, one of `_.x*#`, a letter O, a single dash, a square (`⬜`), `null`, an empty cell, a visible
 *   gap.
 * - Rows: separated by `/`, `;`, `|`, new lines, brackets (JSON) or the frames of a table. Rows aren't needed
 *   if the number of tiles determines the size.
 * - Size: in front (`2x3`, `2 by 3`, `8-puzzle`), in a first line (`3`, `3 3`), or in the parameter
 *   `sizeText`.
 * - Goal: after an arrow, `to`, `goal:`, a blank line or a horizontal rule; as a second list; or to the right
 *   of the start in the same lines.
 * - Other text: words (`can you solve ...?`), labels and keys (`start:`, `b`), quotes, bold, code marks, a
 *   full stop; program code (`int[][] b = {{...}};`, `np.array([[...]])`); a number in front if the puzzle
 *   comes from a list (`1 14 13 15 ...`).
 *
 * Three attempts follow each other:
 * 1. the whole text;
 * 2. the text without the words and the program code around the board;
 * 3. other interpretations. They are accepted only if all that succeed give the same board.
 *
 * If all attempts fail, returns one fault, usually that of the text without the words around the board.
 *
 * Faults about the start or the goal, each with the parameter `which` ('start' | 'goal'):
 * - `empty`: the start or the goal (or the whole text, as 'start') is empty.
 * - `no-board` {text}, `not-a-tile` {text}
 * - `word-behind` {text}: the first word after a complete board.
 * - `too-few-tiles` {count}, `too-many-tiles` {count}
 * - `unknown-size` {count, fewer, fewerSize, more, moreSize}: no size has this number of tiles. `fewer` and
 *   `more` are the nearest numbers that have one.
 * - `ragged-rows` {row, got, expected}: a row is too short or too long.
 * - `missing-cell` {row, got, expected}: a row is one tile too short, and the board has no blank.
 * - `missing-blank` {max}, `tile-out-of-range` {tile, max}, `duplicate-tile` {tile, times, missing}
 * - `size-mismatch` {size, count}
 *
 * Other faults: `too-long` {limit}, `too-many-boards` {count}, `bad-size` {text}, `word-behind-size` {text},
 * `two-sizes` {first, second}, `too-small` {rows, cols}, `too-large` {rows, cols}, `goal-size` {start, goal}.
 */
export function parsePuzzle(text: string, sizeText?: string, words: Words = NO_WORDS): Result<Puzzle> {
  if (isTooLong(text)) return TOO_LONG;
  const parts = splitAtComments(typedLineBreaks(text), words);
  const named = parts.length === 1 ? splitOffGoalName(parts[0]?.text ?? '', words) : undefined;
  if (named === undefined) return parseParts(parts, sizeText, words, parsePlainPuzzle);
  const start = parseParts([{ text: named.boardText, isGoal: false }], sizeText, words, parsePlainBoard);
  if (!start.ok) return start;
  const { rows, cols } = start.value;
  return ok({ start: start.value, goal: namedGoal(named.goalName, rows, cols) });
}

/** Accepts the formats of `parsePuzzle`. Faults: its own, and `too-many-boards` {count} for two boards. */
export const parseBoard = (text: string, sizeText?: string, words: Words = NO_WORDS): Result<Board> =>
  isTooLong(text)
    ? TOO_LONG
    : parseParts(splitAtComments(typedLineBreaks(text), words), sizeText, words, parsePlainBoard);

/**
 * A 10x10 board with its goal has 200 numbers of 380 digits. As a table with frames it has 45 lines, 220
 * signs between cells, and 1,562 signs.
 */
const PIECE_LIMITS: readonly (readonly [piece: RegExp, max: number])[] = [
  [/[0-9]+/gu, 250],
  [/[0-9]/gu, 1000],
  [/\p{L}+/gu, 500],
  [/\n/gu, 200],
  [/[;|/]/gu, 500],
  [/[\p{Ps}\p{Pe}<>]/gu, 500],
  [/[^\s\p{L}\p{N}]/gu, 2000],
  [new RegExp(GOAL_MARK, 'gu'), 10],
];

/** Avoids trying all interpretations of other texts. */
const mayBePuzzle = (text: string): boolean =>
  PIECE_LIMITS.every(([piece, max]) => (text.match(piece)?.length ?? 0) <= max);

/** The attempts of `parsePuzzle`, for a puzzle or a board. */
function parseParts<T>(
  parts: readonly CommentedPart[],
  sizeText: string | undefined,
  words: Words,
  parsePlain: (cleanText: string, size?: Size) => Result<T>,
): Result<T> {
  const sizeResult =
    sizeText === undefined || sizeText.trim() === '' ? ok(undefined) : parseSize(sizeText, words);
  if (!sizeResult.ok) return sizeResult;
  const parse = (part: string): Result<T> => parseUncommented(part, sizeResult.value, words, parsePlain);
  if (parts.length > MAX_PARTS) return fault('too-many-boards', { count: parts.length });
  const boards = parts.length > 1 ? parts.filter((part) => parse(part.text).ok) : [];
  // Two boards of a list are no start and goal, unless the comment says so.
  const hasGoal = boards.length === 2 && boards[1]?.isGoal === true;
  if (boards.length > 1 && !hasGoal) return fault('too-many-boards', { count: boards.length });
  return parse((hasGoal ? boards : parts).map((part) => part.text).join(hasGoal ? '\n->\n' : '\n'));
}

function parseUncommented<T>(
  text: string,
  size: Size | undefined,
  words: Words,
  parsePlain: (cleanText: string, size?: Size) => Result<T>,
): Result<T> {
  const objects = readObjects(text);
  const boardCount = objects?.count ?? countLabelledBoards(text);
  if (boardCount > 1) return fault('too-many-boards', { count: boardCount });
  if (objects !== undefined && objects.rowsText === undefined)
    return fault('no-board', { text: shortenForQuote(text), which: 'start' });
  const normalisedText = withoutHeading(plainText(formatsToRows(objects?.rowsText ?? text)), words);
  if (!mayBePuzzle(normalisedText)) return parsePlain(normalisedText, size);
  const tidiedText = tidyText(normalisedText, words);
  const textWithoutCode = withoutCode(tidiedText);
  const textWithoutSentence = withoutSentence(textWithoutCode, words);
  // Behind a sentence there may be one board only: who knows which of two is the goal?
  const parseCandidate = (candidateText: string, fullText: string): Result<T> | undefined =>
    fullText === textWithoutCode ||
    fullText !== textWithoutSentence ||
    parsePlainBoard(candidateText, size).ok
      ? parsePlain(candidateText, size)
      : undefined;
  const candidates = [normalisedText, tidiedText, textWithoutCode, textWithoutSentence];
  for (const candidateText of new Set(candidates)) {
    const parseResult = parseCandidate(expandTables(candidateText), candidateText);
    if (parseResult?.ok) return parseResult;
  }
  // `tidiedText` may lack a row of letters that looked like a word.
  for (const candidateText of new Set([tidiedText, normalisedText, textWithoutCode, textWithoutSentence])) {
    const successfulReadings = otherReadings(expandTables(candidateText))
      .map((reading) => parseCandidate(reading, candidateText))
      .filter((result) => result?.ok === true);
    const [firstReading, secondReading] = new Map(
      successfulReadings.map((reading) => [JSON.stringify(reading), reading]),
    ).values();
    if (secondReading !== undefined) break;
    if (firstReading !== undefined) return firstReading;
  }
  const [sizeLine = '', textBelow = ''] = splitSizeLine(tidiedText) ?? [];
  if (textBelow !== '' && parsePlain(textBelow, size).ok) {
    const count = expandCompact(parseRows(textBelow)).flat().length;
    return fault('size-mismatch', { size: sizeLine.trim(), count, which: 'start' });
  }
  return parsePlain(
    /[0-9]/u.test(normalisedText)
      ? (separateSideBySide(tidiedText) ?? expandTables(textWithoutCode))
      : normalisedText,
    size,
  );
}

/** Writes `1 2 3/4 5 0`. */
export function makeBoard(board: Board): string {
  const rows = Array.from({ length: board.rows }, (_, row) =>
    board.tiles.slice(row * board.cols, (row + 1) * board.cols).join(' '),
  );
  return rows.join('/');
}

/** The start, then ` to ` and the goal. The usual goal is omitted. */
export function makePuzzle({ start, goal }: Puzzle): string {
  const isUsualGoal = isSameBoard(goal, defaultGoal(goal.rows, goal.cols));
  return isUsualGoal ? makeBoard(start) : `${makeBoard(start)} to ${makeBoard(goal)}`;
}

/** The text without its comments and formats, as rows. Boards and goals can be put together then. */
export const toRows = (text: string, words: Words): string =>
  splitAtComments(typedLineBreaks(text), words)
    .map((part) => formatsToRows(part.text))
    .join('\n');
