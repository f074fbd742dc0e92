import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataFolder } from '../support/program/data-folder.ts';
import { type NotStarted, startProgram } from '../support/program/program.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';

const SECRET = 'a secret of the tests';

let folder: string;
let postgres: PostgresServer;
beforeAll(async () => {
  [folder, postgres] = [dataFolder('agreement'), await startPostgres()];
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const refusalOf = (env: Record<string, string>, dataDir = folder): Promise<NotStarted> =>
  startProgram(dataDir, env).then(
    () => Promise.reject(new Error('it started')),
    (error) => error,
  );

test('a program with another secret doesn’t start next to one on the same database, and starts after it', {
  timeout: 90_000,
}, async () => {
  const DATABASE_URL = await postgres.newDatabase();
  const env = { DATABASE_URL, DAILY_SECRET: SECRET };
  const program = await startProgram(folder, env);
  const other = { ...env, DAILY_SECRET: 'another secret of the tests' };
  const { code, output } = await refusalOf(other);
  expect(code).toBe(1);
  expect(output).toMatch(/^Other processes on this database run with another DAILY_SECRET: .*\n$/m);
  expect(output).not.toContain('secret of the tests');
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  expect(await program.stop()).toBe(0);
  const next = await startProgram(folder, other);
  expect(next.output).not.toMatch(/waiting/);
  await next.kill();
});

test('a host on SQLite changes its zone by a restart, also after a kill, without a wait', async () => {
  for (const DAILY_TIME_ZONE of ['UTC', 'Europe/Kyiv', 'Asia/Kolkata']) {
    const program = await startProgram(folder, { DAILY_TIME_ZONE });
    expect(program.output).not.toMatch(/waiting/);
    await (DAILY_TIME_ZONE === 'UTC' ? program.stop() : program.kill());
  }
});

describe('with SQLite, a program whose zone differs from that of a process elsewhere', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const served of folders) rmSync(served, { recursive: true, force: true });
  });

  /** A folder in which a process of another machine serves, whose lease lasts for this time. */
  async function folderServedElsewhere(milliseconds: number): Promise<string> {
    const served = dataFolder('agreement-elsewhere');
    folders.push(served);
    await (await startProgram(served)).stop();
    const database = new DatabaseSync(join(served, 'tileknight.sqlite'));
    const heldUntil = Date.now() + milliseconds;
    database.exec(`insert into leases values ('serving:elsewhere/1/x', 'elsewhere/1/x', ${heldUntil})`);
    database.close();
    return served;
  }
  const env = { DAILY_TIME_ZONE: 'Europe/Kyiv' };

  test.concurrent('starts when the lease of that process has ended', async () => {
    const program = await startProgram(await folderServedElsewhere(8000), env);
    expect(program.output).toMatch(/waiting until processes with other settings end/);
    expect(await program.stop()).toBe(0);
  });

  test.concurrent('ends in a sentence and code 1 if that process goes on', async () => {
    const { code, output } = await refusalOf(env, await folderServedElsewhere(600_000));
    expect(code).toBe(1);
    expect(output).toMatch(/^Other processes on this database run with DAILY_TIME_ZONE=UTC, not Europe/m);
  });
});

describe('a database that a newer version has migrated while a program runs', () => {
  test('goes on serving that program, and refuses its next start in a sentence that names both versions', {
    timeout: 60_000,
  }, async () => {
    const DATABASE_URL = await postgres.newDatabase();
    const program = await startProgram(folder, { DATABASE_URL });
    const database = new pg.Client(DATABASE_URL);
    await database.connect();
    // What a migration may do while older programs run: see docs/how-to-add.md.
    for (const table of ['games', 'settings', 'live_messages', 'rounds', 'received', 'key_values', 'leases'])
      await database.query(`alter table ${table} add column later_text text,
        add column later_number integer not null default 7`);
    await database.query(`create table later (key text primary key)`);
    await database.query(`create index later_games on games (later_number, person)`);
    await database.query(`insert into kysely_migration values ('9999-later', '2030-01-01')`);

    const cookies = new Map<string, string>();
    const ask = async (text: string) => {
      const answer = await fetch(`${program.url}/api/line`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify({ text }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return answer.text();
    };
    expect(await ask('/play 1 2 3/4 5 6/7 0 8')).toMatch(/board|tile/i);
    expect(await ask('/move 8')).toMatch(/Solved/);
    expect(await ask('/daily')).toMatch(/Daily puzzle/);
    expect(await ask('/settings theme dark')).toMatch(/dark/i);
    expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
    expect(program.output).not.toMatch(/"level"/);
    expect((await database.query('select later_number from games')).rows).not.toEqual([]);
    await database.end();

    const { code, output } = await refusalOf({ DATABASE_URL });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The database has version 9999-later of a newer TileKnight, and this one knows versions up to \d{4}-[\w-]+: start the newer one, or restore/m,
    );
    expect(output).not.toMatch(/corrupted| at .*\.ts:/);
    expect(await program.stop()).toBe(0);
  });
});

test('with PostgreSQL a data folder that can’t be written is named in the log, and the program serves', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const DATABASE_URL = await postgres.newDatabase();
  const program = await startProgram(folder, { DATABASE_URL, DATA_DIR: join(file, 'data') });
  expect(program.output).toMatch(/data folder .* can't be written .*each start builds the solver's tables/);
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  expect(await program.stop()).toBe(0);
});
