import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Schema } from '../schema.ts';
import { SqliteDriver } from './driver.ts';

/** An SQLite file in Node's own driver, on a thread beside this one. It is opened (or created) by the first question. */
export function openSqlite(file: string): Kysely<Schema> {
  const dialect: Dialect = {
    createDriver: () => new SqliteDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return new Kysely<Schema>({ dialect });
}

/** SQLite rolls back changes of tables too, so that all migrations run in one transaction, one process at a time. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
