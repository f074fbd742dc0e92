import type { Board } from '../board.ts';
import { hasCornerBlank } from '../longest.ts';

/**
 * Index: a number of moves. Value: the number of 3x3 boards that need so many moves, if the goal's blank is
 * in a corner. Source: OEIS A089473.
 */
export const EIGHT_PUZZLE_COUNTS: readonly number[] = [
  1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993,
  17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

/**
 * Like `EIGHT_PUZZLE_COUNTS`, for 3x4. Source: OEIS A090166 (Karlemo & Östergård 2000, On Sliding Block
 * Puzzles).
 */
export const ELEVEN_PUZZLE_COUNTS: readonly number[] = [
  1, 2, 4, 9, 20, 37, 63, 122, 232, 431, 781, 1392, 2494, 4442, 7854, 13899, 24215, 41802, 71167, 119888,
  198363, 323206, 515778, 811000, 1248011, 1885279, 2782396, 4009722, 5621354, 7647872, 10065800, 12760413,
  15570786, 18171606, 20299876, 21587248, 21841159, 20906905, 18899357, 16058335, 12772603, 9515217, 6583181,
  4242753, 2503873, 1350268, 643245, 270303, 92311, 27116, 5390, 1115, 86, 18,
];

/**
 * Like `EIGHT_PUZZLE_COUNTS`, for 4x4. Source: Korf & Schultze 2005 (Large-Scale Parallel Breadth-First
 * Search, table 1), OEIS A089484.
 */
export const FIFTEEN_PUZZLE_COUNTS: readonly number[] = [
  1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948, 3938, 7808, 15544, 30821, 60842, 119000, 231844, 447342,
  859744, 1637383, 3098270, 5802411, 10783780, 19826318, 36142146, 65135623, 116238056, 204900019, 357071928,
  613926161, 1042022040, 1742855397, 2873077198, 4660800459, 7439530828, 11668443776, 17976412262,
  27171347953, 40271406380, 58469060820, 83099401368, 115516106664, 156935291234, 208207973510, 269527755972,
  340163141928, 418170132006, 500252508256, 581813416256, 657076739307, 719872287190, 763865196269,
  784195801886, 777302007562, 742946121222, 683025093505, 603043436904, 509897148964, 412039723036,
  317373604363, 232306415924, 161303043901, 105730020222, 65450375310, 37942606582, 20696691144, 10460286822,
  4961671731, 2144789574, 868923831, 311901840, 104859366, 29592634, 7766947, 1508596, 272198, 26638, 3406,
  70, 17,
];

/** Compares a shortest solution's length with those of all boards with the same goal. */
export interface Hardness {
  /** Index: a length. Value: the number of boards whose shortest solution has it. */
  readonly counts: readonly number[];
  readonly length: number;
  /** Fractions of all boards, from 0 to 1. */
  readonly shorter: number;
  readonly longer: number;
}

export function compareHardness(counts: readonly number[], length: number): Hardness {
  const countBetween = (fromLength: number, toLength: number): number =>
    counts.slice(fromLength, toLength).reduce((sum, count) => sum + count, 0);
  const boardCount = countBetween(0, counts.length);
  return {
    counts,
    length,
    shorter: countBetween(0, length) / boardCount,
    longer: countBetween(length + 1, counts.length) / boardCount,
  };
}

/** Sizes have rows <= cols. */
const PUBLISHED_COUNTS: Readonly<Record<string, readonly number[]>> = {
  '3x3': EIGHT_PUZZLE_COUNTS,
  '3x4': ELEVEN_PUZZLE_COUNTS,
  '4x4': FIFTEEN_PUZZLE_COUNTS,
};

/** Undefined if none are published for this size, or if the goal's blank isn't in a corner. */
export const publishedCounts = (goal: Board): readonly number[] | undefined =>
  hasCornerBlank(goal)
    ? PUBLISHED_COUNTS[`${Math.min(goal.rows, goal.cols)}x${Math.max(goal.rows, goal.cols)}`]
    : undefined;
