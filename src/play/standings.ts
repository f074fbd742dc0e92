import type { RoundEntry } from '../store/contract/round.ts';

/** A result with its rank, from 1. */
export interface Ranked<Result> {
  readonly rank: number;
  readonly result: Result;
}

/** The results from the best on by `compare`; those that are alike share a rank, and the next is as many further. */
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

/** Somebody who has solved a race's board. */
export type Finisher = RoundEntry & Required<Pick<RoundEntry, 'milliseconds'>>;

/** How a race stands. */
export interface RaceStandings {
  /** The first one first. */
  readonly finished: readonly Ranked<Finisher>[];
  /** Those who are at it. */
  readonly running: readonly RoundEntry[];
  /** Those whose game ended unsolved. */
  readonly unfinished: readonly RoundEntry[];
  /** Those who solved it faster than any person can. */
  readonly unranked: readonly Finisher[];
}

/** How a race stands: who was quicker comes first; at the same time, who needed fewer moves. */
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

/** Somebody with a solution. */
export type RoundSolver = RoundEntry & Required<Pick<RoundEntry, 'best'>>;

/** Those who have a solution, the shortest first; as short ones share a rank. */
export function rankSolvers(entries: readonly RoundEntry[]): readonly Ranked<RoundSolver>[] {
  const solvers = entries.filter((entry): entry is RoundSolver => entry.best !== undefined);
  return rankBy(solvers, (one, other) => one.best.length - other.best.length);
}
