import { describe, expect, it, test } from 'vitest';
import { checkLog } from '../../../../src/core/knight/classic/check-classic.ts';
import { type LogStep, recordStepLog, type StepLog } from '../../../../src/core/knight/classic/step-log.ts';
import {
  CLASSIC_PROGRAMS,
  type ClassicSettings,
  OPTIMISATIONS,
} from '../../../../src/core/knight/request/choice.ts';
import { TABLE_1, TABLE_1_BACKTRACKS, TABLE_1_TOUR, TOUR_5X5, TOUR_7X7, TOUR_14X3 } from './article.ts';

/** The log from a square given as the article does: column and row from the top left, from 1. */
function log(
  cols: number,
  rows: number,
  [x, y]: readonly [number, number],
  classic: ClassicSettings,
  maxSteps = 100_000,
): StepLog {
  const made = recordStepLog({ cols, rows, start: { file: x - 1, rank: rows - y }, classic, maxSteps });
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

/** A step in the article's words. */
function line({ kind, number, square }: LogStep, rows: number): string {
  const at = `(${square.file + 1}, ${rows - square.rank})`;
  if (kind === 'start') return `Начальный ход ${at}`;
  return kind === 'move' ? `Ход ${number} в ${at}` : `Отмена хода ${number} из ${at}`;
}

const lines = ({ cols, order }: StepLog): string[] =>
  Array.from({ length: order.length / cols }, (_, row) =>
    order.slice(row * cols, (row + 1) * cols).join(' '),
  );

describe.each(CLASSIC_PROGRAMS)('the log of the %s program', (program) => {
  test('is the article’s table 1, line by line', () => {
    const made = log(3, 4, [2, 4], { opts: [1], program, array: 'B' });
    expect(made.steps.map((step) => line(step, 4))).toEqual(TABLE_1);
    expect(lines(made)).toEqual(TABLE_1_TOUR);
    expect(made).toMatchObject({ outcome: 'tour', backtracks: TABLE_1_BACKTRACKS, array: 'B' });
  });

  it.each([
    [5, 5, TOUR_5X5],
    [7, 7, TOUR_7X7],
    [14, 3, TOUR_14X3],
  ] as const)('leads to the tour that the article prints for %ix%i', (cols, rows, tour) => {
    const made = log(cols, rows, [cols, rows], { opts: OPTIMISATIONS, program });
    expect(lines(made)).toEqual(tour);
    expect(made).toMatchObject({ outcome: 'tour', backtracks: 0, array: 'A' });
  });

  test('is cut after the requested number of steps', () => {
    const classic: ClassicSettings = { opts: [1], program, array: 'B' };
    const whole = log(3, 4, [2, 4], classic);
    for (const most of [1, 10, 49]) {
      const cut = log(3, 4, [2, 4], classic, most);
      expect(cut).toMatchObject({ outcome: 'cut', steps: whole.steps.slice(0, most) });
      expect(cut.order).toHaveLength(0);
    }
    expect(log(3, 4, [2, 4], classic, 50)).toEqual(whole);
  });

  test('ends with the start taken back where there is no tour', () => {
    const made = log(3, 3, [1, 1], { opts: [], program });
    expect(made).toMatchObject({ outcome: 'none', backtracks: made.steps.length / 2 });
    expect(made.steps.at(-1)).toEqual({
      kind: 'undo',
      number: 1,
      square: { file: 0, rank: 2 },
      state: 'y2',
    });
  });

  test('is empty when optimisation 1 excludes a tour', () => {
    expect(log(5, 5, [2, 1], { opts: [1], program })).toMatchObject({
      outcome: 'none',
      steps: [],
      backtracks: 0,
    });
  });

  test('shows the successful move order of those tried', () => {
    const made = log(5, 5, [3, 5], { opts: OPTIMISATIONS, program });
    expect(made).toMatchObject({ outcome: 'tour', array: 'D', backtracks: 0 });
    expect(made.steps).toHaveLength(25);
  });

  test('ends at the limit when the search is given up', () => {
    // 400,001 backtracks take more steps than a log has.
    const made = log(7, 7, [3, 1], { opts: [1], program });
    expect(made).toMatchObject({ outcome: 'cut' });
    expect(made.steps).toHaveLength(100_000);
  });

  test('is valid when it is replayed', () => {
    for (const opts of [[], [1, 2], [1, 2, 3], OPTIMISATIONS] as const) {
      const request = { cols: 3, rows: 7, start: { file: 0, rank: 0 }, classic: { opts, program } };
      const made = recordStepLog({ ...request, maxSteps: 50_000 });
      if (!made.ok) throw new Error(made.fault.code);
      expect(checkLog(request, made.value)).toBeUndefined();
    }
  });
});

test('the automaton’s states: y1 after the start and each move, y2 after each knight taken back', () => {
  const { steps } = log(3, 4, [2, 4], { opts: [1], program: 'automaton', array: 'B' });
  expect(steps.some(({ kind }) => kind === 'undo')).toBe(true);
  for (const { kind, state } of steps) expect(state).toBe(kind === 'undo' ? 'y2' : 'y1');
});

describe('the automaton’s transitions', () => {
  const states = (made: StepLog): string =>
    ['y0', ...(made.transitions ?? []).map(({ to }) => to)].join(' ').replace(/( y1)+( y1)/g, ' y1');
  const automaton = (opts: ClassicSettings['opts'], maxReturns?: number): ClassicSettings => ({
    opts,
    program: 'automaton',
    array: 'B',
    ...(maxReturns !== undefined && { maxReturns }),
  });

  // By hand, from the article's listing.
  it.each([
    ['ends in y3 immediately where optimisation 1 says no', [5, 5], [1, 4], automaton([1]), 'y0 y3'],
    ['ends in y3 where all has been tried', [1, 2], [1, 1], automaton([]), 'y0 y1 y2 y1 y3'],
    ['ends in y4 with a tour', [1, 1], [1, 1], automaton([]), 'y0 y1 y4'],
    ['ends in y5 with too many backtracks', [3, 3], [1, 1], automaton([], 0), 'y0 y1 y2 y5'],
  ] as const)('%s', (_, [cols, rows], start, classic, expected) => {
    expect(states(log(cols, rows, start, classic))).toBe(expected);
  });

  test('follow one another, and are the actions of the steps', () => {
    const made = log(3, 4, [2, 4], automaton([1]));
    const { transitions = [], steps } = made;
    expect(transitions[0]?.from).toBe('y0');
    for (const [at, { from }] of transitions.entries()) expect(from).toBe(transitions[at - 1]?.to ?? 'y0');
    expect(transitions.at(-1)?.to).toBe('y4');
    const acts = transitions.flatMap(({ actions }) => actions.filter((action) => action !== 'z2'));
    const act = { start: 'z1_0', move: 'z1_1', undo: 'z1_2' } as const;
    expect(acts).toEqual(steps.map(({ kind }) => act[kind]));
    expect(transitions.filter(({ from }) => from === 'y2')).toHaveLength(TABLE_1_BACKTRACKS);
  });

  test('exist for the automaton only', () => {
    expect(log(3, 4, [2, 4], { ...automaton([1]), program: 'iterative' }).transitions).toBeUndefined();
  });
});

describe('the check of a step log finds a fault', () => {
  const request = {
    cols: 3,
    rows: 4,
    start: { file: 1, rank: 0 },
    classic: { opts: [1], program: 'iterative', array: 'B' },
    maxSteps: 1000,
  } as const;
  const made = recordStepLog(request);
  if (!made.ok) throw new Error(made.fault.code);
  const log = made.value;
  it.each([
    ['a step left out', { steps: log.steps.toSpliced(20, 1) }],
    ['a step twice', { steps: log.steps.toSpliced(20, 0, ...log.steps.slice(20, 21)) }],
    ['another count', { backtracks: 18 }],
    ['another tour', { order: log.order.toReversed() }],
    ['a tour that was not found', { steps: log.steps.slice(0, -1) }],
    ['a tour denied', { outcome: 'none' }],
  ] as const)('%s', (_, wrong) => {
    expect(checkLog(request, { ...log, ...wrong })).toBeTypeOf('string');
  });
});

test.each([
  [{ cols: 201, rows: 200 }, 'log-too-large', { cols: 201, rows: 200, max: 40_000 }],
  [{ cols: 3, rows: 0 }, 'bad-board-size', { text: '3x0' }],
  [{ cols: 2, rows: 4 }, 'square-off-board', { square: 'c1', cols: 2, rows: 4, first: 'a1', last: 'b4' }],
])('a log of %o is refused: %s', (size, code, facts) => {
  const classic = { opts: OPTIMISATIONS, program: 'recursive' } as const;
  expect(recordStepLog({ ...size, start: { file: 2, rank: 0 }, classic, maxSteps: 9 })).toEqual({
    ok: false,
    fault: { code, facts },
  });
});
