import { expect, test } from 'vitest';
import { isPersonal } from '../../../src/chat/reply.ts';
import { makePublic } from '../../../src/commands/play/game-reply.ts';

test('a board that its player shows to a chat is no longer personal, and is kept up to date', () => {
  const shown = makePublic({ kind: 'answer', text: 'a board', personal: true }, { id: 'g7' });
  expect(isPersonal(shown)).toBe(false);
  expect(shown).toMatchObject({ text: 'a board', liveMessage: { subject: 'board:g7' } });
});
