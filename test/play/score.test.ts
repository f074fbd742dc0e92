import { expect, test } from 'vitest';
import { ranked } from '../../src/play/score.ts';

const result = (name: string, made: number, milliseconds: number, par?: number, assisted = false) => ({
  name,
  made,
  milliseconds,
  assisted,
  ...(par !== undefined && { par }),
});

test('nearer to par first, then quicker; alike share a rank, and the next is as many further; helped ones last', () => {
  const results = [
    result('helped', 20, 1, 20, true),
    result('slow', 22, 9000, 20),
    result('third', 24, 5, 20),
    result('quick', 22, 5000, 20),
    result('as quick', 22, 5000, 20),
    result('perfect', 20, 99_000, 20),
  ];
  expect(ranked(results).map(({ rank, result: { name } }) => `${rank} ${name}`)).toEqual([
    '1 perfect',
    '2 quick',
    '2 as quick',
    '4 slow',
    '5 third',
    '6 helped',
  ]);
});

test('with no par known the moves decide', () => {
  const results = [result('more', 30, 1), result('fewer', 28, 2)];
  expect(ranked(results).map(({ result: { name } }) => name)).toEqual(['fewer', 'more']);
});
