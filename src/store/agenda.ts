import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Log } from '../observe/log.ts';
import type { AdjustableClock } from './clock.ts';
import type { Agenda, DueKind, DueWork } from './contract/agenda.ts';
import { StoreUnavailableError } from './contract/faults.ts';
import type { StoreClock } from './contract/store.ts';
import { engineOf } from './database/engine.ts';
import type { Schema } from './database/schema.ts';
import { nextRoundQuery } from './games/rounds.ts';
import type { LeaseOwner } from './leases/owner.ts';
import { nextReplyQuery } from './leases/pending-replies.ts';
import { nextLiveMessageQuery } from './posts/live-messages.ts';
import { nextPostQuery } from './posts/posts.ts';

const MAX_INTERVAL_MS = 2000;
const RETRY_PAUSE_MS = 500;
const MIN_INTERVAL_MS = 100;

const NEXT_DUE_QUERY: Record<
  DueKind,
  (db: Kysely<Schema>, work: DueWork, owner: LeaseOwner) => RawBuilder<number | null>
> = {
  rounds: nextRoundQuery,
  posts: nextPostQuery,
  liveMessages: nextLiveMessageQuery,
  replies: nextReplyQuery,
};

/**
 * Queries how soon work is due, null if none is planned. Adjusts `clock` in the same statement, so that work
 * begins with the right time even if the process stood still.
 */
export async function queryMsUntilDue(
  db: Kysely<Schema>,
  owner: LeaseOwner,
  clock: Pick<AdjustableClock, 'adjust'>,
  dueWorks: readonly DueWork[],
): Promise<readonly (number | null)[]> {
  const columns = dueWorks.map(
    (work, workIndex) => sql`(${NEXT_DUE_QUERY[work.kind](db, work, owner)}) as ${sql.ref(`w${workIndex}`)}`,
  );
  const requestedAtMs = performance.now();
  const { rows } = await sql<Record<string, number | null> & { now: number }>`select ${sql.join([
    sql`${engineOf(db).nowSql} as now`,
    ...columns,
  ])}`.execute(db);
  if (rows[0] !== undefined) clock.adjust(rows[0].now, requestedAtMs, performance.now());
  return dueWorks.map((_, workIndex) => rows[0]?.[`w${workIndex}`] ?? null);
}

/** Call `wake` when a row may have become due. No work runs while `clock` has a problem. */
export function createAgenda(
  queryDueTimes: (works: readonly DueWork[]) => Promise<readonly (number | null)[]>,
  log?: Pick<Log, 'warn'>,
  clock?: Pick<StoreClock, 'problem'>,
): Agenda & { wake(): void; close(): Promise<void> } {
  const watchedWork = new Set<DueWork>();
  let timer: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> | undefined;
  let runStartedAt = Number.NEGATIVE_INFINITY;
  let isRunRequested = false;
  let isClosed = false;

  async function runDueWork(): Promise<number> {
    const checkedWorks = [...watchedWork];
    const msUntilDueList = await queryDueTimes(checkedWorks);
    let pauseMs = MAX_INTERVAL_MS;
    if (clock?.problem() !== undefined) return pauseMs;
    for (const [workIndex, dueWork] of checkedWorks.entries()) {
      const msUntilDue = msUntilDueList[workIndex] ?? MAX_INTERVAL_MS;
      if (watchedWork.has(dueWork))
        pauseMs = Math.min(pauseMs, msUntilDue > 0 ? msUntilDue : await dueWork.run());
    }
    return pauseMs;
  }

  function startRun(): void {
    if (isClosed || watchedWork.size === 0) return;
    runStartedAt = performance.now();
    isRunRequested = false;
    currentRun = runDueWork()
      .catch((error: unknown) => {
        if (!(error instanceof StoreUnavailableError))
          log?.warn({ err: error }, 'the database did not say what is due');
        for (const { onQueryFailed } of watchedWork) onQueryFailed?.();
        return RETRY_PAUSE_MS;
      })
      .then((pauseMs) => {
        currentRun = undefined;
        if (!isClosed) scheduleRun(isRunRequested ? 0 : pauseMs);
      });
  }

  function scheduleRun(pauseMs: number): void {
    clearTimeout(timer);
    const minPauseMs = runStartedAt + MIN_INTERVAL_MS - performance.now();
    timer = setTimeout(startRun, Math.max(pauseMs, minPauseMs)).unref();
  }

  function wake(): void {
    isRunRequested = true;
    if (currentRun === undefined) scheduleRun(0);
  }

  return {
    watch(dueWork) {
      watchedWork.add(dueWork);
      wake();
      return async () => {
        watchedWork.delete(dueWork);
        await currentRun;
      };
    },
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await currentRun;
    },
  };
}
