import { compileOnce, wholeWordSource } from '../../vocabulary.ts';
import type { Words } from './words.ts';

/** The signs that begin a comment in programs. `#` may also be a blank, and `--` may begin an arrow. */
const SIGN_IN_FRONT = /^[ \t]*(?:#|\/\/|;|%|--|\/\*)/u;
const REST_OF_ARROW = /^[-–—―−=]*>/u;
const SIGN_BEHIND_TILES = /[0-9_.x*#\])}|,;][ \t]+(?:#|\/\/|%|--(?=[ \t]))/gu;
/** `# 5 please`: the sign is more likely a blank with the rest of its row. */
const TILE_IN_FRONT = /^[ \t]*[0-9]{1,9}(?![0-9\p{L}])/u;
const WORD = /\p{L}{2}/u;
const WORDS = new RegExp(WORD, 'gu');
const NUMBER_HEADING = /^[ \t]*#[ \t]*[0-9]{1,6}[ \t]*$/u;

const goalWord = compileOnce(({ goal }: Words) => new RegExp(wholeWordSource(goal), 'iu'));

function isComment(line: string): boolean {
  const sign = SIGN_IN_FRONT.exec(line)?.[0];
  if (sign === undefined) return false;
  const comment = line.slice(sign.length);
  return WORD.test(comment) && !REST_OF_ARROW.test(comment);
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

/** Is it a heading such as `# 1`? Then all rows have another length, so the sign is no blank. */
const isNumberHeading = (line: string, rowLength: number | undefined): boolean =>
  NUMBER_HEADING.test(line) && rowLength !== undefined && rowLength !== countWords(line);

/** Keeps a comment that gives the goal, because it is a part of the puzzle. */
function withoutCommentBehind(line: string, words: Words): string {
  const lastWordIndex = [...line.matchAll(WORDS)].at(-1)?.index ?? 0;
  for (const { 0: tileAndSign, index } of line.matchAll(SIGN_BEHIND_TILES)) {
    const comment = line.slice(index + tileAndSign.length);
    if (index + tileAndSign.length > lastWordIndex) break;
    if (!TILE_IN_FRONT.test(comment))
      return goalWord(words).test(comment) && /[0-9]/u.test(comment) ? line : line.slice(0, index + 1);
  }
  return line;
}

/** A part of a text between comments. `isGoal`: the comment above it names the goal. */
export interface CommentedPart {
  readonly text: string;
  readonly isGoal: boolean;
}

/** Removes the comments. A comment between lines with numbers ends a part. */
export function splitAtComments(text: string, words: Words): readonly CommentedPart[] {
  const lines = text.split('\n');
  const rowLength = usualRowLength(lines);
  const parts: { rows: string[]; isGoal: boolean }[] = [];
  let part: (typeof parts)[number] = { rows: [], isGoal: false };
  let hasNumbers = false;
  for (const line of lines) {
    if (isComment(line) || isNumberHeading(line, rowLength)) {
      if (hasNumbers) parts.push(part);
      if (hasNumbers) part = { rows: [], isGoal: goalWord(words).test(line) };
      hasNumbers = false;
    } else {
      part.rows.push(withoutCommentBehind(line, words));
      hasNumbers ||= /[0-9]/u.test(line);
    }
  }
  return [...parts, part].map(({ rows, isGoal }) => ({ text: rows.join('\n'), isGoal }));
}
