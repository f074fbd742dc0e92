import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type DialectAdapter,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import type { Schema } from './schema.ts';

/** Milliseconds to wait for another process that holds the write lock. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Opens (or creates) an SQLite file with Node's own driver. WAL and synchronous=FULL: what is committed is on the disk,
 * so it survives a kill -9 and a power cut. Throws the driver's error if the file can't be opened or is no database.
 */
export function openSqlite(file: string): Kysely<Schema> {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
  } catch (error) {
    database.close();
    throw error;
  }
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect({ database: kyselyDatabase(database) }) });
}

/** Node's driver in the shape that Kysely's SQLite driver asks for. */
function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    // A deferred transaction that turns from reading to writing fails at once when another process writes; an immediate one waits.
    prepare: (sql) => kyselyStatement(database, sql === 'begin' ? 'begin immediate' : sql),
  };
}

function kyselyStatement(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  };
}

/** Throws on a value that SQLite can't hold: only a bug can pass one. */
function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value;
    throw new TypeError(`SQLite can't bind a ${typeof value}`);
  });
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite rolls back changes of tables too, so that all migrations run in one transaction, one process at a time. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
