import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_RACE_PLAYERS } from '../../src/play/round.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { keepMoves, PUZZLE } from '../support/store/kept-game.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = 1_800_000_000_000;

/**
 * The contract of every store for all data of a person, and for old data. `open` opens a further store on the
 * same data, `everything` reads all of it, `run` changes it behind the store's back.
 */
export function peopleContract(
  open: () => Promise<Store>,
  everything: () => Promise<string>,
  run: (statement: string) => Promise<unknown>,
): void {
  let store: Store;
  let people = 0;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  /** A failure must not print all of it. */
  const has = async (trace: string) => (await everything()).includes(trace);
  const somebody = () => `telegram:88000${++people}`;
  const solvedDay = async (person: string, day: string, place: string, personName = 'Ada') => {
    const game = await store.games.daily({ person, personName, place, day, ...PUZZLE, now: NOW });
    return keepMoves(store, {
      id: game.id,
      revision: game.revision,
      moves: 'LL',
      isSolved: true,
      now: NOW + 9,
    });
  };
  const ownGame = (person: string, over: { picture?: string; personName?: string } = {}) =>
    store.games.play({ person, personName: 'Ada', ...PUZZLE, now: NOW, ...over });
  const round = (host: string, kind: 'race' | 'fmc', place = 'telegram:-9') =>
    store.rounds.open({
      ...{ kind, place, address: place, host, hostName: 'Ada Loveless', size: '2x3', seconds: 600, now: NOW },
      start: PUZZLE.start,
      goal: PUZZLE.goal,
    });
  const join = (id: string, person: string, personName: string) =>
    store.rounds.join(id, { person, personName, maxPlayers: MAX_RACE_PLAYERS, now: NOW + 1 });
  const leaders = (place?: string) =>
    store.leaderboard.of({
      ...{ from: '2027-01-10', to: '2027-01-12', limit: 10, person: '' },
      ...(place && { place }),
    });

  it('are forgotten in every table, without a change to the ranks of others', async () => {
    const [leaving, staying] = [somebody(), somebody()];
    const name = 'Ada Loveless';
    const photo = await store.pictures.keep(Buffer.from('a photo that nobody else has'), NOW);
    await solvedDay(leaving, '2027-01-10', 'private-place', name);
    await solvedDay(leaving, '2027-01-11', 'private-place', name);
    await solvedDay(staying, '2027-01-11', 'private-place', 'Bea');
    await store.games.daily({
      ...{
        person: leaving,
        personName: name,
        place: 'private-place',
        day: '2027-01-12',
        ...PUZZLE,
        now: NOW,
      },
    });
    const running = await ownGame(leaving, { picture: photo, personName: name });
    const over = await round(leaving, 'fmc');
    for (const [person, called] of [
      [leaving, name],
      [staying, 'Bea'],
    ] as const) {
      await join(over.id, person, called);
      await store.rounds.solve(over.id, { person, moves: 'LL', now: NOW + 5 });
    }
    await store.rounds.step(over.id, NOW + 600_000, () => 'end');
    const open = await round(leaving, 'race');
    await join(open.id, leaving, name);
    await store.settings.change(leaving, () => ({ language: 'ru' }));
    await store.settings.change('telegram:-9', () => ({ dailyAt: 1080, told: leaving }));
    const place = { address: 'telegram:880', place: leaving, locale: 'en' } as const;
    await store.liveMessages.record({ subject: `game:${running.id}`, ...place }, '17');

    await store.forget(leaving);

    expect(await has('Bea')).toBe(true);
    for (const trace of [
      leaving,
      name,
      'Loveless',
      Buffer.from('a photo that').toString('base64').slice(0, 14),
    ])
      expect(await has(trace), trace).toBe(false);
    expect(await store.personalData(leaving)).toEqual({ settings: {}, games: [], rounds: [], pictures: [] });
    const { rows, peopleCount: count } = await leaders('private-place');
    expect(rows.map((row) => [row.rank, row.name, row.days])).toEqual([
      [1, '', 2],
      [2, 'Bea', 1],
    ]);
    expect(count).toBe(2);
    const results = await store.rounds.entries(over.id);
    expect(results.map(({ personName, best }) => [personName, best]).toSorted()).toEqual([
      ['', 'LL'],
      ['Bea', 'LL'],
    ]);
    expect(await store.rounds.entries(open.id)).toEqual([]);
    expect(await store.rounds.byId(open.id)).toMatchObject({ host: '', hostName: '' });
    expect(await store.settings.of(['telegram:-9'])).toEqual(new Map([['telegram:-9', { dailyAt: 1080 }]]));
  });

  it('get everything that is stored about them, and nothing about others', async () => {
    const [person, other] = [somebody(), somebody()];
    const photo = await store.pictures.keep(Buffer.from('mine'), NOW);
    const day = await solvedDay(person, '2027-02-01', 'there');
    const own = await ownGame(person, { picture: photo });
    await ownGame(other);
    const contest = await round(person, 'fmc');
    await join(contest.id, person, 'Ada');
    await join(contest.id, other, 'Bea');
    await store.settings.change(person, () => ({ theme: 'dark' }));
    const kept = await store.personalData(person);
    const games = new Map(kept.games.map((game) => [game.id, game]));
    expect(games.get(day?.id ?? '')).toEqual({ ...day, seenIn: ['there'] });
    expect(games.get(own.id)).toEqual({ ...own, seenIn: [] });
    expect(kept.games).toHaveLength(3);
    expect(kept.rounds).toMatchObject([
      { id: contest.id, begun: true, name: 'Ada', tries: 0, openedAt: NOW },
    ]);
    expect(kept.pictures).toEqual([
      { id: photo, kind: 'jpeg', madeAt: NOW, base64: Buffer.from('mine').toString('base64') },
    ]);
    expect(kept.settings).toEqual({ theme: 'dark' });
    expect(JSON.stringify(kept)).not.toContain(other);
  });

  it('have no name in other chats when they have switched it off', async () => {
    const person = somebody();
    await solvedDay(person, '2027-01-12', 'at-home', 'Shy');
    await store.settings.change(person, () => ({ unnamed: true }));
    expect((await leaders('at-home')).rows.map((row) => row.name)).toEqual(['Shy']);
    const everywhere = (await leaders()).rows.filter((row) => row.person === person);
    expect(everywhere.map((row) => row.name)).toEqual(['']);
    await store.settings.change(person, () => ({ unnamed: null }));
    expect((await leaders()).rows.find((row) => row.person === person)?.name).toBe('Shy');
  });

  it('lose finished games after 90 days, but no solved day', async () => {
    const person = somebody();
    const day = await solvedDay(person, '2027-03-01', 'there');
    const own = await ownGame(person);
    await keepMoves(store, { id: own.id, revision: 0, moves: 'LL', isSolved: true, now: NOW + 9 });
    const running = await ownGame(person);
    await keepMoves(store, { id: running.id, revision: 0, moves: 'L', isSolved: false, now: NOW + 10 });
    const contest = await round(person, 'fmc', 'telegram:-10');
    await join(contest.id, person, 'Ada');
    await store.rounds.step(contest.id, NOW + 600_000, () => 'end');
    const board = { rows: 1, cols: 2, tiles: [1, 0] };
    const solution = await store.solutions.keep({ start: board, goal: board, moves: '', now: NOW + 600_000 });
    const there = async () => [
      await store.games.byId(day?.id ?? ''),
      await store.games.byId(running.id),
      await store.games.byId(own.id),
      await store.rounds.byId(contest.id),
      await store.solutions.byId(solution),
    ];
    await store.sweep(NOW + 9 + 90 * DAY_MS);
    expect((await there()).map((one) => one !== undefined)).toEqual([true, true, false, true, true]);
    await store.sweep(NOW + 600_000 + 90 * DAY_MS);
    expect((await there()).map((one) => one !== undefined)).toEqual([true, false, false, false, false]);
    expect((await store.personalData(person)).rounds).toEqual([]);
  });

  it('lose the data of a chat 30 days after the bot has left it', async () => {
    const [person, place] = [somebody(), 'telegram:-8801'];
    await solvedDay(person, '2027-04-01', place);
    await round(person, 'fmc', place);
    await store.settings.change(place, () => ({ language: 'ru' }));
    await store.settings.recordLeft(place);
    await run(`update settings set gone_at = ${NOW} where owner = '${place}'`);
    await store.sweep(NOW + 30 * DAY_MS - 1);
    expect(await has(place)).toBe(true);
    await store.sweep(NOW + 30 * DAY_MS);
    await store.tidy(NOW);
    expect(await has(place)).toBe(false);
    expect(await store.leaderboard.daysSolved(person)).toEqual(['2027-04-01']);
  });

  it('lose pending questions that can no longer be answered', async () => {
    await store.pendingReplies.save({
      ...{ adapter: 'gone', key: '1', request: 'what Ada asked', until: NOW, now: NOW - 1 },
    });
    await store.tidy(NOW);
    expect(await has('what Ada asked')).toBe(true);
    await store.tidy(NOW + 1);
    expect(await has('what Ada asked')).toBe(false);
  });
}
