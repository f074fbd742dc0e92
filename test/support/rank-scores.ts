import { type RankedResult, rankBy } from '../../src/commands/games/standings.ts';

/** What results are compared by. */
export interface Score {
  /** Steps made, those taken back included. */
  readonly moveCount: number;
  /** The proved fewest steps; absent: not proved. */
  readonly par?: number;
  readonly milliseconds: number;
  /** Hints or solutions were looked at. */
  readonly assisted: boolean;
}

/**
 * Steps beyond the fewest that are possible; where these are not known, all of them: the order of those who
 * played the same board.
 */
export const movesOverPar = ({ moveCount, par = 0 }: Pick<Score, 'moveCount' | 'par'>): number =>
  moveCount - par;

/**
 * Which is the better result: without help before with help, nearer to par, then quicker. Negative: the
 * first; 0: both are equal.
 */
export const compareScores = (one: Score, other: Score): number =>
  Number(one.assisted) - Number(other.assisted) ||
  movesOverPar(one) - movesOverPar(other) ||
  one.milliseconds - other.milliseconds;

/** The results from the best on, by `byScore`, with their ranks. */
export const rankScores = <Result extends Score>(
  results: readonly Result[],
): readonly RankedResult<Result>[] => rankBy(results, compareScores);
