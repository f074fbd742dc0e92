import type { Log } from '../../observe/log.ts';
import type { Agenda } from '../../store/contract/agenda.ts';
import { logUnlessUnavailable } from '../../store/contract/faults.ts';
import { LEASE_MS, type PendingReplies, type PendingReply } from '../../store/contract/pending-replies.ts';
import { type Clock, pause } from './clock.ts';
import type { ReplyLease } from './reply-lease.ts';

/** A request that a stopped process left unanswered, as JSON. */
export interface OrphanedReply {
  readonly key: string;
  readonly request: string;
  /** The handle and the kind of the placeholder message, as JSON. */
  readonly message?: string;
}

/**
 * The saved requests of one adapter that this process must answer. It has a lease on each: the exclusive
 * right to answer. The lease begins when this process saves the request or takes it over from a stopped
 * process, and ends when the request is removed. No method rejects.
 */
export interface LeasedReplies {
  /**
   * Lets another process answer if this one stops. If saving fails, the error is logged, and only this
   * process can answer.
   */
  save(savedRequest: SavedRequest): Promise<void>;
  /**
   * Records an arrival, and saves `savedRequest` if given. Returns false if a process has recorded it before.
   */
  receive(key: string, savedRequest?: SavedRequest): Promise<boolean>;
  /**
   * Like `PendingReplies.begin`. The lease on a new update is renewed until `remove`. Returns `new`, without
   * a lease, if the store fails.
   */
  begin(key: string): ReturnType<PendingReplies['begin']>;
  /** The lease on a request that isn't saved never ends, because no other process knows it. */
  leaseOf(key: string): ReplyLease;
  /**
   * `message`: the placeholder's handle and the kind of reply that it shows, as JSON. Undefined if it no
   * longer exists.
   */
  savePlaceholder(key: string, message: string | undefined): Promise<void>;
  /** Removes a request: it is answered or never will be. If the store is unavailable, tries again later. */
  remove(key: string): Promise<void>;
  /** Takes over requests that stopped processes left unanswered, until the returned function is called. */
  recoverOrphans(answer: (orphan: OrphanedReply) => void): () => void;
}

/** `until`: the deadline of the answer, in milliseconds since the epoch. */
export type SavedRequest = Pick<PendingReply, 'key' | 'request' | 'until'>;

interface LeasesContext {
  readonly adapter: string;
  readonly pendingReplies: PendingReplies;
  readonly agenda: Agenda;
  readonly log: Log;
  readonly clock: Clock;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
  /** Aborted when the program stops. Ends the renewals of leases. */
  readonly signal: AbortSignal;
}

/**
 * `RENEWAL_INTERVAL_MS`: time between two renewals of all leases, and between two searches for unanswered
 * requests. `QUICK_REPEAT_MS`: time until the next search if the last one found `MAX_CLAIMED_PER_SEARCH`
 * requests, because there may be more, and until a failed renewal is repeated.
 */
const RENEWAL_INTERVAL_MS = 2500;
const QUICK_REPEAT_MS = 250;
/** Other processes can take over the rest. */
const MAX_CLAIMED_PER_SEARCH = 25;
/**
 * Nothing is sent in this time before the end of a lease. A message should arrive before another process can
 * get the lease.
 */
const SEND_MARGIN_MS = 2000;
/**
 * Answered requests can't be removed while the store is unavailable. Beyond this number, the oldest are
 * forgotten and stay in the store.
 */
const MAX_UNREMOVED_REQUESTS = 10_000;

/**
 * Both clocks at one moment, because neither is reliable alone. The monotonic clock stops while the machine
 * is suspended. The wall clock may be set back.
 */
interface ClockReadings {
  readonly monotonicMs: number;
  /** In milliseconds since the epoch. */
  readonly wallMs: number;
}

interface LeasedReply extends ReplyLease {
  readonly key: string;
  /** In milliseconds since the epoch. Infinite for an update. */
  readonly deadlineMs: number;
  state: 'saving' | 'saved' | 'unsaved' | 'lost';
  /** When the lease was last requested. It began at this moment or later. */
  requestedAt: ClockReadings;
  /** Resolves when the request is saved or saving has failed. */
  whenSaved: Promise<void>;
}

/** Never ends, because no other process knows the request. */
const UNSHARED_LEASE: ReplyLease = { isOurs: async () => true };

/** All leases are renewed until `signal` is aborted. */
export function createReplyLeases({
  adapter,
  pendingReplies,
  agenda,
  log,
  clock,
  now,
  signal,
}: LeasesContext): LeasedReplies {
  const leaseByKey = new Map<string, LeasedReply>();
  const unremovedKeys = new Set<string>();
  let runningRenewal: Promise<void> | undefined;
  let lastRenewalMs = clock.now();
  let answerOrphan: ((orphan: OrphanedReply) => void) | undefined;
  /** After an outage of the store, all processes first get time to renew their leases. */
  let noClaimsBeforeMs = Number.NEGATIVE_INFINITY;

  const readClocks = (): ClockReadings => ({ monotonicMs: clock.now(), wallMs: clock.wallNow() });
  const hasTimeLeft = ({ requestedAt }: LeasedReply): boolean =>
    Math.max(clock.now() - requestedAt.monotonicMs, clock.wallNow() - requestedAt.wallMs) <
    LEASE_MS - SEND_MARGIN_MS;

  /** The store logs outages itself. */
  const logFailure = (error: unknown): void => {
    logUnlessUnavailable(log, error, 'a pending answer could not be noted');
  };

  function addLease(
    { key, until: deadlineMs }: Pick<SavedRequest, 'key' | 'until'>,
    state: LeasedReply['state'],
    requestedAt: ClockReadings,
  ): LeasedReply {
    const lease: LeasedReply = {
      key,
      deadlineMs,
      state,
      requestedAt,
      whenSaved: Promise.resolve(),
      isOurs: () => isOurs(lease),
    };
    leaseByKey.set(key, lease);
    return lease;
  }

  async function isOurs(lease: LeasedReply): Promise<boolean> {
    for (;;) {
      if (lease.state === 'lost') return false;
      if (lease.state !== 'saved' || hasTimeLeft(lease)) return true;
      if (signal.aborted || now() > lease.deadlineMs) return false;
      await renew().catch(() => pause(clock, QUICK_REPEAT_MS, signal));
    }
  }

  const renew = (): Promise<void> => {
    runningRenewal ??= renewAll().finally(() => {
      runningRenewal = undefined;
    });
    return runningRenewal;
  };

  async function renewAll(): Promise<void> {
    const requestedAt = readClocks();
    const savedLeases = [...leaseByKey.values()].filter(({ state }) => state === 'saved');
    if (savedLeases.length > 0) {
      const keys = savedLeases.map(({ key }) => key);
      const ourKeys = new Set(await pendingReplies.renew(adapter, keys));
      for (const lease of savedLeases) {
        if (ourKeys.has(lease.key)) lease.requestedAt = requestedAt;
        else dropLease(lease, 'lost');
      }
    }
    lastRenewalMs = clock.now();
  }

  function dropLease(lease: LeasedReply, state: 'lost' | 'unsaved'): void {
    lease.state = state;
    if (leaseByKey.get(lease.key) === lease) leaseByKey.delete(lease.key);
  }

  async function removeAll(): Promise<void> {
    const keys = [...unremovedKeys];
    if (keys.length === 0) return;
    await pendingReplies.remove(adapter, keys);
    for (const key of keys) {
      unremovedKeys.delete(key);
      const lease = leaseByKey.get(key);
      if (lease !== undefined) dropLease(lease, 'lost');
    }
  }

  /** Returns the time until the next search, in milliseconds. */
  async function claimOrphans(): Promise<number> {
    if (answerOrphan === undefined || clock.now() < noClaimsBeforeMs) return RENEWAL_INTERVAL_MS;
    const requestedAt = readClocks();
    const orphans = await pendingReplies.claim(adapter, now(), MAX_CLAIMED_PER_SEARCH);
    for (const orphan of orphans) {
      if (answerOrphan === undefined || leaseByKey.has(orphan.key)) continue;
      addLease(orphan, 'saved', requestedAt);
      answerOrphan(orphan);
    }
    return orphans.length === MAX_CLAIMED_PER_SEARCH ? QUICK_REPEAT_MS : RENEWAL_INTERVAL_MS;
  }

  const backOff = (): void => {
    noClaimsBeforeMs = clock.now() + LEASE_MS;
  };
  const backOffAfterFailure = (error: unknown): number => {
    logFailure(error);
    backOff();
    return RENEWAL_INTERVAL_MS;
  };

  async function removeAndRenew(): Promise<void> {
    await removeAll();
    if (clock.now() - lastRenewalMs >= RENEWAL_INTERVAL_MS) await renew();
  }

  async function renewRegularly(): Promise<void> {
    await removeAndRenew().catch(backOffAfterFailure);
    if (!signal.aborted) cancelTimer = clock.afterInBackground(RENEWAL_INTERVAL_MS, renewRegularly);
  }

  let cancelTimer = clock.afterInBackground(RENEWAL_INTERVAL_MS, renewRegularly);
  signal.addEventListener('abort', () => cancelTimer());
  return {
    leaseOf: (key) => leaseByKey.get(key) ?? UNSHARED_LEASE,
    save(request) {
      const lease = addLease(request, 'saving', readClocks());
      lease.whenSaved = pendingReplies.save({ adapter, now: now(), ...request }).then(
        () => {
          lease.state = 'saved';
        },
        (error: unknown) => {
          logFailure(error);
          dropLease(lease, 'unsaved');
        },
      );
      return lease.whenSaved;
    },
    async receive(key, request) {
      const requestedAt = readClocks();
      try {
        const isNew = await pendingReplies.receive({ adapter, key, now: now() }, request);
        if (isNew && request !== undefined) addLease(request, 'saved', requestedAt);
        return isNew;
      } catch (error) {
        logFailure(error);
        return true;
      }
    },
    async begin(key) {
      const requestedAt = readClocks();
      try {
        const state = await pendingReplies.begin({ adapter, key, now: now() });
        if (state === 'new') addLease({ key, until: Number.POSITIVE_INFINITY }, 'saved', requestedAt);
        return state;
      } catch (error) {
        logFailure(error);
        return 'new';
      }
    },
    savePlaceholder: (key, message) => pendingReplies.recordMessage(adapter, key, message),
    async remove(key) {
      await leaseByKey.get(key)?.whenSaved;
      unremovedKeys.add(key);
      const [oldestKey] = unremovedKeys;
      if (unremovedKeys.size > MAX_UNREMOVED_REQUESTS && oldestKey !== undefined)
        unremovedKeys.delete(oldestKey);
      await removeAll().catch(logFailure);
    },
    recoverOrphans(answerNext) {
      answerOrphan = answerNext;
      const stopWatching = agenda.watch({
        kind: 'replies',
        adapters: () => [adapter],
        now,
        run: () => claimOrphans().catch(backOffAfterFailure),
        onQueryFailed: backOff,
      });
      return () => {
        answerOrphan = undefined;
        void stopWatching();
      };
    },
  };
}
