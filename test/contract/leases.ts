import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../src/store/contract/store.ts';
import { startCleanup } from '../../src/store/upkeep/tidy.ts';

/** Milliseconds since the epoch: nothing here is too old. */
const LATER = 8e15;

/**
 * What leases must do on every engine. `open` opens one more store on the same data, which counts as a
 * process of its own; `run` executes a statement of SQL.
 */
export function leaseContract(open: () => Promise<Store>, run: (statement: string) => Promise<void>): void {
  let one: Store;
  let other: Store;
  beforeEach(async () => {
    for (const table of ['received', 'leases']) await run(`delete from ${table}`);
    one = await open();
    other = await open();
  });
  afterEach(() => Promise.all([one.close(), other.close()]));

  const pending = (key: string, now = 0, adapter = 'telegram') => ({
    adapter,
    key,
    now,
    request: `{"of":"${key}"}`,
    until: LATER,
  });
  const letRunOut = () => run('update received set held_until = 1');
  const claimed = async (store: Store, most = 100, adapter = 'telegram', now = 0) =>
    (await store.pendingReplies.claim(adapter, now, most)).map(({ key }) => key);
  const saveAll = async (store: Store, ...keys: string[]) => {
    for (const key of keys) await store.pendingReplies.save(pending(key));
  };

  describe('a pending reply', () => {
    it('is held by the process that saved it, and by no other until its lease has expired', async () => {
      await saveAll(one, '1');
      expect(await claimed(other)).toEqual([]);
      await letRunOut();
      expect(await claimed(other)).toEqual(['1']);
      expect(await claimed(one)).toEqual([]);
    });

    it('is claimed by its own adapter, oldest first, with its placeholder message', async () => {
      for (const [key, at] of [
        ['1002', 30],
        ['999', 20],
        ['1001', 20],
        ['done', 25],
      ] as const)
        await one.pendingReplies.save(pending(key, at));
      await one.pendingReplies.save(pending('999', 20, 'discord'));
      await one.pendingReplies.recordMessage('telegram', '1001', '{"at":7}');
      await one.pendingReplies.remove('telegram', ['done']);
      expect(await other.pendingReplies.count()).toEqual({ telegram: 3, discord: 1 });
      await letRunOut();
      expect(await other.pendingReplies.claim('telegram', 0, 100)).toEqual([
        { key: '999', request: '{"of":"999"}', until: LATER },
        { key: '1001', request: '{"of":"1001"}', until: LATER, message: '{"at":7}' },
        { key: '1002', request: '{"of":"1002"}', until: LATER },
      ]);
      expect(await claimed(other, 100, 'discord')).toEqual(['999']);
    });

    it('stays with a process that renews its leases, and is missing from the result once it is lost', async () => {
      await saveAll(one, '1', '2');
      await letRunOut();
      expect(await claimed(other, 1)).toEqual(['1']);
      expect(await one.pendingReplies.renew('telegram', ['1', '2'])).toEqual(['2']);
      expect(await claimed(other)).toEqual([]);
    });

    it('is changed and removed only by the process that holds it', async () => {
      await saveAll(one, '1');
      await letRunOut();
      await claimed(other);
      await one.pendingReplies.recordMessage('telegram', '1', 'mine');
      await one.pendingReplies.remove('telegram', ['1']);
      await letRunOut();
      expect(await one.pendingReplies.claim('telegram', 0, 1)).toEqual([
        { key: '1', request: '{"of":"1"}', until: LATER },
      ]);
    });

    it('goes to exactly one of several processes that claim at the same time, and each gets some', async () => {
      const keys = Array.from({ length: 40 }, (_, at) => `${1000 + at}`);
      await saveAll(one, ...keys);
      await one.close();
      const stores = [await open(), await open(), await open()];
      const shares = await Promise.all(stores.flatMap((store) => [claimed(store, 5), claimed(store, 5)]));
      expect(shares.every((share) => share.length <= 5)).toBe(true);
      for (;;) {
        const rest = await claimed(other, 5);
        if (rest.length === 0) break;
        shares.push(rest);
      }
      expect(shares.flat().toSorted()).toEqual(keys);
      await Promise.all(stores.map((store) => store.close()));
    });

    it('is given up after eight attempts without success, or when it is too old', async () => {
      await saveAll(one, 'hard');
      await one.pendingReplies.save({ ...pending('old'), until: 50 });
      const begun: string[][] = [];
      for (let start = 0; start < 9; start++) {
        await letRunOut();
        begun.push(await claimed(other, 100, 'telegram', 51));
      }
      expect(begun).toEqual([...Array.from({ length: 7 }, () => ['hard']), [], []]);
    });

    it('is claimed immediately after its process has ended normally, which counts as no attempt', async () => {
      await saveAll(one, '1');
      for (let handedOver = 0; handedOver < 9; handedOver++) {
        await one.close();
        one = other;
        expect(await claimed(one)).toEqual(['1']);
        other = await open();
      }
    });

    it('is claimed immediately after its process was killed on the same machine', async () => {
      await saveAll(one, '1');
      // No process has the highest number.
      await run(`update received set owner = replace(owner, '/${process.pid}/', '/4194304/')`);
      expect(await claimed(other)).toEqual(['1']);
    });

    it('is claimed immediately when a restarted container gives the new process the old process id', async () => {
      await saveAll(one, '1');
      await run(`update received set owner = owner || 'before'`);
      expect(await claimed(other)).toEqual(['1']);
    });

    it('waits for the lease of a process on another machine, even if the process ids are the same', async () => {
      await saveAll(one, '1');
      await run(`update received set owner = 'elsewhere/4194304/x'`);
      expect(await claimed(other)).toEqual([]);
    });
  });

  describe('a received update', () => {
    const telegram = (key: string, now = 0) => ({ adapter: 'telegram', key, now });

    it('is new once, to a single process', async () => {
      const first = await Promise.all(
        [one, other, one, other].map((store) => store.pendingReplies.receive(telegram('7'))),
      );
      expect(first.filter((isNew) => isNew)).toHaveLength(1);
      expect(await other.pendingReplies.receive({ adapter: 'discord', key: '7', now: 0 })).toBe(true);
    });

    it('is known from its pending reply, also after that is answered', async () => {
      const receive = (store: Store) => store.pendingReplies.receive(telegram('7'), pending('7'));
      expect(await receive(one)).toBe(true);
      expect(await receive(other)).toBe(false);
      await one.pendingReplies.remove('telegram', ['7']);
      expect(await receive(other)).toBe(false);
      await letRunOut();
      expect(await claimed(other)).toEqual([]);
    });

    it('may get a pending reply later, when its answer takes longer than expected', async () => {
      await one.pendingReplies.receive(telegram('7'));
      await letRunOut();
      expect(await claimed(other)).toEqual([]);
      await saveAll(one, '7');
      await letRunOut();
      expect(await claimed(other)).toEqual(['7']);
    });

    const begin = (store: Store) => store.pendingReplies.begin(telegram('7'));

    it('that is begun is under way for all others, until it is handled', async () => {
      expect(await begin(one)).toBe('new');
      expect([await begin(one), await begin(other)]).toEqual(['underway', 'underway']);
      await one.pendingReplies.remove('telegram', ['7']);
      expect([await begin(one), await begin(other)]).toEqual(['handled', 'handled']);
      expect(await claimed(other)).toEqual([]);
    });

    it('is begun by one of several processes that get it at the same time', async () => {
      const states = await Promise.all([one, other, one, other].map(begin));
      expect(states.toSorted()).toEqual(['new', 'underway', 'underway', 'underway']);
    });

    it('is begun again after its process was killed on the same machine, by one process', async () => {
      await begin(one);
      await run(`update received set owner = replace(owner, '/${process.pid}/', '/4194304/')`);
      const states = await Promise.all([one, other].map(begin));
      expect(states.toSorted()).toEqual(['new', 'underway']);
    });

    it('that a process on another machine has begun is begun again when the lease has expired', async () => {
      await begin(one);
      await run(`update received set owner = 'elsewhere/4194304/x'`);
      expect(await begin(other)).toBe('underway');
      await letRunOut();
      expect(await begin(other)).toBe('new');
    });

    it('is begun again after its process has ended normally in the middle of it', async () => {
      await begin(one);
      await one.close();
      one = await open();
      expect(await begin(other)).toBe('new');
    });

    it('that is answered as a request is handled for all', async () => {
      await saveAll(one, '7');
      expect([await begin(one), await begin(other)]).toEqual(['handled', 'handled']);
    });

    it('is forgotten after a day, like abandoned replies and expired leases', async () => {
      const day = 24 * 3_600_000;
      await one.leases.take('over', 0);
      await one.pendingReplies.receive(telegram('old', 50));
      await one.pendingReplies.save({ ...pending('given up', 50), until: 90 });
      await one.pendingReplies.save(pending('asked', 50));
      await one.pendingReplies.receive(telegram('new', 51));
      await other.tidy(day + 50);
      const { receive } = other.pendingReplies;
      const known = ['old', 'given up', 'asked', 'new'].map((key) => receive(telegram(key)));
      expect(await Promise.all(known)).toEqual([true, true, false, false]);
    });
  });

  it('are tidied by one process only', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const told: string[] = [];
    const log = { info() {}, warn() {}, error: (_: object, message: string) => void told.push(message) };
    try {
      let rounds = 0;
      const counting = (store: Store) => ({
        ...store,
        tidy: async (now: number) => {
          rounds++;
          await store.tidy(now);
        },
      });
      const stops = [one, other].map((store) => startCleanup(counting(store), log));
      await one.pendingReplies.receive({ adapter: 'telegram', key: 'old', now: 0 });
      vi.advanceTimersByTime(10 * 60_000);
      await expect
        .poll(() => other.pendingReplies.receive({ adapter: 'telegram', key: 'old', now: 0 }))
        .toBe(true);
      expect(rounds).toBe(1);
      expect(told).toEqual([]);
      for (const stop of stops) stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('are not tidied by a process whose clock is wrong', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      let problem: string | undefined = 'wrong';
      let rounds = 0;
      const tidy = async () => void rounds++;
      const clock = { ...one.clock, problem: () => problem };
      const stop = startCleanup({ ...one, clock, tidy }, { info() {}, warn() {}, error() {} });
      vi.advanceTimersByTime(30 * 60_000);
      problem = undefined;
      vi.advanceTimersByTime(10 * 60_000);
      await expect.poll(() => rounds).toBe(1);
      stop();
    } finally {
      vi.useRealTimers();
    }
  });

  describe('a lease by name', () => {
    it('is taken and renewed by one process only, and is free when it has expired', async () => {
      const takers = await Promise.all([one, other].map((store) => store.leases.take('sweep', 60_000)));
      expect(takers.toSorted()).toEqual([false, true]);
      const [holder, another] = takers[0] ? [one, other] : [other, one];
      expect(await holder.leases.take('sweep', 0)).toBe(true);
      expect(await another.leases.take('sweep', 60_000)).toBe(true);
      expect(await holder.leases.take('sweep', 60_000)).toBe(false);
    });

    it('is free as soon as its process releases it or ends', async () => {
      await one.leases.take('sweep', 60_000);
      await other.leases.release('sweep');
      expect(await other.leases.take('sweep', 60_000)).toBe(false);
      await one.leases.release('sweep');
      expect(await other.leases.take('sweep', 60_000)).toBe(true);
      await other.close();
      expect(await one.leases.take('sweep', 60_000)).toBe(true);
      other = await open();
    });
  });
}
