import type { Log } from '../../observe/log.ts';
import type { Agenda } from '../../store/contract/agenda.ts';
import { logUnlessUnavailable } from '../../store/contract/faults.ts';
import { LEASE_MS, type PendingReplies, type PendingReply } from '../../store/contract/pending-replies.ts';
import { type Clock, pause } from './clock.ts';
import type { ReplyLease } from './reply-lease.ts';

/** A request of a stopped process, as JSON. */
export interface OrphanedReply {
  readonly key: string;
  readonly request: string;
  /** Handle and kind of the placeholder, as JSON. */
  readonly message?: string;
}

/**
 * The saved requests of one adapter that this process must answer. It has a lease on each, from `save` or
 * `recoverOrphans` until `remove`. No method rejects.
 */
export interface LeasedReplies {
  /** Lets another process answer if this one stops. A failure is only logged. */
  save(savedRequest: SavedRequest): Promise<void>;
  /** Records an arrival. False if any process has recorded it before. */
  receive(key: string, savedRequest?: SavedRequest): Promise<boolean>;
  /** Like `PendingReplies.begin`. Returns `new`, without a lease, if the store fails. */
  begin(key: string): ReturnType<PendingReplies['begin']>;
  /** Never ends for a request that isn't saved. */
  leaseOf(key: string): ReplyLease;
  /** `message`: as `OrphanedReply.message`. Undefined if it no longer exists. */
  savePlaceholder(key: string, message: string | undefined): Promise<void>;
  /** During an outage of the store, tries again later. */
  remove(key: string): Promise<void>;
  /** Takes over requests of stopped processes, until the returned function is called. */
  recoverOrphans(answer: (orphan: OrphanedReply) => void): () => void;
}

/** `until`: deadline of the answer, in milliseconds since the epoch. */
export type SavedRequest = Pick<PendingReply, 'key' | 'request' | 'until'>;

interface LeasesContext {
  readonly adapter: string;
  readonly pendingReplies: PendingReplies;
  readonly agenda: Agenda;
  readonly log: Log;
  readonly clock: Clock;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
  /** Aborted to end the renewals of leases. */
  readonly signal: AbortSignal;
}

/**
 * `RENEWAL_INTERVAL_MS`: between renewals, and between searches for unanswered requests. `QUICK_REPEAT_MS`:
 * after a failed renewal, and after a search that found `MAX_CLAIMED_PER_SEARCH` requests, because there may
 * be more.
 */
const RENEWAL_INTERVAL_MS = 2500;
const QUICK_REPEAT_MS = 250;
/** Other processes can take over the rest. */
const MAX_CLAIMED_PER_SEARCH = 25;
/**
 * Nothing is sent this shortly before a lease ends: a message should arrive before another process can get
 * it.
 */
const SEND_MARGIN_MS = 2000;
/** Answered requests during an outage of the store. The oldest beyond this number stay in the store. */
const MAX_UNREMOVED_REQUESTS = 10_000;

/**
 * Neither clock is reliable alone. The monotonic clock stops while the machine is suspended. The wall clock
 * may be set back.
 */
interface ClockReadings {
  readonly monotonicMs: number;
  readonly wallMs: number;
}

interface LeasedReply extends ReplyLease {
  readonly key: string;
  /** In milliseconds since the epoch. Infinite for an update. */
  readonly deadlineMs: number;
  state: 'saving' | 'saved' | 'unsaved' | 'lost';
  /** The lease began at this moment or later. */
  requestedAt: ClockReadings;
  /** Fulfils when the request is saved, or saving has failed. */
  whenSaved: Promise<void>;
}

const UNSHARED_LEASE: ReplyLease = { isOurs: async () => true };

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

  /** Returns the milliseconds until the next search. */
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
