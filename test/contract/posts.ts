import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DuePost, PlannedPost } from '../../src/store/contract/posts.ts';
import type { Settings } from '../../src/store/contract/settings.ts';
import type { Store } from '../../src/store/contract/store.ts';

const NOW = 1_795_100_000_000;
const NEXT = NOW + 86_400_000;
const DAY = 'day:2026-11-21';

/** What posts must do on every engine. As `settingsContract` says. */
export function postContract(open: () => Promise<Store>, run: (statement: string) => Promise<void>): void {
  let one: Store;
  let other: Store;
  beforeEach(async () => {
    await run('delete from settings');
    await run('delete from live_messages');
    one = await open();
    other = await open();
  });
  afterEach(() => Promise.all([one.close(), other.close()]));

  const plan = ({ dueAt }: DuePost): PlannedPost => ({
    nextAt: NEXT,
    message: { subject: DAY, plannedAt: dueAt },
  });
  const choose = (chat: number, more: Settings = {}) => {
    const address = `telegram:-${chat}` as const;
    const daily = { dailyAt: 1080, zone: 'Europe/Kyiv', address, told: 'telegram:7', postDueAt: NOW - chat };
    return one.settings.change(address, () => ({ ...daily, ...more }));
  };
  const claim = (store: Store, most = 10, now = NOW) => store.posts.claim('telegram', now, most, plan);
  const chosen = async (owner: string) => (await one.settings.of([owner])).get(owner);

  it('is claimed by one process when it is due, longest due first, and not before its next time', async () => {
    for (const chat of [1, 2, 3]) await choose(chat);
    await choose(4, { postDueAt: NOW + 1 });
    await choose(5, { address: 'discord:5' });
    expect(await claim(one, 10, NOW - 6)).toEqual([]);
    const [mine = [], theirs = []] = await Promise.all([claim(one, 2), claim(other, 2)]);
    expect([...mine, ...theirs].map(({ owner }) => owner).toSorted()).toEqual([
      'telegram:-1',
      'telegram:-2',
      'telegram:-3',
    ]);
    expect(await claim(one)).toEqual([]);
    expect(await chosen('telegram:-1')).toMatchObject({ postDueAt: NEXT, dailyAt: 1080 });
    const sent = await one.liveMessages.claim(['telegram'], 10, 0);
    expect(sent.map(({ address, plannedAt }) => [address, plannedAt]).toSorted()).toEqual([
      ['telegram:-1', NOW - 1],
      ['telegram:-2', NOW - 2],
      ['telegram:-3', NOW - 3],
    ]);
    expect(await claim(other, 10, NEXT)).toHaveLength(4);
  });

  it('is written in the language of the user who asked for it, unless the chat has chosen one', async () => {
    await choose(1, { locale: 'ru' });
    await choose(2, { locale: 'ru', language: 'de' });
    await claim(one);
    expect(await one.liveMessages.find(DAY, 'telegram:-1')).toMatchObject({
      locale: 'ru',
      place: 'telegram:-1',
    });
    expect(await one.liveMessages.find(DAY, 'telegram:-2')).toMatchObject({ locale: 'de' });
  });

  it('is a reminder when the chat belongs to the user who asked for it', async () => {
    await choose(1, { address: 'telegram:7' });
    await one.settings.change('telegram:7', () => ({
      dailyAt: 1080,
      zone: 'UTC',
      address: 'telegram:7',
      told: 'telegram:7',
      postDueAt: NOW,
    }));
    const due = await claim(one);
    expect(due.map(({ owner, isReminder }) => [owner, isReminder])).toEqual([
      ['telegram:-1', false],
      ['telegram:7', true],
    ]);
  });

  it('leaves no message when it is skipped, and closes the previous message when it is sent', async () => {
    await choose(1);
    expect(await one.posts.claim('telegram', NOW, 10, () => ({ nextAt: NEXT }))).toHaveLength(1);
    expect(await one.liveMessages.find(DAY, 'telegram:-1')).toBeUndefined();
    await one.liveMessages.record(
      { subject: DAY, address: 'telegram:-1', place: 'telegram:-1', locale: 'en' },
      'm1',
    );
    await claim(one, 10, NEXT);
    const [post] = await one.liveMessages.claim(['telegram'], 10, 0);
    expect(post).toMatchObject({ subject: DAY, plannedAt: NEXT });
    expect(post?.messageId).toBeUndefined();
    if (post !== undefined) await one.liveMessages.recordShown(post, 'm2');
    await expect
      .poll(() => one.liveMessages.claim(['telegram'], 10, 0))
      .toMatchObject([{ subject: `earlier:${DAY}:m1`, address: 'telegram:-1', messageId: 'm1' }]);
    expect(await one.liveMessages.find(DAY, 'telegram:-1')).toMatchObject({ messageId: 'm2' });
  });

  it('of a chat never takes the message of another chat at its address, nor the other’s place', async () => {
    const at = { subject: DAY, address: 'telegram:-1' } as const;
    await one.liveMessages.record({ ...at, place: 'telegram:-1', locale: 'en' }, 'm1');
    await one.settings.change('telegram:-666', () => ({
      dailyAt: 1080,
      zone: 'UTC',
      address: at.address,
      postDueAt: NOW,
    }));
    await claim(one);
    expect(await one.liveMessages.find(at.subject, at.address)).toMatchObject({
      messageId: 'm1',
      place: 'telegram:-1',
    });
    expect(await one.liveMessages.claim(['telegram'], 10, 0)).toEqual([]);
  });

  it('is known as a scheduled post until the last edit of its message', async () => {
    await choose(1);
    await claim(one);
    const [post] = await one.liveMessages.claim(['telegram'], 10, 0);
    if (post !== undefined) await one.liveMessages.recordShown(post, 'm1');
    await one.settings.change('telegram:-1', () => ({ postDueAt: NEXT }));
    await claim(one, 10, NEXT);
    expect(await one.liveMessages.find(`earlier:${DAY}:m1`, 'telegram:-1')).toMatchObject({
      plannedAt: NOW - 1,
    });
  });

  it('is not claimed for a chat that the bot has left or that has switched posts off', async () => {
    for (const chat of [1, 2]) await choose(chat);
    await one.settings.recordLeft('telegram:-1');
    await one.settings.change('telegram:-2', () => ({ dailyAt: null }));
    expect(await claim(one)).toEqual([]);
  });

  it('ends once, only for its current address, and the chat is notified', async () => {
    await choose(1, { pin: true });
    const at = { owner: 'telegram:-1', address: 'telegram:-1' } as const;
    const told = { subject: 'ended:x', address: 'telegram:7', place: 'telegram:7', locale: 'en' } as const;
    expect(await one.posts.switchOff('post', { ...at, address: 'telegram:-9' }, told)).toBe(false);
    expect(await one.posts.switchOff('pin', at)).toBe(true);
    expect(await chosen('telegram:-1')).toMatchObject({ dailyAt: 1080 });
    expect((await chosen('telegram:-1'))?.pin).toBeUndefined();
    const ends = await Promise.all([one, other].map((store) => store.posts.switchOff('post', at, told)));
    expect(ends.toSorted()).toEqual([false, true]);
    expect((await chosen('telegram:-1'))?.postDueAt).toBeUndefined();
    expect(await one.liveMessages.find('ended:x', 'telegram:7')).toMatchObject({ changeCount: 0 });
  });

  it('moves with a group that became a supergroup, with a message that is not sent yet', async () => {
    for (const chat of [1, 2]) await choose(chat);
    await claim(one);
    const [sent] = (await one.liveMessages.claim(['telegram'], 10, 0)).filter(
      ({ place }) => place === 'telegram:-2',
    );
    if (sent !== undefined) await one.liveMessages.recordShown(sent, 'm2');
    for (const chat of [1, 2]) await one.renamePlace(`telegram:-${chat}`, `telegram:-100${chat}`);
    expect(await chosen('telegram:-1001')).toMatchObject({ address: 'telegram:-1001', postDueAt: NEXT });
    const moved = await one.liveMessages.find(DAY, 'telegram:-1001');
    expect(moved).toMatchObject({ plannedAt: NOW - 1 });
    const shown = await one.liveMessages.find(DAY, 'telegram:-1002');
    expect(shown?.plannedAt).toBeUndefined();
    expect((await one.liveMessages.claim(['telegram'], 10, 0)).map(({ address }) => address)).toEqual([
      'telegram:-1001',
    ]);
  });
}
