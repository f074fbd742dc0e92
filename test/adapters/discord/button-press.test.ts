import { expect, test } from 'vitest';
import { answerPress } from '../../../src/adapters/discord/button-press.ts';
import type { InteractionContext } from '../../../src/adapters/discord/context.ts';
import type { ButtonPress } from '../../../src/adapters/discord/interaction-request.ts';
import { KeyedQueue } from '../../../src/chat/delivery/keyed-queue.ts';
import { standInChat } from '../../support/chat.ts';
import { testClock } from '../../support/clock.ts';

test('an edit is forgotten if its acknowledgement is not received', async () => {
  const chat = standInChat();
  chat.presses = async () => ({ edit: { kind: 'answer', text: 'moved' }, newerEdit: async () => undefined });
  const lastEdits: InteractionContext['lastEdits'] = new Map();
  const context: Partial<InteractionContext> = {
    chat,
    lastEdits,
    clock: testClock(),
    commandIds: new Map(),
    pressQueue: new KeyedQueue(),
    deferAfterMs: () => 2000,
  };
  const press = { message: { id: '7' }, data: { custom_id: 'count:1' }, channel: { id: '1' }, locale: 'en' };
  const acknowledgement = {
    uploadLimitBytes: 1000,
    send: async () => true,
    whenReceived: () => Promise.reject(new Error('cut')),
  };
  const answered = answerPress(
    context as InteractionContext,
    press as unknown as ButtonPress,
    acknowledgement,
  );
  await expect(answered).rejects.toThrow('cut');
  expect(lastEdits.size).toBe(0);
});
