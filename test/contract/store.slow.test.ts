import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/database/postgres.ts';
import { openStore } from '../../src/store/open.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';
import { agendaContract } from './agenda.ts';
import { clockADayAhead } from './clock.ts';
import { leaseContract } from './leases.ts';
import { liveMessageContract } from './live-messages.ts';
import { peopleContract } from './people.ts';
import { pictureContract } from './pictures.ts';
import { postContract } from './posts.ts';
import { roundContract } from './rounds.ts';
import { settingsContract } from './settings.ts';
import { storeContract } from './store.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-store-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const server: PostgresServer | string = await startPostgres().catch(
  (error: Error) => `no PostgreSQL server starts on this machine: ${error.message.split('\n')[0]}`,
);

/** What takes longest. `sqlite.test.ts` has the rest. */
describe('SQLite', () => {
  const open = () => openStore({ dataDir });
  describe('pictures', () => pictureContract(open));
  const run = async (statement: string) => {
    const database = new DatabaseSync(join(dataDir, 'tileknight.sqlite'));
    database.exec(statement);
    database.close();
  };
  // Rows deleted from the tables are gone from the files, too.
  const everything = async () =>
    readdirSync(dataDir)
      .map((name) => readFileSync(join(dataDir, name), 'latin1'))
      .join('\n');
  describe('people', () => peopleContract(open, everything, run));
  describe('the agenda', () => agendaContract(open, run, false));
});

if (typeof server === 'string') {
  console.warn(`PostgreSQL: skipped, ${server}`);
  it.skip(`PostgreSQL: ${server}`, () => undefined);
} else {
  const databaseUrl = await server.newDatabase();
  afterAll(() => server.stop());
  describe('PostgreSQL', () => {
    const open = () => openStore({ dataDir, databaseUrl });
    it('has the clock of the server, and names the difference of the machine’s', async () => {
      expect(await clockADayAhead(open)).toEqual({
        problem: expect.stringMatching(/clock is 86(399|400|401) seconds ahead of the database's/),
        fromTrue: 0,
        fromMachine: -24,
      });
    });
    storeContract(open);
    roundContract(open);
    describe('pictures', () => pictureContract(open));
    const query = async (statement: string) => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query(statement);
      await client.end();
      return rows;
    };
    const run = async (statement: string) => void (await query(statement));
    const everything = async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows: tables } = await client.query(
        "select tablename from pg_tables where schemaname = 'public' order by tablename",
      );
      const contents = [];
      for (const { tablename } of tables)
        contents.push((await client.query(`select * from ${tablename}`)).rows);
      await client.end();
      return JSON.stringify(contents);
    };
    describe('people', () => peopleContract(open, everything, run));
    describe('leases', () => leaseContract(open, run));
    describe('a live message', () => liveMessageContract(open, query));
    describe('settings', () => settingsContract(open, run));
    describe('a post', () => postContract(open, run));
    describe('the agenda', () => agendaContract(open, run, true));

    it('keeps working when an idle connection breaks', async () => {
      const url = await server.newDatabase();
      const store = await openStore({ dataDir, databaseUrl: url });
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await client.end();
      await expect.poll(() => store.check().then(() => 'well', String)).toBe('well');
      await store.keyValues.set('still', 'there');
      expect(await store.keyValues.get('still')).toBe('there');
      await store.close();
    });

    it('keeps working when a connection breaks between two statements of a transaction', async () => {
      const url = await server.newDatabase();
      const db = openPostgres(url);
      const broken = db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        await client.end();
        await sleep(100);
        await sql`select 1`.execute(transaction);
      });
      await expect(broken).rejects.toThrow();
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
      await db.destroy();
    });

    it('is set up once by several processes that start together', async () => {
      const fresh = await server.newDatabase();
      const stores = await Promise.all([1, 2, 3].map(() => openStore({ dataDir, databaseUrl: fresh })));
      const stands = await Promise.all(stores.map((store, at) => store.keyValues.setOnce('who', `${at}`)));
      expect(new Set(stands).size).toBe(1);
      await Promise.all(stores.map((store) => store.close()));
    });
  });
}
