/**
 * A message that the bot edits whenever its subject changes. `place`: key of the chat that the message is
 * about.
 */
export interface NewLiveMessage {
  /** The data that the message shows, such as `day:2026-11-23`. */
  readonly subject: string;
  /** Chat or topic that contains the message. */
  readonly address: `${string}:${string}`;
  readonly place: string;
  readonly locale: string;
}

/**
 * Subjects: `day:2026-11-23`, `day:2026-11-23:knight`, `round:<id>`, `game:<id>`, and `board:<id>` for a
 * public board.
 */
export interface LiveMessage extends NewLiveMessage {
  /** The platform's id. Absent if the message hasn't been sent yet. */
  readonly messageId?: string;
  /** Changes of the subject so far. */
  readonly changeCount: number;
  /** Attempts to send or edit since the last success. */
  readonly tries: number;
  /**
   * Hash of what the message shows. Absent if unknown: an edit was begun and not recorded, or the subject
   * changed meanwhile.
   */
  readonly shown?: string;
  /** Planned time of a daily post. Absent if a user asked for the message. */
  readonly plannedAt?: number;
}

/**
 * A process takes a lease on a message before it sends or edits it, so that no other process does the same.
 * If the process ends, another one continues its work.
 */
export interface LiveMessages {
  find(subject: string, address: string): Promise<LiveMessage | undefined>;
  /**
   * Records that a message was sent and shows the current state of its subject. `messageId`: the platform's
   * id.
   */
  record(newMessage: NewLiveMessage, messageId: string): Promise<void>;
  /**
   * Requests a new message, immediately or at `dueAt`. If the subject already has a message at this address,
   * returns that one and requests none.
   */
  request(newMessage: NewLiveMessage, dueAt?: number): Promise<LiveMessage | undefined>;
  /**
   * Records that the message no longer exists in the chat, so that it is sent again, with `plannedAt` as a
   * daily post. False if another process has already requested the new message.
   */
  requestAgain(liveMessage: LiveMessage, plannedAt?: number): Promise<boolean>;
  /**
   * Records an edit without a lease. If the subject has changed since `find` returned `liveMessage`, the edit
   * may have replaced a newer version, so the message is due again.
   */
  recordEdit(liveMessage: LiveMessage): Promise<void>;
  markDue(subject: string): Promise<void>;
  /**
   * Takes leases on due messages of these adapters that have none, at most one for each address.
   * `minIntervalMs`: minimum time between a message or edit at an address and the next edit there.
   */
  claim(adapters: readonly string[], limit: number, minIntervalMs: number): Promise<readonly LiveMessage[]>;
  /**
   * Also forgets what the message shows, because an edit may begin now. False if the process no longer has
   * the lease.
   */
  renewLease(liveMessage: LiveMessage): Promise<boolean>;
  /**
   * Records that a message from `claim` was sent or edited, and ends the lease. If the subject has changed
   * since, the message is due again. `messageId`: the platform's id. `shown`: hash of what it shows now;
   * undefined if other edits may replace that.
   *
   * False if the process no longer has the lease. Then another process may have shown a newer version before,
   * so the message is due again. If that process showed the last version of a round and removed the row, the
   * row comes back.
   */
  recordShown(liveMessage: LiveMessage, messageId: string, shown?: string): Promise<boolean>;
  /**
   * Ends the lease. `isRateLimited`: the platform demanded this wait, so the attempt doesn't count as failed.
   */
  postpone(liveMessage: LiveMessage, delayMs: number, isRateLimited?: boolean): Promise<void>;
  /**
   * The message from `claim` gets no more updates, but stays in the chat. If its subject has changed since,
   * the row remains and is due.
   */
  remove(liveMessage: LiveMessage): Promise<void>;
}
