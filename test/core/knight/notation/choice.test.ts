import { describe, expect, it, test } from 'vitest';
import {
  parseClassicProgram,
  parseMoveOrderName,
  parseOptimisations,
} from '../../../../src/core/knight/notation/choice.ts';
import { vocabulary } from '../../../support/knight-words.ts';

describe('parseOpts', () => {
  it.each([
    ['1', [1]],
    ['1,2,3', [1, 2, 3]],
    ['3, 1', [1, 3]],
    ['1-3', [1, 2, 3]],
    ['1 – 3', [1, 2, 3]],
    ['2..4', [2, 3, 4]],
    ['1+3', [1, 3]],
    ['1 + 3', [1, 3]],
    ['1 and 3', [1, 3]],
    ['1 и 3', [1, 3]],
    ['1 3', [1, 3]],
    ['13', [1, 3]],
    ['123', [1, 2, 3]],
    ['1,1,1', [1]],
    ['1-2,4', [1, 2, 4]],
    ['１，３', [1, 3]],
    ['all', [1, 2, 3, 4]],
    ['ALL', [1, 2, 3, 4]],
    ['none', []],
    ['0', []],
    ['все', [1, 2, 3, 4]],
    ['Нет', []],
  ] as const)('reads %s', (text, opts) => {
    expect(parseOptimisations(text, vocabulary)).toEqual({ ok: true, value: opts });
  });

  it.each([
    '',
    ' ',
    '5',
    '1,5',
    '3-1',
    '1-',
    '-1',
    '1,,3',
    'one',
    '1.5',
    'all,1',
    '1'.repeat(41),
    '1,'.repeat(5000),
  ])('refuses %j', (text) => {
    expect(parseOptimisations(text, vocabulary)).toMatchObject({ ok: false, fault: { code: 'bad-opts' } });
  });
});

test('parseProgram knows the three programs in any case', () => {
  expect(parseClassicProgram('Automaton ', vocabulary)).toEqual({ ok: true, value: 'automaton' });
  expect(parseClassicProgram('iterative', vocabulary)).toEqual({ ok: true, value: 'iterative' });
  expect(parseClassicProgram('RECURSIVE', vocabulary)).toEqual({ ok: true, value: 'recursive' });
  expect(parseClassicProgram('loop', vocabulary)).toEqual({
    ok: false,
    fault: { code: 'unknown-program', facts: { text: 'loop', known: 'iterative, recursive, automaton' } },
  });
});

test('parseArray knows five letters in any case', () => {
  expect(parseMoveOrderName('b', vocabulary)).toEqual({ ok: true, value: 'B' });
  expect(parseMoveOrderName(' E', vocabulary)).toEqual({ ok: true, value: 'E' });
  // A Russian keyboard's letter looks the same.
  expect(parseMoveOrderName('С', vocabulary)).toEqual({ ok: true, value: 'C' });
  expect(parseMoveOrderName('F', vocabulary)).toEqual({
    ok: false,
    fault: { code: 'unknown-array', facts: { text: 'F', known: 'A, B, C, D, E' } },
  });
});
