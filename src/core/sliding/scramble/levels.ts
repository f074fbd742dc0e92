import { longestSolutionLength, maxScrambleLength } from '../longest.ts';
import type { Size } from '../notation/size.ts';
import { hasWholeSpace } from '../solve/position/reach.ts';

/** Levels of difficulty: by the moves of a board's shortest solution. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Moves of a shortest solution. */
export interface LengthRange {
  readonly least: number;
  readonly most: number;
}

const MAX_EASY_LENGTH = 20;
const MAX_MEDIUM_LENGTH = 40;
/** A search for longer ones takes many seconds on some sizes. */
const MAX_HARD_LENGTH = 55;

/**
 * Easy boards need 8 to 20 moves, medium ones 21 to 40, hard ones 41 and more. On small sizes, whose hardest
 * boards need few moves, a level begins at a share of them. Undefined if any random board is hard: on sizes
 * whose hardest boards nobody knows.
 */
export function lengthsOfLevel(size: Size, level: Level): LengthRange | undefined {
  const longest = longestSolutionLength(size.rows, size.cols) ?? Number.POSITIVE_INFINITY;
  if (longest === Number.POSITIVE_INFINITY && level === 'hard') return undefined;
  const shareOfLongest = (share: number) => Math.ceil(share * longest);
  const least = {
    easy: Math.min(8, shareOfLongest(1 / 4)),
    medium: Math.min(MAX_EASY_LENGTH + 1, shareOfLongest(2 / 3)),
    hard: Math.min(MAX_MEDIUM_LENGTH + 1, shareOfLongest(4 / 5)),
  };
  const most = {
    easy: least.medium - 1,
    medium: least.hard - 1,
    hard: hasWholeSpace(size) ? longest : Math.min(MAX_HARD_LENGTH, maxScrambleLength(size.rows, size.cols)),
  };
  return { least: least[level], most: most[level] };
}

/** The level of a board whose shortest solution has this length. */
export const levelOfLength = (size: Size, length: number): Level =>
  LEVELS.findLast((level) => length >= (lengthsOfLevel(size, level)?.least ?? MAX_MEDIUM_LENGTH + 1)) ??
  'easy';
