import type { Generated } from 'kysely';
import type { Metric } from '../../core/sliding/board.ts';
import type { HeuristicName } from '../../core/sliding/method.ts';
import type { Series } from '../contract/game.ts';

/**
 * Columns mean what the fields of the same name in `contract` do. Null: absent; 1: true. Times are
 * milliseconds since the epoch. Boards use the notation of `makeBoardText`, positions that of the game's
 * kind.
 */
export interface Schema {
  games: GamesTable;
  seen: SeenTable;
  standings: StandingsTable;
  standing_counts: StandingCountsTable;
  days: DaysTable;
  live_messages: LiveMessagesTable;
  rounds: RoundsTable;
  entries: EntriesTable;
  pictures: PicturesTable;
  solutions: SolutionsTable;
  settings: SettingsTable;
  received: ReceivedTable;
  leases: LeasesTable;
  questions: QuestionsTable;
  key_values: KeyValuesTable;
}

/** A person has at most one game for each daily puzzle and each race. */
export interface GamesTable {
  id: string;
  person: string;
  person_name: string;
  day: string | null;
  practice: string | null;
  series: Generated<Series>;
  kind: string;
  start: string;
  goal: string;
  state: string;
  moves: string;
  /** Steps, the score. */
  made: number;
  typed: Generated<number>;
  par: number | null;
  assisted: number;
  hints: number;
  hinted: Generated<number>;
  /** 0: solved or unfinished. 1: ended unsolved. 2: put away. */
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
   * Sequence number, because times could be equal: the game last started, opened or changed has the person's
   * highest.
   */
  touched: number;
  touched_at: number;
  changed_by: string | null;
}

/** Shared chats where a daily game counts. */
export interface SeenTable {
  game: string;
  place: string;
  /** Finds a day's games in a chat without those of other days. */
  day: Generated<string>;
  /** 1: opened here. 0: counts here because games of earlier days were. */
  opened: Generated<number>;
}

/** A person's result in a series and period, for the leaderboards of all chats. Derived from the games. */
export interface StandingsTable {
  person: string;
  series: Series;
  /** `day:2026-11-25`, `week:2026-11-23`, `month:2026-11-01`, `all:0000-01-01`. */
  period: string;
  /** 1: the row counts days solved with help, because there are no others. */
  assisted: number;
  days: number;
  made: number;
  par: number | null;
  /** If par is unknown, all steps count. */
  over_par: number;
  /** Days with an unknown time: the clock was set back. */
  unknown_times: number;
  milliseconds: number;
  /** End of the last counted game. */
  last: number;
}

/** Counts people in parts of the leaderboards of all chats, for ranks. */
export interface StandingCountsTable {
  /** Series, period, and the days and steps over par that its people share. */
  section: string;
  /** People at smaller positions have better results. */
  position: number;
  people: number;
}

export interface DaysTable {
  day: string;
  series: Series;
  kind: string;
  start: string;
  goal: string;
  par: number;
}

/** `message` is null for a message that is still to be sent. */
export interface LiveMessagesTable {
  /**
   * `day:2026-11-23`, `day:2026-11-23:knight`, `remind:2026-11-23`, `earlier:<subject>:<message>`,
   * `round:<id>`, `game:<id>`, `result:<id>`, `share:<game>`, `board:<id>`, and others.
   */
  subject: string;
  address: string;
  place: string;
  locale: string;
  message: string | null;
  /** Null if the message is up to date. */
  due_at: number | null;
  changed: number;
  shown_at: number | null;
  /** Hash of text and buttons. Null during an edit. */
  shown: string | null;
  tries: number;
  planned_at: number | null;
  owner: string;
  held_until: number;
}

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
  /** When the round must start, end or be checked. Null if over. */
  due_at: number | null;
}

export interface EntriesTable {
  round: string;
  person: string;
  person_name: string;
  game: string;
  best: string | null;
  length: number | null;
  tries: number;
  /** Time of the solution `best`. */
  finished_at: number | null;
}

export interface PicturesTable {
  id: string;
  /** Base64: both engines store text alike. */
  bytes: string;
  kind: string;
  made_at: number;
  person: Generated<string>;
}

export interface SolutionsTable {
  id: string;
  start: string;
  goal: string;
  moves: string;
  /** This and the next four are null without a solution. */
  length: number | null;
  optimal: number | null;
  lower_bound: number | null;
  metric: Metric | null;
  heuristic: HeuristicName | null;
  /** This and the next four are null if the user chose none. */
  method: string | null;
  ended: number | null;
  expanded: number | null;
  memory_bytes: number | null;
  milliseconds: number | null;
  kept_at: number;
  person: Generated<string>;
}

export interface SettingsTable {
  owner: string;
  language: string | null;
  theme: string | null;
  palette: string | null;
  tiles: string | null;
  /** JSON object: a command's name -> `off` or `admins`. */
  commands: string | null;
  answers: 'private' | null;
  unnamed: number | null;
  nickname: string | null;
  daily_at: number | null;
  zone: string | null;
  address: string | null;
  ping: string | null;
  pin: number | null;
  told: string | null;
  locale: string | null;
  post_due_at: number | null;
  /** When the bot left the chat. Null if it is there. */
  gone_at: number | null;
}

export interface ReceivedTable {
  adapter: string;
  key: string;
  /** Empty if no answer is pending. */
  request: string;
  /** The message that shows the progress. */
  message: string | null;
  attempts: number;
  until: number;
  saved_at: number;
  /** The process with the lease. May be empty. */
  owner: string;
  held_until: number;
}

export interface LeasesTable {
  name: string;
  owner: string;
  held_until: number;
}

export interface QuestionsTable {
  person: string;
  place: string;
  command: string;
  /** Notation of `makeAnyCode`, or a line that begins with `/`. */
  puzzle: string;
  asked_at: number;
}

export interface KeyValuesTable {
  key: string;
  value: string;
}
