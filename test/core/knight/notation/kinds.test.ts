import { describe, expect, it } from 'vitest';
import { parseKnightText } from '../../../support/knight-words.ts';

const e1 = { file: 4, rank: 0 };
const b1 = { file: 1, rank: 0 };
const iterative = (...opts: number[]) => ({ opts, program: 'iterative' });

describe('a table of backtracks', () => {
  it.each([
    'table 7x7 opts:1,2,3 program:automaton',
    'TABLE 7x7 automaton opts 1-3',
    'таблица 7х7 оптимизации 1-3 программа:автоматная',
    '表格 7x7 优化:1,2,3 程序:自动机',
    'table table 7x7 opts:123 program:automaton method:classic',
  ])('%j is asked with optimisations 1 to 3', (line) => {
    expect(parseKnightText(line)).toEqual({
      ok: true,
      value: { kind: 'table', cols: 7, rows: 7, choices: [{ opts: [1, 2, 3], program: 'automaton' }] },
    });
  });

  it.each([
    'table 5x5 opts:1 opts:1,2 opts:1-4',
    'table 5x5 opts:1 vs 1,2 vs 1-4',
    'table opts:1|1,2|1-4 5x5',
    'table 5x5 opts:1 vs 1,2 opts:1 opts:all',
  ])('%j compares three sets', (line) => {
    expect(parseKnightText(line)).toMatchObject({
      value: { choices: [iterative(1), iterative(1, 2), iterative(1, 2, 3, 4)] },
    });
  });

  it('without a set it shows the article’s five on small boards and the last of them on others', () => {
    expect(parseKnightText('table 5x5 array:c')).toMatchObject({
      value: {
        choices: [[1], [1, 2], [1, 3], [1, 2, 3], [1, 2, 3, 4]].map((opts) => ({
          ...iterative(...opts),
          array: 'C',
        })),
      },
    });
    expect(parseKnightText('table 14x14')).toMatchObject({ value: { choices: [iterative(1, 2, 3, 4)] } });
  });
});

describe('a log', () => {
  it('begins with the array of the article’s table 1, without optimisations', () => {
    const classic = { ...iterative(), array: 'B' };
    expect(parseKnightText('log 3x4 b1')).toEqual({
      ok: true,
      value: { kind: 'log', cols: 3, rows: 4, start: b1, classic },
    });
  });

  it('takes other choices, and a style for the tour that it ends with', () => {
    expect(parseKnightText('протокол 5x5 e1 opts:2,3 array:A автомат smooth')).toEqual({
      ok: true,
      value: {
        kind: 'log',
        cols: 5,
        rows: 5,
        start: e1,
        classic: { opts: [2, 3], program: 'automaton', array: 'A' },
        style: 'smooth',
      },
    });
  });

  it('with optimisation 4 begins with the first array', () => {
    expect(parseKnightText('log 5x5 e1 opts:all')).toMatchObject({
      value: { classic: iterative(1, 2, 3, 4) },
    });
  });
});

it.each(['machine', 'Machine', 'machine automaton', 'automaton', 'автомат', 'граф'])(
  '%j is the machine',
  (line) => {
    expect(parseKnightText(line)).toEqual({ ok: true, value: { kind: 'machine' } });
  },
);

it.each(['knight 5x5 e1', '/knight 5x5 e1', '/KNIGHT tour 5x5 (e1)'])(
  '%j may begin with the command',
  (line) => {
    expect(parseKnightText(line)).toEqual(parseKnightText('5x5 e1'));
  },
);

it('anything else is a tour', () => {
  const tour = { kind: 'tour', cols: 5, rows: 5, start: e1, closed: false, seed: 1 };
  expect(parseKnightText('5x5 e1')).toEqual({ ok: true, value: { ...tour, method: 'construct' } });
  expect(parseKnightText('tour 5x5 e1 exhaustive')).toEqual({
    ok: true,
    value: { ...tour, method: 'exhaustive' },
  });
  expect(parseKnightText('automaton 5x5 e1')).toMatchObject({ value: { kind: 'tour', method: 'classic' } });
});

it.each([
  ['table', 'no-size'],
  ['table 0x5', 'bad-board-size'],
  ['table 10001x10001', 'board-too-large'],
  ['table 5x5 e1', 'table-square'],
  ['table 5x5 to e1', 'table-square'],
  ['table 5x5 f1', 'square-off-board'],
  ['table 5x5 closed', 'classic-open-only'],
  ['table 5x5 smooth', 'table-style'],
  ['table 5x5 method:exhaustive', 'needs-classic'],
  ['table 5x5 opts:5', 'bad-opts'],
  ['table 5x5 opts:1 vs', 'no-set'],
  ['table 5x5 opts:1|', 'no-set'],
  ['table 5x5 to', 'no-end'],
  ['table 5x5 opts:1 vs 2 vs 3 vs 4 vs 12 vs 13 vs 14', 'too-many-sets'],
  ['log', 'no-size'],
  ['log 3x4', 'log-no-start'],
  ['log 3x4 b1 a1', 'log-end'],
  ['log 3x4 b1 b1', 'end-equals-start'],
  ['log 3x4 b1 closed', 'classic-open-only'],
  ['log 3x4 b1 seed:2', 'unused-seed'],
  ['table 5x5 seed:2', 'unused-seed'],
  ['log 3x4 b1 opts:1 vs 2', 'one-set'],
  ['log 3x4 z9', 'square-off-board'],
  ['machine 5x5', 'machine-alone'],
  ['table '.repeat(40), 'line-too-long'],
])('%j is refused: %s', (line, code) => {
  expect(parseKnightText(line)).toMatchObject({ ok: false, fault: { code } });
});
