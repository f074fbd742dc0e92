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
    return `(define (problem p) (:objects t1 - tile) (:init ${facts.join(' ')}) (:goal (at t1 x1 y1)))`;
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

test.each([
  ['a quotation in shell', `'[[1,2],[3,0]]'`, '1 2/3 0'],
  ['a list with points between tiles', '3.1.2.0', '3 1/2 0'],
  ['tiles between tags of a type', 'vector<vector<int>> b{{1,2},{3,0}};', '1 2/3 0'],
])('%s keeps its meaning', (_, text, board) => {
  expect(read(text)).toBe(board);
});

test.each([
  ['a board that is said to be transposed', 'the transposed board: 1 2 3/4 0 5'],
  ['facts whose places don’t tell rows from columns', '(at t1 p1-1) (at t2 p1-2) (at t3 p2-1) (blank p2-2)'],
])('%s is refused', (_, text) => {
  expect(read(text)).toMatch(/^[a-z-]+$/);
});
