/** Subject and destination of a live message: address, place and language. */
export interface LiveMessagePlace {
  readonly subject: string;
  readonly address: `${string}:${string}`;
  readonly place: string;
  readonly locale: string;
}

/**
 * Live message at one address. Subjects: `day:2026-11-23`, `day:2026-11-23:knight`, `round:<id>`,
 * `game:<id>`, and `board:<id>` for a public board.
 */
export interface LiveMessage extends LiveMessagePlace {
  /** The platform's id of the message. Absent if it has to be sent. */
  readonly message?: string;
  /** Number of changes of the subject. */
  readonly changed: number;
  /** Attempts since the message was last updated. */
  readonly tries: number;
  /** Planned time of a post in milliseconds since the epoch. Absent if a user asked for the message. */
  readonly plannedAt?: number;
}

/**
 * Live messages and planned posts. One process at a time updates a due message, by a lease. If it ends,
 * another process continues.
 */
export interface LiveMessages {
  find(subject: string, address: string): Promise<LiveMessage | undefined>;
  /** Records a message that is up to date now. */
  record(place: LiveMessagePlace, message: string): Promise<void>;
  /**
   * Requests a message, to be sent immediately or at `dueAt` (milliseconds since the epoch). Returns the
   * existing message. Undefined if there was none.
   */
  request(place: LiveMessagePlace, dueAt?: number): Promise<LiveMessage | undefined>;
  /**
   * Marks the message as deleted, so that it is sent again. `plannedAt` makes it a post. Returns false if
   * another process already did it.
   */
  requestAgain(liveMessage: LiveMessage, plannedAt?: number): Promise<boolean>;
  /** Marks every live message for this subject as needing an update. */
  markDue(subject: string): Promise<void>;
  /**
   * Claims at most `most` due messages of these adapters that no process holds, one for each address. Edits
   * come no sooner than `paceMs` after the last change there.
   */
  claim(adapters: readonly string[], most: number, paceMs: number): Promise<readonly LiveMessage[]>;
  /** Renews the lease. Returns false if another process holds it. */
  renewLease(liveMessage: LiveMessage): Promise<boolean>;
  /** Records the message as shown in the claimed state. It is still due if the subject has changed since. */
  recordShown(liveMessage: LiveMessage, message: string): Promise<void>;
  /** Makes the message due in `ms` milliseconds. `isAsked`: a rate-limit wait, which is no failed attempt. */
  postpone(liveMessage: LiveMessage, ms: number, isAsked?: boolean): Promise<void>;
  /** Removes the row. If the subject has changed since it was claimed, makes it due instead. */
  remove(liveMessage: LiveMessage): Promise<void>;
}
