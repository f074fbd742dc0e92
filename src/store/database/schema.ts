import type { Generated } from 'kysely';
import type { Metric } from '../../core/sliding/board.ts';
import type { HeuristicName } from '../../core/sliding/method.ts';
import type { Series } from '../contract/game.ts';

/**
 * All tables as Kysely types. A column has the meaning of the field with the same name in the folder
 * `contract`. Null means that the field is absent; 1 means true. Times are milliseconds since the epoch.
 * Boards use the notation of `makeBoardText`. Positions use the notation of the game's kind.
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
 * Games of all people. A person has at most one game for each daily puzzle and for each race, and at most
 * `MAX_OWN_GAMES` unfinished own games.
 */
export interface GamesTable {
  id: string;
  person: string;
  person_name: string;
  /** Day (`2026-11-21`) of a daily puzzle. Null for other games. */
  day: string | null;
  practice: string | null;
  series: Generated<Series>;
  kind: string;
  start: string;
  goal: string;
  state: string;
  moves: string;
  /** Number of steps, which is the score. */
  made: number;
  par: number | null;
  assisted: number;
  hints: number;
  hinted: Generated<number>;
  /**
   * - 0: the game is solved or unfinished.
   * - 1: the game ended unsolved.
   * - 2: the player started a new game and had more than `MAX_OWN_GAMES` unfinished games, so this game
   *   ended.
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
   * Sequence number. A game that is started, opened or changed gets the highest number of all the person's
   * games. Typed moves apply to the game with the highest number. Times can't decide this, because two times
   * could be equal.
   */
  touched: number;
  touched_at: number;
}

/** For each game of a daily puzzle: the places (chats) in whose leaderboards the game counts. */
export interface SeenTable {
  game: string;
  place: string;
  /**
   * 1 if the game was opened in this place. 0 if it counts here only because the person opened games of
   * earlier days here.
   */
  opened: Generated<number>;
}

/** Puzzle of one day and series. All processes use the same puzzle. */
export interface DaysTable {
  day: string;
  series: Series;
  kind: string;
  start: string;
  goal: string;
  par: number;
}

/**
 * Messages that the bot edits whenever their subject changes. A row whose `message` is null is a message to
 * be sent when it is due.
 */
export interface LiveMessagesTable {
  /**
   * Subject of the message: the data that it shows. Forms: `day:2026-11-23`, `day:2026-11-23:knight`,
   * `remind:2026-11-23`, `earlier:<subject>:<message>`, `round:<id>`, `game:<id>`, `result:<id>`,
   * `share:<game>`, `board:<id>`, and others.
   */
  subject: string;
  address: string;
  place: string;
  locale: string;
  /** The platform's id of the message. Null if the message has not been sent yet. */
  message: string | null;
  /** When the message must be sent or edited. Null if it is up to date. */
  due_at: number | null;
  /** Number of changes of the message's subject so far. */
  changed: number;
  /** When the message was last sent or edited. */
  shown_at: number | null;
  /** Number of attempts to send or edit the message since the last success. */
  tries: number;
  /** Planned time of a daily post. Null if a user asked for the message. */
  planned_at: number | null;
  /** Process that has the lease on the row. */
  owner: string;
  /** When the lease ends, by the database's clock. */
  held_until: number;
}

/** Races and fewest-moves contests. Each round is in one chat. */
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
  /** When the round must start, end or be checked again. Null if the round is over. */
  due_at: number | null;
}

/** People who joined a round, and their results in it. */
export interface EntriesTable {
  round: string;
  person: string;
  person_name: string;
  game: string;
  /** Moves of the person's shortest solution in a contest. Null if the person sent none. */
  best: string | null;
  /** Number of moves of the person's shortest solution. Null if the person sent none. */
  length: number | null;
  tries: number;
  /** When the person sent the shortest solution. Null if the person sent none. */
  finished_at: number | null;
}

/** Photos that are shown on the tiles of games. */
export interface PicturesTable {
  id: string;
  /** The photo in base64, because both database engines store text in the same way. */
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
  /**
   * Number of moves of the solution. This column and the four below it are null for a puzzle without a
   * solution.
   */
  length: number | null;
  /** 1 if the solution is proved to be optimal, else 0. */
  optimal: number | null;
  lower_bound: number | null;
  metric: Metric | null;
  heuristic: HeuristicName | null;
  /**
   * The search method that the user chose. This column and the four below it are null if the user chose none.
   */
  method: string | null;
  /** 1 if the chosen method found the solution, 0 if another method found it. */
  ended: number | null;
  expanded: number | null;
  memory_bytes: number | null;
  milliseconds: number | null;
  /** When the solution was last stored. */
  kept_at: number;
}

/** Settings of chats and people. A column is null if the setting was never set. */
export interface SettingsTable {
  /** Key of the chat or person. */
  owner: string;
  language: string | null;
  theme: string | null;
  palette: string | null;
  tiles: string | null;
  /** JSON object. Key: a command's name. Value: `off` or `admins`. */
  commands: string | null;
  answers: 'private' | null;
  /** 1 if the person hides their name in leaderboards over all chats, else null. */
  unnamed: number | null;
  nickname: string | null;
  daily_at: number | null;
  zone: string | null;
  address: string | null;
  ping: string | null;
  /** 1 if the message of the daily post is pinned, else null. */
  pin: number | null;
  /** Key of the person who asked for the daily post. */
  told: string | null;
  locale: string | null;
  post_due_at: number | null;
  /** When the bot left the chat. Null if the bot is in the chat. */
  gone_at: number | null;
}

/** Requests that were received. Requests that still need an answer are called pending replies. */
export interface ReceivedTable {
  adapter: string;
  key: string;
  /** The request as text. Empty if it needs no answer, or is answered. */
  request: string;
  /** Id of the message that shows the progress of the answer. */
  message: string | null;
  /** Number of attempts to answer the request. */
  attempts: number;
  /** Deadline for the answer. */
  until: number;
  /** When the request was stored. */
  saved_at: number;
  /** Process that has the lease on the row. Empty if no process has it. */
  owner: string;
  /** When the lease ends, by the database's clock. */
  held_until: number;
}

/** Named leases for work that only one process may do at a time. */
export interface LeasesTable {
  name: string;
  owner: string;
  /** When the lease ends, by the database's clock. */
  held_until: number;
}

export interface KeyValuesTable {
  key: string;
  value: string;
}
