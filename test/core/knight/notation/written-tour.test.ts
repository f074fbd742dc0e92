import { describe, expect, test } from 'vitest';
import { parseKnightRequest } from '../../../../src/core/knight/notation/parse.ts';
import { createVocabulary } from '../../../../src/core/knight/notation/vocabulary.ts';
import { reviewTour } from '../../../../src/core/knight/review-tour.ts';

const vocabulary = createVocabulary({ closed: ['geschlossen'], check: ['prüfen'] });

/** The answer to a line after `/knight`, in words that make sense alone. */
function checked(line: string): string {
  const request = parseKnightRequest({ line }, vocabulary, { cols: 8, rows: 8 });
  if (!request.ok) return `${request.fault.code} ${JSON.stringify(request.fault.facts)}`;
  if (request.value.kind !== 'check') return request.value.kind;
  const review = reviewTour(request.value);
  if (!review.ok) return `${review.fault.code} ${JSON.stringify(review.fault.facts)}`;
  const { cols, rows, order, closed } = review.value;
  return `${cols}x${rows} ${closed ? 'closed' : 'open'} ${order.join(' ')}`;
}

const VALID = '4x3 open 3 6 9 12 8 11 2 5 1 4 7 10';
const CLOSED_6X6 =
  '20 29 32 13 18 7/31 12 19 6 33 14/28 21 30 15 8 17/11 2 9 24 5 34/22 27 36 3 16 25/1 10 23 26 35 4';

describe('a tour of the user’s own is read', () => {
  test.each([
    'check 4x3 3 6 9 12 8 11 2 5 1 4 7 10',
    'check 3 6 9 12/8 11 2 5/1 4 7 10',
    'check\n3 4\n1\n3 6 9 12\n8 11 2 5\n1 4 7 10',
    'check Solved after 1234 steps:\n3 6 9 12\n8 11 2 5\n1 4 7 10',
    'check int tour[3][4] = {{3, 6, 9, 12}, {8, 11, 2, 5}, {1, 4, 7, 10}};',
    'check\n   a  b  c  d\n3  3  6  9 12\n2  8 11  2  5\n1  1  4  7 10',
    'check\n3 | 3 | 6 | 9 | 12\n2 | 8 | 11 | 2 | 5\n1 | 1 | 4 | 7 | 10\n    a   b   c   d',
    '3 6 9 12\n8 11 2 5\n1 4 7 10',
    'check\n3,6,9,12\n8,11,2,5\n1,4,7,10\n',
    'check 4 x 3: 3;6;9;12;8;11;2;5;1;4;7;10'.replaceAll(';', ','),
    'check [[3, 6, 9, 12], [8, 11, 2, 5], [1, 4, 7, 10]]',
    'check np.array([[ 3.  6.  9. 12.]\n [ 8. 11.  2.  5.]\n [ 1.  4.  7. 10.]])',
    'check | 3 | 6 | 9 | 12 |\n|---|---|---|---|\n| 8 | 11 | 2 | 5 |\n| 1 | 4 | 7 | 10 |',
    'check 4x3 2 5 8 11 7 10 1 4 0 3 6 9',
    '2 5 8 11/7 10 1 4/0 3 6 9',
    'check 3x4 2 5 8 11/7 10 1 4/0 3 6 9',
    'check a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3',
    'a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3',
    'check A1-C2-A3-B1-D2-B3-C1-A2-C3-D1-B2-D3',
    'check 4x3 a1 → c2 → a3 → b1 → d2 → b3 → c1 → a2 → c3 → d1 → b2 → d3',
    'check 1. a1 2. c2 3. a3 4. b1 5. d2 6. b3 7. c1 8. a2 9. c3 10. d1 11. b2 12. d3',
    '4x3 prüfen a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3',
    'check (1,3) (3,2) (1,1) (2,3) (4,2) (2,1) (3,3) (1,2) (3,1) (4,3) (2,2) (4,1)',
    '[(0, 2), (2, 1), (0, 0), (1, 2), (3, 1), (1, 0), (2, 2), (0, 1), (2, 0), (3, 2), (1, 1), (3, 0)]',
    'check Na1 Nc2 Na3 Nb1 Nd2 Nb3 Nc1 Na2 Nc3 Nd1 Nb2 Nd3',
    '4x3 1.Na1 2.Nc2 3.Na3 4.Nb1 5.Nd2 6.Nb3 7.Nc1 8.Na2 9.Nc3 10.Nd1 11.Nb2 12.Nd3',
    'check my tour: a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3',
  ])('from %j', (line) => {
    expect(checked(line)).toBe(VALID);
  });

  test('and may be closed', () => {
    expect(checked(`check ${CLOSED_6X6}`)).toMatch(/^6x6 closed /);
    expect(checked(`check geschlossen ${CLOSED_6X6}`)).toMatch(/^6x6 closed /);
    expect(checked('check closed 3 6 9 12/8 11 2 5/1 4 7 10')).toBe(
      'tour-not-closed {"start":"a1","end":"d3"}',
    );
  });

  test('with the first square again at the end of a closed one', () => {
    const numbers = CLOSED_6X6.split(/[ /]/u).map(Number);
    const squares = Array.from(numbers, (_, index) => {
      const cell = numbers.indexOf(index + 1);
      return `${'abcdef'[cell % 6]}${6 - Math.floor(cell / 6)}`;
    });
    expect(checked(`check ${squares.join(' ')} ${squares[0]}`)).toMatch(/^6x6 closed /);
  });
});

describe('the first fault of a tour is named', () => {
  test.each([
    ['check a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b3 d3', 'tour-step {"number":11,"from":"d1","to":"b3"}'],
    ['check a1 c2 a1 b3', 'tour-square-twice {"square":"a1","first":1,"second":3}'],
    ['check 4x3 a1 c2 a3', 'tour-unfinished {"count":9,"squares":"b3, c3, d3, a2, b2, d2, b1, c1","more":1}'],
    ['check 4x3 a1 e2', 'square-off-board {"square":"e2","cols":4,"rows":3,"first":"a1","last":"d3"}'],
    ['check 3 6 9 12/8 11 2 5/1 4 7 7', 'tour-number-twice {"number":7,"first":"c1","second":"d1"}'],
    ['check 3 6 9 13/8 11 2 5/1 4 7 10', 'tour-number-large {"number":13,"square":"d3","max":12}'],
    ['check 3 6 9 12/8 11 4 5/1 2 7 10', 'tour-step {"number":2,"from":"a1","to":"b1"}'],
    ['check 2 5 8 11/7 10 3 4/0 1 6 9', 'tour-step {"number":1,"from":"a1","to":"b1"}'],
    [
      'check 3 0 0 0/0 0 2 0/1 0 0 0',
      'tour-unfinished {"count":9,"squares":"b3, c3, d3, a2, b2, d2, b1, c1","more":1}',
    ],
    [
      'check 3 . . ./. . 2 ./1 . . .',
      'tour-unfinished {"count":9,"squares":"b3, c3, d3, a2, b2, d2, b1, c1","more":1}',
    ],
    ['check 3 . . ./. . . ./1 . . .', 'tour-number-missing {"number":2}'],
    ['check (1,3) (3,2) (3,3)', 'tour-step {"number":3,"from":"(3,2)","to":"(3,3)"}'],
  ])('%j', (line, fault) => {
    expect(checked(line)).toBe(fault);
  });
});

describe('a text that is no tour, or two of them, is refused', () => {
  test.each([
    ['check', 'check-empty {}'],
    ['check 5x5', 'check-empty {}'],
    ['check a1 c2 7', 'check-mixed {"text":"7"}'],
    ['check 1 2 3 4 5 6', 'check-no-size {"count":6}'],
    ['check 1 2 3/4 5', 'check-ragged {"row":2,"got":2,"expected":3}'],
    ['check 4x3 1 2 3', 'check-count {"cols":4,"rows":3,"count":3,"expected":12}'],
    ['check 5x5 3 6 9 12/8 11 2 5/1 4 7 10', 'check-shape {"cols":5,"rows":5,"shapeCols":4,"shapeRows":3}'],
    ['check 4x3 (1,1) (3,2)', 'check-base {"pair":"(1,1)","zero":"b2","one":"a3"}'],
    ['check style:smooth opts:1 a1 c2', 'option-misfit {"kind":"check","option":"opts"}'],
    ['check 0x3 a1', 'bad-board-size {"text":"0x3"}'],
  ])('%j', (line, fault) => {
    expect(checked(line)).toBe(fault);
  });

  test('and a request for a tour stays one', () => {
    expect(checked('8x8 a1 to h8')).toBe('tour');
    expect(checked('5x5 opts:1 vs 1,2 vs 1,3 vs 1,2,3 vs 1,2,3,4 table')).toBe('table');
    expect(checked('5x5 count')).toBe('count');
    expect(checked('5 4 1 4')).toBe('tour');
  });
});
