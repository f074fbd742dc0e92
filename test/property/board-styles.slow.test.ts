import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/core/sliding/board.ts';
import { parseDay } from '../../src/daily/day.ts';
import { parseBoard, parseMoves, parsePuzzle, parseSize, splitOffMoves } from '../support/sliding-words.ts';

const side = fc.integer({ min: 2, max: 10 });
const boardOf = (rows: number, cols: number): fc.Arbitrary<Board> => {
  const tiles = Array.from({ length: rows * cols }, (_, tile) => tile);
  return fc
    .shuffledSubarray(tiles, { minLength: tiles.length, maxLength: tiles.length })
    .map((shuffled) => ({ rows, cols, tiles: shuffled }));
};
const size = fc.tuple(side, side);
const board = size.chain(([rows, cols]) => boardOf(rows, cols));
const pair = size.chain(([rows, cols]) => fc.tuple(boardOf(rows, cols), boardOf(rows, cols)));

/** The board's cells row by row, the blank as that sign, each at least that wide. */
const cells = ({ rows, cols, tiles }: Board, blank = '0', width = 0): string[][] =>
  Array.from({ length: rows }, (_, row) =>
    tiles
      .slice(row * cols, (row + 1) * cols)
      .map((tile) => (tile === 0 ? blank : String(tile)).padStart(width)),
  );
const lines = (rows: readonly string[][], cell: string, row = '\n'): string =>
  rows.map((one) => one.join(cell)).join(row);

const BLANKS = ['0', '_', '.', 'x', '*', '#', 'O', '-', '—', '⬜', '⬛', '□', '🔲', 'null', 'None', 'empty'];

/** How people write one board with rows to be seen; the blank's sign is theirs to choose. */
const STYLES: Readonly<Record<string, (board: Board, blank: string) => string>> = {
  'rows of words': (one, blank) => lines(cells(one, blank), ' '),
  'rows by slashes': (one, blank) => lines(cells(one, blank), ' ', ' / '),
  'commas and semicolons': (one, blank) => lines(cells(one, blank), ', ', '; '),
  tabs: (one, blank) => lines(cells(one, blank), '\t'),
  'right-aligned': (one, blank) => lines(cells(one, blank, 4), ' '),
  JSON: (one, blank) => `[[${lines(cells(one, blank), ', ', '], [')}]]`,
  'a JSON key': (one, blank) => `{"board": [[${lines(cells(one, blank), ',', '],[')}]]}`,
  'a code block': (one, blank) => `\`\`\`text\n${lines(cells(one, blank), ' ')}\n\`\`\``,
  'a sentence': (one, blank) => `Can you solve this?\n${lines(cells(one, blank), ' ')}\nThanks!`,
  bold: (one, blank) => `**${lines(cells(one, blank), ' ')} **`,
  'a label': (one, blank) => `start: ${lines(cells(one, blank), ' ', '/')}`,
  'a size in front': (one, blank) => `${one.rows} by ${one.cols}: ${cells(one, blank).flat().join(' ')}`,
  'a size in the first line': (one, blank) => `${one.rows} ${one.cols}\n${lines(cells(one, blank), ' ')}`,
  markdown: (one, blank) => {
    const [first = [], ...others] = cells(one, blank).map((row) => `| ${row.join(' | ')} |`);
    return [first, `|${'---|'.repeat(one.cols)}`, ...others].join('\n');
  },
  'a frame': (one, blank) => {
    const border = `+${'-----+'.repeat(one.cols)}`;
    return [border, ...cells(one, blank, 3).flatMap((row) => [`| ${row.join(' | ')} |`, border])].join('\n');
  },
  'a drawn box': (one, blank) => {
    const border = (left: string, middle: string, right: string) =>
      left + Array.from({ length: one.cols }, () => '────').join(middle) + right;
    const rows = cells(one, blank, 3).map((row) => `│${row.join(' │')} │`);
    return [border('┌', '┬', '┐'), rows.join(`\n${border('├', '┼', '┤')}\n`), border('└', '┴', '┘')].join(
      '\n',
    );
  },
};

/** The same with nothing where the blank is. */
const GAPS: Readonly<Record<string, (board: Board) => string>> = {
  'an empty cell of a table': (one) => STYLES.markdown?.(one, ' ') ?? '',
  'an empty cell of a frame': (one) => STYLES['a frame']?.(one, ' ') ?? '',
  'an empty cell of a box': (one) => STYLES['a drawn box']?.(one, ' ') ?? '',
  'nothing between commas': (one) => lines(cells(one, ''), ','),
  'nothing between commas in JSON': (one) => `[[${lines(cells(one, ''), ', ', '], [')}]]`,
};

describe('a board of any size is read', () => {
  it.each(Object.entries(STYLES))('in the style of %s', (_, style) => {
    fc.assert(
      fc.property(board, fc.constantFrom(...BLANKS), (one, blank) => {
        expect(parseBoard(style(one, blank))).toEqual({ ok: true, value: one });
      }),
      { numRuns: 60 },
    );
  });

  it.each(Object.entries(GAPS))('with %s', (_, style) => {
    fc.assert(
      fc.property(board, (one) => {
        // Of two rows the first may end with a comma that means nothing.
        fc.pre(one.rows > 2 || one.tiles[one.cols - 1] !== 0);
        expect(parseBoard(style(one))).toEqual({ ok: true, value: one });
      }),
      { numRuns: 60 },
    );
  });

  it('with a gap in aligned columns, or none at the end of a row', () => {
    fc.assert(
      fc.property(board, (one) => {
        const text = lines(cells(one, '', 3), ' ');
        const read = parseBoard(text);
        const atEnd = one.tiles.indexOf(0) % one.cols === one.cols - 1;
        if (atEnd) expect(read.ok).toBe(false);
        else expect(read).toEqual({ ok: true, value: one });
      }),
      { numRuns: 200 },
    );
  });

  it('with a sign between all numbers', () => {
    fc.assert(
      fc.property(board, fc.constantFrom('-', '.', '_', ' - ', '–', '·'), (one, sign) => {
        fc.pre(one.tiles.length > 4);
        expect(parseBoard(lines(cells(one), sign))).toEqual({ ok: true, value: one });
      }),
      { numRuns: 100 },
    );
  });

  it('in letters or hexadecimal digits, upper and lower case', () => {
    const between = fc.constantFrom(['', '/'], ['', '\n'], ['', ''], [' ', '\n'], [' ', ' ']);
    // A row of this one means `help` in German.
    const worded = { rows: 4, cols: 4, tiles: [14, 10, 1, 4, 7, 15, 3, 5, 0, 13, 11, 2, 8, 9, 12, 6] };
    fc.assert(
      fc.property(
        boardOf(4, 4),
        between,
        fc.boolean(),
        fc.boolean(),
        (one, [cell = '', row = ''], hex, upper) => {
          const symbol = (tile: string): string =>
            hex ? Number(tile).toString(16) : (' abcdefghijklmno'[Number(tile)] ?? '').replace(' ', '_');
          const text = lines(
            cells(one).map((line) => line.map(symbol)),
            cell,
            row,
          );
          // The one row of a board that spells a word for the blank.
          fc.pre(!/\bhole\b/.test(text));
          expect(parseBoard(upper ? text.toUpperCase() : text)).toEqual({ ok: true, value: one });
        },
      ),
      { numRuns: 200, examples: [[worded, ['', '/'], false, false]] },
    );
  });
});

describe('a start and a goal of any size are read', () => {
  const LINED = Object.entries(STYLES).filter(([name]) => !/sentence|label|size|key|code|bold/.test(name));
  const between = fc.constantFrom('\n->\n', '\nto\n', '\n\n', '\ngoal:\n', '\n-----\n', ' => ');

  it.each(LINED)('in the style of %s', (name, style) => {
    fc.assert(
      fc.property(pair, fc.constantFrom(...BLANKS), between, ([start, goal], blank, mark) => {
        fc.pre(!(mark === ' => ' && /frame|box/.test(name)));
        const text = `${style(start, blank)}${mark}${style(goal, blank)}`;
        expect(parsePuzzle(text)).toEqual({ ok: true, value: { start, goal } });
      }),
      { numRuns: 60 },
    );
  });

  it('by their labels', () => {
    fc.assert(
      fc.property(pair, ([start, goal]) => {
        const json = ({ rows, cols, tiles }: Board): string =>
          `[[${lines(cells({ rows, cols, tiles }), ',', '],[')}]]`;
        const value = { start, goal };
        expect(parsePuzzle(`{"start": ${json(start)}, "goal": ${json(goal)}}`)).toEqual({ ok: true, value });
        expect(parsePuzzle(`start: ${json(start)} goal=${json(goal)}`)).toEqual({ ok: true, value });
      }),
      { numRuns: 60 },
    );
  });

  it('side by side, unless each line is a board of its own', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom('   ', ' | ', ' -> '), ([start, goal], mark) => {
        fc.pre(start.rows > 2);
        // Where its first half and its second are boards, too, the text is two lists, one after the other.
        fc.pre(mark === ' -> ' || !isTwoLists(start, goal));
        const right = cells(goal, '0', 2);
        const text = cells(start, '0', 2).map((row, at) => `${row.join(' ')}${mark}${right[at]?.join(' ')}`);
        expect(parsePuzzle(text.join('\n'))).toEqual({ ok: true, value: { start, goal } });
      }),
      { numRuns: 100 },
    );
  });
});

/** Are both halves of the text that has the boards side by side, row by row, permutations of their tiles? */
function isTwoLists(start: Board, goal: Board): boolean {
  const { rows, cols } = start;
  const tiles = Array.from({ length: rows }, (_, row) =>
    [start, goal].flatMap((board) => board.tiles.slice(row * cols, (row + 1) * cols)),
  ).flat();
  return new Set(tiles.slice(0, rows * cols)).size === rows * cols;
}

it('any text whatever is read or refused, never an exception', () => {
  const parts = [
    '1',
    '0',
    '10',
    ' ',
    '\n',
    '|',
    '-',
    '->',
    '.',
    ',',
    '_',
    '*',
    'o',
    'x',
    '---',
    '+-',
    '│',
    '⬜',
    'a',
    'goal',
    'to',
    '3x3',
  ];
  const text = fc.oneof(
    fc.array(fc.constantFrom(...parts), { maxLength: 400 }).map((some) => some.join('')),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .tuple(fc.constantFrom(...parts), fc.integer({ min: 0, max: 20_000 }))
      .map(([one, times]) => one.repeat(times)),
  );
  fc.assert(
    fc.property(text, (typed) => {
      for (const read of [
        parsePuzzle(typed),
        parseBoard(typed),
        parseMoves(typed),
        parseSize(typed),
        parseDay(typed, '2026-11-22'),
      ])
        if (!read.ok)
          expect(Object.values(read.fault.facts).every((fact) => String(fact).isWellFormed())).toBe(true);
      expect(splitOffMoves(typed)).toHaveProperty('boardText');
    }),
    { numRuns: 400 },
  );
});
