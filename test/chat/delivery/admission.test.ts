import { expect, test } from 'vitest';
import { createAdmission } from '../../../src/chat/delivery/admission.ts';
import type { LeasedReplies } from '../../../src/chat/delivery/leased-replies.ts';
import type { Request } from '../../../src/chat/delivery/request.ts';
import { standInChat } from '../../support/chat.ts';
import { testClock } from '../../support/clock.ts';
import { createRecordingSender } from './recording-sender.ts';

const request = (key: string, person = 'test:ann'): Request<string> => ({
  key,
  question: { kind: 'line', text: '/solve' },
  person: { key: person, name: 'Ann' },
  place: { key: 'test:home', isPrivate: true },
  address: 'test:home',
  locale: 'de',
  until: 9000,
  to: 'home',
});

/** `known`: keys that another process has received. */
function opened(known: readonly string[] = []) {
  const clock = testClock();
  const sender = createRecordingSender();
  const deadlines: number[] = [];
  const saved: unknown[] = [];
  const removed: string[] = [];
  const leasedReplies = {
    receive: async (key, request) => {
      saved.push(request);
      return !known.includes(key);
    },
    begin: async (key) => (known.includes(key) ? 'underway' : 'new'),
    save: async (request) => void saved.push(request),
    remove: async (key) => void removed.push(key),
  } as Partial<LeasedReplies> as LeasedReplies;
  const platform = {
    senderFor: (_: string, deadlineMs: number) => {
      deadlines.push(deadlineMs);
      return sender;
    },
  };
  const own = standInChat();
  const chat: Pick<typeof own, 'texts'> = {
    texts: (locale, person) => ({
      ...own.texts(locale, person),
      sayFault: ({ code, facts }) => `${code} ${facts.most} (${locale})`,
    }),
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const admission = createAdmission<string, number>(
    { platform, chat, log, clock, now: () => clock.now() + 1000 },
    leasedReplies,
  );
  return { admission, clock, sender, deadlines, saved, removed };
}

test('a person has at most eight open requests, and room again when one is answered', async () => {
  const { admission } = opened();
  const accept = (key: string, person?: string) => admission.accept(request(key, person));
  for (let at = 1; at <= 8; at++) expect(await accept(`a${at}`)).toBe(true);
  expect(await accept('a9')).toBe(false);
  expect(await accept('b1', 'test:ben')).toBe(true);
  admission.markAnswered(request('b1', 'test:ben'));
  expect(await accept('a10')).toBe(false);
  admission.markAnswered(request('a3'));
  expect(await accept('a11')).toBe(true);
  expect(await accept('a12')).toBe(false);
});

test('a refused person is told once in ten seconds, in their language and before their deadline', async () => {
  const { admission, clock, sender, deadlines } = opened();
  for (let at = 1; at <= 8; at++) await admission.accept(request(String(at)));
  await admission.accept(request('9'));
  await admission.accept(request('10'));
  expect(sender.calls).toEqual(['send too-many-open 8 (de)']);
  // 9000 since the epoch is 8000 of the monotonic clock.
  expect(deadlines).toEqual([8000]);
  await clock.pass(9999);
  await admission.accept(request('11'));
  expect(sender.calls).toHaveLength(1);
  await clock.pass(1);
  await admission.accept(request('12'));
  expect(sender.calls).toHaveLength(2);
});

test('a request that another process has received takes no room', async () => {
  const known = Array.from({ length: 20 }, (_, at) => `k${at}`);
  const { admission, saved } = opened(known);
  for (const key of known) expect(await admission.accept(request(key))).toBe(false);
  expect(await admission.accept(request('1'))).toBe(true);
  expect(saved.at(-1)).toEqual({ key: '1', until: 9000, request: JSON.stringify(request('1')) });
});

test('the same key is accepted and claimed once by a process', async () => {
  const { admission } = opened(['known']);
  expect(await admission.accept(request('1'))).toBe(true);
  expect(await admission.accept(request('1'))).toBe(false);
  expect(await admission.claimKey('1')).toBe(false);
  expect(await admission.claimKey('2')).toBe(true);
  expect(await admission.claimKey('known')).toBe(false);
  expect([admission.remember('2'), admission.remember('3'), admission.remember('3')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('an update is begun once by a process, and one that is underway elsewhere stays so', async () => {
  const { admission, removed } = opened(['known']);
  expect(await admission.begin('known')).toBe('underway');
  expect(await admission.begin('1')).toBe('new');
  expect(removed).toEqual([]);
  expect(await admission.begin('1')).toBe('handled');
  expect(removed).toEqual(['1']);
});
