/** A message that the bot edits whenever its subject changes. `place`: chat that the message is about. */
export interface NewLiveMessage {
  readonly subject: string;
  /** Chat or topic of the message. */
  readonly address: `${string}:${string}`;
  readonly place: string;
  readonly locale: string;
}

/**
 * Subjects: `day:2026-11-23`, `day:2026-11-23:knight`, `round:<id>`, `game:<id>`, and `board:<id>` for a
 * public board.
 */
export interface LiveMessage extends NewLiveMessage {
  /** Absent before the message is sent. */
  readonly messageId?: string;
  readonly changeCount: number;
  /** Attempts since the last success. */
  readonly tries: number;
  /**
   * Hash of what the message shows. Absent after an edit that wasn't recorded, or that a change of the
   * subject overtook.
   */
  readonly shown?: string;
  /** Planned time of a daily post. Absent if a user asked for it. */
  readonly plannedAt?: number;
}

/**
 * A process takes a lease on a message before it sends or edits it. If the process ends, another continues
 * its work.
 */
export interface LiveMessages {
  find(subject: string, address: string): Promise<LiveMessage | undefined>;
  /** Records a message that was sent and is up to date. `messageId`: the platform's id. */
  record(newMessage: NewLiveMessage, messageId: string): Promise<void>;
  /**
   * Requests a new message, by default for now. If the subject already has one at this address, returns that
   * and requests none.
   */
  request(newMessage: NewLiveMessage, dueAt?: number): Promise<LiveMessage | undefined>;
  /**
   * Records that the message no longer exists in the chat. It is sent again, with `plannedAt` as a daily
   * post. False if another process has already requested it.
   */
  requestAgain(liveMessage: LiveMessage, plannedAt?: number): Promise<boolean>;
  /**
   * Records an edit without a lease. If the subject has changed since `find` returned `liveMessage`, the edit
   * may have replaced a newer version, so the message is due again.
   */
  recordEdit(liveMessage: LiveMessage): Promise<void>;
  markDue(subject: string): Promise<void>;
  /**
   * Takes leases on due messages, at most one for each address. `minIntervalMs`: minimum time between a
   * message or edit at an address and the next edit there.
   */
  claim(adapters: readonly string[], limit: number, minIntervalMs: number): Promise<readonly LiveMessage[]>;
  /** Forgets `shown`, because an edit may begin now. False if the lease is lost. */
  renewLease(liveMessage: LiveMessage): Promise<boolean>;
  /**
   * Ends the lease of a message that was sent or edited. If the subject has changed since, the message is due
   * again. `shown`: undefined if other edits may replace what it shows.
   *
   * False if the lease is lost. Then another process may have shown a newer version before, so the message is
   * due again. If that process showed the last version of a round and removed the row, the row comes back.
   */
  recordShown(liveMessage: LiveMessage, messageId: string, shown?: string): Promise<boolean>;
  /** Ends the lease. `isRateLimited`: the attempt doesn't count as failed. */
  postpone(liveMessage: LiveMessage, delayMs: number, isRateLimited?: boolean): Promise<void>;
  /**
   * The message from `claim` gets no more updates, but stays in the chat. If its subject has changed since,
   * it remains due.
   */
  remove(liveMessage: LiveMessage): Promise<void>;
}
