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
 * All persistent data. Every method is one transaction, whose result is not lost if the process is killed.
 * All methods reject with `StoreUnavailableError` during an outage.
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
   * Changes the key of a chat in all its rows. Telegram changes the key when a group becomes a supergroup. If
   * the new key already has settings, those settings remain.
   */
  renamePlace(oldPlace: string, newPlace: string): Promise<void>;
  /** Returns the current key of a chat whose key may have been changed by `renamePlace`. */
  currentPlace(place: string): Promise<string>;
  /** Returns all stored data about a person. */
  personalData(person: string): Promise<PersonalData>;
  /** Removes all data about a person. The person's results in rankings remain, without the name. */
  forget(person: string): Promise<void>;
  /**
   * Removes rows without use: old requests, unanswered requests past their deadline, expired leases, pictures
   * without games, and old live messages.
   */
  tidy(now: number): Promise<void>;
  /**
   * Removes expired rows. Solutions, own games and rounds expire 90 days after their last use. Data about a
   * chat expires 30 days after the bot left it. Games of daily puzzles remain.
   */
  sweep(now: number): Promise<void>;
  readonly agenda: Agenda;
  /** Checks that the database accepts a write within two seconds. */
  check(): Promise<void>;
  /**
   * Closes the store. Releases all leases of this process, so that other processes continue its work
   * immediately.
   */
  close(): Promise<void>;
}

/**
 * The part of the store that has photos (JPEG) to be shown on tiles. A photo is removed when no game has it
 * any more, or a day after its last game ended.
 */
export interface Pictures {
  /**
   * Stores a photo and returns its id. If no game with this photo starts within a day, the photo is removed.
   */
  keep(bytes: Buffer, now: number): Promise<string>;
  byId(id: string): Promise<Buffer | undefined>;
}

/**
 * The part of the store that has named leases, for work that only one process may do at a time. A lease that
 * isn't released expires by itself.
 */
export interface Leases {
  /**
   * Takes or renews the lease for `durationMs` milliseconds. The database's clock decides when it expires.
   * Returns false if another process has the lease.
   */
  take(name: string, durationMs: number): Promise<boolean>;
  /** Releases the lease if this process has it. */
  release(name: string): Promise<void>;
}

/**
 * The part of the store that has small values of the program itself, such as the hash of the last command
 * menu sent to a platform.
 */
export interface KeyValues {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /** Stores the value if the key has none. Returns the stored value, so all processes get the same value. */
  setOnce(key: string, value: string): Promise<string>;
}

/** All stored data about a person. Times are milliseconds since the epoch. */
export interface PersonalData {
  readonly settings: Settings;
  /**
   * The person's games in order of their start. `seenIn`: keys of the chats in whose leaderboards a daily
   * game counts.
   */
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
    /**
     * Name with which the person joined. Absent if the person didn't join; the fields below are then absent
     * too.
     */
    readonly name?: string;
    /** Number of solutions that the person sent in a contest. */
    readonly tries?: number;
    /** Id of the person's game in a race. */
    readonly game?: string;
    /** Moves of the person's shortest solution in a contest. */
    readonly best?: string;
    /** When the person sent the shortest solution. */
    readonly finishedAt?: number;
  }[];
  readonly pictures: readonly {
    readonly id: string;
    /** File format of the picture. */
    readonly kind: string;
    /** When the picture was stored. */
    readonly madeAt: number;
    readonly base64: string;
  }[];
}
