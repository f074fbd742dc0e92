import { describe, expect, test } from 'vitest';
import { findPuzzle } from '../../../../src/core/sliding/notation/in-message.ts';
import { makeBoard, parsePuzzle } from '../../../../src/core/sliding/notation/puzzle.ts';

const read = (message: string): string => {
  const found = findPuzzle(message, parsePuzzle);
  return found.ok ? makeBoard(found.value.start) : found.fault.code;
};

const HARDEST = '8 6 7/2 5 4/3 0 1';

describe('a board in a message', () => {
  test.each([
    ['alone', '8 6 7\n2 5 4\n3 0 1'],
    [
      'in a block of code',
      'Who can do this one?\n```\n8 6 7\n2 5 4\n3 0 1\n```\nI needed 41 moves, on 2026-11-20.',
    ],
    ['in a block with its language', 'look\n```txt\n8 6 7\n2 5 4\n3 0 1```'],
    ['in code within a sentence', 'I like `8 6 7/2 5 4/3 0 1`, it takes 31 moves.'],
    ['in its own line', 'Here is mine:\n867254301\nHave fun, all 3 of you!'],
    ['in lines between words', 'Today at work:\n8 6 7\n2 5 4\n3 0 1\nstill not done.'],
    ['among words', 'yesterday 8 6 7/2 5 4/3 0 1 took me 12 minutes.'],
    ['in Russian words', 'Вчера на уроке дали 8 6 7/2 5 4/3 0 1, решал 12 минут.'],
    ['in one word', 'the board is 867254301, they say'],
    ['with commas', 'mine was 8,6,7,2,5,4,3,0,1 and I gave up'],
    ['twice the same', '8 6 7/2 5 4/3 0 1 again? Yes, `8 6 7/2 5 4/3 0 1`.'],
  ])('%s', (_, message) => expect(read(message)).toBe(HARDEST));

  test('with its goal', () => {
    const found = findPuzzle('Monday: `1 2 3 4 0 5 -> 0 1 2 3 4 5` please, before 5!', parsePuzzle);
    expect(found.ok && makeBoard(found.value.goal)).toBe('0 1 2/3 4 5');
  });

  test('of its own size', () => {
    expect(read('Try this:\n3x2 1 2 3 4 0 5\nin your break.')).toBe('1 2/3 4/0 5');
  });
});

test.each([
  'Hello everybody, see you at 18:00 on 2026-11-22.',
  'I scored 10 9 7 in darts and 3 2 in chess',
  'version 1.2.3.4, build 123456',
  'call 555 1234 5678',
  '<@123456789012345678> look at <#876543210987654321>',
  'https://example.org/123450/8',
  '',
  '🧩',
])('no board in %j', (message) => {
  expect(['no-board-there', 'empty']).toContain(read(message));
});

test('two boards are none', () => {
  expect(read('either `1 2 3 4 0 5` or `8 6 7/2 5 4/3 0 1`, what do you think?')).toBe('several-boards');
  expect(read('First I had 1 2 3 4 0 5 here. After that 8 6 7/2 5 4/3 0 1 there.')).toBe('several-boards');
});

test('a board that stands there twice is one board', () => {
  expect(read('either `8 6 7/2 5 4/3 0 1` or, in one word, `867254301`')).toBe(HARDEST);
  expect(read('Here:\n867254301\nthat is\n8 6 7/2 5 4/3 0 1\nin rows.')).toBe(HARDEST);
});

test('what is wrong with tiles that stand together is said', () => {
  expect(read('Has anybody solved 8 6 7/2 5 4/3 0 3 yet?')).toBe('duplicate-tile');
});
