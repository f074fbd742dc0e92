import type { Generated } from 'kysely';
import type { Metric } from '../../core/sliding/board.ts';
import type { HeuristicName } from '../../core/sliding/method.ts';
import type { Series } from '../contract/game.ts';

/**
 * A column has the meaning of the field with the same name in the folder `contract`. Null means that the
 * field is absent; 1 means true. Times are milliseconds since the epoch. Boards use the notation of
 * `makeBoardText`, positions that of the game's kind.
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

/**
 * A person has at most one game for each daily puzzle and for each race, and at most `MAX_OWN_GAMES`
 * unfinished own games and `MAX_STORED_PER_PERSON` finished ones.
 */
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
  /** Steps that came in typed lines of several moves. */
  typed: Generated<number>;
  par: number | null;
  assisted: number;
  hints: number;
  hinted: Generated<number>;
  /**
   * 0: the game is solved or unfinished. 1: it ended unsolved. 2: it ended because the player had more than
   * `MAX_OWN_GAMES` unfinished games.
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
   * Sequence number: a game that is started, opened or changed gets the highest of all the person's games.
   * Typed moves apply to the highest. Times could be equal.
   */
  touched: number;
  touched_at: number;
  changed_by: string | null;
}

/** The shared chats in whose leaderboards a daily game counts. */
export interface SeenTable {
  game: string;
  place: string;
  /** So that a day's games in a chat are found without those of other days. */
  day: Generated<string>;
  /** 1: opened in this place. 0: counts here only because the person opened games of earlier days here. */
  opened: Generated<number>;
}

/**
 * Results of one person in one series and period, for the leaderboards of all chats. They follow from the
 * games. If the person solved a day without help, only such days count.
 */
export interface StandingsTable {
  person: string;
  series: Series;
  /** `day:2026-11-25`, `week:2026-11-23`, `month:2026-11-01`, `all:0000-01-01`. */
  period: string;
  /** 1 if the row counts the days that were solved with help. */
  assisted: number;
  /** Counted days. */
  days: number;
  /** Steps in the counted days. */
  made: number;
  /** Null if it is unknown for any of these puzzles. */
  par: number | null;
  /** Steps over par. If the par of a puzzle is unknown, all its steps count. */
  over_par: number;
  /** Days whose time is unknown, because the clock was set back during the game. */
  unknown_times: number;
  /** Sum of the known times. */
  milliseconds: number;
  /** When the last of the counted games was finished. */
  last: number;
}

/** How many people are in parts of the leaderboards of all chats. Ranks are computed from this. */
export interface StandingCountsTable {
  /** A series and a period, and the number of days and steps over par that the people have in common. */
  section: string;
  /** People at a smaller position in the section have better results. */
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

/** A row whose `message` is null is a message to be sent when it is due. */
export interface LiveMessagesTable {
  /**
   * `day:2026-11-23`, `day:2026-11-23:knight`, `remind:2026-11-23`, `earlier:<subject>:<message>`,
   * `round:<id>`, `game:<id>`, `result:<id>`, `share:<game>`, `board:<id>`, and others.
   */
  subject: string;
  address: string;
  place: string;
  locale: string;
  /** The platform's id. */
  message: string | null;
  /** Null if the message is up to date. */
  due_at: number | null;
  /** Changes of the subject so far. */
  changed: number;
  /** When the message was last sent or edited. */
  shown_at: number | null;
  /** Hash of text and buttons. Null if unknown, for example during an edit. */
  shown: string | null;
  /** Attempts since the last success. */
  tries: number;
  /** Null if a user asked for the message. */
  planned_at: number | null;
  /** Process that has the lease. */
  owner: string;
  /** End of the lease, by the database's clock. */
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
  /** When the round must start, end or be checked again. Null if it is over. */
  due_at: number | null;
}

export interface EntriesTable {
  round: string;
  person: string;
  person_name: string;
  game: string;
  /** The person's shortest solution in a contest. */
  best: string | null;
  /** Moves of that solution. */
  length: number | null;
  tries: number;
  /** When the person sent it. */
  finished_at: number | null;
}

export interface PicturesTable {
  id: string;
  /** Base64, because both engines store text in the same way. */
  bytes: string;
  /** Always `jpeg`. */
  kind: string;
  made_at: number;
  /** Sender of the photo. */
  person: Generated<string>;
}

export interface SolutionsTable {
  id: string;
  start: string;
  goal: string;
  moves: string;
  /** This column and the four below it are null for a puzzle without a solution. */
  length: number | null;
  optimal: number | null;
  lower_bound: number | null;
  metric: Metric | null;
  heuristic: HeuristicName | null;
  /**
   * The search method that the user chose. This column and the four below it are null if the user chose none.
   */
  method: string | null;
  /** 0 if another method than the chosen one found the solution. */
  ended: number | null;
  expanded: number | null;
  memory_bytes: number | null;
  milliseconds: number | null;
  /** When the solution was last stored. */
  kept_at: number;
  person: Generated<string>;
}

/** A column is null if the setting was never set. */
export interface SettingsTable {
  /** Key of the chat or person. */
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

/** Requests that still need an answer are called pending replies. */
export interface ReceivedTable {
  adapter: string;
  key: string;
  /** Empty if it needs no answer, or is answered. */
  request: string;
  /** Id of the message that shows the progress. */
  message: string | null;
  attempts: number;
  /** Deadline for the answer. */
  until: number;
  saved_at: number;
  /** Process that has the lease, or empty. */
  owner: string;
  /** End of the lease, by the database's clock. */
  held_until: number;
}

export interface LeasesTable {
  name: string;
  owner: string;
  /** End of the lease, by the database's clock. */
  held_until: number;
}

export interface QuestionsTable {
  person: string;
  place: string;
  command: string;
  /** Text in the notation of `makeAnyCode`. */
  puzzle: string;
  asked_at: number;
}

export interface KeyValuesTable {
  key: string;
  value: string;
}
