/** The process that has the lease can renew it. */
export const LEASE_MS = 10_000;

export interface PendingReply {
  readonly adapter: string;
  /** Id of the request, unique within the adapter. */
  readonly key: string;
  /** The store doesn't parse it. */
  readonly request: string;
  /** Deadline for the answer, in milliseconds since the epoch. */
  readonly until: number;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/**
 * The requests of the last day. An unanswered one has a pending reply, saved before the bot works on the
 * answer. The process at work has a lease; if that expires or the process ends, another one continues.
 */
export interface PendingReplies {
  /**
   * Returns false, and saves nothing, if the request was recorded before. `pendingReply`: if the request
   * needs an answer. This process then gets its lease.
   */
  receive(
    receivedRequest: Pick<PendingReply, 'adapter' | 'key' | 'now'>,
    pendingReply?: Pick<PendingReply, 'request' | 'until'>,
  ): Promise<boolean>;
  /**
   * Begins to handle an update that saves its own effects, such as a press. Gives this process a lease until
   * `remove` marks the update as handled. `new`: this process must handle it, because no other has begun, or
   * that one has ended or lost its lease. `underway`: another call has begun and may still fail.
   */
  begin(update: Pick<PendingReply, 'adapter' | 'key' | 'now'>): Promise<'new' | 'underway' | 'handled'>;
  /** Gives this process the lease, even if the request is already recorded. */
  save(pendingReply: PendingReply): Promise<void>;
  /**
   * Stores a text that describes the message with the progress; undefined if that was deleted. Changes
   * nothing without this process' lease.
   */
  recordMessage(adapter: string, key: string, message: string | undefined): Promise<void>;
  /** Marks requests as answered and updates as handled, if this process has their leases. */
  remove(adapter: string, keys: readonly string[]): Promise<void>;
  /** Renews this process' leases by `LEASE_MS`, even expired ones. Returns the keys of the renewed leases. */
  renew(adapter: string, keys: readonly string[]): Promise<readonly string[]>;
  /** Counts the pending replies of all processes together, by adapter. */
  count(): Promise<Readonly<Record<string, number>>>;
  /**
   * Takes leases on pending replies that no process works on, oldest first. Leaves out replies past their
   * deadline or after eight attempts.
   */
  claim(
    adapter: string,
    now: number,
    limit: number,
  ): Promise<readonly { key: string; request: string; until: number; message?: string }[]>;
}
