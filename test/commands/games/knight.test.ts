import { describe, expect, test } from 'vitest';
import type { Call } from '../../../src/chat/command.ts';
import type { Services } from '../../../src/commands/feature/services.ts';
import { knightKind } from '../../../src/commands/games/knight-kind.ts';
import { knightRules } from '../../../src/commands/games/knight-rules.ts';
import { makeSquare } from '../../../src/core/knight/board/square.ts';
import {
  makeWalkText,
  parseWalkText,
  reachableCells,
  squareOfCell,
} from '../../../src/core/knight/board/walk.ts';
import { seededRandom } from '../../../src/core/random.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { toursFrom } from '../../support/knight-brute-force.ts';

const read = (state: string) => knightRules.read({ start: state, goal: '', state });
const reach = (state: string) => {
  const walk = read(state);
  return reachableCells(walk)
    .map((cell) => makeSquare(squareOfCell(cell, walk)))
    .join(' ');
};

describe('where a knight can go', () => {
  test.each([
    ['5x5 a1', 'b3 c2'],
    ['8x8 d4', 'b3 b5 c2 c6 e2 e6 f3 f5'],
    ['8x8 h8', 'f7 g6'],
    ['5x5 a1 b3', 'a5 c1 c5 d2 d4'],
    ['3x4 a1', 'b3 c2'],
    ['10x10 j10', 'h9 i8'],
  ])('from %s: %s', (state, squares) => {
    expect(reach(state)).toBe(squares);
  });
});

test('a walk as text is read as it was written', () => {
  for (const text of ['6x6 a1', '13x7 m7 k6 l4', '3x4 c1 a2 b4', '6x6c a1 b3'])
    expect(makeWalkText(parseWalkText(text))).toBe(text);
  for (const text of ['', '6x6', '5x5 f1', '5x5 a1 x']) expect(() => parseWalkText(text)).toThrow(/no walk/);
});

describe('what a press means', () => {
  test.each([
    ['c2', ['c2']],
    ['c2e3d5', ['c2', 'e3', 'd5']],
  ])('%s', (what, steps) => {
    expect(knightRules.stepsOfPress(read('5x5 a1'), what)).toEqual({
      ok: true,
      value: steps.map((step) => [step]),
    });
  });
  test.each(['c2e3d5f6', 'c2 e3', 'C2', '-', '17', '1e1', ''])('%j is no press of ours', (what) => {
    expect(knightRules.stepsOfPress(read('5x5 a1'), what)).toMatchObject({ ok: false });
  });
});

test('a square as (x,y) from the top left is the step to it', () => {
  const walk = read('5x5 a1');
  expect(knightRules.stepsOfWord(walk, '(3,4)')).toEqual({ ok: true, value: ['c2'] });
  expect(knightRules.stepsOfWord(walk, '(6,1)')).toMatchObject({
    ok: false,
    fault: { code: 'square-off-board' },
  });
  expect(knightRules.stepsOfWord(walk, '(1,1)')).toMatchObject({
    ok: false,
    fault: { code: 'square-out-of-reach' },
  });
});

describe('what is typed', () => {
  test.each([
    ['c2', ['c2']],
    ['C2 e3', ['c2', 'e3']],
    ['b3c5', ['b3', 'c5']],
    ['a1 -> b3, c5;', ['a1', 'b3', 'c5']],
    ['с2', ['c2']],
    ['Nc2', ['c2']],
    ['♘c2-e3', ['c2', 'e3']],
    ['Nc2Ne3', ['c2', 'e3']],
    ['(3,4) (5, 3)', ['(3,4)', '(5,3)']],
    ['(3,4),(5,3)', ['(3,4)', '(5,3)']],
    ['( 3 ; 4 ) e3', ['(3,4)', 'e3']],
  ])('%s', (line, squares) => {
    expect(knightRules.parseTyped(line, {})).toEqual({
      words: squares.map((text) => ({ text, meaning: text })),
    });
  });
  test.each(['LUR2', 'c', '5x5 e1', 'knight', 'n1'])('%j can’t be read', (line) => {
    expect(knightRules.parseTyped(line, {})).toMatchObject({ words: [], wrong: { code: 'bad-walk' } });
  });
  test('an empty line asks for a square', () => {
    expect(knightRules.parseTyped(' ', {})).toEqual({ words: [], wrong: { code: 'no-squares', facts: {} } });
  });
  test('what can’t be read ends a line that can', () => {
    expect(knightRules.parseTyped('c2 e3 then d5', {})).toMatchObject({
      words: [{ meaning: 'c2' }, { meaning: 'e3' }],
      wrong: { code: 'not-a-square', facts: { move: 'then' } },
    });
  });
  test('a square out of reach is told with those that are not', () => {
    const facts = { square: 'c3', walked: 0, here: 'a1', reach: 'b3, c2', possible: 'b3', made: 0 };
    expect(knightRules.stepsOfWord(read('5x5 a1'), 'c3')).toEqual({
      ok: false,
      fault: { code: 'square-out-of-reach', facts },
    });
    expect(knightRules.stepsOfWord(read('5x5 a1 b3'), 'a1')).toMatchObject({
      fault: { facts: { walked: 1 } },
    });
    expect(knightRules.stepsOfWord(read('5x5 a1'), 'f1')).toMatchObject({
      fault: { code: 'square-off-board' },
    });
  });
});

test('a walk ends on the last square, or where the knight is stuck', () => {
  const tour = '3x4 a1 c2 a3 b1 c3 a4 b2 c4 a2'; // nine of twelve, none of b3, b4, c1 left in reach but c1
  const walk = read(tour);
  expect(knightRules.isSolved(walk)).toBe(false);
  expect(reach(tour)).toBe('b4 c1');
  expect(reach(`${tour} b4`)).toBe('');
});

// From the other squares of these boards there is none.
test.each([
  [3, 4],
  [4, 3],
  [3, 7],
  [7, 3],
])(
  'a game on %ix%i without a square begins where a tour exists, as a brute force finds it',
  async (cols, rows) => {
    const { typedWords } = loadCatalogue();
    const start = knightKind.readStart({ words: `${cols}x${rows}`, options: {} }, {} as Call, typedWords);
    if (!start.ok) throw new Error(start.fault.code);
    const starts = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const game = await start.value({ random: seededRandom(seed) } as Services, {} as Call);
      if (game.ok) starts.add(game.value.start);
    }
    const cellsWithTours = Array.from({ length: cols * rows }, (_, cell) => cell).filter((cell) =>
      toursFrom(cols, rows, cell, -1, 1).some((tours) => tours > 0),
    );
    const expected = cellsWithTours.map(
      (cell) => `${cols}x${rows} ${makeSquare(squareOfCell(cell, { cols, rows }))}`,
    );
    expect([...starts].toSorted()).toEqual(expected.toSorted());
  },
);
