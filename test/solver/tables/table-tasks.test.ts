import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tableTasks } from '../../../src/solver/tables/table-tasks.ts';

const KEY = 'a-table';
const BYTES = Uint8Array.from({ length: 64 }, (_, at) => at);
const { readTable, writeTable } = tableTasks({ databaseBytes: () => [40, 24], buildPart: () => {} });
const context = {
  now: () => 0,
  shouldStop: () => false,
  onProgress: () => {},
  reportProgressNow: () => {},
  table: (key: string) => (key === KEY ? BYTES : undefined),
};

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tileknight-tables-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('a table that was written is read again', async () => {
  expect(await writeTable.run({ key: KEY, dir }, context)).toEqual({ ok: true, value: {} });
  const read = await readTable.run({ key: KEY, dir }, context);
  expect(read).toMatchObject({ ok: true, value: { missingBytes: [] } });
  expect(read.ok && [...read.value.table]).toEqual([...BYTES]);
});

test('a table that could not be written says why', async () => {
  writeFileSync(join(dir, 'file'), 'no folder');
  const written = await writeTable.run({ key: KEY, dir: join(dir, 'file') }, context);
  expect(written).toMatchObject({ ok: true, value: { unsaved: expect.stringMatching(/ENOTDIR|EEXIST/) } });
});

test('a table without a file has room for all of its databases', async () => {
  const read = await readTable.run({ key: KEY, dir }, context);
  expect(read).toMatchObject({ ok: true, value: { missingBytes: [40, 24], damage: undefined } });
  expect(read.ok && read.value.table.length).toBe(64);
});
