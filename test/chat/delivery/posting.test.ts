import { expect, test } from 'vitest';
import { type Posting, postingOfAll } from '../../../src/chat/delivery/posting.ts';

const reply = { kind: 'answer', text: 'soon' } as const;

test('each address is posted to by its adapter; one that is not there, perhaps later', async () => {
  const used: string[] = [];
  const one: Posting = {
    post: async (address) => {
      used.push(address);
      return { kind: 'sent', message: '7' };
    },
    edit: async (address, message) => {
      used.push(`${address} ${message}`);
      return { kind: 'gone', reason: 'deleted' };
    },
    surfaceOf: () => undefined,
  };
  const posting = postingOfAll();
  posting.add('one', one);
  expect(await posting.post('one:1', reply)).toEqual({ kind: 'sent', message: '7' });
  expect(await posting.edit('one:1', '7', reply)).toEqual({ kind: 'gone', reason: 'deleted' });
  expect(used).toEqual(['one:1', 'one:1 7']);
  expect(await posting.post('two:1', reply)).toMatchObject({ kind: 'later' });
});
