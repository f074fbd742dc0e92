import type { Metric } from '../core/sliding/board.ts';
import type { HeuristicName } from '../core/sliding/method.ts';

/** The tables, as Kysely types them. Times are milliseconds since the epoch; boards are written by `makeBoardText`. */
export interface Schema {
  games: GamesTable;
  seen: SeenTable;
  solutions: SolutionsTable;
  received: ReceivedTable;
  leases: LeasesTable;
  key_values: KeyValuesTable;
}

/** One row a game. At most one game per person and day, and one unfinished game of a person's own. */
export interface GamesTable {
  id: string;
  person: string;
  person_name: string;
  /** Null: a game of one's own. */
  day: string | null;
  /** The past day whose puzzle a game of one's own is played on. */
  practice: string | null;
  start: string;
  goal: string;
  moves: string;
  revision: number;
  started_at: number;
  finished_at: number | null;
  /** Numbers the person's touches; the highest one is the game that typed moves belong to. A clock could tie. */
  touched: number;
}

/** The places in which a daily game was looked at. */
export interface SeenTable {
  game: string;
  place: string;
}

export interface SolutionsTable {
  id: string;
  start: string;
  goal: string;
  moves: string;
  /** Null, as what follows: a scramble, of which nothing is proved. */
  length: number | null;
  /** 0 or 1. */
  optimal: number | null;
  lower_bound: number | null;
  metric: Metric | null;
  heuristic: HeuristicName | null;
  /** Null, as what follows: nobody chose one. */
  method: string | null;
  /** 0 or 1. */
  ended: number | null;
  expanded: number | null;
  memory_bytes: number | null;
  milliseconds: number | null;
  kept_at: number;
}

/** What came in, and what of it is not answered yet. */
export interface ReceivedTable {
  adapter: string;
  key: string;
  /** Empty: there is nothing to be answered (any more). */
  request: string;
  /** The message that stands for the answer on its way. */
  message: string | null;
  /** How often an answer was begun. */
  attempts: number;
  /** Later nobody can be answered. */
  until: number;
  saved_at: number;
  /** The process that is at it, and until when it is, by the database's clock. */
  owner: string;
  held_until: number;
}

/** What one process at a time does. */
export interface LeasesTable {
  name: string;
  owner: string;
  /** By the database's clock. */
  held_until: number;
}

export interface KeyValuesTable {
  key: string;
  value: string;
}
