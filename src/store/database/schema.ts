import type { Generated } from 'kysely';
import type { Metric } from '../../core/sliding/board.ts';
import type { HeuristicName } from '../../core/sliding/method.ts';
import type { Series } from '../contract/game.ts';

/**
 * Tables as Kysely types. A column has the meaning of the contract's field with the same name. Null stands
 * for an absent field, 1 for true. Times are milliseconds since the epoch. Boards use the notation of
 * `makeBoardText`. Positions use the notation of the game's kind.
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
 * Games. A person has at most one game per day and series, and at most one per round. A person has at most
 * `MAX_OWN_GAMES` unfinished own games.
 */
export interface GamesTable {
  id: string;
  person: string;
  person_name: string;
  /** Day of a daily puzzle. Null for other games. */
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
  /**
   * 0: the player has not given up. 1: the game ended unsolved. 2: it was ended to make room for newer games.
   */
  gave_up: number;
  unranked: Generated<number>;
  origin: string | null;
  round: string | null;
  level: string | null;
  picture: string | null;
  revision: number;
  started_at: number;
  finished_at: number | null;
  /**
   * Sequence number of the person's last change to the game. Typed moves go to the game with the highest
   * number. Times can't be used, because two could be equal.
   */
  touched: number;
  touched_at: number;
}

/** Places where a daily game counts. */
export interface SeenTable {
  game: string;
  place: string;
  /** 1 if the game was opened in this place. 0 if it counts there because of earlier days. */
  opened: Generated<number>;
}

/** A day's puzzle of one series, the same for all processes. */
export interface DaysTable {
  day: string;
  series: Series;
  kind: string;
  start: string;
  goal: string;
  par: number;
}

/** Live message of a subject. A row without a message is sent when it is due. */
export interface LiveMessagesTable {
  /**
   * Kinds of subjects: `day:2026-11-23`, `day:2026-11-23:knight`, `earlier:<subject>:<message>`,
   * `round:<id>`, `game:<id>`, `result:<id>`, `share:<game>`, `board:<id>`.
   */
  subject: string;
  address: string;
  place: string;
  locale: string;
  /** The platform's id of the message. Null if the message has not been sent yet. */
  message: string | null;
  /** When the message needs an update. Null if it is up to date. */
  due_at: number | null;
  changed: number;
  /** When the message was last sent or edited. */
  shown_at: number | null;
  /** Number of attempts since the last successful update. */
  tries: number;
  planned_at: number | null;
  /** Process that holds the lease on the row. `held_until`: the end of the lease by the database's clock. */
  owner: string;
  held_until: number;
}

/** Race or fewest-moves contest in one chat. */
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
  /** When the next step of the round is due. Null if there is none. */
  due_at: number | null;
}

/** One person's part in a round. */
export interface EntriesTable {
  round: string;
  person: string;
  person_name: string;
  game: string;
  /** Moves of the person's best solution. Null if there is none. */
  best: string | null;
  length: number | null;
  tries: number;
  /** When the best solution was sent. Null if there is none. */
  finished_at: number | null;
}

/** Photo for the tiles of games. */
export interface PicturesTable {
  id: string;
  /** The photo in base64, which both engines store in the same way. */
  bytes: string;
  /** Always `jpeg`. */
  kind: string;
  made_at: number;
}

export interface SolutionsTable {
  id: string;
  start: string;
  goal: string;
  moves: string;
  /** Length of the solution. Null for a scramble, like the columns below. */
  length: number | null;
  /** 1 if the solution is proved to be optimal, else 0. */
  optimal: number | null;
  lower_bound: number | null;
  metric: Metric | null;
  heuristic: HeuristicName | null;
  /** The method that the user chose. Null if they chose none, like the columns below. */
  method: string | null;
  /** 1 if the method itself found the solution, else 0. */
  ended: number | null;
  expanded: number | null;
  memory_bytes: number | null;
  milliseconds: number | null;
  kept_at: number;
}

/** Settings of a chat or person. Null: the setting was never set. */
export interface SettingsTable {
  /** Key of the place or person. */
  owner: string;
  language: string | null;
  theme: string | null;
  palette: string | null;
  tiles: string | null;
  /** JSON object with `off` or `admins` by command name. */
  commands: string | null;
  answers: 'private' | null;
  /** 1 if the person's name is hidden, else null. */
  unnamed: number | null;
  nickname: string | null;
  daily_at: number | null;
  zone: string | null;
  address: string | null;
  ping: string | null;
  /** 1 if the post is pinned, else null. */
  pin: number | null;
  told: string | null;
  locale: string | null;
  post_due_at: number | null;
  /** When the bot left the chat. Null if the bot is there. */
  gone_at: number | null;
}

/** Received requests. Those that still need an answer are the pending replies. */
export interface ReceivedTable {
  adapter: string;
  key: string;
  /** The request as text. Empty if no answer is needed any more. */
  request: string;
  /** Message that shows the progress of the answer. */
  message: string | null;
  attempts: number;
  /** Deadline of the answer. */
  until: number;
  saved_at: number;
  /** Process that holds the lease on the row. `held_until`: the end of the lease by the database's clock. */
  owner: string;
  held_until: number;
}

/** Leases for work that one process does at a time. */
export interface LeasesTable {
  name: string;
  owner: string;
  /** End of the lease by the database's clock. */
  held_until: number;
}

export interface KeyValuesTable {
  key: string;
  value: string;
}
