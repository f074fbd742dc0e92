/** Subject and destination of a live message: address, place and language. */
export interface LiveMessagePlace {
  readonly subject: string;
  readonly address: `${string}:${string}`;
  readonly place: string;
  readonly locale: string;
}

/**
 * Live message of a subject at one address. Subjects: `day:2026-11-23`, `day:2026-11-23:knight`,
 * `round:<id>`, `game:<id>`, and `board:<id>` for a public board.
 */
export interface LiveMessage extends LiveMessagePlace {
  /** The platform's id of the message. Absent if the message has yet to be sent. */
  readonly message?: string;
  /** How many times the subject has changed. */
  readonly changed: number;
  /** Number of attempts to update the message since the last success. */
  readonly tries: number;
  /** Planned time of a post in milliseconds since the epoch. Absent if a user asked for the message. */
  readonly plannedAt?: number;
}

/**
 * Live messages and planned posts. A process takes a lease on a due message to update it, so no two do the
 * same. If the process ends, another one continues.
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
   * Treats the message as deleted, so that it is sent again. With `plannedAt` it becomes a post. Returns
   * false if another process already did it.
   */
  requestAgain(liveMessage: LiveMessage, plannedAt?: number): Promise<boolean>;
  /** Marks every live message for this subject as needing an update. */
  markDue(subject: string): Promise<void>;
  /**
   * Claims at most `most` due messages of these adapters that no process holds, one for each address. A
   * message is edited only if the last change at its address is at least `paceMs` old.
   */
  claim(adapters: readonly string[], most: number, paceMs: number): Promise<readonly LiveMessage[]>;
  /** Renews the lease on the message. Returns false if another process holds it. */
  renewLease(liveMessage: LiveMessage): Promise<boolean>;
  /**
   * Records that the message shows the state that was claimed. If the subject has changed since, the message
   * is still due.
   */
  recordShown(liveMessage: LiveMessage, message: string): Promise<void>;
  /**
   * Makes the message due in `ms` milliseconds. `isAsked`: the platform demanded the wait, so it doesn't
   * count as a failed attempt.
   */
  postpone(liveMessage: LiveMessage, ms: number, isAsked?: boolean): Promise<void>;
  /** Removes the message's row. If the subject has changed since the claim, makes the message due instead. */
  remove(liveMessage: LiveMessage): Promise<void>;
}
