import { beforeEach, describe, expect, test } from 'vitest';
import {
  createProgress,
  type Progress,
  type ReplySender,
  type SentMessage,
} from '../../../src/chat/delivery/progress.ts';
import type { Reply, ReplyKind } from '../../../src/chat/reply.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import { createRecordingSender, type RecordingSender } from './recording-sender.ts';

let clock: TestClock;
let sender: RecordingSender;
let noted: (SentMessage<number> | undefined)[];
let troubles: number;
let isOurs: boolean;

beforeEach(() => {
  clock = testClock();
  noted = [];
  troubles = 0;
  isOurs = true;
});

function begin(more: Partial<ReplySender<number>> = {}, sent?: SentMessage<number>): Progress {
  sender = createRecordingSender(more);
  return createProgress(sender, {
    clock,
    holdsLease: async () => isOurs,
    earlierPlaceholder: sent,
    savePlaceholder: async (message) => void noted.push(message),
    onFailure: () => troubles++,
  });
}

const reply = (text: string, kind: ReplyKind = 'working'): Reply => ({ kind, text });

describe('a request that another process has taken up', () => {
  test('shows neither progress nor an answer any more', async () => {
    let signs = 0;
    const progress = begin({ showTyping: async () => void signs++ });
    progress.show(reply('one'));
    isOurs = false;
    await clock.pass(5000);
    expect(await progress.finish(reply('done', 'answer'))).toBe(false);
    expect(sender.calls).toEqual([]);
    expect(signs).toBe(0);
  });
});

describe('states of the work', () => {
  test('show the newest after a while, then at the pace of the chat, never the same twice', async () => {
    const progress = begin();
    progress.show(reply('one'));
    await clock.pass(1000);
    progress.show(reply('two'));
    await clock.pass(499);
    expect(sender.calls).toEqual([]);
    await clock.pass(1);
    expect(sender.calls).toEqual(['show two anew']);
    for (const text of ['three', 'four']) progress.show(reply(text));
    await clock.pass(1999);
    expect(sender.calls).toHaveLength(1);
    await clock.pass(1);
    progress.show(reply('four'));
    await clock.pass(10_000);
    expect(sender.calls).toEqual(['show two anew', 'show four in 1']);
    expect(noted).toEqual([{ handle: 1, kind: 'working', picture: undefined }]);
  });

  test('show an interim answer immediately, which words do not replace', async () => {
    const progress = begin();
    progress.show(reply('searching'));
    progress.show(reply('80 moves', 'interim'));
    await clock.pass(0);
    expect(sender.calls).toEqual(['show 80 moves anew']);
    progress.show(reply('still searching'));
    progress.show(reply('78 moves', 'interim'));
    await clock.pass(1999);
    expect(sender.calls).toHaveLength(1);
    await clock.pass(1);
    expect(sender.calls).toEqual(['show 80 moves anew', 'show 78 moves in 1']);
  });

  test('are never changed two at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    let changes = 0;
    const progress = begin({
      show: () => {
        changes++;
        return promise;
      },
    });
    progress.show(reply('80 moves', 'interim'));
    await clock.pass(0);
    progress.show(reply('78 moves', 'interim'));
    await clock.pass(60_000);
    expect(changes).toBe(1);
    const finished = progress.finish(reply('optimal', 'answer'));
    expect(sender.calls).toEqual([]);
    resolve(1);
    await finished;
    expect(sender.calls).toEqual(['1 becomes optimal']);
  });

  test('go on in the message that an earlier process left behind', async () => {
    const progress = begin({}, { handle: 7, kind: 'working' });
    progress.show(reply('one'));
    await clock.pass(1500);
    expect(sender.calls).toEqual(['show one in 7']);
  });

  test.each([
    [{ kind: 'retryable', afterMs: 7000 }, 7000],
    [{ kind: 'retryable', afterMs: 0 }, 2000],
  ] as const)('that meet %o are shown after the wait, the newest', async (failure, wait) => {
    const progress = begin();
    sender.faults.push(failure);
    progress.show(reply('80 moves', 'interim'));
    await clock.pass(0);
    progress.show(reply('78 moves', 'interim'));
    await clock.pass(wait - 1);
    expect(sender.calls).toHaveLength(1);
    await clock.pass(1);
    expect(sender.calls).toEqual(['show 80 moves anew', 'show 78 moves anew']);
    expect(troubles).toBe(1);
  });

  test('end with what is refused for good; the last word still comes', async () => {
    const progress = begin();
    sender.faults.push({ kind: 'unreachable' });
    progress.show(reply('one'));
    await clock.pass(1500);
    progress.show(reply('two'));
    await clock.pass(60_000);
    expect(sender.calls).toEqual(['show one anew']);
    await progress.finish(reply('done', 'answer'));
    expect(sender.calls).toEqual(['show one anew', 'send done']);
  });

  test('come with a sign of typing until the end', async () => {
    let signs = 0;
    const progress = begin({ showTyping: async () => void signs++ });
    await clock.pass(399);
    expect(signs).toBe(0);
    await clock.pass(1 + 4500);
    expect(signs).toBe(2);
    await progress.finish(undefined);
    await clock.pass(60_000);
    expect(signs).toBe(2);
  });
});

describe('the last word', () => {
  const standing = (kind: ReplyKind, more: Partial<ReplySender<number>> = {}) =>
    begin(more, { handle: 7, kind });

  test.each<[string, ReplyKind | undefined, Partial<ReplySender<number>>, Reply | undefined, string[]]>([
    ['where nothing stands is sent', undefined, {}, reply('done', 'answer'), ['send done']],
    ['where there is none needs nothing', undefined, {}, undefined, []],
    ['takes the place of words', 'working', {}, reply('done', 'answer'), ['7 becomes done']],
    ['takes the place of an interim answer', 'interim', {}, reply('done', 'answer'), ['7 becomes done']],
    [
      'that can not take the place is sent before what stood goes',
      'working',
      { turnInto: async () => false },
      reply('done', 'answer'),
      ['send done', 'remove 7'],
    ],
    ['that is none takes away what stood', 'working', {}, undefined, ['remove 7']],
    [
      'that is a fault takes no answer away, only its buttons',
      'interim',
      {},
      reply('sorry', 'fault'),
      ['send sorry', 'no buttons 7'],
    ],
    [
      'for the person alone does not stand where all see it',
      'working',
      { canBecomePersonal: false },
      reply('no', 'fault'),
      ['remove 7', 'send no'],
    ],
    ['for the person alone stands where it can', 'working', {}, reply('no', 'fault'), ['7 becomes no']],
  ])('%s', async (_, kind, more, last, calls) => {
    const progress = kind === undefined ? begin(more) : standing(kind, more);
    await progress.finish(last);
    expect(sender.calls).toEqual(calls);
  });
});
