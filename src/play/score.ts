/** What results are compared by. */
export interface Score {
  /** Steps made, those taken back included. */
  readonly made: number;
  /** The proved fewest steps; absent: nobody has proved it. */
  readonly par?: number;
  readonly milliseconds: number;
  /** Hints or solutions were looked at. */
  readonly assisted: boolean;
}

/** Steps beyond the fewest that are possible; where these are not known, all of them: the order of those who played the same board. */
export const overPar = ({ made, par = 0 }: Pick<Score, 'made' | 'par'>): number => made - par;

/** Which is the better result: without help before with help, nearer to par, then quicker. Negative: the first; 0: both alike. */
export const byScore = (one: Score, other: Score): number =>
  Number(one.assisted) - Number(other.assisted) ||
  overPar(one) - overPar(other) ||
  one.milliseconds - other.milliseconds;

/** A result with its rank, from 1. */
export interface Ranked<Result> {
  readonly rank: number;
  readonly result: Result;
}

/** The results from the best on by `compare`; those that are alike share a rank, and the next is as many further. */
export function rankedBy<Result>(
  results: readonly Result[],
  compare: (one: Result, other: Result) => number,
): readonly Ranked<Result>[] {
  const sorted = results.toSorted(compare);
  let rank = 1;
  return sorted.map((result, at) => {
    const before = sorted[at - 1];
    if (before !== undefined && compare(before, result) !== 0) rank = at + 1;
    return { rank, result };
  });
}

/** The results from the best on, by `byScore`, with their ranks. */
export const ranked = <Result extends Score>(results: readonly Result[]): readonly Ranked<Result>[] =>
  rankedBy(results, byScore);
