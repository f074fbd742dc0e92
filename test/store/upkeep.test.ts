import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StoreError } from '../../src/store/contract/faults.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrations/migrate.ts';
import { openStore } from '../../src/store/open.ts';
import { backUp } from '../../src/store/upkeep/backup.ts';
import { copyToPostgres } from '../../src/store/upkeep/copy-to-postgres.ts';
import { restore } from '../../src/store/upkeep/restore.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';

const root = mkdtempSync(join(tmpdir(), 'tileknight-upkeep-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folder: string;
let file: string;
let copy: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'data-'));
  file = join(folder, 'tileknight.sqlite');
  copy = join(folder, 'copy.sqlite');
});

/** A folder's database with one value that tells it from others. */
async function mark(value: string, dataDir = folder): Promise<void> {
  const store = await openStore({ dataDir });
  await store.keyValues.set('mark', value);
  await store.close();
}
async function marked(dataDir = folder): Promise<string | undefined> {
  const store = await openStore({ dataDir });
  const value = await store.keyValues.get('mark');
  await store.close();
  return value;
}
/** The words of the `StoreError` that it ends with. */
async function fault(work: () => unknown): Promise<string> {
  const error: unknown = await Promise.resolve()
    .then(work)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StoreError);
  return (error as StoreError).message;
}
const restored = (backup: string, dataDir = folder) => restore(dataDir, backup, new Date());

describe('a backup', () => {
  test('needs a database, a new name and a folder to lie in', async () => {
    expect(await fault(() => backUp(folder, copy))).toMatch(/no database at .*DATA_DIR/);
    await mark('a');
    const below = join(folder, 'none', 'copy.sqlite');
    expect(await fault(() => backUp(folder, below))).toMatch(/can't be written to .*copy/);
    writeFileSync(copy, 'mine');
    expect(await fault(() => backUp(folder, copy))).toMatch(/is there already/);
    expect(readFileSync(copy, 'utf8')).toBe('mine');
  });

  test('is not made of a damaged database', async () => {
    writeFileSync(file, 'no database '.repeat(400));
    expect(await fault(() => backUp(folder, copy))).toMatch(/can't be read as a database/);
    expect(existsSync(copy)).toBe(false);
  });

  test('replaces the files that a killed backup left', async () => {
    await mark('a');
    writeFileSync(`${copy}.part`, 'half of it');
    backUp(folder, copy);
    const other = join(root, 'from-backup');
    await restored(copy, other);
    expect(await marked(other)).toBe('a');
    expect(readdirSync(folder).sort()).toEqual(['copy.sqlite', 'tileknight.sqlite']);
  });
});

describe('a restore', () => {
  test('mends a damaged database, and keeps it', async () => {
    await mark('old');
    backUp(folder, copy);
    writeFileSync(file, 'damaged '.repeat(1000));
    writeFileSync(`${file}-wal`, 'a rest of it');
    const kept = await restored(copy);
    expect(await marked()).toBe('old');
    expect(readFileSync(`${kept}`, 'utf8')).toMatch(/^damaged/);
  });

  test('updates a database of an earlier version, and leaves the backup as it is', async () => {
    const versionOf = (path: string) => {
      const database = new DatabaseSync(path);
      const rows = database.prepare('select name from kysely_migration order by name').all();
      database.close();
      return rows.map(({ name }) => name);
    };
    const earlier = openSqlite(copy);
    await migrate(earlier, {});
    await earlier.destroy();
    const before = readFileSync(copy);
    expect(await restored(copy)).toBeUndefined();
    expect(versionOf(file)).toEqual(Object.keys(MIGRATIONS));
    await mark('new');
    expect(await marked()).toBe('new');
    expect(readFileSync(copy).equals(before)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['copy.sqlite', 'tileknight.sqlite']);
  });

  test('ignores the files that a killed restore left', async () => {
    await mark('old');
    backUp(folder, copy);
    // As after a kill while the copy was brought up to date: changes that wait in its -wal.
    const left = new DatabaseSync(`${file}.restoring`);
    left.exec('pragma journal_mode = wal');
    left.exec('create table key_values (key, value)');
    const rest = readFileSync(`${file}.restoring-wal`);
    left.close();
    writeFileSync(`${file}.restoring-wal`, rest);
    await restored(copy);
    expect(await marked()).toBe('old');
    expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  test('takes no file that is not a sound database of this program or an earlier one', async () => {
    await mark('a');
    const made = (name: string, statement: string) => {
      const path = join(folder, name);
      const database = new DatabaseSync(path);
      database.exec(statement);
      database.close();
      return path;
    };
    backUp(folder, join(folder, 'newer.sqlite'));
    const newer = made('newer.sqlite', "insert into kysely_migration values ('9999-later', '2030-01-01')");
    const other = made('other.sqlite', 'create table t (x)');
    const text = join(folder, 'text');
    writeFileSync(text, 'This is a letter. '.repeat(500));
    const torn = join(folder, 'torn.sqlite');
    backUp(folder, torn);
    writeFileSync(torn, readFileSync(torn).fill(7, 6_000, 40_000));
    expect(await fault(() => restored(join(folder, 'none')))).toMatch(/no file .*none/);
    expect(await fault(() => restored(text))).toMatch(/text can't be read as a database/);
    expect(await fault(() => restored(other))).toMatch(/can't be read as a database of TileKnight/);
    expect(await fault(() => restored(torn))).toMatch(/can't be read as a database of TileKnight/);
    expect(await fault(() => restored(newer))).toMatch(/can't be brought to this version/);
    expect(await fault(() => restored(file))).toMatch(/is the database itself/);
    expect(await marked()).toBe('a');
    expect(readdirSync(folder).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
  });
});

describe('a copy to PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  test('includes both puzzles of each day', async () => {
    const store = await openStore({ dataDir: folder });
    const puzzle = { kind: 'knight', start: '5x5 a1', goal: '', par: 24 } as const;
    const days = ['2026-11-24', '2026-11-23'].flatMap((day) =>
      (['puzzle', 'knight'] as const).map((series) => ({ day, series })),
    );
    for (const of of days) await store.days.keep(of, { ...puzzle, start: `5x5 ${of.series}` });
    await store.close();
    const databaseUrl = await server.newDatabase();
    expect((await copyToPostgres(folder, databaseUrl)).get('days')).toBe(4);
    const there = await openStore({ databaseUrl, dataDir: folder });
    for (const of of days) expect(await there.days.get(of)).toMatchObject({ start: `5x5 ${of.series}` });
    await there.close();
  });

  test('leaves no row there if one comes out differently', async () => {
    await mark('a');
    const databaseUrl = await server.newDatabase();
    await (await openStore({ databaseUrl, dataDir: folder })).close();
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(`create function other() returns trigger language plpgsql as
      $$ begin new.value := 'b'; return new; end $$`);
    await client.query(
      'create trigger other before insert on key_values for each row execute function other()',
    );
    expect(await fault(() => copyToPostgres(folder, databaseUrl))).toMatch(/The copy of key_values differs/);
    expect((await client.query('select * from key_values')).rows).toEqual([]);
    await client.end();
  });

  test('needs a database that is not in use, and a server that can be reached', async () => {
    const away = 'postgres://ann:secret@127.0.0.1:1/there';
    expect(await fault(() => copyToPostgres(folder, away))).toMatch(/no database at .*DATA_DIR/);
    const store = await openStore({ dataDir: folder });
    expect(await fault(() => copyToPostgres(folder, away))).toMatch(/in use\. Stop the bot/);
    await store.close();
    const said = await fault(() => copyToPostgres(folder, away));
    expect(said).toMatch(/Nothing was copied to the database at 127\.0\.0\.1:1\/there .*ECONNREFUSED/);
    expect(said).not.toContain('secret');
    expect(readdirSync(folder)).toEqual(['tileknight.sqlite']);
  });
});
