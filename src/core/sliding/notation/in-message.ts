import { fault, type Result } from '../../result.ts';
import type { Puzzle } from '../board.ts';

/** Matches text in code marks (backticks) of chat messages, over one or more lines. */
const CODE = /```(?:[a-z]+\n)?([\s\S]+?)```|`([^`\n]+)`/gu;

/**
 * Matches separate tiles in one or more lines, with a goal after an arrow, or a compact word of a board's
 * length. Parts of words and dates don't match.
 */
const TILES =
  /(?<![\w.:/#-])(?:(?:\d{1,2}|[_.x*#])(?:\s*(?:->|=>|→|[,;|/])\s*|\s+)){3,}(?:\d{1,2}|[_.x*#])(?![\w:-])|(?<![\w.:/#-])\d{6,16}(?![\w:/-])/gu;

/**
 * Finds the only puzzle in a message with other text. Tries the whole text, code, each line, then parts of
 * lines, and accepts a puzzle only if it is the only one. Faults: `several-boards`; `no-board-there`; if only
 * tiles are found, the fault of those tiles.
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
