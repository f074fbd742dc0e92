import type { Game, Series } from './game.ts';

/**
 * Whose results a leaderboard compares: of one series' puzzles of these days (both ends included), in one
 * place or everywhere.
 */
export interface LeaderboardQuery {
  readonly from: string;
  readonly to: string;
  /** Absent: `puzzle`. */
  readonly series?: Series;
  readonly place?: string;
  /** How many rows, and whose row is wanted beside them. */
  readonly limit: number;
  readonly person: string;
}

/** A row of a leaderboard: what one person did on its days. */
export interface LeaderboardRow {
  /** From 1; those whose results are alike share one. */
  readonly rank: number;
  readonly person: string;
  /** As it may be shown there; empty: it may not, or nobody knows any more. */
  readonly name: string;
  /** How many days they solved, all without help, or else (`assisted`) all with it. */
  readonly days: number;
  /** Over these days: steps, the proved fewest (absent: of one it isn't known), time. */
  readonly moveCount: number;
  readonly par?: number;
  readonly milliseconds: number;
  readonly assisted: boolean;
}

/** A finished daily game, as statistics count it. */
export interface SolvedGame extends Pick<Game, 'kind' | 'start' | 'moveCount' | 'par' | 'assisted'> {
  readonly day: string;
  /** Absent: a clock was set back meanwhile. */
  readonly milliseconds?: number;
}

/** Somebody who solved days' puzzles. */
export interface DailySolver {
  /** As it may be shown to others. */
  readonly name: string;
  readonly days: readonly string[];
}

export interface Leaderboard {
  readonly rows: readonly LeaderboardRow[];
  /** The asker's row, wherever it is; undefined: they solved none of these days. */
  readonly own: LeaderboardRow | undefined;
  /** How many people are on it. */
  readonly people: number;
}

/** What leaderboards and statistics read. */
export interface Results {
  /**
   * Who solved most of these days: more days first, then fewer steps beyond par, then less time; alike in all
   * is the same rank, shown in the order of finishing. Days with help count for those alone who have no
   * others, behind everybody else.
   */
  of(asked: LeaderboardQuery): Promise<Leaderboard>;
  /**
   * The days of the series (absent: `puzzle`) that this person solved, in any order. A day may come twice.
   */
  daysSolved(person: string, series?: Series): Promise<readonly string[]>;
  /**
   * The first `most` people in a place who solved that day's puzzle of the series `puzzle`. Each has all
   * their solved days up to it, in any order.
   */
  solvers(day: string, place: string, most: number): Promise<readonly DailySolver[]>;
  /** The days of `daysSolved`, with how they were solved. */
  solvedBy(person: string, series?: Series): Promise<readonly SolvedGame[]>;
}
