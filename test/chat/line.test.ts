import { describe, expect, test } from 'vitest';
import { takeOptions, typedCommand } from '../../src/chat/line.ts';

describe('a typed command', () => {
  test.each([
    ['/solve 1 2 3 4 0 5', { name: 'solve', line: '1 2 3 4 0 5' }],
    ['/solve', { name: 'solve', line: '' }],
    ['/SOLVE 123450', { name: 'solve', line: '123450' }],
    ['  /help', { name: 'help', line: '' }],
    ['/solve@TileKnightBot 123450', { name: 'solve', addressee: 'TileKnightBot', line: '123450' }],
    ['/solve 1 2 3\n4 0 5', { name: 'solve', line: '1 2 3\n4 0 5' }],
    ['/solve\n1 2 3\n4 0 5', { name: 'solve', line: '\n1 2 3\n4 0 5' }],
    ['／solve 123450', { name: 'solve', line: '123450' }],
  ])('%j', (text, expected) => {
    expect(typedCommand(text)).toEqual(expected);
  });

  test.each(['solve 1 2 3', '1/2', '/', '/ solve', 'a /solve', '/solve/me', ''])('%j is none', (text) => {
    expect(typedCommand(text)).toBeUndefined();
  });
});

describe('options in a line', () => {
  const words = { algorithm: ['bfs', 'ida'], size: [] };

  test.each([
    ['1 2 3 ida', { algorithm: 'ida' }, '1 2 3'],
    ['algorithm:bfs 1 2 3', { algorithm: 'bfs' }, '1 2 3'],
    ['1 2 3 size=2x3 algorithm: IDA', { size: '2x3', algorithm: 'ida' }, '1 2 3'],
    ['1 2 3', {}, '1 2 3'],
    ['1 2\n3 0 bfs', { algorithm: 'bfs' }, '1 2\n3 0'],
    ['midair 1', {}, 'midair 1'],
    ['algorithm:nonsense 1', { algorithm: 'nonsense' }, '1'],
  ])('%j', (line, options, rest) => {
    expect(takeOptions(line, words)).toEqual({ options, rest });
  });
});
