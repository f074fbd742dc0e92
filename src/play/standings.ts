import type { RoundEntry } from '../store/contract/round.ts';

/** A result with its rank, from 1. */
export interface Ranked<Result> {
  readonly rank: number;
  readonly result: Result;
}

/**
 * Sorts results by `compare`, best first. Equal results share a rank, and the next rank is skipped
 * accordingly.
 */
export function rankBy<Result>(
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

/** A player who solved the board of a race. */
export type Finisher = RoundEntry & Required<Pick<RoundEntry, 'milliseconds'>>;

/** The players of a race by state. */
export interface RaceStandings {
  /** The fastest first. */
  readonly finished: readonly Ranked<Finisher>[];
  /** Players who still play. */
  readonly running: readonly RoundEntry[];
  /** Players whose game ended unsolved. */
  readonly unfinished: readonly RoundEntry[];
  /** Players who solved it faster than any person can. */
  readonly unranked: readonly Finisher[];
}

/** Returns the standings of a race: by time, then by moves. */
export function raceStandings(entries: readonly RoundEntry[]): RaceStandings {
  const finishers = entries.filter(
    (entry): entry is Finisher => entry.milliseconds !== undefined && !entry.gaveUp,
  );
  return {
    finished: rankBy(
      finishers.filter(({ isUnranked }) => !isUnranked),
      (one, other) => one.milliseconds - other.milliseconds || one.moveCount - other.moveCount,
    ),
    running: entries.filter(({ milliseconds }) => milliseconds === undefined),
    unfinished: entries.filter(({ gaveUp }) => gaveUp),
    unranked: finishers.filter(({ isUnranked }) => isUnranked),
  };
}

/** A player with a solution. */
export type RoundSolver = RoundEntry & Required<Pick<RoundEntry, 'best'>>;

/** Ranks the players with a solution, the shortest first. Equal lengths share a rank. */
export function rankSolvers(entries: readonly RoundEntry[]): readonly Ranked<RoundSolver>[] {
  const solvers = entries.filter((entry): entry is RoundSolver => entry.best !== undefined);
  return rankBy(solvers, (one, other) => one.best.length - other.best.length);
}
