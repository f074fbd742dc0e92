import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Game } from '../../src/store/contract/game.ts';
import type { Round } from '../../src/store/contract/round.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { openStore } from '../../src/store/open.ts';
import { appendMoves, PUZZLE } from '../support/store/append-moves.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/store/database-proxy.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
/** What a call says that failed alone. */
const CALL_FAILED = { name: 'StoreCallError' };

let server: PostgresServer;
let databaseUrl: string;
let admin: pg.Client;
let states: string[];
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

/** A new database, with a connection of its admin. */
async function newDatabase(): Promise<void> {
  databaseUrl = await server.newDatabase();
  admin = await connect();
  states = [];
}
afterEach(() => admin.end());

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return client;
}

/** Opens a process's store, whose states are told. */
async function open(url = databaseUrl): Promise<Store> {
  const store = await openStore({
    databaseUrl: url,
    dataDir: '/nowhere',
    onState: (state) => states.push(state),
  });
  onTestFinished(() => store.close());
  return store;
}

async function openProxy(): Promise<DatabaseProxy> {
  const proxy = await startDatabaseProxy(databaseUrl);
  onTestFinished(() => proxy.stop());
  return proxy;
}

const play = (store: Store, person: string): Promise<Game> =>
  store.games.play({ person, personName: person, ...PUZZLE, now: NOW });
const press = (store: Store, { id, revision }: Game) =>
  appendMoves(store, { id, revision, moves: 'L', isSolved: false, now: NOW + 1 });
const finish = (store: Store, { id, revision }: Game) =>
  appendMoves(store, { id, revision, moves: 'LL', isSolved: true, now: NOW + 1 });

let roundCount = 0;
const openRace = (store: Store, host = `host:${++roundCount}`): Promise<Round> =>
  store.rounds.open({
    kind: 'race',
    place: 'telegram:-5',
    address: 'telegram:-5',
    size: '2x3',
    seconds: 30,
    now: NOW,
    host,
    hostName: 'Host',
    start: PUZZLE.start,
    goal: PUZZLE.goal,
  });
const join = (store: Store, { id }: Round, person: string) =>
  store.rounds.join(id, { person, personName: person, maxPlayers: 30, now: NOW + 1 });

/** Numbers of calls that were served and that failed. */
async function countServed(calls: readonly Promise<unknown>[]) {
  const ends = await Promise.allSettled(calls);
  const servedCount = ends.filter(({ status }) => status === 'fulfilled').length;
  return { servedCount, failedCount: ends.length - servedCount };
}

/** The errors of the calls that failed. */
async function errorsOf(calls: readonly Promise<unknown>[]): Promise<unknown[]> {
  const ends = await Promise.allSettled(calls);
  return ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
}

/** Waits until so many statements wait for a lock. */
const untilBlocked = (count: number) =>
  expect.poll(() => countSessions("wait_event_type = 'Lock'")).toBe(count);

/** The number of the database's sessions that fulfil an SQL condition. */
async function countSessions(condition: string): Promise<number> {
  // Within a transaction the view shows what it showed first.
  await admin.query('select pg_stat_clear_snapshot()');
  const { rows } = await admin.query(
    `select pid from pg_stat_activity where ${condition} and datname = current_database()`,
  );
  return rows.length;
}

/** Presses in other people's games until `end` is settled. Rejects with the first error of a press. */
async function pressUntil(store: Store, end: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = end.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  let pressCount = 0;
  for (let game = await play(store, 'others'); !isOver; pressCount++)
    game = (await press(store, game)) as Game;
  await over;
  return pressCount;
}

describe('one statement that fails', () => {
  test('on a row that an admin has locked fails alone, and all others are served', async () => {
    await newDatabase();
    const store = await open();
    const game = await play(store, 'ann');
    await admin.query('begin');
    await admin.query('select 1 from games where id = $1 for update', [game.id]);
    const pressed = press(store, game);
    const refused = expect(pressed).rejects.toMatchObject(CALL_FAILED);
    expect(await pressUntil(store, pressed)).toBeGreaterThan(20);
    await refused;
    // The blocked statement is over at the server, too: no later call waits behind it.
    expect(await pressUntil(store, sleep(1000))).toBeGreaterThan(20);
    await admin.query('rollback');
    expect(await press(store, game)).toMatchObject({ revision: 1 });
    expect(states).toEqual([]);
  });

  test('because an admin has cancelled it fails alone', async () => {
    await newDatabase();
    const store = await open();
    const game = await play(store, 'ann');
    await admin.query('begin');
    await admin.query('select 1 from games where id = $1 for update', [game.id]);
    const refused = expect(press(store, game)).rejects.toMatchObject(CALL_FAILED);
    await untilBlocked(1);
    await admin.query(
      "select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    await refused;
    await admin.query('rollback');
    expect(await press(store, game)).toMatchObject({ revision: 1 });
    expect(states).toEqual([]);
  });

  test('because the server has ended its connection fails alone', async () => {
    await newDatabase();
    const store = await open();
    const game = await play(store, 'ann');
    await admin.query('begin');
    await admin.query('select 1 from games where id = $1 for update', [game.id]);
    const refused = expect(press(store, game)).rejects.toMatchObject(CALL_FAILED);
    await untilBlocked(1);
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    await refused;
    await admin.query('rollback');
    expect(await press(store, game)).toMatchObject({ revision: 1 });
    expect(states).toEqual([]);
  });

  test('while all connections wait for one row fails alone, and the others wait for their turn', async () => {
    await newDatabase();
    const store = await open();
    const round = await openRace(store);
    const game = await play(store, 'ann');
    await admin.query('begin');
    await admin.query('select 1 from rounds where id = $1 for update', [round.id]);
    const joins = Array.from({ length: 8 }, (_, at) => join(store, round, `player ${at}`));
    const refused = countServed(joins);
    await untilBlocked(8);
    expect(await press(store, game)).toMatchObject({ revision: 1 });
    expect(await refused).toEqual({ servedCount: 0, failedCount: 8 });
    await admin.query('rollback');
    expect(states).toEqual([]);
  });
});

describe('connections', () => {
  test('whose bytes are swallowed leave the pool, and later calls are served by new ones', async () => {
    await newDatabase();
    const proxy = await openProxy();
    const store = await open(proxy.through(databaseUrl));
    const games = await Promise.all(Array.from({ length: 40 }, (_, at) => play(store, `person ${at}`)));
    expect(proxy.connections.length).toBeGreaterThanOrEqual(9);
    for (const connection of proxy.connections) connection.freeze();
    // Usually each of the eight connections of the pool fails one call, and the other calls wait.
    const { servedCount } = await countServed(games.map((game) => press(store, game)));
    expect(servedCount).toBeGreaterThan(0);
    const pressed = await Promise.all(games.map(({ id }) => store.games.byId(id)));
    expect(pressed.filter((game) => game?.revision === 1)).toHaveLength(servedCount);
    expect(states).toEqual([]);
  });

  test('that are cut while they are idle are replaced without a failed call', async () => {
    await newDatabase();
    const proxy = await openProxy();
    const store = await open(proxy.through(databaseUrl));
    const game = await play(store, 'ann');
    for (const connection of proxy.connections) connection.cut();
    await sleep(50);
    expect(await press(store, game)).toMatchObject({ revision: 1 });
    expect(states).toEqual([]);
  });

  test('over a slow network serve calls and tests of the database as usual', async () => {
    await newDatabase();
    const proxy = await openProxy();
    proxy.delayBy(100);
    const store = await open(proxy.through(databaseUrl));
    await store.check();
    const game = await play(store, 'ann');
    expect(await press(store, game)).toMatchObject({ revision: 1 });
    expect(states).toEqual([]);
  });

  test('are at most as many as DATABASE_CONNECTIONS says, and two are enough for all calls', async () => {
    await newDatabase();
    const store = await openStore({ databaseUrl, databaseConnections: 2, dataDir: '/nowhere' });
    onTestFinished(() => store.close());
    const round = await openRace(store);
    const games = await Promise.all(Array.from({ length: 10 }, (_, at) => play(store, `person ${at}`)));
    const calls = [
      ...games.flatMap((game) => [press(store, game), join(store, round, game.person)]),
      store.forget('person 1'),
      store.renamePlace('telegram:-5', 'telegram:-100'),
    ];
    // The connections of the migration and of the first probe may still be ending.
    await expect.poll(() => countSessions("application_name = 'tileknight'")).toBeLessThanOrEqual(2);
    expect(await errorsOf(calls)).toEqual([]);
    expect(await countSessions("application_name = 'tileknight'")).toBeLessThanOrEqual(2);
  });

  test('that are fewer than the store may have serve all calls in turns', async () => {
    await newDatabase();
    await admin.query('drop role if exists few');
    await admin.query('create role few login connection limit 4');
    await admin.query('grant all on schema public to few');
    const store = await open(databaseUrl.replace('tileknight@', 'few@'));
    const games = await Promise.all(Array.from({ length: 40 }, (_, at) => play(store, `person ${at}`)));
    const { failedCount } = await countServed(games.map((game) => press(store, game)));
    expect(failedCount).toBe(0);
    await store.check();
    expect(states).toEqual([]);
    await store.close();
    await admin.query('drop owned by few');
  });
});

describe('a process that stands still', () => {
  test('in the middle of its test of the database stops no other process', async () => {
    await newDatabase();
    const proxy = await openProxy();
    const healthy = await open();
    const frozen = await openStore({ databaseUrl: proxy.through(databaseUrl), dataDir: '/nowhere' });
    proxy.freezeAtNext('commit\0');
    const tested = frozen.check().catch(() => {});
    await expect.poll(() => countSessions("state = 'idle in transaction'")).toBe(1);
    await healthy.check();
    await tested;
    await proxy.stop();
    await frozen.close();
    expect(states).toEqual([]);
  });

  test('with the lock of a round makes the next player wait, and nobody is refused', async () => {
    await newDatabase();
    const proxy = await openProxy();
    const healthy = await open();
    const frozen = await openStore({ databaseUrl: proxy.through(databaseUrl), dataDir: '/nowhere' });
    const round = await openRace(healthy);
    proxy.freezeAtNext('commit\0');
    const lost = expect(join(frozen, round, 'lost')).rejects.toMatchObject(CALL_FAILED);
    await expect.poll(() => countSessions("state = 'idle in transaction'")).toBe(1);
    const others = Array.from({ length: 6 }, (_, at) => join(healthy, round, `player ${at}`));
    expect(await errorsOf(others)).toEqual([]);
    await lost;
    // The lost commit never reached the server, so its player is not in the round.
    expect((await healthy.rounds.entries(round.id)).map(({ person }) => person)).not.toContain('lost');
    await proxy.stop();
    await frozen.close();
    expect(states).toEqual([]);
  });
});

describe('transactions that meet', () => {
  test('succeed on a server whose sessions are repeatable read by default', async () => {
    await newDatabase();
    await admin.query(
      `alter database ${new URL(databaseUrl).pathname.slice(1)} set default_transaction_isolation = 'repeatable read'`,
    );
    const store = await open();
    const round = await openRace(store);
    const joins = Array.from({ length: 20 }, (_, at) => join(store, round, `player ${at}`));
    expect(await errorsOf(joins)).toEqual([]);
    expect(await store.rounds.entries(round.id)).toHaveLength(20);
  });

  test('in a deadlock with an admin are repeated', async () => {
    await newDatabase();
    const store = await open();
    const round = await openRace(store);
    await join(store, round, 'ann');
    await store.rounds.step(round.id, NOW + 2, () => 'start');
    const [entry] = await store.rounds.entries(round.id);
    const game = await store.games.byId(entry?.game ?? '');
    await admin.query('begin');
    await admin.query('select 1 from games where id = $1 for update', [game?.id]);
    const finished = finish(store, game as Game);
    await untilBlocked(1);
    await admin.query('select 1 from rounds where id = $1 for update', [round.id]);
    await admin.query('commit');
    expect(await finished).toMatchObject({ revision: 1, finishedAt: NOW + 1 });
  });

  const deadlockCount = async (): Promise<number> => {
    // The statistics of other connections come with a delay.
    await admin.query('select pg_stat_clear_snapshot()');
    const { rows } = await admin.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    return rows[0].deadlocks;
  };

  /** Lets /forget meet other work of the same people, and returns the errors. */
  async function meetForget(store: Store, prepare: (person: string) => Promise<() => Promise<unknown>>) {
    const errors: unknown[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const people = Array.from({ length: 4 }, (_, at) => `telegram:${turn}${at}`);
      const works = await Promise.all(people.map(prepare));
      errors.push(
        ...(await errorsOf(
          people.flatMap((person, at) => [works[at]?.() ?? Promise.resolve(), store.forget(person)]),
        )),
      );
    }
    return errors;
  }

  test('/forget and joins of the same rounds', async () => {
    await newDatabase();
    const store = await open();
    const errors = await meetForget(store, async (person) => {
      const round = await openRace(store, person);
      await join(store, round, person);
      const { id } = round;
      await store.liveMessages.record(
        { subject: `round:${id}`, address: `telegram:${id}`, place: 'telegram:-5', locale: 'en' },
        '1',
      );
      return () => Promise.all(['a', 'b', 'c'].map((name) => join(store, round, `${person}${name}`)));
    });
    expect(errors).toEqual([]);
    expect(await deadlockCount()).toBe(0);
  });

  test('/forget and finishes of the same day', async () => {
    await newDatabase();
    const store = await open();
    const place = 'telegram:-5';
    let day = 0;
    const errors = await meetForget(store, async (person) => {
      const date = new Date(NOW + ++day * 86_400_000).toISOString().slice(0, 10);
      const game = await store.games.daily({
        person,
        personName: person,
        place,
        day: date,
        ...PUZZLE,
        now: NOW,
      });
      await store.liveMessages.record({ subject: `day:${date}`, address: place, place, locale: 'en' }, '1');
      return () => finish(store, game);
    });
    expect(errors).toEqual([]);
    expect(await deadlockCount()).toBe(0);
  });

  test('/forget and reminders of the same person', async () => {
    await newDatabase();
    const store = await open();
    const errors = await meetForget(store, async (person) => {
      const address = person as `telegram:${string}`;
      await store.settings.change(person, () => ({
        dailyAt: 60,
        zone: 'UTC',
        address,
        told: person,
        postDueAt: NOW,
      }));
      const message = { subject: 'remind:2026-11-21', plannedAt: NOW };
      await store.liveMessages.record(
        { subject: message.subject, address, place: person, locale: 'en' },
        '1',
      );
      return () => store.posts.claim('telegram', NOW, 20, () => ({ nextAt: NOW + 86_400_000, message }));
    });
    expect(errors).toEqual([]);
    expect(await deadlockCount()).toBe(0);
  });

  test('a chat that becomes a supergroup, finishes there, and the bot that leaves it', async () => {
    await newDatabase();
    const store = await open();
    for (let turn = 0; turn < 12; turn++) {
      const [place, newPlace] = [`telegram:-${turn}`, `telegram:-100${turn}`] as const;
      const open = (day: string) =>
        Promise.all(
          Array.from({ length: 4 }, (_, at) =>
            store.games.daily({
              person: `p${turn}${at}`,
              personName: 'Ann',
              place,
              origin: place,
              day,
              ...PUZZLE,
              now: NOW,
            }),
          ),
        );
      await open('2026-11-20');
      const games = await open('2026-11-21');
      await store.liveMessages.record(
        { subject: 'day:2026-11-21', address: place, place, locale: 'en' },
        '1',
      );
      await store.settings.change(place, () => ({ language: 'de' }));
      expect(
        await errorsOf([
          store.renamePlace(place, newPlace),
          ...games.map((game) => finish(store, game)),
          store.settings.recordLeft(place),
        ]),
      ).toEqual([]);
    }
    expect(await deadlockCount()).toBe(0);
  });
});
