import { describe, expect, it } from 'vitest';
import { makeTourText } from '../../../../src/core/knight/notation/make.ts';
import { parseKnightText } from '../../../support/knight-words.ts';

/** The article's (2,4) on 3x4, second column from the left, fourth row from the top, is b1 in chess. */
describe('a square as (x,y), columns from the left and rows from the top', () => {
  it.each([
    '3x4 (2,4)',
    '3x4 (2, 4)',
    '3x4 ( 2 , 4 )',
    '3x4 (2;4)',
    '(2,4) 3x4',
    '3x4 from (2,4)',
    '3x4 start:(2,4)',
    '3x4 （２，４）',
    '[3x4] (2,4)',
  ])('%j is the tour from b1', (line) => {
    expect(parseKnightText(line)).toEqual(parseKnightText('3x4 b1'));
  });

  it.each([
    ['log 3x4 (2,4)', 'log 3x4 b1'],
    ['8x8 (1,8) to (8, 8)', '8x8 a1 to h1'],
    ['8x8 (1,8) -> (8,8)', '8x8 a1 to h1'],
    ['8x8 (1,8)->(8,8)', '8x8 a1 to h1'],
    ['8x8 (1,8) (8,8)', '8x8 a1 to h1'],
    ['5x5 (5,5) opts:1,3', '5x5 e1 opts:1,3'],
    ['8 (2,4)', '8x8 b5'],
    ['100x100 (94,24)', '100x100 cp77'],
  ])('%j asks for %j', (line, same) => {
    expect(parseKnightText(same).ok).toBe(true);
    expect(parseKnightText(line)).toEqual(parseKnightText(same));
  });

  it.each(['(2,4)', '( 2 , 4 )', '2,4', '2, 4', '（2，4）', 'start:(2,4)'])(
    'is read in a form: %j',
    (start) => {
      expect(parseKnightText({ line: '3x4', start })).toEqual(parseKnightText('3x4 b1'));
      expect(
        parseKnightText({ line: '3x4', start: 'b1', end: start.replace('2', '3').replace('start:', 'to ') }),
      ).toEqual(parseKnightText('3x4 b1 to c1'));
    },
  );

  it('alone in front of a line is its size, as any two numbers are', () => {
    expect(parseKnightText('(5,7) e1')).toEqual(parseKnightText('5x7 e1'));
  });

  it.each([
    ['5x5 (6,1)', '(6,1)'],
    ['5x5 (1,6)', '(1,6)'],
    ['5x5 (0,6)', '(0,6)'],
  ])('%j is off the board, in the words in which it was typed', (line, square) => {
    expect(parseKnightText(line)).toEqual({
      ok: false,
      fault: { code: 'square-off-board', facts: { square, cols: 5, rows: 5, first: '(1,1)', last: '(5,5)' } },
    });
  });
});

describe('squares:xy', () => {
  it.each(['3x4 (2,4) squares:xy', '3x4 b1 squares xy', '3x4 b1 клетки:xy', '3x4 b1 SQUARES=XY'])(
    '%j is kept, and written back with squares as (x,y)',
    (line) => {
      const asked = parseKnightText(line);
      expect(asked.ok && asked.value.kind === 'tour' && makeTourText(asked.value)).toBe(
        '3x4 (2,4) squares:xy',
      );
    },
  );

  it.each([
    ['log 3x4 b1 squares:xy', { squares: 'xy' }],
    ['log 3x4 b1 squares:a1', { squares: 'a1' }],
    ['3x4 b1 squares:a1', { method: 'construct' }],
    ['table 5x5 squares:xy', { squares: 'xy' }],
  ])('%j', (line, value) => {
    expect(parseKnightText(line)).toMatchObject({ ok: true, value });
  });

  it.each([['3x4 b1 squares:b2', 'unknown-squares']])('%j is refused: %s', (line, code) => {
    expect(parseKnightText(line)).toMatchObject({ ok: false, fault: { code } });
  });
});

describe('max-returns and good-returns', () => {
  it.each([
    'table 5x5 opts:1 max-returns:100 good-returns:3',
    'table 5x5 max-returns=100 opts:1 good-returns 3',
    'table 5x5 opts:1 MAX_RET:100 GOOD_RET:3',
    { line: 'table 5x5 opts:1', 'max-returns': '100', 'good-returns': '3' },
  ])('%j are the article’s MAX_RET and GOOD_RET', (asked) => {
    expect(parseKnightText(asked)).toEqual({
      ok: true,
      value: {
        kind: 'table',
        cols: 5,
        rows: 5,
        choices: [{ opts: [1], program: 'iterative', maxReturns: 100, goodReturns: 3 }],
      },
    });
  });

  it('mean the classical method, of which they are', () => {
    expect(parseKnightText('5x5 e1 max-returns:7')).toMatchObject({
      ok: true,
      value: { method: 'classic', classic: { maxReturns: 7 } },
    });
    expect(parseKnightText('5x5 e1 warnsdorff max-returns:7')).toMatchObject({
      fault: { code: 'needs-classic', facts: { option: 'max-returns' } },
    });
  });

  it.each([
    'max-returns:-1',
    'max-returns:1.5',
    'max-returns:many',
    'max-returns:1000000001',
    'good-returns:0',
  ])('%s is refused', (option) => {
    expect(parseKnightText(`table 5x5 opts:1 ${option}`)).toMatchObject({ fault: { code: 'bad-returns' } });
  });
});

it.each(['arrays', '/knight arrays', 'Arrays', 'массивы', { line: '8x8', show: 'arrays' }])(
  '%j are the arrays',
  (asked) => {
    expect(parseKnightText(asked)).toEqual({ ok: true, value: { kind: 'arrays' } });
  },
);

it('the arrays are the same for every board', () => {
  expect(parseKnightText('arrays 5x5')).toMatchObject({
    fault: { code: 'arrays-alone', facts: { text: '5x5' } },
  });
});

describe('two numbers without brackets', () => {
  it.each([
    ['8x8 1 1', '8x8 a8'],
    ['8x8 1,1', '8x8 a8'],
    ['8 8 3 4', '8x8 c5'],
    ['5 4 1 4', '5x4 a1'],
    ['8x8 1 1 to 2 1', '8x8 a8 to b8'],
    ['8x8 1 1 2 1', '8x8 a8 to b8'],
    ['8x8 a8 to (2, 1)', '8x8 a8 to b8'],
  ])('%j are the column and the row from the top left, counted from 1: %j', (line, same) => {
    expect(parseKnightText(same).ok).toBe(true);
    expect(parseKnightText(line)).toEqual(parseKnightText(same));
  });

  it.each([
    ['8x8 0 0', '(1,1)', 'a8', '0 0'],
    ['8x8 0,7', '(1,8)', 'a1', '0,7'],
    ['8x8 (7, 0)', '(8,1)', 'h8', '(7, 0)'],
    ['8 8 0 3', '(1,4)', 'a5', '0 3'],
  ])('%s has a 0, so the line asks instead of a guess', (line, square, name, text) => {
    expect(parseKnightText(line)).toMatchObject({
      fault: { code: 'square-from-zero', facts: { square, name, text, pairs: 1 }, meantText: square },
    });
  });

  it('that are several pairs can’t be meant by correcting one', () => {
    const request = parseKnightText('8x8 0 0 to 7 6');
    expect(request).toMatchObject({ fault: { code: 'square-from-zero', facts: { pairs: 2 } } });
    expect(request).not.toHaveProperty('fault.meantText');
  });

  it('that are off the board either way are no question', () => {
    expect(parseKnightText('8x8 0 9')).toMatchObject({ fault: { code: 'square-off-board' } });
  });
});

it.each(['magic', 'semi-magic', 'without c3', 'sin c3', 'ohne c3', 'без c3', '幻方', 'símétrico'])(
  '“%s” is answered with what tours can’t be, not as a square',
  (words) => {
    expect(parseKnightText(`5x5 ${words}`)).toMatchObject({ fault: { code: 'tour-word' } });
  },
);
