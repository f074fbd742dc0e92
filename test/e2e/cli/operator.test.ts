import { chownSync, copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { puzzleOf } from '../../../src/commands/games/sliding-rules.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { callTerminal, endOf, runTerminal, startTerminal } from '../../support/program/terminal.ts';
import { appendMoves, PUZZLE } from '../../support/store/append-moves.ts';
import { type PostgresServer, startPostgres } from '../../support/store/postgres.ts';

const root = mkdtempSync(join(tmpdir(), 'tileknight-operator-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'data-'));
  file = join(folder, 'tileknight.sqlite');
});

/** In a process of its own, while another has the database open; then in this one. */
const started = (args: string) => runTerminal(args, { folder });
const tileknight = (args: string | readonly string[], env = {}) => callTerminal(args, { folder, env });
const copy = () => join(folder, 'copy.sqlite');
const daily = (store: Store, person: string) =>
  store.games.daily({ person, personName: 'Zoë ♞', place: 'here', day: '2026-11-21', ...PUZZLE, now: 1 });
const press = (store: Store, id: string, revision: number) =>
  appendMoves(store, { id, revision, moves: 'L', isSolved: false, now: 1_000 + revision });

/** Opens the store of a folder for a question or two. */
async function inStore<T>(dataDir: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
/** A folder's database with one value that tells it from others. */
const marked = (mark: string, dataDir = folder) =>
  inStore(dataDir, (store) => store.keyValues.set('mark', mark));
const markOf = (dataDir = folder) => inStore(dataDir, (store) => store.keyValues.get('mark'));
const refused = (said: RegExp) => ({ code: 2, out: '', err: expect.stringMatching(said) });

describe('tileknight backup', () => {
  test('copies all accepted data of a running bot, which keeps running', async () => {
    const store = await openStore({ dataDir: folder });
    const { id } = await daily(store, 'ann');
    let revision = 0;
    let over = false;
    const presses = (async () => {
      while (!over) revision = (await press(store, id, revision))?.revision ?? -1;
    })();
    await expect.poll(() => revision).toBeGreaterThan(20);
    const accepted = revision;
    const ended = await started('backup copy.sqlite');
    over = true;
    await presses;
    expect(ended).toEqual({ code: 0, out: 'A copy of the database is in copy.sqlite.\n', err: '' });
    expect(await press(store, id, revision)).toMatchObject({ revision: revision + 1 });
    await store.close();

    const other = mkdtempSync(join(root, 'other-'));
    copyFileSync(join(folder, 'copy.sqlite'), join(other, 'tileknight.sqlite'));
    const game = await inStore(other, (copy) => copy.games.byId(id));
    expect(game?.revision).toBeGreaterThanOrEqual(accepted);
    expect(game?.personName).toBe('Zoë ♞');
    expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
  });
});

describe('tileknight restore', () => {
  test('puts a backup in place, and keeps the replaced data', async () => {
    await marked('old');
    expect(await tileknight(['backup', copy()])).toMatchObject({ code: 0 });
    await marked('new');
    const { code, out } = await tileknight(['restore', copy()]);
    expect(code).toBe(0);
    expect(await markOf()).toBe('old');
    const kept = /kept as (.*tileknight\.sqlite\.replaced-\d{8}T\d{6}Z)\./.exec(out)?.[1] ?? '';
    const other = mkdtempSync(join(root, 'other-'));
    copyFileSync(kept, join(other, 'tileknight.sqlite'));
    expect(await markOf(other)).toBe('new');
  });

  test.runIf(process.getuid?.() === 0)(
    'leaves every file writable by the bot when root runs it',
    async () => {
      await marked('a');
      const NOBODY = 65_534;
      for (const path of [folder, file]) chownSync(path, NOBODY, NOBODY);
      const owners = () => new Set(readdirSync(folder).map((name) => statSync(join(folder, name)).uid));
      const elsewhere = join(root, 'copy.sqlite');
      expect(await tileknight(['backup', elsewhere])).toMatchObject({ code: 0 });
      expect(owners()).toEqual(new Set([NOBODY]));
      expect(await tileknight(['restore', elsewhere])).toMatchObject({ code: 0 });
      expect(owners()).toEqual(new Set([NOBODY]));
    },
  );

  test('changes nothing while a bot uses the database', async () => {
    await marked('a');
    await tileknight(['backup', copy()]);
    const store = await openStore({ dataDir: folder });
    expect(await started('restore copy.sqlite')).toEqual(refused(/is in use\. Stop the bot/));
    await store.keyValues.set('mark', 'b');
    await store.close();
    expect(await markOf()).toBe('b');
  });

  test('leaves the old or the new data complete when it is killed at any instant', async () => {
    await marked('old');
    await tileknight(['backup', copy()]);
    const seen = new Set<string | undefined>();
    for (const after of [250, 350, 400, 450, 500, 550, 600]) {
      await marked('new');
      const program = startTerminal('restore copy.sqlite', { folder });
      const ended = endOf(program);
      await sleep(after);
      program.kill('SIGKILL');
      await ended;
      seen.add(await markOf());
    }
    for (const mark of seen) expect(['old', 'new']).toContain(mark);
    expect(await tileknight(['restore', copy()])).toMatchObject({ code: 0 });
    expect(await markOf()).toBe('old');
  });
});

describe('tileknight migrate-data', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  /**
   * More games than go over in one statement, one of them played to its end, and a row in each other table.
   */
  const filled = () =>
    inStore(folder, async (store) => {
      const games = await Promise.all(Array.from({ length: 1203 }, (_, at) => daily(store, `person ${at}`)));
      const { id = '' } = games[7] ?? {};
      await press(store, id, 0);
      const last = { revision: 1, moves: 'L', isSolved: true, requestKey: 'telegram:7' };
      await appendMoves(store, { id, ...last, now: 1_700_000_000_123 });
      await store.keyValues.set('daily-secret', 'é\n"\'\\ 😀');
      const verdict = {
        length: 2,
        optimal: true,
        lowerBound: 2,
        metric: 'stm',
        heuristic: 'manhattan',
      } as const;
      const effort = {
        method: 'ida',
        ended: true,
        expanded: 12_345_678_901,
        memoryBytes: 5,
        milliseconds: 0.1,
      };
      const solution = await store.solutions.keep({
        person: 'telegram:1',
        ...puzzleOf(PUZZLE),
        moves: 'LL',
        verdict: { ...verdict, effort },
        now: 5,
      });
      return { id, solution };
    });
  async function rows(url: string): Promise<number> {
    const client = new pg.Client(url);
    await client.connect();
    const { rows: found } = await client.query('select count(*)::int as count from games');
    await client.end();
    return found[0].count;
  }

  test('copies, compares and counts all rows, and leaves them in SQLite', async () => {
    const { id, solution } = await filled();
    const DATABASE_URL = await server.newDatabase();
    const { code, out, err } = await tileknight('migrate-data', { DATABASE_URL });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(
      /compared row by row:\n {2}games +1203\n {2}seen +1203\n(?: {2}\w+ +0\n)* {2}solutions +1\n/,
    );
    const [before, after] = [
      await openStore({ dataDir: folder }),
      await openStore({ databaseUrl: DATABASE_URL, dataDir: folder }),
    ];
    expect(await after.games.byId(id)).toEqual({
      ...(await before.games.byId(id)),
      finishedAt: 1_700_000_000_123,
      changedBy: 'telegram:7',
    });
    expect(await after.solutions.byId(solution)).toEqual(await before.solutions.byId(solution));
    const of = { day: '2026-11-21', place: 'here', limit: 10, person: '' };
    expect((await after.leaderboard.of(of)).rows).toHaveLength(1);
    expect(await after.keyValues.get('daily-secret')).toBe('é\n"\'\\ 😀');
    await before.close();
    await after.close();
    expect(await tileknight('migrate-data', { DATABASE_URL })).toEqual(
      refused(/isn't empty: there are rows in games/),
    );
    expect(readdirSync(folder).sort()).toEqual(['tileknight.sqlite']);
  });

  test('leaves the new database empty when it is killed, and can be run again', async () => {
    await filled();
    const DATABASE_URL = await server.newDatabase();
    await (await openStore({ databaseUrl: DATABASE_URL, dataDir: folder })).close();
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    await client.query(`create function slowly() returns trigger language plpgsql as
      $$ begin perform pg_sleep(1); return null; end $$`);
    await client.query('create trigger slowly after insert on seen execute function slowly()');
    const program = startTerminal('migrate-data', { folder, env: { DATABASE_URL } });
    const ended = endOf(program);
    const waits = "select 1 from pg_stat_activity where wait_event = 'PgSleep'";
    await expect.poll(async () => (await client.query(waits)).rows.length).toBe(1);
    program.kill('SIGKILL');
    await ended;
    await client.query('drop trigger slowly on seen');
    await client.end();
    expect(await rows(DATABASE_URL)).toBe(0);
    expect(await tileknight('migrate-data', { DATABASE_URL })).toMatchObject({ code: 0 });
  });
});

test('an operator’s command exits with 2 and a sentence for bad lines, and for a task of PostgreSQL’s own tools', async () => {
  const DATABASE_URL = 'postgres://a:secret@b/c';
  const lines: [string, RegExp, object?][] = [
    ['backup', /one file, for example: tileknight backup /],
    ['restore --all', /one file, for example: tileknight restore /],
    ['migrate-data there', /nothing after its name/],
    ['migrate-data', /DATABASE_URL/],
    ['backup copy.sqlite', /pg_dump/, { DATABASE_URL }],
    ['restore copy.sqlite', /pg_restore/, { DATABASE_URL }],
  ];
  const ended = await Promise.all(lines.map(([line, , env]) => tileknight(line, env)));
  expect(ended).toEqual(lines.map(([, said]) => refused(said)));
});

test('the help lists the operators’ commands', async () => {
  const { out } = await tileknight('help');
  for (const name of ['backup FILE', 'restore FILE', 'migrate-data'])
    expect(out).toContain(`tileknight ${name}`);
  expect((await tileknight('backup --help')).out).toMatch(/^tileknight backup FILE/);
  expect((await tileknight('help restore')).out).toMatch(/^tileknight restore FILE/);
});
