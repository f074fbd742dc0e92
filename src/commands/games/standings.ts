import type { RoundEntry } from '../../store/contract/round.ts';

/** The best rank is 1. */
export interface RankedResult<Result> {
  readonly rank: number;
  readonly result: Result;
}

/** Best first. Equal results share a rank: the ranks of four results may be 1, 2, 2, 4. */
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

/** Solved the board of a race. */
export type Finisher = RoundEntry & Required<Pick<RoundEntry, 'milliseconds'>>;

export interface RaceStandings {
  /** The fastest first. */
  readonly finished: readonly RankedResult<Finisher>[];
  readonly running: readonly RoundEntry[];
  /** Players whose game ended unsolved. */
  readonly unfinished: readonly RoundEntry[];
  /** Solved the board faster than any person can. They get no rank. */
  readonly unranked: readonly Finisher[];
}

/** Ranks by time, and by number of moves if the times are equal. */
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

/** Ranks by number of moves. Equal numbers share a rank. */
export function rankSolvers(entries: readonly RoundEntry[]): readonly RankedResult<RoundSolver>[] {
  const solvers = entries.filter((entry): entry is RoundSolver => entry.best !== undefined);
  return rankBy(solvers, (solverA, solverB) => solverA.best.length - solverB.best.length);
}
