import { describe, expect, it, test } from 'vitest';
import { type BacktrackTable, createBacktrackTables } from '../../../../src/core/knight/classic/table.ts';
import { parseOptimisations } from '../../../../src/core/knight/notation/choice.ts';
import { createVocabulary } from '../../../../src/core/knight/notation/vocabulary.ts';
import {
  CLASSIC_PROGRAMS,
  type ClassicProgram,
  type MoveOrderName,
  OPTIMISATIONS,
} from '../../../../src/core/knight/request/choice.ts';
import { whyNoTourFrom } from '../../../../src/core/knight/rule/existence.ts';
import { TABLE_2, TABLE_3, TABLE_4 } from './article.ts';

/** Its clock stands still: no table runs out of time. */
const context = { now: () => 0, shouldStop: () => false };

function table(
  cols: number,
  rows: number,
  opts: string,
  program: ClassicProgram = 'iterative',
  array?: MoveOrderName,
): BacktrackTable {
  const parsed = parseOptimisations(opts, createVocabulary());
  if (!parsed.ok) throw new Error(opts);
  const classic = { opts: parsed.value, program, ...(array && { array }) };
  const made = createBacktrackTables({ cols, rows, choices: [classic], timeMs: 60_000 }, context);
  if (!made.ok) throw new Error(made.fault.code);
  const [only] = made.value;
  if (only === undefined) throw new Error('no table');
  return only;
}

/**
 * A table as the article prints one: the letter of the move order stands before the number, unless it is A.
 */
const printed = ({ table: cells, arrays }: BacktrackTable): string[] =>
  cells.map((line, row) =>
    line
      .map((cell, col) => {
        const array = arrays[row]?.[col];
        return `${array === undefined || array === 'A' ? '' : array}${cell}`;
      })
      .join(' '),
  );

/** Both without the cells that the article's text has lost. */
function comparable(found: readonly string[], expected: readonly string[]): [string[][], string[][]] {
  const want = expected.map((line) => line.split(' '));
  const have = found.map((line, row) =>
    line.split(' ').map((cell, col) => (want[row]?.[col] === '?' ? '?' : cell)),
  );
  return [have, want];
}

describe('the article’s tables', () => {
  it.each(Object.entries(TABLE_2))('table 2, 5x5, optimisations %s', (opts, lines) => {
    expect(printed(table(5, 5, opts))).toEqual(lines);
  });

  it.each(Object.entries(TABLE_3))('table 3, 7x7, optimisations %s', (opts, lines) => {
    const [have, want] = comparable(printed(table(7, 7, opts)), lines);
    expect(have).toEqual(want);
  });

  it.each(Object.entries(TABLE_4))('table 4, 14x3, optimisations %s', (opts, lines) => {
    expect(printed(table(14, 3, opts))).toEqual(lines);
  });

  // programs.test.ts shows that the three agree.
  it.each(CLASSIC_PROGRAMS)('table 4 with all optimisations by the %s program', (program) => {
    expect(printed(table(14, 3, '1,2,3,4', program))).toEqual(TABLE_4['1,2,3,4']);
  });
});

describe('the limits of a table', () => {
  const numbers = (lines: readonly string[]) =>
    lines.map((line) => line.split(' ').map((cell) => (/^[0-9]+$/.test(cell) ? Number(cell) : cell)));
  const limited = (opts: string, limits: { maxReturns?: number; goodReturns?: number }) => {
    const parsed = parseOptimisations(opts, createVocabulary());
    if (!parsed.ok) throw new Error(opts);
    const choices = [{ opts: parsed.value, program: 'iterative', ...limits } as const];
    const made = createBacktrackTables({ cols: 5, rows: 5, choices, timeMs: 60_000 }, context);
    if (!made.ok) throw new Error(made.fault.code);
    return made.value[0];
  };

  it.each([0, 100, 33_951, 50_000])('with maxReturns %i: LIM where table 2 has more', (maxReturns) => {
    const expected = numbers(TABLE_2['1'] ?? []).map((line) =>
      line.map((cell) => (typeof cell === 'number' && cell > maxReturns ? 'LIM' : cell)),
    );
    expect(limited('1', { maxReturns })?.table).toEqual(expected);
  });

  test('with many goodReturns, optimisation 4 stays with its first array', () => {
    const made = limited('1-4', { goodReturns: 1_000_000 });
    expect(made?.table).toEqual(numbers(TABLE_2['1,2,3'] ?? []));
    expect(new Set(made?.arrays.flat())).toEqual(new Set(['A', undefined]));
  });
});

/** The cells that are not 0 or N, as `column,row: value`. */
const exceptions = (made: BacktrackTable): string[] =>
  made.table.flatMap((line, row) =>
    line.flatMap((cell, col) => (cell === 0 || cell === 'N' ? [] : [`${col + 1},${row + 1}: ${cell}`])),
  );

describe('what the article says of larger boards', () => {
  test('8x8 with 1 and 2: most squares reach the limit, the smallest number is 2502 at (5, 5)', () => {
    const cells = table(8, 8, '1,2').table;
    const numbers = cells.flat().filter((cell) => typeof cell === 'number');
    expect(cells.flat().filter((cell) => cell === 'LIM').length).toBeGreaterThan(32);
    expect(Math.min(...numbers)).toBe(2502);
    expect(cells[4]?.[4]).toBe(2502);
  });

  // The article prints (6,4) for (7,4).
  test('8x8 with 1 and 3: none but 9 and 79', () => {
    expect(exceptions(table(8, 8, '1,3'))).toEqual(['4,1: 9', '7,4: 79']);
  });

  test('8x8 with 1 to 3: none but 3', () => {
    expect(exceptions(table(8, 8, '1-3'))).toEqual(['7,4: 3']);
  });

  test('8x8 with 1 to 4: none, by the second move order where 1 to 3 had 3', () => {
    const { table: cells, arrays } = table(8, 8, '1-4');
    expect(new Set(cells.flat())).toEqual(new Set([0]));
    expect(
      arrays.flatMap((line, row) =>
        line.flatMap((array, col) => (array === 'A' ? [] : [[col + 1, row + 1, array]])),
      ),
    ).toEqual([[7, 4, 'B']]);
  });

  test('9x9 with 1 to 3: 41 squares, none', () => {
    const made = table(9, 9, '1-3');
    expect(made.table.flat().filter((cell) => cell === 0)).toHaveLength(41);
    expect(made.table.flat().filter((cell) => cell === 'N')).toHaveLength(40);
  });

  test.each([5, 6, 7, 8, 9, 50])(
    'a board with sides of %i and 1 to 4: none from any square that has a tour',
    (side) => {
      const cells = table(side, side, 'all').table.flat();
      const possible = side % 2 === 0 ? side * side : (side * side + 1) / 2;
      expect(cells.filter((cell) => cell === 0)).toHaveLength(possible);
      expect(cells.filter((cell) => cell === 'N')).toHaveLength(side * side - possible);
    },
  );
});

describe('a table', () => {
  test.each([
    [3, 4],
    [4, 3],
    [4, 4],
    [3, 5],
    [6, 3],
    [3, 7],
  ])('of %ix%i without any optimisation has its N where the existence rule says no', (cols, rows) => {
    for (const [row, cells] of table(cols, rows, 'none').table.entries()) {
      for (const [file, cell] of cells.entries()) {
        const why = whyNoTourFrom(cols, rows, { file, rank: rows - 1 - row });
        expect(cell === 'N').toBe(why !== undefined);
      }
    }
  });

  test('under another move order is another', () => {
    expect(table(5, 5, '1', 'iterative', 'C').table).not.toEqual(table(5, 5, '1').table);
    expect(table(5, 5, '1', 'iterative', 'A').table).toEqual(table(5, 5, '1').table);
  });

  test('tells what was asked, and the share that is done', () => {
    const shares: number[] = [];
    const classic = { opts: OPTIMISATIONS, program: 'automaton', array: 'D' } as const;
    const made = createBacktrackTables(
      { cols: 3, rows: 4, choices: [classic, classic], timeMs: 9000 },
      { ...context, onProgress: (share) => shares.push(share) },
    );
    expect(made).toMatchObject({ ok: true, value: [{ cols: 3, rows: 4, ...classic }, classic] });
    expect(shares).toEqual(Array.from({ length: 24 }, (_, at) => expect.closeTo((at + 1) / 24)));
  });

  test('ends when it is told to, and when its time is over', () => {
    const choices = [{ opts: [1], program: 'recursive' }] as const;
    const asked = { cols: 8, rows: 8, choices, timeMs: 60_000 };
    const outOfTime = { ok: false, fault: { code: 'table-out-of-time', facts: { cols: 8, rows: 8 } } };
    let asks = 0;
    expect(createBacktrackTables(asked, { ...context, shouldStop: () => ++asks > 100 })).toEqual(outOfTime);
    let clock = 0;
    expect(createBacktrackTables(asked, { ...context, now: () => (clock += 1000) })).toEqual(outOfTime);
    expect(clock).toBeLessThan(70_000);
  });

  test('that is ended in the middle has a ? for each square that was not reached', () => {
    const choices = [{ opts: [1, 2, 3], program: 'iterative' } as const];
    // The clock goes on by a second whenever it is read, some times a square.
    let clock = 0;
    const made = createBacktrackTables(
      { cols: 7, rows: 7, choices, timeMs: 30_000 },
      { ...context, now: () => (clock += 1000) },
    );
    if (!made.ok) throw new Error(made.fault.code);
    const cells = made.value[0]?.table.flat() ?? [];
    const reached = cells.indexOf('?');
    const whole = (TABLE_3['1,2,3'] ?? []).flatMap((line) => line.split(' '));
    expect(reached).toBeGreaterThan(5);
    expect(cells).toHaveLength(49);
    expect(cells.slice(0, reached).map(String)).toEqual(whole.slice(0, reached));
    expect(cells.slice(reached).every((cell) => cell === '?')).toBe(true);
  });

  test.each([
    [{ cols: 201, rows: 200 }, 'backtracks-too-large', { cols: 201, rows: 200, max: 40_000 }],
    [{ cols: 0, rows: 5 }, 'bad-board-size', { text: '0x5' }],
    [{ cols: 10_001, rows: 5 }, 'board-too-large', { cols: 10_001, rows: 5, max: 10_000 }],
  ])('of %o is refused: %s', (size, code, facts) => {
    const classic = { opts: OPTIMISATIONS, program: 'recursive' } as const;
    expect(createBacktrackTables({ ...size, choices: [classic], timeMs: 1000 }, context)).toEqual({
      ok: false,
      fault: { code, facts },
    });
  });
});
