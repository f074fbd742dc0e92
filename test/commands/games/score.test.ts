import { expect, test } from 'vitest';
import { isFasterThanAnyPerson } from '../../../src/commands/games/game.ts';
import { rankScores } from '../../support/rank-scores.ts';

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
  expect(rankScores(results).map(({ rank, result: { name } }) => `${rank} ${name}`)).toEqual([
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
  expect(rankScores(results).map(({ result: { name } }) => name)).toEqual(['fewer', 'more']);
});

/** Replays of speed-solvers: moves and milliseconds since the first move, from their own replay tool. */
const FASTEST_REPLAYS = [
  ['4x4', 26, 909],
  ['5x5', 98, 3217],
  ['6x6', 213, 7999],
  ['7x7', 425, 14_950],
  ['8x8', 707, 23_564],
  ['9x9', 1251, 36_984],
  ['10x10', 1569, 51_284],
  ['12x12', 2883, 93_449],
  ['16x16', 7132, 213_888],
  ['20x20', 14_203, 391_202],
] as const;

test.each(FASTEST_REPLAYS)('the fastest people solve a %s with %i moves in %i ms', (_, moveCount, played) => {
  expect(isFasterThanAnyPerson({ moveCount, typedCount: 0, milliseconds: played })).toBe(false);
});

test.each([
  ['16 moves in one typed line at 0:00', { typedCount: 16, moveCount: 16, milliseconds: 999 }, true],
  ['22 moves in one typed line at 0:00', { typedCount: 22, moveCount: 22, milliseconds: 999 }, true],
  ['14 moves in one typed line at 0:00', { typedCount: 14, moveCount: 14, milliseconds: 999 }, true],
  ['a press and 15 typed moves at 0:00', { typedCount: 15, moveCount: 16, milliseconds: 999 }, true],
  [
    '29 squares of a walk in one typed line at 0:01',
    { typedCount: 29, moveCount: 29, milliseconds: 1500 },
    true,
  ],
  ['a 2x2 in six presses in 0.6 s', { moveCount: 6, milliseconds: 600 }, false],
  ['a 3x3 in 7 typed moves after 5 s', { typedCount: 7, moveCount: 7, par: 7, milliseconds: 5000 }, false],
  ['20 moves by presses at the moment of opening', { moveCount: 20, milliseconds: 0 }, true],
  ['100 moves in 2.4 s', { moveCount: 100, milliseconds: 2400 }, true],
  ['100 moves in 4.1 s', { moveCount: 100, milliseconds: 4100 }, false],
  ['presses of two minutes that an outage held up', { moveCount: 60, milliseconds: 130_000 }, false],
  ['a clock that was set back', { moveCount: 60, milliseconds: -5 }, false],
  [
    'a 3x3 by one typed line along a shortest way after half a minute',
    { typedCount: 20, moveCount: 20, par: 20, milliseconds: 30_000 },
    false,
  ],
  ['the hardest 3x3 by one typed line', { typedCount: 31, moveCount: 31, par: 31 }, false],
  ['a 4x4 by one typed line along a shortest way', { typedCount: 40, moveCount: 40, par: 40 }, true],
  ['a 3x4 by one typed line along a shortest way', { typedCount: 34, moveCount: 34, par: 34 }, true],
  ['a 4x4 by one typed line, two moves longer', { typedCount: 42, moveCount: 42, par: 40 }, false],
  ['a 4x4 by two typed lines along a shortest way', { typedCount: 30, moveCount: 40, par: 40 }, false],
  ['a 4x4 along a shortest way, a fifth of it pressed', { typedCount: 41, moveCount: 52, par: 52 }, false],
  ['a 4x4 by two typed lines, the last tile pressed', { typedCount: 39, moveCount: 40, par: 40 }, true],
  ['a 4x4 by one typed line, its fewest moves unknown', { typedCount: 40, moveCount: 40 }, false],
  ['a 4x4 by presses along a shortest way', { moveCount: 40, par: 40 }, false],
])('%s', (_, solved, isOut) => {
  expect(isFasterThanAnyPerson({ typedCount: 0, milliseconds: 600_000, ...solved })).toBe(isOut);
});
