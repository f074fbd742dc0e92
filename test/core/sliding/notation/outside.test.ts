import { describe, expect, test } from 'vitest';
import { readPuzzle } from '../../../../src/commands/input/puzzle-given.ts';
import { slidingWords } from '../../../../src/commands/input/sliding-words.ts';
import { seededRandom } from '../../../../src/core/random.ts';
import { type Board, defaultGoal } from '../../../../src/core/sliding/board.ts';
import { parseBoardList } from '../../../../src/core/sliding/notation/board-list.ts';
import { makeCode } from '../../../../src/core/sliding/notation/code.ts';
import { makeBoard, makePuzzle, parsePuzzle } from '../../../../src/core/sliding/notation/puzzle.ts';
import { randomSolvableBoard } from '../../../../src/core/sliding/scramble/scramble.ts';
import { loadCatalogue } from '../../../../src/i18n/catalogue.ts';

const words = slidingWords(loadCatalogue().typedWords);

/** What `/solve` reads: the puzzle, or the fault's code. */
function read(text: string, options: Record<string, string> = {}): string {
  const puzzle = readPuzzle({ words: text, options }, {}, words);
  return puzzle.ok ? makePuzzle(puzzle.value) : puzzle.fault.code;
}

const EIGHT = '1 2 3/4 5 6/7 0 8';
const ROWS = '1 2 3\n4 5 6\n7 0 8';
const SIX = '1 2 3/4 0 5';

describe('programs, documents and chats write a board as', () => {
  test.each([
    ['a comment with #, a size and rows', `# This puzzle is solvable\n3\n${ROWS}`, EIGHT],
    ['a comment with //', `// from a generator\n${ROWS}`, EIGHT],
    ['a comment with %', `% one\n${ROWS}`, EIGHT],
    ['a comment with ;', `; one\n${ROWS}`, EIGHT],
    ['a comment with --', `-- one\n${ROWS}`, EIGHT],
    ['comments between the rows', '1 2 3\n# the middle\n4 5 6\n# the end\n7 0 8', EIGHT],
    ['comments behind the rows', '1 2 3 # row\n4 5 6 // row\n7 0 8 % last', EIGHT],
    ['a solution in a comment', `${ROWS}\n# solution: L`, EIGHT],
    ['comments on the place of a row', '1 2 3 # top row\n4 5 6\n7 0 8 # bottom row', EIGHT],
    ['a comment with the numbers of rows and columns', '# 2 rows, 3 columns\n1 2 3\n4 0 5', SIX],
    ['a comment with the width that the list has', '1 2 3 4 0 5 # width 3', SIX],
    ['a comment in German with the width', '# Breite 3\n1 2 3\n4 0 5', SIX],
    ['# as the blank', '1 2 3\n4 5 6\n7 # 8', EIGHT],
    ['a size and the place of the blank', `3 -1\n${ROWS}`, EIGHT],
    ['the number of its tiles', `8\n${ROWS}`, EIGHT],
    ['words of a sentence in front', `hello, please find the way for this puzzle ${ROWS}`, EIGHT],
    ['lines of a message around', `Hi all\nI am stuck with\n${ROWS}\nThanks!`, EIGHT],
    ['the number of a list', `1. ${EIGHT}`, EIGHT],
    ['-1 for the blank', '1 2 3/4 -1 5', SIX],
    ['B for the blank', '1 2 3/4 B 5', SIX],
    ['E for the blank', '1 2 3/4 E 5', SIX],
    ['N for the blank', '1 2 3/4 N 5', SIX],
    ['NaN for the blank', '1 2 3/4 NaN 5', SIX],
    ['@ for the blank', '1 2 3/4 @ 5', SIX],
    ['~ for the blank', '1 2 3/4 ~ 5', SIX],
    ['cells between semicolons', '1;2;3\n4;;5', SIX],
    ['quoted cells', '"1","2","3"\n"4","","5"', SIX],
    ['a quoted field', '1,"1 2 3 4 5 6 7 0 8",1', EIGHT],
    ['names of emoji', ':one: :two: :three:\n:four: :white_large_square: :five:', SIX],
    ['emoji of a server', '<:01:123><:02:124><:03:125>\n<:04:126><:00:127><:05:128>', SIX],
    ['numbers in circles', '①②③\n④⓪⑤', SIX],
    ['a frame without line breaks', '+--+--+--+ | 1| 2| 3| +--+--+--+ | 4|  | 5| +--+--+--+', SIX],
    ['a frame of box signs', '┌─┬─┬─┐ │1│2│3│ ├─┼─┼─┤ │4│ │5│ └─┴─┴─┘', SIX],
    ['typed line breaks', '1 2 3\\n4 0 5', SIX],
    ['a code block', '```text\n1 2 3\n4 0 5\n```', SIX],
    ['a LaTeX matrix', '\\begin{bmatrix} 1 & 2 & 3 \\\\ 4 & 0 & 5 \\end{bmatrix}', SIX],
    [
      'a LaTeX table',
      '\\begin{tabular}{|c|c|c|}\n\\hline\n1 & 2 & 3 \\\\ \\hline\n4 & & 5 \\\\ \\hline\n\\end{tabular}',
      SIX,
    ],
    ['an R matrix by rows', 'matrix(c(1,2,3,4,0,5), nrow=2, byrow=TRUE)', SIX],
    ['an R matrix, which goes by columns', 'm <- matrix(c(1,4,2,0,3,5), ncol=3)', SIX],
    ['a pandas table', '   0  1  2\n0  1  2  3\n1  4  0  5', SIX],
    [
      'an HTML table',
      '<table><tr><td>1</td><td>2</td><td>3</td></tr><tr><td>4</td><td></td><td>5</td></tr></table>',
      SIX,
    ],
    [
      'an HTML table with its end tags left out',
      '<table>\n <tr><td>1<td>2<td>3\n <tr><td>4<td><td>5\n</table>',
      SIX,
    ],
    [
      'an HTML table with cells of a heading',
      '<table><tr><th>1</th><th>2</th><th>3</th></tr><tr><th>4</th><td></td><td>5</td></tr></table>',
      SIX,
    ],
    ['an object with one board', '{"board": [[1,2,3],[4,0,5]], "moves": 3}', SIX],
    [
      'an object with a board and its size',
      '{"tiles":[1,2,3,4,0,5],"size":{"rows":3,"cols":2}}',
      '1 2/3 4/0 5',
    ],
    ['moves from the solved board', '4x4 R3 D L2', '1 2 3 4/5 6 7 8/10 11 0 12/9 13 14 15'],
    ['moves of the blank', '3x3 LLUU', '0 2 3/1 5 6/4 7 8'],
  ])('%s', (_, text, board) => {
    expect(read(text)).toBe(board);
  });

  test('a start and a goal below comments', () => {
    expect(read(`# start\n1 2 3\n4 0 5\n# goal\n1 2 3\n4 5 0`)).toBe(SIX);
    expect(read('{"initial":[[1,2,3],[4,0,5]],"goal":[[0,1,2],[3,4,5]]}')).toBe(`${SIX} to 0 1 2/3 4 5`);
  });
});

const frame = (board: string): string => {
  const rule = '+---+---+';
  const rows = board.split('/').map((row) => `| ${row.slice(0, 1)} | ${row.slice(-1)} |`);
  return [rule, ...rows.flatMap((row) => [row, rule])].join('\n');
};

describe('what fits two readings is refused for its true reason', () => {
  test.each([
    ['moves that are also a code', 'URDR', 'moves-without-board'],
    ['moves in lower case', 'rdlu', 'moves-without-board'],
    ['two boards below comments', '# one\n1 2 3\n4 0 5\n# two\n1 2 3\n4 5 0', 'board-list'],
    ['two boards below numbers', '# 1\n1 2 3\n4 0 5\n# 2\n1 2 3\n4 5 0', 'board-list'],
    ['a mistyped tile that could be a label', '4 1 2 3 5 6 7 8 4 0', 'duplicate-tile'],
    ['a size that is another one', `# a remark\n100\n${ROWS}`, 'size-mismatch'],
    ['a wrong tile below a comment', '# hi\n1 2 3\n4 5 6\n7 0 7', 'duplicate-tile'],
    ['a large tile below a comment', '# hi\n1 2 3\n4 5 6\n7 0 22', 'tile-out-of-range'],
    ['a move that is not possible', '3x3 LLLL', 'scramble-move'],
    ['a goal in a comment', '1 2 3/4 5 6/7 0 8 # goal 1 2 3 4 5 6 7 8 0', 'ragged-rows'],
  ])('%s', (_, text, code) => {
    expect(read(text)).toBe(code);
  });

  test.each([
    ['a size beside a quoted list', '3x2 "1 2 3 4 0 5"', '1 2/3 4/0 5'],
    ['a goal behind a quoted board', '"1 2 3/4 0 5" to 1 0 2/4 5 3', `${SIX} to 1 0 2/4 5 3`],
    ['a goal in a comment on one line', `${ROWS}\n// goal: 123804765`, `${EIGHT} to 1 2 3/8 0 4/7 6 5`],
    ['a size in a comment', '# size 3x2\n1 2 3 4 0 5', '1 2/3 4/0 5'],
    ['a frame taller than wide, the blank empty', frame('1 2/3 4/  5'), '1 2/3 4/0 5'],
    ['# as the blank before a word', '1 2 3 4 5 6 7 8 # please', '1 2 3/4 5 6/7 8 0'],
    ['a cursor beside a board', '{"row":1,"col":1,"board":[[1,2,3],[4,0,5]]}', SIX],
    ['an R matrix by rows, by position', 'matrix(c(1,2,3,4,0,5), 2, 3, TRUE)', SIX],
    ['an emoji in a sentence', `${EIGHT} <a:party9:1>`, EIGHT],
    ['a goal by name in a sentence', `${EIGHT} to the snail, please`, `${EIGHT} to 1 2 3/8 0 4/7 6 5`],
  ])('%s counts', (_, text, board) => {
    expect(read(text)).toBe(board);
  });

  test.each([
    ['a goal named in front', `snail: ${EIGHT}`],
    ['an order named in front', 'by columns: 1 4 2 0 3 5'],
    ['an unknown word behind', `${ROWS}\nsnial`],
    ['two boards under names', `Alice:\n${ROWS}\nBob:\n7 2 4\n5 0 6\n8 3 1`],
    ['two boards, the goal first', `It should be\n1 2 3\n8 0 4\n7 6 5\nand I have\n7 2 4\n5 0 6\n8 3 1`],
    ['a goal named in a comment', `# goal: snail\n${ROWS}`],
    ['two boards, the word end in a comment', `# one\n${ROWS}\n# end of file\n7 2 4\n5 0 6\n8 3 1`],
    ['another width in a comment', '1 2 3 4 0 5 # width 2'],
    ['another number of columns in a comment', '# 2 columns\n1 2 3\n4 0 5'],
    ['columns named in a comment', '# columns\n1 4\n2 0\n3 5'],
    ['columns described in a comment', '# each line is a column\n1 4\n2 0\n3 5'],
    ['the order of the rows in a comment', '# bottom row first\n1 2 3\n4 0 5'],
    ['the order of the rows in a comment, de', '# von unten nach oben\n1 2 3\n4 0 5'],
    ['a flat list with one side', '{"tiles":[1,2,3,4,0,5],"cols":2}'],
    ['a goal in an object by name', '{"board":[[1,2,3],[4,0,5]],"goal":"snail"}'],
    ['two boards in an object', '{"board":[[1,2,3],[4,0,5]],"legend":[[0,1,2],[3,4,5]]}'],
    ['a list of objects', '[{"board":[[1,2,3],[4,0,5]]},{"board":[[1,2,3],[4,5,0]]}]'],
    ['one tile too many in a list', '{"board":[3,1,4,7,2,5,0,3,6,8,9,10,11,12,13,14,15]}'],
    ['an emoji with a number', 'hi <:kekw9:1> 1 2 3 4 5 6 7 0 8'],
    ['an emoji that is no blank', ':black_heart: 1 2 3 4 5'],
    ['turns of a cube', "3x3 R' D' R"],
  ])('%s is not dropped', (_, text) => {
    expect(read(text)).toMatch(/^[a-z-]+$/);
  });

  test('a goal in the form’s own field is read apart', () => {
    const goal = '0 1 2 3 4 5';
    const puzzle = `${SIX} to 0 1 2/3 4 5`;
    expect(read('1 2 3\n4 0 5 # mine', { goal })).toBe(puzzle);
    expect(read('"1 2 3 4 0 5"', { goal: `"${goal}"` })).toBe(puzzle);
    expect(read('1 2 3 4 0 5', { goal: 'matrix(c(0,3,1,4,2,5),nrow=2)' })).toBe(puzzle);
    expect(read('1;2\n3;4\n0;5', { goal })).toBe('1 2/3 4/0 5 to 0 1/2 3/4 5');
    expect(read(ROWS, { goal: 'the snail' })).toBe(`${EIGHT} to 1 2 3/8 0 4/7 6 5`);
  });

  test('a code that looks like moves is never offered for typing', () => {
    const codes = ['2 3 6/0 5 4/8 1 7'].map((board) => {
      const puzzle = readPuzzle({ words: board, options: {} }, {}, words);
      return puzzle.ok ? makeCode(puzzle.value) : undefined;
    });
    expect(codes).toEqual(['URDR']);
  });
});

test('the boards of a column have the lines of the text', () => {
  const text = 'id,board\n1,123456708\n\n2,"1 2 3 4 5 6 0 7 8"\n3,867254301';
  const list = parseBoardList(text, words, (piece) => parsePuzzle(piece, undefined, words));
  expect(list?.ok && list.value.map(({ line }) => line)).toEqual([2, 4, 5]);
});

test('the boards of an object are found beside a list of other objects', () => {
  const text = `{"log":[{"step":1},{"step":2}],"boards":[{"board":"${EIGHT}"},{"board":"2 1 3/4 5 6/7 8 0"}]}`;
  const list = parseBoardList(text, words, (piece) => parsePuzzle(piece, undefined, words));
  expect(list?.ok && list.value.map(({ puzzle }) => puzzle.ok)).toEqual([true, true]);
});

const random = seededRandom(40);
const below = (limit: number): number => Math.floor(random() * limit);
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const SIZES = [
  [2, 3],
  [3, 3],
  [3, 2],
  [2, 5],
  [3, 5],
  [4, 4],
  [4, 5],
  [5, 5],
] as const;

function randomBoard(): Board {
  const [rows, cols] = pick(SIZES);
  return randomSolvableBoard(defaultGoal(rows, cols), random);
}

/** The board, or a fault. Another board is the error that these tests look for. */
const isBoardOrFault = (result: string, board: Board): boolean =>
  result === makeBoard(board) || !/\d/u.test(result);

test('a board with one typing error is never read as another board', () => {
  const misread: string[] = [];
  for (let count = 0; count < 400; count++) {
    const board = randomBoard();
    const separator = pick([' ', ', ', '\t']);
    const rowSeparator = pick(['/', '\n', separator, '; ']);
    const tiles = board.tiles.map(String);
    const at = below(tiles.length);
    const last = tiles.length - 1;
    const error = below(4);
    if (error === 0) tiles[at] = String(below(tiles.length));
    if (error === 1) tiles.splice(at, 0, pick(tiles));
    // Without its largest tile, a board may be a smaller one.
    if (error === 2 && tiles[at] !== String(last)) tiles.splice(at, 1);
    if (error === 3) tiles[at] += pick(['0', '1', 'q']);
    if (tiles.join() === board.tiles.join()) continue;
    const rows = Array.from({ length: board.rows }, (_, row) =>
      tiles
        .slice(row * board.cols, row === board.rows - 1 ? undefined : (row + 1) * board.cols)
        .join(separator),
    );
    const text = rows.join(rowSeparator);
    if (!isBoardOrFault(read(text), board))
      misread.push(`${JSON.stringify(text)} was ${makeBoard(board)}, read ${read(text)}`);
  }
  expect(misread).toEqual([]);
});

test('move texts are never read as a board', () => {
  const misread: string[] = [];
  for (let count = 0; count < 400; count++) {
    const letters = Array.from({ length: 2 + below(30) }, () => pick([...'LURD']) + pick(['', '', '2', '3']));
    const text = pick([letters.join(''), letters.join(' '), letters.join('').toLowerCase()]);
    if (/\d/u.test(read(text))) misread.push(`${text}: ${read(text)}`);
  }
  expect(misread).toEqual([]);
});

test('a board in a random format, with comments and headers, is that board or a fault', () => {
  const misread: string[] = [];
  let readCount = 0;
  for (let count = 0; count < 400; count++) {
    const board = randomBoard();
    const rows = makeBoard(board)
      .split('/')
      .map((row) => row.split(' '));
    const join = (between: string, end: string) => rows.map((row) => row.join(between)).join(end);
    const body = pick([
      () => join(' ', '\n'),
      () => join(' ', ' # the row\n'),
      () => join(';', '\n'),
      () => join(',', '\n'),
      () => join('\t', '\n'),
      () => join(' & ', ' \\\\\n'),
      () => rows.map((row) => `| ${row.join(' | ')} |`).join('\n'),
      () => `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`,
      () => JSON.stringify({ id: 7, board: rows.map((row) => row.map(Number)) }),
      () =>
        `<table>${rows.map((row) => `<tr>${row.map((tile) => `<td>${tile}</td>`).join('')}</tr>`).join('')}</table>`,
      () => rows.map((row) => row.map((tile) => `:n${tile}:`).join('')).join('\n'),
    ])();
    const comment = pick([
      '',
      '# a puzzle, number 17\n',
      '// found in 2019\n',
      '% board 3 of 9\n',
      '; hard\n',
    ]);
    const header =
      comment.startsWith('#') || !/^[[{<]/u.test(body) ? pick(['', '', `${board.rows} ${board.cols}\n`]) : '';
    const text = comment + header + body;
    const result = read(text);
    if (result === makeBoard(board)) readCount++;
    if (!isBoardOrFault(result, board)) misread.push(`${JSON.stringify(text)}: ${result}`);
  }
  expect(misread).toEqual([]);
  expect(readCount).toBeGreaterThan(380);
});
