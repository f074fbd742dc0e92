import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/core/sliding/board.ts';
import {
  applyMoves,
  boardsAlong,
  countMoves,
  invertMoves,
  legalMoves,
} from '../../src/core/sliding/moves.ts';
import {
  makeBoard,
  makeMoves,
  makeSize,
  parseBoard,
  parseMoves,
  parsePuzzle,
  parseSize,
} from '../../src/core/sliding/notation/puzzle.ts';

const side = fc.integer({ min: 2, max: 10 });
const permutation = (count: number): fc.Arbitrary<number[]> => {
  const tiles = Array.from({ length: count }, (_, tile) => tile);
  return fc.shuffledSubarray(tiles, { minLength: count, maxLength: count });
};
const boardOf = (rows: number, cols: number): fc.Arbitrary<Board> =>
  permutation(rows * cols).map((tiles) => ({ rows, cols, tiles }));
const board = fc.tuple(side, side).chain(([rows, cols]) => boardOf(rows, cols));
const puzzle = fc
  .tuple(side, side)
  .chain(([rows, cols]) => fc.record({ start: boardOf(rows, cols), goal: boardOf(rows, cols) }));
const moves = fc.string({ unit: fc.constantFrom('U', 'D', 'L', 'R'), maxLength: 200 });

describe('boards as text', () => {
  it('parseBoard undoes makeBoard', () => {
    fc.assert(
      fc.property(board, (one) => {
        expect(parseBoard(makeBoard(one))).toEqual({ ok: true, value: one });
      }),
    );
  });

  it('a start and a goal are read whatever stands between them', () => {
    const between = fc.constantFrom(' -> ', '=>', ' to ', '\n\n', '\n', '/', ' → ');
    fc.assert(
      fc.property(puzzle, between, (both, mark) => {
        const text = `${makeBoard(both.start)}${mark}${makeBoard(both.goal)}`;
        expect(parsePuzzle(text)).toEqual({ ok: true, value: both });
      }),
    );
  });

  it('a size in front makes rows needless, and any separator and blank will do', () => {
    const separator = fc.constantFrom(' ', ',', ', ', '\t', '  ', ' ,');
    const blank = fc.constantFrom('0', '_', '.', '*', '#', 'x');
    fc.assert(
      fc.property(puzzle, separator, blank, ({ start, goal }, space, sign) => {
        const list = (one: Board): string => one.tiles.map((tile) => (tile === 0 ? sign : tile)).join(space);
        const text = `${makeSize(start)} ${list(start)} -> ${list(goal)}`;
        expect(parsePuzzle(text)).toEqual({ ok: true, value: { start, goal } });
      }),
    );
  });

  it('boards of up to ten cells are read without any separator', () => {
    const small = fc
      .constantFrom([2, 2], [2, 3], [2, 4], [3, 3])
      .chain(([rows = 2, cols = 2]) => boardOf(rows, cols));
    fc.assert(
      fc.property(small, (one) => {
        expect(parseBoard(one.tiles.join(''))).toEqual({ ok: true, value: one });
      }),
    );
  });

  it('any text whatever gives a board or a fault with a code, never an exception', () => {
    const unit = fc.constantFrom(...'0123456789 /;|,\nx_.#*->to[](){}"\'a٣３é🧩\u200b\ud83e:=');
    const text = fc.oneof(fc.string({ unit, maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 }));
    fc.assert(
      fc.property(text, fc.option(text, { nil: undefined }), (typed, size) => {
        const read = parsePuzzle(typed, size);
        if (!read.ok) {
          expect(read.fault.code).toMatch(/^[a-z-]+$/);
          for (const fact of Object.values(read.fault.facts)) expect(String(fact).isWellFormed()).toBe(true);
          return;
        }
        const { start, goal } = read.value;
        const all = Array.from({ length: start.rows * start.cols }, (_, tile) => tile);
        for (const one of [start, goal]) expect([...one.tiles].sort((a, b) => a - b)).toEqual(all);
        expect([goal.rows, goal.cols]).toEqual([start.rows, start.cols]);
      }),
      { numRuns: 1000 },
    );
  });

  it('parseSize undoes makeSize', () => {
    fc.assert(
      fc.property(side, side, (rows, cols) => {
        expect(parseSize(makeSize({ rows, cols }))).toEqual({ ok: true, value: { rows, cols } });
      }),
    );
  });
});

describe('moves as text', () => {
  it.each(['stm', 'mtm'] as const)('parseMoves undoes makeMoves in %s', (metric) => {
    fc.assert(
      fc.property(moves, (line) => {
        fc.pre(line !== '');
        expect(parseMoves(makeMoves(line, metric))).toEqual({ ok: true, value: line });
      }),
    );
  });

  it('in mtm as many letters are written as slides are counted', () => {
    fc.assert(
      fc.property(moves, (line) => {
        expect(makeMoves(line, 'mtm').replace(/[0-9]/g, '')).toHaveLength(countMoves(line, 'mtm'));
        expect(makeMoves(line, 'stm')).toHaveLength(countMoves(line, 'stm'));
      }),
    );
  });

  it('the inverse moves lead back, and every board on the way differs by one exchange', () => {
    fc.assert(
      fc.property(board, fc.array(fc.nat(), { maxLength: 40 }), (one, picks) => {
        let line = '';
        let at = one;
        for (const pick of picks) {
          const legal = legalMoves(at);
          line += legal[pick % legal.length];
          at = boardsAlong(one, line).at(-1) ?? one;
        }
        expect(applyMoves(at, invertMoves(line))).toEqual({ ok: true, value: one });
        const along = boardsAlong(one, line);
        expect(along).toHaveLength(line.length + 1);
        along.slice(1).forEach((next, step) => {
          const before = along[step]?.tiles ?? [];
          expect(next.tiles.filter((tile, cell) => tile !== before[cell])).toHaveLength(2);
        });
      }),
      { numRuns: 60 },
    );
  });
});
