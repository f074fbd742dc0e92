import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DueKind } from '../../src/store/contract/agenda.ts';
import type { NewRound } from '../../src/store/contract/round.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { PUZZLE } from '../support/store/append-moves.ts';

/** Milliseconds that another process may take to see a change: where it has to ask, it asks every 2 s. */
const ASKING_MS = 2500;

/**
 * The contract of the agenda on every engine. `open` opens one more store on the same data, which counts as a
 * process of its own; `run` executes a statement of SQL; `isHeard`: processes hear of each other's changes,
 * without asking.
 */
export function agendaContract(
  open: () => Promise<Store>,
  run: (statement: string) => Promise<void>,
  isHeard: boolean,
): void {
  let one: Store;
  let other: Store;
  beforeEach(async () => {
    for (const table of ['live_messages', 'rounds', 'settings', 'received'])
      await run(`delete from ${table}`);
    one = await open();
    other = await open();
  });
  afterEach(() => Promise.all([one.close(), other.close()]));

  const PLACE = { address: 'telegram:1', place: 'telegram:1', locale: 'en' } as const;
  const ROUND: Omit<NewRound, 'now'> = {
    ...PUZZLE,
    ...({ kind: 'race', place: 'telegram:1', address: 'telegram:1' } as const),
    host: 'telegram:7',
    hostName: 'Ann',
    size: '2x3',
    seconds: 1,
  } as const;
  const POST = { dailyAt: 60, zone: 'UTC', address: 'telegram:1', told: 'telegram:7' } as const;

  /** The times, in milliseconds from now, at which the work was to be done. */
  function watched(store: Store, kind: DueKind, adapters = ['telegram']): number[] {
    const times: number[] = [];
    const began = Date.now();
    store.agenda.watch({
      kind,
      adapters: () => adapters,
      now: Date.now,
      async run() {
        times.push(Date.now() - began);
        return 60_000;
      },
    });
    return times;
  }

  const MAKERS: Record<Exclude<DueKind, 'replies'>, (store: Store, inMs: number) => Promise<unknown>> = {
    liveMessages: (store, inMs) =>
      store.liveMessages.request(
        { ...PLACE, subject: 'day:2026-11-23' },
        inMs === 0 ? undefined : Date.now() + inMs,
      ),
    rounds: (store, inMs) => store.rounds.open({ ...ROUND, now: Date.now() - 1000 + inMs }),
    posts: (store, inMs) =>
      store.settings.change('telegram:1', () => ({ ...POST, postDueAt: Date.now() + inMs })),
  };

  describe.each(['liveMessages', 'rounds', 'posts'] as const)('for %s', (kind) => {
    const make = MAKERS[kind];

    it('runs work when this process makes it due, and not before', async () => {
      const times = watched(one, kind);
      const elsewhere = watched(one, kind, kind === 'rounds' ? ['telegram'] : ['discord']);
      await make(one, 0);
      await expect.poll(() => times.length, { timeout: 1000, interval: 10 }).toBe(1);
      if (kind !== 'rounds') expect(elsewhere).toEqual([]);
    });

    it('runs work at the time for which it is planned', async () => {
      const times = watched(one, kind);
      const began = Date.now();
      await make(one, 700);
      await expect.poll(() => times.length, { timeout: 3000, interval: 10 }).toBe(1);
      // The database's clock may be a little ahead or behind.
      expect(Date.now() - began).toBeGreaterThan(600);
    });

    it('runs work that another process has made due', async () => {
      const times = watched(other, kind);
      await new Promise((done) => setTimeout(done, 300));
      await make(one, 0);
      await expect
        .poll(() => times.length, { timeout: isHeard ? 1000 : ASKING_MS, interval: 10 })
        .toBeGreaterThan(0);
    });
  });

  it('checks pending replies of other processes, for its own adapter only', async () => {
    const [mine, others, elsewhere] = [
      watched(one, 'replies'),
      watched(other, 'replies'),
      watched(other, 'replies', ['discord']),
    ];
    const now = Date.now();
    await one.pendingReplies.save({ adapter: 'telegram', key: '1', request: '{}', until: now + 60_000, now });
    await expect.poll(() => others.length, { timeout: ASKING_MS, interval: 10 }).toBeGreaterThan(0);
    expect([mine, elsewhere]).toEqual([[], []]);
  });

  it('does no work after it was stopped', async () => {
    let runs = 0;
    const stop = one.agenda.watch({
      kind: 'liveMessages',
      adapters: () => ['telegram'],
      now: Date.now,
      run: async () => ++runs,
    });
    await stop();
    await MAKERS.liveMessages(one, 0);
    await new Promise((done) => setTimeout(done, 300));
    expect(runs).toBe(0);
  });
}
