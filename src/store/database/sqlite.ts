import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import type { Schema } from './schema.ts';
import { BUSY_CODE, SqliteFile, sqliteResultCode } from './sqlite-file.ts';

export const openSqlite = (path: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new FileDialect({ database: async () => new SqliteFile(path) }) });

class FileDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): RetryingDriver {
    return new RetryingDriver(this.#config);
  }

  override createAdapter(): TransactionalAdapter {
    return new TransactionalAdapter();
  }
}

/** SQLite can roll back changes of tables, so one transaction can run all migrations. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Wait for the write lock of another process. Then the query fails, which counts as an outage. */
export const MAX_LOCK_WAIT_MS = 2000;
/** First pause on a locked file. Later ones are longer. */
const FIRST_RETRY_PAUSE_MS = 1;
const MAX_RETRY_PAUSE_MS = 50;
/** Time for queries until the event loop may do other work. */
const MAX_BUSY_MS = 10;

/** Waits for a locked file without blocking the event loop. */
class RetryingDriver extends SqliteDriver {
  #turnAt = 0;

  override init(): Promise<void> {
    return retryWhileLocked(performance.now(), () => super.init());
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // Include the wait in Kysely's queue, so that all queries for a locked file fail at the same time.
    const startedAt = performance.now();
    if (startedAt - this.#turnAt > MAX_BUSY_MS) {
      await yieldToEventLoop();
      this.#turnAt = performance.now();
    }
    const connection = await super.acquireConnection();
    return {
      executeQuery: <Row>(query: CompiledQuery) =>
        retryWhileLocked(startedAt, async () => connection.executeQuery<Row>(query)),
      streamQuery: <Row>(query: CompiledQuery, size?: number) => connection.streamQuery<Row>(query, size),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Take the write lock immediately. After a read, the first write fails if another process wrote
    // meanwhile.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // If SQLite has already rolled back after an error, a second rollback fails.
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/** Gives up `MAX_LOCK_WAIT_MS` after `startedAt`. */
async function retryWhileLocked<T>(startedAt: number, work: () => Promise<T>): Promise<T> {
  for (let pauseMs = FIRST_RETRY_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_RETRY_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (sqliteResultCode(error) !== BUSY_CODE || performance.now() - startedAt >= MAX_LOCK_WAIT_MS)
        throw error;
    }
    await sleep(pauseMs);
  }
}
