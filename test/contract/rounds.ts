import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  decideStep,
  MAX_RACE_IDLE_MS,
  MAX_RACE_PLAYERS,
  MIN_RACE_PLAYERS,
} from '../../src/commands/games/round.ts';
import type { NewRound, Round } from '../../src/store/contract/round.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { appendMoves, PUZZLE } from '../support/store/append-moves.ts';

const NOW = 1_800_000_000_000;
const RACE_STARTS = NOW + 30_000;

/**
 * What rounds must do on every engine; `open` opens a further store on the same data, a process of its own.
 */
export function roundContract(open: () => Promise<Store>): void {
  let one: Store;
  let other: Store;
  /** The other store where both may write at the same time. */
  let hosts = 0;
  beforeAll(async () => {
    one = await open();
    other = await open();
  });
  afterAll(() => Promise.all([one.close(), other.close()]));

  const begin = (over: Partial<NewRound> = {}): Promise<Round> =>
    one.rounds.open({
      kind: 'race',
      place: 'telegram:-5',
      address: 'telegram:-5',
      host: `telegram:${++hosts}`,
      hostName: 'Ann',
      size: '2x3',
      start: PUZZLE.start,
      goal: PUZZLE.goal,
      seconds: over.kind === 'fmc' ? 600 : 30,
      now: NOW,
      ...over,
    });
  const join = (store: Store, { id }: Round, person: string, now = NOW + 1000) =>
    store.rounds.join(id, {
      person: `${id}:${person}`,
      personName: person,
      maxPlayers: MAX_RACE_PLAYERS,
      now,
    });
  const step = (store: Store, { id }: Round, now: number) =>
    store.rounds.step(id, now, (round, entries) => decideStep(round, entries, now));
  const gameOf = async (store: Store, round: Round, person: string) => {
    const joined = await join(store, round, person);
    return typeof joined === 'object' ? joined.entry.game : '';
  };
  const liveMessage = (round: Round) =>
    ({ subject: `round:${round.id}`, address: 'telegram:-5', place: 'p', locale: 'en' }) as const;
  const isDue = async (round: Round) => {
    const { subject, address } = liveMessage(round);
    const row = await one.liveMessages.find(subject, address);
    return row?.changeCount;
  };

  describe('a round', () => {
    it('is the same one for the same request within half a minute, until it is over', async () => {
      const race = await begin({ host: 'telegram:same' });
      expect(race).toMatchObject({ kind: 'race', state: 'open', startsAt: RACE_STARTS, hostName: 'Ann' });
      expect((await begin({ host: 'telegram:same', now: NOW + 29_000 })).id).toBe(race.id);
      expect((await begin({ host: 'telegram:same', size: '3x3' })).id).not.toBe(race.id);
      expect((await begin({ host: 'telegram:same', now: NOW + 31_000 })).id).not.toBe(race.id);
      const before = await one.rounds.count('telegram:-5');
      await step(one, race, RACE_STARTS);
      expect(await one.rounds.byId(race.id)).toMatchObject({ state: 'over', endsAt: RACE_STARTS });
      expect(await one.rounds.count('telegram:-5')).toBe(before - 1);
      expect((await begin({ host: 'telegram:same' })).id).not.toBe(race.id);
    });

    it('is open to everyone until it is over, and lists the players who have finished', async () => {
      const race = await begin({ start: '2x3 4 1 2 5 0 3' });
      const ids = [await gameOf(one, race, 'Ann'), await gameOf(other, race, 'Ben')];
      const goingOn = async (person: string) =>
        (await other.rounds.activeRounds(person)).find(({ id }) => id === race.id);
      const asItIs = { kind: 'race', start: '2x3 4 1 2 5 0 3', goal: PUZZLE.goal };
      expect(await goingOn('telegram:nobody')).toMatchObject({ ...asItIs, hasEnded: false });
      await step(one, race, RACE_STARTS);
      const [ann = '', ben = ''] = ids;
      await one.games.giveUp({ id: ann, revision: 0, now: NOW + 40_000 });
      expect(await goingOn(`${race.id}:Ann`)).toMatchObject({ ...asItIs, hasEnded: true });
      expect(await goingOn(`${race.id}:Ben`)).toMatchObject({ hasEnded: false });
      expect(await goingOn('telegram:nobody')).toMatchObject({ hasEnded: false });
      await one.games.giveUp({ id: ben, revision: 0, now: NOW + 50_000 });
      await step(one, race, NOW + 50_000);
      expect(await goingOn(`${race.id}:Ben`)).toBeUndefined();
      expect(await goingOn('telegram:nobody')).toBeUndefined();
    });

    it('takes thirty of forty players who join at the same time over two processes, each once', async () => {
      const race = await begin();
      const joined = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          join(at % 2 === 0 ? one : other, race, `P${at % 20}${at < 38 ? '' : 'x'}`),
        ),
      );
      expect(joined.filter((result) => typeof result === 'object' && result.isNew)).toHaveLength(22);
      const more = await Promise.all(Array.from({ length: 20 }, (_, at) => join(other, race, `Q${at}`)));
      expect(more.filter((result) => result === 'full')).toHaveLength(12);
      expect(await one.rounds.entries(race.id)).toHaveLength(MAX_RACE_PLAYERS);
    });

    it('starts once over several processes, with the same board and start time for every player', async () => {
      const race = await begin();
      const ids = [await gameOf(one, race, 'Ann'), await gameOf(other, race, 'Ben')];
      expect(await one.games.byId(ids[0] ?? '')).toBeUndefined();
      await one.liveMessages.request(liveMessage(race));
      const changed = (await isDue(race)) ?? 0;
      expect(await one.rounds.due(RACE_STARTS - 1, 1000)).not.toContain(race.id);
      expect(await one.rounds.due(RACE_STARTS, 1000)).toContain(race.id);
      await Promise.all([
        step(one, race, RACE_STARTS),
        step(other, race, RACE_STARTS),
        step(one, race, RACE_STARTS),
      ]);
      expect(await isDue(race)).toBe(changed + 1);
      for (const id of ids)
        expect(await one.games.byId(id)).toMatchObject({
          ...PUZZLE,
          round: race.id,
          startedAt: RACE_STARTS,
          moveCount: 0,
        });
      expect(await join(one, race, 'Ann')).toMatchObject({ isNew: false });
      expect(await join(one, race, 'Cid')).toBe('closed');
      expect(await one.rounds.leave(race.id, `${race.id}:Ann`)).toBe(false);
      expect((await one.games.latest(`${race.id}:Ben`))?.id).toBe(ids[1]);
      expect(await one.rounds.ofGame(ids[0] ?? '')).toMatchObject({
        round: { id: race.id },
        entry: { personName: 'Ann' },
      });
    });

    it('ends a race and its games when the last player has finished', async () => {
      const race = await begin();
      const [ann, ben] = [await gameOf(one, race, 'Ann'), await gameOf(one, race, 'Ben')];
      await step(one, race, RACE_STARTS);
      await step(one, race, RACE_STARTS + 1);
      const annPlays = async () => (await one.games.currentGames(`${race.id}:Ann`, '')).map(({ id }) => id);
      expect(await annPlays()).toEqual([ann]);
      await appendMoves(one, { id: ann, revision: 0, moves: 'LL', isSolved: true, now: RACE_STARTS + 7000 });
      expect(await annPlays()).toEqual([]);
      expect(await other.rounds.due(RACE_STARTS + 7000, 1000)).toContain(race.id);
      expect(await step(other, race, RACE_STARTS + 7500)).toMatchObject({ state: 'running' });
      await appendMoves(one, {
        id: ben,
        revision: 0,
        moves: 'L',
        isSolved: false,
        now: RACE_STARTS + 20_000,
      });
      expect(await one.rounds.byId(race.id)).toMatchObject({ touchedAt: RACE_STARTS + 20_000 });
      expect(await one.rounds.due(RACE_STARTS + 20_000 + MAX_RACE_IDLE_MS - 20_000, 1000)).not.toContain(
        race.id,
      );
      expect(await step(other, race, RACE_STARTS + 20_000 + MAX_RACE_IDLE_MS - 1)).toMatchObject({
        state: 'running',
      });
      const end = RACE_STARTS + 25_000 + MAX_RACE_IDLE_MS;
      expect(await step(other, race, end)).toMatchObject({ state: 'over', endsAt: end });
      expect(await step(other, race, end)).toBeUndefined();
      expect(await one.rounds.entries(race.id)).toMatchObject([
        { personName: 'Ann', moveCount: 2, milliseconds: 7000, gaveUp: false },
        { personName: 'Ben', moveCount: 1, gaveUp: true },
      ]);
      expect(
        await appendMoves(one, { id: ben, revision: 1, moves: 'L', isSolved: true, now: end }),
      ).toBeUndefined();
    });

    it('passes the proved fewest moves to its running games, and marks unreachable results', async () => {
      const race = await begin();
      const [ann, ben] = [await gameOf(one, race, 'Ann'), await gameOf(one, race, 'Ben')];
      await step(one, race, RACE_STARTS);
      const finish = { id: ann, revision: 0, moves: 'LL', isSolved: true, isUnranked: true };
      await appendMoves(one, { ...finish, now: RACE_STARTS + 1 });
      await one.rounds.recordProof(race.id, { par: 2, bound: 2 });
      expect(await other.games.byId(ben)).toMatchObject({ par: 2 });
      expect(await other.rounds.entries(race.id)).toMatchObject([
        { personName: 'Ann', isUnranked: true, milliseconds: 1 },
        { personName: 'Ben' },
      ]);
    });

    it('announces its result in a message of its own, unless it was called off', async () => {
      const [run, off] = [await begin(), await begin()];
      for (const round of [run, off]) {
        await gameOf(one, round, 'Ann');
        await gameOf(one, round, 'Ben');
        await one.liveMessages.request(liveMessage(round));
      }
      await step(one, run, RACE_STARTS);
      for (const { id } of [run, off]) await one.rounds.step(id, RACE_STARTS + 1, () => 'end');
      const resultOf = ({ id }: Round) => one.liveMessages.find(`result:${id}`, 'telegram:-5');
      expect(await resultOf(run)).toMatchObject({ place: 'p', locale: 'en', tries: 0 });
      expect((await resultOf(run))?.messageId).toBeUndefined();
      expect(await resultOf(off)).toBeUndefined();
    });

    it('is opened once for one id', async () => {
      const [race, again] = [await begin({ id: 'sameRound001' }), await begin({ id: 'sameRound001' })];
      expect(race.id).toBe('sameRound001');
      expect(again).toEqual(race);
    });

    it('is over at its start time when it has too few players', async () => {
      const race = await begin();
      const game = await gameOf(one, race, 'Ann');
      expect(MIN_RACE_PLAYERS).toBe(2);
      expect(await one.rounds.leave(race.id, `${race.id}:Ann`)).toBe(true);
      expect(await one.rounds.leave(race.id, `${race.id}:Ann`)).toBe(false);
      expect(await gameOf(one, race, 'Ann')).not.toBe(game);
      expect(await step(one, race, RACE_STARTS)).toMatchObject({ state: 'over' });
    });

    it("for fewest moves runs immediately, keeps each player's shortest solution, and takes none after its end", async () => {
      const round = await begin({ kind: 'fmc' });
      expect(round).toMatchObject({ state: 'running', startsAt: NOW, endsAt: NOW + 600_000 });
      const game = await gameOf(one, round, 'Ann');
      expect(await one.games.byId(game)).toMatchObject({ round: round.id, startedAt: NOW + 1000 });
      const person = `${round.id}:Ann`;
      const solve = (moves: string, now = NOW + 5000) => other.rounds.solve(round.id, { person, moves, now });
      expect(await solve('LRLL')).toMatchObject({ tries: 1, best: 'LRLL' });
      expect(await solve('LL')).toMatchObject({ tries: 2, best: 'LL' });
      expect(await solve('LRLRLL')).toMatchObject({ tries: 3, best: 'LL' });
      expect(await one.rounds.solve(round.id, { person: 'nobody', moves: 'LL', now: NOW })).toBeUndefined();
      expect(await solve('LL', NOW + 600_000)).toBeUndefined();
      expect(await step(one, round, NOW + 600_000)).toMatchObject({ state: 'over' });
      expect(await solve('LL')).toBeUndefined();
      expect(await one.games.latest(person)).toBeUndefined();
      await one.rounds.recordProof(round.id, { par: 2, bound: 2 });
      expect(await one.rounds.byId(round.id)).toMatchObject({ par: 2, bound: 2 });
    });

    it('is deleted with its chat', async () => {
      const race = await begin({ place: 'telegram:-6', address: 'telegram:-6' });
      await one.renamePlace('telegram:-6', 'telegram:-1006');
      expect(await one.rounds.byId(race.id)).toMatchObject({ place: 'telegram:-1006' });
    });
  });
}
