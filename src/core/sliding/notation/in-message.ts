import { fault, type Result } from '../../result.ts';
import type { Puzzle } from '../board.ts';

/** Code in chat messages, on one or more lines. */
const BACKTICKED_TEXT = /```(?:[a-z]+\n)?([\s\S]+?)```|`([^`\n]+)`/gu;

/**
 * At least four separate tiles on one or more lines, perhaps with an arrow before the goal; or one word of 6
 * to 16 digits (a compact board). No parts of words or of dates.
 */
const TILE_SEQUENCE =
  /(?<![\w.:/#-])(?:(?:\d{1,2}|[_.x*#])(?:\s*(?:->|=>|→|[,;|/])\s*|\s+)){3,}(?:\d{1,2}|[_.x*#])(?![\w:]|-(?!>))|(?<![\w.:/#-])\d{6,16}(?![\w:/-])/gu;

/** Limit of lines, and of sequences of tiles. */
const MAX_CANDIDATES = 30;

/**
 * The message may contain other text. Tries the whole message, then the text between backticks, then each
 * line, then each sequence of tiles. Returns the puzzle of the first of these four attempts that finds
 * exactly one.
 *
 * Faults:
 * - `too-long`;
 * - `several-boards` if an attempt finds different puzzles;
 * - `no-board-there` if the message contains no sequence of separate tiles;
 * - otherwise the fault that `parsePuzzle` returns for the first sequence of separate tiles.
 */
export function findPuzzle(message: string, parsePuzzle: (text: string) => Result<Puzzle>): Result<Puzzle> {
  const wholeMessageResult = parsePuzzle(message);
  if (wholeMessageResult.ok || wholeMessageResult.fault.code === 'too-long') return wholeMessageResult;
  const backtickedTexts = [...message.matchAll(BACKTICKED_TEXT)].map(
    ([, block, words = '']) => block ?? words,
  );
  const tileSequences = [...message.matchAll(TILE_SEQUENCE)].map(([tiles]) => tiles);
  for (const textParts of [backtickedTexts, message.split('\n'), tileSequences]) {
    const candidates = [...new Set(textParts)].filter((part) => part !== message).slice(0, MAX_CANDIDATES);
    const puzzleResults = candidates.map((part) => parsePuzzle(part)).filter(({ ok }) => ok);
    const [firstPuzzle, secondPuzzle] = new Map(
      puzzleResults.map((puzzle) => [JSON.stringify(puzzle), puzzle]),
    ).values();
    if (secondPuzzle !== undefined) return fault('several-boards');
    if (firstPuzzle !== undefined) return firstPuzzle;
  }
  const firstTileSequence = tileSequences.find((tiles) => /\D/u.test(tiles));
  return firstTileSequence === undefined ? fault('no-board-there') : parsePuzzle(firstTileSequence);
}
