import type { Log } from '../../observe/log.ts';
import type { Agenda } from '../../store/contract/agenda.ts';
import { logUnlessUnavailable } from '../../store/contract/faults.ts';
import { LEASE_MS, type PendingReplies, type PendingReply } from '../../store/contract/pending-replies.ts';
import { type Clock, pause } from './clock.ts';
import type { ReplyLease } from './reply-lease.ts';

/** A request that another process left unanswered. */
export interface OrphanedReply {
  readonly key: string;
  readonly request: string;
  readonly message?: string;
}

/**
 * The pending replies of one adapter whose lease this process holds, from saving or claiming until removal.
 * No method ever rejects.
 */
export interface LeasedReplies {
  /**
   * Saves a request, so that another process answers it if this one stops. Errors are logged, and the request
   * is still answered.
   */
  save(pending: SavedRequest): Promise<void>;
  /**
   * Records that a request arrived. Saves `pending`, if given, so that the request is answered. False if any
   * process had recorded the request before.
   */
  receive(key: string, pending?: SavedRequest): Promise<boolean>;
  /** Returns the lease on a request. A request that could not be saved belongs to this process alone. */
  leaseOf(key: string): ReplyLease;
  /** Saves the handle of the request's placeholder message. */
  note(key: string, message: string | undefined): Promise<void>;
  /** Removes a request that is answered or never will be answered. Retries until the store has removed it. */
  remove(key: string): Promise<void>;
  /** Claims requests that other processes left, until the returned function is called. */
  recoverOrphans(answer: (left: OrphanedReply) => void): () => void;
}

/** A request for the store. `until`: milliseconds since the epoch. */
export type SavedRequest = Pick<PendingReply, 'key' | 'request' | 'until'>;

interface LeasesContext {
  readonly adapter: string;
  readonly pending: PendingReplies;
  readonly agenda: Agenda;
  readonly log: Log;
  readonly clock: Clock;
  /** Returns milliseconds since the epoch. */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** Time between two rounds, and between two sweeps while more work waits. */
const ROUND_MS = 2500;
const NEXT_MS = 250;
/** Requests claimed in one round, so that other processes get their share. */
const MAX_CLAIMED = 25;
/** Safety margin at the end of a lease in which nothing is sent, because a message needs time to arrive. */
const MARGIN_MS = 2000;
/** Maximum of removals that wait for the store. */
const MAX_UNREMOVED = 10_000;

/**
 * A point in time on both clocks. The monotonic clock stops while a machine is suspended; the wall clock may
 * be set back.
 */
interface Moment {
  readonly clock: number;
  readonly wall: number;
}

interface LeasedReply extends ReplyLease {
  readonly key: string;
  readonly until: number;
  state: 'saving' | 'saved' | 'unsaved' | 'lost';
  /** A time that is not later than the begin of the lease. */
  since: Moment;
  /** Resolves when the request is saved, or when saving has failed. */
  saving: Promise<void>;
}

/** The lease on a request that wasn't saved. No other process knows the request. */
const UNSHARED_LEASE: ReplyLease = { isOurs: async () => true };

/** Creates the leases of one adapter, none at first, and renews them until `signal` is aborted. */
export function createReplyLeases({
  adapter,
  pending,
  agenda,
  log,
  clock,
  now,
  signal,
}: LeasesContext): LeasedReplies {
  const leased = new Map<string, LeasedReply>();
  const unremoved = new Set<string>();
  let renewing: Promise<void> | undefined;
  let renewedAt = clock.now();
  let answer: ((left: OrphanedReply) => void) | undefined;
  /**
   * No orphaned request is claimed before this time. So after an outage other processes can first renew their
   * leases.
   */
  let quietUntil = Number.NEGATIVE_INFINITY;

  const moment = (): Moment => ({ clock: clock.now(), wall: now() });
  const hasTimeLeft = ({ since }: LeasedReply): boolean =>
    Math.max(clock.now() - since.clock, now() - since.wall) < LEASE_MS - MARGIN_MS;

  /** Logs errors of the store, except outages, which the store logs itself. */
  const report = (error: unknown): void => {
    logUnlessUnavailable(log, error, 'a pending answer could not be noted');
  };

  function addLease(
    { key, until }: Pick<SavedRequest, 'key' | 'until'>,
    state: LeasedReply['state'],
    since: Moment,
  ): LeasedReply {
    const lease: LeasedReply = {
      key,
      until,
      state,
      since,
      saving: Promise.resolve(),
      isOurs: () => isOurs(lease),
    };
    leased.set(key, lease);
    return lease;
  }

  async function isOurs(one: LeasedReply): Promise<boolean> {
    for (;;) {
      if (one.state === 'lost') return false;
      if (one.state !== 'saved' || hasTimeLeft(one)) return true;
      if (signal.aborted || now() > one.until) return false;
      await renew().catch(() => pause(clock, NEXT_MS, signal));
    }
  }

  const renew = (): Promise<void> => {
    renewing ??= renewAll().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  async function renewAll(): Promise<void> {
    const since = moment();
    const saved = [...leased.values()].filter(({ state }) => state === 'saved');
    if (saved.length > 0) {
      const keys = saved.map(({ key }) => key);
      const ours = new Set(await pending.renew(adapter, keys));
      for (const one of saved) {
        if (ours.has(one.key)) one.since = since;
        else lose(one, 'lost');
      }
    }
    renewedAt = clock.now();
  }

  function lose(one: LeasedReply, state: 'lost' | 'unsaved'): void {
    one.state = state;
    if (leased.get(one.key) === one) leased.delete(one.key);
  }

  async function removeAll(): Promise<void> {
    const keys = [...unremoved];
    if (keys.length === 0) return;
    await pending.remove(adapter, keys);
    for (const key of keys) {
      unremoved.delete(key);
      const one = leased.get(key);
      if (one !== undefined) lose(one, 'lost');
    }
  }

  /** Claims orphaned replies. Returns the milliseconds until the next sweep. */
  async function sweep(): Promise<number> {
    if (answer === undefined || clock.now() < quietUntil) return ROUND_MS;
    const since = moment();
    const left = await pending.claim(adapter, now(), MAX_CLAIMED);
    for (const one of left) {
      if (answer === undefined || leased.has(one.key)) continue;
      addLease(one, 'saved', since);
      answer(one);
    }
    return left.length === MAX_CLAIMED ? NEXT_MS : ROUND_MS;
  }

  const beQuiet = (): void => {
    quietUntil = clock.now() + LEASE_MS;
  };
  const reportFailure = (error: unknown): number => {
    report(error);
    beQuiet();
    return ROUND_MS;
  };

  async function round(): Promise<void> {
    await removeAll();
    if (clock.now() - renewedAt >= ROUND_MS) await renew();
  }

  async function go(): Promise<void> {
    await round().catch(reportFailure);
    if (!signal.aborted) callOff = clock.meanwhile(ROUND_MS, go);
  }

  let callOff = clock.meanwhile(ROUND_MS, go);
  signal.addEventListener('abort', () => callOff());
  return {
    leaseOf: (key) => leased.get(key) ?? UNSHARED_LEASE,
    save(request) {
      const one = addLease(request, 'saving', moment());
      one.saving = pending.save({ adapter, now: now(), ...request }).then(
        () => {
          one.state = 'saved';
        },
        (error: unknown) => {
          report(error);
          lose(one, 'unsaved');
        },
      );
      return one.saving;
    },
    async receive(key, request) {
      const since = moment();
      try {
        const isNew = await pending.receive({ adapter, key, now: now() }, request);
        if (isNew && request !== undefined) addLease(request, 'saved', since);
        return isNew;
      } catch (error) {
        report(error);
        return true;
      }
    },
    note: (key, message) => pending.note(adapter, key, message),
    async remove(key) {
      await leased.get(key)?.saving;
      unremoved.add(key);
      const [oldest] = unremoved;
      if (unremoved.size > MAX_UNREMOVED && oldest !== undefined) unremoved.delete(oldest);
      await removeAll().catch(report);
    },
    recoverOrphans(next) {
      answer = next;
      const stop = agenda.watch({
        ...{ kind: 'replies', adapters: () => [adapter], now },
        run: () => sweep().catch(reportFailure),
        onAway: beQuiet,
      });
      return () => {
        answer = undefined;
        void stop();
      };
    },
  };
}
