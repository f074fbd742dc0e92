import type { Agenda } from './agenda.ts';
import { type Days, type Game, type Games, MAX_OWN_GAMES } from './game.ts';
import type { LiveMessages } from './live-messages.ts';
import type { Peers } from './peers.ts';
import type { PendingReplies } from './pending-replies.ts';
import type { Posts } from './posts.ts';
import type { Questions, StoredQuestion } from './questions.ts';
import type { Results } from './results.ts';
import type { RoundKind, Rounds } from './round.ts';
import type { Settings, SettingsStore } from './settings.ts';
import type { Solutions, StoredSolution } from './solution.ts';

/**
 * All persistent data. Every method is one transaction, whose result survives a kill. All reject with
 * `StoreUnavailableError` during an outage.
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
  readonly questions: Questions;
  readonly leases: Leases;
  readonly keyValues: KeyValues;
  /** Serves a Telegram group that becomes a supergroup. Settings that the new key already has remain. */
  renamePlace(oldPlace: string, newPlace: string): Promise<void>;
  /** The key of a chat after `renamePlace`, if it was renamed. */
  currentPlace(place: string): Promise<string>;
  personalData(person: string): Promise<PersonalData>;
  /** The person's results in rankings remain, without the name. */
  forget(person: string): Promise<void>;
  /**
   * Removes rows without use: old requests, unanswered ones past their deadline, expired leases, pictures
   * without games, and old live messages.
   */
  tidy(now: number): Promise<void>;
  /**
   * Removes expired rows: solutions, own games and rounds 90 days after their last use, data about a chat 30
   * days after the bot left it. Games of daily puzzles remain. With SQLite, also rewrites the file: its
   * unused space may hold pieces of removed rows until then.
   */
  sweep(now: number): Promise<void>;
  readonly agenda: Agenda;
  readonly clock: StoreClock;
  /** Present with PostgreSQL, whose database several processes may share. */
  readonly peers?: Peers;
  /**
   * Checks that the database accepts a write within two seconds. With SQLite, the check passes while `sweep`
   * rewrites the file.
   */
  check(): Promise<void>;
  /** Releases all leases of this process, so that other processes continue its work immediately. */
  close(): Promise<void>;
}

/** Maximum for each process. One of them listens for notifications. */
export const DEFAULT_DATABASE_CONNECTIONS = 9;

/** Every time that is stored, or compared with a stored one, is of this clock. */
export interface StoreClock {
  /** In milliseconds since the epoch: with PostgreSQL the server's, with SQLite the machine's. */
  now(): number;
  /**
   * A sentence for the operator if the machine's clock differs too much from this one. Meanwhile this process
   * does no work that another process can do as well.
   */
  problem(): string | undefined;
}

/** Limit for a person: as many as unfinished own games. */
export const MAX_PICTURES = MAX_OWN_GAMES;

/**
 * Limit for all people together. A visitor of the page can be a new person each time, so the limit of a
 * person doesn't limit the disk. A cut photo has about 300 KB at most, so all of them take about 600 MB.
 */
export const MAX_ALL_PICTURES = 2000;

/**
 * Photos (JPEG) for tiles. One is removed when no game has it any more, or a day after its last game ended,
 * or when the person who sent it is forgotten.
 */
export interface Pictures {
  /**
   * Returns the photo's id. Without a game within a day, the photo is removed. Of the person's photos at most
   * `MAX_PICTURES` stay: the new one, then those of unfinished games, the most recently played first, then
   * the newest. Of all photos about `MAX_ALL_PICTURES` stay: the oldest that no unfinished game uses go
   * first, then the oldest.
   */
  keep(person: string, bytes: Buffer, now: number): Promise<string>;
  byId(id: string): Promise<Buffer | undefined>;
}

/** Named leases, for work of one process at a time. An unreleased lease expires by itself. */
export interface Leases {
  /**
   * Takes or renews the lease. The database's clock decides when it expires. False if another process has it.
   */
  take(name: string, durationMs: number): Promise<boolean>;
  release(name: string): Promise<void>;
}

/** Values of the program itself, such as the hash of the last command menu sent to a platform. */
export interface KeyValues {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /** Stores the value if the key has none. Returns the stored one, so all processes get the same. */
  setOnce(key: string, value: string): Promise<string>;
}

/** Times are milliseconds since the epoch. */
export interface PersonalData {
  readonly settings: Settings;
  /** Chats whose daily post the person asked for. */
  readonly dailyPosts: readonly string[];
  /** Games in order of their start. `seenIn`: the chats in whose leaderboards a daily game counts. */
  readonly games: readonly (Game & { readonly seenIn: readonly string[] })[];
  readonly rounds: readonly {
    readonly id: string;
    readonly kind: RoundKind;
    readonly place: string;
    readonly size: string;
    readonly openedAt: number;
    /** Whether the person started the round. */
    readonly begun: boolean;
    /** Absent, like the fields below, if the person didn't join. */
    readonly name?: string;
    /** Solutions that the person sent in a contest. */
    readonly tries?: number;
    /** Game in a race. */
    readonly game?: string;
    /** The person's shortest solution in a contest. */
    readonly best?: string;
    /** When the person sent that solution. */
    readonly finishedAt?: number;
  }[];
  readonly pictures: readonly {
    readonly id: string;
    /** File format. */
    readonly kind: string;
    readonly madeAt: number;
    readonly base64: string;
  }[];
  /** Puzzles for the buttons below the answers. */
  readonly solutions: readonly (StoredSolution & { readonly keptAt: number })[];
  /** The newest in each chat, for corrections by a typed line. */
  readonly questions: readonly (StoredQuestion & { readonly place: string; readonly askedAt: number })[];
  /** Messages in the private chat. */
  readonly messages: readonly { readonly subject: string; readonly address: string }[];
}
