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

/** Up to this many moves a person may be quick, and may find a shortest way by looking. */
const MAX_QUICK_MOVES = 20;
/** Milliseconds for a move that no person stays below for so long. */
const FASTEST_MOVE_MS = 40;
/** Cells of a 4x4. */
const LARGE_CELLS = 16;

/** How a game was solved. */
export interface Solved extends Pick<Score, 'made' | 'par'> {
  /** From its opening to the end; negative: a clock was set back meanwhile. */
  readonly milliseconds: number;
  /** Cells of its board if it was a sliding puzzle that one typed line solved from its start on. */
  readonly typedCells?: number;
}

/**
 * Is the result out of a person's reach: under 40 ms a move, or a 4x4 and up solved along a shortest way by one
 * typed line? Games of up to 20 moves never are. The whole game's time counts: presses that come late and
 * all together, as after an outage, are no sign.
 */
export const isFasterThanAnyPerson = ({ made, par, milliseconds, typedCells = 0 }: Solved): boolean =>
  made > MAX_QUICK_MOVES &&
  ((milliseconds >= 0 && milliseconds < made * FASTEST_MOVE_MS) ||
    (typedCells >= LARGE_CELLS && made === par));
