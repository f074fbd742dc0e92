import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../../src/observe/log.ts';
import {
  requestCode,
  requestId,
  setOutcomeUndelivered,
  setRequestOutcome,
  trackWork,
  withRequestContext,
} from '../../src/observe/request-context.ts';

let ends: string[];
const inRequestContext = withRequestContext('test', {
  beginRequest: (platform) => (command, outcome) => void ends.push(`${platform} ${command} ${outcome}`),
});

beforeEach(() => {
  ends = [];
});

test('a request ends with the outcome of its answer', async () => {
  const given = await inRequestContext('1', async () => {
    setRequestOutcome('solve', 'refused');
    return 'an answer';
  });
  await sleep();
  expect([given, ends]).toEqual(['an answer', ['test solve refused']]);
});

test('an answer that is not delivered counts as lost, and one left to another process not at all', async () => {
  for (const loss of ['failed', 'unreachable', undefined] as const)
    await inRequestContext('1', async () => {
      setRequestOutcome('solve', 'delivered');
      setOutcomeUndelivered(loss);
    });
  await sleep();
  expect(ends).toEqual(['test solve failed', 'test solve unreachable', 'test undefined undefined']);
});

test('a request ends when all work for it has ended', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const { promise: last, resolve } = Promise.withResolvers<void>();
  await inRequestContext('1', async () => {
    setRequestOutcome('press-tile', 'delivered');
    trackWork(promise.catch(() => trackWork(last)));
  });
  await sleep();
  expect(ends).toEqual([]);
  reject(new Error('no matter'));
  await sleep();
  expect(ends).toEqual([]);
  resolve();
  await sleep();
  expect(ends).toEqual(['test press-tile delivered']);
});

test('a request whose work throws has failed, and rejects with the same error', async () => {
  await expect(inRequestContext('1', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  await sleep();
  expect(ends).toEqual(['test text failed']);
});

test('talk that is not for the bot counts nowhere', async () => {
  await inRequestContext('1', async () => {});
  await sleep();
  expect(ends).toEqual(['test undefined undefined']);
});

test('a request’s id is in each line of the log about it, also in cut lines, and in no other', async () => {
  const lines: string[] = [];
  const log = createLog('info', [], (line) => lines.push(line));
  await Promise.all(
    ['8412', '8413'].map((key) =>
      inRequestContext(key, async () => {
        await sleep(1);
        log.info({}, key);
        log.info(
          Object.fromEntries(Array.from({ length: 90 }, (_, i) => [`fact${i}`, '漢'.repeat(900)])),
          key,
        );
      }),
    ),
  );
  log.info({}, 'none');
  expect(lines.map((line) => JSON.parse(line)).map(({ request, msg }) => `${request} ${msg}`)).toEqual([
    'test:8412 8412',
    'test:8412 8412',
    'test:8413 8413',
    'test:8413 8413',
    'undefined none',
  ]);
});

test('people get the end of a request’s id as a code', async () => {
  expect([requestId(), requestCode()]).toEqual([undefined, undefined]);
  await inRequestContext('1234567890', async () => expect(requestCode()).toBe('567890'));
});
