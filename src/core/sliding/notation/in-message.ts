import { fault, type Result } from '../../result.ts';
import type { Puzzle } from '../board.ts';

/** Matches text between backticks (code in chat messages), on one or more lines. */
const BACKTICKED_TEXT = /```(?:[a-z]+\n)?([\s\S]+?)```|`([^`\n]+)`/gu;

/**
 * Matches at least four separate tiles on one or more lines, perhaps with an arrow before the goal. Also
 * matches one word of 6 to 16 digits (a compact board). Doesn't match parts of words or of dates.
 */
const TILE_SEQUENCE =
  /(?<![\w.:/#-])(?:(?:\d{1,2}|[_.x*#])(?:\s*(?:->|=>|→|[,;|/])\s*|\s+)){3,}(?:\d{1,2}|[_.x*#])(?![\w:-])|(?<![\w.:/#-])\d{6,16}(?![\w:/-])/gu;

/**
 * Finds the puzzle in a message that may contain other text. Tries the whole message, then the text between
 * backticks, then each line, then each sequence of tiles. Returns the puzzle of the first of these four
 * attempts that finds exactly one.
 *
 * Faults:
 * - `several-boards` if an attempt finds different puzzles;
 * - `no-board-there` if the message contains no sequence of separate tiles;
 * - otherwise the fault that `parsePuzzle` returns for the first sequence of separate tiles.
 */
export function findPuzzle(message: string, parsePuzzle: (text: string) => Result<Puzzle>): Result<Puzzle> {
  const wholeMessageResult = parsePuzzle(message);
  if (wholeMessageResult.ok) return wholeMessageResult;
  const backtickedTexts = [...message.matchAll(BACKTICKED_TEXT)].map(
    ([, block, words = '']) => block ?? words,
  );
  const tileSequences = [...message.matchAll(TILE_SEQUENCE)].map(([tiles]) => tiles);
  for (const textParts of [backtickedTexts, message.split('\n'), tileSequences]) {
    const candidates = [...new Set(textParts)].filter((part) => part !== message);
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
