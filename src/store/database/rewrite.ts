import { type DialectAdapter, type Kysely, sql } from 'kysely';
import { WorkerThread } from '../../threads/worker-thread.ts';
import type { FileToRewrite } from './rewrite-worker.ts';
import type { Schema } from './schema.ts';
import { MAX_LOCK_WAIT_MS } from './sqlite.ts';

const rewrittenAdapters = new WeakSet<DialectAdapter>();

export const isBeingRewritten = (db: Kysely<Schema>): boolean =>
  rewrittenAdapters.has(db.getExecutor().adapter);

/**
 * Runs on a thread with its own connection. The event loop goes on, but queries of `db` wait: this function
 * holds the only connection. If it rejects, the data is unchanged.
 */
export async function rewriteFile(db: Kysely<Schema>): Promise<void> {
  const { adapter } = db.getExecutor();
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(connection);
    const thread = new WorkerThread<FileToRewrite, void>(new URL('./rewrite-worker.ts', import.meta.url), {
      name: 'rewrite',
    });
    rewrittenAdapters.add(adapter);
    try {
      await thread.ask({ path: rows[0]?.file ?? '', maxLockWaitMs: MAX_LOCK_WAIT_MS });
    } catch (cause) {
      // Without SQLite's code: with it, the failure would count as an outage of all queries.
      throw new Error("the database's file could not be rewritten", { cause });
    } finally {
      rewrittenAdapters.delete(adapter);
      await thread.end();
    }
  });
}
