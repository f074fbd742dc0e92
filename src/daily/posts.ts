import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../observe/log.ts';
import { logUnlessAway } from '../store/outage.ts';
import { type DuePost, LATEST_MS, type PlannedPost } from '../store/posts.ts';
import type { Store } from '../store/store.ts';
import { dayKey } from './day.ts';
import { nextPostAt } from './schedule.ts';

/** Milliseconds between two looks. */
const LOOK = 1000;
/** Posts begun at one look on each platform: the strictest takes 30 messages a second in all, and people's answers are among them. */
const MOST = 20;
/** Milliseconds for which one process begins them; the pace is that of all together. */
const HELD = 5000;

/** What making posts due needs. */
export interface PostTimer {
  readonly store: Pick<Store, 'posts' | 'leases'>;
  /** Platforms that can be posted to. */
  readonly adapters: () => readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** In which the puzzles' days begin. */
  readonly timeZone: string;
  /** Told that messages are due. */
  readonly soon: () => void;
  readonly log: Log;
}

/** Makes posts and reminders due when their time has come, a few a second, until the returned function is called. */
export function keepPosts({ store, adapters, now, timeZone, soon, log }: PostTimer): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function look(): Promise<void> {
    if (!(await store.posts.areDue(now())) || !(await store.leases.take('posts', HELD))) return;
    for (const adapter of adapters()) {
      const time = now();
      const begun = await store.posts.claim(adapter, time, MOST, (post) => planOf(post, time, timeZone));
      for (const { owner, dueAt } of begun.filter((post) => isLate(post, time)))
        log.warn({ owner, due: new Date(dueAt).toISOString() }, 'a post was skipped: it is too late for it');
      if (begun.length > 0) soon();
    }
  }

  async function goOn(): Promise<void> {
    while (!signal.aborted) {
      await look().catch((error: unknown) => logUnlessAway(log, error, 'posts were not begun'));
      await sleep(LOOK, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  const going = goOn();
  return () => {
    stopping.abort();
    return going;
  };
}

const isLate = ({ dueAt }: Pick<DuePost, 'dueAt'>, now: number): boolean => now - dueAt > LATEST_MS;

/**
 * What becomes of a post that is due: the day's message, unless it is too late for it; where several were missed, the last of them counts.
 * Pure.
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
