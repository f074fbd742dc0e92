import { describe, expect, test } from 'vitest';
import { type Option, parseCommandLine, parseForm } from '../../../src/chat/input/command-input.ts';

const OPTIONS: readonly Option[] = [
  { name: 'board', kind: 'text' },
  { name: 'algorithm', kind: 'text', choices: ['bfs', 'ida'], aliases: ['ida*'] },
  { name: 'size', kind: 'text' },
  { name: 'goal', kind: 'board' },
  { name: 'solution', kind: 'moves' },
  { name: 'closed', kind: 'flag' },
];

describe('a line is taken apart into words and options', () => {
  test.each([
    ['1 2 3', '1 2 3', {}],
    ['', '', {}],
    ['1 2 3 ida', '1 2 3', { algorithm: 'ida' }],
    ['1 2 3 IDA*', '1 2 3', { algorithm: 'ida*' }],
    ['1 2\n3 0 bfs', '1 2\n3 0', { algorithm: 'bfs' }],
    ['algorithm:bfs 1 2 3', '1 2 3', { algorithm: 'bfs' }],
    ['1 2 3 size=2x3 algorithm: IDA', '1 2 3', { size: '2x3', algorithm: 'ida' }],
    ['1 2 3 size：2x3 algorithm＝bfs', '1 2 3', { size: '2x3', algorithm: 'bfs' }],
    ['algorithm:nonsense 1', '1', { algorithm: 'nonsense' }],
    ['midair 1', 'midair 1', {}],
    ['board:1 2 3', '1 2 3', {}],
    ['1 2 3 goal:123804765', '1 2 3', { goal: '123804765' }],
    ['goal:123804765 867254301', '867254301', { goal: '123804765' }],
    ['1 2 3 goal: 8 1 5/7 3 0 bfs', '1 2 3', { goal: '8 1 5/7 3 0', algorithm: 'bfs' }],
    ['goal=3 2 1 board=1 2 3', '1 2 3', { goal: '3 2 1' }],
    ['1 2 3 solution: R L L', '1 2 3', { solution: 'R L L' }],
    ['solution:RLL 1 2 3', '1 2 3', { solution: 'RLL' }],
    ['1 2 3 solution: R L size:2x3', '1 2 3', { solution: 'R L', size: '2x3' }],
    ['8x8 closed', '8x8', { closed: true }],
    ['8x8 closed:no', '8x8', { closed: false }],
    ['1 2 3 size:', '1 2 3 size:', {}],
  ])('%j', (line, words, options) => {
    expect(parseCommandLine({ options: OPTIONS }, line)).toEqual({ words, options });
  });
});

test('a form is the same input as a line, its main option being the words', () => {
  expect(
    parseForm({ options: OPTIONS }, { board: '1 2 3 bfs', size: '2x3', goal: undefined, closed: false }),
  ).toEqual({
    words: '1 2 3',
    options: { algorithm: 'bfs', size: '2x3', closed: false },
  });
  expect(parseForm({ options: OPTIONS }, {})).toEqual({ words: '', options: {} });
});

test.each([{ options: [] }, { options: OPTIONS }])(
  'a very long run of white space is read in linear time',
  (command) => {
    expect(parseCommandLine(command, `1${' '.repeat(200_000)}2${'\n'.repeat(200_000)}`).words).toMatch(
      /^1 +2$/,
    );
  },
);
