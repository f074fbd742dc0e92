import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { StoreUnavailableError } from '../../src/store/contract/faults.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { openStore } from '../../src/store/open.ts';
import { appendMoves, PUZZLE } from '../support/store/append-moves.ts';

const folder = mkdtempSync(join(tmpdir(), 'tileknight-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const script = (name: string) => join(import.meta.dirname, '../support/store', name);

let dataDir: string;
let states: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'data-'));
  states = [];
});
const open = () => openStore({ dataDir, onState: (state) => states.push(state) });

/** A game of each person, for presses that don't meet. */
const gamesOf = (store: Store, people: readonly string[]) =>
  Promise.all(people.map((person) => store.games.play({ person, personName: person, ...PUZZLE, now: 1 })));
const press = (store: Store, id: string) =>
  appendMoves(store, { id, revision: 0, moves: 'L', isSolved: false, now: 2 });

describe('while another process holds SQLite’s file', () => {
  async function held() {
    const holder = spawn(process.execPath, [script('hold-lock.ts'), join(dataDir, 'tileknight.sqlite')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    return async () => {
      const ended = once(holder, 'exit');
      holder.stdin.end('\n');
      await ended;
    };
  }

  test('the program goes on, and a press is kept as soon as the file is free', async () => {
    const store = await open();
    const [game] = await gamesOf(store, ['ann']);
    const letGo = await held();
    const pressed = press(store, game?.id ?? '');
    const first = await Promise.race([pressed.then(() => 'the press'), sleep(100, 'all else')]);
    expect(first).toBe('all else');
    await letGo();
    expect(await pressed).toMatchObject({ revision: 1 });
    expect(states).toEqual([]);
    await store.close();
  });

  test('all who wait longer than the busy timeout are told together, and the outage ends when the file is free', async () => {
    const store = await open();
    const games = await gamesOf(store, ['ann', 'bob', 'cid']);
    const letGo = await held();
    const asked = [
      ...games.map(({ id }) => press(store, id)),
      store.games.daily({
        person: 'ann',
        personName: 'Ann',
        place: 'here',
        day: '2026-11-21',
        ...PUZZLE,
        now: 3,
      }),
      store.keyValues.set('a', 'b'),
    ];
    const read = store.keyValues.get('a');
    const told: unknown[] = [];
    const ends = asked.map((answer) =>
      answer.then(String, (error: unknown) => error).then((end) => told.push(end)),
    );
    await Promise.race(ends);
    // One wait is over for all: a further one would take seconds and turns of the event loop.
    for (let turn = 0; turn < 10; turn++) await sleep(0);
    expect(told).toHaveLength(asked.length);
    for (const error of told) expect(error).toBeInstanceOf(StoreUnavailableError);
    // Reading needs no lock.
    expect(await read).toBeUndefined();
    await letGo();
    await expect.poll(() => states).toEqual(['down', 'up']);
    for (const { id } of games) expect(await press(store, id)).toMatchObject({ revision: 1 });
    await store.close();
  });
});

test('a database file that is removed or replaced takes no writes until it is back', async () => {
  const store = await open();
  const file = join(dataDir, 'tileknight.sqlite');
  renameSync(file, join(dataDir, 'away'));
  await expect(store.keyValues.set('a', 'b')).rejects.toBeInstanceOf(StoreUnavailableError);
  writeFileSync(file, '');
  await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailableError);
  renameSync(join(dataDir, 'away'), file);
  await expect.poll(() => states).toEqual(['down', 'up']);
  await store.keyValues.set('a', 'b');
  await store.close();
});

test('queries without a pause between them leave the event loop to other work', async () => {
  const store = await open();
  let isOver = false;
  setTimeout(() => {
    isOver = true;
  }, 20);
  while (!isOver) await store.keyValues.get('a');
  await store.close();
});

describe('statements at the same time', () => {
  test('fail alone where they are wrong, and the others are kept', async () => {
    const store = await open();
    await store.close();
    const db = openSqlite(join(dataDir, 'tileknight.sqlite'));
    const insert = (key: string) => db.insertInto('key_values').values({ key, value: key }).execute();
    const [first, twice, third] = await Promise.allSettled([insert('a'), insert('a'), insert('b')]);
    expect([first?.status, twice?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await db.selectFrom('key_values').select('key').orderBy('key').execute()).toEqual([
      { key: 'a' },
      { key: 'b' },
    ]);
    await db.destroy();
  });

  test('never come into a transaction that is under way, and keep their order', async () => {
    const store = await open();
    await store.close();
    const db = openSqlite(join(dataDir, 'tileknight.sqlite'));
    const write = (key: string) => db.insertInto('key_values').values({ key, value: '' }).execute();
    const rolledBack = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('key_values').values({ key: 'inside', value: '' }).execute();
      await sleep(20);
      throw new Error('back');
    });
    const outside = write('outside');
    await expect(rolledBack).rejects.toThrow('back');
    await outside;
    expect(await db.selectFrom('key_values').select('key').execute()).toEqual([{ key: 'outside' }]);
    await db.destroy();
  });
});

test('pages that were split keep nothing of a forgotten person after the next sweep', async () => {
  const store = await open();
  const db = openSqlite(join(dataDir, 'tileknight.sqlite'));
  const person = (n: number) => `telegram:7001${String(n).padStart(5, '0')}`;
  let random = 1;
  // The minimal standard generator (Park and Miller): the pages are split in the same way each time.
  const below = (count: number) => {
    random = (random * 48_271) % 2_147_483_647;
    return random % count;
  };
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < 8000; at++)
      await transaction
        .insertInto('solutions')
        .values({
          id: `id ${below(1e9)} ${at}`,
          person: person(below(120)),
          kept_at: below(1e6),
          start: '',
          goal: '',
          moves: 'L'.repeat(below(300)),
          length: null,
          optimal: null,
          lower_bound: null,
          metric: null,
          heuristic: null,
          method: null,
          ended: null,
          expanded: null,
          memory_bytes: null,
          milliseconds: null,
        })
        .execute();
  });
  await db.destroy();
  for (let n = 0; n < 60; n++) await store.forget(person(n));
  await store.sweep(0);
  const bytes = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'));
  const left = Array.from({ length: 120 }, (_, n) => bytes.some((file) => file.includes(person(n))));
  expect(left).toEqual(left.map((_, n) => n >= 60));
  await store.close();
});
