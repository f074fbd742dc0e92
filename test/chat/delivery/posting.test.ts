import { expect, test } from 'vitest';
import { createPostingRouter, type Posting } from '../../../src/chat/delivery/posting.ts';

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
  expect(await posting.post('two:1', reply)).toMatchObject({ kind: 'retryable' });
});
