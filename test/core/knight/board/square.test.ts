import { describe, expect, it } from 'vitest';
import { makeSquare, parseSquare } from '../../../../src/core/knight/board/square.ts';

describe('squares', () => {
  it.each([
    [0, 0, 'a1'],
    [7, 7, 'h8'],
    [25, 0, 'z1'],
    [26, 9, 'aa10'],
    [51, 0, 'az1'],
    [52, 0, 'ba1'],
    [701, 0, 'zz1'],
    [702, 0, 'aaa1'],
  ])('file %i, rank %i is written %s', (file, rank, text) => {
    expect(makeSquare({ file, rank })).toBe(text);
    expect(parseSquare(text, 1000, 10)).toEqual({ ok: true, value: { file, rank } });
  });

  it.each(['E1', ' e1 ', 'e 1', 'ｅ１', 'e\u200b1', 'е1', 'e١'])('reads %j as e1', (text) => {
    expect(parseSquare(text, 5, 5)).toEqual({ ok: true, value: { file: 4, rank: 0 } });
  });

  it.each([
    ['f1', 'square-off-board'],
    ['e6', 'square-off-board'],
    ['a0', 'square-off-board'],
    ['zzzzzz999999999', 'square-off-board'],
    ['', 'bad-square'],
    ['5', 'bad-square'],
    ['1e', 'bad-square'],
    ['a-1', 'bad-square'],
    ['💥', 'bad-square'],
    ['a1'.repeat(100_000), 'bad-square'],
  ])('refuses %j on 5x5 with %s', (text, code) => {
    expect(parseSquare(text, 5, 5)).toMatchObject({ ok: false, fault: { code, facts: { last: 'e5' } } });
  });
});
