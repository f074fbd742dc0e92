import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { appendMoves, PUZZLE } from '../support/store/append-moves.ts';

const folder = mkdtempSync(join(tmpdir(), 'tileknight-rewrite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let dataDir: string;
let states: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'data-'));
  states = [];
});
const open = () => openStore({ dataDir, onState: (state) => states.push(state) });
const file = () => join(dataDir, 'tileknight.sqlite');
const logSize = () => statSync(`${file()}-wal`, { throwIfNoEntry: false })?.size ?? 0;

/** A store with a table of 40 MB, of which the program reads nothing. The log is empty. */
async function largeStore() {
  const store = await open();
  const database = new DatabaseSync(file());
  database.exec(`create table filling as with recursive n(i) as (select 1 union all select i + 1 from n
    where i < 10000) select i, zeroblob(4000) as bytes from n`);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  return store;
}

/** Calls `look` in each turn of the event loop until `work` ends. */
async function inEachTurnOf(work: Promise<unknown>, look: () => void) {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  for (; !isOver; await turn()) look();
  await end;
}

test('the program goes on while the daily sweep rewrites the file, and a press is kept afterwards', async () => {
  const store = await largeStore();
  const game = await store.games.play({ person: 'ann', personName: 'Ann', ...PUZZLE, now: 1 });
  const press = () => appendMoves(store, { id: game.id, revision: 0, moves: 'L', isSolved: false, now: 2 });
  const sizes = new Set<number>();
  let asked: Promise<unknown> | undefined;
  await inEachTurnOf(store.sweep(0), () => {
    sizes.add(logSize());
    if (logSize() > 1_000_000) asked ??= Promise.all([press(), store.check()]);
  });
  // SQLite writes the new file to the log first. Each of its sizes was seen in another turn.
  expect(sizes.size).toBeGreaterThan(10);
  expect(await asked).toMatchObject([{ revision: 1 }, undefined]);
  expect(states).toEqual([]);
  await store.close();
});

test('a program that ends during a rewrite waits for it, and the file is whole', async () => {
  const store = await largeStore();
  await store.keyValues.set('a', 'b');
  let closed: Promise<void> | undefined;
  await inEachTurnOf(store.sweep(0), () => {
    if (logSize() > 1_000_000) closed ??= store.close();
  });
  expect(closed).toBeDefined();
  await closed;
  expect(readdirSync(dataDir)).toEqual(['tileknight.sqlite']);
  const database = new DatabaseSync(file());
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare("select value from key_values where key = 'a'").all()).toEqual([{ value: 'b' }]);
  database.close();
});

test('a rewrite that fails fails the sweep alone, and all other work goes on', async () => {
  const whole = await open();
  await whole.close();
  const database = new DatabaseSync(file());
  database.exec('create table damaged as select 1 as one');
  const root = database.prepare("select rootpage from sqlite_schema where name = 'damaged'").get();
  const size = database.prepare('pragma page_size').get();
  database.close();
  const [pageNumber, pageSize] = [Number(root?.rootpage), Number(size?.page_size)];
  writeFileSync(file(), readFileSync(file()).fill(255, (pageNumber - 1) * pageSize, pageNumber * pageSize));
  const store = await open();
  const swept = store.sweep(0).catch((error: unknown) => error);
  const written = store.keyValues.set('a', 'b');
  expect(await swept).toMatchObject({
    message: "the database's file could not be rewritten",
    cause: { message: 'database disk image is malformed' },
  });
  await written;
  expect(await store.keyValues.get('a')).toBe('b');
  expect(states).toEqual([]);
  await store.close();
});
