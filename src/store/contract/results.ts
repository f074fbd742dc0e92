import type { Game, Series } from './game.ts';

/**
 * Filter of a leaderboard: puzzles of one series, from `from` to `to` (inclusive), in one place or
 * everywhere.
 */
export interface LeaderboardQuery {
  readonly from: string;
  readonly to: string;
  /** Default: `puzzle`. */
  readonly series?: Series;
  readonly place?: string;
  /** Number of rows, and the person whose own row is returned too. */
  readonly limit: number;
  readonly person: string;
}

/** Row of a leaderboard: one person's results over its days. */
export interface LeaderboardRow {
  /** Rank, counted from 1. Equal results share a rank. */
  readonly rank: number;
  readonly person: string;
  /** Name that the leaderboard may show. Empty if the name is hidden or forgotten. */
  readonly name: string;
  /** Number of days that the person solved: without help, or with help if `assisted`. */
  readonly days: number;
  /** Totals over the counted days. `par` is absent if the par of any of them is unknown. */
  readonly moveCount: number;
  readonly par?: number;
  readonly milliseconds: number;
  readonly assisted: boolean;
}

/** Solved game for the statistics of daily puzzles. */
export interface SolvedGame extends Pick<Game, 'kind' | 'start' | 'moveCount' | 'par' | 'assisted'> {
  readonly day: string;
  /** Time from start to end. Absent if a clock was set back during the game. */
  readonly milliseconds?: number;
}

/** Person who solved daily puzzles. */
export interface DailySolver {
  /** Name that others may see. */
  readonly name: string;
  readonly days: readonly string[];
}

export interface Leaderboard {
  readonly rows: readonly LeaderboardRow[];
  /** The person's own row, even beyond the limit. Undefined if the person solved none of the days. */
  readonly own: LeaderboardRow | undefined;
  /** Number of people on the leaderboard. */
  readonly people: number;
}

/** Leaderboards and statistics. */
export interface Results {
  /**
   * Leaderboard by most days, then fewest steps over par, then least time. Equal results share a rank and are
   * ordered by time of finishing. Days with help count only for people who have no others. These people rank
   * below all others.
   */
  of(asked: LeaderboardQuery): Promise<Leaderboard>;
  /** Days of the series (default: `puzzle`) that the person solved, in any order. A day may occur twice. */
  daysSolved(person: string, series?: Series): Promise<readonly string[]>;
  /**
   * The first `most` people in a place who solved that day's puzzle of the series `puzzle`. The `days` of
   * each: all days that they solved up to that day, in any order.
   */
  solvers(day: string, place: string, most: number): Promise<readonly DailySolver[]>;
  /** The solved games of the person whose days `daysSolved` returns. */
  solvedBy(person: string, series?: Series): Promise<readonly SolvedGame[]>;
}
