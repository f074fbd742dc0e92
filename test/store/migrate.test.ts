import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/database/postgres.ts';
import type { Schema } from '../../src/store/database/schema.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrations/migrate.ts';
import { createStore } from '../../src/store/open.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'tileknight-migrate-'));
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The database of a later version, with a migration that SQLite can only do by way of a copy. */
const LATER = {
  ...MIGRATIONS,
  '0002-made-up': {
    async up(db: Kysely<unknown>) {
      await sql`alter table key_values add column noted_at bigint not null default 7`.execute(db);
      await sql`create table copied (key text primary key, value text not null, noted_at bigint)`.execute(db);
      await sql`insert into copied select key, value || '!', noted_at from key_values`.execute(db);
      await sql`drop table key_values`.execute(db);
      await sql`alter table copied rename to key_values`.execute(db);
    },
  },
};

/** A later version whose migration fails after it has changed something. */
const FAILING = {
  ...MIGRATIONS,
  '0002-failing': {
    async up(db: Kysely<unknown>) {
      await sql`alter table key_values add column noted_at bigint`.execute(db);
      await sql`update no_such_table set key = ''`.execute(db);
    },
  },
};

const ENGINES: Record<string, () => Promise<() => Kysely<Schema>>> = {
  SQLite: async () => {
    const file = join(mkdtempSync(join(folder, 'data-')), 'tileknight.sqlite');
    return () => openSqlite(file);
  },
  PostgreSQL: async () => {
    const url = await server.newDatabase();
    return () => openPostgres(url);
  },
};

describe.each(Object.entries(ENGINES))('a database of %s', (_, engine) => {
  /** Another database, which this version has written a value to. */
  async function written(): Promise<() => Kysely<Schema>> {
    const open = await engine();
    const store = await createStore(open());
    await store.keyValues.set('mark', 'kept');
    await store.close();
    return open;
  }

  test('is brought to a later version once, with all that it holds', async () => {
    const open = await written();
    for (const db of [open(), open()]) {
      await migrate(db, LATER);
      const rows = await db.selectFrom('key_values').selectAll().execute();
      expect(rows).toEqual([{ key: 'mark', value: 'kept!', noted_at: 7 }]);
      await db.destroy();
    }
  });

  test('of a later version is refused, and stays as it is', async () => {
    const open = await written();
    const db = open();
    await migrate(db, LATER);
    await expect(migrate(db)).rejects.toThrow('0002-made-up');
    expect(await db.selectFrom('key_values').select('value').execute()).toEqual([{ value: 'kept!' }]);
    await db.destroy();
    await expect(createStore(open())).rejects.toThrow('0002-made-up');
  });

  test('stays at its version where a migration fails', async () => {
    const open = await written();
    const db = open();
    await expect(migrate(db, FAILING)).rejects.toThrow('no_such_table');
    expect(await db.selectFrom('key_values').selectAll().execute()).toEqual([{ key: 'mark', value: 'kept' }]);
    await db.destroy();
    const store = await createStore(open());
    expect(await store.keyValues.get('mark')).toBe('kept');
    await store.close();
  });
});
