import type { Game, Series } from './game.ts';

/**
 * Selects the games of a leaderboard: daily puzzles of one series, from the day `from` to the day `to`
 * (inclusive). `place`: select only games that count in this chat. Default: all games.
 */
export interface LeaderboardQuery {
  /** First day of the leaderboard. */
  readonly from: string;
  /** Last day of the leaderboard. */
  readonly to: string;
  /** Default: `puzzle`. */
  readonly series?: Series;
  /** Chat in which the games must count. Default: all games. */
  readonly place?: string;
  /** Maximum number of rows. */
  readonly limit: number;
  /** Key of the person whose own row is always returned. */
  readonly person: string;
}

/** Row of a leaderboard: the results of one person in the requested days. */
export interface LeaderboardRow {
  /** The best rank is 1. People with equal results share a rank. */
  readonly rank: number;
  readonly person: string;
  /** Name that the leaderboard may show. Empty if the person hides it or had their data removed. */
  readonly name: string;
  /**
   * Number of solved days. Counts the days solved with help if `assisted`, else the days solved without help.
   */
  readonly days: number;
  /** Sum of the person's steps in the puzzles that `days` counts. */
  readonly moveCount: number;
  /**
   * Sum of the proved fewest steps of the puzzles that `days` counts. Absent if the number is unknown for any
   * of these puzzles.
   */
  readonly par?: number;
  /** Sum of the person's times in the puzzles that `days` counts. */
  readonly milliseconds: number;
  /** Whether the row counts the days that were solved with help. */
  readonly assisted: boolean;
}

/** Solved game of a daily puzzle, with the fields that statistics need. */
export interface SolvedGame extends Pick<Game, 'kind' | 'start' | 'moveCount' | 'par' | 'assisted'> {
  readonly day: string;
  /** Time from start to end. Absent if the computer's clock was set back during the game. */
  readonly milliseconds?: number;
}

/** Person who solved a day's puzzle, and all days that this person solved. */
export interface DailySolver {
  /** Name of the person that others may see. */
  readonly name: string;
  readonly days: readonly string[];
}

export interface Leaderboard {
  readonly rows: readonly LeaderboardRow[];
  /**
   * Row of `LeaderboardQuery.person`, even if it is beyond the maximum number of rows. Undefined if this
   * person solved none of the days.
   */
  readonly ownRow: LeaderboardRow | undefined;
  /** Number of people in the whole leaderboard. */
  readonly peopleCount: number;
}

/** Leaderboards and statistics. */
export interface Results {
  /**
   * Computes a leaderboard. It is ordered by most days, then fewest steps over par, then least time. People
   * with equal results share a rank, and are ordered by time of finishing. Only days solved without help
   * count. People who have only days with help are ranked by these days, below all others.
   */
  of(query: LeaderboardQuery): Promise<Leaderboard>;
  /** Returns the days of the series (default: `puzzle`) that the person solved, in any order. */
  daysSolved(person: string, series?: Series): Promise<readonly string[]>;
  /**
   * Returns the first `limit` people who solved that day's puzzle of the series `puzzle` and whose game
   * counts in this chat. The field `days` contains all days up to that day that the person solved, in any
   * order.
   */
  solvers(day: string, place: string, limit: number): Promise<readonly DailySolver[]>;
  /** Returns the person's solved games of daily puzzles of the series (default: `puzzle`). */
  solvedBy(person: string, series?: Series): Promise<readonly SolvedGame[]>;
}
