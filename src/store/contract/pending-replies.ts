/** Duration of a lease of a pending reply, unless it is renewed. */
export const LEASE_MS = 10_000;

/** Request that has to be answered. */
export interface PendingReply {
  readonly adapter: string;
  /** The adapter's id of the request. */
  readonly key: string;
  /** The request as text, in the adapter's own format. */
  readonly request: string;
  /** Deadline of the answer. Like the other times, in milliseconds since the epoch. */
  readonly until: number;
  readonly now: number;
}

/**
 * Requests of the last day, with and without pending replies. A pending reply is saved before the work and
 * removed after the answer. One process at a time holds it by a lease. Another process continues when the
 * lease has expired or its owner has ended.
 */
export interface PendingReplies {
  /**
   * Records an incoming request, and saves `pending` under this process' lease. Returns false if the request
   * was recorded before; then nothing is saved.
   */
  receive(
    delivery: Pick<PendingReply, 'adapter' | 'key' | 'now'>,
    pending?: Pick<PendingReply, 'request' | 'until'>,
  ): Promise<boolean>;
  /** Saves the reply under this process' lease, even if the request is already recorded. */
  save(pending: PendingReply): Promise<void>;
  /**
   * Records the message that shows the progress of a reply. `message`: undefined if it was deleted. Changes
   * only a reply that this process holds.
   */
  note(adapter: string, key: string, message: string | undefined): Promise<void>;
  /** Removes the replies with these keys that this process holds. */
  remove(adapter: string, keys: readonly string[]): Promise<void>;
  /** Renews the leases by `LEASE_MS`, even expired ones. Returns the keys still held by this process. */
  renew(adapter: string, keys: readonly string[]): Promise<readonly string[]>;
  /** Number of pending replies of all processes, by adapter. */
  count(): Promise<Readonly<Record<string, number>>>;
  /**
   * Claims at most `most` replies of the adapter that no process holds, oldest first. Drops replies past
   * their deadline or after eight failed attempts.
   */
  claim(
    adapter: string,
    now: number,
    most: number,
  ): Promise<readonly { key: string; request: string; until: number; message?: string }[]>;
}
