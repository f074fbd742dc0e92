import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { reasonOf, StoreError } from '../contract/faults.ts';
import { databaseNameOf, openPostgresForUpkeep } from '../database/postgres.ts';
import type { Schema } from '../database/schema.ts';
import { runTransaction } from '../database/transactions.ts';
import { migrate } from '../migrations/migrate.ts';
import {
  existingDatabasePath,
  openExclusively,
  removeDatabase,
  upgradeDatabase,
  writeCopy,
} from './offline-sqlite.ts';

type Row = Record<string, null | string | number>;
type TableName = keyof Schema;

/** Tables in the order of copying: each before those that refer to it. */
const TABLES = Object.keys({
  games: 0,
  seen: 0,
  days: 0,
  live_messages: 0,
  rounds: 0,
  entries: 0,
  pictures: 0,
  solutions: 0,
  settings: 0,
  received: 0,
  leases: 0,
  questions: 0,
  key_values: 0,
  standings: 0,
  standing_counts: 0,
} satisfies Record<TableName, 0>) as TableName[];

const MAX_BATCH_ROWS = 500;

/**
 * Copies into an empty database, in one transaction, and compares every row with its source. The bot must be
 * stopped. Returns the number of rows of each table. Throws `StoreError` if nothing was copied.
 */
export async function copyToPostgres(
  dataDir: string,
  databaseUrl: string,
): Promise<ReadonlyMap<string, number>> {
  const databaseName = databaseNameOf(databaseUrl);
  const sqlitePath = existingDatabasePath(dataDir);
  const lockedSource = openExclusively(sqlitePath);
  const copyPath = `${sqlitePath}.copying`;
  const postgresDatabase = openPostgresForUpkeep(databaseUrl);
  try {
    writeCopy(lockedSource, copyPath);
    await upgradeDatabase(copyPath);
    await migrate(postgresDatabase);
    const source = new DatabaseSync(copyPath);
    try {
      return await runTransaction(postgresDatabase, (transaction) => copyTables(source, transaction));
    } finally {
      source.close();
    }
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError(`Nothing was copied to the database at ${databaseName} (${reasonOf(cause)}).`, {
      cause,
    });
  } finally {
    await postgresDatabase.destroy();
    lockedSource.close();
    removeDatabase(copyPath);
  }
}

async function copyTables(
  source: DatabaseSync,
  transaction: Transaction<Schema>,
): Promise<Map<string, number>> {
  await sql`lock table ${sql.join(TABLES.map((table) => sql.table(table)))} in access exclusive mode`.execute(
    transaction,
  );
  for (const table of TABLES)
    if ((await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction)).rows.length > 0)
      throw new StoreError(
        `The database of DATABASE_URL isn't empty: there are rows in ${table}. Name an empty one.`,
      );
  const rowCountByTable = new Map<string, number>();
  for (const table of TABLES) {
    let rowCount = 0;
    for (const rows of readPages(source, table)) {
      const writtenRows = await transaction
        .insertInto(table)
        .values(rows as never)
        .returningAll()
        .execute();
      if (!isDeepStrictEqual(writtenRows, rows))
        throw new StoreError(
          `The copy of ${table} differs from row ${rowCount + 1} on, so nothing was copied.`,
        );
      rowCount += rows.length;
    }
    rowCountByTable.set(table, rowCount);
  }
  return rowCountByTable;
}

function* readPages(source: DatabaseSync, table: TableName): Generator<Row[]> {
  let page: Row[] = [];
  for (const row of source.prepare(`select * from ${table}`).iterate()) {
    page.push({ ...row } as Row);
    if (page.length < MAX_BATCH_ROWS) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
