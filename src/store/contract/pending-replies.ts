/** Milliseconds for which a process holds a pending reply, unless it renews the lease. */
export const LEASE_MS = 10_000;

/** A request that is to be answered. */
export interface PendingReply {
  readonly adapter: string;
  /** The adapter's id of the request. */
  readonly key: string;
  /** What the adapter needs to answer. */
  readonly request: string;
  /** Milliseconds since the epoch, like `now`: after it no answer can be given. */
  readonly until: number;
  readonly now: number;
}

/**
 * Requests of one day, and those of them that have no answer yet: saved before the work, removed after the
 * answer. One process at a time holds a pending reply by a lease. Another process takes it up when the lease
 * has run out, or when its holder has certainly ended.
 */
export interface PendingReplies {
  /**
   * Notes that the request came in, and saves what is to be answered, held by this process. False: it came in
   * before; nothing is saved.
   */
  receive(
    delivery: Pick<PendingReply, 'adapter' | 'key' | 'now'>,
    pending?: Pick<PendingReply, 'request' | 'until'>,
  ): Promise<boolean>;
  /** Saves it, held by this process, whether or not it is noted that it came in. */
  save(pending: PendingReply): Promise<void>;
  /**
   * Notes how to find the message that stands for the answer; undefined: there is none any more. Changes only
   * what this process holds.
   */
  note(adapter: string, key: string, message: string | undefined): Promise<void>;
  /** Removes those of these keys that this process holds. */
  remove(adapter: string, keys: readonly string[]): Promise<void>;
  /**
   * Holds these for another `LEASE_MS` from now, even if their leases had run out. Returns those that no
   * other process has taken.
   */
  renew(adapter: string, keys: readonly string[]): Promise<readonly string[]>;
  /** The number of pending replies by adapter, whichever process holds them. */
  count(): Promise<Readonly<Record<string, number>>>;
  /**
   * Takes up at most `most` of the adapter's that no process holds (any more), oldest first. Those begun
   * eight times without success, or too old, are given up.
   */
  claim(
    adapter: string,
    now: number,
    most: number,
  ): Promise<readonly { key: string; request: string; until: number; message?: string }[]>;
}
