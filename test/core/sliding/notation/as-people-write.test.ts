import { describe, expect, test } from 'vitest';
import { parseBoard, parsePuzzle, parseSize } from '../../../support/sliding-words.ts';

/** Rows as a reader sees them: `1 2 3|4 0 5`. */
const seen = ({ cols, tiles }: { cols: number; tiles: readonly number[] }): string =>
  tiles.map((tile, at) => `${at === 0 ? '' : at % cols === 0 ? '|' : ' '}${tile}`).join('');

function read(text: string, size?: string): string {
  const puzzle = parsePuzzle(text, size);
  if (!puzzle.ok) return `${puzzle.fault.code} ${JSON.stringify(puzzle.fault.facts)}`;
  return `${seen(puzzle.value.start)} -> ${seen(puzzle.value.goal)}`;
}

/** The hardest of 3x3, with its blank in the middle of the last row. */
const HARD = '8 6 7|2 5 4|3 0 1 -> 1 2 3|4 5 6|7 8 0';
const THIRTY_ONE = '2 6 4|1 3 7|0 5 8 -> 8 1 5|7 3 6|4 0 2';
const SMALL = '1 2 3|4 0 5 -> 1 2 3|4 5 0';
const TALL = '1 2|3 4|0 5 -> 1 2|3 4|5 0';
const FIFTEEN = '15 2 1 12|8 5 6 11|4 9 10 7|3 14 13 0 -> 1 2 3 4|5 6 7 8|9 10 11 12|13 14 15 0';

describe('a blank left as a gap', () => {
  test.each([
    ['below its column', '8 6 7\n2 5 4\n3   1'],
    ['between two single spaces', '8 6 7\n2 5 4\n3  1'],
    ['in rows by /', '8 6 7/2 5 4/3   1'],
    ['in rows by ;', '8 6 7; 2 5 4; 3   1'],
    ['below a size', '3x3\n8 6 7\n2 5 4\n3   1'],
    ['behind a size', '3x3 8 6 7\n2 5 4\n3   1'],
    ['below a size as contests write it', '3\n8 6 7\n2 5 4\n3   1'],
    ['between commas', '8,6,7\n2,5,4\n3,,1'],
    ['between commas and spaces', '8, 6, 7\n2, 5, 4\n3, , 1'],
    ['between commas, which end rows too', '8, 6, 7,\n2, 5, 4,\n3, , 1'],
    ['between commas in one list', '8,6,7,2,5,4,3,,1'],
    ['in JSON that is none', '[[8,6,7],[2,5,4],[3,,1]]'],
    ['in a table', '| 8 | 6 | 7 |\n| 2 | 5 | 4 |\n| 3 |   | 1 |'],
    ['in a table without its sides', '8|6|7\n2|5|4\n3||1'],
    ['in a table with a header', '|   |   |   |\n|---|---|---|\n| 8 | 6 | 7 |\n| 2 | 5 | 4 |\n| 3 | | 1 |'],
    [
      'in a frame',
      '+---+---+---+\n| 8 | 6 | 7 |\n+---+---+---+\n| 2 | 5 | 4 |\n| 3 |   | 1 |\n+---+---+---+',
    ],
    ['between tabs', '8\t6\t7\n2\t5\t4\n3\t\t1'],
    ['between dashes', '8-6-7-2-5-4-3--1'],
  ])('%s', (_, text) => {
    expect(read(text)).toBe(HARD);
  });

  test('is seen at the ends of rows where a sign shows it', () => {
    expect(read('3 4 5\n  1 2')).toBe('3 4 5|0 1 2 -> 1 2 3|4 5 0');
    expect(read('1,2,3\n4,5,')).toBe('1 2 3|4 5 0 -> 1 2 3|4 5 0');
    expect(read('| 1 | 2 | 3 |\n| 4 | 5 |   |')).toBe('1 2 3|4 5 0 -> 1 2 3|4 5 0');
    expect(read(',1,2\n3,4,5')).toBe('0 1 2|3 4 5 -> 1 2 3|4 5 0');
  });

  test('with numbers of two digits, right-aligned, the first spaces gone', () => {
    expect(read('1  2  3  4\n 5  6     8\n 9 10  7 12\n13 14 11 15')).toMatch(/^1 2 3 4\|5 6 0 8\|9 10 7 12/);
    expect(read('1 2 3 4\n5 6 7 8\n9 10  12\n13 14 15 11')).toMatch(/\|9 10 0 12\|/);
  });

  test('in the start, the goal or both', () => {
    expect(read('2 6 4\n1 3 7\n  5 8\n->\n8 1 5\n7 3 6\n4   2')).toBe(THIRTY_ONE);
    expect(read('2 6 4\n1 3 7\n0 5 8\n\n8 1 5\n7 3 6\n4   2')).toBe(THIRTY_ONE);
    expect(read('2,6,4,1,3,7,0,5,8 -> 8,1,5,7,3,6,4,,2')).toBe(THIRTY_ONE);
  });

  test.each<[string, string, object]>([
    ['8 6 7\n2 5 4\n3 1', 'missing-cell', { row: 3, got: 2, expected: 3, which: 'start' }],
    ['8 6 7/2 5 4/3 1', 'missing-cell', { row: 3, got: 2, expected: 3, which: 'start' }],
    ['1 2 3\n4 5', 'missing-cell', { row: 2, got: 2, expected: 3, which: 'start' }],
    ['8 6 7\n2 5 4\n1', 'ragged-rows', { row: 3, got: 1, expected: 3, which: 'start' }],
    ['1 2 3/4 0', 'ragged-rows', { row: 2, got: 2, expected: 3, which: 'start' }],
    ['1 2 3 4 5,', 'unknown-size', { count: 5, which: 'start' }],
    ['1 2 3 4\n5 6 7 8\n10 11 9', 'missing-cell', { row: 3, got: 3, expected: 4, which: 'start' }],
    ['1 2 3\n 4 5', 'missing-cell', { row: 2, got: 2, expected: 3, which: 'start' }],
    ['1,2,\n3,4,5', 'unknown-size', { count: 5, which: 'start' }],
    ['1,2,3,\n4,5,', 'unknown-size', { count: 5, which: 'start' }],
    ['8,6,7\n2,5,4\n3,,9', 'unknown-size', { count: 8, which: 'start' }],
  ])('%j is not guessed', (text, code, facts) => {
    if (code === 'unknown-size') expect(parsePuzzle(text).ok).toBe(false);
    else expect(parsePuzzle(text)).toEqual({ ok: false, fault: { code, facts } });
  });
});

describe('other signs of a blank', () => {
  test.each([
    ...[
      '⬛',
      '⬜',
      '□',
      '■',
      '▢',
      '🔲',
      '🔳',
      '◻',
      '◼',
      '⬚',
      '⬜️',
      '-',
      '—',
      '--',
      'null',
      'None',
      'O',
      'o',
      'О',
      '.',
    ],
    ...['blank', 'empty', '`_`'],
  ])('%s', (sign) => {
    expect(read(`8 6 7 2 5 4 3 ${sign} 1`)).toBe(HARD);
    expect(read(`[[8, 6, 7], [2, 5, 4], [3, ${sign}, 1]]`)).toBe(HARD);
  });

  test.each(['8672543O1', '8672543-1', '8672543⬜1', '867\n254\n3□1', '8️⃣6️⃣7️⃣\n2️⃣5️⃣4️⃣\n3️⃣⬜️1️⃣'])('in %j', (text) => {
    expect(read(text)).toBe(HARD);
  });

  test.each([
    '867254301.',
    '8 6 7 2 5 4 3 0 1.',
    '8672543.1',
    '8.6.7.2.5.4.3.0.1',
    '8.6.7.2.5.4.3._.1',
    '8_6_7_2_5_4_3_0_1',
    '8-6-7-2-5-4-3-0-1',
    '8 - 6 - 7 - 2 - 5 - 4 - 3 - 0 - 1',
    '8-6-7 2-5-4 3-0-1',
    '8-6-7\n2-5-4\n3-0-1',
    '8–6–7–2–5–4–3–0–1',
    '8·6·7·2·5·4·3·0·1',
  ])('and what stands between all numbers is none: %j', (text) => {
    expect(read(text)).toBe(HARD);
  });

  test('a separator leaves the fault where it is', () => {
    expect(read('8-6-7-2-5-4-3-0-0')).toBe('duplicate-tile {"tile":0,"times":2,"missing":1,"which":"start"}');
  });
});

describe('tables', () => {
  test.each([
    ['of markdown', '| 8 | 6 | 7 |\n|---|---|---|\n| 2 | 5 | 4 |\n| 3 | 0 | 1 |'],
    ['with aligned columns', '|8|6|7|\n|:-:|:-:|:-:|\n|2|5|4|\n|3|0|1|'],
    [
      'in a frame',
      '+---+---+---+\n| 8 | 6 | 7 |\n+---+---+---+\n| 2 | 5 | 4 |\n+---+---+---+\n| 3 | 0 | 1 |\n+---+---+---+',
    ],
    [
      'in a drawn box',
      '┌───┬───┬───┐\n│ 8 │ 6 │ 7 │\n├───┼───┼───┤\n│ 2 │ 5 │ 4 │\n├───┼───┼───┤\n│ 3 │   │ 1 │\n└───┴───┴───┘',
    ],
    ['in a heavy box', '┏━┳━┳━┓\n┃8┃6┃7┃\n┣━╋━╋━┫\n┃2┃5┃4┃\n┃3┃0┃1┃\n┗━┻━┻━┛'],
    ['in a double box', '╔═╦═╦═╗\n║8║6║7║\n║2║5║4║\n║3║ ║1║\n╚═╩═╩═╝'],
    ['with lines', '8 6 7\n-----\n2 5 4\n-----\n3 0 1'],
    ['between tabs', '8\t6\t7\n2\t5\t4\n3\t0\t1'],
  ])('%s', (_, text) => {
    expect(read(text)).toBe(HARD);
  });

  test('have the rows that are seen', () => {
    expect(read('| 1 | 2 |\n| 3 | 4 |\n| 0 | 5 |')).toBe(TALL);
    expect(read('| 1 | 2 |\n|---|---|\n| 3 | 4 |\n| 0 | 5 |')).toBe(TALL);
    expect(read('1|2\n3|4\n |5')).toBe(TALL);
  });

  test('two, one above the other or with a mark in between', () => {
    const [start, goal] = ['| 1 | 2 |\n| 3 | 4 |\n| 0 | 5 |', '| 1 | 2 |\n| 3 | 4 |\n| 5 | 0 |'];
    for (const between of ['\n', '\n\n', '\n->\n', '\n---\n', '\nto\n', '\ngoal:\n'])
      expect(read(`${start}${between}${goal}`)).toBe(TALL);
  });
});

describe('a size in a first line', () => {
  test.each(['3', '3 3', '3, 3', '3x3', '3 x 3', '3 by 3', '3×3', '3*3', '8-puzzle', '8 puzzle:', 'size: 3'])(
    '%s',
    (size) => {
      expect(read(`${size}\n8 6 7\n2 5 4\n3 0 1`)).toBe(HARD);
      expect(read(`${size}\n8 6 7 2 5 4 3 0 1`)).toBe(HARD);
    },
  );

  test('and two boards below', () => {
    expect(read('3\n2 6 4\n1 3 7\n0 5 8\n8 1 5\n7 3 6\n4 0 2')).toBe(THIRTY_ONE);
    expect(read('3\n\n2 6 4\n1 3 7\n0 5 8\n\n8 1 5\n7 3 6\n4 0 2')).toBe(THIRTY_ONE);
  });

  test('that is no square, and one of 4', () => {
    expect(read('3 2\n1 2 3 4 0 5')).toBe(TALL);
    expect(read('4\n15 2 1 12\n8 5 6 11\n4 9 10 7\n3 14 13 0')).toBe(FIFTEEN);
  });

  test('only where what follows fits', () => {
    expect(read('3\n1 2 3\n4 0 5')).toMatch(/^size-mismatch/);
    expect(read('3\n1\n2\n0')).toBe('3 1|2 0 -> 1 2|3 0');
  });
});

describe('lists as programs write them', () => {
  test.each([
    'array([[8,6,7],[2,5,4],[3,0,1]])',
    'array([[8, 6, 7],\n       [2, 5, 4],\n       [3, 0, 1]])',
    'np.array([[8, 6, 7], [2, 5, 4], [3, 0, 1]], dtype=int)',
    'board = numpy.array([8, 6, 7, 2, 5, 4, 3, 0, 1]);',
    'int[][] b = {{8,6,7},{2,5,4},{3,0,1}};',
    'int board[3][3] = {{8,6,7},{2,5,4},{3,0,1}};',
    'private static final int[][] B = new int[][] {{8,6,7},{2,5,4},{3,0,1}};',
    'new int[]{8,6,7,2,5,4,3,0,1}',
    'const b = [[8,6,7],[2,5,4],[3,0,1]];',
    'let board: number[][] = [[8, 6, 7], [2, 5, 4], [3, null, 1],];',
    'std::vector<std::vector<int>> b{{8,6,7},{2,5,4},{3,0,1}};',
    'std::array<int, 9> v = {8,6,7,2,5,4,3,0,1};',
    'let b = vec![vec![8,6,7], vec![2,5,4], vec![3,0,1]];',
    'A = [8 6 7; 2 5 4; 3 0 1];',
    'A = [8 6 7\n2 5 4\n3 0 1];',
    'matrix(c(8,6,7,2,5,4,3,0,1), nrow=3, byrow=TRUE)',
    'initial_state = [[8,6,7],[2,5,4],[3,0,1]]\ngoal_state = [[1,2,3],[4,5,6],[7,8,0]]',
    'goal_state = [[1,2,3],[4,5,6],[7,8,0]]\ninitial_state = [[8,6,7],[2,5,4],[3,0,1]]',
    'int[] start = {8,6,7,2,5,4,3,0,1}; int[] goal = {1,2,3,4,5,6,7,8,0};',
  ])('%s', (text) => {
    expect(read(text)).toBe(HARD);
  });

  test('a wrong tile in them is named, not the code around it', () => {
    expect(read('int[][] b = {{8,6,7},{2,5,4},{3,0,3}};')).toMatch(/^duplicate-tile/);
  });

  // A pattern that tries everything would take longer than a test may.
  test('hundreds of names before no bracket are read to their end', () => {
    expect(read(`${'ab '.repeat(1300)}1`)).toMatch(/^not-a-tile|^no-board/);
  });
});

describe('what says which board of a list it is', () => {
  const KORF = '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3';
  test.each(['1 ', '1 57 ', '1. ', '1: ', '1) ', '#1 ', '1,', '100\t'])('%j before a board', (label) => {
    expect(read(label + KORF)).toBe(read(KORF));
  });

  test.each(['b ', 'B: ', 'p1 ', 's = '])('%j before a board', (label) => {
    expect(read(`${label}1 2 3 4 0 5`)).toBe(SMALL);
  });

  test('a tile too many before a small board is a fault', () => {
    expect(read('3 1 2 3 4 0 5')).toMatch(/^unknown-size/);
  });
});

describe('words and marks around', () => {
  test.each([
    'solve 1 2 3 4 0 5',
    'can you solve 1 2 3 4 0 5?',
    'Please solve this for me: 1 2 3 4 0 5!',
    'How to solve 1 2 3 4 0 5',
    'I want to solve 1 2 3 4 0 5 please.',
    '**1 2 3 4 0 5**',
    '*1 2 3 4 0 5*',
    '~~123405~~',
    'board: 1 2 3 4 0 5',
    'board = [[1, 2, 3], [4, 0, 5]]',
    '{"board": [[1, 2, 3], [4, 0, 5]]}',
    '{"size": "2x3", "tiles": [1, 2, 3, 4, null, 5]}',
    'start: 1 2 3 4 0 5',
    'start: 1 2 3 4 0 5 goal: 1 2 3 4 5 0',
    '{"start": [[1,2,3],[4,0,5]], "goal": [[1,2,3],[4,5,0]]}',
    '1 2 3 4 0 5 goal:123450',
    '1 2 3 4 0 5 goal=123450',
    '1 2 3 4 0 5 goal 1 2 3 4 5 0',
    '1 2 3 4 0 5 -> goal: 1 2 3 4 5 0',
    'from 1 2 3 4 0 5 to 1 2 3 4 5 0',
    'goal state: 1 2 3 4 5 0, start state: 1 2 3 4 0 5',
    '{"goal": [[1,2,3],[4,5,0]], "start": [[1,2,3],[4,0,5]]}',
    'goal is 123450 from 123405',
    'start state:\n1 2 3\n4 0 5\ngoal state:\n1 2 3\n4 5 0',
    'start\n1 2 3\n4 0 5\n\ngoal\n1 2 3\n4 5 0',
    '```text\n1 2 3\n4 0 5\n```',
    '“1 2 3 4 0 5”!',
    '> 1 2 3\n> 4 0 5',
  ])('%j', (text) => {
    expect(read(text)).toBe(SMALL);
  });

  test.each<[string, string, object]>([
    ['can you solve 1 2 3 4 4 5?', 'missing-blank', { max: 5, which: 'start' }],
    ['1 2 3 4 0 five', 'not-a-tile', { text: 'five', which: 'start' }],
    ['1 2 3 4 0 5 bsf', 'word-behind', { text: 'bsf', which: 'start' }],
    ['hello world', 'no-board', { text: 'hello world', which: 'start' }],
    ['goal: 1 2 3 4 5 0', 'empty', { which: 'start' }],
  ])('%j is %s', (text, code, facts) => {
    expect(parsePuzzle(text)).toEqual({ ok: false, fault: { code, facts } });
  });
});

describe('letters and hexadecimal digits', () => {
  test.each([
    'OBAL/HEFK/DIJG/CNM_',
    'o b a l\nh e f k\nd i j g\nc n m .',
    'OBALHEFKDIJGCNM0',
    'OBAL HEFK DIJG CNM⬜',
    'F21C/856B/49A7/3ED0',
    'f21c856b49a73ed0',
    'F 2 1 C\n8 5 6 B\n4 9 A 7\n3 E D 0',
    'F21C 856B 49A7 3ED_',
    '4x4 F21C856B49A73ED0',
  ])('%j', (text) => {
    expect(read(text)).toBe(FIFTEEN);
  });

  test('start and goal', () => {
    expect(read('F21C856B49A73ED0 -> 123456789ABCDEF0')).toBe(FIFTEEN);
    expect(read('HFGBEDC_A -> ABCDEFGH_')).toBe('8 6 7|2 5 4|3 0 1 -> 1 2 3|4 5 6|7 8 0');
  });

  test.each(['cab_', 'face', 'a b c d', 'ABCD/EFGH/IJKL/MNNO', 'F21C856B49A73EDD'])(
    '%j is no board',
    (text) => {
      expect(parsePuzzle(text).ok).toBe(false);
    },
  );
});

describe('start and goal side by side', () => {
  test.each([
    '2 6 4   8 1 5\n1 3 7   7 3 6\n0 5 8   4 0 2',
    '2 6 4 | 8 1 5\n1 3 7 | 7 3 6\n0 5 8 | 4 0 2',
    '2 6 4     8 1 5\n1 3 7 ->  7 3 6\n0 5 8     4 0 2',
    '264 815\n137 736\n058 402',
    '| 2 | 6 | 4 | 8 | 1 | 5 |\n| 1 | 3 | 7 | 7 | 3 | 6 |\n| 0 | 5 | 8 | 4 | 0 | 2 |',
  ])('%j', (text) => {
    expect(read(text)).toBe(THIRTY_ONE);
  });

  test('the fault is about the one that is wrong', () => {
    expect(read('2 6 4  8 1 5\n1 3 7  7 3 6\n0 5 8  4 0 4')).toBe(
      'duplicate-tile {"tile":4,"times":2,"missing":2,"which":"goal"}',
    );
  });
});

test.each([
  ['3 3', 3, 3],
  ['3, 4', 3, 4],
  ['3 by 4', 3, 4],
  ['3×3', 3, 3],
  ['3*3', 3, 3],
  ['8-puzzle', 3, 3],
  ['15-puzzle', 4, 4],
  ['15 puzzle', 4, 4],
  ['24-puzzle', 5, 5],
])('the size %j is %i rows by %i columns', (text, rows, cols) => {
  expect(parseSize(text)).toEqual({ ok: true, value: { rows, cols } });
});

test.each(['867254301', '7-puzzle', '3 3 3', 'x'])('%j is no size', (text) => {
  expect(parseSize(text)).toEqual({ ok: false, fault: { code: 'bad-size', facts: { text } } });
});

test('a single board is read in the same ways', () => {
  expect(parseBoard('board: 8 6 7\n2 5 4\n3   1!')).toMatchObject({ ok: true });
  expect(parseBoard('start: 1 2 3 0 goal: 1 2 0 3')).toMatchObject({ fault: { code: 'too-many-boards' } });
});

describe('Russian', () => {
  test.each([
    ['Решите, пожалуйста: 1 2 3 4 0 5'],
    ['как собрать пятнашки 1 2 3/4 0 5?'],
    ['из 1 2 3 4 0 5 в 1 2 3 4 5 0'],
    ['начало: 1 2 3 4 0 5, цель: 1 2 3 4 5 0'],
    ['исходная позиция 1 2 3 4 пусто 5'],
    ['поле 2 на 3: 1 2 3 4 0 5'],
    ['добрый день! у меня есть такая задача: 1 2 3/4 0 5'],
  ])('%s', (text) => {
    expect(parsePuzzle(text)).toMatchObject({
      ok: true,
      value: { start: { rows: 2, tiles: [1, 2, 3, 4, 0, 5] }, goal: { tiles: [1, 2, 3, 4, 5, 0] } },
    });
  });
});

describe('Chinese, which has no spaces', () => {
  test.each([
    ['从1 2 3 4 0 5到1 2 3 4 5 0'],
    ['1 2 3 4 0 5 到 1 2 3 4 5 0'],
    ['1，2，3，4，空，5'],
    ['1、2、3、4、0、5'],
    ['１２３４０５'],
    ['请帮我解一下：1 2 3 4 0 5'],
    ['这个怎么解？1 2 3；4 0 5'],
    ['初始局面：1 2 3 4 0 5 目标局面：1 2 3 4 5 0'],
    ['目标：1 2 3 4 5 0 起始：1 2 3 4 0 5'],
    ['求1 2 3 4 0 5的最短解'],
  ])('%s', (text) => {
    expect(parsePuzzle(text)).toMatchObject({
      ok: true,
      value: { start: { rows: 2, tiles: [1, 2, 3, 4, 0, 5] }, goal: { tiles: [1, 2, 3, 4, 5, 0] } },
    });
  });

  test.each([
    ['8数码', 3],
    ['15数码', 4],
  ])('%s is a size', (text, side) => {
    expect(parseSize(text)).toEqual({ ok: true, value: { rows: side, cols: side } });
  });
});

test('a board of 10x10 and its goal, both in frames of five signs a cell, are read', () => {
  const goal = Array.from({ length: 100 }, (_, cell) => (cell + 1) % 100);
  const start = goal.toReversed();
  const framed = (tiles: readonly number[]): string => {
    const border = `+${'-----+'.repeat(10)}`;
    const rowAt = (row: number) => tiles.slice(10 * row, 10 * row + 10).map((tile) => `${tile}`.padStart(3));
    const rows = Array.from({ length: 10 }, (_, row) => `| ${rowAt(row).join(' | ')} |`);
    return [border, ...rows.flatMap((row) => [row, border])].join('\n');
  };
  expect(parsePuzzle(`${framed(start)}\n->\n${framed(goal)}`)).toMatchObject({
    ok: true,
    value: { start: { tiles: start }, goal: { tiles: goal } },
  });
});
