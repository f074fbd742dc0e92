import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../src/store/contract/store.ts';
import { appendMoves, PUZZLE } from '../support/store/append-moves.ts';

const DAY = 24 * 3_600_000;

/** What every store must do for the pictures of games. */
export function pictureContract(open: () => Promise<Store>): void {
  let store: Store;
  let people = 0;
  const somebody = () => `telegram:77000${++people}`;
  const photo = Buffer.from([0xff, 0xd8, 0xff, 0, 0x80, 0xff]);
  const play = (person: string, picture?: string, now = 1_000) =>
    store.games.play({ person, personName: 'Ada', ...PUZZLE, now, ...(picture && { picture }) });
  const isKept = async (id: string) => (await store.pictures.byId(id)) !== undefined;

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('are stored byte for byte, for all processes', async () => {
    const person = somebody();
    const id = await store.pictures.keep(person, photo, 1_000);
    const game = await play(person, id);
    const other = await open();
    expect((await other.games.byId(game.id))?.picture).toBe(id);
    expect(await other.pictures.byId(id)).toEqual(photo);
    expect(await other.pictures.byId('nothingthere')).toBeUndefined();
    await other.close();
  });

  it('go with the person who sent them, also from the games of others and without a game', async () => {
    const [sender, friend] = [somebody(), somebody()];
    const ids = await Promise.all([1, 2].map(() => store.pictures.keep(sender, photo, 1_000)));
    await play(friend, ids[0]);
    await store.forget(friend);
    expect(await Promise.all(ids.map(isKept))).toEqual([true, true]);
    await play(friend, ids[0]);
    await store.forget(sender);
    expect(await Promise.all(ids.map(isKept))).toEqual([false, false]);
  });

  it('are at most ten of a person: the new one, those of running games, the newest', async () => {
    const [sender, friend] = [somebody(), somebody()];
    const other = await store.pictures.keep(friend, photo, 1);
    const running = await store.pictures.keep(sender, photo, 1);
    const game = await play(sender, running, 1);
    const played = await store.pictures.keep(sender, photo, 2);
    await play(friend, played, 2);
    const ids: string[] = [];
    for (let sent = 0; sent < 200; sent++) {
      const id = await store.pictures.keep(sender, photo, 3 + sent);
      ids.push(id);
      const { id: given, revision } = await play(sender, id, 3 + sent);
      await store.games.giveUp({ id: given, revision, now: 3 + sent });
    }
    expect(await Promise.all([other, running, played].map(isKept))).toEqual([true, true, true]);
    const kept = await Promise.all(ids.map(isKept));
    expect(kept).toEqual(ids.map((_, at) => at >= 192));
    await store.games.giveUp({ id: game.id, revision: 0, now: 500 });
    await store.pictures.keep(sender, photo, 501);
    expect(await isKept(running)).toBe(false);
  });

  it('are at most ten where a person starts game after game', async () => {
    const sender = somebody();
    for (let sent = 0; sent < 40; sent++)
      await play(sender, await store.pictures.keep(sender, photo, 10 + sent), 10 + sent);
    const { games, pictures } = await store.personalData(sender);
    expect(pictures).toHaveLength(10);
    const playable = games.filter(({ finishedAt }) => finishedAt === undefined);
    expect(playable.map(({ picture }) => picture).toSorted()).toEqual(
      pictures.map(({ id }) => id).toSorted(),
    );
  });

  it('are two thousand at most, also of people who are new each time; those of running games stay', async () => {
    const played = await store.pictures.keep(somebody(), photo, 1);
    await play(somebody(), played, 1);
    const unused = await store.pictures.keep(somebody(), photo, 2);
    let sent: string[] = [];
    for (let batch = 0; batch < 100; batch++)
      sent = await Promise.all(
        Array.from({ length: 20 }, () => store.pictures.keep(somebody(), photo, 1_000_000 + batch)),
      );
    // Photos that arrive together don't see each other, so the next one removes what they left.
    sent.push(await store.pictures.keep(somebody(), photo, 1_500_000));
    expect(await Promise.all([played, unused, ...sent].map(isKept))).toEqual([
      true,
      false,
      ...sent.map(() => true),
    ]);
    await store.tidy(2_000_000 + DAY);
  }, 60_000);

  it('are deleted after a day when no running game uses them', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => store.pictures.keep('telegram:77', photo, 1_000)));
    await play(somebody(), ids[1]);
    const game = await play(somebody(), ids[2]);
    await appendMoves(store, { id: game.id, revision: 0, moves: 'LL', isSolved: true, now: 5_000 });
    const kept = () => Promise.all(ids.map(isKept));
    await store.tidy(999 + DAY);
    expect(await kept()).toEqual([true, true, true]);
    await store.tidy(4_999 + DAY);
    expect(await kept()).toEqual([false, true, true]);
    await store.tidy(5_001 + DAY);
    expect(await kept()).toEqual([false, true, false]);
    expect((await store.games.byId(game.id))?.moveCount).toBe(2);
  });
}
