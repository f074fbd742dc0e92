/** Milliseconds for which a process holds a pending reply, unless it renews that. */
export const LEASE_MS = 10_000;

/** What was asked, to be saved. */
export interface PendingReply {
  readonly adapter: string;
  /** The adapter's id of it. */
  readonly key: string;
  /** What the adapter needs to answer. */
  readonly request: string;
  /** Milliseconds since the epoch, as `now`: later nobody can be answered. */
  readonly until: number;
  readonly now: number;
}

/**
 * What came in, and what of it is not answered yet: saved before the work, removed after the answer, remembered for a day. One process at a time holds it, by a
 * lease, and is at it; when the lease has run out, or the process has certainly ended, another one takes it up.
 */
export interface PendingReplies {
  /** Notes that this came in, and saves what is to be answered, held by this process. False: it came in before; nothing is saved. */
  receive(
    delivery: Pick<PendingReply, 'adapter' | 'key' | 'now'>,
    pending?: Pick<PendingReply, 'request' | 'until'>,
  ): Promise<boolean>;
  /** Saves it, held by this process, whether or not it is noted that it came in. */
  save(pending: PendingReply): Promise<void>;
  /** Notes how the message is found that stands for the answer; undefined: there is none any more. Only of what this process holds. */
  note(adapter: string, key: string, message: string | undefined): Promise<void>;
  /** Removes those that this process holds. */
  remove(adapter: string, keys: readonly string[]): Promise<void>;
  /** Holds these for another `LEASE_MS` from now, whether or not their leases had run out; returns those that nobody had taken. */
  renew(adapter: string, keys: readonly string[]): Promise<readonly string[]>;
  /** How many there are, by adapter, whichever process holds them. */
  count(): Promise<Readonly<Record<string, number>>>;
  /**
   * Takes up at most so many of the adapter's that nobody is at (any more), oldest first. Those begun eight times in vain, or too old,
   * are given up.
   */
  claim(
    adapter: string,
    now: number,
    most: number,
  ): Promise<readonly { key: string; request: string; until: number; message?: string }[]>;
}
