import { compileOnce, wholeWordSource } from '../../vocabulary.ts';
import { parseRows, shapeOf } from './rows.ts';
import { sizeOfCount } from './size.ts';
import { OTHER_ORDER } from './tidy.ts';
import type { Words } from './words.ts';

/** The signs that begin a comment in programs. `#` may also be a blank, and `--` may begin an arrow. */
const SIGN_IN_FRONT = /^[ \t]*(?:#|\/\/|;|%|--|\/\*)/u;
const REST_OF_ARROW = /^[-–—―−=]*>/u;
const SIGN_BEHIND_TILES = /[0-9_.x*#\])}|,;][ \t]+(?:#|\/\/|%|--(?=[ \t]))/gu;
/** `# 5 please`: the sign is more likely a blank with the rest of its row. */
const TILE_IN_FRONT = /^[ \t]*[0-9]{1,9}(?![0-9\p{L}])/u;
const BLANK_SIGN = /[0_⬜□⬛🔲]|null|none/iu;
const WORD = /\p{L}{2}/u;
const WORDS = new RegExp(WORD, 'gu');
const NUMBER_HEADING = /^[ \t]*#[ \t]*[0-9]{1,6}[ \t]*$/u;
const SIZE = /(?<![0-9])[0-9]{1,2} ?[x×] ?[0-9]{1,2}(?![0-9])/iu;
/** A board has more parts than this only if it is a list of boards. */
export const MAX_PARTS = 12;

const goalWord = compileOnce(({ goal }: Words) => new RegExp(wholeWordSource(goal), 'iu'));
/** Short words for a goal also stand in other comments. */
const isLongWord = (word: string): boolean => word.length > 2 || /^\p{Script=Han}{2}/u.test(word);
/** A comment or line that is a word for the goal, perhaps with another word. */
export const goalHeading = compileOnce(({ goal }: Words) => {
  const goalWords = wholeWordSource(goal.filter(isLongWord));
  return new RegExp(`^[^\\p{L}]*(?:${goalWords})[^\\p{L}]*(?:\\p{L}+[^\\p{L}]*)?$`, 'iu');
});

/** Does the comment itself give the goal, as tiles or by its name? Then it is a part of the puzzle. */
const givesGoal = (comment: string, words: Words): boolean =>
  goalWord(words).test(comment) &&
  ((comment.match(/[0-9]/gu)?.length ?? 0) > 3 ||
    Object.keys(words.goalNames).some((name) => comment.toLowerCase().includes(name)));

/** Where the rows can be seen, a comment on a bottom row, a width or three columns says nothing new. */
const ORDER_PHRASE = new RegExp(
  [
    'transpos|column[- ]?(?:major|wise|by|after|first)|(?:by|in|down the|as|are|is a) columns?(?![\\p{L}])',
    '^\\P{L}*(?:the |die |las |los )?(?:columns?|spalten?|columnas?|столбцы|列)\\P{L}*$',
    'bottom[- ](?:up|to|(?:row |line )?first)|(?:from|at) (?:the )?bottom|upside down|von unten|desde abajo',
    'spaltenweise|(?:nach|in) spalten|por columnas|по столбцам|снизу|从下|按列|列优先|列主序',
  ].join('|'),
  'iu',
);

const COLUMN_COUNT = new RegExp(
  '([0-9]{1,2})[ -]?(?:columns?|cols|spalten?|columnas?|столб|列)|' +
    '(?:width|columns|cols|breite|spalten|ancho|columnas|ширина|столбцов|宽|宽度|列数)[ :=：]{0,3}([0-9]{1,2})',
  'iu',
);

/** `cols`: of the board. `areRowsSeen`: whether the text shows them. */
interface WrittenShape {
  readonly cols: number | undefined;
  readonly areRowsSeen: boolean;
}

function isKept(comment: string, { cols, areRowsSeen }: WrittenShape, words: Words): boolean {
  if (givesGoal(comment, words) || ORDER_PHRASE.test(comment)) return true;
  const [, countInFront, count = countInFront] = COLUMN_COUNT.exec(comment) ?? [];
  return count === undefined ? !areRowsSeen && OTHER_ORDER.test(comment) : Number(count) !== cols;
}

const countWords = (line: string): number => line.match(/[^\s,;|/]+/gu)?.length ?? 0;

/** Undefined if the rows have different lengths. */
function usualRowLength(lines: readonly string[]): number | undefined {
  const lengths = new Set(
    lines
      .filter((line) => !NUMBER_HEADING.test(line))
      .map(countWords)
      .filter(Boolean),
  );
  return lengths.size === 1 ? [...lengths][0] : undefined;
}

/** The comment in the line and the text in front of it. Undefined if there is none. */
function findComment(
  line: string,
  hasBlank: boolean,
): { readonly comment: string; readonly textBefore: string } | undefined {
  const sign = SIGN_IN_FRONT.exec(line)?.[0];
  const commentLine = sign === undefined ? '' : line.slice(sign.length);
  const isBlankPossible = !hasBlank && (sign?.endsWith('#') || sign?.endsWith('--'));
  if (WORD.test(commentLine) && !REST_OF_ARROW.test(commentLine))
    return isBlankPossible && TILE_IN_FRONT.test(commentLine)
      ? undefined
      : { comment: commentLine, textBefore: '' };
  const lastWordIndex = [...line.matchAll(WORDS)].at(-1)?.index ?? 0;
  for (const { 0: tileAndSign, index } of line.matchAll(SIGN_BEHIND_TILES)) {
    const comment = line.slice(index + tileAndSign.length);
    if (index + tileAndSign.length > lastWordIndex) break;
    if (!hasBlank && /#$|--$/u.test(tileAndSign)) return undefined;
    if (!TILE_IN_FRONT.test(comment)) return { comment, textBefore: line.slice(0, index + 1) };
  }
  return undefined;
}

/** Without a number of several digits or another sign of a comment. */
const REMARK = /\/\*[^*/\d\n]{0,200}(?:\d[^*/\d\n]{0,200})?\*\//gu;
const BLOCK_SIGN = /^[ \t]*(#|\/\/|;|%|--)[ \t]?/u;

/** Where each line begins with the same sign of a comment, as in a program, the board is behind the signs. */
function withoutCommentBlock(lines: readonly string[]): readonly string[] {
  const writtenLines = lines.filter((line) => line.trim() !== '');
  const signs = new Set(writtenLines.map((line) => BLOCK_SIGN.exec(line)?.[1] ?? ''));
  return writtenLines.length > 1 && signs.size === 1 && !signs.has('')
    ? lines.map((line) => line.replace(BLOCK_SIGN, ''))
    : lines;
}

/** The shape of what stands beside the comments. */
function writtenShape(lines: readonly string[], hasBlank: boolean): WrittenShape {
  const rowsText = lines.map((line) => findComment(line, hasBlank)?.textBefore ?? line).join('\n');
  const rows = parseRows(rowsText);
  const shape = shapeOf(rows);
  const size = shape ?? (rows.length === 1 ? sizeOfCount(rows.flat().length) : undefined);
  return { cols: size?.cols, areRowsSeen: shape !== undefined };
}

/** A part of a text between comments. `isGoal`: the comment above it names the goal. */
export interface CommentedPart {
  readonly text: string;
  readonly isGoal: boolean;
}

/**
 * Removes the comments. A comment between lines with numbers ends a part. A size in a comment, the same in
 * all of them, goes to the front. A comment with the goal itself or another order of the tiles stays.
 */
export function splitAtComments(text: string, words: Words): readonly CommentedPart[] {
  const lines = withoutCommentBlock(text.replace(REMARK, ' ').split('\n'));
  const hasBlank = BLANK_SIGN.test(text);
  const rowLength = usualRowLength(lines);
  const shape = writtenShape(lines, hasBlank);
  const sizes = new Set<string>();
  const parts: { rows: string[]; isGoal: boolean }[] = [];
  let part: (typeof parts)[number] = { rows: [], isGoal: false };
  let hasNumbers = false;
  for (const line of lines) {
    const isHeading = NUMBER_HEADING.test(line) && rowLength !== undefined && rowLength !== countWords(line);
    const found = isHeading ? { comment: '', textBefore: '' } : findComment(line, hasBlank);
    const { comment, textBefore } =
      found === undefined || isKept(found.comment, shape, words) ? { comment: '', textBefore: line } : found;
    const [size] = SIZE.exec(comment) ?? [];
    if (size !== undefined) sizes.add(size.replaceAll(' ', ''));
    if (textBefore !== '' || (!isHeading && found === undefined)) {
      part.rows.push(textBefore);
      hasNumbers ||= /[0-9]/u.test(textBefore);
      continue;
    }
    if (!hasNumbers) continue;
    parts.push(part);
    part = { rows: [], isGoal: goalHeading(words).test(comment) };
    hasNumbers = false;
  }
  const [onlySize, otherSize] = sizes;
  const allParts = [...parts, part].map(({ rows, isGoal }) => ({ text: rows.join('\n'), isGoal }));
  const [firstPart, secondPart] = allParts;
  return firstPart === undefined ||
    secondPart !== undefined ||
    onlySize === undefined ||
    otherSize !== undefined
    ? allParts
    : [{ ...firstPart, text: SIZE.test(firstPart.text) ? firstPart.text : `${onlySize}\n${firstPart.text}` }];
}
