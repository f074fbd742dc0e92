import type { Entry } from '../store/contract/round.ts';

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

/** Somebody who has solved a race's board. */
export type Finisher = Entry & Required<Pick<Entry, 'milliseconds'>>;

/** How a race stands. */
export interface RaceStandings {
  /** The first one first. */
  readonly finished: readonly Ranked<Finisher>[];
  /** Those who are at it. */
  readonly running: readonly Entry[];
  /** Those whose game ended unsolved. */
  readonly unfinished: readonly Entry[];
  /** Those who solved it faster than any person can. */
  readonly unranked: readonly Finisher[];
}

/** How a race stands: who was quicker comes first; at the same time, who needed fewer moves. */
export function raceStandings(entries: readonly Entry[]): RaceStandings {
  const finishers = entries.filter(
    (entry): entry is Finisher => entry.milliseconds !== undefined && !entry.gaveUp,
  );
  return {
    finished: rankedBy(
      finishers.filter(({ isUnranked }) => !isUnranked),
      (one, other) => one.milliseconds - other.milliseconds || one.made - other.made,
    ),
    running: entries.filter(({ milliseconds }) => milliseconds === undefined),
    unfinished: entries.filter(({ gaveUp }) => gaveUp),
    unranked: finishers.filter(({ isUnranked }) => isUnranked),
  };
}

/** Somebody with a solution. */
export type Solver = Entry & Required<Pick<Entry, 'best'>>;

/** Those who have a solution, the shortest first; as short ones share a rank. */
export function shortestFirst(entries: readonly Entry[]): readonly Ranked<Solver>[] {
  const solvers = entries.filter((entry): entry is Solver => entry.best !== undefined);
  return rankedBy(solvers, (one, other) => one.best.length - other.best.length);
}
