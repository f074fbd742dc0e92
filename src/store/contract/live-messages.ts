/**
 * Fields of a new live message: a message that the bot edits whenever its subject changes. `place`: key of
 * the chat that the message is about. `locale`: language of the message.
 */
export interface NewLiveMessage {
  /** Identifies the data that the message shows, such as `day:2026-11-23`. */
  readonly subject: string;
  /** Chat or topic that contains the message. */
  readonly address: `${string}:${string}`;
  readonly place: string;
  readonly locale: string;
}

/**
 * State of a live message, which shows one subject at one address. Examples of subjects: `day:2026-11-23`,
 * `day:2026-11-23:knight`, `round:<id>`, `game:<id>`, and `board:<id>` for a public board.
 */
export interface LiveMessage extends NewLiveMessage {
  /** The platform's id of the message. Absent if the message hasn't been sent yet. */
  readonly messageId?: string;
  /** Number of changes of the message's subject so far. */
  readonly changeCount: number;
  /** Number of attempts to send or edit the message since the last success. */
  readonly tries: number;
  /** Planned time of a daily post in milliseconds since the epoch. Absent if a user asked for the message. */
  readonly plannedAt?: number;
}

/**
 * The part of the store that has live messages and planned posts. A process takes a lease on a message before
 * it sends or edits the message, so that no other process does the same. If the process ends, another process
 * continues its work.
 */
export interface LiveMessages {
  find(subject: string, address: string): Promise<LiveMessage | undefined>;
  /**
   * Records that a message was sent and shows the current state of its subject. `messageId`: the platform's
   * id of the message.
   */
  record(newMessage: NewLiveMessage, messageId: string): Promise<void>;
  /**
   * Requests a new message, to be sent immediately or at `dueAt` (milliseconds since the epoch). If the
   * subject already has a message at this address, requests no new one and returns the existing message.
   * Otherwise returns undefined.
   */
  request(newMessage: NewLiveMessage, dueAt?: number): Promise<LiveMessage | undefined>;
  /**
   * Records that the message no longer exists in the chat, so that it is sent again. With `plannedAt` it is
   * sent as a daily post. Returns false if another process has already requested the new message.
   */
  requestAgain(liveMessage: LiveMessage, plannedAt?: number): Promise<boolean>;
  /** Marks every live message with this subject as needing an update. */
  markDue(subject: string): Promise<void>;
  /**
   * Takes leases on due messages of these adapters: at most `limit` messages, and at most one for each
   * address. Leaves out messages on which another process has a lease. `minIntervalMs`: minimum time between
   * a message or edit at an address and the next edit there.
   */
  claim(adapters: readonly string[], limit: number, minIntervalMs: number): Promise<readonly LiveMessage[]>;
  /** Renews this process' lease on the message. Returns false if the process no longer has the lease. */
  renewLease(liveMessage: LiveMessage): Promise<boolean>;
  /**
   * Records that a message from `claim` was sent or edited, and ends the lease. If the subject has changed
   * since `claim`, the message is due again. `messageId`: the platform's id of the message.
   */
  recordShown(liveMessage: LiveMessage, messageId: string): Promise<void>;
  /**
   * Makes the message due again in `delayMs` milliseconds, and ends the lease. `isRateLimited`: the platform
   * demanded this wait, so the attempt doesn't count as failed.
   */
  postpone(liveMessage: LiveMessage, delayMs: number, isRateLimited?: boolean): Promise<void>;
  /**
   * Deletes the database row of a message from `claim`, so that the message gets no more updates. The message
   * stays in the chat. If its subject has changed since `claim`, keeps the row and makes the message due for
   * another update.
   */
  remove(liveMessage: LiveMessage): Promise<void>;
}
