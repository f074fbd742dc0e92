import { expect, test } from 'vitest';
import { isButtonOfMessage } from '../../src/chat/routing/presses.ts';

const GAME = 'aB3dE6gH9jK2';
const SHOWN = [`tile:${GAME}:7:0`, `tile:${GAME}:7:1`, 'tour:5x5:a1::open:construct:1', 'play:3x3'];

test.each([
  ['its own button', `tile:${GAME}:7:1`, true],
  ['the board as it was a press ago', `tile:${GAME}:6:4`, true],
  ['the same in a theme', `dark~tile:${GAME}:6:4`, true],
  ['another game', 'tile:zB3dE6gH9jK2:7:1', false],
  ['another kind of button for the same game', `again:${GAME}`, false],
  ['its own tour', 'tour:5x5:a1::open:construct:1', true],
  ['another tour of that size', 'tour:5x5:a1::open:construct:2', false],
  ['another size', 'play:4x4', false],
  ['nothing', '', false],
])('a message carries %s', (_, action, carried) => {
  expect(isButtonOfMessage(action, SHOWN)).toBe(carried);
});

test('a message without buttons carries no action', () => {
  expect(isButtonOfMessage('play:3x3', [])).toBe(false);
});
