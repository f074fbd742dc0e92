import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/database/postgres.ts';
import type { Schema } from '../../src/store/database/schema.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { baseline } from '../../src/store/migrations/0001-baseline.ts';
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
  '9999-made-up': {
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
  '9999-failing': {
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

  test('of version 1.0.0 loses the keys of private chats, and learns whose the photos are', async () => {
    const db = (await engine())();
    await migrate(db, { '0001-baseline': baseline });
    const games = [
      { id: 'ada', person: 'telegram:7', picture: 'photo', touched: 1 },
      { id: 'friend', person: 'telegram:8', picture: 'photo', touched: 1 },
      { id: 'forgotten', person: 'someone:x', picture: null, touched: 1 },
      { id: 'ben', person: 'discord:5', picture: null, touched: 1 },
    ];
    for (const [at, { id, person, picture }] of games.entries())
      await sql`insert into games (id, person, person_name, start, goal, moves, picture, revision, started_at,
        touched) values (${id}, ${person}, '', '', '', '', ${picture}, 0, ${at}, 1)`.execute(db);
    const seen = [
      ['ada', 'telegram:7'],
      ['ada', 'telegram:-100'],
      ['forgotten', 'telegram:6'],
      ['ben', 'discord:dm:500'],
      ['forgotten', 'discord:dm:500'],
      ['ben', 'discord:dm:600'],
      ['ada', 'discord:dm:600'],
      ['ben', 'discord:guild:1'],
      ['ada', 'web:page'],
    ];
    for (const [game, place] of seen)
      await sql`insert into seen (game, place) values (${game}, ${place})`.execute(db);
    await sql`insert into pictures (id, bytes, kind, made_at) values ('photo', '', 'jpeg', 0)`.execute(db);
    await migrate(db);
    const { rows } = await sql<{ game: string; place: string }>`select game, place from seen`.execute(db);
    expect(rows.map(({ game, place }) => `${game} ${place}`).toSorted()).toEqual([
      'ada discord:dm:600',
      'ada telegram:-100',
      'ben discord:dm:600',
      'ben discord:guild:1',
    ]);
    expect(await db.selectFrom('pictures').select('person').execute()).toEqual([{ person: 'telegram:7' }]);
    await db.destroy();
  });

  test('of the version before has games without a request, also those that its processes begin later', async () => {
    const open = await engine();
    const { '0005-requests': _, ...before } = MIGRATIONS;
    const db = open();
    const begin = (id: string) =>
      sql`insert into games (id, person, person_name, start, goal, state, moves, revision, started_at, touched)
        values (${id}, 'telegram:7', '', '', '', '', '', 0, 1, 1)`.execute(db);
    await migrate(db, before);
    await begin('one');
    await begin('two');
    await migrate(db);
    await begin('three');
    const store = await createStore(open());
    for (const id of ['one', 'two', 'three']) {
      expect((await store.games.byId(id))?.changedBy).toBeUndefined();
      const end = { id, revision: 0, now: 2, requestKey: `telegram:${id}` };
      expect(await store.games.giveUp(end)).toHaveProperty('changedBy', `telegram:${id}`);
    }
    await store.close();
    await db.destroy();
  });

  test('of a later version is refused, and stays as it is', async () => {
    const open = await written();
    const db = open();
    await migrate(db, LATER);
    await expect(migrate(db)).rejects.toThrow('9999-made-up');
    expect(await db.selectFrom('key_values').select('value').execute()).toEqual([{ value: 'kept!' }]);
    await db.destroy();
    await expect(createStore(open())).rejects.toThrow('9999-made-up');
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
