import { setImmediate as otherWork, setTimeout as sleep } from 'node:timers/promises';
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
import { BUSY, resultCode, SqliteFile } from './sqlite-file.ts';

/** Returns a Kysely database over an SQLite file. The first query opens or creates the file. */
export const openSqlite = (path: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new FileDialect({ database: async () => new SqliteFile(path) }) });

class FileDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PatientDriver {
    return new PatientDriver(this.#config);
  }

  override createAdapter(): TransactionalAdapter {
    return new TransactionalAdapter();
  }
}

/** SQLite can roll back changes of tables, so all migrations run in one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Longest wait while another process holds the write lock. A longer wait counts as an outage. */
const MAX_LOCKED_MS = 2000;
/** Shortest and longest pause between attempts at a locked file. */
const FIRST_PAUSE_MS = 1;
const MAX_PAUSE_MS = 50;
/** Time of continuous queries after which the event loop gets a turn. */
const MAX_BUSY_MS = 10;

/** Waits for a locked file without blocking the event loop. */
class PatientDriver extends SqliteDriver {
  /** When the event loop last had a turn. */
  #turnAt = 0;

  override init(): Promise<void> {
    return whenFree(performance.now(), () => super.init());
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // The limit includes the time in the queue, so that queries waiting for the same locked file fail
    // together.
    const since = performance.now();
    if (since - this.#turnAt > MAX_BUSY_MS) {
      await otherWork();
      this.#turnAt = performance.now();
    }
    const connection = await super.acquireConnection();
    return {
      executeQuery: <Row>(query: CompiledQuery) =>
        whenFree(since, async () => connection.executeQuery<Row>(query)),
      streamQuery: <Row>(query: CompiledQuery, size?: number) => connection.streamQuery<Row>(query, size),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Take the write lock immediately. A transaction that begins with a read fails when it writes while
    // another process writes.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Ignore errors: after some of them SQLite has already rolled back, and a second rollback fails.
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/**
 * Runs `work` as soon as the file is not locked. Rejects with SQLite's error if the file stays locked until
 * `MAX_LOCKED_MS` after `since`.
 */
async function whenFree<T>(since: number, work: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (resultCode(error) !== BUSY || performance.now() - since >= MAX_LOCKED_MS) throw error;
    }
    await sleep(pause);
  }
}
