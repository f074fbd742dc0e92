import { describe, expect, it } from 'vitest';
import { parseKnightRequest } from '../../../../src/core/knight/notation/parse.ts';
import { createVocabulary } from '../../../../src/core/knight/notation/vocabulary.ts';
import { parseKnightText, vocabulary } from '../../../support/knight-words.ts';

describe('a form', () => {
  it.each([
    [{ line: '8x8', start: 'a1', end: 'h8' }, '8x8 a1 to h8'],
    [{ line: '8x8', start: 'start:a1', end: 'to h8' }, '8x8 a1 to h8'],
    [{ line: '8x8 a1', end: 'h8', style: 'smooth' }, '8x8 a1 to h8 smooth'],
    [{ line: '6x6', closed: true }, '6x6 closed'],
    [{ line: '6x6 closed', closed: false }, '6x6 closed'],
    [{ line: '5x5 e1', opts: '1, 3', program: 'automaton', array: 'b' }, '5x5 e1 opts:1,3 automaton array:B'],
    [{ line: '5x5 e1', opts: 'opts:1-3', program: 'program: автомат' }, '5x5 e1 opts:1,2,3 automaton'],
    [{ line: '5x5', show: 'table', opts: '1 vs 1,2' }, 'table 5x5 opts:1 vs 1,2'],
    [{ line: '3x4', show: 'log', start: 'b1', array: 'A' }, 'log 3x4 b1 array:A'],
    [{ line: '5x5 seed:2', seed: '4' }, '5x5 seed:4'],
    [{ line: '8x8', show: 'machine' }, 'machine'],
  ])('%j asks for %j', (fields, line) => {
    expect(parseKnightText(fields)).toEqual(parseKnightText(line));
    expect(parseKnightText(line).ok).toBe(true);
  });

  it.each([
    [{ line: '5x5', start: 'f1' }, 'square-off-board', undefined],
    [{ line: '5x5', opts: '1,9' }, 'bad-opts', '1,9'],
    [{ line: '5x5', method: 'Magic' }, 'unknown-method', 'Magic'],
    [{ line: '5x5', seed: '-3' }, 'bad-seed', '-3'],
    [{ line: '6x6', closed: true, end: 'b3' }, 'closed-with-end', undefined],
    [{ line: '6x6', start: 'a1'.repeat(100) }, 'line-too-long', undefined],
  ])('%j is refused: %s', (fields, code, text) => {
    const read = parseKnightText(fields);
    expect(read).toMatchObject({ ok: false, fault: { code } });
    if (!read.ok) expect(read.fault.facts.text).toBe(text);
  });
});

describe('a tour without a size', () => {
  const chessboard = { cols: 8, rows: 8 };
  it.each(['', 'e1', 'start=e1', 'closed', 'from e1 to e2', 'exhaustive', 'opts:1,3'])(
    '%j is one of the usual board, where there is one',
    (line) => {
      expect(parseKnightRequest({ line }, vocabulary, chessboard)).toEqual(parseKnightText(`8x8 ${line}`));
      expect(parseKnightText(line).ok).toBe(false);
    },
  );

  it.each([
    ['banana', 'bad-board-size'],
    ['table', 'no-size'],
    ['log e1', 'no-size'],
  ])('%j still lacks one', (line, code) => {
    expect(parseKnightRequest({ line }, vocabulary, chessboard)).toMatchObject({ fault: { code } });
  });
});

it('the field’s own words are understood without any others', () => {
  const own = createVocabulary();
  const line = 'table 7x7 opts:1,2 vs 1-3 program:automaton';
  expect(parseKnightRequest({ line }, own)).toEqual(parseKnightText(line));
  expect(parseKnightRequest({ line: '6x6 замкнутый' }, own).ok).toBe(false);
});

it.each(['5 на 7 закрытый', '5x7 close', '5 by 7 closed=true'])('%j is closed', (line) => {
  expect(parseKnightText(line)).toMatchObject({ value: { cols: 5, rows: 7, closed: true } });
});
