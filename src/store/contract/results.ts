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
  /** Rank from 1. Equal results share a rank. */
  readonly rank: number;
  readonly person: string;
  /** Name that may be shown there. Empty if it is hidden or forgotten. */
  readonly name: string;
  /** Number of solved days: without help, or with help if `assisted`. */
  readonly days: number;
  /** Totals over these days. `par` is absent if that of any day is unknown. */
  readonly moveCount: number;
  readonly par?: number;
  readonly milliseconds: number;
  readonly assisted: boolean;
}

/** Finished daily game for statistics. */
export interface SolvedGame extends Pick<Game, 'kind' | 'start' | 'moveCount' | 'par' | 'assisted'> {
  readonly day: string;
  /** Absent if a clock was set back during the game. */
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
  /** The person's own row, even beyond the limit. Undefined if they solved none of these days. */
  readonly own: LeaderboardRow | undefined;
  /** Number of people on the leaderboard. */
  readonly people: number;
}

/** Leaderboards and statistics. */
export interface Results {
  /**
   * Leaderboard by most days, then fewest steps over par, then least time. Equal results share a rank and are
   * ordered by time of finishing. Days with help count only for people without any other days, and rank below
   * everybody else.
   */
  of(asked: LeaderboardQuery): Promise<Leaderboard>;
  /** Days of the series (default: `puzzle`) that the person solved, in any order. A day may occur twice. */
  daysSolved(person: string, series?: Series): Promise<readonly string[]>;
  /**
   * First `most` people in a place who solved that day's puzzle of the series `puzzle`. `days`: all their
   * solved days up to it, in any order.
   */
  solvers(day: string, place: string, most: number): Promise<readonly DailySolver[]>;
  /** The person's solved games, for the days of `daysSolved`. */
  solvedBy(person: string, series?: Series): Promise<readonly SolvedGame[]>;
}
