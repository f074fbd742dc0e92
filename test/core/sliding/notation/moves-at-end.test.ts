import { describe, expect, test } from 'vitest';
import { splitOffMoves } from '../../../support/sliding-words.ts';

describe('moves behind a board', () => {
  test.each([
    ['1 2 3 4 0 5 RLL', '1 2 3 4 0 5', 'RLL'],
    ['1 2 3 4 0 5 R L2', '1 2 3 4 0 5', 'R L2'],
    ['1 2 3/4 0 5, rll', '1 2 3/4 0 5', 'rll'],
    ['123405 L', '123405', 'L'],
    ['1 2 3\n4 0 5\nRLL', '1 2 3\n4 0 5', 'RLL'],
    ['1 2 3 4 0 5 →←←', '1 2 3 4 0 5', '→←←'],
    ['1 2 3 4 0 5 ➡️⬅️', '1 2 3 4 0 5', '➡⬅'],
    ['1 2 3 4 0 5 ＲＬＬ', '1 2 3 4 0 5', 'RLL'],
    ['1 2 3 4 0 5 -> 1 2 3 4 5 0 L', '1 2 3 4 0 5 -> 1 2 3 4 5 0', 'L'],
    ['1 2 3 4 0 5 → 1 2 3 4 5 0 L', '1 2 3 4 0 5 → 1 2 3 4 5 0', 'L'],
    ['LURD', '', 'LURD'],
    ['1 2 3 4 0 5 LURX', '1 2 3 4 0 5', 'LURX'],
    ['1 2 3 4 0 5 left', '1 2 3 4 0 5', 'left'],
    ['1 2 3 4 0 5 Right left LEFT', '1 2 3 4 0 5', 'Right left LEFT'],
    ['1 2 3 4 0 5 left-ish', '1 2 3 4 0 5', 'left-ish'],
    ['1 2 3 4 0 5 `RLL`', '1 2 3 4 0 5', '`RLL`'],
    ['1 2 3 4 0 5 **RLL**', '1 2 3 4 0 5', '**RLL**'],
    ['1 2 3 4 0 5 R, L, L', '1 2 3 4 0 5', 'R, L, L'],
    ['1 2 3 4 0 5 (R L L)', '1 2 3 4 0 5', 'R L L)'],
    ['[[1,2,3],[4,0,5]] [R,L,L]', '[[1,2,3],[4,0,5]]', 'R,L,L]'],
    ['1 2 3 4 0 5 -> RLL', '1 2 3 4 0 5', 'RLL'],
    ['1 2 3 4 0 5 --> RLL', '1 2 3 4 0 5', 'RLL'],
    ['1 2 3 4 0 5 => (RLL)', '1 2 3 4 0 5', 'RLL)'],
    ['1 2 3 4 0 5 solution: R L L', '1 2 3 4 0 5', 'R L L'],
    ['1 2 3 4 0 5 solution=RLL', '1 2 3 4 0 5', 'RLL'],
    ['1 2 3 4 5 * R', '1 2 3 4 5 *', 'R'],
    ['look at 1 2 3 4 0 5 R', 'look at 1 2 3 4 0 5', 'R'],
  ])('%j', (line, boardText, moves) => {
    expect(splitOffMoves(line)).toEqual({ boardText, moves });
  });

  test.each([
    '1 2 3 4 0 5',
    '1 2 3 4 0 5 → 1 2 3 4 5 0',
    '1 2 3 4 x 5 to 1 2 3 4 5 x',
    'look at 1 2 3 4 0 5',
    '',
    '2x3 1 2 3 4 _ 5',
  ])('%j has none', (line) => {
    expect(splitOffMoves(line)).toEqual({ boardText: line });
  });

  // A pattern that tries everything would take longer than a test may.
  test.each(['u ', 'u', '→ ', 'u2 ', '1 ', ' ', 'u,;', '->', '==>', '= ', 'solution '])(
    'a line of 4,000 characters made of %j is read to its end',
    (part) => {
      expect(() => splitOffMoves(`${part.repeat(Math.floor(3990 / part.length))}x`)).not.toThrow();
    },
  );
});
