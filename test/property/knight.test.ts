import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTour } from '../../src/core/knight/board/check-tour.ts';
import { makeSquare, parseSquare } from '../../src/core/knight/board/square.ts';
import { createKnightCache, findTour } from '../../src/core/knight/find-tour.ts';
import { whyNoTourFrom } from '../../src/core/knight/rule/existence.ts';
import { parseKnightText } from '../support/knight-words.ts';

const side = fc.integer({ min: 1, max: 10_000 });
const board = fc.record({ cols: side, rows: side });

describe("knight's boards", () => {
  it('parseSquare undoes makeSquare on any board', () => {
    fc.assert(
      fc.property(board, fc.nat(), fc.nat(), ({ cols, rows }, x, y) => {
        const square = { file: x % cols, rank: y % rows };
        expect(parseSquare(makeSquare(square), cols, rows)).toEqual({ ok: true, value: square });
      }),
    );
  });

  it('makeSquare undoes parseSquare', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,3}[1-9][0-9]{0,3}$/), (text) => {
        const square = parseSquare(text, 20_000, 10_000);
        expect(square.ok && makeSquare(square.value)).toBe(text);
      }),
    );
  });

  it('any text is read or refused with a code, never thrown at', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789xa e-:>toх×') }),
    );
    const word = fc.constantFrom('a1', 'to h8', 'opts:1,3', 'automaton', 'table', 'closed', '5x5', 'vs');
    const field = fc.option(fc.oneof(word, text), { nil: undefined });
    const names = ['show', 'start', 'end', 'opts', 'method', 'program', 'array', 'style', 'seed'] as const;
    const form = fc.tuple(fc.oneof(text, word), ...names.map(() => field), fc.boolean());
    fc.assert(
      fc.property(fc.oneof(text, form), (asked) => {
        const [line = '', ...rest] = typeof asked === 'string' ? [asked] : asked;
        const fields = Object.fromEntries(
          names.flatMap((name, at) => (typeof rest[at] === 'string' ? [[name, rest[at]]] : [])),
        );
        const read = parseKnightText({ ...fields, line: String(line), closed: rest.at(-1) === true });
        if (!read.ok) expect(read.fault.code).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 3000 },
    );
  });

  it('every tour answered is a tour as asked; every refusal has a reason', () => {
    const memory = createKnightCache();
    const length = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(
        length,
        length,
        fc.nat(),
        fc.option(fc.nat(), { nil: undefined }),
        fc.boolean(),
        fc.integer(),
        (cols, rows, s, e, closed, seed) => {
          const at = (index: number) => ({
            file: index % cols,
            rank: Math.floor((index % (cols * rows)) / cols),
          });
          const start = at(s);
          const end = e === undefined || closed ? undefined : at(e);
          fc.pre(end === undefined || makeSquare(start) !== makeSquare(end));
          const request = {
            cols,
            rows,
            start,
            closed,
            method: 'construct',
            seed,
            timeMs: 5000,
            ...(end && { end }),
          } as const;
          const found = findTour(request, { now: () => 0, memory });
          if (!found.ok) throw new Error(found.fault.code);
          const { exists, order, reason, nearest } = found.value;
          expect(exists).toBe(reason === undefined);
          // The offered alternative works: another end if only the end is at fault; another start if only the
          // start is, with that end; another start with any end if both are.
          const { end: _, ...free } = request;
          const isEnd = reason?.facts.which === 'end';
          const isBoth = !isEnd && end !== undefined && whyNoTourFrom(cols, rows, end) !== undefined;
          for (const square of nearest) {
            const other = isEnd
              ? { ...request, end: square }
              : { ...(isBoth ? free : request), start: square };
            const again = findTour(other, { now: () => 0, memory });
            expect(again).toMatchObject({ ok: true, value: { exists: true } });
          }
          if (exists)
            expect(checkTour({ cols, rows, order, start, closed, ...(end && { end }) }).ok).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
