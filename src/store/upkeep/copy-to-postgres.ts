import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { reason, StoreError } from '../contract/faults.ts';
import { sqliteFile } from '../database/data-folder.ts';
import { openPostgres, postgresPlace } from '../database/postgres.ts';
import type { Schema } from '../database/schema.ts';
import { migrate } from '../migrations/migrate.ts';
import { openAlone, removeDatabase, upgrade, writeCopy } from './sqlite-file.ts';

type Row = Record<string, null | string | number>;
type Table = keyof Schema;

/** Every table with its key, those first that others refer to. */
const KEYS: { readonly [Name in Table]: readonly (keyof Schema[Name])[] } = {
  games: ['id'],
  seen: ['place', 'game'],
  days: ['day', 'series'],
  standings: ['subject', 'address'],
  rounds: ['id'],
  entries: ['round', 'person'],
  pictures: ['id'],
  solutions: ['id'],
  settings: ['owner'],
  received: ['adapter', 'key'],
  leases: ['name'],
  key_values: ['key'],
};
const TABLES = Object.keys(KEYS) as Table[];

/** Rows that go over in one statement. */
const AT_ONCE = 500;
/** Milliseconds: a large table is sorted once. */
const QUERY_TIMEOUT_MS = 600_000;

/**
 * Copies the SQLite database of `dataDir` into the empty database at `databaseUrl`, in one transaction, and compares every row
 * before it counts. Returns how many rows each table has. The bot must not run meanwhile; the SQLite database keeps its rows as they are. Throws
 * `StoreError`.
 */
export async function copyToPostgres(
  dataDir: string,
  databaseUrl: string,
): Promise<ReadonlyMap<string, number>> {
  const place = postgresPlace(databaseUrl);
  const file = sqliteFile(dataDir);
  if (!existsSync(file))
    throw new StoreError(`There is no database at ${file}. Set DATA_DIR to the folder that the bot uses.`);
  const held = openAlone(file);
  const copy = `${file}.copying`;
  const target = openPostgres(databaseUrl, QUERY_TIMEOUT_MS);
  try {
    writeCopy(held, copy);
    await upgrade(copy);
    await migrate(target);
    const source = new DatabaseSync(copy);
    try {
      return await target.transaction().execute((transaction) => copied(source, transaction));
    } finally {
      source.close();
    }
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError(`Nothing was copied to the database at ${place} (${reason(cause)}).`, { cause });
  } finally {
    await target.destroy();
    held.close();
    removeDatabase(copy);
  }
}

async function copied(source: DatabaseSync, target: Transaction<Schema>): Promise<Map<string, number>> {
  await sql`lock table ${sql.join(TABLES.map((table) => sql.table(table)))} in access exclusive mode`.execute(
    target,
  );
  for (const table of TABLES)
    if ((await sql`select 1 from ${sql.table(table)} limit 1`.execute(target)).rows.length > 0)
      throw new StoreError(
        `The database of DATABASE_URL isn't empty: there are rows in ${table}. Name an empty one.`,
      );
  const counts = new Map<string, number>();
  for (const table of TABLES) {
    for (const rows of sqlitePages(source, table))
      await target
        .insertInto(table)
        .values(rows as never)
        .execute();
    counts.set(table, await compared(source, target, table));
  }
  return counts;
}

/** Reads both tables in the order of their keys; returns the number of rows. Throws `StoreError` if they differ. */
async function compared(source: DatabaseSync, target: Transaction<Schema>, table: Table): Promise<number> {
  const keys = KEYS[table].map((key): RawBuilder<unknown> => sql`${sql.ref(key)} collate "C"`);
  await sql`declare compared no scroll cursor for select * from ${sql.table(table)} order by ${sql.join(keys)}`.execute(
    target,
  );
  const next = async () => (await sql`fetch ${sql.lit(AT_ONCE)} from compared`.execute(target)).rows;
  let count = 0;
  for (const rows of sqlitePages(source, table)) {
    if (!isDeepStrictEqual(await next(), rows))
      throw new StoreError(`The copy of ${table} differs from row ${count + 1} on, so nothing was copied.`);
    count += rows.length;
  }
  if ((await next()).length > 0)
    throw new StoreError(`The copy of ${table} has rows of its own, so nothing was copied.`);
  await sql`close compared`.execute(target);
  return count;
}

/** The rows of a table in the order of its key, compared byte by byte. */
function* sqlitePages(source: DatabaseSync, table: Table): Generator<Row[]> {
  const rows = source.prepare(`select * from ${table} order by ${KEYS[table].join(', ')}`).iterate();
  let page: Row[] = [];
  for (const row of rows) {
    page.push({ ...row } as Row);
    if (page.length < AT_ONCE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
