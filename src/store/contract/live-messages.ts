/** Where a message stands, for which place, and in which language. */
export interface LiveMessagePlace {
  readonly subject: string;
  readonly address: `${string}:${string}`;
  readonly place: string;
  readonly locale: string;
}

/**
 * A live message for a subject (`day:2026-11-23`, `day:2026-11-23:knight`, `round:<id>`, `game:<id>`,
 * `board:<id>` of a game that all may watch) at one address.
 */
export interface LiveMessage extends LiveMessagePlace {
  /** How to find the message; absent: it is to be sent. */
  readonly message?: string;
  /** Counts the changes of the subject. */
  readonly changed: number;
  /** Tries since it was last shown. */
  readonly tries: number;
  /** When the bot meant to send it by itself, milliseconds since the epoch; absent: a user asked for it. */
  readonly plannedAt?: number;
}

/**
 * The live messages, and those that the bot will send by itself. One process at a time shows a due message,
 * by a lease; another process takes it up if that one ends.
 */
export interface LiveMessages {
  find(subject: string, address: string): Promise<LiveMessage | undefined>;
  /** Notes the message that stands there from now on, as it is shown. */
  record(place: LiveMessagePlace, message: string): Promise<void>;
  /**
   * Asks for a message to be sent, immediately or at `dueAt` (milliseconds since the epoch). Returns what
   * stands there; undefined: there was none.
   */
  request(place: LiveMessagePlace, dueAt?: number): Promise<LiveMessage | undefined>;
  /**
   * Asks for it to be sent again, as its message is taken away: as a post if it has a `plannedAt`. False:
   * that has happened meanwhile.
   */
  requestAgain(liveMessage: LiveMessage, plannedAt?: number): Promise<boolean>;
  /** Marks every live message for this subject as needing an update. */
  markDue(subject: string): Promise<void>;
  /**
   * Takes at most `most` that are due at these adapters' addresses and that no process holds: one at a time
   * at each address, and those with a message only `paceMs` after anything was shown there.
   */
  claim(adapters: readonly string[], most: number, paceMs: number): Promise<readonly LiveMessage[]>;
  /** Renews the lease. False: another process holds it. */
  renewLease(liveMessage: LiveMessage): Promise<boolean>;
  /** Notes the message that shows it as it was when it was claimed: still due if it has changed since. */
  recordShown(liveMessage: LiveMessage, message: string): Promise<void>;
  /**
   * Makes it due in `ms` milliseconds. `isAsked`: the platform wants that, so the try doesn't count as
   * failed.
   */
  postpone(liveMessage: LiveMessage, ms: number, isAsked?: boolean): Promise<void>;
  /** Removes it, unless it has changed since it was claimed: then it is due. */
  remove(liveMessage: LiveMessage): Promise<void>;
}
