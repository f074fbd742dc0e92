import { fault, ok, type Result } from '../../result.ts';
import type { Puzzle } from '../board.ts';
import { goalHeading } from './comments.ts';
import { objectsToLines } from './json.ts';
import { parseBoard } from './puzzle.ts';
import { GOAL_MARK, missingCount, parseRows, type Rows, shapeOf, tileOf } from './rows.ts';
import { MAX_SIDE } from './size.ts';
import { boardsOfColumn } from './tables.ts';
import type { Words } from './words.ts';

/**
 * A piece of a list. `line`: the text's line in which it begins, or its place in a list of objects, counted
 * from 1.
 */
export interface ListedBoard {
  readonly line: number;
  readonly puzzle: Result<Puzzle>;
}

export const MAX_LISTED_BOARDS = 100;
/** A text is no list if more of its first pieces are no boards than these, and one for three boards. */
const MAX_FAILED = 3;
/** A code, or a board in letters. */
const CODE_OR_LETTERS = /^[0-9A-Za-z_./-]{4,130}$/u;
/** Bounds the work for a text with a word on each line. */
const MAX_WORDS = 20;
/** Longer lines with a number are no headings. */
const MAX_HEADING_CHARS = 100;

const COMMENT_SIGN = /^[ \t]*(?:#|\/\/|;|%|--|\/\*)/u;
const WORD = /\p{L}{2}/u;
/** `Board 3:`, `# 12`, `1.`: a number with a sign or a word, and nothing else. */
const NUMBERED_HEADING = /^[^\p{N}]*(?:[\p{L}#][^\p{N}]*[0-9]{1,6}|[0-9]{1,6}[ \t]*[.):])[^\p{L}\p{N}]*$/u;
const LIST_MARK = /^[ \t]*(?:[-*•]|(?:\p{L}+[ \t]*)?#?[0-9]{1,6}[ \t]*[.):])[ \t]+/u;

interface Piece {
  readonly firstLine: number;
  readonly lines: readonly string[];
}

/**
 * Splits a text with several boards: at headings and comments, else at blank lines, else where a stack of
 * complete boards shows it, else at each line. Two boards in one piece are a start and a goal only if the
 * goal's mark stands between them, or if they share a line. `parse`: reads one piece.
 *
 * Undefined if the text is no list: it has fewer than two pieces with tiles, fewer than two boards (one below
 * headings), or more other pieces than boards. Fault: `long-list` {most} above `MAX_LISTED_BOARDS`.
 */
export function parseBoardList(
  text: string,
  words: Words,
  parse: (piece: string) => Result<Puzzle>,
): Result<readonly ListedBoard[]> | undefined {
  const isGoalLine = (line = ''): boolean => {
    if (line.length > MAX_HEADING_CHARS) return false;
    const [word = '', ...others] = line.trim().split(/\s+/u);
    const isOneWord = !others.some((other) => /[\p{L}\p{N}]/u.test(other));
    return goalHeading(words).test(line) || (isOneWord && GOAL_MARK.test(word));
  };
  let wordCount = 0;
  const isHeading = (line: string): boolean => {
    if (isGoalLine(line)) return false;
    if (COMMENT_SIGN.test(line) && WORD.test(line)) return true;
    const isNumbered = /\p{N}/u.test(line);
    if (isNumbered && line.length > MAX_HEADING_CHARS) return false;
    if (!(isNumbered ? NUMBERED_HEADING : WORD).test(line)) return false;
    return !CODE_OR_LETTERS.test(line.trim()) || (wordCount++ < MAX_WORDS && !parse(line).ok);
  };
  const isBlank = (line: string): boolean => !/[\p{L}\p{N}]/u.test(line);
  const parsePiece = (lines: readonly string[]): Result<Puzzle> | undefined => {
    const piece = lines.join('\n');
    if (lines.length > 1 && !GOAL_MARK.test(piece) && !lines.some(isGoalLine)) {
      const board = parseBoard(piece, undefined, words);
      if (!board.ok && board.fault.code === 'too-many-boards') return undefined;
    }
    const puzzle = parse(piece);
    const pieceWithoutMark = piece.replace(LIST_MARK, '');
    return puzzle.ok || pieceWithoutMark === piece ? puzzle : parse(pieceWithoutMark);
  };
  const splitAt = [
    (piece: Piece) => splitBetween(piece, isHeading),
    (piece: Piece) => splitBetween(piece, isBlank),
    splitStack,
    splitIntoLines,
  ];

  function listBoards(piece: Piece, level: number): readonly ListedBoard[] {
    const pieces = splitAt[level]?.(piece) ?? [];
    if (pieces.length < 2) return pieces[0] && level < splitAt.length ? listBoards(pieces[0], level + 1) : [];
    if (pieces.some(({ lines }) => isGoalLine(lines[0]))) return [];
    const boards: ListedBoard[] = [];
    let [readCount, failedCount] = [0, 0];
    for (const part of pieces) {
      const puzzle = parsePiece(part.lines);
      const parts = puzzle?.ok ? [] : listBoards(part, level + 1);
      if (parts.length > 0) boards.push(...parts);
      else if (puzzle?.ok || hasTiles(part))
        boards.push({ line: part.firstLine, puzzle: puzzle ?? fault('too-many-boards', { count: 2 }) });
      if (puzzle?.ok || parts.length > 0) readCount++;
      else failedCount++;
      if (failedCount > MAX_FAILED + readCount / 3) return [];
      if (boards.length > MAX_LISTED_BOARDS) break;
    }
    const minCount = level === 0 ? 1 : 2;
    return boards.length > 1 && readCount >= minCount && readCount >= failedCount ? boards : [];
  }

  const lines = boardsOfColumn(text) ?? objectsToLines(text).split(/\r\n?|\n/u);
  const boards = listBoards({ firstLine: 1, lines }, 0);
  if (boards.length > MAX_LISTED_BOARDS) return fault('long-list', { most: MAX_LISTED_BOARDS });
  return boards.length === 0 ? undefined : ok(boards);
}

/** Does the piece have as many numbers as the smallest board, or a word of as many digits? */
function hasTiles({ lines }: Piece): boolean {
  const numbers = lines.join('\n').match(/[0-9]+/gu) ?? [];
  return numbers.length > 3 || numbers.some(({ length }) => length > 3);
}

/** Pieces without a digit or letter are left out. */
function splitBetween({ firstLine, lines }: Piece, isSeparator: (line: string) => boolean): readonly Piece[] {
  const pieces: { firstLine: number; lines: string[] }[] = [];
  let isInside = false;
  for (const [index, line] of lines.entries()) {
    if (isSeparator(line)) isInside = false;
    else if (isInside) pieces.at(-1)?.lines.push(line);
    else if (/[\p{L}\p{N}]/u.test(line)) {
      pieces.push({ firstLine: firstLine + index, lines: [line] });
      isInside = true;
    }
  }
  return pieces;
}

/** A count of boards or the side of one, on a line of its own. */
const LONE_NUMBER = /^\s*[0-9]{1,3}\s*$/u;

/** Rows of two or more complete boards one below the other, as in tasks of contests. Others stay together. */
function splitStack(piece: Piece): readonly Piece[] {
  const rows = piece.lines
    .map((line, index) => ({ firstLine: piece.firstLine + index, lines: [line] }))
    .filter(({ lines: [line = ''] }) => line.trim() !== '' && !LONE_NUMBER.test(line));
  for (let rowCount = 2; 2 * rowCount <= rows.length && rowCount <= MAX_SIDE; rowCount++) {
    if (rows.length % rowCount !== 0) continue;
    const boards = Array.from({ length: rows.length / rowCount }, (_, board): Piece => {
      const boardRows = rows.slice(board * rowCount, (board + 1) * rowCount);
      const { firstLine = piece.firstLine } = boardRows[0] ?? {};
      return { firstLine, lines: boardRows.flatMap(({ lines }) => lines) };
    });
    if (boards.every(({ lines }) => isBoard(parseRows(lines.join('\n'))))) return boards;
  }
  return [piece];
}

const isBoard = (rows: Rows): boolean =>
  shapeOf(rows) !== undefined && missingCount(rows.flat().map(tileOf)) === 0;

const splitIntoLines = ({ firstLine, lines }: Piece): readonly Piece[] =>
  lines.flatMap((line, index) =>
    /[\p{L}\p{N}]/u.test(line) ? [{ firstLine: firstLine + index, lines: [line] }] : [],
  );
