import type { Call } from '../../../chat/command.ts';
import type { Given } from '../../../chat/given/given.ts';
import { plainLine } from '../../../core/knight/board/plain-line.ts';
import { makeSquare, type Square } from '../../../core/knight/board/square.ts';
import type { Walk } from '../../../core/knight/board/walk.ts';
import { parseKnight } from '../../../core/knight/notation/parse.ts';
import type { Vocabulary } from '../../../core/knight/notation/vocabulary.ts';
import { nearestSquares, whyNoTour, whyNotClosed, whyNotFrom } from '../../../core/knight/rule/existence.ts';
import { nearestBoard } from '../../../core/knight/rule/nearest-board.ts';
import { fault, ok, type Result } from '../../../core/result.ts';
import { publishedCounts } from '../../../core/sliding/analysis/hardness.ts';
import { defaultGoal, type Puzzle, sameBoard } from '../../../core/sliding/board.ts';
import { isLikeCode, parseCode } from '../../../core/sliding/notation/code.ts';
import {
  makePuzzle,
  makeSize,
  parsePuzzle,
  parseSize,
  type Size,
} from '../../../core/sliding/notation/puzzle.ts';
import { SIZE_IN_FRONT } from '../../../core/sliding/notation/size.ts';
import type { Words } from '../../../core/sliding/notation/words.ts';
import { isSolvable, mendingSwap, withBlankFirst } from '../../../core/sliding/parity.ts';
import { hasWholeSpace } from '../../../core/sliding/solve/position/reach.ts';
import { quotable } from '../../../core/typed-text.ts';
import type { Texts } from '../../../i18n/texts.ts';
import { LONGEST_WALK_SIDE } from '../../../play/kinds/knight.ts';
import { puzzleOf } from '../../input/puzzle-given.ts';

/** How hard a board may be asked to be: thirds of all boards of its size, by the lengths of their shortest solutions. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What is to be played. */
export type PlayRequest =
  | { readonly kind: 'board'; readonly puzzle: Puzzle }
  | { readonly kind: 'scrambled'; readonly size: Size; readonly level?: Level; readonly length?: number }
  /** Without a start: one from which there is a tour. */
  | ({ readonly kind: 'walk'; readonly start?: Square } & Pick<Walk, 'cols' | 'rows' | 'closed'>);

const USUAL_SIZE = '3x3';
const USUAL_WALK = { cols: 6, rows: 6 };
/** Three numbers, or a board's digits in one: more than a size has. */
const LIKE_A_BOARD = /\d\D+\d\D+\d|^\D*\d{4,}\D*$/;

/** What people type, in any language: for a knight's tour, around boards, and in its requests. */
interface PlayWords {
  readonly knight: readonly string[];
  readonly sliding: Words;
  readonly vocabulary: Vocabulary;
  readonly levels: ReadonlyMap<string, Level>;
}

/** What people type, in any language, for the levels. */
export const levelWords = (words: (id: string) => readonly string[]): ReadonlyMap<string, Level> =>
  new Map(
    LEVELS.flatMap((level) => [level, ...words(`words-${level}`)].map((word) => [word, level] as const)),
  );

/**
 * What `/play` is asked with; without words the board in the message replied to, if there is one. Faults: those
 * of `readWalk`, `readSliding`, `puzzleIn` and `playable`, `walk-options`, `photo-on-knight`.
 */
export function readPlay(
  given: Given,
  { texts, attachment, repliedTo }: Pick<Call, 'texts' | 'attachment' | 'repliedTo'>,
  { knight, sliding, vocabulary, levels }: PlayWords,
): Result<PlayRequest> {
  const { words, options } = given;
  const { level, length } = options;
  const [, first = '', rest = ''] = /^\s*(\S*)([\s\S]*)$/u.exec(words) ?? [];
  if (knight.includes(plainLine(first))) {
    if (attachment !== undefined) return fault('photo-on-knight');
    return level === undefined && length === undefined
      ? readWalk(rest, texts, vocabulary)
      : fault('walk-options');
  }
  const replied =
    words === '' && repliedTo !== undefined
      ? puzzleOf({ ...given, options: {} }, { repliedTo }, sliding)
      : undefined;
  if (replied !== undefined && !replied.ok && replied.fault.code !== 'no-board-there') return replied;
  const asked = replied?.ok
    ? playable(replied.value)
    : readSliding(words === '' ? USUAL_SIZE : words, sliding);
  if (!asked.ok || (level === undefined && length === undefined)) return asked;
  if (asked.value.kind === 'board') return fault('board-with-level');
  return harder(asked.value.size, options, levels);
}

/** Faults: those of `parseSize`, `parsePuzzle` and `playable`, `bad-code` {text}. */
function readSliding(
  words: string,
  known: Words,
): Result<Extract<PlayRequest, { kind: 'board' | 'scrambled' }>> {
  const size = parseSize(words, known);
  if (size.ok) return ok({ kind: 'scrambled', size: size.value });
  const coded = parseCode(words);
  const puzzle = coded === undefined ? parsePuzzle(words, undefined, known) : ok(coded);
  if (!puzzle.ok) {
    if (LIKE_A_BOARD.test(words.replace(SIZE_IN_FRONT, ''))) return puzzle;
    return isLikeCode(words.trim()) ? fault('bad-code', { text: quotable(words) }) : size;
  }
  return playable(puzzle.value);
}

/**
 * Faults: `board-solved` {size}, `board-nearly-solved` {a, b, size}: solved but for that swap, `board-unsolvable`
 * {a, b, mended, otherGoal: the board to the goal that can be reached, or none}.
 */
function playable(puzzle: Puzzle): Result<Extract<PlayRequest, { kind: 'board' }>> {
  const { start, goal } = puzzle;
  const size = makeSize(start);
  if (sameBoard(start, goal)) return fault('board-solved', { size });
  if (isSolvable(puzzle)) return ok({ kind: 'board', puzzle });
  const [a, b] = mendingSwap(puzzle);
  const tiles = start.tiles.map((tile) => (tile === a ? b : tile === b ? a : tile));
  const mended = { ...start, tiles };
  if (sameBoard(mended, goal)) return fault('board-nearly-solved', { a, b, size });
  const first = withBlankFirst(puzzle);
  return fault('board-unsolvable', {
    ...{ a, b, mended: makePuzzle({ start: mended, goal }) },
    otherGoal: first === undefined ? 'none' : makePuzzle(first),
  });
}

/** Faults: `level-or-length`, `level-unknown` {size}, `play-length` {text}. */
function harder(
  size: Size,
  { level, length }: Given['options'],
  levels: PlayWords['levels'],
): Result<PlayRequest> {
  if (level !== undefined && length !== undefined) return fault('level-or-length');
  if (length !== undefined) {
    return /^[1-9]\d{0,2}$/.test(String(length))
      ? ok({ kind: 'scrambled', size, length: Number(length) })
      : fault('play-length', { text: quotable(String(length)) });
  }
  const asked = levels.get(String(level));
  if (asked === undefined) return fault('unknown-level', { text: quotable(String(level)) });
  const isKnown = hasWholeSpace(size) || publishedCounts(defaultGoal(size.rows, size.cols)) !== undefined;
  return !isKnown
    ? fault('level-unknown', { size: makeSize(size) })
    : ok({ kind: 'scrambled', size, level: asked });
}

/**
 * `6x6`, `6x6 a1`, `6x6 closed`, or nothing. Faults: those of `parseKnight`, `walk-options`, `walk-too-large`
 * {cols, rows, max}, `no-walk` {reason: in words, try: what may be asked instead}.
 */
function readWalk(words: string, texts: Texts, vocabulary: Vocabulary): Result<PlayRequest> {
  const asked = parseKnight({ line: words }, vocabulary, USUAL_WALK);
  if (!asked.ok) return asked;
  if (asked.value.kind !== 'tour') return fault('walk-options');
  const { cols, rows, start, end, closed, method, squares } = asked.value;
  if (end !== undefined || method !== 'construct' || squares !== undefined) return fault('walk-options');
  const max = LONGEST_WALK_SIDE;
  if (Math.max(cols, rows) > max) return fault('walk-too-large', { cols, rows, max });
  if (cols * rows === 1) return fault('walk-too-small');
  const whyNot = (square?: Square) =>
    closed
      ? whyNotClosed(cols, rows)
      : square === undefined
        ? whyNoTour(cols, rows)
        : whyNotFrom(cols, rows, square);
  const why = whyNot(start);
  if (why === undefined) {
    return ok({
      ...{ kind: 'walk', cols, rows },
      ...(start !== undefined && { start }),
      ...(closed && { closed }),
    });
  }
  const board = whyNot() === undefined ? { cols, rows } : nearestBoard({ cols, rows }, closed);
  const [near] =
    start === undefined || board.cols !== cols || board.rows !== rows
      ? []
      : nearestSquares(cols, rows, start, 1, (square) => whyNot(square) === undefined);
  const size = `${board.cols}x${board.rows}`;
  const instead = [size, near === undefined ? [] : makeSquare(near), closed ? 'closed' : []].flat().join(' ');
  const reason = texts.say(`reason-${why.code}`, why.facts);
  return fault('no-walk', { reason, try: instead });
}
