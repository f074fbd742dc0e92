import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/random.ts';
import { defaultGoal } from '../../../../src/core/sliding/board.ts';
import { makePuzzle } from '../../../../src/core/sliding/notation/puzzle.ts';
import { randomSolvableBoard } from '../../../../src/core/sliding/scramble/scramble.ts';
import { parsePuzzle } from '../../../support/sliding-words.ts';

type Rows = readonly (readonly string[])[];

/** The board's rows as they were written, or the fault's code. */
function read(text: string): string {
  const puzzle = parsePuzzle(text);
  return puzzle.ok ? makePuzzle(puzzle.value) : puzzle.fault.code;
}

const lines = (rows: Rows, between: string): string[] => rows.map((row) => row.join(between));
const columnsOf = (rows: Rows): Rows => (rows[0] ?? []).map((_, col) => rows.map((row) => row[col] ?? ''));
const namesOf = (list: readonly unknown[], from = 0): string[] =>
  list.map((_, index) => String(index + from));
const letters = (list: readonly unknown[]): string[] => list.map((_, index) => 'ABCDEFGH'[index] ?? '');
const emptyBlank = (rows: Rows): Rows => rows.map((row) => row.map((tile) => (tile === '0' ? '' : tile)));
const bars = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
const rule = (row: readonly string[]): string => `|${row.map(() => '---').join('|')}|`;
const indexed = (rows: Rows, names: readonly string[]): Rows =>
  rows.map((row, index) => [names[index] ?? '', ...row]);
const tags = (row: readonly string[], tag: string): string =>
  row.map((tile) => `<${tag}>${tile}</${tag}>`).join('');

/** Each writes a board as programs and documents do. */
const WRITERS: Readonly<Record<string, (rows: Rows) => string>> = {
  'rows of a MATLAB matrix, transposed': (rows) => `A = [${lines(columnsOf(rows), ' ').join('; ')}]'`,
  'a numpy array, transposed': (rows) => `np.array([[${lines(columnsOf(rows), ',').join('],[')}]]).T`,
  'columns bound in R': (rows) => `cbind(c(${lines(columnsOf(rows), ',').join('), c(')}))`,
  'rows bound in R': (rows) => `rbind(c(${lines(rows, ',').join('), c(')}))`,
  'a matrix printed by R': (rows) =>
    [
      `     ${(rows[0] ?? []).map((_, col) => `[,${col + 1}]`).join(' ')}`,
      ...lines(rows, '    ').map((row, index) => `[${index + 1},]    ${row}`),
    ].join('\n'),
  'floats of numpy': (rows) => `[[${lines(rows, '. ').join('.]\n [')}.]]`,
  'floats of pandas': (rows) =>
    [namesOf(rows[0] ?? []).join('  '), ...lines(rows, '.0 ').map((row, index) => `${index} ${row}.0`)].join(
      '\n',
    ),
  'a table of a wiki': (rows) =>
    `{| class="wikitable"\n${lines(rows, ' || ')
      .map((row) => `|-\n| ${row}\n`)
      .join('')}|}`,
  'a table of a wiki, a cell in each line': (rows) =>
    `{|\n${rows.map((row) => row.map((tile) => `| ${tile}\n`).join('')).join('|-\n')}|}`,
  'a table of Markdown with indexes': (rows) => {
    const head = ['', ...namesOf(rows[0] ?? [])];
    return [bars(head), rule(head), ...indexed(rows, namesOf(rows)).map(bars)].join('\n');
  },
  'a table of Markdown without line breaks': (rows) => {
    const [first = [], ...others] = emptyBlank(rows);
    return [bars(first), rule(first), ...others.map(bars)].join(' ');
  },
  'a table without line breaks': (rows) => emptyBlank(rows).map(bars).join(' '),
  'a spreadsheet with its letters': (rows) =>
    [`  ${letters(rows[0] ?? []).join(' ')}`, ...lines(indexed(rows, namesOf(rows, 1)), ' ')].join('\n'),
  'a CSV file with a head': (rows) =>
    [letters(rows[0] ?? []).join(','), ...lines(emptyBlank(rows), ',')].join('\n'),
  'a CSV file with indexes': (rows) =>
    [`,${namesOf(rows[0] ?? []).join(',')}`, ...lines(indexed(rows, namesOf(rows)), ',')].join('\n'),
  'an HTML table with indexes': (rows) => {
    const head = ['', ...namesOf(rows[0] ?? [])];
    const body = indexed(rows, namesOf(rows)).map((row) => `<tr>${tags(row, 'td')}</tr>`);
    return `<table><thead><tr>${tags(head, 'th')}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
  },
  'elements of HTML, a tile in each': (rows) =>
    emptyBlank(rows)
      .map((row) => `<div class="row">\n${tags(row, 'span')}\n</div>`)
      .join('\n'),
  'lines of HTML': (rows) => lines(rows, ' ').join('<br>\n'),
  'paragraphs of HTML': (rows) =>
    lines(rows, ' ')
      .map((row) => `<p>${row}</p>`)
      .join(''),
  'elements of XML': (rows) => `<board>${tags(lines(rows, ' '), 'row')}</board>`,
  'a matrix of LaTeX with distances': (rows) =>
    `\\begin{bmatrix} ${lines(emptyBlank(rows), ' & ').join(' \\\\[4pt] ')} \\end{bmatrix}`,
  'a list of YAML': (rows) =>
    `board:\n${lines(rows, ', ')
      .map((row) => `  - [${row}]`)
      .join('\n')}`,
  'a nested list of YAML': (rows) => rows.map((row) => `- - ${row.join('\n  - ')}`).join('\n'),
  'a list of Haskell': (rows) =>
    `[[${rows.map((row) => row.map((tile) => (tile === '0' ? 'Nothing' : `Just ${tile}`)).join(',')).join('],[')}]]`,
  'an array of Rust': (rows) =>
    `let b: [[u8; ${rows[0]?.length}]; ${rows.length}] = [[${lines(rows, ', ').join('], [')}]];`,
  'a slice of Go': (rows) => `board := [][]int{\n\t{${lines(rows, ', ').join('},\n\t{')}},\n}`,
  'an array of Perl': (rows) => `my @b = ([${lines(rows, ',').join('],[')}]);`,
  'rows with labels': (rows) =>
    lines(rows, ' ')
      .map((row, index) => `Row ${index + 1}: ${row}`)
      .join('\n'),
  'rows with numbers': (rows) =>
    lines(rows, ' ')
      .map((row, index) => `${index + 1}. ${row}`)
      .join('\n'),
  'facts of a planning problem': (rows) => {
    const facts = rows.flatMap((row, y) =>
      row.map((tile, x) => `(${tile === '0' ? 'blank' : `at t${tile}`} x${x + 1} y${y + 1})`),
    );
    return `(define (problem p) (:objects t1 - tile) (:init ${facts.join(' ')}))`;
  },
};

const random = seededRandom(43);
const below = (limit: number): number => Math.floor(random() * limit);
const SIZES = [
  [2, 3],
  [3, 2],
  [3, 3],
  [4, 4],
  [3, 5],
] as const;

describe.each(Object.entries(WRITERS))('%s', (_, write) => {
  test('is read as the board in it, and with a wrong tile as no other board', () => {
    for (const [rowCount, cols] of SIZES) {
      const { tiles } = randomSolvableBoard(defaultGoal(rowCount, cols), random);
      const rows = Array.from({ length: rowCount }, (_row, row) =>
        tiles.slice(row * cols, (row + 1) * cols).map(String),
      );
      expect(read(write(rows)), write(rows)).toBe(lines(rows, ' ').join('/'));
      const [wrongRow, wrongCol] = [below(rowCount), below(cols)];
      const wrong = rows.map((row) => [...row]);
      const tile = rows[wrongRow]?.[wrongCol] ?? '';
      (wrong[wrongRow] as string[])[wrongCol] = String(
        (Number(tile) + 1 + below(tiles.length - 1)) % tiles.length,
      );
      expect(read(write(wrong)), write(wrong)).toMatch(/^[a-z-]+$/);
    }
  });
});

const BOARD = '1 2 3/4 0 5/7 8 6';
const TABLE = '| 1 | 2 | 3 |\n| 4 |   | 5 |\n| 7 | 8 | 6 |';
const [START, GOAL] = ['2 8 3/1 6 4/7 0 5', '1 2 3/8 0 4/7 6 5'];
const [FLAT_START, FLAT_GOAL] = ['2 8 3 1 6 4 7 0 5', '1 2 3 8 0 4 7 6 5'];

test.each([
  ['a quotation in shell', `'[[1,2],[3,0]]'`, '1 2/3 0'],
  ['a list with points between tiles', '3.1.2.0', '3 1/2 0'],
  ['tiles between tags of a type', 'vector<vector<int>> b{{1,2},{3,0}};', '1 2/3 0'],
  ['a list in Lisp', "(defun start () '((1 2 3) (4 0 5) (7 8 6)))", BOARD],
  ['an apostrophe', "Can't (for the life of me) solve this: [[1,2,3],[4,0,5],[7,8,6]]", BOARD],
  ['a goal behind a transposed list', `[[1,4,7],[2,0,8],[3,5,6]].T -> ${FLAT_GOAL}`, `${BOARD} to ${GOAL}`],
  [
    'two transposed lists',
    "s = [1 4 7; 2 0 8; 3 5 6]'; goal = [1 8 7; 2 0 6; 3 4 5]'",
    `${BOARD} to ${GOAL}`,
  ],
  [
    'one of two lists transposed',
    "s = [1 4 7; 2 0 8; 3 5 6]'; goal = [1 2 3; 8 0 4; 7 6 5]",
    `${BOARD} to ${GOAL}`,
  ],
  ['a goal behind an R matrix', `matrix(c(1,4,7,2,0,8,3,5,6), 3) -> ${FLAT_GOAL}`, `${BOARD} to ${GOAL}`],
  ['an R matrix with its arrow', 'start <- matrix(c(1,4,7,2,0,8,3,5,6), nrow=3)', BOARD],
  ['a reshaped list', 'np.array([1,2,3,4,0,5]).reshape(3,2)', '1 2/3 4/0 5'],
  ['the example of a task', 'Input: board = [[4,1,2],[5,0,3]]\nOutput: 5', '4 1 2/5 0 3'],
  ['a matrix printed by Julia', '2×3 Matrix{Int64}:\n 1  2  3\n 4  0  5', '1 2 3/4 0 5'],
  [
    'arrays of C',
    'int initial[N][N] = {{1,2,3},{4,0,5}};\nint final[N][N] = {{1,2,3},{4,5,0}};',
    '1 2 3/4 0 5',
  ],
  [
    'the goal first, in YAML',
    'goal:\n  - [1, 2]\n  - [0, 3]\nstart:\n  - [1, 0]\n  - [3, 2]',
    '1 0/3 2 to 1 2/0 3',
  ],
  ['the goal first, in XML', `<goal>${FLAT_GOAL}</goal><start>${FLAT_START}</start>`, `${START} to ${GOAL}`],
  ['the goal first, in lists', `GOAL = (${FLAT_GOAL})\nSTART = (${FLAT_START})`, `${START} to ${GOAL}`],
  ['the goal first, in a question', `how do I get to ${GOAL} from ${START}?`, `${START} to ${GOAL}`],
  ['the goal on the left', 'Goal   Start\n1 2 3  2 8 3\n8 0 4  1 6 4\n7 6 5  7 0 5', `${START} to ${GOAL}`],
  [
    'the goal of facts',
    '(:init (at t1 x1 y1) (at t2 x2 y1) (at t3 x1 y2) (blank x2 y2)) (:goal (and (at t3 x1 y1) (at t1 x2 y1) (at t2 x1 y2)))',
    '1 2/3 0 to 3 1/2 0',
  ],
  [
    'marks of a mail',
    '> | 9 | 5 | 3 |\n> | 8 | 7 | 4 |\n> | 11 | 10 | 1 |\n> | x | 6 | 2 |',
    '9 5 3/8 7 4/11 10 1/0 6 2',
  ],
  ['line ends of another system', '- - 1\r\n  - 3\r\n- - 2\r\n  - 4\r\n- - 5\r\n  - 0', '1 3/2 4/5 0'],
  ['an empty last cell', 'A\tB\n1\t2\n3\t\n4\t5', '1 2/3 0/4 5'],
  ['a block of code', '```\na,b,c\n1,2,3\n4,0,5\n7,8,6\n```', BOARD],
  ['thanks below', '   0  1  2\n0  1  2  3\n1  4  0  5\n2  7  8  6\nThanks!', BOARD],
  ['an object in a block of code', '```json\n{"rows":2,"cols":3,"tiles":[1,2,3,4,0,5]}\n```', '1 2 3/4 0 5'],
  ['moves beside a board', '{"puzzle":[[1,2,3],[4,0,5]],"solution":[5,6,3,2]}', '1 2 3/4 0 5'],
  ['a size beside a flat list', '{"dimensions":"3x2","board":[1,2,3,4,0,5]}', '1 2/3 4/0 5'],
  ['names in capitals', '{"START":[[1,2],[0,3]],"GOAL":[[0,1],[3,2]]}', '1 2/0 3 to 0 1/3 2'],
  ['rows as texts', '{"rows":["123","405","786"]}', BOARD],
  ['boxes', '[1] [2] [3]\n[4] [ ] [5]\n[7] [8] [6]', BOARD],
  ['a table of psql', ' a | b | c \n---+---+---\n 1 | 2 | 3\n 4 | 0 | 5\n 7 | 8 | 6', BOARD],
  ['a number in a list', '1) 7 3 5 2 4 0 8 1 6', '7 3 5/2 4 0/8 1 6'],
  ['words of textbooks, es', `Estado inicial: ${START}\nEstado final: ${GOAL}`, `${START} to ${GOAL}`],
  ['words of textbooks, de', `Anfangszustand: ${START}\nZielzustand: ${GOAL}`, `${START} to ${GOAL}`],
  [
    'words of textbooks, ru',
    `Начальное состояние: ${START}\nКонечное состояние: ${GOAL}`,
    `${START} to ${GOAL}`,
  ],
  ['words of textbooks, zh', '初始状态为283164705，目标状态为123804765', `${START} to ${GOAL}`],
  [
    'names of two words',
    `int[] startState = {${FLAT_START.replaceAll(' ', ', ')}};\nint[] goalState = {${FLAT_GOAL.replaceAll(' ', ', ')}};`,
    `${START} to ${GOAL}`,
  ],
  ['a fact of Prolog', 'start([2,8,3,1,6,4,7,0,5]).', START],
  ['a fact of Prolog with an empty cell', 'start([2,8,3,1,6,4,7,,5]).', START],
  ['a list with an empty cell', '1, 2, 3, 4, , 5, 7, 8, 6', BOARD],
  ['a dash behind a word', 'board - 1 2 3 4 0 5 7 8 6', BOARD],
  ['a dash behind a word, es', 'tablero – 1 2 3 / 4 0 5 / 7 8 6', BOARD],
  ['a heading with a number', 'Puzzle 7\n1 2 3\n4 0 5\n7 8 6', BOARD],
  ['a heading with a number and a colon', 'Puzzle 8: 1 2 3 4 5 6 7 0', '1 2 3 4/5 6 7 0'],
  ['a number of moves above', 'depth: 8\n1 2 3 4 5 6 7 0', '1 2 3 4/5 6 7 0'],
  ['a heading with a number, ru', 'Задача 5.\n1 2 3\n4 0 5\n7 8 6', BOARD],
  ['a word with an x in front', 'next: 1 2 3 4 0 5 7 8 6', BOARD],
  ['an empty column between two boards', '2,8,3,,1,2,3\n1,6,4,,8,0,4\n7,0,5,,7,6,5', `${START} to ${GOAL}`],
  ['blanks as wide as two digits', ' 2  3\n 1 __', '2 3/1 0'],
  ['a side beside a flat list', '{"size":3,"state":"123405786"}', BOARD],
  [
    'a board in quotation marks, in a program',
    `String start = "${FLAT_START}";\nString target = "${FLAT_GOAL}";`,
    `${START} to ${GOAL}`,
  ],
  ['a board in quotation marks, in shell', `bin/puzzle -s "${FLAT_START}"`, START],
  ['a board in quotation marks behind its side', 's = Board(3, "123405786")', BOARD],
  ['vectors in a vector of R', 'matrix(c(c(1,2,3), c(4,0,5)), nrow=2, byrow=TRUE)', '1 2 3/4 0 5'],
  ['vectors in a vector of R, by columns', 'm <- matrix(c(c(1,4), c(2,0), c(3,5)), nrow=2)', '1 2 3/4 0 5'],
  ['an array of PHP', '$board = [[1,2,3],[4,0,5],[7,8,6]];', BOARD],
  ['a remark behind a list', 'int b[9] = {1,2,3,4,0,5,7,8,6}; /* 0 is blank */', BOARD],
  ['a comment of a program', '// |1|2|3|\n// -------\n// |4|0|5|\n// |7|8|6|', BOARD],
  ['the example of a task in bold', '**Input:** board = [[1,2,3],[4,0,5]]\n**Output:** 1', '1 2 3/4 0 5'],
  ['the example of a task, with another name', 'init_pos = [[4,1,3],[2,0,5]]\nOutput: 5', '4 1 3/2 0 5'],
  ['escaped brackets', 'board = \\[\\[1,2,3\\],\\[4,0,5\\]\\]', '1 2 3/4 0 5'],
  ['a code block of a forum', '[code]\n1 2 3\n4 0 5\n[/code]', '1 2 3/4 0 5'],
  ['an address in front', 'https://example.org/wiki/15_puzzle\n1 2 3\n4 0 5\n7 8 6', BOARD],
  ['an address behind', '1 2 3\n4 0 5\n7 8 6\nfrom https://example.org/sliding', BOARD],
  ['a side with its name', 'n=3\n1 2 3 4 0 5 7 8 6', BOARD],
  ['rows with ordinals, de', '1. Zeile: 1 2 3\n2. Zeile: 4 0 5\n3. Zeile: 7 8 6', BOARD],
  ['rows with ordinals, ru', '1 строка: 1 2 3\n2 строка: 4 0 5\n3 строка: 7 8 6', BOARD],
  ['rows with numerals, zh', '第一行：1 2 3\n第二行：4 0 5\n第三行：7 8 6', BOARD],
  ['the sign of the blank, en', '1 2 3 4 0 5 7 8 6 (0 is the blank)', BOARD],
  ['the sign of the blank below', '1 2 3\n4 x 5\n7 8 6\nx = empty space', BOARD],
  ['the sign of the blank in a sentence', 'Solve 1 2 3 4 0 5 7 8 6 where 0 represents the empty tile', BOARD],
  ['the sign of the blank, de', '1 2 3 4 0 5 7 8 6 (0 ist das leere Feld)', BOARD],
  ['the sign of the blank, es', '1 2 3 4 0 5 7 8 6 (el 0 es el espacio vacío)', BOARD],
  ['the sign of the blank, ru', '1 2 3 4 0 5 7 8 6 (0 - пустая клетка)', BOARD],
  ['the sign of the blank, zh', '1 2 3 4 0 5 7 8 6（0表示空格）', BOARD],
  ['a question', 'is 1 2 3 4 0 5 7 8 6 solvable?', BOARD],
  [
    'words of textbooks, de, of a position',
    `Ausgangsstellung: ${START}\nZielstellung: ${GOAL}`,
    `${START} to ${GOAL}`,
  ],
  ['rows of a textbook, zh', '第1行：1 2 3\n第2行：4 0 5\n第3行：7 8 6', BOARD],
  [
    'an address in a column of a CSV file',
    `url,start,goal\nhttps://example.org/p/12,"${FLAT_START}","${FLAT_GOAL}"`,
    `${START} to ${GOAL}`,
  ],
  ['an address in brackets', `(https://example.org/15) ${FLAT_START}`, START],
  ['an address before a full stop, zh', `${FLAT_START}，https://example.org/15。`, START],
  ['an empty first field', 'note,goal,start\n,123804765,283164705', `${START} to ${GOAL}`],
  [
    'a space behind a quoted field',
    `a,start,goal\n"b" ,"${FLAT_START}" ,"${FLAT_GOAL}"`,
    `${START} to ${GOAL}`,
  ],
  ['a lone number beside a board', `id,board\n7,${FLAT_START}`, START],
  ['the name of a function', 'toBoard([[1,2,3],[4,0,5]])', '1 2 3/4 0 5'],
  ['a list behind two equal sides', 'Board(3, 3, [1, 2, 3, 4, 0, 5, 7, 8, 6])', BOARD],
  [
    'a prose bracket behind a word for another order',
    'My board, shuffled (by hand): 1 2 3/4 0 5',
    '1 2 3/4 0 5',
  ],
  ['only a part in brackets', '(1 2 3 4) 5 6 7 0', '1 2 3 4/5 6 7 0'],
  ['an empty cell between two rows', '1,2,3,,4,0,5', '1 2 3/4 0 5'],
  ['an empty cell between two rows and signs', '1/2/3//4/0/5', '1 2 3/4 0 5'],
  ['the number of a step', 'Step 3:\n1 2 3\n4 0 5', '1 2 3/4 0 5'],
  ['the number of a figure, de', 'Abb. 3:\n1 2 3\n4 0 5', '1 2 3/4 0 5'],
  ['the number of a figure, ru', 'Рис. 3:\n1 2 3\n4 0 5', '1 2 3/4 0 5'],
  ['a heading with a number, de', 'Rätsel Nr. 7: 1 2 3/4 0 5', '1 2 3/4 0 5'],
  ['a heading with a number, es', 'Ejercicio 3: 1 2 3/4 0 5', '1 2 3/4 0 5'],
  ['a heading with a number, zh', '谜题 7：1 2 3/4 0 5', '1 2 3/4 0 5'],
  ['the same board twice in an object', '{"board":[[1,2,3],[4,0,5]],"flat":[1,2,3,4,0,5]}', '1 2 3/4 0 5'],
])('%s is read as it is meant', (_, text, board) => {
  expect(read(text)).toBe(board);
});

/** What is told beside a board may change it. */
test.each([
  ...['Moves: 0', 'Puzzle X', 'Option O:', '* start', '- Board', 'Board (with gap):'].map((head) => [
    `a sign that could be the blank: ${head}`,
    `${head}\n${TABLE}`,
  ]),
  ['the word blank below', `${TABLE}\nblank`],
  ['a list of two boards', `1) ${FLAT_START}\n2) ${FLAT_GOAL}`],
  ['two boards with names and numbers', `Board 1: ${FLAT_START}\nBoard 2: ${FLAT_GOAL}`],
  ['two steps', `Step 0: ${FLAT_START}\nStep 1: ${FLAT_GOAL}`],
  ['a sentence with a goal', 'goal is snail\n1 2 3\n4 0 5\n7 8 6'],
  ['a board that is called the goal', 'Goal state is:\n1 2 3\n8 0 4\n7 6 5'],
  ['a table that is called the goal', '| Goal | 1 | 2 |\n|---|---|---|\n| 1 | 1 | 2 |\n| 2 | 0 | 3 |'],
  [
    'a goal that is told in part',
    '(:init (at t1 x1 y1) (at t2 x2 y1) (at t3 x1 y2) (blank x2 y2)) (:goal (at t3 x1 y1))',
  ],
  ['columns with labels', 'Column 1: 1 4 7\nColumn 2: 2 0 8\nColumn 3: 3 5 6'],
  ['names of rows above', 'Row1,Row2,Row3\n1,4,7\n2,0,8\n3,5,6'],
  ['columns in an object', '{"columns":[[1,4,7],[2,0,8],[3,5,6]]}'],
  ['a data frame', 'pd.DataFrame({"a":[1,4,7],"b":[2,0,8],"c":[3,5,6]})'],
  ['an order in an object', '{"order":"F","board":[1,4,7,2,0,8,3,5,6]}'],
  ['columns in XML', '<column>1 4 7</column><column>2 0 8</column><column>3 5 6</column>'],
  ['an order in a sentence', 'column by column: 1 4 7 2 0 8 3 5 6'],
  ['a size in attributes', '<board width="2" height="3">1 2 3 4 0 5</board>'],
  ['a size in XML', '<rows>3</rows><cols>2</cols><tiles>1 2 3 4 0 5</tiles>'],
  ['a word behind a quoted board', '"1 4 7 2 0 8 3 5 6", transposed'],
  ['the word goal before a quoted board', 'goal,"1 2 3 8 0 4 7 6 5"'],
  [
    'places in attributes',
    '<i row="0" col="1">2</i><i row="0" col="0">1</i><i row="1" col="0">3</i><i row="1" col="1">0</i>',
  ],
  ['a mistyped board around a smaller one', '1 2 3\n1 2 3\n4 5 6\n7 8 0'],
  ['a table of moves', '| Step | Tile |\n|---|---|\n| 1 | 3 |\n| 2 | 0 |'],
  ['a strange object', '{"a":[{"toString":1},2,3,4]}'],
  ['rows of one tile', '{"board":[[1],[2],[3],[0]]}'],
  ['a board that is said to be transposed', 'the transposed board: 1 2 3/4 0 5'],
  ['an empty cell beside a zero', '| 2 |  | 3 |\n| 1 | 6 | 4 |\n| 7 | 0 | 5 |'],
  ['an empty cell beside a zero in a list', '[2, , 3, 1, 6, 4, 7, 0, 5]'],
  ['an empty cell beside a zero between semicolons', '[2;;3;1;6;4;7;0;5]'],
  ['a number beside a list', '[2, 8, 3, 1, 6, 4, 7, 0, 5] 9'],
  ['a number beside a list that lacks one', 'size = 3\nboard = [2, 8, 1, 6, 4, 7, 0, 5]'],
  ['a tile twice in the second of two boards', '1 2 3\n4 0 5\n7 8 6\n1 1 2 3\n4 5 6\n7 0 8'],
  ['a short last row and a comma', '[[2,8,3],[1,6,4],[7,5]],'],
  ['rows of one and of several tiles', '1 2 3\n4\n0\n5 7 8 6'],
  ['a row of one tile among others', '1\n2 3 4 5\n0'],
  ['no blank behind a word and a dash', 'board - 1 2 3 4 5 6 7 8'],
  ['a goal with a name of two words', 'goalState = [1, 2, 3, 8, 0, 4, 7, 6, 5]'],
  ['a size that has its columns in front', '2x3  # width x height\n1 2 3 4 0 5'],
  ['an order in a comment', '# column-major\n1 4 7 2 0 8 3 5 6'],
  ['rows from the bottom', 'bottom row first:\n7 8 6\n4 0 5\n1 2 3'],
  ['a function of columns', 'from_cols([1, 2, 3], [4, 5, 6], [7, 8, 0])'],
  ['columns with a name', 'cols = [[1,4,7],[2,0,8],[3,5,6]]'],
  ['an order of a function', 'from_iter(3, 3, [1, 2, 3, 4, 5, 6, 7, 8, 0], row_major=False)'],
  ['a list that a function reverses', 'list(reversed([6,8,7,5,0,4,3,2,1]))'],
  ['a list that a function turns', 'np.fliplr([[3,2,1],[5,0,4],[6,8,7]])'],
  ['an object in each line', '{"board":[[1,2],[3,0]]}\n{"board":[[1,2],[0,3]]}'],
  ['an address alone', 'https://example.org/solve?board=123405786'],
  ['an order beside a quoted board', 'column-major = "1 4 7 2 0 8 3 5 6"'],
  ['a goal in quotation marks', `goal = "${FLAT_GOAL}"`],
  ['a blank that is told twice', '1 2 3 4 5 6 7 8 (0 is the blank)'],
  ['a board behind each dash', `- ${FLAT_START}\n- ${FLAT_GOAL}`],
  ['facts whose places don’t tell rows from columns', '(at t1 p1-1) (at t2 p1-2) (at t3 p2-1) (blank p2-2)'],
  ['two boards to choose from', '`1 2 3 4 0 5` or `4 1 2 5 0 3`?'],
  ['two lists to compare', '[1, 2, 3, 4, 0, 5] vs [4, 1, 2, 5, 0, 3]'],
  ['two lists to choose from, in German', '[1, 2, 3, 4, 0, 5] oder [4, 1, 2, 5, 0, 3]'],
  ['rows in columns of a CSV file', 'row1,row2\n3 1 2 0,4 5 6 7'],
  ['compact rows in columns of a CSV file', 'row1,row2\n3120,4567'],
  ['a line of a CSV file with too few fields', 'goal,start\n867254301'],
  ['an empty cell where a tile may be missing', '1,2,3,4,,5,6,7,0'],
  ['a number of columns above', 'cols: 2\n1 2 3 4 0 5'],
  ['a height above', 'height: 3\n1 2 3 4 0 5'],
  ['a height of a puzzle above', 'Puzzle height: 3\n1 2 3 4 0 5'],
  ['a number of rows above, de', 'Reihen: 3\n1 2 3 4 0 5'],
  ['a number of rows above, es', 'Filas: 3\n1 2 3 4 0 5'],
  ['a height above, ru', 'Высота: 3\n1 2 3 4 0 5'],
  ['a height above, zh', '高度：3\n1 2 3 4 0 5'],
  ['two boards to choose from, zh', '[1, 2, 3, 4, 0, 5] 或者 [4, 1, 2, 5, 0, 3]'],
  ['a task with columns', 'Input: columns = [[1,4],[2,0],[3,5]]\nOutput: 4'],
  ['a task with a goal alone', 'Input: goal = [[1,2,3],[4,0,5]]\nOutput: 4'],
  ['a list behind two different numbers', 'new Board(3, 2, [1,2,3,4,0,5])'],
  ['numbers beside a list, which together are a board', 'f(6, 7, [1,2,3,4,0,5])'],
  ['a board in brackets and numbers behind it', '[1,2,3,0] 4 5 6 7'],
  ['two boards under other names in an object', '{"tiles":[0,1,2,3,4,5],"state":[3,1,2,0,4,5]}'],
  ['a list that R reverses', 'rev(c(1,2,3,4,0,5))'],
  ['a list that is rolled', 'roll([[1,2,3],[4,0,5]])'],
  ['a list that is sorted', 'sort([1,2,3,4,0,5])'],
  ['a list that is permuted', 'x.permute([[1,2,3],[4,0,5]])'],
  ['an order by a true field', '{"columnMajor":true,"board":[[1,2,3],[4,0,5]]}'],
  ['an order by a false field', '{"row_major":false,"board":[[1,2,3],[4,0,5]]}'],
  ['a board in an address', 'https://example.org/?board=9,1,2,3,0'],
])('%s: refused', (_, text) => {
  expect(read(text)).toMatch(/^[a-z-]+$/);
});

test.each([
  ['cols', 'from_cols([1, 2, 3], [4, 5, 6], [7, 8, 0])'],
  ['fliplr', 'np.fliplr([[3,2,1],[5,0,4],[6,8,7]])'],
  ['toreversed', '[[1,2,3],[4,0,5]].toReversed()'],
])('a list in another order is refused with the word %s for it', (word, text) => {
  expect(parsePuzzle(text)).toMatchObject({ ok: false, fault: { facts: { text: word } } });
});

test('a number beside the goal is told of the goal', () => {
  const fault = { code: 'not-a-tile', facts: { text: '5', which: 'goal' } };
  expect(parsePuzzle('1 2 3 4 0 5 to (1 2 3 4) 5 0')).toMatchObject({ ok: false, fault });
});
