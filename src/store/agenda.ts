import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Log } from '../observe/log.ts';
import type { Agenda, DueKind, DueWork } from './contract/agenda.ts';
import { StoreUnavailableError } from './contract/faults.ts';
import type { Schema } from './database/schema.ts';
import { nextRound } from './games/rounds.ts';
import type { Owner } from './leases/owner.ts';
import { nextReply } from './leases/pending-replies.ts';
import { nextLiveMessage } from './posts/live-messages.ts';
import { nextPost } from './posts/posts.ts';

/** Longest time between two queries for due work. */
const POLL_MS = 2000;
/** Pause after a query that failed. */
const RETRY_MS = 500;
/** Shortest time between two queries for due work. */
const MIN_GAP_MS = 100;

/**
 * For each kind of work: a function that returns an SQL query for the milliseconds until the first work of
 * this kind is due. The result of the query is null if no work is planned.
 */
const NEXT_DUE_QUERY: Record<
  DueKind,
  (db: Kysely<Schema>, work: DueWork, owner: Owner) => RawBuilder<number | null>
> = {
  rounds: nextRound,
  posts: nextPost,
  liveMessages: nextLiveMessage,
  replies: nextReply,
};

/**
 * Asks the database, with one statement, how soon work is due. Returns the milliseconds until the next run
 * for each of `works`. A value is null if no work of that kind is planned.
 */
export async function msUntilDue(
  db: Kysely<Schema>,
  owner: Owner,
  works: readonly DueWork[],
): Promise<readonly (number | null)[]> {
  const columns = works.map(
    (work, at) => sql`(${NEXT_DUE_QUERY[work.kind](db, work, owner)}) as ${sql.ref(`w${at}`)}`,
  );
  const { rows } = await sql<Record<string, number | null>>`select ${sql.join(columns)}`.execute(db);
  return works.map((_, at) => rows[0]?.[`w${at}`] ?? null);
}

/**
 * Creates the agenda of a process. `queryDueTimes` returns the milliseconds until each work is due, like
 * `msUntilDue`. Call `wake` when a row of the database may have become due.
 */
export function createAgenda(
  ask: (works: readonly DueWork[]) => Promise<readonly (number | null)[]>,
  log?: Pick<Log, 'warn'>,
): Agenda & { wake(): void; close(): Promise<void> } {
  const works = new Set<DueWork>();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let beganAt = Number.NEGATIVE_INFINITY;
  let isWanted = false;
  let isClosed = false;

  /** Runs all work that is due. Returns the milliseconds until the agenda must check again. */
  async function work(): Promise<number> {
    const asked = [...works];
    const due = await ask(asked);
    let pause = POLL_MS;
    for (const [at, one] of asked.entries()) {
      const until = due[at] ?? POLL_MS;
      if (works.has(one)) pause = Math.min(pause, until > 0 ? until : await one.run());
    }
    return pause;
  }

  function begin(): void {
    if (isClosed || works.size === 0) return;
    beganAt = performance.now();
    isWanted = false;
    round = work()
      .catch((error: unknown) => {
        if (!(error instanceof StoreUnavailableError))
          log?.warn({ err: error }, 'the database did not say what is due');
        for (const { onQueryFailed: onAway } of works) onAway?.();
        return RETRY_MS;
      })
      .then((pause) => {
        round = undefined;
        if (!isClosed) plan(isWanted ? 0 : pause);
      });
  }

  function plan(pause: number): void {
    clearTimeout(timer);
    const gap = beganAt + MIN_GAP_MS - performance.now();
    timer = setTimeout(begin, Math.max(pause, gap)).unref();
  }

  function wake(): void {
    isWanted = true;
    if (round === undefined) plan(0);
  }

  return {
    watch(one) {
      works.add(one);
      wake();
      return async () => {
        works.delete(one);
        await round;
      };
    },
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await round;
    },
  };
}
