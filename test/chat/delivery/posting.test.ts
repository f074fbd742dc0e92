import { expect, test } from 'vitest';
import { createPostingRouter, type Posting, sendForResult } from '../../../src/chat/delivery/posting.ts';
import type { Surface } from '../../../src/chat/surface.ts';

const reply = { kind: 'answer', text: 'soon' } as const;

test('each address is posted to by its adapter, and may be posted to later while that is missing', async () => {
  const used: string[] = [];
  const one: Posting = {
    post: async (address) => {
      used.push(address);
      return { kind: 'sent', messageId: '7' };
    },
    edit: async (address, message) => {
      used.push(`${address} ${message}`);
      return { kind: 'unreachable', reason: 'deleted' };
    },
    pin: async (address, message, insteadOf) => {
      used.push(`${address} pins ${message} instead of ${insteadOf}`);
      return { kind: 'sent', messageId: message };
    },
    privateAddress: (person) => `one:private/${person}`,
    surfaceOf: () => undefined,
    mayPost: async (address, place) => (address === place ? 'allowed' : 'foreign'),
    missingRights: async () => ['pin'],
  };
  const posting = createPostingRouter();
  posting.add('one', one);
  expect(await posting.post('one:1', reply)).toEqual({ kind: 'sent', messageId: '7' });
  expect(await posting.edit('one:1', '7', reply)).toEqual({ kind: 'unreachable', reason: 'deleted' });
  await posting.pin('one:1', '7', '6');
  expect(used).toEqual(['one:1', 'one:1 7', 'one:1 pins 7 instead of 6']);
  expect(posting.privateAddress('one:5')).toBe('one:private/one:5');
  expect(posting.privateAddress('two:5')).toBeUndefined();
  expect(await posting.mayPost('one:1', 'one:1')).toBe('allowed');
  expect(await posting.mayPost('one:1', 'one:2')).toBe('foreign');
  expect(await posting.mayPost('two:1', 'two:1')).toBe('unknown');
  expect(await posting.missingRights('one:1')).toEqual(['pin']);
  expect(await posting.missingRights('two:1')).toEqual([]);
  // Without a wait of the platform's, the caller's own pauses grow.
  const notConnected = { kind: 'retryable', afterMs: 0, reason: 'two:1 is not connected' };
  expect(await posting.post('two:1', reply)).toEqual(notConnected);
  expect(await posting.edit('two:1', '7', reply)).toEqual(notConnected);
  expect(await posting.pin('two:1', '7')).toEqual(notConnected);
});

test('the key of a post and the surface of an address are those of its adapter', async () => {
  const surface = { textLimit: 7 } as Surface;
  const posting = createPostingRouter();
  const keys: (string | undefined)[] = [];
  const adapter = {
    post: async (_: string, __: unknown, key?: string) => {
      keys.push(key);
      return { kind: 'sent', messageId: '7' };
    },
    surfaceOf: () => surface,
  } as unknown as Posting;
  posting.add('one', adapter);
  await posting.post('one:1', reply, 'key');
  expect(keys).toEqual(['key']);
  expect(posting.adapters()).toEqual(['one']);
  expect(posting.surfaceOf('one:1')).toBe(surface);
  expect(posting.surfaceOf('two:1')).toBeUndefined();
});

test('what sending rejects with becomes a result with its reason', async () => {
  const failureOf = () => ({ kind: 'retryable', afterMs: 3000 }) as const;
  expect(await sendForResult(async () => '7', failureOf)).toEqual({ kind: 'sent', messageId: '7' });
  expect(await sendForResult(() => Promise.reject(new Error('too fast')), failureOf)).toEqual({
    kind: 'retryable',
    afterMs: 3000,
    reason: 'too fast',
  });
  expect(await sendForResult(() => Promise.reject('no error'), failureOf)).toMatchObject({
    reason: 'no error',
  });
});
