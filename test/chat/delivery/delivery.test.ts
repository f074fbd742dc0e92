import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createDelivery, type Delivery } from '../../../src/chat/delivery/delivery.ts';
import type { Request } from '../../../src/chat/delivery/request.ts';
import type { Reply } from '../../../src/chat/reply.ts';
import { arriving, noteAnswer } from '../../../src/observe/arrivals.ts';
import { openStore } from '../../../src/store/open.ts';
import type { PendingReplies, Store } from '../../../src/store/store.ts';
import { type StandInChat, standInChat } from '../../support/chat.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import { pendingIn } from '../../support/pending.ts';
import { type NotedOutlet, notedOutlet } from './outlet.ts';

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
let store: Store;
let clock: TestClock;
let outlet: NotedOutlet;
let chat: StandInChat;
let logged: string[];
let ends: string[];
let stopping: AbortController;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tileknight-delivery-'));
  store = await openStore({ dataDir: folder });
  clock = testClock();
  outlet = notedOutlet();
  chat = standInChat();
  logged = [];
  ends = [];
  stopping = new AbortController();
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const note = (level: string) => (_: object, message: string) => void logged.push(`${level}: ${message}`);

const arrive = arriving('test', {
  begin: () => (_, outcome) => void ends.push(outcome ?? 'not counted'),
});

/** A process of its own on the same store. */
const process = (pending: PendingReplies = store.pendingReplies): Delivery<string> =>
  createDelivery({
    platform: {
      name: 'test',
      to: z.string(),
      handle: z.number(),
      surfaceOf: () => ({
        textLimit: 100,
        captionLimit: 100,
        fileBytes: 100,
        buttonRows: 1,
        buttonColumns: 1,
        hearsText: true,
        personalReplies: false,
      }),
      outletOf: () => outlet,
    },
    chat,
    pending,
    arrive: arrive,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    clock,
    now: () => clock.now(),
    signal: stopping.signal,
  });

const pending = () => pendingIn(folder, 'test').map(({ key }) => key);

describe('a request', () => {
  test('is asked with all that is known of it, answered, and no longer pending', async () => {
    const delivery = process();
    await delivery.save(request());
    expect(pending()).toEqual(['1']);
    await delivery.deliver(request());
    expect(outlet.calls).toEqual(['send answer to /solve']);
    expect(chat.heard[0]?.incoming).toMatchObject({
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
    await process().deliver(request());
    expect(outlet.calls).toEqual([]);
  });

  test('that meets a bug gets the kind sentence', async () => {
    chat.lines = () => Promise.reject(new Error('a bug'));
    await process().deliver(request());
    expect(outlet.calls).toEqual(['send sorry (en)']);
  });

  test.each([
    ['gone', ['send answer to /solve'], 'info: the bot may not write there any more'],
    ['later', ['send answer to /solve'], 'warn: an answer could not be delivered in its time'],
    ['wrong', ['send answer to /solve', 'send sorry (en)'], 'error: an answer was refused'],
  ] as const)('whose answer is %s is given up, and that is said', async (kind, calls, line) => {
    outlet.faults.push({ kind, afterMs: 0 });
    const delivery = process();
    await delivery.save(request());
    await delivery.deliver(request());
    expect(outlet.calls).toEqual(calls);
    expect(logged).toEqual([line]);
    expect(pending()).toEqual([]);
  });

  test('is answered although nothing can be saved; that is said', async () => {
    const broken = () => Promise.reject(new Error('disk full'));
    const delivery = process({ save: broken, note: broken, remove: broken, resume: broken });
    await delivery.save(request());
    await delivery.deliver(request());
    await delivery.resume();
    expect(outlet.calls).toEqual(['send answer to /solve']);
    expect(logged.filter((line) => line.startsWith('error'))).toHaveLength(3);
  });
});

describe('after a restart', () => {
  test('what was not answered is, in the message that was left behind', async () => {
    const { promise } = Promise.withResolvers<Reply>();
    chat.lines = (incoming) => {
      incoming.progress?.({ kind: 'working', text: 'searching' });
      return promise;
    };
    const first = process();
    await first.save(request());
    void first.deliver(request());
    await clock.pass(2000);
    expect(outlet.calls).toEqual(['show searching anew']);
    chat.lines = async () => ({ kind: 'answer', text: 'done' });
    outlet.calls.length = 0;
    await process().resume();
    expect(outlet.calls).toEqual(['1 becomes done']);
    expect(pending()).toEqual([]);
  });

  test('what came in again meanwhile is answered once', async () => {
    await process().save(request());
    const second = process();
    expect(second.known.add('1')).toBe(true);
    await second.resume();
    expect(outlet.calls).toEqual([]);
    expect(second.known.add('1')).toBe(false);
  });

  test('what nobody waits for any more, or can not be read, is dropped', async () => {
    const delivery = process();
    await delivery.save(request('old'));
    const { pendingReplies } = store;
    await pendingReplies.save({ adapter: 'test', key: 'odd', request: '{}', until: 2 * HOUR, now: 0 });
    await clock.pass(HOUR + 1);
    await process().resume();
    expect(outlet.calls).toEqual([]);
    expect(pending()).toEqual([]);
  });
});

test('a program that stops leaves what it has not answered to the next', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  chat.lines = () => promise;
  const delivery = process();
  await delivery.save(request());
  const delivered = delivery.deliver(request());
  stopping.abort();
  resolve({ kind: 'fault', text: 'cancelled' });
  await delivered;
  expect(outlet.calls).toEqual([]);
  expect(pending()).toEqual(['1']);
});

describe('what was asked counts', () => {
  const delivered = (key = '1') =>
    arrive(key, async () => {
      noteAnswer('solve', 'delivered');
      await process().deliver(request(key));
    });

  test('as delivered only when its answer is', async () => {
    await delivered();
    outlet.faults.push({ kind: 'wrong' });
    await delivered();
    outlet.faults.push({ kind: 'gone' });
    await delivered();
    await setImmediate();
    expect(ends).toEqual(['delivered', 'failed', 'unreachable']);
  });

  test('not here when it is left to the next process, and there when that one takes it up', async () => {
    await process().save(request());
    const { promise, resolve } = Promise.withResolvers<undefined>();
    chat.lines = () => promise;
    const left = delivered();
    stopping.abort();
    resolve(undefined);
    await left;
    stopping = new AbortController();
    chat.lines = async () => {
      noteAnswer('solve', 'delivered');
      return { kind: 'answer', text: 'now' };
    };
    await process().resume();
    await setImmediate();
    expect(ends).toEqual(['not counted', 'delivered']);
  });

  test('as limited when it is one too many', async () => {
    const delivery = process();
    for (let key = 1; key <= 9; key++)
      await arrive(`${key}`, async () => void delivery.admit(request(`${key}`)));
    await setImmediate();
    expect(ends.filter((end) => end !== 'not counted')).toEqual(['limited']);
  });
});
