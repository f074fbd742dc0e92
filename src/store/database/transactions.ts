import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { codeOf } from '../contract/faults.ts';
import type { Schema } from './schema.ts';

const MAX_ATTEMPTS = 5;
/** Pause before the second attempt. Random, so that two transactions don't meet again. */
const MAX_PAUSE_MS = 50;
/**
 * Serialization failure and deadlock (postgresql.org/docs/current/mvcc-serialization-failure-handling.html).
 */
const CONFLICT_CODES: ReadonlySet<string> = new Set(['40001', '40P01']);

/**
 * `work` may run again after a rollback, so it must do nothing but use the transaction.
 *
 * A transaction that changes standings begins with `lockStandings`. Then all transactions lock rows in this
 * order of tables: settings, rounds, entries, games, seen, live_messages, then all others. So they wait for
 * each other only for rows of one table.
 */
export const runTransaction = <T>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> => repeatOnConflict(() => db.transaction().execute(work));

export async function repeatOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attemptCount = 1; ; attemptCount++) {
    try {
      return await work();
    } catch (error) {
      if (!CONFLICT_CODES.has(codeOf(error)) || attemptCount === MAX_ATTEMPTS) throw error;
    }
    await sleep(Math.random() * MAX_PAUSE_MS * attemptCount);
  }
}
