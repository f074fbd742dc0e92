/** Duration of a lease on a row of the database. The process that has the lease can renew it. */
export const LEASE_MS = 10_000;

/** A user's request that the bot still has to answer. */
export interface PendingReply {
  /** Name of the platform's adapter that received the request. */
  readonly adapter: string;
  /** Id of the request, unique within the adapter. */
  readonly key: string;
  /** The request as text. The store doesn't parse it. */
  readonly request: string;
  /** Deadline for the answer, in milliseconds since the epoch. */
  readonly until: number;
  /** Current time in milliseconds since the epoch. */
  readonly now: number;
}

/**
 * The part of the store that has the requests of the last day. For each request that isn't answered yet,
 * there is a pending reply. A pending reply is saved before the bot works on the answer. The process that
 * works on the answer has a lease. If the lease expires or the process ends, another process continues.
 */
export interface PendingReplies {
  /**
   * Records an incoming request. Returns false, and saves nothing, if the request was recorded before.
   * `pendingReply`: data of the request, if it needs an answer. This process then gets the lease on the
   * pending reply.
   */
  receive(
    receivedRequest: Pick<PendingReply, 'adapter' | 'key' | 'now'>,
    pendingReply?: Pick<PendingReply, 'request' | 'until'>,
  ): Promise<boolean>;
  /** Saves a pending reply with a lease for this process, even if the request is already recorded. */
  save(pendingReply: PendingReply): Promise<void>;
  /**
   * Stores a text that describes the message with the progress of the answer. `message` is undefined if that
   * message was deleted. Changes nothing if this process doesn't have the lease.
   */
  recordMessage(adapter: string, key: string, message: string | undefined): Promise<void>;
  /** Marks the requests with these keys as answered, if this process has their leases. */
  remove(adapter: string, keys: readonly string[]): Promise<void>;
  /**
   * Renews this process' leases on the replies with these keys by `LEASE_MS`, even leases that have expired.
   * Returns the keys of the renewed leases.
   */
  renew(adapter: string, keys: readonly string[]): Promise<readonly string[]>;
  /** For each adapter: the number of its pending replies, in all processes together. */
  count(): Promise<Readonly<Record<string, number>>>;
  /**
   * Takes leases on pending replies of the adapter that no process works on: at most `limit` replies, oldest
   * first. Leaves out replies past their deadline or after eight attempts.
   */
  claim(
    adapter: string,
    now: number,
    limit: number,
  ): Promise<readonly { key: string; request: string; until: number; message?: string }[]>;
}
