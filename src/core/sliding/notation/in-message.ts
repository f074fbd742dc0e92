import { fault, type Result } from '../../result.ts';
import type { Puzzle } from '../board.ts';

/** Code marks as chats write them, one line or more. */
const CODE = /```(?:[a-z]+\n)?([\s\S]+?)```|`([^`\n]+)`/gu;

/** Tiles apart, in one line or several, with a goal behind an arrow; or in one word of a board's length. No part of a word or a date. */
const TILES =
  /(?<![\w.:/#-])(?:(?:\d{1,2}|[_.x*#])(?:\s*(?:->|=>|→|[,;|/])\s*|\s+)){3,}(?:\d{1,2}|[_.x*#])(?![\w:-])|(?<![\w.:/#-])\d{6,16}(?![\w:/-])/gu;

/**
 * The puzzle in a message that says other things too: all of it, or what stands in code, or in one of its lines, or among words; in
 * this order, and only if it is one alone there. Faults: `several-boards`; `no-board-there`; where tiles alone stand together, what
 * is wrong with them.
 */
export function puzzleIn(message: string, read: (text: string) => Result<Puzzle>): Result<Puzzle> {
  const whole = read(message);
  if (whole.ok) return whole;
  const inCode = [...message.matchAll(CODE)].map(([, block, words = '']) => block ?? words);
  const amongWords = [...message.matchAll(TILES)].map(([tiles]) => tiles);
  for (const parts of [inCode, message.split('\n'), amongWords]) {
    const others = [...new Set(parts)].filter((part) => part !== message);
    const found = others.map((part) => read(part)).filter(({ ok }) => ok);
    const [one, another] = new Map(found.map((puzzle) => [JSON.stringify(puzzle), puzzle])).values();
    if (another !== undefined) return fault('several-boards');
    if (one !== undefined) return one;
  }
  const meant = amongWords.find((tiles) => /\D/u.test(tiles));
  return meant === undefined ? fault('no-board-there') : read(meant);
}
