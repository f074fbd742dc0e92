import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_RACE_PLAYERS } from '../../src/commands/games/round.ts';
import { parseBoardText } from '../../src/core/sliding/notation/code.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { appendMoves, PUZZLE } from '../support/store/append-moves.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = 1_800_000_000_000;

const NOTHING = {
  settings: {},
  dailyPosts: [],
  games: [],
  rounds: [],
  pictures: [],
  solutions: [],
  questions: [],
  messages: [],
};

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
    return appendMoves(store, {
      id: game.id,
      revision: game.revision,
      moves: 'LL',
      isSolved: true,
      requestKey: `${day} of ${person}`,
      now: NOW + 9,
    });
  };
  const ownGame = (person: string, over: { picture?: string; personName?: string } = {}) =>
    store.games.play({ person, personName: 'Ada', ...PUZZLE, now: NOW, ...over });
  const round = (host: string, kind: 'race' | 'fmc', place = 'telegram:-9') =>
    store.rounds.open({
      kind,
      place,
      address: place,
      host,
      hostName: 'Ada Loveless',
      size: '2x3',
      seconds: 600,
      now: NOW,
      start: PUZZLE.start,
      goal: PUZZLE.goal,
    });
  const join = (id: string, person: string, personName: string) =>
    store.rounds.join(id, { person, personName, maxPlayers: MAX_RACE_PLAYERS, now: NOW + 1 });
  const leaders = (place?: string) =>
    store.leaderboard.of({
      period: 'month',
      day: '2027-01-10',
      limit: 10,
      person: '',
      ...(place && { place }),
    });

  it('are forgotten in every table, without a change to the ranks of others', async () => {
    const [leaving, staying] = [somebody(), somebody()];
    const name = 'Ada Loveless';
    const photo = await store.pictures.keep(leaving, Buffer.from('a photo that nobody else has'), NOW);
    await store.pictures.keep(leaving, Buffer.from('a photo of a board that nobody opened'), NOW);
    const boards = { start: parseBoardText(PUZZLE.start), goal: parseBoardText(PUZZLE.goal) };
    await store.solutions.keep({ ...boards, person: leaving, moves: 'LL', now: NOW });
    await store.questions.keep(leaving, leaving, { command: 'solve', puzzle: boards }, NOW);
    const request = { person: { key: leaving, name }, place: { key: leaving, isPrivate: true } };
    await store.pendingReplies.save({
      adapter: 'telegram',
      key: '880',
      request: JSON.stringify(request),
      until: NOW + DAY_MS,
      now: NOW,
    });
    await solvedDay(leaving, '2027-01-10', 'private-place', name);
    await solvedDay(leaving, '2027-01-11', 'private-place', name);
    await solvedDay(staying, '2027-01-11', 'private-place', 'Bea');
    await store.games.daily({
      person: leaving,
      personName: name,
      place: 'private-place',
      day: '2027-01-12',
      ...PUZZLE,
      now: NOW,
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
    const lonely = await round(leaving, 'fmc', 'telegram:-10');
    await join(lonely.id, leaving, name);
    await store.rounds.step(lonely.id, NOW + 600_000, () => 'end');
    const open = await round(leaving, 'race');
    await join(open.id, leaving, name);
    await store.settings.change(leaving, () => ({ language: 'ru' }));
    await store.settings.change('telegram:-9', () => ({ dailyAt: 1080, told: leaving }));
    const place = { address: 'telegram:880', place: leaving, locale: 'en' } as const;
    await store.liveMessages.record({ subject: `game:${running.id}`, ...place }, '17');

    await store.forget(leaving);

    expect(await has('Bea')).toBe(true);
    for (const trace of [
      // Also in the key of the request that solved a day.
      leaving,
      name,
      'Loveless',
      Buffer.from('a photo that').toString('base64').slice(0, 14),
      Buffer.from('a photo of a').toString('base64').slice(0, 14),
    ])
      expect(await has(trace), trace).toBe(false);
    expect(await store.personalData(leaving)).toEqual(NOTHING);
    expect(await store.rounds.byId(lonely.id)).toBeUndefined();
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
    const photo = await store.pictures.keep(person, Buffer.from('mine'), NOW);
    const day = await solvedDay(person, '2027-02-01', 'there');
    const own = await ownGame(person, { picture: photo });
    await ownGame(other);
    const contest = await round(person, 'fmc');
    await join(contest.id, person, 'Ada');
    await join(contest.id, other, 'Bea');
    await store.settings.change(person, () => ({ theme: 'dark', dailyAt: 600, told: person }));
    await store.settings.change('telegram:-11', () => ({ dailyAt: 1080, told: person }));
    const boards = { start: parseBoardText(PUZZLE.start), goal: parseBoardText(PUZZLE.goal) };
    for (const asker of [person, other])
      await store.solutions.keep({ ...boards, person: asker, moves: 'LL', now: NOW });
    const question = { command: 'solve', puzzle: boards };
    for (const asker of [person, other]) await store.questions.keep(asker, 'telegram:-11', question, NOW);
    const board = { subject: `game:${own.id}`, address: 'telegram:881' } as const;
    await store.liveMessages.record({ ...board, place: person, locale: 'en' }, '18');
    const kept = await store.personalData(person);
    const games = new Map(kept.games.map((game) => [game.id, game]));
    expect(games.get(day?.id ?? '')).toEqual({
      ...day,
      seenIn: ['there'],
      changedBy: `2027-02-01 of ${person}`,
    });
    expect(games.get(own.id)).toEqual({ ...own, seenIn: [] });
    expect(kept.games).toHaveLength(3);
    expect(kept.rounds).toMatchObject([
      { id: contest.id, begun: true, name: 'Ada', tries: 0, openedAt: NOW },
    ]);
    expect(kept.pictures).toEqual([
      { id: photo, kind: 'jpeg', madeAt: NOW, base64: Buffer.from('mine').toString('base64') },
    ]);
    expect(kept.settings).toEqual({ theme: 'dark', dailyAt: 600, told: person });
    expect(kept.dailyPosts).toEqual(['telegram:-11']);
    expect(kept.solutions).toEqual([{ ...boards, moves: 'LL', keptAt: NOW }]);
    expect(kept.questions).toEqual([{ ...question, place: 'telegram:-11', askedAt: NOW }]);
    expect(kept.messages).toEqual([board]);
    expect(JSON.stringify(kept)).not.toContain(other);
  });

  it('store only so much, however much they ask for', async () => {
    const person = somebody();
    const board = parseBoardText(PUZZLE.start);
    const unfinished = await ownGame(person);
    const ask = async (times: number) => {
      for (let asked = 0; asked < times; asked++) {
        const { id } = await ownGame(person);
        await store.games.giveUp({ id, revision: 0, now: NOW });
        for (const subject of [`game:${id}`, `share:${id}`, `board:${id}`])
          await store.liveMessages.record(
            { subject, address: `telegram:9${asked}`, place: person, locale: 'en' },
            '1',
          );
        const goal = { ...board, tiles: board.tiles.map((tile) => tile + asked) };
        await store.solutions.keep({
          start: board,
          goal,
          moves: 'L'.repeat(40_001),
          person,
          now: NOW + asked,
        });
        await store.solutions.keep({ start: board, goal, moves: '', person, now: NOW + asked });
        const { id: roundId } = await round(person, 'fmc', `telegram:-9${asked}`);
        await join(roundId, person, 'Ada');
        await store.rounds.step(roundId, NOW + 600_000, () => 'end');
      }
    };
    await ask(202);
    const before = (await everything()).length;
    await ask(40);
    const { games, rounds, solutions, messages } = await store.personalData(person);
    expect(await store.games.byId(unfinished.id)).toBeDefined();
    // The unfinished one, and the newest that has ended since, come to the 200 that have ended.
    expect(games.filter((game) => game.round === undefined)).toHaveLength(202);
    expect(messages).toHaveLength(3 * 201);
    expect(solutions.map(({ moves }) => moves.length).reduce((sum, length) => sum + length)).toBeLessThan(
      1e6,
    );
    expect(solutions.length).toBeLessThanOrEqual(200);
    expect(rounds).toHaveLength(201);
    expect(games.filter((game) => game.round !== undefined)).toHaveLength(201);
    expect((await everything()).length).toBeLessThan(1.05 * before);
  });

  it('are asked about one board and one line in each chat, known to all processes for a day', async () => {
    const person = somebody();
    const other = await open();
    const puzzleOf = (text: string) => ({ start: parseBoardText(text), goal: parseBoardText(PUZZLE.goal) });
    const [first, unsolvable, third] = ['1 2 3 0 4 5', '2 1 3 4 5 0', '1 2 3 4 0 5'].map((tiles) => ({
      command: 'solve',
      puzzle: puzzleOf(`2x3 ${tiles}`),
    }));
    if (first === undefined || unsolvable === undefined || third === undefined) throw new Error('no puzzles');
    await store.questions.keep(person, 'telegram:-1', first, NOW);
    await store.questions.keep(person, 'telegram:-1', unsolvable, NOW + 1);
    await other.questions.keep(person, 'telegram:-2', third, NOW + 2);
    expect(await other.questions.newestBoard(person, 'telegram:-1')).toEqual(unsolvable);
    expect(await store.questions.newestBoard(person, 'telegram:-2')).toEqual(third);
    const line = { line: '/solve 1 2 3\n4 0 5' };
    await store.questions.keep(person, 'telegram:-1', { line: '/solve 1 2 3 0' }, NOW);
    await store.questions.keep(person, 'telegram:-1', line, NOW + 1);
    const keptLine = { ...line, askedAt: NOW + 1 };
    expect(await other.questions.newestLine(person, 'telegram:-1')).toEqual(keptLine);
    expect(await other.questions.newestBoard(person, 'telegram:-1')).toEqual(unsolvable);
    expect((await store.personalData(person)).questions).toEqual([
      { ...unsolvable, place: 'telegram:-1', askedAt: NOW + 1 },
      { ...keptLine, place: 'telegram:-1' },
      { ...third, place: 'telegram:-2', askedAt: NOW + 2 },
    ]);
    expect(await store.questions.newestBoard(somebody(), 'telegram:-1')).toBeUndefined();
    expect(await store.questions.newestLine(somebody(), 'telegram:-1')).toBeUndefined();
    await store.renamePlace('telegram:-1', 'telegram:-1001');
    expect(await store.questions.newestBoard(person, 'telegram:-1')).toBeUndefined();
    expect(await store.questions.newestLine(person, 'telegram:-1')).toBeUndefined();
    for (let chat = 0; chat < 20; chat++)
      await store.questions.keep(person, `telegram:-88${chat}`, third, NOW + 3);
    expect(await store.questions.newestBoard(person, 'telegram:-2')).toBeUndefined();
    expect((await store.personalData(person)).questions).toHaveLength(20);
    await store.tidy(NOW + 2 + DAY_MS);
    expect((await store.personalData(person)).questions).toHaveLength(20);
    await store.tidy(NOW + 3 + DAY_MS);
    expect((await store.personalData(person)).questions).toEqual([]);
    await other.close();
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
    await appendMoves(store, { id: own.id, revision: 0, moves: 'LL', isSolved: true, now: NOW + 9 });
    const running = await ownGame(person);
    await appendMoves(store, { id: running.id, revision: 0, moves: 'L', isSolved: false, now: NOW + 10 });
    const contest = await round(person, 'fmc', 'telegram:-10');
    await join(contest.id, person, 'Ada');
    await store.rounds.step(contest.id, NOW + 600_000, () => 'end');
    const board = { rows: 1, cols: 2, tiles: [1, 0] };
    const solution = await store.solutions.keep({
      person: 'telegram:1',
      start: board,
      goal: board,
      moves: '',
      now: NOW + 600_000,
    });
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
      adapter: 'gone',
      key: '1',
      request: 'what Ada asked',
      until: NOW,
      now: NOW - 1,
    });
    await store.tidy(NOW);
    expect(await has('what Ada asked')).toBe(true);
    await store.tidy(NOW + 1);
    expect(await has('what Ada asked')).toBe(false);
  });
}
