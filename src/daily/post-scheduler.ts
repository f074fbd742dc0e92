import type { Log } from '../observe/log.ts';
import { logUnlessUnavailable } from '../store/contract/faults.ts';
import { type DuePost, MAX_POST_DELAY_MS, type PlannedPost } from '../store/contract/posts.ts';
import type { Store } from '../store/contract/store.ts';
import { dayKey } from './day.ts';
import { nextPostAt } from './schedule.ts';

/** Milliseconds until the next look while another process begins posts, and after a look that began some. */
const POLL_MS = 1000;
const BATCH_GAP_MS = 100;
/**
 * Posts begun at one look on each platform, so 20 a second: the strictest takes 30 messages a second in all,
 * and people's answers are among them. Few at a time, so that few are on their way when a process is killed.
 */
const MAX_POSTS_PER_RUN = 2;
/** Milliseconds for which one process begins them; the pace is that of all together. */
const HELD_MS = 5000;

/** What making posts due needs. */
export interface PostTimer {
  readonly store: Pick<Store, 'posts' | 'leases' | 'agenda'>;
  /** Platforms that can be posted to. */
  readonly adapters: () => readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** In which the puzzles' days begin. */
  readonly timeZone: string;
  readonly log: Log;
}

/** Makes posts and reminders due at their times, a few a second, until the returned function is called. */
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
 * What becomes of a post that is due: the day's message, unless it is too late for it; where several were
 * missed, the last of them counts. Pure.
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
