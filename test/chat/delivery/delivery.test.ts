import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createDelivery, type Delivery } from '../../../src/chat/delivery/delivery.ts';
import type { Request } from '../../../src/chat/delivery/request.ts';
import type { Reply } from '../../../src/chat/reply.ts';
import { ok } from '../../../src/core/result.ts';
import { setRequestOutcome, withRequestContext } from '../../../src/observe/request-context.ts';
import type { Agenda } from '../../../src/store/contract/agenda.ts';
import { StoreUnavailableError } from '../../../src/store/contract/faults.ts';
import type { PendingReplies } from '../../../src/store/contract/pending-replies.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { type StandInChat, standInChat } from '../../support/chat.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import { expireLeases, readPendingReplies } from '../../support/pending-replies.ts';
import { createRecordingSender, type RecordingSender, Refused } from './recording-sender.ts';

const HOUR = 3_600_000;
const request = (key = '1'): Request<string> => ({
  key,
  question: { kind: 'line', text: '/solve' },
  person: { key: 'test:ann', name: 'Ann' },
  place: { key: 'test:home', isPrivate: true },
  address: 'test:home',
  locale: 'en',
  repliedTo: '1 2 3 4 0 5',
  until: HOUR,
  to: 'home',
});

let folder: string;
let stores: Store[];
let clock: TestClock;
let sender: RecordingSender;
let chat: StandInChat;
let logged: string[];
let ends: string[];
let stopping: AbortController;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tileknight-delivery-'));
  stores = [];
  clock = testClock();
  sender = createRecordingSender();
  chat = standInChat();
  logged = [];
  ends = [];
  stopping = new AbortController();
});

afterEach(async () => {
  stopping.abort();
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true });
});

const note = (level: string) => (_: object, message: string) => void logged.push(`${level}: ${message}`);

const inRequestContext = withRequestContext('test', {
  beginRequest: () => (_, outcome) => void ends.push(outcome ?? 'not counted'),
});

/** Does the work immediately, and again when the clock says so, whatever is due. */
const agendaOn = (time: TestClock): Agenda => ({
  watch({ run }) {
    let callOff = () => {};
    const go = async () => {
      const pause = await run();
      callOff = time.afterInBackground(pause, go);
    };
    void go();
    return async () => callOff();
  },
});

/** A process of its own on the same data; `through` changes what it keeps its promises by. */
async function process(
  through: (pending: PendingReplies) => PendingReplies = (pending) => pending,
  own: { clock?: TestClock; sender?: RecordingSender } = {},
): Promise<Delivery<string>> {
  const store = await openStore({ dataDir: folder });
  stores.push(store);
  const { clock: time = clock, sender: out = sender } = own;
  return createDelivery({
    platform: {
      name: 'test',
      targetSchema: z.string(),
      handleSchema: z.number(),
      isAdmin: async () => false,
      surfaceOf: () => ({
        textLimit: 100,
        captionLimit: 100,
        maxFileBytes: 100,
        maxButtonRows: 1,
        maxButtonColumns: 1,
        readsAllText: true,
        hasPersonalReplies: false,
        hasPrivateLinks: false,
      }),
      fetch: async (source) => ok(Buffer.from(`what ${source} is`)),
      senderFor: () => out,
    },
    chat,
    pendingReplies: through(store.pendingReplies),
    liveMessages: store.liveMessages,
    agenda: agendaOn(time),
    inRequestContext,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    clock: time,
    now: () => time.now(),
    signal: stopping.signal,
  });
}

/** Saves a request by a process that then stands still for ever. */
const leave = async (left = request()): Promise<void> =>
  (await process(undefined, { clock: testClock() })).save(left);

/** Lets time pass, with enough real time for the work meanwhile. */
async function pass(milliseconds: number, on = clock): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    await on.pass(Math.min(500, milliseconds - passed));
    await sleep(10);
  }
}

/** Lets a process take up orphaned replies, and waits until they are answered. */
async function resumed(delivery: Delivery<string>): Promise<void> {
  const running: Promise<void>[] = [];
  delivery.resume((work) => void running.push(work));
  await sleep(150);
  await Promise.all(running);
}

const pending = () => readPendingReplies(folder, 'test').map(({ key }) => key);

describe('a request', () => {
  test('is asked with all that is known of it, answered, and no longer pending', async () => {
    const delivery = await process();
    await delivery.save(request());
    expect(pending()).toEqual(['1']);
    await delivery.deliver(request());
    expect(sender.calls).toEqual(['send answer to /solve']);
    expect(chat.heard[0]?.incoming).toMatchObject({
      requestKey: 'test:1',
      person: { name: 'Ann' },
      place: { key: 'test:home' },
      address: 'test:home',
      repliedTo: '1 2 3 4 0 5',
      surface: { textLimit: 100 },
    });
    expect(pending()).toEqual([]);
    expect(logged).toEqual([]);
  });

  test('that is nothing for us gets no answer', async () => {
    chat.lines = async () => undefined;
    await (await process()).deliver(request());
    expect(sender.calls).toEqual([]);
  });

  test('that meets a bug gets the kind sentence', async () => {
    chat.lines = () => Promise.reject(new Error('a bug'));
    await (await process()).deliver(request());
    expect(sender.calls).toEqual(['send sorry (en)']);
  });

  test.each([
    ['unreachable', ['send answer to /solve'], 'info: the bot may not write there any more'],
    ['retryable', ['send answer to /solve'], 'warn: an answer could not be delivered in its time'],
    ['rejected', ['send answer to /solve', 'send sorry (en)'], 'error: an answer was refused'],
  ] as const)('whose answer is %s is given up, and that is said', async (kind, calls, line) => {
    sender.faults.push({ kind, afterMs: 0 });
    const delivery = await process();
    await delivery.save(request());
    await delivery.deliver(request());
    expect(sender.calls).toEqual(calls);
    expect(logged).toEqual([line]);
    expect(pending()).toEqual([]);
  });

  test('is answered although nothing can be saved; that is said', async () => {
    const broken = () => Promise.reject(new Error('a bug'));
    const delivery = await process(() => ({
      save: broken,
      receive: broken,
      begin: broken,
      recordMessage: broken,
      remove: broken,
      renew: broken,
      claim: broken,
      count: broken,
    }));
    expect(await delivery.accept(request())).toBe(true);
    await delivery.deliver(request());
    await resumed(delivery);
    expect(sender.calls).toEqual(['send answer to /solve']);
    expect(logged).toContain('error: a pending answer could not be noted');
  });
});

describe('a request that is delivered twice', () => {
  test('is answered once by all processes together, also after its answer', async () => {
    const [one, other] = [await process(), await process()];
    expect(await one.accept(request())).toBe(true);
    expect(await other.accept(request())).toBe(false);
    expect(await one.accept(request())).toBe(false);
    await one.deliver(request());
    expect(await other.accept(request())).toBe(false);
    expect(await (await process()).accept(request())).toBe(false);
  });

  test('is recognized also where nothing is saved for it', async () => {
    const [one, other] = [await process(), await process()];
    expect([await one.claimKey('7'), await other.claimKey('7'), await one.claimKey('7')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('is answered once also by a process that is just taking it up', async () => {
    await leave();
    expireLeases(folder);
    const second = await process();
    const running: Promise<void>[] = [];
    second.resume((work) => void running.push(work));
    expect(await second.accept(request())).toBe(false);
    await pass(5000);
    await Promise.all(running);
    expect(sender.calls).toEqual(['send answer to /solve']);
  });
});

describe('an update that is begun', () => {
  test('is taken over when its process stands still, also by a process that got it before', async () => {
    const first = await process(undefined, { clock: testClock() });
    const second = await process();
    expect([await first.begin('7'), await second.begin('7')]).toEqual(['new', 'underway']);
    expireLeases(folder);
    expect(await second.begin('7')).toBe('new');
    await second.discard({ key: '7' });
    expect(await first.begin('7')).toBe('handled');
  });

  test('stays with its process until it is handled, however long that takes', async () => {
    const [first, second] = [await process(), await process()];
    expect(await first.begin('7')).toBe('new');
    expireLeases(folder);
    await pass(3000);
    expect(await second.begin('7')).toBe('underway');
    await first.discard({ key: '7' });
    expireLeases(folder);
    expect(await second.begin('7')).toBe('handled');
  });

  test('while the store is away, is begun once, and is handled for all when the store is back', async () => {
    let isAway = true;
    const begin: PendingReplies['begin'] = async (update) => {
      if (isAway) throw new StoreUnavailableError();
      return stores[0]?.pendingReplies.begin(update) ?? 'new';
    };
    const first = await process((replies) => ({ ...replies, begin }));
    const second = await process();
    expect([await first.begin('7'), await first.begin('7')]).toEqual(['new', 'handled']);
    await first.discard({ key: '7' });
    isAway = false;
    expect(await first.begin('7')).toBe('handled');
    expireLeases(folder);
    expect(await second.begin('7')).toBe('handled');
  });
});

describe('after a process was killed', () => {
  test('its open requests are answered in the messages that it left behind', async () => {
    const { promise } = Promise.withResolvers<Reply>();
    chat.lines = (incoming) => {
      incoming.progress?.({ kind: 'working', text: 'searching' });
      return promise;
    };
    const first = await process();
    await first.save(request());
    void first.deliver(request());
    await pass(2000);
    expect(sender.calls).toEqual(['show searching anew']);
    chat.lines = async () => ({ kind: 'answer', text: 'done' });
    sender.calls.length = 0;
    expireLeases(folder);
    await resumed(await process());
    expect(sender.calls).toEqual(['1 becomes done']);
    expect(pending()).toEqual([]);
  });

  test('its requests that are too old or unreadable are not answered', async () => {
    await leave(request('old'));
    const store = await openStore({ dataDir: folder });
    stores.push(store);
    await store.pendingReplies.save({ adapter: 'test', key: 'odd', request: '{}', until: 2 * HOUR, now: 0 });
    expireLeases(folder);
    clock.standStill(HOUR + 1);
    await resumed(await process());
    await expect.poll(pending).toEqual(['old']);
    expect(sender.calls).toEqual([]);
    await store.tidy(25 * HOUR);
    expect(pending()).toEqual([]);
  });

  test('its requests are found by the running processes within seconds', async () => {
    const other = await process();
    const running: Promise<void>[] = [];
    other.resume((work) => void running.push(work));
    await pass(10_000);
    await leave();
    await pass(10_000);
    expect(sender.calls).toEqual([]);
    expireLeases(folder);
    await pass(4000);
    await Promise.all(running);
    expect(sender.calls).toEqual(['send answer to /solve']);
    expect(pending()).toEqual([]);
  });
});

test('a process that stops takes up no more requests, not even one that it has just received', async () => {
  await leave();
  expireLeases(folder);
  const stop = { now: () => {} };
  const delivery = await process((pending) => ({
    ...pending,
    claim: async (...asked) => {
      const left = await pending.claim(...asked);
      stop.now();
      return left;
    },
  }));
  stop.now = delivery.resume(() => {});
  await sleep(100);
  expect(sender.calls).toEqual([]);
  expect(logged).toEqual([]);
  await stores.pop()?.close();
  await resumed(await process());
  expect(sender.calls).toEqual(['send answer to /solve']);
});

describe('a process that stood still for longer than its lease', () => {
  /** A process with one line under way, and what it says, after 20 seconds in which it did nothing. */
  async function paused() {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    chat.lines = (incoming) => {
      incoming.progress?.({ kind: 'working', text: 'searching' });
      return promise;
    };
    const own = { clock: testClock(), sender: createRecordingSender() };
    const delivery = await process(undefined, own);
    await delivery.accept(request());
    const delivered = delivery.deliver(request());
    await turn();
    own.clock.standStill(20_000);
    return { ...own, delivered, answer: () => resolve({ kind: 'answer', text: 'late' }) };
  }

  test('says nothing more about a request that another process has taken up', async () => {
    const one = await paused();
    expireLeases(folder);
    chat.lines = async () => ({ kind: 'answer', text: 'done' });
    await resumed(await process());
    one.answer();
    await one.delivered;
    await pass(10_000, one.clock);
    expect(one.sender.calls).toEqual([]);
    expect(sender.calls).toEqual(['send done']);
    expect(logged).toEqual([]);
  });

  test('leaves a request whose send fails meanwhile to the other process', async () => {
    const own = { clock: testClock(), sender: createRecordingSender() };
    own.sender.send = async () => {
      expireLeases(folder);
      await resumed(await process());
      own.clock.standStill(20_000);
      throw new Refused({ kind: 'retryable', afterMs: 0 });
    };
    const delivery = await process(undefined, own);
    await delivery.accept(request());
    await delivery.deliver(request());
    expect(sender.calls).toEqual(['send answer to /solve']);
    expect(logged).toEqual([]);
  });

  test('answers a request that no other process has taken up', async () => {
    const one = await paused();
    expireLeases(folder);
    one.answer();
    await one.delivered;
    expect(one.sender.calls).toEqual(['send late']);
    expect(pending()).toEqual([]);
  });
});

describe('while the store is unavailable', () => {
  /** A process whose store is away whenever `isAway` says so. */
  const through = (isAway: () => boolean) => (pending: PendingReplies) =>
    Object.fromEntries(
      Object.entries(pending).map(([name, method]) => [
        name,
        (...given: never[]) =>
          isAway()
            ? Promise.reject(new StoreUnavailableError('away'))
            : (method as (...all: never[]) => unknown)(...given),
      ]),
    ) as unknown as PendingReplies;

  test('an answer is sent, and its pending row removed as soon as the store is back', async () => {
    let isAway = false;
    const delivery = await process(through(() => isAway));
    await delivery.accept(request());
    isAway = true;
    await delivery.deliver(request());
    expect(sender.calls).toEqual(['send answer to /solve']);
    expect(pending()).toEqual(['1']);
    isAway = false;
    await pass(5000);
    await expect.poll(pending).toEqual([]);
    expect(logged).toEqual([]);
  });

  test('an answer whose lease may have expired waits for the store, since another process may send it', async () => {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    chat.lines = () => promise;
    let isAway = false;
    const delivery = await process(through(() => isAway));
    await delivery.accept(request());
    const delivered = delivery.deliver(request());
    isAway = true;
    await pass(20_000);
    resolve({ kind: 'answer', text: 'done' });
    await pass(20_000);
    expect(sender.calls).toEqual([]);
    isAway = false;
    await pass(5000);
    await delivered;
    expect(sender.calls).toEqual(['send done']);
    expect(pending()).toEqual([]);
  });

  test('requests of other processes are taken up once the store is back and leases could be renewed', async () => {
    await leave();
    expireLeases(folder);
    let isAway = true;
    (await process(through(() => isAway))).resume(() => {});
    await pass(20_000);
    isAway = false;
    await pass(5000);
    expect(sender.calls).toEqual([]);
    await pass(10_000);
    expect(sender.calls).toEqual(['send answer to /solve']);
  });
});

test('a program that stops leaves its open requests to the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  chat.lines = () => promise;
  const delivery = await process();
  await delivery.save(request());
  const delivered = delivery.deliver(request());
  stopping.abort();
  resolve({ kind: 'fault', text: 'cancelled' });
  await delivered;
  expect(sender.calls).toEqual([]);
  expect(pending()).toEqual(['1']);
});

describe('a request counts in the metrics', () => {
  const delivered = (key = '1') =>
    inRequestContext(key, async () => {
      setRequestOutcome('solve', 'delivered');
      await (await process()).deliver(request(key));
    });

  test('as delivered only when its answer is', async () => {
    await delivered();
    sender.faults.push({ kind: 'rejected' });
    await delivered();
    sender.faults.push({ kind: 'unreachable' });
    await delivered();
    await turn();
    expect(ends).toEqual(['delivered', 'failed', 'unreachable']);
  });

  test('in the process that takes it up, not in the one that left it', async () => {
    await leave();
    expireLeases(folder);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    chat.lines = () => promise;
    const left = delivered();
    stopping.abort();
    resolve(undefined);
    await left;
    stopping = new AbortController();
    chat.lines = async () => {
      setRequestOutcome('solve', 'delivered');
      return { kind: 'answer', text: 'now' };
    };
    await resumed(await process());
    await turn();
    expect(ends).toEqual(['not counted', 'delivered']);
  });

  test('as limited when it exceeds the limit', async () => {
    const delivery = await process();
    for (let key = 1; key <= 9; key++)
      await inRequestContext(`${key}`, async () => void (await delivery.accept(request(`${key}`))));
    await turn();
    expect(ends.filter((end) => end !== 'not counted')).toEqual(['limited']);
  });
});
