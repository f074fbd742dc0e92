import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Settings } from '../../src/store/contract/settings.ts';
import type { Store } from '../../src/store/contract/store.ts';

const PLACE = 'telegram:-100';
const ALL: Settings = {
  language: 'ru',
  theme: 'dark',
  palette: 'safe',
  tiles: 'colours',
  commands: { race: 'off', play: 'admins' },
  answers: 'private',
  unnamed: true,
  nickname: 'Ann',
  dailyAt: 18 * 60,
  zone: 'Europe/Kyiv',
  address: 'telegram:-100/7',
  ping: '41771983423143936',
  pin: true,
  told: 'telegram:5021',
  locale: 'uk',
  postDueAt: 1_795_100_000_000,
};

/**
 * What settings must do on every engine. `open` opens one more store on the same data, which counts as a
 * process of its own; `run` executes a statement of SQL.
 */
export function settingsContract(
  open: () => Promise<Store>,
  run: (statement: string) => Promise<void>,
): void {
  let one: Store;
  let other: Store;
  beforeEach(async () => {
    await run('delete from settings');
    one = await open();
    other = await open();
  });
  afterEach(() => Promise.all([one.close(), other.close()]));

  const of = async (owner: string) => (await other.settings.of([owner])).get(owner);
  const choose = (owner: string, settings: Settings, store = one) =>
    store.settings.change(owner, () => settings);

  it('are stored per owner, as they were chosen', async () => {
    expect(await choose(PLACE, ALL)).toEqual(ALL);
    await choose('telegram:5021', { theme: 'light' });
    expect(await other.settings.of([PLACE, 'telegram:5021', 'telegram:5022'])).toEqual(
      new Map([
        [PLACE, ALL],
        ['telegram:5021', { theme: 'light' }],
      ]),
    );
    expect(await other.settings.of([])).toEqual(new Map());
  });

  it('are reset one by one', async () => {
    await choose(PLACE, ALL);
    const { theme, pin, ...rest } = ALL;
    expect(await one.settings.change(PLACE, () => ({ theme: null, pin: undefined }))).toEqual(rest);
    expect(await of(PLACE)).toEqual(rest);
  });

  it('keep the changes of several users at the same time', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 === 0 ? other : one).settings.change(PLACE, ({ commands }) => ({
          commands: { ...commands, [`c${at}`]: 'off' },
        })),
      ),
    );
    expect(Object.keys((await of(PLACE))?.commands ?? {})).toHaveLength(10);
  });

  it('are unchanged when a change fails', async () => {
    await choose(PLACE, { theme: 'dark' });
    const failing = one.settings.change(PLACE, () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await of(PLACE)).toEqual({ theme: 'dark' });
    await choose(PLACE, { language: 'de' }, other);
    expect(await of(PLACE)).toEqual({ theme: 'dark', language: 'de' });
  });

  it('move with a group that became a supergroup, whose own settings come first', async () => {
    await choose(PLACE, { ...ALL, address: PLACE });
    await choose('telegram:-200', { theme: 'light' });
    await one.renamePlace(PLACE, 'telegram:-200');
    expect(await of(PLACE)).toBeUndefined();
    expect(await of('telegram:-200')).toEqual({ ...ALL, theme: 'light', address: 'telegram:-200' });
  });

  it('are deleted with a forgotten person, who gets no posts any more', async () => {
    await choose('telegram:5021', { theme: 'light' });
    await choose(PLACE, ALL);
    await one.forget('telegram:5021');
    const { told, ...rest } = ALL;
    expect(await other.settings.of([PLACE, 'telegram:5021'])).toEqual(new Map([[PLACE, rest]]));
  });

  it('have no post and no live message in a chat that the bot has left', async () => {
    await choose(PLACE, ALL);
    const stands = { subject: 'day:2026-11-21', place: PLACE, locale: 'en' };
    await one.liveMessages.request({ ...stands, address: `${PLACE}/7` as `${string}:${string}` });
    await one.settings.recordLeft(PLACE);
    const { dailyAt, postDueAt, ...rest } = ALL;
    expect(await of(PLACE)).toEqual(rest);
    expect(await one.liveMessages.find(stands.subject, `${PLACE}/7`)).toBeUndefined();
    await one.settings.recordLeft('telegram:-300');
    await one.settings.recordJoined([PLACE]);
    await one.settings.recordJoined(['telegram:-400']);
    expect(await of(PLACE)).toEqual(rest);
  });
}
