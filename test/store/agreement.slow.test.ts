import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/database/postgres.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';

const SECRET = 'a secret of the tests';
type Daily = NonNullable<StoreOptions['daily']>;
const OURS: Daily = { secret: SECRET, timeZone: 'UTC' };
const OTHER_SECRET: Daily = { secret: 'another secret of the tests', timeZone: 'UTC' };
const OTHER_ZONE: Daily = { secret: SECRET, timeZone: 'Europe/Kyiv' };

const folder = mkdtempSync(join(tmpdir(), 'tileknight-agreement-'));
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ENGINES: Record<string, () => Promise<Pick<StoreOptions, 'dataDir' | 'databaseUrl'>>> = {
  SQLite: async () => ({ dataDir: mkdtempSync(join(folder, 'data-')) }),
  PostgreSQL: async () => ({ dataDir: folder, databaseUrl: await server.newDatabase() }),
};

describe.each(Object.entries(ENGINES))('on one database of %s', (_, newDatabase) => {
  /** A database of its own, on which processes open stores; `run` executes a statement of SQL. */
  async function world() {
    const place = await newDatabase();
    const logged: string[] = [];
    const log = { warn: (_: object, message: string) => void logged.push(message) };
    return {
      logged,
      open: (daily: Daily, options: Partial<StoreOptions> = {}) =>
        openStore({ ...place, daily, log, ...options }),
      async run(statement: string) {
        const { databaseUrl, dataDir } = place;
        const db = databaseUrl ? openPostgres(databaseUrl) : openSqlite(join(dataDir, 'tileknight.sqlite'));
        const { rows } = await sql.raw(statement).execute(db);
        await db.destroy();
        return JSON.stringify(rows);
      },
    };
  }
  const refusalOf = (opening: ReturnType<typeof openStore>) =>
    opening.then(
      () => 'it opened',
      (error: Error) => `${error.name}: ${error.message}`,
    );

  test.concurrent('processes with the same settings serve together, and others are refused in a sentence', {
    timeout: 60_000,
  }, async () => {
    const { open, run, logged } = await world();
    const stores = await Promise.all([open(OURS), open(OURS)]);
    const refusals = await Promise.all([OTHER_SECRET, OTHER_ZONE].map((daily) => refusalOf(open(daily))));
    expect(refusals).toEqual([
      expect.stringMatching(/^StoreError: Other processes .* run with another DAILY_SECRET: set the same/),
      expect.stringMatching(/run with DAILY_TIME_ZONE=UTC, not Europe\/Kyiv: set the same/),
    ]);
    expect(logged).toEqual(Array(2).fill('waiting until processes with other settings end'));
    expect(refusals.join() + (await run('select * from key_values'))).not.toContain(SECRET);
    stores.push(await open(OURS));
    await Promise.all(stores.map((store) => store.close()));
  });

  test.concurrent('a process with its own secret and one with the secret of the database differ', {
    timeout: 60_000,
  }, async () => {
    const { open } = await world();
    const store = await open({ timeZone: 'UTC' });
    expect(await refusalOf(open(OURS))).toMatch(/another DAILY_SECRET/);
    const secret = await store.keyValues.get('daily-secret');
    const same = await open({ secret, timeZone: 'UTC' });
    await Promise.all([store.close(), same.close()]);
  });

  /** What a process with our settings leaves that was killed a moment ago. */
  async function leftByKilled({ open, run }: Awaited<ReturnType<typeof world>>, owner: string) {
    await (await open(OURS)).close();
    const heldUntil = Date.now() + 3000;
    await run(`insert into leases values ('serving:${owner}', '${owner}', ${heldUntil})`);
  }

  test.concurrent('other settings begin immediately when all processes have stopped or were killed', async () => {
    const { open, run, logged } = await world();
    const first = await open(OTHER_SECRET);
    const owner = /"owner":"([^"]+)"/.exec(await run(`select owner from leases`))?.[1] ?? '';
    await first.close();
    await (await open(OTHER_ZONE)).close();
    // No process has the highest number.
    await leftByKilled({ open, run, logged }, owner.replace(`/${process.pid}/`, '/4194304/'));
    await (await open(OTHER_SECRET)).close();
    expect(logged).toEqual([]);
  });

  test.concurrent('a process with other settings waits for the lease of one that was killed elsewhere', async () => {
    const all = await world();
    await leftByKilled(all, 'elsewhere/4194304/x');
    await (await all.open(OTHER_SECRET)).close();
    expect(all.logged).toEqual(['waiting until processes with other settings end']);
  });

  test.concurrent('a process that stood still while others began with other settings is refused', async () => {
    const { open, run } = await world();
    const refusal = Promise.withResolvers<Error>();
    const frozen = await open(OURS, { onRefused: refusal.resolve });
    await run('update leases set held_until = 1');
    const next = await open(OTHER_SECRET);
    expect((await refusal.promise).message).toMatch(/another DAILY_SECRET/);
    await Promise.all([frozen.close(), next.close()]);
  });

  test.concurrent('of two processes with different settings that start together one serves', {
    timeout: 60_000,
  }, async () => {
    const { open } = await world();
    const results = await Promise.allSettled([open(OURS), open(OTHER_ZONE)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const result of results) if (result.status === 'fulfilled') await result.value.close();
  });
});
