import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retryDuringOutage, StoreUnavailableError } from '../../src/store/contract/faults.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { createStore, openStore } from '../../src/store/open.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';
import { openWorld } from '../support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'tileknight-outage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lines of the log, and the states. */
function told() {
  const lines: string[] = [];
  const states: string[] = [];
  return {
    lines,
    states,
    log: { warn: (_: object, line: string) => void lines.push(line) },
    onState: (state: string) => void states.push(state),
  };
}
const ONE_OUTAGE = ['the database can not be used; trying again', 'the database can be used again'];

describe('SQLite on a full disk', () => {
  /** A store whose file may not grow any more. */
  async function fullStore() {
    const db = openSqlite(join(mkdtempSync(join(folder, 'full-')), 'tileknight.sqlite'));
    const heard = told();
    const store = await createStore(db, heard);
    // Without the free pages that migrations have left.
    await sql`vacuum`.execute(db);
    await sql`pragma max_page_count = 1`.execute(db);
    return { store, heard, mend: () => sql`pragma max_page_count = 100000`.execute(db) };
  }

  test('is an outage, told once, and over without a restart', async () => {
    const { store, heard, mend } = await fullStore();
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(store.keyValues.set('a', 'b')).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(heard.states).toEqual(['down']);
    await mend();
    await expect.poll(() => heard.states).toEqual(['down', 'up']);
    await store.keyValues.set('a', 'b');
    expect(await store.keyValues.get('a')).toBe('b');
    expect(heard.lines).toEqual(ONE_OUTAGE);
    await store.close();
  });

  test('is waited for where nothing can begin without the store', async () => {
    const { store, mend } = await fullStore();
    const done = retryDuringOutage(() => store.keyValues.set('a', '0'.repeat(10_000)));
    await expect.poll(() => store.check().then(String, String)).toMatch(/StoreUnavailableError/);
    await mend();
    await done;
    expect(await store.keyValues.get('a')).toHaveLength(10_000);
    await store.close();
  });

  test('is waited for by a start, and over without another', async () => {
    const db = openSqlite(join(mkdtempSync(join(folder, 'full-')), 'tileknight.sqlite'));
    await sql`pragma max_page_count = 1`.execute(db);
    const heard = told();
    const store = await createStore(db, heard);
    await expect(store.keyValues.set('a', 'b')).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(heard.states).toEqual(['down']);
    await sql`pragma max_page_count = 100000`.execute(db);
    await expect.poll(() => heard.states, { timeout: 5000 }).toEqual(['down', 'up']);
    await store.keyValues.set('a', 'b');
    expect(heard.lines).toEqual(ONE_OUTAGE);
    await store.close();
  });

  test('answers what needs no store, and says so plainly where one is needed', async () => {
    const { store } = await fullStore();
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailableError);
    const world = await openWorld(undefined, undefined, store);
    const ann = world.someone();
    const ask = async (line: string) => (await world.chat.answerLine(ann, line))?.text;
    for (const line of ['/daily', '/play 3x3', '/move L'])
      expect(await ask(line)).toMatch(/can't save games/);
    expect((await world.chat.answerPress(ann, 'tile:abcdefghijkl:0:1')).notice).toMatch(/can't save games/);
    const solved = await world.chat.answerLine(ann, '/solve 1 2 3 4 0 5');
    expect(solved?.text).toContain('in 1 move');
    expect(solved).not.toHaveProperty('buttons');
    expect(await ask('/scramble 3x3')).toMatch(/3x3/);
    expect(await ask('/knight 5x5 e1')).toMatch(/tour/);
    expect(await ask('/help')).toContain('/solve');
    expect(world.bugs).toEqual([]);
    await world.close();
  });
});

test('SQLite locked by another program is waited for by a start', async () => {
  const dataDir = mkdtempSync(join(folder, 'locked-'));
  const other = new DatabaseSync(join(dataDir, 'tileknight.sqlite'));
  other.exec('begin exclusive');
  const heard = told();
  const store = await openStore({ dataDir, ...heard });
  await expect(store.keyValues.get('a')).rejects.toBeInstanceOf(StoreUnavailableError);
  other.close();
  await expect.poll(() => heard.states, { timeout: 10_000 }).toEqual(['down', 'up']);
  expect(await store.keyValues.get('a')).toBeUndefined();
  expect(heard.lines).toEqual(ONE_OUTAGE);
  await store.close();
});

test('a query that is wrong is no outage', async () => {
  const heard = told();
  const store = await openStore({ dataDir: mkdtempSync(join(folder, 'bug-')), ...heard });
  await expect(store.keyValues.set('key', {} as string)).rejects.toBeInstanceOf(TypeError);
  expect(heard.states).toEqual([]);
  await store.close();
});

test('a process that stood still for longer than a database may take is no outage', async () => {
  const heard = told();
  const store = await openStore({ dataDir: mkdtempSync(join(folder, 'still-')), ...heard });
  const checked = store.check();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2200);
  await checked;
  expect(heard.states).toEqual([]);
  await store.close();
});

describe('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  test('that goes away and comes back is one outage, over without a restart', async () => {
    const heard = told();
    const store = await openStore({ databaseUrl: await server.newDatabase(), dataDir: folder, ...heard });
    await store.keyValues.set('a', 'b');
    await server.down();
    await expect(store.keyValues.get('a')).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailableError);
    await server.up();
    await expect.poll(() => heard.states).toEqual(['down', 'up']);
    expect(await store.keyValues.get('a')).toBe('b');
    expect(heard.lines).toEqual(ONE_OUTAGE);
    await store.close();
  });

  test('that is away is waited for by a start, and over without another', async () => {
    const databaseUrl = await server.newDatabase();
    await server.down();
    const heard = told();
    const store = await openStore({ databaseUrl, dataDir: folder, ...heard });
    await expect(store.keyValues.get('a')).rejects.toBeInstanceOf(StoreUnavailableError);
    await server.up();
    await expect.poll(() => heard.states, { timeout: 5000 }).toEqual(['down', 'up']);
    expect(await store.keyValues.get('a')).toBeUndefined();
    expect(heard.lines).toEqual(ONE_OUTAGE);
    await store.close();
  });

  test.each([
    [
      'a database',
      (url: string) => `${url}-missing`,
      /-missing can't be used \(database .* does not exist\)/,
    ],
    [
      'a user',
      (url: string) => url.replace('tileknight@', 'stranger:secret@'),
      /role "stranger" does not exist/,
    ],
  ])('refuses %s that does not exist, also after an outage', async (_, wrong, sentence) => {
    const databaseUrl = wrong(await server.newDatabase());
    const refused = { name: 'StoreError', message: expect.stringMatching(sentence) };
    await expect(openStore({ databaseUrl, dataDir: folder })).rejects.toMatchObject(refused);
    await server.down();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const store = await openStore({ databaseUrl, dataDir: folder, onRefused: resolve });
    await server.up();
    const error = await promise;
    expect(error).toMatchObject(refused);
    expect(String(error)).not.toContain('secret');
    await store.close();
  });
});
