import type { Log } from '../observe/log.ts';
import { logUnlessUnavailable } from '../store/contract/faults.ts';
import { type DuePost, MAX_POST_DELAY_MS, type PlannedPost } from '../store/contract/posts.ts';
import type { Store } from '../store/contract/store.ts';
import { dayKey } from './day.ts';
import { nextPostAt } from './schedule.ts';

const LEASE_RETRY_MS = 1000;
const BATCH_GAP_MS = 100;
/**
 * Limit for each platform: with the pause, 20 posts a second. The strictest platform allows 30 messages; 10
 * are left for answers.
 */
const MAX_POSTS_PER_BATCH = 2;
/** Lease that lets only one process schedule posts. */
const LEASE_MS = 5000;

export interface PostSchedulerServices {
  readonly store: Pick<Store, 'posts' | 'leases' | 'agenda'>;
  /** Names of the connected platforms. */
  readonly adapters: () => readonly string[];
  /** In milliseconds since the epoch. */
  readonly now: () => number;
  readonly timeZone: string;
  readonly log: Log;
}

/**
 * Requests the messages of due posts and reminders. The live message updater sends them. The returned
 * function stops this.
 */
export function startPostScheduler({
  store,
  adapters,
  now,
  timeZone,
  log,
}: PostSchedulerServices): () => Promise<void> {
  async function claimPosts(): Promise<number> {
    if (!(await store.leases.take('posts', LEASE_MS))) return LEASE_RETRY_MS;
    for (const adapter of adapters()) {
      const nowMs = now();
      const claimedPosts = await store.posts.claim(adapter, nowMs, MAX_POSTS_PER_BATCH, (post) =>
        planOf(post, nowMs, timeZone),
      );
      for (const { owner, dueAt } of claimedPosts.filter((post) => isLate(post, nowMs)))
        log.warn({ owner, due: new Date(dueAt).toISOString() }, 'a post was skipped: it is too late for it');
    }
    return BATCH_GAP_MS;
  }
  const claimNextPosts = (): Promise<number> =>
    claimPosts().catch((error: unknown) => {
      logUnlessUnavailable(log, error, 'posts were not begun');
      return LEASE_RETRY_MS;
    });
  return store.agenda.watch({ kind: 'posts', adapters, now, run: claimNextPosts });
}

const isLate = ({ dueAt }: Pick<DuePost, 'dueAt'>, nowMs: number): boolean =>
  nowMs - dueAt > MAX_POST_DELAY_MS;

/**
 * Plans one message for the latest planned time if several have passed. If that is more than
 * `MAX_POST_DELAY_MS` ago, there is no message.
 */
export function planOf(post: DuePost, nowMs: number, timeZone: string): PlannedPost {
  const { minutes, zone, isReminder } = post;
  let plannedAt = post.dueAt;
  let nextAt = nextPostAt(plannedAt, minutes, zone);
  for (; nextAt <= nowMs; nextAt = nextPostAt(plannedAt, minutes, zone)) plannedAt = nextAt;
  if (isLate({ dueAt: plannedAt }, nowMs)) return { nextAt };
  const postKey = `${isReminder ? 'remind' : 'day'}:${dayKey(nowMs, timeZone)}`;
  return { nextAt, message: { subject: postKey, plannedAt } };
}
