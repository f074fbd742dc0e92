import { describe, expect, it } from 'vitest';
import { boardOfNumber, permutationNumber } from '../../../../src/core/sliding/notation/key.ts';

/** All permutations of the tiles, in lexicographic order: each tile in front of those of the others. */
function permutations(tiles: readonly number[]): number[][] {
  if (tiles.length === 0) return [[]];
  return tiles.flatMap((first) =>
    permutations(tiles.filter((tile) => tile !== first)).map((others) => [first, ...others]),
  );
}

describe('the number of a permutation', () => {
  it.each([
    [2, 2],
    [2, 3],
  ])('counts all %ix%i boards in their order from 0, and leads back to each', (rows, cols) => {
    const tiles = Array.from({ length: rows * cols }, (_, tile) => tile);
    permutations(tiles).forEach((one, place) => {
      const board = { rows, cols, tiles: one };
      expect(permutationNumber(board)).toBe(BigInt(place));
      expect(boardOfNumber(BigInt(place), { rows, cols })).toEqual({ ok: true, value: board });
    });
  });

  it('goes from 0 to 362879 on 3x3 boards', () => {
    const numberOf = (text: string) =>
      permutationNumber({ rows: 3, cols: 3, tiles: text.split(' ').map(Number) });
    expect(numberOf('0 1 2 3 4 5 6 7 8')).toBe(0n);
    expect(numberOf('0 1 2 3 4 5 6 8 7')).toBe(1n);
    expect(numberOf('8 7 6 5 4 3 2 1 0')).toBe(362_879n);
  });

  it('names the last number when a number has no board', () => {
    const facts = { number: '24', rows: 2, cols: 2, last: '23' };
    expect(boardOfNumber(24n, { rows: 2, cols: 2 })).toEqual({
      ok: false,
      fault: { code: 'no-board-of-number', facts },
    });
    expect(boardOfNumber(10n ** 200n, { rows: 10, cols: 10 })).toMatchObject({
      fault: { facts: { last: '100! - 1' } },
    });
  });

  it('keeps every digit of the number of a 10x10 board', () => {
    const last = Array.from({ length: 100 }, (_, cell) => 99 - cell);
    // 100! as it is published (OEIS A000142), less one.
    const factorial =
      93326215443944152681699238856266700490715968264381621468592963895217599993229915608941463976156518286253697920827223758251185210916864000000000000000000000000n;
    expect(permutationNumber({ rows: 10, cols: 10, tiles: last })).toBe(factorial - 1n);
    expect(boardOfNumber(factorial - 1n, { rows: 10, cols: 10 })).toMatchObject({ value: { tiles: last } });
  });
});
