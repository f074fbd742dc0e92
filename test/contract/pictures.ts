import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../src/store/contract/store.ts';
import { keepMoves, PUZZLE } from '../support/store/kept-game.ts';

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
    const id = await store.pictures.keep(photo, 1_000);
    const game = await play(somebody(), id);
    const other = await open();
    expect((await other.games.byId(game.id))?.picture).toBe(id);
    expect(await other.pictures.byId(id)).toEqual(photo);
    expect(await other.pictures.byId('nothingthere')).toBeUndefined();
    await other.close();
  });

  it('are stored until every player of a game with the picture is forgotten', async () => {
    const [one, other, id] = [somebody(), somebody(), await store.pictures.keep(photo, 1_000)];
    await play(one, id);
    await play(one, id);
    await play(other, id);
    await store.forget(one);
    expect(await isKept(id)).toBe(true);
    await store.forget(other);
    expect(await isKept(id)).toBe(false);
  });

  it('are deleted after a day when no running game uses them', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => store.pictures.keep(photo, 1_000)));
    await play(somebody(), ids[1]);
    const game = await play(somebody(), ids[2]);
    await keepMoves(store, { id: game.id, revision: 0, moves: 'LL', isSolved: true, now: 5_000 });
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
