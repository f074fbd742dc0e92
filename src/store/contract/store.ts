import type { Agenda } from './agenda.ts';
import type { Days, Game, Games } from './game.ts';
import type { LiveMessages } from './live-messages.ts';
import type { PendingReplies } from './pending-replies.ts';
import type { Posts } from './posts.ts';
import type { Results } from './results.ts';
import type { RoundKind, Rounds } from './round.ts';
import type { Settings, SettingsStore } from './settings.ts';
import type { Solutions } from './solution.ts';

/**
 * All data that outlive the process. Every method is one transaction; what it has returned survives a kill
 * -9. All reject with `StoreUnavailableError` while the database can't be used.
 */
export interface Store {
  readonly games: Games;
  readonly days: Days;
  readonly leaderboard: Results;
  readonly pictures: Pictures;
  readonly solutions: Solutions;
  readonly rounds: Rounds;
  readonly pendingReplies: PendingReplies;
  readonly liveMessages: LiveMessages;
  readonly settings: SettingsStore;
  readonly posts: Posts;
  readonly leases: Leases;
  readonly keyValues: KeyValues;
  /**
   * Moves every row of one place to another key (a group that became a supergroup). Settings that the other
   * place has already stay.
   */
  renamePlace(from: string, to: string): Promise<void>;
  /** The key that a place goes by now: another one if it was renamed. */
  placeNow(place: string): Promise<string>;
  /** Everything that is kept about a person. */
  kept(person: string): Promise<PersonalData>;
  /** Removes everything about a person. Results next to those of others stay, without a name. */
  forget(person: string): Promise<void>;
  /**
   * Removes rows without any use: requests of long ago, answers that were given up, leases that have run out,
   * pictures whose games are gone.
   */
  tidy(now: number): Promise<void>;
  /**
   * Removes rows at the end of their time: solutions, own games and rounds 90 days after they were over or
   * last touched, data about a chat 30 days after the bot has left it. Solved days stay.
   */
  sweep(now: number): Promise<void>;
  readonly agenda: Agenda;
  /** Has the database take a write, within two seconds. */
  check(): Promise<void>;
  /** Releases all leases of this process, so that others take up its work immediately. */
  close(): Promise<void>;
}

/** Photos as they were cut for games: JPEG. One goes with its last game, or a day after that was over. */
export interface Pictures {
  /** Keeps one for a game that begins within a day; returns its id. */
  keep(bytes: Buffer, now: number): Promise<string>;
  byId(id: string): Promise<Buffer | undefined>;
}

/** Leases by name, for work of one process at a time. Those of a process that has ended run out. */
export interface Leases {
  /** Holds it for `ms` milliseconds from now, by the database's clock. False: another process holds it. */
  take(name: string, ms: number): Promise<boolean>;
  /** Releases it, if this process holds it. */
  release(name: string): Promise<void>;
}

/** Small texts of the program itself (the hash of the menus last sent). */
export interface KeyValues {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /** Sets it unless it is there; returns the value that stands, the same for all callers. */
  setOnce(key: string, value: string): Promise<string>;
}

/** Everything that is kept about a person. Times are milliseconds since the epoch. */
export interface PersonalData {
  readonly settings: Settings;
  /** In the order in which they began; `seenIn`: the places in which a day's game counts. */
  readonly games: readonly (Game & { readonly seenIn: readonly string[] })[];
  /** Rounds that they began or took part in. */
  readonly rounds: readonly {
    readonly id: string;
    readonly kind: RoundKind;
    readonly place: string;
    readonly size: string;
    readonly openedAt: number;
    /** They began it. */
    readonly begun: boolean;
    /** What follows: they took part. */
    readonly name?: string;
    readonly tries?: number;
    readonly game?: string;
    readonly best?: string;
    readonly finishedAt?: number;
  }[];
  readonly pictures: readonly {
    readonly id: string;
    readonly kind: string;
    readonly madeAt: number;
    readonly base64: string;
  }[];
}
