export const LEASE_MS = 10_000;

export interface PendingReply {
  readonly adapter: string;
  /** Id of the request, unique within the adapter. */
  readonly key: string;
  readonly request: string;
  /** Deadline for the answer, in milliseconds since the epoch. */
  readonly until: number;
  readonly now: number;
}

/**
 * The requests of the last day. An unanswered one has a pending reply, saved before work on the answer. The
 * process at work has a lease. When it expires or the process ends, another continues.
 */
export interface PendingReplies {
  /**
   * False, and nothing saved, for a repeated request. `pendingReply`: set if an answer is needed. This
   * process then gets the lease.
   */
  receive(
    receivedRequest: Pick<PendingReply, 'adapter' | 'key' | 'now'>,
    pendingReply?: Pick<PendingReply, 'request' | 'until'>,
  ): Promise<boolean>;
  /**
   * For an update that saves its own effects, such as a press. `remove` marks it as handled and ends the
   * lease. `new`: this process must handle it. `underway`: another call has begun and may still fail.
   */
  begin(update: Pick<PendingReply, 'adapter' | 'key' | 'now'>): Promise<'new' | 'underway' | 'handled'>;
  /** Gives this process the lease, even if the request is already recorded. */
  save(pendingReply: PendingReply): Promise<void>;
  /**
   * `message`: describes the message with the progress; undefined if that was deleted. No effect without the
   * lease.
   */
  recordMessage(adapter: string, key: string, message: string | undefined): Promise<void>;
  /** Marks them as answered or handled, if this process has the leases. */
  remove(adapter: string, keys: readonly string[]): Promise<void>;
  /** Also renews expired leases of this process. Returns the keys of the renewed ones. */
  renew(adapter: string, keys: readonly string[]): Promise<readonly string[]>;
  /** Counts those of all processes, by adapter. */
  count(): Promise<Readonly<Record<string, number>>>;
  /** Takes leases, oldest first. Leaves out replies past their deadline or after eight attempts. */
  claim(
    adapter: string,
    now: number,
    limit: number,
  ): Promise<readonly { key: string; request: string; until: number; message?: string }[]>;
}
