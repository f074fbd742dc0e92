import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streakOf } from '../../src/daily/streak.ts';
import type { LeaderboardQuery } from '../../src/store/contract/results.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { rankScores } from '../support/rank-scores.ts';
import { appendMoves, PUZZLE } from '../support/store/append-moves.ts';

const DAY = '2026-11-21';

/** What every store must do, whatever engine it runs on; `open` opens a further store on the same data. */
export function storeContract(open: () => Promise<Store>): void {
  let store: Store;
  let people = 0;
  const somebody = () => `discord:900719925474099${++people}`;
  const daily = (
    person: string,
    over: { place?: string; day?: string; now?: number; personName?: string } = {},
  ) =>
    store.games.daily({
      person,
      personName: 'Ada',
      place: 'here',
      day: DAY,
      ...PUZZLE,
      now: 1_000,
      ...over,
    });
  const solve = async (
    person: string,
    moves: string,
    now: number,
    over: { place?: string; day?: string } = {},
  ) => {
    const game = await daily(person, over);
    return appendMoves(store, { id: game.id, revision: game.revision, moves, isSolved: true, now });
  };

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  describe('games', () => {
    it('are begun at revision 0 with all their facts', async () => {
      const person = somebody();
      const game = await daily(person);
      expect(game).toEqual({
        id: game.id,
        person,
        personName: 'Ada',
        day: DAY,
        ...PUZZLE,
        state: PUZZLE.start,
        moves: '',
        moveCount: 0,
        assisted: false,
        hints: 0,
        hinted: 0,
        gaveUp: false,
        revision: 0,
        startedAt: 1_000,
        touchedAt: 1_000,
      });
      expect(game.id).toMatch(/^[0-9A-Za-z]{12}$/);
      expect(await store.games.byId(game.id)).toEqual(game);
    });

    it('are one per person and day, also for two requests at the same time', async () => {
      const person = somebody();
      const games = await Promise.all(
        Array.from({ length: 10 }, (_, at) => daily(person, { now: 1_000 + at })),
      );
      expect(new Set(games.map(({ id }) => id)).size).toBe(1);
      expect((await daily(person, { day: '2026-11-22' })).id).not.toBe(games[0]?.id);
    });

    it('accept exactly one of twenty presses on one revision', async () => {
      const { id } = await daily(somebody());
      const presses = Array.from('LRUDLRUDLRUDLRUDLRUD', (moves) =>
        appendMoves(store, { id, revision: 0, moves, isSolved: false, now: 2_000 }),
      );
      const accepted = (await Promise.all(presses)).filter((game) => game !== undefined);
      expect(accepted).toHaveLength(1);
      expect(accepted[0]?.revision).toBe(1);
      expect(await store.games.byId(id)).toEqual(accepted[0]);
    });

    it('are extended by every move, and never changed once they are finished', async () => {
      const { id } = await daily(somebody());
      await appendMoves(store, { id, revision: 0, moves: 'LU', isSolved: false, now: 2_000 });
      const last = await appendMoves(store, {
        id,
        revision: 1,
        moves: 'RD',
        isSolved: true,
        now: 1_800_000_000_000,
      });
      expect(last).toMatchObject({
        moves: 'LURD',
        moveCount: 4,
        state: 'after RD',
        revision: 2,
        finishedAt: 1_800_000_000_000,
      });
      expect(
        await appendMoves(store, { id, revision: 2, moves: 'L', isSolved: false, now: 4_000 }),
      ).toBeUndefined();
      expect(await store.games.byId(id)).toEqual(last);
    });

    it('of one day are found apart from own games and from finished ones of other days', async () => {
      const person = somebody();
      await store.games.play({ person, personName: 'Ada', ...PUZZLE, now: 1_000 });
      const earlier = await daily(person, { day: '2026-11-20' });
      expect(await store.games.currentGames(person, DAY)).toEqual([earlier]);
      await solve(person, 'L', 2_000, { day: '2026-11-20' });
      expect(await store.games.currentGames(person, DAY)).toEqual([]);
      const game = await daily(person);
      expect(await store.games.currentGames(person, DAY)).toEqual([game]);
      const finished = await solve(person, 'L', 2_000);
      expect(await store.games.currentGames(person, DAY)).toEqual([finished]);
    });

    it("that don't exist refuse a move", async () => {
      expect(await store.games.byId("' or 1=1 --")).toBeUndefined();
      expect(
        await appendMoves(store, { id: 'nothingthere', revision: 0, moves: 'L', isSolved: false, now: 1 }),
      ).toBeUndefined();
    });

    it('are reset or given up by a current press, but not by an old one', async () => {
      const play = () =>
        store.games.play({
          person: somebody(),
          personName: 'Ada',
          ...PUZZLE,
          par: 2,
          level: 'easy',
          now: 1_000,
        });
      const { id } = await play();
      await appendMoves(store, { id, revision: 0, moves: 'LRL', isSolved: false, now: 2_000 });
      const begun = { moves: '', moveCount: 0, state: PUZZLE.start, startedAt: 3_000, par: 2, level: 'easy' };
      expect(await store.games.restart({ id, revision: 0, now: 3_000 })).toBeUndefined();
      expect(await store.games.restart({ id, revision: 1, now: 3_000 })).toMatchObject({
        ...begun,
        revision: 2,
      });
      expect(await store.games.giveUp({ id, revision: 1, now: 4_000 })).toBeUndefined();
      const ended = await store.games.giveUp({ id, revision: 2, now: 4_000 });
      expect(ended).toMatchObject({ gaveUp: true, finishedAt: 4_000, revision: 3 });
      expect(await store.games.restart({ id, revision: 3, now: 5_000 })).toBeUndefined();
    });

    it('store the help that was used and, once, the par', async () => {
      const { id } = await daily(somebody());
      expect(await store.games.assist(id)).toMatchObject({ assisted: true, hints: 0, hinted: 0 });
      for (const hinted of [1, 2, 3, 3])
        expect(await store.games.hint({ id, revision: 0 })).toMatchObject({ hinted, revision: 0 });
      expect(await store.games.hint({ id, revision: 1 })).toBeUndefined();
      expect(await store.games.byId(id)).toMatchObject({ assisted: true, hints: 4 });
      await store.games.setPar(id, 2);
      await store.games.setPar(id, 4);
      expect(await store.games.byId(id)).toMatchObject({ par: 2 });
      const finished = await appendMoves(store, { id, revision: 0, moves: 'LL', isSolved: true, now: 2_000 });
      expect(finished).toMatchObject({ assisted: true, hints: 4, hinted: 0 });
      expect(await store.games.assist(id)).toBeUndefined();
      expect(await store.games.hint({ id, revision: 1 })).toBeUndefined();
    });

    it('name the request that made them or changed them last', async () => {
      const own = { person: somebody(), personName: 'Ada', ...PUZZLE, now: 1_000 };
      const { id, changedBy } = await store.games.play({ ...own, requestKey: 'telegram:1' });
      const move = { id, revision: 0, moves: 'L', isSolved: false, now: 2_000 };
      const changes = [
        changedBy,
        (await appendMoves(store, { ...move, requestKey: 'telegram:2' }))?.changedBy,
        (await store.games.restart({ id, revision: 1, now: 3_000, requestKey: 'telegram:3' }))?.changedBy,
        (await store.games.hint({ id, revision: 2, requestKey: 'telegram:4' }))?.changedBy,
        (await store.games.assist(id))?.changedBy,
        (await appendMoves(store, { ...move, revision: 2 }))?.changedBy,
        (await store.games.giveUp({ id, revision: 3, now: 4_000, requestKey: 'telegram:5' }))?.changedBy,
      ];
      expect(changes).toEqual([
        ...['telegram:1', 'telegram:2', 'telegram:3', 'telegram:4', 'telegram:4', undefined, 'telegram:5'],
      ]);
      expect((await store.games.byId(id))?.changedBy).toBe('telegram:5');
    });

    it("of one's own are made once by a request, however many processes answer it", async () => {
      const other = await open();
      const own = { person: somebody(), personName: 'Ada', ...PUZZLE, requestKey: 'telegram:10' };
      const made = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          (at % 2 === 0 ? store : other).games.play({ ...own, start: `board ${at}`, now: 1_000 + at }),
        ),
      );
      await other.close();
      for (const game of made) expect(game).toEqual(made[0]);
      expect((await store.personalData(own.person)).games).toHaveLength(1);
      for (const requestKey of ['telegram:11', undefined, undefined])
        await store.games.play({ ...own, requestKey, now: 2_000 });
      expect((await store.personalData(own.person)).games).toHaveLength(4);
    });

    it('are found by the request that changed them, finished or not, before the one played last', async () => {
      const person = somebody();
      const own = { person, personName: 'Ada', ...PUZZLE, now: 1_000 };
      const [first, second] = [await store.games.play(own), await store.games.play(own)];
      const move = { revision: 0, moves: 'LL', now: 2_000 };
      const [begun, ended] = [{ requestKey: 'telegram:20' }, { requestKey: 'telegram:21' }];
      await appendMoves(store, { ...move, id: first.id, isSolved: true, ...ended });
      expect((await store.games.latest(person, ended))?.id).toBe(first.id);
      await appendMoves(store, { ...move, id: second.id, isSolved: false, ...begun });
      const third = await store.games.play(own);
      expect((await store.games.latest(person, ended))?.id).toBe(first.id);
      expect((await store.games.latest(person, begun))?.id).toBe(second.id);
      expect((await store.games.latest(person, { requestKey: 'telegram:22' }))?.id).toBe(third.id);
      expect((await store.games.latest(somebody(), ended))?.id).toBeUndefined();
      // No board is public.
      const address = 'telegram:-20';
      expect((await store.games.latest(person, { address, ...ended }))?.id).toBe(first.id);
      expect(await store.games.latest(person, { address, requestKey: 'telegram:22' })).toBeUndefined();
    });

    it('count a hint once for a request', async () => {
      const { id } = await daily(somebody());
      const hint = (requestKey?: string) => store.games.hint({ id, revision: 0, requestKey });
      for (const requestKey of ['telegram:30', 'telegram:30', 'telegram:30'])
        expect(await hint(requestKey)).toMatchObject({ hints: 1, hinted: 1, assisted: true });
      expect(await hint('telegram:31')).toMatchObject({ hints: 2, hinted: 2 });
      expect(await hint()).toMatchObject({ hints: 3, hinted: 3 });
      expect(await hint()).toMatchObject({ hints: 4, hinted: 3 });
    });

    it("of one's own are limited to ten unfinished ones: an eleventh puts the least recently used away", async () => {
      const person = somebody();
      const play = (now: number) => store.games.play({ person, personName: 'Ada', ...PUZZLE, now });
      const ofToday = await daily(person);
      const [first, second, solved] = [await play(1_000), await play(1_001), await play(1_002)];
      expect(first.day).toBeUndefined();
      await appendMoves(store, { id: solved.id, revision: 0, moves: 'LL', isSolved: true, now: 1_003 });
      for (let more = 0; more < 8; more++) await play(2_000);
      expect(await store.games.byId(second.id)).toMatchObject({ finishedAt: undefined });
      await appendMoves(store, { id: first.id, revision: 0, moves: 'L', isSolved: false, now: 2_001 });
      await play(3_000);
      const away = { gaveUp: true, putAway: true, finishedAt: 3_000, revision: 1 };
      expect(await store.games.byId(second.id)).toMatchObject(away);
      expect(await store.games.byId(first.id)).toMatchObject({ finishedAt: undefined });
      expect(await store.games.byId(ofToday.id)).toMatchObject({ finishedAt: undefined });
      expect(await store.games.byId(solved.id)).toMatchObject({ gaveUp: false, finishedAt: 1_003 });
      expect(await store.games.giveUp({ id: second.id, revision: 1, now: 4_000 })).toBeUndefined();
    });

    it("of one's own are deleted 90 days after their last use, solved or not", async () => {
      const person = somebody();
      const play = () => store.games.play({ person, personName: 'Ada', ...PUZZLE, now: 1_000 });
      const [left, moved] = [await play(), await play()];
      await appendMoves(store, { id: moved.id, revision: 0, moves: 'L', isSolved: false, now: 2_000 });
      await store.sweep(1_999 + 90 * 24 * 3_600_000);
      expect(await store.games.byId(left.id)).toBeUndefined();
      expect(await store.games.byId(moved.id)).toMatchObject({ moves: 'L' });
      await store.sweep(2_000 + 90 * 24 * 3_600_000);
      expect(await store.games.byId(moved.id)).toBeUndefined();
    });

    it("of one's own know the past day that they practise, until the next own game", async () => {
      const person = somebody();
      const own = { person, personName: 'Ada', ...PUZZLE, now: 1_000 };
      const practice = await store.games.play({ ...own, practice: '2026-11-20' });
      expect(practice).toMatchObject({ practice: '2026-11-20' });
      expect(practice.day).toBeUndefined();
      const move = { id: practice.id, revision: 0, moves: 'L', isSolved: false, now: 1_001 };
      expect(await appendMoves(store, move)).toMatchObject({ practice: '2026-11-20' });
      expect((await store.games.play(own)).practice).toBeUndefined();
    });

    it('take typed moves on the unfinished game used last, even within one millisecond', async () => {
      const person = somebody();
      const ofToday = await daily(person);
      const own = await store.games.play({ person, personName: 'Ada', ...PUZZLE, now: 1_000 });
      expect((await store.games.latest(person))?.id).toBe(own.id);
      await appendMoves(store, { id: ofToday.id, revision: 0, moves: 'L', isSolved: false, now: 1_000 });
      expect((await store.games.latest(person))?.id).toBe(ofToday.id);
      await appendMoves(store, { id: ofToday.id, revision: 1, moves: 'L', isSolved: true, now: 1_000 });
      expect((await store.games.latest(person))?.id).toBe(own.id);
      expect(await store.games.latest(somebody())).toBeUndefined();
    });

    it('keep names in any script, and isolate those written from right to left', async () => {
      expect((await daily(somebody(), { personName: 'Zoë 🧩 مها' })).personName).toBe(
        '\u2068Zoë 🧩 مها\u2069',
      );
      expect((await daily(somebody(), { personName: 'A\0da' })).personName).toBe('Ada');
    });
  });

  describe('the leaderboard', () => {
    const ofDay = async (place: string, over: Partial<LeaderboardQuery> = {}) =>
      store.leaderboard.of({ day: DAY, place, limit: 10, person: 'nobody', ...over });

    it('ranks by fewest moves, then by time, without unfinished games', async () => {
      const [first, second, third, fourth, unfinished] = [
        somebody(),
        somebody(),
        somebody(),
        somebody(),
        somebody(),
      ];
      const place = 'ranked';
      await daily(second, { place, now: 5_000 });
      await solve(fourth, 'LLRL', 1_500, { place });
      await solve(third, 'LL', 5_000, { place });
      await solve(second, 'LL', 8_000, { place });
      await solve(first, 'LL', 3_999, { place });
      await daily(unfinished, { place });
      const row = { name: 'Ada', days: 1, assisted: false };
      expect(await ofDay(place)).toEqual({
        rows: [
          { ...row, rank: 1, person: first, moveCount: 2, milliseconds: 2_999 },
          { ...row, rank: 2, person: second, moveCount: 2, milliseconds: 3_000 },
          { ...row, rank: 3, person: third, moveCount: 2, milliseconds: 4_000 },
          { ...row, rank: 4, person: fourth, moveCount: 4, milliseconds: 500 },
        ],
        ownRow: undefined,
        peopleCount: 4,
      });
      expect((await ofDay(place, { limit: 2 })).rows).toHaveLength(2);
      expect(await ofDay(place, { day: '2026-11-20' })).toEqual({
        rows: [],
        ownRow: undefined,
        peopleCount: 0,
      });
    });

    it('ranks over all places from 1, and equal results share a rank', async () => {
      const [slow, quick, equal] = [somebody(), somebody(), somebody()];
      const day = '2026-03-07';
      await solve(slow, 'LL', 3_000, { place: 'one', day });
      await solve(quick, 'LL', 2_000, { place: 'one', day });
      await solve(equal, 'LL', 2_000, { place: 'other', day });
      const { rows, ownRow } = await store.leaderboard.of({ day, limit: 10, person: slow });
      const ranks = new Map(rows.map(({ person, rank }) => [person, rank]));
      expect(ranks).toEqual(
        new Map([
          [quick, 1],
          [equal, 1],
          [slow, 3],
        ]),
      );
      expect(ownRow?.rank).toBe(3);
    });

    it('knows the asker’s own row below those shown, and their rank over all places', async () => {
      const [quick, slow, elsewhere] = [somebody(), somebody(), somebody()];
      await solve(quick, 'LL', 2_000, { place: 'own' });
      await solve(slow, 'LL', 3_000, { place: 'own' });
      await solve(elsewhere, 'LL', 2_500, { place: 'elsewhere' });
      const { rows, ownRow, peopleCount } = await ofDay('own', { limit: 1, person: slow });
      expect(rows.map(({ person }) => person)).toEqual([quick]);
      expect(ownRow).toMatchObject({ person: slow, rank: 2 });
      expect(peopleCount).toBe(2);
      const { place: _, ...everywhere } = { day: DAY, place: '', limit: 1000, person: slow };
      const all = await store.leaderboard.of(everywhere);
      expect(all.rows.map(({ person }) => person)).toEqual(expect.arrayContaining([quick, elsewhere, slow]));
      expect(all.ownRow?.rank).toBeGreaterThan(2);
    });

    it('counts no time below zero when the clock was set back, and lets that win no tie', async () => {
      const [person, other] = [somebody(), somebody()];
      await daily(person, { place: 'back', now: 600_000 });
      await solve(person, 'LL', 1_000, { place: 'back' });
      await daily(other, { place: 'back', now: 1_000 });
      await solve(other, 'LL', 61_000, { place: 'back' });
      expect((await ofDay('back')).rows).toMatchObject([
        { person: other, milliseconds: 60_000 },
        { person, milliseconds: 0 },
      ]);
    });

    it('leaves out results that no person can reach, which still count as a solved day', async () => {
      const [robot, person] = [somebody(), somebody()];
      const game = await daily(robot, { place: 'reach' });
      const finish = { id: game.id, revision: 0, moves: 'LL', isSolved: true, isUnranked: true, now: 1_001 };
      expect(await appendMoves(store, finish)).toMatchObject({ isUnranked: true, finishedAt: 1_001 });
      await solve(person, 'LL', 9_000, { place: 'reach' });
      const found = await ofDay('reach', { person: robot });
      expect(found).toMatchObject({ rows: [{ person, rank: 1 }], peopleCount: 1 });
      expect(found.ownRow).toBeUndefined();
      expect(await store.leaderboard.daysSolved(robot)).toEqual([DAY]);
      expect(await store.leaderboard.solvedBy(robot)).toMatchObject([{ isUnranked: true }]);
      expect((await store.leaderboard.solvedBy(person))[0]).toMatchObject({ isUnranked: undefined });
    });

    it('gives equal results one rank, and lists the earlier one first', async () => {
      const [late, early, last] = [somebody(), somebody(), somebody()];
      await daily(late, { place: 'tie', now: 2_000 });
      await solve(late, 'LL', 3_000, { place: 'tie' });
      await solve(early, 'LL', 2_000, { place: 'tie' });
      await solve(last, 'LL', 9_000, { place: 'tie' });
      const { rows } = await ofDay('tie');
      expect(rows.map(({ person, rank }) => [person, rank])).toEqual([
        [early, 1],
        [late, 1],
        [last, 3],
      ]);
    });

    it('sums up days by their number, then moves over par, then time, with helped days last', async () => {
      const place = 'sums';
      const [two, one, better, helped, both] = [somebody(), somebody(), somebody(), somebody(), somebody()];
      const days = ['2026-11-23', '2026-11-24'] as const;
      const play = async (person: string, day: string, moves: string, par: number, assist = false) => {
        const { id } = await daily(person, { place, day });
        await store.games.setPar(id, par);
        if (assist) await store.games.assist(id);
        await solve(person, moves, 2_000, { place, day });
      };
      await play(two, days[0], 'LLRLRL', 2);
      await play(two, days[1], 'LLRLRLRL', 2);
      await play(one, days[0], 'LLRL', 2);
      await play(better, days[1], 'LL', 2);
      await play(helped, days[0], 'LL', 2, true);
      await play(helped, days[1], 'LL', 2, true);
      await play(both, days[0], 'LLRLRL', 2);
      await play(both, days[1], 'LL', 2, true);
      const { rows } = await ofDay(place, { period: 'week', day: days[1] });
      expect(rows).toMatchObject([
        { rank: 1, person: two, days: 2, moveCount: 14, par: 4, milliseconds: 2_000, assisted: false },
        { rank: 2, person: better, days: 1, moveCount: 2, par: 2 },
        { rank: 3, person: one, days: 1, moveCount: 4, par: 2 },
        { rank: 4, person: both, days: 1, moveCount: 6, par: 2, assisted: false },
        { rank: 5, person: helped, days: 2, moveCount: 4, par: 4, assisted: true },
      ]);
    });

    it('orders a day as the rules of play do, for random players', async () => {
      const place = 'as the rules';
      const result = fc.record({
        moveCount: fc.integer({ min: 2, max: 4 }),
        milliseconds: fc.integer({ min: 0, max: 3 }),
        assisted: fc.boolean(),
      });
      const results = fc
        .sample(result, { numRuns: 40, seed: 11 })
        .map((one) => ({ ...one, par: 2, person: somebody() }));
      for (const { person, moveCount: made, milliseconds, assisted } of results) {
        const { id } = await daily(person, { place, now: 1_000 });
        await store.games.setPar(id, 2);
        if (assisted) await store.games.assist(id);
        await solve(person, 'L'.repeat(made), 1_000 + milliseconds, { place });
      }
      const { rows } = await ofDay(place, { limit: 100 });
      const ranks = new Map(rankScores(results).map(({ rank, result }) => [result.person, rank]));
      expect(new Map(rows.map(({ person, rank }) => [person, rank]))).toEqual(ranks);
    });

    it('names a person as in their last game', async () => {
      const person = somebody();
      await solve(person, 'LL', 2_000, { place: 'named' });
      await daily(person, { place: 'named', day: '2026-11-25', personName: 'Countess' });
      expect((await ofDay('named')).rows).toMatchObject([{ name: 'Countess' }]);
    });

    it('shows a person in each place where they opened it, and follows a place to its new key', async () => {
      const person = somebody();
      await solve(person, 'LL', 2_000, { place: 'group' });
      await daily(person, { place: 'other group' });
      await daily(person, { place: 'supergroup' });
      const here = async (place: string) =>
        (await ofDay(place)).rows.filter((standing) => standing.person === person).length;
      expect([await here('group'), await here('other group')]).toEqual([1, 1]);
      await store.renamePlace('group', 'supergroup');
      expect([await here('group'), await here('other group'), await here('supergroup')]).toEqual([0, 1, 1]);
      expect(await store.currentPlace('group')).toBe('supergroup');
      expect(await store.currentPlace('supergroup')).toBe('supergroup');
    });

    it('counts results from other places if their player opened that series here in the week before', async () => {
      const [person, stranger, place] = [somebody(), somebody(), 'club'];
      const own = { place: person };
      const days = async () =>
        (await store.leaderboard.of({ period: 'month', day: '2027-03-01', place, limit: 9, person })).ownRow
          ?.days;
      await daily(person, { place, day: '2027-03-01' });
      await solve(person, 'LL', 2_000, { ...own, day: '2027-03-01' });
      await solve(person, 'LL', 2_000, { ...own, day: '2027-03-08' });
      expect(await days()).toBe(2);
      // What only counts there makes nothing else count.
      await solve(person, 'LL', 2_000, { ...own, day: '2027-03-09' });
      expect(await days()).toBe(2);
      await solve(stranger, 'LL', 2_000, { place: stranger, day: '2027-03-08' });
      expect((await store.leaderboard.solvers('2027-03-08', place, 9)).length).toBe(1);
      const walk = { person, personName: 'Ada', series: 'knight', ...PUZZLE, now: 1_000 } as const;
      const { id, revision } = await store.games.daily({ ...walk, place: person, day: '2027-03-08' });
      await appendMoves(store, { id, revision, moves: 'LL', isSolved: true, now: 2_000 });
      expect(await store.games.isPlayed({ day: '2027-03-08', series: 'knight' }, place)).toBe(false);
      // Opened there after all.
      await daily(person, { place, day: '2027-03-09' });
      await solve(person, 'LL', 2_000, { ...own, day: '2027-03-16' });
      expect(await days()).toBe(4);
    });

    it('counts a streak across the end of a year from finished days only', async () => {
      const person = somebody();
      for (const day of ['2027-01-01', '2026-12-30', '2026-12-31']) await solve(person, 'LL', 2_000, { day });
      await daily(person, { day: '2027-01-02' });
      expect(streakOf(await store.leaderboard.daysSolved(person), '2027-01-02')).toMatchObject({
        current: 3,
        best: 3,
      });
      expect(streakOf(await store.leaderboard.daysSolved(person), '2027-01-03')).toMatchObject({
        current: 0,
        best: 3,
      });
    });
  });

  describe('the two series of a day', () => {
    const series = 'knight' as const;
    const walked = async (person: string, day: string, place: string, now = 2_000) => {
      const begun = { person, personName: 'Ada', place, day, series, ...PUZZLE, par: 2, now: 1_000 };
      const { id, revision } = await store.games.daily(begun);
      return appendMoves(store, { id, revision, moves: 'LL', isSolved: true, now });
    };

    it('have a puzzle each, drawn once by several processes at the same time', async () => {
      const day = '2027-05-01';
      const puzzle = { ...PUZZLE, par: 2 };
      const walk = { kind: 'knight', start: '5x5 a1', goal: '', par: 24 } as const;
      await store.days.keep({ day, series: 'puzzle' }, puzzle);
      expect(await store.days.get({ day, series })).toBeUndefined();
      const other = { ...walk, start: '5x5 c3' };
      const kept = await Promise.all([walk, other, walk].map((one) => store.days.keep({ day, series }, one)));
      expect(new Set(kept.map(({ start }) => start)).size).toBe(1);
      expect(await store.days.get({ day, series })).toEqual(kept[0]);
      expect(await store.days.get({ day, series: 'puzzle' })).toEqual(puzzle);
    });

    it('have a game each, with streaks, results and leaderboards of their own', async () => {
      const [person, other] = [somebody(), somebody()];
      const [day, place] = ['2027-05-02', 'both series'];
      const walk = await walked(person, day, place);
      expect(walk).toMatchObject({ series, day });
      const puzzle = await daily(person, { day, place });
      expect(puzzle.id).not.toBe(walk?.id);
      expect(puzzle.series).toBeUndefined();
      expect((await store.games.currentGames(person, day)).map(({ id }) => id).toSorted()).toEqual(
        [walk?.id, puzzle.id].toSorted(),
      );
      await solve(other, 'LLRL', 5_000, { day, place });
      const ranks = async (of: 'puzzle' | 'knight') =>
        (await ofSeries(of, day, place)).rows.map((row) => [row.person, row.moveCount]);
      expect(await ranks('puzzle')).toEqual([[other, 4]]);
      expect(await ranks('knight')).toEqual([[person, 2]]);
      expect(await store.leaderboard.daysSolved(person)).toEqual([]);
      expect(await store.leaderboard.daysSolved(person, series)).toEqual([day]);
      expect(await store.leaderboard.solvedBy(person)).toEqual([]);
      expect(await store.leaderboard.solvedBy(person, series)).toMatchObject([{ day, moveCount: 2 }]);
      expect(await store.leaderboard.solvers(day, place, 10)).toEqual([{ name: 'Ada', days: [day] }]);
      const { games } = await store.personalData(person);
      expect(games.map((game) => [game.series, game.seenIn])).toEqual(
        expect.arrayContaining([
          ['knight', [place]],
          [undefined, [place]],
        ]),
      );
    });

    const ofSeries = (of: 'puzzle' | 'knight', day: string, place: string) =>
      store.leaderboard.of({ day, place, series: of, limit: 10, person: '' });

    it('are played in a place once a game was opened there', async () => {
      const day = '2027-05-03';
      expect(await store.games.isPlayed({ day, series }, 'a club')).toBe(false);
      await daily(somebody(), { day, place: 'a club' });
      expect(await store.games.isPlayed({ day, series }, 'a club')).toBe(false);
      const person = somebody();
      await store.games.daily({ person, personName: 'Ada', place: 'a club', day, series, ...PUZZLE, now: 1 });
      expect(await store.games.isPlayed({ day, series }, 'a club')).toBe(true);
      expect(await store.games.isPlayed({ day: '2027-05-04', series }, 'a club')).toBe(false);
      expect(await store.games.isPlayed({ day, series }, 'another club')).toBe(false);
    });

    it('are practised separately: an own game knows its series until the next one', async () => {
      const own = { person: somebody(), personName: 'Ada', ...PUZZLE, now: 1_000 };
      const practice = await store.games.play({ ...own, practice: '2026-11-24', series });
      expect(practice).toMatchObject({ practice: '2026-11-24', series });
      const next = await store.games.play({ ...own, practice: '2026-11-20' });
      expect(next.series).toBeUndefined();
    });

    it('keep the results of a forgotten person without a name', async () => {
      const [person, day, place] = [somebody(), '2027-05-05', 'left'];
      await walked(person, day, place);
      await store.forget(person);
      expect(await store.leaderboard.daysSolved(person, series)).toEqual([]);
      expect((await ofSeries('knight', day, place)).rows).toMatchObject([{ rank: 1, name: '' }]);
    });
  });

  const board = (tiles: number[]) => ({ rows: 2, cols: 3, tiles });
  const [start, goal] = [board([1, 2, 3, 0, 4, 5]), board([1, 2, 3, 4, 5, 0])];

  it('keeps each solution under one id', async () => {
    const verdict = { length: 2, optimal: true, lowerBound: 2, metric: 'stm' } as const;
    const solution = { start, goal, moves: 'LL', verdict };
    const id = await store.solutions.keep({ person: 'telegram:1', ...solution, now: 1 });
    expect(id).toMatch(/^[0-9A-Za-z]{12}$/);
    expect(await store.solutions.keep({ person: 'telegram:1', ...solution, now: 2 })).toBe(id);
    expect(await store.solutions.keep({ person: 'telegram:1', ...solution, moves: 'LRLL', now: 2 })).not.toBe(
      id,
    );
    expect(await store.solutions.byId(id)).toEqual(solution);
    const effort = { method: 'astar', ended: false, expanded: 3e10, memoryBytes: 5e9, milliseconds: 12.5 };
    const asked = {
      ...solution,
      verdict: { ...verdict, optimal: false, lowerBound: 1, heuristic: 'manhattan', effort },
    } as const;
    expect(
      await store.solutions.byId(await store.solutions.keep({ person: 'telegram:1', ...asked, now: 3 })),
    ).toEqual(asked);
    const scramble = { start, goal, moves: '' };
    expect(
      await store.solutions.byId(await store.solutions.keep({ person: 'telegram:1', ...scramble, now: 4 })),
    ).toEqual(scramble);
    expect(await store.solutions.byId('nothingthere')).toBeUndefined();
  });

  it('keeps key-value facts, and only the first of several that are set once', async () => {
    expect(await store.keyValues.get('menu')).toBeUndefined();
    await store.keyValues.set('menu', 'a');
    await store.keyValues.set('menu', 'b');
    expect(await store.keyValues.get('menu')).toBe('b');
    const stands = await Promise.all(
      Array.from({ length: 8 }, (_, at) => store.keyValues.setOnce('secret', `${at}`)),
    );
    expect(new Set(stands)).toEqual(new Set([await store.keyValues.get('secret')]));
  });

  it('shows accepted writes to a second store on the same data', async () => {
    const game = await solve(somebody(), 'LL', 2_000);
    const again = await open();
    expect(await again.games.byId(game?.id ?? '')).toEqual(game);
    await again.close();
  });

  it('accepts a press from only one of two processes on the same revision', async () => {
    const other = await open();
    const { id } = await daily(somebody());
    const press = (at: Store) =>
      appendMoves(at, { id, revision: 0, moves: 'L', isSolved: false, now: 2_000 });
    const results = await Promise.all([press(store), press(other), press(other), press(store)]);
    expect(results.filter((game) => game !== undefined)).toHaveLength(1);
    await other.close();
  });
}
