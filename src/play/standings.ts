import type { RoundEntry } from '../store/contract/round.ts';

/** A result with its rank. The best rank is 1. */
export interface RankedResult<Result> {
  readonly rank: number;
  readonly result: Result;
}

/**
 * Sorts results by `compare`, best first. Equal results share a rank: the ranks of four results may be 1, 2,
 * 2, 4.
 */
export function rankBy<Result>(
  results: readonly Result[],
  compare: (resultA: Result, resultB: Result) => number,
): readonly RankedResult<Result>[] {
  const sortedResults = results.toSorted(compare);
  let currentRank = 1;
  return sortedResults.map((result, index) => {
    const previousResult = sortedResults[index - 1];
    if (previousResult !== undefined && compare(previousResult, result) !== 0) currentRank = index + 1;
    return { rank: currentRank, result };
  });
}

/** A player who solved the board of a race. */
export type Finisher = RoundEntry & Required<Pick<RoundEntry, 'milliseconds'>>;

/** The players of a race, grouped by how far they are. */
export interface RaceStandings {
  /** The fastest first. */
  readonly finished: readonly RankedResult<Finisher>[];
  /** Players who still play. */
  readonly running: readonly RoundEntry[];
  /** Players whose game ended unsolved. */
  readonly unfinished: readonly RoundEntry[];
  /** Players who solved the board faster than any person can. They get no rank. */
  readonly unranked: readonly Finisher[];
}

/**
 * Returns the standings of a race. Players are ranked by time, and by number of moves if their times are
 * equal.
 */
export function raceStandings(entries: readonly RoundEntry[]): RaceStandings {
  const finishers = entries.filter(
    (entry): entry is Finisher => entry.milliseconds !== undefined && !entry.gaveUp,
  );
  return {
    finished: rankBy(
      finishers.filter(({ isUnranked }) => !isUnranked),
      (finisherA, finisherB) =>
        finisherA.milliseconds - finisherB.milliseconds || finisherA.moveCount - finisherB.moveCount,
    ),
    running: entries.filter(({ milliseconds }) => milliseconds === undefined),
    unfinished: entries.filter(({ gaveUp }) => gaveUp),
    unranked: finishers.filter(({ isUnranked }) => isUnranked),
  };
}

/** A player of a contest who sent a solution. */
export type RoundSolver = RoundEntry & Required<Pick<RoundEntry, 'best'>>;

/** Ranks the players of a contest who sent a solution, by number of moves. Equal numbers share a rank. */
export function rankSolvers(entries: readonly RoundEntry[]): readonly RankedResult<RoundSolver>[] {
  const solvers = entries.filter((entry): entry is RoundSolver => entry.best !== undefined);
  return rankBy(solvers, (solverA, solverB) => solverA.best.length - solverB.best.length);
}
