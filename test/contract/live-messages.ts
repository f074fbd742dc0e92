import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../src/store/contract/store.ts';
import { appendMoves, PUZZLE } from '../support/store/append-moves.ts';

const DAY = 'day:2026-11-21';
const ADAPTERS = ['telegram', 'discord'];
const PACE = 3000;

/**
 * What live messages must do on every engine. `open` opens one more store on the same data, which counts
 * as a process of its own; `run` executes a statement of SQL and fulfils with the rows.
 */
export function liveMessageContract(
  open: () => Promise<Store>,
  run: (statement: string) => Promise<unknown>,
): void {
  let one: Store;
  let other: Store;
  beforeEach(async () => {
    await run('delete from live_messages');
    one = await open();
    other = await open();
  });
  afterEach(() => Promise.all([one.close(), other.close()]));

  const at = (address: `${string}:${string}`, subject = DAY) => ({
    subject,
    address,
    locale: 'en',
    place: address.replace(/\/.*/, ''),
  });
  const claim = (store: Store, most = 10, adapters = ADAPTERS) =>
    store.liveMessages.claim(adapters, most, PACE);
  const names = async (store: Store, most?: number, adapters?: string[]) =>
    (await claim(store, most, adapters)).map(({ subject, address }) => `${subject} ${address}`).toSorted();
  /** As if that time had passed. */
  const pass = (ms: number) =>
    run(`update live_messages set shown_at = shown_at - ${ms}, due_at = due_at - ${ms}`);

  it('is updated by one process, once for all changes so far', async () => {
    expect(await one.liveMessages.request(at('telegram:-1'))).toBeUndefined();
    const [mine] = await claim(one);
    expect(mine).toMatchObject({ ...at('telegram:-1'), changeCount: 0, tries: 1 });
    expect(mine?.messageId).toBeUndefined();
    expect(await claim(other)).toEqual([]);
    if (mine === undefined) throw new Error('nothing was claimed');
    await one.liveMessages.recordShown(mine, 'text:7');
    expect(await claim(other)).toEqual([]);
    for (let finish = 0; finish < 5; finish++) await other.liveMessages.markDue(DAY);
    // Not sooner than the pace after it was shown.
    expect(await claim(other)).toEqual([]);
    await pass(PACE);
    const [again] = await claim(other);
    expect(again).toMatchObject({ messageId: 'text:7', changeCount: 5, tries: 1 });
    if (again !== undefined) await other.liveMessages.recordShown(again, 'text:7');
    await pass(PACE);
    expect(await claim(one)).toEqual([]);
  });

  it('is known to show what was recorded, by all processes, until it may show something else', async () => {
    await one.liveMessages.request(at('telegram:-1'));
    const update = async (store: Store) => {
      await pass(PACE);
      const [mine] = await claim(store);
      if (mine === undefined) throw new Error('nothing was claimed');
      return mine;
    };
    const shownAt = async () => (await other.liveMessages.find(DAY, 'telegram:-1'))?.shown;
    expect(await one.liveMessages.recordShown(await update(one), 'text:7', 'joined')).toBe(true);
    await other.liveMessages.markDue(DAY);
    const second = await update(other);
    expect(second.shown).toBe('joined');
    // An edit may begin: if the process ends now, nobody knows what the message shows.
    expect(await other.liveMessages.renewLease(second)).toBe(true);
    expect(await shownAt()).toBeUndefined();
    await other.liveMessages.recordShown(second, 'text:7', 'left');
    expect(await shownAt()).toBe('left');
    // A change during the edit: another process may have shown something else in between.
    await other.liveMessages.markDue(DAY);
    const third = await update(one);
    await other.liveMessages.markDue(DAY);
    await one.liveMessages.recordShown(third, 'text:7', 'joined');
    expect(await shownAt()).toBeUndefined();
    // A new message, or one that was edited without a lease.
    for (const change of [
      () => one.liveMessages.record(at('telegram:-1'), 'text:8'),
      () => one.liveMessages.recordEdit(third),
      async () => one.liveMessages.requestAgain({ ...third, messageId: 'text:7' }),
      () => one.renamePlace('telegram:-1', 'telegram:-5'),
    ]) {
      await run(`update live_messages set address = 'telegram:-1', message = 'text:7', shown = 'joined'`);
      await change();
      expect(await run('select shown from live_messages')).toEqual([{ shown: null }]);
    }
  });

  it('is up to date after an edit without a lease, unless its subject has changed meanwhile', async () => {
    await one.liveMessages.record(at('telegram:-1'), 'text:7');
    await one.liveMessages.markDue(DAY);
    const before = await one.liveMessages.find(DAY, 'telegram:-1');
    if (before === undefined) throw new Error('no message was recorded');
    await one.liveMessages.recordEdit(before);
    await pass(PACE);
    expect(await claim(one)).toEqual([]);
    await one.liveMessages.markDue(DAY);
    await one.liveMessages.recordEdit(before);
    await pass(PACE);
    expect(await claim(one)).toHaveLength(1);
  });

  it('is due again when an edit comes after the lease was lost', async () => {
    await one.liveMessages.record(at('telegram:-1'), 'text:7');
    await one.liveMessages.markDue(DAY);
    await pass(PACE);
    const [late] = await claim(one);
    if (late === undefined) throw new Error('nothing was claimed');
    await run('update live_messages set held_until = 1');
    const [mine] = await claim(other);
    if (mine === undefined) throw new Error('nothing was claimed');
    // The late edit arrives while the other process edits the message.
    expect(await one.liveMessages.recordShown(late, 'text:7', 'older')).toBe(false);
    expect(await other.liveMessages.recordShown(mine, 'text:7', 'newer')).toBe(true);
    await pass(PACE);
    const [again] = await claim(other);
    expect(again).toMatchObject({ messageId: 'text:7' });
    expect(again?.shown).toBeUndefined();
  });

  /** A round at this address, and what a process claimed before the round's last version was shown. */
  const lateEdit = async (address: `${string}:${string}`) => {
    const place = { address, place: address };
    const { id } = await one.rounds.open({
      ...place,
      kind: 'race',
      host: `telegram:${Date.now()}`,
      hostName: 'Ann',
      size: '2x3',
      start: PUZZLE.start,
      goal: PUZZLE.goal,
      seconds: 30,
      now: Date.now(),
    });
    const subject = `round:${id}`;
    await one.liveMessages.record(at(address, subject), 'text:7');
    await one.liveMessages.markDue(subject);
    await pass(PACE);
    const [late] = await claim(one);
    if (late === undefined) throw new Error('nothing was claimed');
    expect(await one.liveMessages.renewLease(late)).toBe(true);
    return { late, subject };
  };

  it('is due again when an edit of a round comes after the last one', async () => {
    const { late, subject } = await lateEdit('telegram:-1');
    await run('update live_messages set held_until = 1');
    const [mine] = await claim(other);
    if (mine === undefined) throw new Error('nothing was claimed');
    await other.liveMessages.recordShown(mine, 'text:7', 'last');
    await other.liveMessages.remove(mine);
    expect(await one.liveMessages.recordShown(late, 'text:7', 'older')).toBe(false);
    expect(await claim(other)).toMatchObject([{ ...at('telegram:-1', subject), messageId: 'text:7' }]);
  });

  it('stays removed when an edit was under way while its chat became a supergroup or was left', async () => {
    for (const [address, removal] of [
      ['telegram:-91', () => other.renamePlace('telegram:-91', 'telegram:-1091')],
      ['telegram:-92', () => other.settings.recordLeft('telegram:-92')],
    ] as const) {
      const { late, subject } = await lateEdit(address);
      await removal();
      expect(await one.liveMessages.recordShown(late, 'text:7', 'older')).toBe(false);
      expect(await one.liveMessages.find(subject, address)).toBeUndefined();
      await run('delete from live_messages');
    }
  });

  it('stays removed when an edit was under way while its person was forgotten', async () => {
    const person = `telegram:${Date.now()}` as const;
    await one.liveMessages.record(at(person), 'text:7');
    await one.liveMessages.markDue(DAY);
    await pass(PACE);
    const [late] = await claim(one);
    if (late === undefined) throw new Error('nothing was claimed');
    expect(await one.liveMessages.renewLease(late)).toBe(true);
    await other.forget(person);
    expect(await one.liveMessages.recordShown(late, 'text:7', 'older')).toBe(false);
    expect((await one.personalData(person)).messages).toEqual([]);
  });

  it('is still due after an update during which it changed', async () => {
    await one.liveMessages.request(at('telegram:-1'));
    const [mine] = await claim(one);
    await other.liveMessages.markDue(DAY);
    if (mine !== undefined) await one.liveMessages.recordShown(mine, 'text:7');
    await pass(PACE);
    expect(await claim(other)).toMatchObject([{ messageId: 'text:7', changeCount: 1 }]);
  });

  it('moves from a process that has ended to another, but not from a running one', async () => {
    await one.liveMessages.request(at('telegram:-1'));
    const [mine] = await claim(one);
    if (mine === undefined) throw new Error('nothing was claimed');
    expect(await one.liveMessages.renewLease(mine)).toBe(true);
    await run('update live_messages set held_until = 1');
    expect(await names(other)).toEqual([`${DAY} telegram:-1`]);
    expect(await one.liveMessages.renewLease(mine)).toBe(false);
    // Too late: it says nothing more about it.
    await one.liveMessages.recordShown(mine, 'text:7');
    await one.liveMessages.postpone(mine, 1);
    expect((await one.liveMessages.find(DAY, 'telegram:-1'))?.messageId).toBeUndefined();
    await other.close();
    expect(await names(one)).toEqual([`${DAY} telegram:-1`]);
    other = await open();
  });

  it('is claimed one at a time per chat, longest due first, for the running adapters only', async () => {
    await one.liveMessages.request(at('telegram:-1', 'round:a'));
    await pass(1000);
    for (const address of ['telegram:-1', 'telegram:-2', 'discord:5'] as const)
      await one.liveMessages.request(at(address));
    expect(await names(one, 10, [])).toEqual([]);
    expect(await names(one, 10, ['discord'])).toEqual([`${DAY} discord:5`]);
    expect(await names(one)).toEqual([`${DAY} telegram:-2`, 'round:a telegram:-1']);
    expect(await names(other)).toEqual([]);
  });

  it('is not due before the time to which it is postponed', async () => {
    await one.liveMessages.request(at('telegram:-1'));
    const [mine] = await claim(one);
    if (mine !== undefined) await one.liveMessages.postpone(mine, 20_000);
    await one.liveMessages.markDue(DAY);
    await one.liveMessages.request(at('telegram:-2', 'round:a'), Date.now() + 30_000);
    expect(await names(other)).toEqual([]);
    await pass(20_000);
    expect(await names(other)).toEqual([`${DAY} telegram:-1`]);
    await pass(10_000);
    expect(await names(other)).toEqual(['round:a telegram:-2']);
  });

  it('waits for its next change after its platform has failed for three hours', async () => {
    await one.liveMessages.request(at('telegram:-1'));
    await run('update live_messages set tries = 200');
    expect(await names(one)).toEqual([]);
    await one.liveMessages.markDue(DAY);
    expect(await names(one)).toEqual([`${DAY} telegram:-1`]);
  });

  it('is removed and sent again once when several users ask at the same time', async () => {
    await one.liveMessages.record(at('telegram:-1'), 'text:7');
    expect(await claim(one)).toEqual([]);
    const known = await one.liveMessages.request(at('telegram:-1'));
    expect(await claim(one)).toEqual([]);
    if (known === undefined) throw new Error('nothing stands');
    expect(known).toMatchObject({ messageId: 'text:7' });
    const taken = await Promise.all([one, other, one].map((store) => store.liveMessages.requestAgain(known)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const [mine] = await claim(one);
    expect(mine?.messageId).toBeUndefined();
    expect(mine?.plannedAt).toBeUndefined();
    if (mine !== undefined) await one.liveMessages.recordShown(mine, 'text:8');
    await one.liveMessages.requestAgain({ ...known, messageId: 'text:8' }, 1_795_000_000_000);
    expect(await claim(other)).toMatchObject([{ plannedAt: 1_795_000_000_000 }]);
  });

  it('stays removed when it changes during its removal', async () => {
    await one.liveMessages.record(at('telegram:-1'), 'text:7');
    await one.liveMessages.markDue(DAY);
    await pass(PACE);
    const [mine] = await claim(one);
    if (mine === undefined) throw new Error('nothing was claimed');
    await other.liveMessages.requestAgain(mine);
    await one.liveMessages.recordShown(mine, 'text:7');
    expect((await one.liveMessages.find(DAY, 'telegram:-1'))?.messageId).toBeUndefined();
    expect(await names(other)).toEqual([`${DAY} telegram:-1`]);
  });

  it('ends, unless it has changed in the meantime', async () => {
    await one.liveMessages.request(at('telegram:-1'));
    const [mine] = await claim(one);
    if (mine === undefined) throw new Error('nothing was claimed');
    await other.liveMessages.markDue(DAY);
    await one.liveMessages.remove(mine);
    const [again] = await claim(other);
    expect(again).toMatchObject({ changeCount: 1 });
    if (again !== undefined) await other.liveMessages.remove(again);
    expect(await one.liveMessages.find(DAY, 'telegram:-1')).toBeUndefined();
  });

  it('becomes due in the statement that finishes a game of its day, in the chats where that was seen', async () => {
    const places = { home: 'telegram:-1', elsewhere: 'telegram:-2' } as const;
    for (const address of Object.values(places)) await one.liveMessages.record(at(address), 'text:7');
    const person = { person: `telegram:${Date.now()}`, personName: 'Ada' };
    const game = await one.games.daily({
      ...person,
      place: places.home,
      day: '2026-11-21',
      ...PUZZLE,
      now: 1,
    });
    await pass(PACE);
    expect(await claim(other)).toEqual([]);
    const { id, revision } = game;
    await appendMoves(one, { id, revision, moves: 'L', isSolved: true, now: 2 });
    expect(await names(other)).toEqual([`${DAY} telegram:-1`]);
  });

  it("becomes due for a knight's walk when that day's walk is opened and when it ends", async () => {
    const walks = `${DAY}:knight`;
    for (const subject of [DAY, walks])
      for (const address of ['telegram:-1', 'telegram:-2'] as const)
        await one.liveMessages.record(at(address, subject), 'text:7');
    const person = { person: `telegram:${Date.now()}`, personName: 'Ada', place: 'telegram:-1' };
    const walk = { ...person, ...PUZZLE, day: '2026-11-21', series: 'knight', now: 1 } as const;
    const due = async () => {
      const subjects: string[] = [];
      for (;;) {
        await pass(PACE);
        const [found] = await claim(other, 1);
        if (found === undefined) return subjects.toSorted();
        subjects.push(`${found.subject} ${found.address}`);
        await other.liveMessages.recordShown(found, 'text:7');
      }
    };
    const { id, revision } = await one.games.daily(walk);
    expect(await due()).toEqual([`${DAY} telegram:-1`, `${walks} telegram:-1`]);
    await one.games.daily(walk);
    expect(await due()).toEqual([]);
    await appendMoves(one, { id, revision, moves: 'L', isSolved: true, now: 2 });
    expect(await due()).toEqual([`${DAY} telegram:-1`, `${walks} telegram:-1`]);
    // The puzzle is no concern of the walk's message.
    const puzzle = await one.games.daily({ ...person, ...PUZZLE, day: '2026-11-21', now: 1 });
    await appendMoves(one, { id: puzzle.id, revision: 0, moves: 'L', isSolved: true, now: 2 });
    expect(await due()).toEqual([`${DAY} telegram:-1`]);
    await one.forget(person.person);
    expect(await due()).toEqual([`${DAY} telegram:-1`, `${walks} telegram:-1`]);
  });

  it('is removed with the private chat of a forgotten person, and shows their results no more', async () => {
    const person = `telegram:${Date.now()}` as const;
    await one.liveMessages.record(at(person, 'game:1Zk000000000'), 'media:8');
    await one.liveMessages.record(at('telegram:-1'), 'text:7');
    const game = { person, personName: 'Ada', place: 'telegram:-1', day: '2026-11-21', ...PUZZLE, now: 1 };
    await one.games.daily(game);
    await pass(PACE);
    await one.forget(person);
    expect(await one.liveMessages.find('game:1Zk000000000', person)).toBeUndefined();
    expect(await names(one)).toEqual([`${DAY} telegram:-1`]);
  });

  it('moves with a group that became a supergroup, and is sent again there', async () => {
    await one.liveMessages.record(at('telegram:-1'), 'text:7');
    await one.renamePlace('telegram:-1', 'telegram:-1001');
    expect(await one.liveMessages.find(DAY, 'telegram:-1')).toBeUndefined();
    expect(await claim(one)).toEqual([]);
    await one.liveMessages.markDue(DAY);
    const [moved] = await claim(one);
    expect(moved).toMatchObject({ address: 'telegram:-1001', place: 'telegram:-1001' });
    expect(moved?.messageId).toBeUndefined();
  });

  it('is forgotten two days after its last change, but not while a change is planned', async () => {
    await one.liveMessages.record(at('telegram:-1'), 'text:7');
    await one.liveMessages.request(at('telegram:-2'), Date.now() + 5 * 86_400_000);
    await one.tidy(Date.now() + 47 * 3_600_000);
    expect(await one.liveMessages.find(DAY, 'telegram:-1')).toBeDefined();
    await one.tidy(Date.now() + 49 * 3_600_000);
    expect(await one.liveMessages.find(DAY, 'telegram:-1')).toBeUndefined();
    expect(await one.liveMessages.find(DAY, 'telegram:-2')).toBeDefined();
  });
}
