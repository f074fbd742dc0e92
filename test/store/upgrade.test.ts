import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator, sql } from 'kysely';
import { expect, test } from 'vitest';
import { first } from '../../src/store/migrations/0001-first.ts';
import { practice } from '../../src/store/migrations/0002-practice.ts';
import { openStore } from '../../src/store/open.ts';
import { openSqlite } from '../../src/store/sqlite/dialect.ts';

/** Rows as the program before wrote them. */
const OLD = `
  insert into solutions values ('solved000000', '2x3 1 2 3 4 0 5', '2x3 1 2 3 4 5 0', 'L',
    '{"length":1,"optimal":true,"lowerBound":1,"metric":"stm","heuristic":"manhattan","effort":{"positions":"2 positions"}}', 1);
  insert into solutions values ('scramble0000', '2x3 1 2 3 4 0 5', '2x3 1 2 3 4 5 0', '', 'scramble', 1);
  insert into facts values ('daily-secret', 'known');
  insert into promises values ('telegram', '1', '{"attempt":1}', 1);
`;

test('a database of an earlier version is brought up to date, its solutions and secrets readable', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-upgrade-'));
  try {
    const before = openSqlite(join(dataDir, 'tileknight.sqlite'));
    const migrations = { '0001-first': first, '0002-practice': practice };
    await new Migrator({ db: before, provider: { getMigrations: async () => migrations } }).migrateToLatest();
    for (const statement of OLD.split(';\n').filter((line) => line.trim() !== ''))
      await sql.raw(statement).execute(before);
    await before.destroy();

    const store = await openStore({ dataDir });
    const puzzle = {
      start: { rows: 2, cols: 3, tiles: [1, 2, 3, 4, 0, 5] },
      goal: { rows: 2, cols: 3, tiles: [1, 2, 3, 4, 5, 0] },
    };
    expect(await store.solutions.byId('solved000000')).toEqual({
      ...puzzle,
      moves: 'L',
      verdict: { length: 1, optimal: true, lowerBound: 1, metric: 'stm', heuristic: 'manhattan' },
    });
    expect(await store.solutions.byId('scramble0000')).toEqual({ ...puzzle, moves: '' });
    expect(await store.keyValues.get('daily-secret')).toBe('known');
    expect(await store.pendingReplies.resume('telegram', 0)).toEqual([]);
    await store.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
