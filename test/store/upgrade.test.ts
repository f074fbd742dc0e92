import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { keepMoves } from '../support/store/kept-game.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';

/**
 * Databases of the last programs with 1 to 5 and with 12 migrations. They hold Ann (two days solved, one
 * under way), Bob (a day, and boards of his own), a solution, a scramble and a pending answer. The one with
 * 12 also has Cy, who walked the knight's tour that was the puzzle of 2026-11-25, and the puzzles of two
 * days.
 */
const VERSIONS = [1, 2, 3, 4, 5, 12];
const written = (version: number) =>
  readFileSync(join(import.meta.dirname, `earlier/${version}.sql`), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'tileknight-upgrade-'));
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ENGINES: Record<string, (version: number) => Promise<Store>> = {
  SQLite: async (version) => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const database = new DatabaseSync(join(dataDir, 'tileknight.sqlite'));
    database.exec(written(version));
    database.close();
    return openStore({ dataDir });
  },
  PostgreSQL: async (version) => {
    const databaseUrl = await server.newDatabase();
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(written(version));
    await client.end();
    return openStore({ databaseUrl, dataDir: folder });
  },
};

const puzzle = {
  start: { rows: 2, cols: 3, tiles: [1, 2, 3, 0, 4, 5] },
  goal: { rows: 2, cols: 3, tiles: [1, 2, 3, 4, 5, 0] },
};
const own = {
  start: { rows: 3, cols: 3, tiles: [1, 2, 3, 4, 5, 6, 0, 7, 8] },
  goal: { rows: 3, cols: 3, tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0] },
};
/** Of sliding, on the puzzle or on one's own board, without help, without a known par. */
const played = { kind: 'sliding', assisted: false, hints: 0, hinted: 0, gaveUp: false };
const onPuzzle = { ...played, start: '2x3 1 2 3 0 4 5', goal: '2x3 1 2 3 4 5 0' };
const onOwn = { ...played, start: '3x3 1 2 3 4 5 6 0 7 8', goal: '3x3 1 2 3 4 5 6 7 8 0' };
const DAY_MS = 86_400_000;
const BEGAN = 1_795_000_000_000;
const ann = { person: 'discord:80351110224678912', personName: 'Ann' };
const bob = { person: 'telegram:5021', personName: "Бо'б ♞" };
const SERVER = 'discord:guild:41771983423143937';
const daily = (day: string, at: number) => ({ ...onPuzzle, day, startedAt: BEGAN + at * DAY_MS });
const solved = (at: number) => ({
  moves: 'LL',
  made: 2,
  state: onPuzzle.goal,
  revision: 2,
  finishedAt: BEGAN + at * DAY_MS + 9_500,
});
const oneMove = { moves: 'L', made: 1, revision: 1 };

const GAMES = {
  annNov190000: { ...ann, ...daily('2026-11-19', 0), ...solved(0) },
  annNov200000: { ...ann, ...daily('2026-11-20', 1), ...solved(1) },
  annNov210000: { ...ann, ...daily('2026-11-21', 2), ...oneMove, state: '2x3 1 2 3 4 0 5' },
  bobNov200000: {
    ...bob,
    ...daily('2026-11-20', 1),
    moves: 'LRLL',
    made: 4,
    state: onPuzzle.goal,
    revision: 1,
    finishedAt: BEGAN + DAY_MS + 20_000,
  },
  bobDone00000: {
    ...bob,
    ...onOwn,
    startedAt: BEGAN + 90_000_000,
    moves: 'LL',
    made: 2,
    state: onOwn.goal,
    revision: 1,
    finishedAt: BEGAN + 90_010_000,
  },
  bobOpen00000: {
    ...bob,
    ...onOwn,
    startedAt: BEGAN + 91_000_000,
    ...oneMove,
    state: '3x3 1 2 3 4 5 6 7 0 8',
  },
};
const PRACTICE = {
  ...ann,
  ...onPuzzle,
  practice: '2026-11-18',
  startedAt: BEGAN + 92_000_000,
  moves: '',
  made: 0,
  state: onPuzzle.start,
  revision: 0,
};
const VERDICT = { length: 2, optimal: true, lowerBound: 2, metric: 'stm', heuristic: 'manhattan' };
const EFFORT = { method: 'ida', ended: true, expanded: 17, memoryBytes: 2048, milliseconds: 0.25 };

describe.each(Object.entries(ENGINES))('%s', (_, opened) => {
  test.each(VERSIONS)('what was written with %i migrations is all there, and goes on', async (version) => {
    const store = await opened(version);
    const games = version >= 2 ? { ...GAMES, annPractice0: PRACTICE } : GAMES;
    for (const [id, game] of Object.entries(games)) {
      const touchedAt = 'finishedAt' in game ? game.finishedAt : game.startedAt;
      expect(await store.games.byId(id)).toEqual({ id, ...game, touchedAt });
    }
    expect(await store.games.latest(bob.person)).toMatchObject({ id: 'bobOpen00000' });
    expect([...(await store.leaderboard.daysSolved(ann.person))].sort()).toEqual([
      '2026-11-19',
      '2026-11-20',
    ]);
    const of = { from: '2026-11-20', to: '2026-11-20', place: SERVER, limit: 10, person: '' };
    const { rows } = await store.leaderboard.of(of);
    expect(rows.map(({ name, made, milliseconds }) => [name, made, milliseconds])).toEqual([
      ['Ann', 2, 9_500],
      ["Бо'б ♞", 4, 20_000],
    ]);

    expect(await store.solutions.byId('solved000000')).toEqual({
      ...puzzle,
      moves: 'LL',
      verdict: { ...VERDICT, ...(version >= 4 && { effort: EFFORT }) },
    });
    expect(await store.solutions.byId('scramble0000')).toEqual({ ...own, moves: '' });
    expect(await store.keyValues.get('daily-secret')).toBe('f00dfeed');
    expect(await store.keyValues.get('discord-menus')).toBe('a1b2');

    const press = { id: 'annNov210000', revision: 1, moves: 'L', finished: true, now: BEGAN + 3 * DAY_MS };
    expect(await keepMoves(store, press)).toMatchObject({ moves: 'LL', made: 2, revision: 2 });
    expect(await store.leaderboard.daysSolved(ann.person)).toHaveLength(3);
    await store.close();
  });

  test.each([1, 2])(
    'what %i migrations promised is given up: it can not be read any more',
    async (version) => {
      const store = await opened(version);
      expect(await store.pendingReplies.claim('telegram', BEGAN, 10)).toEqual([]);
      await store.close();
    },
  );

  test('a knight’s tour that was a day’s puzzle stays it, next to the knight’s day', async () => {
    const store = await opened(12);
    const [day, series] = ['2026-11-25', 'knight'] as const;
    const walked = { kind: 'knight', start: '5x5 c3', goal: '', par: 24 } as const;
    const cy = { person: 'telegram:77', personName: 'Cy', place: 'telegram:-100123', now: BEGAN };
    expect(await store.days.get({ day, series: 'puzzle' })).toEqual(walked);
    expect(await store.days.get({ day: '2026-11-26', series: 'puzzle' })).toMatchObject({ par: 2 });
    expect(await store.days.get({ day, series })).toBeUndefined();
    const drawn = { ...walked, start: '6x6 a1', par: 35 };
    expect(await store.days.keep({ day, series }, drawn)).toEqual(drawn);
    expect(await store.days.get({ day, series: 'puzzle' })).toEqual(walked);

    const old = await store.games.daily({ ...cy, ...walked, day });
    expect(old).toMatchObject({ id: 'cyNov2500000', made: 1, finishedAt: expect.any(Number) });
    expect(old).not.toHaveProperty('series');
    const own = await store.games.daily({ ...cy, ...drawn, day, series });
    expect(own).toMatchObject({ series, made: 0, start: '6x6 a1' });
    expect(own.id).not.toBe(old.id);
    expect(await store.leaderboard.daysSolved(cy.person)).toEqual([day]);
    expect(await store.leaderboard.daysSolved(cy.person, series)).toEqual([]);
    const stands = await store.standings.find(`day:${day}`, 'telegram:-100123');
    expect(stands).toMatchObject({ message: 'media:9' });
    await store.close();
  });

  test.each([3, 4, 5, 12])('what %i migrations promised is answered', async (version) => {
    const store = await opened(version);
    const [left, ...others] = await store.pendingReplies.claim('telegram', BEGAN, 10);
    expect(others).toEqual([]);
    expect(left).toMatchObject({ key: '7', message: '{"handle":{"chat":-100123,"message":55}}' });
    expect(JSON.parse(left?.request ?? '')).toMatchObject({
      question: { kind: 'line', text: '/solve 1 2 3 4 0 5' },
      person: { key: bob.person },
      to: { chat: -100123 },
    });
    await store.close();
  });
});
