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
 * All persistent data. Every method is one transaction whose result survives a kill -9. All methods reject
 * with `StoreUnavailableError` during an outage.
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
   * Moves every row of a place to another key, for a group that became a supergroup. Existing settings of the
   * new place are kept.
   */
  renamePlace(from: string, to: string): Promise<void>;
  /** Current key of a place, after any renaming. */
  placeNow(place: string): Promise<string>;
  /** All stored data about a person. */
  kept(person: string): Promise<PersonalData>;
  /** Removes all data about a person. Results in rankings with other people remain without a name. */
  forget(person: string): Promise<void>;
  /** Removes rows without use: old requests, dropped replies, expired leases, and pictures without games. */
  tidy(now: number): Promise<void>;
  /**
   * Removes expired rows. Solutions, own games and rounds expire 90 days after their last use. Data about a
   * chat expires 30 days after the bot left it. Solved days remain.
   */
  sweep(now: number): Promise<void>;
  readonly agenda: Agenda;
  /** Checks that the database accepts a write within two seconds. */
  check(): Promise<void>;
  /** Releases all leases of this process, so that others continue its work immediately. */
  close(): Promise<void>;
}

/**
 * Photos for tiles as JPEG. A photo is removed when its last game is removed, or a day after that game ended.
 */
export interface Pictures {
  /** Stores a photo for a game that will start within a day. Returns its id. */
  keep(bytes: Buffer, now: number): Promise<string>;
  byId(id: string): Promise<Buffer | undefined>;
}

/**
 * Named leases for work that one process does at a time. A lease expires some time after its process has
 * ended.
 */
export interface Leases {
  /**
   * Takes or renews the lease for `ms` milliseconds, by the database's clock. Returns false if another
   * process holds it.
   */
  take(name: string, ms: number): Promise<boolean>;
  /** Releases the lease if this process holds it. */
  release(name: string): Promise<void>;
}

/** Small values of the program itself, such as the hash of the last sent menus. */
export interface KeyValues {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /** Sets the value if the key is absent. Returns the stored value, so all callers get the same one. */
  setOnce(key: string, value: string): Promise<string>;
}

/** All stored data about a person. Times are milliseconds since the epoch. */
export interface PersonalData {
  readonly settings: Settings;
  /** Games in order of their start. `seenIn`: places where a daily game counts. */
  readonly games: readonly (Game & { readonly seenIn: readonly string[] })[];
  /** Rounds that the person started or joined. */
  readonly rounds: readonly {
    readonly id: string;
    readonly kind: RoundKind;
    readonly place: string;
    readonly size: string;
    readonly openedAt: number;
    /** Whether the person started the round. */
    readonly begun: boolean;
    /** Name in the person's entry. Like the other values of the entry, absent if they did not join. */
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
