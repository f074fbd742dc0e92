import type { Generated } from 'kysely';
import type { Metric } from '../../core/sliding/board.ts';
import type { HeuristicName } from '../../core/sliding/method.ts';
import type { Series } from '../contract/game.ts';

/**
 * The tables, as Kysely types them. A column means what the field of that name in the contract means: null is
 * an absent field, 1 is true. Times are milliseconds since the epoch; boards are written by `makeBoardText`,
 * positions of games by their kind.
 */
export interface Schema {
  games: GamesTable;
  seen: SeenTable;
  days: DaysTable;
  live_messages: LiveMessagesTable;
  rounds: RoundsTable;
  entries: EntriesTable;
  pictures: PicturesTable;
  solutions: SolutionsTable;
  settings: SettingsTable;
  received: ReceivedTable;
  leases: LeasesTable;
  key_values: KeyValuesTable;
}

/**
 * One row a game. At most one game per person, day and series, one per person and round, and
 * `MAX_OWN_GAMES` unfinished ones of a person's own.
 */
export interface GamesTable {
  id: string;
  person: string;
  person_name: string;
  /** Null: a game of one's own. */
  day: string | null;
  practice: string | null;
  series: Generated<Series>;
  kind: string;
  start: string;
  goal: string;
  state: string;
  moves: string;
  made: number;
  par: number | null;
  assisted: number;
  hints: number;
  hinted: Generated<number>;
  /** 0 or 1: finished without being solved; 2: put away for newer games. */
  gave_up: number;
  unranked: Generated<number>;
  origin: string | null;
  round: string | null;
  level: string | null;
  picture: string | null;
  revision: number;
  started_at: number;
  finished_at: number | null;
  /** Numbers the person's touches; typed moves belong to the game with the highest. A clock could tie. */
  touched: number;
  touched_at: number;
}

/** The places in which a daily game counts. */
export interface SeenTable {
  game: string;
  place: string;
  /** 1: it was opened there; 0: its player has opened others there lately. */
  opened: Generated<number>;
}

/** A day's puzzle of one series, drawn once for all processes. */
export interface DaysTable {
  day: string;
  series: Series;
  kind: string;
  start: string;
  goal: string;
  par: number;
}

/** A live message of a subject; without a message yet it is sent when it is due. */
export interface LiveMessagesTable {
  /**
   * `day:2026-11-23`, `day:2026-11-23:knight`, `earlier:<subject>:<message>`, `round:<id>`, `game:<id>`,
   * `result:<id>`, `share:<game>`, `board:<id>`.
   */
  subject: string;
  address: string;
  place: string;
  locale: string;
  /** How the message is found; null: not sent yet. */
  message: string | null;
  /** When it is to be brought up to date; null: it is. */
  due_at: number | null;
  changed: number;
  /** When it was last changed. */
  shown_at: number | null;
  /** How often an edit was begun in vain. */
  tries: number;
  planned_at: number | null;
  /** The process that is at it, and until when it is, by the database's clock. */
  owner: string;
  held_until: number;
}

/** A race or a fewest-moves contest in one chat. */
export interface RoundsTable {
  id: string;
  kind: 'race' | 'fmc';
  place: string;
  address: string;
  host: string;
  host_name: string;
  size: string;
  start: string;
  goal: string;
  par: number | null;
  bound: number | null;
  seconds: number;
  state: 'open' | 'running' | 'over';
  opened_at: number;
  starts_at: number;
  ends_at: number | null;
  touched_at: number;
  /** When something has to happen by itself; null: nothing. */
  due_at: number | null;
}

/** One person's part in a round. */
export interface EntriesTable {
  round: string;
  person: string;
  person_name: string;
  game: string;
  /** The moves of the best solution so far, and how many. */
  best: string | null;
  length: number | null;
  tries: number;
  /** When the best solution came. */
  finished_at: number | null;
}

/** A picture that somebody's tiles are cut from. */
export interface PicturesTable {
  id: string;
  /** In base64, which both engines keep alike. */
  bytes: string;
  /** `jpeg`. */
  kind: string;
  made_at: number;
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

/** What a chat or a person has chosen, as `Settings` says it; null: nothing. */
export interface SettingsTable {
  /** The key of the place or of the person. */
  owner: string;
  language: string | null;
  theme: string | null;
  palette: string | null;
  tiles: string | null;
  /** JSON: `off` or `admins` by the command's name. */
  commands: string | null;
  answers: 'private' | null;
  /** 1 or null. */
  unnamed: number | null;
  nickname: string | null;
  daily_at: number | null;
  zone: string | null;
  address: string | null;
  ping: string | null;
  /** 1 or null. */
  pin: number | null;
  told: string | null;
  locale: string | null;
  post_due_at: number | null;
  /** When the bot left that chat; null: it is there. */
  gone_at: number | null;
}

/** What came in, and what of it is not answered yet. */
export interface ReceivedTable {
  adapter: string;
  key: string;
  /** Empty: there is nothing to be answered (any more). */
  request: string;
  /** The message that stands for the answer on its way. */
  message: string | null;
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
