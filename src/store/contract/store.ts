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
 * Every method is one transaction, whose result survives a kill. All reject with `StoreUnavailableError`
 * during an outage. Times are milliseconds since the epoch, of the store's clock.
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
  /** Serves a Telegram group that becomes a supergroup. Settings of the new key remain. */
  renamePlace(oldPlace: string, newPlace: string): Promise<void>;
  /** Key of a place after `renamePlace`. */
  currentPlace(place: string): Promise<string>;
  personalData(person: string): Promise<PersonalData>;
  /** Results in rankings remain, without the name. */
  forget(person: string): Promise<void>;
  /**
   * Removes old requests and live messages, unanswered requests past their deadline, expired leases, and
   * pictures without games.
   */
  tidy(now: number): Promise<void>;
  /**
   * Removes expired rows: solutions, own games and rounds 90 days after their last use, data about a chat 30
   * days after the bot left it. Games of daily puzzles remain. With SQLite, also rewrites the file, whose
   * unused space may hold pieces of removed rows.
   */
  sweep(now: number): Promise<void>;
  readonly agenda: Agenda;
  readonly clock: StoreClock;
  /** Present with PostgreSQL only. */
  readonly peers?: Peers;
  /**
   * Rejects unless the database accepts a write within two seconds. Fulfils while `sweep` rewrites an SQLite
   * file.
   */
  check(): Promise<void>;
  /** Also releases all leases, so that other processes continue the work immediately. */
  close(): Promise<void>;
}

/** Connections for each process. One listens for notifications. */
export const DEFAULT_DATABASE_CONNECTIONS = 9;

/** All stored times, and those compared with them, are of this clock. */
export interface StoreClock {
  /** In milliseconds since the epoch: with PostgreSQL the server's, with SQLite the machine's. */
  now(): number;
  /**
   * A sentence for the operator if the machine's clock differs too much. Meanwhile this process leaves work
   * to others.
   */
  problem(): string | undefined;
}

/** Limit for a person. */
export const MAX_PICTURES = MAX_OWN_GAMES;

/**
 * Limit for all people. A visitor of the page can be a new person each time, so `MAX_PICTURES` doesn't limit
 * the disk. With at most 300 KB each, all take about 600 MB.
 */
export const MAX_ALL_PICTURES = 2000;

/**
 * Photos (JPEG) for tiles. They are removed without a game, a day after their last game's end, or when the
 * sender is forgotten.
 */
export interface Pictures {
  /**
   * Returns the id. Keeps at most `MAX_PICTURES` of the person: the new one, then those of unfinished games
   * by last use, then the newest. Of about `MAX_ALL_PICTURES` photos, the oldest without unfinished games go
   * first.
   */
  keep(person: string, bytes: Buffer, now: number): Promise<string>;
  byId(id: string): Promise<Buffer | undefined>;
}

/** Leases for work of one process at a time. They expire by themselves. */
export interface Leases {
  /** Takes or renews the lease. False if another process has it. */
  take(name: string, durationMs: number): Promise<boolean>;
  release(name: string): Promise<void>;
}

/** Values of the program itself, such as the hash of a platform's command menu. */
export interface KeyValues {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /** Returns the stored value, the same for all processes. */
  setOnce(key: string, value: string): Promise<string>;
}

export interface PersonalData {
  readonly settings: Settings;
  readonly dailyPosts: readonly string[];
  /** Games in order of start. `seenIn`: chats where a daily game counts. */
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
    readonly tries?: number;
    readonly game?: string;
    readonly best?: string;
    /** Time of the solution `best`. */
    readonly finishedAt?: number;
  }[];
  readonly pictures: readonly {
    readonly id: string;
    readonly kind: string;
    readonly madeAt: number;
    readonly base64: string;
  }[];
  readonly solutions: readonly (StoredSolution & { readonly keptAt: number })[];
  /** The newest questions in each chat. */
  readonly questions: readonly (StoredQuestion & { readonly place: string; readonly askedAt: number })[];
  /** Messages in the private chat. */
  readonly messages: readonly { readonly subject: string; readonly address: string }[];
}
