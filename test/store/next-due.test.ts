import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryMsUntilDue } from '../../src/store/agenda.ts';
import type { DueKind, DueWork } from '../../src/store/contract/agenda.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { openStore } from '../../src/store/open.ts';

const MINUTE_MS = 60_000;
let dataDir: string;
let file: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tileknight-due-'));
  file = join(dataDir, 'tileknight.sqlite');
  const store = await openStore({ dataDir });
  await store.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The milliseconds until rows become due, by the clock of the machine. */
async function msUntilDue(kind: DueKind, rows: readonly string[], nowMs: number): Promise<number | null> {
  const database = new DatabaseSync(file);
  for (const table of ['rounds', 'settings', 'live_messages']) database.exec(`delete from ${table}`);
  for (const row of rows) database.exec(row);
  database.close();
  const work: DueWork = { kind, adapters: () => ['test'], now: () => nowMs, run: async () => 0 };
  const owner = { name: 'this one', hasEnded: () => false, end() {} };
  const db = openSqlite(file);
  const [milliseconds = null] = await queryMsUntilDue(db, owner, { adjust() {} }, [work]);
  await db.destroy();
  return milliseconds;
}

const round = (id: string, dueAt: number | null) =>
  `insert into rounds (id, kind, place, address, host, host_name, size, start, goal, seconds, state, opened_at,
    touched_at, starts_at, due_at) values ('${id}', 'race', 'p', 'test:1', 'h', 'H', '2x3', '', '', 60, 'open', 0, 0, 0, ${dueAt})`;
const post = (owner: string, dueAt: number | null, address = 'test:1') =>
  `insert into settings (owner, daily_at, zone, address, post_due_at)
    values ('${owner}', 600, 'UTC', '${address}', ${dueAt})`;
const liveMessage = (subject: string, dueAt: number | null, address = 'test:1') =>
  `insert into live_messages (subject, address, place, locale, due_at, changed, tries, owner, held_until)
    values ('${subject}', '${address}', 'p', 'en', ${dueAt}, 1, 0, '', 0)`;

test.each<[DueKind, (name: string, dueAt: number | null) => string]>([
  ['rounds', round],
  ['posts', post],
  ['liveMessages', liveMessage],
])('the next time of %s is that of the earliest row', async (kind, rowOf) => {
  const nowMs = Date.now();
  const rows = [rowOf('a', nowMs + 5 * MINUTE_MS), rowOf('b', nowMs + 2 * MINUTE_MS), rowOf('c', null)];
  const milliseconds = (await msUntilDue(kind, rows, nowMs)) ?? 0;
  // The time of live messages is that of the database, which has gone on meanwhile.
  expect(milliseconds).toBeLessThanOrEqual(2 * MINUTE_MS);
  expect(milliseconds).toBeGreaterThan(MINUTE_MS);
  expect(await msUntilDue(kind, [rowOf('c', null)], nowMs)).toBeNull();
});

test.each<[DueKind, (name: string, dueAt: number | null, address?: string) => string]>([
  ['posts', post],
  ['liveMessages', liveMessage],
])('%s of other adapters are not due here', async (kind, rowOf) => {
  const nowMs = Date.now();
  expect(await msUntilDue(kind, [rowOf('a', nowMs, 'other:1')], nowMs)).toBeNull();
});
