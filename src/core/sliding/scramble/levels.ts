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
/** Above the mean of all 4x4 boards, 52.6. A search for boards of more than 60 moves takes many seconds. */
const HARD_LENGTHS: LengthRange = { least: 54, most: 60 };

/**
 * Easy boards need 8 to 20 moves, medium ones 21 to 40, hard ones 41 and more. On small sizes, whose hardest
 * boards need few moves, a level begins at a share of them. Undefined if any random board is hard: on sizes
 * whose boards need more moves than a search can find.
 */
export function lengthsOfLevel(size: Size, level: Level): LengthRange | undefined {
  const longest = longestSolutionLength(size.rows, size.cols) ?? Number.POSITIVE_INFINITY;
  const maxFound = maxScrambleLength(size.rows, size.cols);
  const leastHard = Math.min(Math.max(MAX_MEDIUM_LENGTH + 1, (longest * 2) / 3), (longest * 4) / 5);
  const least = {
    easy: Math.ceil(Math.min(8, longest / 4)),
    medium: Math.ceil(Math.min(MAX_EASY_LENGTH + 1, (longest * 2) / 3)),
    hard: Math.ceil(Math.min(leastHard, HARD_LENGTHS.least)),
  };
  const most = {
    easy: least.medium - 1,
    medium: Math.min(MAX_MEDIUM_LENGTH, least.hard - 1),
    hard: hasWholeSpace(size) ? longest : Math.min(HARD_LENGTHS.most, maxFound),
  };
  return least[level] <= most[level] ? { least: least[level], most: most[level] } : undefined;
}

/** The level of a board whose shortest solution has this length. */
export const levelOfLength = (size: Size, length: number): Level =>
  LEVELS.findLast((level) => length >= (lengthsOfLevel(size, level)?.least ?? Number.POSITIVE_INFINITY)) ??
  'easy';
