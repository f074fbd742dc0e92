import type { Game, Series } from './game.ts';
import type { Period } from './period.ts';

/** Selects daily puzzles of one series and period. */
export interface LeaderboardQuery {
  /** Default: `day`. */
  readonly period?: Period;
  /** Any day of the period. */
  readonly day: string;
  /** Default: `puzzle`. */
  readonly series?: Series;
  /** Chat in which the games must count. Default: all games. */
  readonly place?: string;
  readonly limit: number;
  /** Person whose own row is always returned. */
  readonly person: string;
}

/** The results of one person in the requested days. */
export interface LeaderboardRow {
  /** The best is 1. People with equal results share a rank. */
  readonly rank: number;
  readonly person: string;
  /** Empty if the person hides it or had their data removed. */
  readonly name: string;
  /** Solved days: those with help if `assisted`, else those without. */
  readonly days: number;
  /** Sum of the person's steps in these days. */
  readonly moveCount: number;
  /** Sum of the proved fewest steps. Absent if it is unknown for any of these puzzles. */
  readonly par?: number;
  /** Sum of the person's times. */
  readonly milliseconds: number;
  readonly assisted: boolean;
}

export interface SolvedGame
  extends Pick<Game, 'kind' | 'start' | 'moveCount' | 'par' | 'assisted' | 'isUnranked'> {
  readonly day: string;
  /** Absent if the computer's clock was set back during the game. */
  readonly milliseconds?: number;
}

/** Person who solved a day's puzzle, and all days that this person solved. */
export interface DailySolver {
  readonly name: string;
  readonly days: readonly string[];
}

export interface Leaderboard {
  readonly rows: readonly LeaderboardRow[];
  /**
   * Row of `LeaderboardQuery.person`, even beyond `limit`. Undefined if this person solved none of the days.
   */
  readonly ownRow: LeaderboardRow | undefined;
  /** Number of people in the whole leaderboard. */
  readonly peopleCount: number;
}

export interface Results {
  /**
   * Ordered by most days, then fewest steps over par, then least time, then time of finishing. Only days
   * solved without help count. People who have only days with help are ranked by these, below all others.
   */
  of(query: LeaderboardQuery): Promise<Leaderboard>;
  /** Returns days in any order. `series`: default `puzzle`. */
  daysSolved(person: string, series?: Series): Promise<readonly string[]>;
  /**
   * The first people who solved that day's puzzle of the series `puzzle` and whose game counts in this chat,
   * with all days up to that day that they solved, in any order.
   */
  solvers(day: string, place: string, limit: number): Promise<readonly DailySolver[]>;
  /** `series`: default `puzzle`. */
  solvedBy(person: string, series?: Series): Promise<readonly SolvedGame[]>;
}
