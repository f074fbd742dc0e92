import { expect, test } from 'vitest';
import { isFasterThanAnyPerson } from '../../src/play/game.ts';
import { ranked } from '../support/ranked.ts';

const result = (name: string, made: number, milliseconds: number, par?: number, assisted = false) => ({
  name,
  moveCount: made,
  milliseconds,
  assisted,
  ...(par !== undefined && { par }),
});

test('results rank by distance to par, then by time; equal ones share a rank, and helped ones are last', () => {
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

test('results without a known par rank by moves', () => {
  const results = [result('more', 30, 1), result('fewer', 28, 2)];
  expect(ranked(results).map(({ result: { name } }) => name)).toEqual(['fewer', 'more']);
});

test.each([
  ['21 moves in 0.83 s', { moveCount: 21, milliseconds: 830 }, true],
  ['21 moves in 0.84 s, 40 ms each', { moveCount: 21, milliseconds: 840 }, false],
  [
    '20 moves immediately: so few may be one look and some presses',
    { moveCount: 20, milliseconds: 0 },
    false,
  ],
  ['100 moves in 4.1 s', { moveCount: 100, milliseconds: 4100 }, false],
  ['presses of two minutes that an outage held up', { moveCount: 60, milliseconds: 130_000 }, false],
  ['a clock that was set back', { moveCount: 60, milliseconds: -5 }, false],
  ['a 4x4 by one typed line along a shortest way', { oneLineBoardCells: 16, moveCount: 40, par: 40 }, true],
  ['a 4x4 by one typed line, two moves longer', { oneLineBoardCells: 16, moveCount: 42, par: 40 }, false],
  ['a 4x4 by one typed line, its fewest moves unknown', { oneLineBoardCells: 16, moveCount: 40 }, false],
  ['a 4x4 of 18 moves by one typed line', { oneLineBoardCells: 16, moveCount: 18, par: 18 }, false],
  ['a 3x4 by one typed line along a shortest way', { oneLineBoardCells: 12, moveCount: 34, par: 34 }, false],
  ['a 4x4 by presses along a shortest way', { moveCount: 40, par: 40 }, false],
])('%s', (_, solved, isOut) => {
  expect(isFasterThanAnyPerson({ milliseconds: 600_000, ...solved })).toBe(isOut);
});
