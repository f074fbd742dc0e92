import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSquare, type Square } from '../../../../src/core/knight/board/square.ts';
import { makeTourText } from '../../../../src/core/knight/notation/make.ts';
import {
  CLASSIC_PROGRAMS,
  MOVE_ORDER_NAMES,
  OPTIMISATIONS,
} from '../../../../src/core/knight/request/choice.ts';
import { DRAWING_STYLES, type TourRequest } from '../../../../src/core/knight/request/tour-request.ts';
import { parseKnightText } from '../../../support/knight-words.ts';

const square = (file: number, rank: number) => ({ file, rank });
const wish = (cols: number, rows: number, more: object = {}) => ({
  ok: true,
  value: { kind: 'tour', cols, rows, closed: false, method: 'construct', seed: 1, ...more },
});

describe('what people type after /knight', () => {
  it.each([
    '5x5 e1',
    '5X5 E1',
    '5х5 e1',
    '5×5 e1',
    '5*5 e1',
    '5 5 e1',
    '5 by 5 e1',
    '5 x 5 e1',
    '５ｘ５ ｅ１',
    '5\u200bx5 e\u20601',
    '5,5,e1',
    '5 e1',
    'e1 5x5',
    'size:5x5 start:e1',
    '٥x٥ e1',
    '5x5 (e1)',
    '[5x5] e1',
    '5x5 e1 seed:1',
  ])('%j is the tour from e1 on 5x5', (line) => {
    expect(parseKnightText(line)).toEqual(wish(5, 5, { start: square(4, 0) }));
  });

  it.each([
    '8x8 a1 to h8',
    '8x8 a1 h8',
    '8x8 a1 -> h8',
    '8x8 a1->h8',
    '8x8 a1-h8',
    '8x8 A1→H8',
    '8x8 end:h8 start:a1',
    '8x8 from a1 to h8',
    '8x8 从a1到h8',
    '8乘8，a1到h8',
  ])('%j leads from a1 to h8', (line) => {
    expect(parseKnightText(line)).toEqual(wish(8, 8, { start: square(0, 0), end: square(7, 7) }));
  });

  it('reads a square of the file x, and dashes between words', () => {
    expect(parseKnightText('30x30 x5')).toEqual(wish(30, 30, { start: square(23, 4) }));
    expect(parseKnightText('6x6 – closed')).toEqual(wish(6, 6, { closed: true }));
  });

  it('files come first, then ranks', () => {
    expect(parseKnightText('5 by 7 b2')).toEqual(wish(5, 7, { start: square(1, 1) }));
  });

  it('reads closed tours, an end alone, and methods', () => {
    expect(parseKnightText('6x6 closed')).toEqual(wish(6, 6, { closed: true }));
    expect(parseKnightText('8x8 to h8')).toEqual(wish(8, 8, { end: square(7, 7) }));
    expect(parseKnightText('5x5 a1 method:exhaustive')).toEqual(
      wish(5, 5, { start: square(0, 0), method: 'exhaustive' }),
    );
    expect(parseKnightText('5x5 Warnsdorff')).toEqual(wish(5, 5, { method: 'warnsdorff' }));
  });

  it.each(['замкнутый', 'ЗАМКНУТЫЙ', '封闭'])('%s means closed', (word) => {
    expect(parseKnightText(`6x6 ${word}`)).toEqual(wish(6, 6, { closed: true }));
  });

  it.each([
    '5x5 e1 method:classic opts:1,3 program:automaton array:B',
    '5x5 e1 opts:1,3 program:automaton array:B',
    '5x5 e1 opts: 1, 3 automaton array=b',
    '5x5 e1 classic opts 1+3 program automaton array b',
    'opts:13 array:b automaton 5x5 e1',
    '5х5 e1 оптимизации 1 и 3 программа:автомат массив:B',
  ])('%j is the article’s automaton with optimisations 1 and 3 and array B', (line) => {
    const classic = { opts: [1, 3], program: 'automaton', array: 'B' };
    expect(parseKnightText(line)).toEqual(wish(5, 5, { start: square(4, 0), method: 'classic', classic }));
  });

  it('the classical method alone has every optimisation', () => {
    const classic = { opts: [1, 2, 3, 4], program: 'iterative' };
    expect(parseKnightText('5x5 e1 classic')).toEqual(
      wish(5, 5, { start: square(4, 0), method: 'classic', classic }),
    );
    expect(parseKnightText('5x5 opts:none')).toEqual(
      wish(5, 5, { method: 'classic', classic: { ...classic, opts: [] } }),
    );
  });

  it.each([
    ['5x5 opts:all', [1, 2, 3, 4]],
    ['5x5 opts all', [1, 2, 3, 4]],
    ['5х5 оптимизации:все', [1, 2, 3, 4]],
    ['5х5 оптимизации все', [1, 2, 3, 4]],
    ['5x5 opts none', []],
    ['5х5 оптимизации нет', []],
  ])('%j has the optimisations %j', (line, opts) => {
    expect(parseKnightText(line)).toMatchObject({ value: { method: 'classic', classic: { opts } } });
  });

  it.each(['5x5 seed:4', '5x5 seed 4', 'seed=4 5x5', '5x5 seed:2 seed:4'])(
    '%j is the tour of seed 4',
    (line) => {
      expect(parseKnightText(line)).toEqual(wish(5, 5, { seed: 4 }));
    },
  );

  it('reads the style of the drawing', () => {
    expect(parseKnightText('8x8 a1 style:smooth')).toEqual(
      wish(8, 8, { start: square(0, 0), style: 'smooth' }),
    );
    expect(parseKnightText('8x8 a1 Straight')).toEqual(
      wish(8, 8, { start: square(0, 0), style: 'straight' }),
    );
  });

  it.each([
    ['', 'no-size'],
    ['   \u200b ', 'no-size'],
    ['e1', 'no-size'],
    ['banana', 'bad-board-size'],
    ['-5x5', 'bad-board-size'],
    ['0x5', 'bad-board-size'],
    ['5x0 a1', 'bad-board-size'],
    ['1e9', 'bad-board-size'],
    ['5.5x5', 'bad-board-size'],
    ['😀x😀', 'bad-board-size'],
    ['10001x10001', 'board-too-large'],
    ['99999x1', 'board-too-large'],
    ['999999999999x9', 'board-too-large'],
    ['5x5x5', 'bad-board-size'],
    ['5 x 5 x 5 a1', 'bad-board-size'],
    ['5x5*5', 'bad-board-size'],
    ['8x8 a1 to', 'no-end'],
    ['8x8 to', 'no-end'],
    ['8x8 a1 ->', 'no-end'],
    ['8x8 a1 to closed', 'no-end'],
    ['8x8 a1 end:', 'no-end'],
    ['5x5 e1 opts:1 vs', 'no-set'],
    ['5x5 f1', 'square-off-board'],
    ['5x5 e6', 'square-off-board'],
    ['5x5 e1x', 'bad-square'],
    ['5x5 a1 b2 c3', 'too-many-squares'],
    ['5x5 a1 a1', 'end-equals-start'],
    ['6x6 a1 b3 closed', 'closed-with-end'],
    ['5x5 method:magic', 'unknown-method'],
    ['5x5 e1 opts:5', 'bad-opts'],
    ['5x5 e1 opts:', 'bad-opts'],
    ['5x5 e1 program:foo', 'unknown-program'],
    ['5x5 e1 array:F', 'unknown-array'],
    ['5x5 e1 style:wild', 'unknown-style'],
    ['5x5 e1 seed:abc', 'bad-seed'],
    ['5x5 e1 seed:-3', 'bad-seed'],
    ['5x5 e1 seed:1.5', 'bad-seed'],
    ['5x5 e1 seed:9999999999', 'bad-seed'],
    ['5x5 e1 seed:', 'bad-seed'],
    ['5x5 e1 exhaustive seed:1', 'unused-seed'],
    ['5x5 e1 opts:1 seed:1', 'unused-seed'],
    ['5x5 e1 opts:1 vs 1,2', 'one-set'],
    ['5x5 e1 method:warnsdorff opts:1', 'needs-classic'],
    ['6x6 closed opts:1', 'classic-open-only'],
    ['6x6 a1 to b1 classic', 'classic-open-only'],
    ['5x5 '.repeat(1000), 'line-too-long'],
    ['9'.repeat(1_000_000), 'line-too-long'],
  ])('%j is refused: %s', (line, code) => {
    expect(parseKnightText(line)).toMatchObject({ ok: false, fault: { code } });
  });

  it.each([
    ['8x8', '8x8'],
    ['8 a1 to h1 straight', '8x8 a1 to h1 style:straight'],
    ['6x6 warnsdorff closed', '6x6 closed method:warnsdorff'],
    ['5x5 e1 classic', '5x5 e1 method:classic'],
    ['5x5 e1 opts:31 method:classic automaton array b', '5x5 e1 opts:1,3 program:automaton array:B'],
    ['5x5 e1 opts:1-4 array:A', '5x5 e1 array:A'],
    ['5x5 opts:none', '5x5 opts:none'],
    ['5x5 seed:04 closed', '5x5 closed seed:4'],
  ])('%j is written back as %j', (line, short) => {
    const asked = parseKnightText(line);
    expect(asked.ok && asked.value.kind === 'tour' && makeTourText(asked.value)).toBe(short);
  });

  it('every request, written as a line, is read as the same', () => {
    const side = fc.oneof(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 2, max: 10_000 }));
    const place = fc.integer({ min: 0, max: 9999 });
    const own = fc.record({ file: place, rank: place });
    const choice = fc.record(
      {
        opts: fc.subarray([...OPTIMISATIONS]),
        program: fc.constantFrom(...CLASSIC_PROGRAMS),
        array: fc.constantFrom(...MOVE_ORDER_NAMES),
        maxReturns: fc.integer({ min: 0, max: 1_000_000_000 }),
        goodReturns: fc.integer({ min: 1, max: 1_000_000_000 }),
      },
      { requiredKeys: ['opts', 'program'] },
    );
    const searched = fc.oneof(
      fc.record({
        method: fc.constantFrom('construct', 'warnsdorff'),
        ends: fc.boolean(),
        seed: fc.integer({ min: 0, max: 999_999_999 }),
      }),
      fc.record({ method: fc.constant('exhaustive'), ends: fc.boolean(), seed: fc.constant(1) }),
      fc.record({ method: fc.constant('classic'), classic: choice, seed: fc.constant(1) }),
    );
    const drawn = fc.record(
      { style: fc.constantFrom(...DRAWING_STYLES), squares: fc.constant('xy') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        ...[side, side, fc.option(own), own, fc.boolean(), searched, drawn],
        (cols, rows, from, to, closed, how, style) => {
          const on = ({ file, rank }: Square) => ({ file: file % cols, rank: rank % rows });
          const ends = 'ends' in how && how.ends && !closed;
          const request = {
            kind: 'tour',
            cols,
            rows,
            closed: closed && !('classic' in how),
            ...(from !== null && { start: on(from) }),
            ...(ends && makeSquare(on(to)) !== (from && makeSquare(on(from))) && { end: on(to) }),
            method: how.method,
            seed: how.seed,
            ...('classic' in how && { classic: how.classic }),
            ...style,
          } as TourRequest;
          expect(parseKnightText(makeTourText(request))).toEqual({ ok: true, value: request });
        },
      ),
    );
  });
});
