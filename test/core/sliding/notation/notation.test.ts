import { describe, expect, test } from 'vitest';
import { makeBoard, makeMoves } from '../../../../src/core/sliding/notation/puzzle.ts';
import { parseBoard, parseMoves, parsePuzzle, parseSize } from '../../../support/sliding-words.ts';

/** Rows as a reader sees them: `1 2 3|4 0 5`. */
const seen = ({ cols, tiles }: { cols: number; tiles: readonly number[] }): string =>
  tiles.map((tile, at) => `${at === 0 ? '' : at % cols === 0 ? '|' : ' '}${tile}`).join('');

function read(text: string, size?: string): string {
  const puzzle = parsePuzzle(text, size);
  if (!puzzle.ok) return `${puzzle.fault.code} ${JSON.stringify(puzzle.fault.facts)}`;
  return `${seen(puzzle.value.start)} -> ${seen(puzzle.value.goal)}`;
}

const SMALL = '1 2 3|4 0 5 -> 1 2 3|4 5 0';
const EIGHT = '1 2 3|4 5 6|7 0 8 -> 1 2 3|4 5 6|7 8 0';
const THIRTY_ONE = '2 6 4|1 3 7|0 5 8 -> 8 1 5|7 3 6|4 0 2';

describe('one board, however it is written, has the usual goal', () => {
  test.each([
    ['spaces', '1 2 3 4 0 5'],
    ['commas', '1,2,3,4,0,5'],
    ['commas and spaces', ' 1, 2, 3, 4, 0, 5, '],
    ['tabs', '1\t2\t3\t4\t0\t5'],
    ['new lines', '1 2 3\n4 0 5'],
    ['Windows new lines', '1 2 3\r\n4 0 5\r\n'],
    ['rows by /', '1 2 3/4 0 5'],
    ['rows by ;', '1 2 3; 4 0 5'],
    ['rows by |', '1 2 3 | 4 0 5'],
    ['a table', '| 1 | 2 | 3 |\n| 4 | 0 | 5 |'],
    ['compact', '123405'],
    ['compact rows', '123/405'],
    ['compact rows by a space', '123 405'],
    ['blank _', '1 2 3 4 _ 5'],
    ['blank .', '1 2 3 4 . 5'],
    ['blank x', '1 2 3 4 x 5'],
    ['blank X', '1 2 3 4 X 5'],
    ['blank *', '1 2 3 4 * 5'],
    ['blank #', '1 2 3 4 # 5'],
    ['compact with a blank sign', '1234_5'],
    ['compact with x between digits', '1234x5'],
    ['JSON', '[[1,2,3],[4,0,5]]'],
    ['brackets of other kinds', '{(1 2 3), (4 0 5)}'],
    ['quotes', '"1 2 3 4 0 5"'],
    ['quoted numbers', `['1','2','3','4','0','5']`],
    ['typographic quotes', '“1 2 3 4 0 5”'],
    ['a size in front', '2x3 1 2 3 4 0 5'],
    ['a size with a multiplication sign', '2×3 1 2 3 4 0 5'],
    ['a size and a colon', '2x3: 1 2 3 4 0 5'],
    ['a size apart', '2 x 3 1 2 3 4 0 5'],
    ['a size in front of a compact board', '2x3 123405'],
    ['a size on a line of its own', '2x3\n1 2 3\n4 0 5'],
    ['a size above a blank line', '2x3\n\n1 2 3\n4 0 5'],
    ['a blank line between two rows', '1 2 3\n\n4 0 5'],
    ['numbers padded with zeros', '01 02 03 04 00 05'],
    ['full-width digits', '１　２　３　４　０　５'],
    ['zero-width characters', '\u200b1 2\u200d 3 4\ufeff 0 5\u2060'],
    ['keycaps', '1️⃣2️⃣3️⃣4️⃣0️⃣5️⃣'],
    ['ideographic commas', '1、2、3、4、0、5'],
    ['non-breaking spaces', '1\u00a02\u00a03\u00a04\u00a00\u00a05'],
  ])('%s', (_, text) => {
    expect(read(text)).toBe(SMALL);
  });

  test.each(
    Intl.supportedValuesOf('numberingSystem').filter((system) => /^\p{Nd}{2}$/u.test(digits(system, 10))),
  )('digits of the system %s', (system) => {
    expect(read([1, 2, 3, 4, 0, 5].map((tile) => digits(system, tile)).join(' '))).toBe(SMALL);
  });

  test('a size beside the text', () => {
    expect(read('1 2 3 4 0 5', '2x3')).toBe(SMALL);
    expect(read('1 2 3 4 0 5', ' ')).toBe(SMALL);
    expect(read('1 2 3 4 0 5', '3x2')).toBe('1 2|3 4|0 5 -> 1 2|3 4|5 0');
    expect(read('3x2 1 2 3 4 0 5', '3×2')).toBe('1 2|3 4|0 5 -> 1 2|3 4|5 0');
    expect(read('1 2 3 4 5 6 7 0 8', '3')).toBe(EIGHT);
  });
});

function digits(system: string, value: number): string {
  return new Intl.NumberFormat(`en-u-nu-${system}`).format(value);
}

describe('the size that a number of tiles means', () => {
  test.each([
    [4, 2, 2],
    [6, 2, 3],
    [8, 2, 4],
    [9, 3, 3],
    [12, 3, 4],
    [15, 3, 5],
    [16, 4, 4],
    [20, 4, 5],
    [25, 5, 5],
    [36, 6, 6],
    [49, 7, 7],
    [64, 8, 8],
    [81, 9, 9],
    [100, 10, 10],
  ])('%i tiles are %ix%i', (count, rows, cols) => {
    const text = Array.from({ length: count }, (_, tile) => tile).join(' ');
    expect(parsePuzzle(text)).toMatchObject({ ok: true, value: { start: { rows, cols } } });
  });
});

describe('the goal', () => {
  test.each([
    ['->', '264137058 -> 815736402'],
    ['=>', '2 6 4 1 3 7 0 5 8 => 8 1 5 7 3 6 4 0 2'],
    ['to', '2 6 4 1 3 7 0 5 8 to 8 1 5 7 3 6 4 0 2'],
    ['TO', '2 6 4 1 3 7 0 5 8 TO 8 1 5 7 3 6 4 0 2'],
    ['→', '2 6 4 1 3 7 0 5 8 → 8 1 5 7 3 6 4 0 2'],
    ['an arrow as telephones correct it', '2 6 4 1 3 7 0 5 8 —> 8 1 5 7 3 6 4 0 2'],
    ['a long arrow', '2 6 4 1 3 7 0 5 8 --> 8 1 5 7 3 6 4 0 2'],
    ['an emoji arrow', '264137058 ➡️ 815736402'],
    ['an arrow without spaces', '264137058->815736402'],
    ['an arrow on its own line', '2 6 4\n1 3 7\n0 5 8\n->\n8 1 5\n7 3 6\n4 0 2'],
    ['a blank line', '2 6 4\n1 3 7\n0 5 8\n\n8 1 5\n7 3 6\n4 0 2'],
    ['a blank line with spaces in it', '2 6 4 1 3 7 0 5 8\n  \n8 1 5 7 3 6 4 0 2'],
    ['a size, and a blank line between the boards', '3x3\n\n264\n137\n058\n\n815\n736\n402'],
    ['two lines (the 18 numbers of the contest)', '2 6 4 1 3 7 0 5 8\n8 1 5 7 3 6 4 0 2'],
    ['18 numbers in one line', '2 6 4 1 3 7 0 5 8 8 1 5 7 3 6 4 0 2'],
    ['six rows', '2 6 4/1 3 7/0 5 8/8 1 5/7 3 6/4 0 2'],
    ['three rows and a line', '2 6 4/1 3 7/0 5 8/8 1 5 7 3 6 4 0 2'],
    ['two compact words', '264137058 815736402'],
    ['one compact word', '264137058815736402'],
    ['a size in front of two lists', '3x3 2 6 4 1 3 7 0 5 8 8 1 5 7 3 6 4 0 2'],
    ['a size in front of each', '3x3 264137058 -> 3x3 815736402'],
    ['JSON of two boards', '[[2,6,4],[1,3,7],[0,5,8]], [[8,1,5],[7,3,6],[4,0,2]]'],
  ])('after %s', (_, text) => {
    expect(read(text)).toBe(THIRTY_ONE);
  });

  test('with x as the blank, nothing is taken for a size', () => {
    expect(read('1x2/345')).toBe('1 0 2|3 4 5 -> 1 2 3|4 5 0');
    expect(read('1x2345 12345x')).toBe('1 0 2|3 4 5 -> 1 2 3|4 5 0');
    expect(read('2 x 3 1 4 5')).toBe('2 0 3|1 4 5 -> 1 2 3|4 5 0');
  });

  test('keeps the shape in which the start is written', () => {
    expect(read('1 2/3 4/5 0 -> 1 2 3 4 0 5')).toBe('1 2|3 4|5 0 -> 1 2|3 4|0 5');
    expect(read('1 2/3 4/5 0/1 2 3 4 0 5')).toBe('1 2|3 4|5 0 -> 1 2|3 4|0 5');
  });

  test('gives its shape to a start that has none', () => {
    expect(read('1 2 3 4 5 0 -> 1 2/3 4/0 5')).toBe('1 2|3 4|5 0 -> 1 2|3 4|0 5');
    expect(read('1 2 3 4 5 0 -> 3x2 1 2 3 4 0 5')).toBe('1 2|3 4|5 0 -> 1 2|3 4|0 5');
  });

  test('one list that is a board stays one', () => {
    expect(read('1 2 3 0 4 5 6 7')).toBe('1 2 3 0|4 5 6 7 -> 1 2 3 4|5 6 7 0');
    expect(read('1 2 3 0 4 5 6 6')).toBe('duplicate-tile {"tile":6,"times":2,"missing":7,"which":"start"}');
  });
});

describe("what can't be read is named", () => {
  test.each<[string, string, object]>([
    ['', 'empty', { which: 'start' }],
    [' \u200b\n', 'empty', { which: 'start' }],
    ['-> 1 2 3 4 0 5', 'empty', { which: 'start' }],
    ['1 2 3 4 0 5 ->', 'empty', { which: 'goal' }],
    ['2x3', 'empty', { which: 'start' }],
    ['1 2 3 4 0 5 '.repeat(400), 'too-long', { limit: 4096 }],
    ['1 2 3 0 -> 1 2 0 3 -> 1 0 2 3', 'too-many-boards', { count: 3 }],
    ['banana split', 'no-board', { text: 'banana split', which: 'start' }],
    ['🧩🧩🧩', 'no-board', { text: '🧩🧩🧩', which: 'start' }],
    ['1 2 3 4 0 5 -> banana', 'no-board', { text: 'banana', which: 'goal' }],
    ['1 2 three 4 0 5', 'not-a-tile', { text: 'three', which: 'start' }],
    ['1 2 3 4 0 -5', 'not-a-tile', { text: '-5', which: 'start' }],
    ['1 2 3 4 0 1e9', 'not-a-tile', { text: '1e9', which: 'start' }],
    ['1 2 0', 'too-few-tiles', { count: 3, which: 'start' }],
    [
      '1 2 3 4 5 6 0',
      'unknown-size',
      { count: 7, fewer: 6, fewerSize: '2x3', more: 8, moreSize: '2x4', which: 'start' },
    ],
    [
      Array.from({ length: 101 }, (_, tile) => tile).join(' '),
      'too-many-tiles',
      { count: 101, which: 'start' },
    ],
    ['1 2 3/4 0', 'ragged-rows', { row: 2, got: 2, expected: 3, which: 'start' }],
    ['1 2/3 4 5/6 7 0', 'ragged-rows', { row: 1, got: 2, expected: 3, which: 'start' }],
    ['1 2 3 4 5 6', 'missing-blank', { max: 5, which: 'start' }],
    ['1 2 3 4 0 7', 'tile-out-of-range', { tile: 7, max: 5, which: 'start' }],
    ['1 2 3 4 0 999999999', 'tile-out-of-range', { tile: 999_999_999, max: 5, which: 'start' }],
    ['1 2 3 3 0 4 5 6 8', 'duplicate-tile', { tile: 3, times: 2, missing: 7, which: 'start' }],
    ['0 0 0 0', 'duplicate-tile', { tile: 0, times: 4, missing: 1, which: 'start' }],
    ['1 2 3 4 5', 'missing-blank', { max: 5, which: 'start' }],
    ['1 2 3 4 5 6 7 8', 'missing-blank', { max: 8, which: 'start' }],
    ['99 98 97 96', 'tile-out-of-range', { tile: 99, max: 3, which: 'start' }],
    ['99 98 97', 'too-few-tiles', { count: 3, which: 'start' }],
    ['3x3 puzzle', 'empty', { which: 'start' }],
    ['1 2 3 4 0 5 -> 1 2 3 3 0 5', 'duplicate-tile', { tile: 3, times: 2, missing: 4, which: 'goal' }],
    ['1 2 3 0 1 2 3 3', 'missing-blank', { max: 3, which: 'goal' }],
    ['3x3 1 2 3 4 0 5', 'size-mismatch', { size: '3x3', count: 6, which: 'start' }],
    ['3x2 1 2 3/4 0 5', 'two-sizes', { first: '2x3', second: '3x2' }],
    ['1x6 1 2 3 4 0 5', 'too-small', { rows: 1, cols: 6 }],
    ['11x11 1 2 3', 'too-large', { rows: 11, cols: 11 }],
    ['99999x1 1 2 3', 'too-large', { rows: 99_999, cols: 1 }],
    [Array.from({ length: 121 }, (_, tile) => tile).join(' '), 'too-large', { rows: 11, cols: 11 }],
    ['1 2 3 4 0 5 -> 1 2 3 0', 'goal-size', { start: '2x3', goal: 4 }],
    ['1 2 3/4 0 5 -> 3x2 1 2 3 4 5 0', 'goal-size', { start: '2x3', goal: '3x2' }],
    ['1 2 3/4 0 5 -> 1 2/3 4/5 0', 'goal-size', { start: '2x3', goal: '3x2' }],
  ])('%j', (text, code, facts) => {
    expect(parsePuzzle(text)).toEqual({ ok: false, fault: { code, facts } });
  });

  test('in the size beside the text', () => {
    const code = (size: string): unknown => {
      const puzzle = parsePuzzle('1 2 3 4 0 5', size);
      return puzzle.ok ? 'ok' : puzzle.fault;
    };
    expect(code('banana')).toEqual({ code: 'bad-size', facts: { text: 'banana' } });
    expect(code('3x3 harder')).toEqual({ code: 'word-behind-size', facts: { text: 'harder' } });
    expect(code('3x3x3')).toEqual({ code: 'bad-size', facts: { text: '3x3x3' } });
    expect(code('-2x3')).toEqual({ code: 'bad-size', facts: { text: '-2x3' } });
    expect(code('1x2')).toEqual({ code: 'too-small', facts: { rows: 1, cols: 2 } });
    expect(code('11')).toEqual({ code: 'too-large', facts: { rows: 11, cols: 11 } });
    expect(parsePuzzle('2x3 1 2 3 4 0 5', '3x2')).toEqual({
      ok: false,
      fault: { code: 'two-sizes', facts: { first: '2x3', second: '3x2' } },
    });
  });

  test('quotes stay short and whole', () => {
    const puzzle = parsePuzzle(`1 2 3 4 0 ${'é'.repeat(90)}`);
    expect(puzzle).toMatchObject({ fault: { facts: { text: `${'é'.repeat(24)}…` } } });
    const torn = parsePuzzle(`${' a'.repeat(3)} \ud83e b`);
    expect(torn.ok || String(torn.fault.facts.text).isWellFormed()).toBe(true);
  });
});

describe('a single board', () => {
  test('is read without a goal', () => {
    expect(parseBoard('3x2 1 2 3 4 0 5')).toEqual({
      ok: true,
      value: { rows: 3, cols: 2, tiles: [1, 2, 3, 4, 0, 5] },
    });
    expect(parseBoard('12\n34\n05', '3x2')).toMatchObject({ ok: true, value: { rows: 3, cols: 2 } });
  });

  test.each(['1 2 3 0 -> 1 2 0 3', '1 2 3 0 1 2 0 3', '1230 1203'])('%j is two', (text) => {
    expect(parseBoard(text)).toEqual({ ok: false, fault: { code: 'too-many-boards', facts: { count: 2 } } });
  });

  test('is written in rows', () => {
    expect(makeBoard({ rows: 2, cols: 3, tiles: [1, 2, 3, 4, 5, 0] })).toBe('1 2 3/4 5 0');
  });
});

describe('moves', () => {
  test.each([
    ['LURD', 'LURD'],
    ['lur2', 'LURR'],
    ['L2 U3', 'LLUUU'],
    ['l, u; r\nd', 'LURD'],
    ['←↑→→↓', 'LURRD'],
    ['⬅️⬆️➡️⬇️', 'LURD'],
    ['ＬＵ２', 'LUU'],
    ['"(L U)"', 'LU'],
    ['`RLL`', 'RLL'],
    ['(RLL)', 'RLL'],
    ['[R,L,L]', 'RLL'],
    ['R, L, L', 'RLL'],
    ['-> RLL', 'RLL'],
    ['=> R L2.', 'RLL'],
    ['**RLL**!', 'RLL'],
    ['left', 'L'],
    ['Right, LEFT, left', 'RLL'],
    ['up2 down', 'UUD'],
  ])('%j are %s', (text, moves) => {
    expect(parseMoves(text)).toEqual({ ok: true, value: moves });
  });

  test.each<[string, string, object]>([
    ['', 'no-moves', {}],
    [' , ', 'no-moves', {}],
    ['->', 'no-moves', {}],
    ['L LUX R', 'bad-moves', { text: 'LUX' }],
    ['left-ish', 'bad-moves', { text: 'left-ish' }],
    ['undo', 'bad-moves', { text: 'undo' }],
    ['L0', 'bad-moves', { text: 'L0' }],
    ['2L', 'bad-moves', { text: '2L' }],
    ['L-2', 'bad-moves', { text: 'L-2' }],
    ['L 2', 'bad-moves', { text: '2' }],
    ['L2001', 'too-many-moves', { limit: 2000 }],
    ['LR999999999', 'too-many-moves', { limit: 2000 }],
    ['L'.repeat(4097), 'too-long', { limit: 4096 }],
  ])('%j are none', (text, code, facts) => {
    const moves = parseMoves(text);
    expect(moves).toEqual({ ok: false, fault: { code, facts } });
  });

  test('are written step by step or slide by slide', () => {
    expect(makeMoves('LUURR', 'stm')).toBe('LUURR');
    expect(makeMoves('LUURR', 'mtm')).toBe('LU2R2');
  });
});

test.each([
  ['2x3', 2, 3],
  ['2 × 3', 2, 3],
  ['２ｘ３', 2, 3],
  ['10X10', 10, 10],
  ['4', 4, 4],
])('the size %j is %i rows by %i columns', (text, rows, cols) => {
  expect(parseSize(text)).toEqual({ ok: true, value: { rows, cols } });
});
