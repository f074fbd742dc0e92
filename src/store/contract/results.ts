import type { Game, Series } from './game.ts';
import type { Period } from './period.ts';

export interface LeaderboardQuery {
  /** Default: `day`. */
  readonly period?: Period;
  /** Any day of the period. */
  readonly day: string;
  readonly series?: Series;
  /** Chat in which the games must count. Default: all games. */
  readonly place?: string;
  readonly limit: number;
  /** Person whose own row is always returned. */
  readonly person: string;
}

export interface LeaderboardRow {
  /** Rank from 1. Equal results share one. */
  readonly rank: number;
  readonly person: string;
  readonly name: string;
  /** Solved days: with help if `assisted`, else without. */
  readonly days: number;
  readonly moveCount: number;
  /** Sum of the fewest steps. Absent if unknown for any of these puzzles. */
  readonly par?: number;
  readonly milliseconds: number;
  readonly assisted: boolean;
}

export interface SolvedGame
  extends Pick<Game, 'kind' | 'start' | 'moveCount' | 'par' | 'assisted' | 'isUnranked'> {
  readonly day: string;
  /** Absent if the computer's clock was set back during the game. */
  readonly milliseconds?: number;
}

/** A solver of a day, with all days that this person solved. */
export interface DailySolver {
  readonly name: string;
  readonly days: readonly string[];
}

export interface Leaderboard {
  readonly rows: readonly LeaderboardRow[];
  /** The person's row, even beyond `limit`. Undefined without solved days. */
  readonly ownRow: LeaderboardRow | undefined;
  /** People on the whole leaderboard. */
  readonly peopleCount: number;
}

export interface Results {
  /**
   * Ordered by days, then least steps over par, time, and time of finishing. People who have only days with
   * help are ranked by these, below all others.
   */
  of(query: LeaderboardQuery): Promise<Leaderboard>;
  /** Returns days in any order. `series`: default `puzzle`. */
  daysSolved(person: string, series?: Series): Promise<readonly string[]>;
  /**
   * The first people who solved that day's puzzle of the series `puzzle` and whose game counts in this chat,
   * with their solved days up to that day.
   */
  solvers(day: string, place: string, limit: number): Promise<readonly DailySolver[]>;
  solvedBy(person: string, series?: Series): Promise<readonly SolvedGame[]>;
}
