import { describe, expect, test } from 'vitest';
import { parseTypedMoves } from '../../../support/sliding-words.ts';

/** The words that a line slides, joined by spaces, and the code of the fault after them. */
function read(line: string, largest?: number): string {
  const { moves, wrong } = parseTypedMoves(line, largest);
  return [...moves.map(({ directionOrTile }) => directionOrTile), ...(wrong ? [`! ${wrong.code}`] : [])].join(
    ' ',
  );
}

describe('a line of moves', () => {
  test.each([
    ['LUR2', 'L U R R'],
    ['l, u; r\nd', 'L U R D'],
    ['left Up DOWN right2', 'L U D R R'],
    ['leftup', 'L U'],
    ['←↑→↓', 'L U R D'],
    ['⬅️⬆️➡️⬇️', 'L U R D'],
    ['⬅️ ⬆️2', 'L U U'],
    ['◀️🔼▶️🔽', 'L U R D'],
    ['ＬＵ２', 'L U U'],
    ['-> LUR', 'L U R'],
    ['7', '7'],
    ['12', '12'],
    ['7 12, 5', '7 12 5'],
    ['7️⃣', '7'],
    ['٧ ٨', '7 8'],
    ['L 7', 'L 7'],
    ['left 7 up', 'L 7 U'],
    ['7→', '7 R'],
  ])('%j is %s', (line, moves) => {
    expect(read(line)).toBe(moves);
  });

  test.each([
    ['d', 'D'],
    ['dd2', 'D D D'],
    ['w', 'U'],
    ['wasd', 'U L D R'],
    ['d d w', 'R R U'],
    ['dlu', 'D L U'],
    ['WASD', 'U L D R'],
    ['a2', 'L L'],
    ['d left', 'D L'],
    ['s ← d', 'D L R'],
  ])('the letters of %j are %s', (line, moves) => {
    expect(read(line)).toBe(moves);
  });

  test.each([
    ['785', 8, '7 8 5'],
    ['12', 8, '1 2'],
    ['785', 15, '785'],
    ['12', 15, '12'],
    ['8', 8, '8'],
    ['7 85', 8, '7 8 5'],
    ['31', 3, '3 1'],
    ['7️⃣8️⃣', 8, '7 8'],
    ['R12', 8, 'R R R R R R R R R R R R'],
  ])('%j where the largest tile is %i is %s', (line, largest, moves) => {
    expect(read(line, largest)).toBe(moves);
  });

  test('may be in any words', () => {
    expect(read('влево Вверх2', 8)).toBe('L U U');
    expect(read('左上', 8)).toBe('L U');
    expect(read('左上右2', 8)).toBe('L U R R');
  });
});

describe('a line that is no moves', () => {
  test.each([
    ['', '! no-moves'],
    [' , ', '! no-moves'],
    ['hello', '! bad-moves'],
    ['undo', '! bad-moves'],
    ['2L', '! bad-moves'],
    ['12L', '! bad-moves'],
    ['L0', '! bad-moves'],
    ['0', '! bad-moves'],
    ['3 1 0', '3 1 ! not-a-move'],
    ['L U X R', 'L U ! not-a-move'],
    ['L LUX R', 'L ! not-a-move'],
    ['w a l', 'U L ! mixed-letters'],
    ['lw', '! mixed-letters'],
    ['L2001', '! too-many-moves'],
    ['L99999999999999999999', '! too-many-moves'],
    ['L'.repeat(4097), '! too-long'],
  ])('%j is %s', (line, moves) => {
    expect(read(line)).toBe(moves);
  });

  test('is quoted', () => {
    expect(parseTypedMoves('L qux').wrong?.facts).toEqual({ move: 'qux' });
    expect(parseTypedMoves('Qux L').wrong?.facts).toEqual({ text: 'Qux L' });
    expect(parseTypedMoves(`1${'0'.repeat(100)}`).moves[0]?.text).toHaveLength(25);
  });

  test('keeps what was typed', () => {
    expect(parseTypedMoves('s ⬅️ left 12').moves.map(({ text }) => text)).toEqual(['S', '⬅', 'left', '12']);
  });
});
