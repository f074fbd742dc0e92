import type { Log } from '../observe/log.ts';
import { logUnlessUnavailable } from '../store/contract/faults.ts';
import { type DuePost, MAX_POST_DELAY_MS, type PlannedPost } from '../store/contract/posts.ts';
import type { Store } from '../store/contract/store.ts';
import { dayKey } from './day.ts';
import { nextPostAt } from './schedule.ts';

/** Time until the next poll while another process schedules posts, and between two batches. */
const POLL_MS = 1000;
const BATCH_GAP_MS = 100;
/**
 * Posts per batch and platform, which makes 20 a second. The strictest platform takes 30 messages a second,
 * and answers need their share. A small batch also loses little if the process is killed.
 */
const MAX_POSTS_PER_RUN = 2;
/** How long one process holds the lease on scheduling. */
const HELD_MS = 5000;

/** The services of the post scheduler. */
export interface PostTimer {
  readonly store: Pick<Store, 'posts' | 'leases' | 'agenda'>;
  /** Names of the connected platforms. */
  readonly adapters: () => readonly string[];
  /** Returns milliseconds since the epoch. */
  readonly now: () => number;
  /** The time zone of the puzzles' days. */
  readonly timeZone: string;
  readonly log: Log;
}

/** Marks posts and reminders as due at their times, a few a second, until the returned function is called. */
export function startPostScheduler({ store, adapters, now, timeZone, log }: PostTimer): () => Promise<void> {
  async function beginSome(): Promise<number> {
    if (!(await store.leases.take('posts', HELD_MS))) return POLL_MS;
    for (const adapter of adapters()) {
      const time = now();
      const begun = await store.posts.claim(adapter, time, MAX_POSTS_PER_RUN, (post) =>
        planOf(post, time, timeZone),
      );
      for (const { owner, dueAt } of begun.filter((post) => isLate(post, time)))
        log.warn({ owner, due: new Date(dueAt).toISOString() }, 'a post was skipped: it is too late for it');
    }
    return BATCH_GAP_MS;
  }
  const run = (): Promise<number> =>
    beginSome().catch((error: unknown) => {
      logUnlessUnavailable(log, error, 'posts were not begun');
      return POLL_MS;
    });
  return store.agenda.watch({ kind: 'posts', adapters, now, run });
}

const isLate = ({ dueAt }: Pick<DuePost, 'dueAt'>, now: number): boolean => now - dueAt > MAX_POST_DELAY_MS;

/**
 * Plans a due post: the day's message, or none if it is too late. After several missed times only the last
 * one counts. Pure.
 */
export function planOf(post: DuePost, now: number, timeZone: string): PlannedPost {
  const { minutes, zone, isReminder } = post;
  let plannedAt = post.dueAt;
  let nextAt = nextPostAt(plannedAt, minutes, zone);
  for (; nextAt <= now; nextAt = nextPostAt(plannedAt, minutes, zone)) plannedAt = nextAt;
  if (isLate({ dueAt: plannedAt }, now)) return { nextAt };
  const subject = `${isReminder ? 'remind' : 'day'}:${dayKey(now, timeZone)}`;
  return { nextAt, message: { subject, plannedAt } };
}
