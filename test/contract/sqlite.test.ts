import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { clockADayAhead } from './clock.ts';
import { leaseContract } from './leases.ts';
import { liveMessageContract } from './live-messages.ts';
import { postContract } from './posts.ts';
import { roundContract } from './rounds.ts';
import { settingsContract } from './settings.ts';
import { storeContract } from './store.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-store-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** `store.slow.test.ts` has what takes longer, and PostgreSQL. */
describe('SQLite', () => {
  const open = () => openStore({ dataDir });
  it('has the clock of the machine', async () => {
    expect(await clockADayAhead(open)).toEqual({ problem: undefined, fromTrue: 24, fromMachine: 0 });
  });
  storeContract(open);
  roundContract(open);
  const query = async (statement: string) => {
    const database = new DatabaseSync(join(dataDir, 'tileknight.sqlite'));
    const rows = database.prepare(statement).all();
    database.close();
    return rows.map((row) => ({ ...row }));
  };
  const run = async (statement: string) => void (await query(statement));
  describe('leases', () => leaseContract(open, run));
  describe('a live message', () => liveMessageContract(open, query));
  describe('settings', () => settingsContract(open, run));
  describe('a post', () => postContract(open, run));
});
