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

/**
 * Times of the queries for due work: the longest time between two, the pause after a failed one, and the
 * shortest time between two.
 */
const POLL_MS = 2000;
const RETRY_MS = 500;
const GAP_MS = 100;

/** For each kind of work: a query for the milliseconds until its first row is due. Null if there is none. */
const NEXT: Record<DueKind, (db: Kysely<Schema>, work: DueWork, owner: Owner) => RawBuilder<number | null>> =
  {
    rounds: nextRound,
    posts: nextPost,
    liveMessages: nextLiveMessage,
    replies: nextReply,
  };

/**
 * Milliseconds until each of the `works` is due, in one statement. Null if no work of that kind is planned.
 */
export async function untilDue(
  db: Kysely<Schema>,
  owner: Owner,
  works: readonly DueWork[],
): Promise<readonly (number | null)[]> {
  const columns = works.map((work, at) => sql`(${NEXT[work.kind](db, work, owner)}) as ${sql.ref(`w${at}`)}`);
  const { rows } = await sql<Record<string, number | null>>`select ${sql.join(columns)}`.execute(db);
  return works.map((_, at) => rows[0]?.[`w${at}`] ?? null);
}

/** Creates the agenda of a process. Call `wake` when a row may have become due. `ask`: see `untilDue`. */
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

  /** Runs all work that is due. Returns the milliseconds until the next round. */
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
        for (const { onAway } of works) onAway?.();
        return RETRY_MS;
      })
      .then((pause) => {
        round = undefined;
        if (!isClosed) plan(isWanted ? 0 : pause);
      });
  }

  function plan(pause: number): void {
    clearTimeout(timer);
    const gap = beganAt + GAP_MS - performance.now();
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
