import type { Entry } from '../store/contract/round.ts';
import { type Ranked, rankedBy } from './score.ts';

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
