import { below, type Random, seededRandom } from '../random.ts';
import type { TourPlan } from './block-tour.ts';
import { BACK_COLS, BACK_ROWS } from './column-automaton.ts';
import type { Cell } from './block-tour.ts';
import { automatonOf, endMasks, whyNotBetween } from './existence.ts';
import type { KnightMemory } from './memory.ts';
import { narrowRun } from './narrow-run.ts';

/** Repeats of a stretch between equal states are multiples of this many columns. */
const PERIOD = 24;
const LONG = 64;
const ATTEMPTS = 64;

/** A gap between the columns of the ends, in the shortened board: its columns and how many periods were cut out. */
interface Gap {
  readonly from: number;
  readonly to: number;
  readonly periods: number;
}

/** Cuts each gap before, between and after the ends down to 24 to 48 columns; gives the gaps and the shortened ends. */
function shorten(cols: number, ends: readonly Cell[]): { cols: number; ends: Cell[]; gaps: Gap[] } {
  const order = [...ends].sort((a, b) => a.col - b.col);
  const gaps: Gap[] = [];
  const moved = new Map<Cell, Cell>();
  let before = -1;
  let cut = 0;
  for (const stop of [...order.map((cell) => cell.col), cols]) {
    const length = stop - before - 1;
    const periods = length > 2 * PERIOD ? Math.floor((length - PERIOD) / PERIOD) : 0;
    const from = before + 1 - cut;
    cut += periods * PERIOD;
    gaps.push({ from, to: stop - cut, periods });
    for (const cell of order) if (cell.col === stop) moved.set(cell, { row: cell.row, col: stop - cut });
    before = stop;
  }
  return { cols: cols - cut, ends: ends.map((cell) => moved.get(cell) ?? cell), gaps };
}

/** The back links of all columns of a board, found on a shortened board whose cut gaps are filled by repeated stretches. */
function columnLinks(
  rows: number,
  cols: number,
  ends: readonly Cell[],
  closed: boolean,
  random: Random,
  memory: KnightMemory,
): readonly number[] | undefined {
  const automaton = automatonOf(rows, memory);
  if (cols <= LONG) return narrowRun(automaton, cols, endMasks(ends), closed, random)?.links;
  const short = shorten(cols, ends);
  const run = narrowRun(automaton, short.cols, endMasks(short.ends), closed, random);
  if (run === undefined) return undefined;
  const links: number[] = [];
  let done = 0;
  for (const { from, to, periods } of short.gaps) {
    if (periods === 0) continue;
    const stretch = equalStates(run.states, from, to);
    if (stretch === undefined) return undefined;
    for (; done < stretch.to; done++) links.push(run.links[done] ?? 0);
    const repeats = (periods * PERIOD) / (stretch.to - stretch.from);
    for (let i = 0; i < repeats; i++) {
      for (let column = stretch.from; column < stretch.to; column++) links.push(run.links[column] ?? 0);
    }
  }
  for (; done < short.cols; done++) links.push(run.links[done] ?? 0);
  return links;
}

/** Two borders in a gap with the same state, a divisor of the period apart. */
function equalStates(
  states: readonly number[],
  from: number,
  to: number,
): { from: number; to: number } | undefined {
  for (const apart of [2, 4, 6, 8, 12, 24, 1, 3]) {
    for (let at = from + 4; at + apart <= to; at++) {
      if (states[at] === states[at + apart]) return { from: at, to: at + apart };
    }
  }
  return undefined;
}

/** Numbers the cells along the links from `start`, from 1 in reading order; undefined unless all cells come. */
function follow(
  rows: number,
  cols: number,
  links: readonly number[],
  start: Cell,
  closed: boolean,
): { order: Int32Array; last: number } | undefined {
  const near = new Int32Array(2 * rows * cols).fill(-1);
  const tie = (a: number, b: number): void => {
    near[2 * a + (near[2 * a] === -1 ? 0 : 1)] = b;
  };
  for (const [col, column] of links.entries()) {
    for (let row = 0; row < rows; row++) {
      for (let b = 0; b < 4; b++) {
        if (((column >> (4 * row + b)) & 1) === 0) continue;
        const cell = row * cols + col;
        const back = (row + (BACK_ROWS[b] ?? 0)) * cols + col + (BACK_COLS[b] ?? 0);
        tie(cell, back);
        tie(back, cell);
      }
    }
  }
  const order = new Int32Array(rows * cols);
  const first = start.row * cols + start.col;
  let before = closed ? (near[2 * first + 1] ?? -1) : -1;
  let cell = first;
  let number = 0;
  while (cell !== -1 && order[cell] === 0) {
    order[cell] = ++number;
    const next = near[2 * cell] === before ? near[2 * cell + 1] : near[2 * cell];
    before = cell;
    cell = next ?? -1;
  }
  return number === rows * cols ? { order, last: before } : undefined;
}

/** A random cell that may be the other end of a tour from `start`. */
function freeEnd(plan: TourPlan, random: Random, memory: KnightMemory): Cell {
  const { rows, cols, start } = plan;
  const from = { file: start.col, rank: start.row };
  for (;;) {
    const at = below(random, rows * cols);
    const to = { file: at % cols, rank: Math.floor(at / cols) };
    if (whyNotBetween(cols, rows, from, to, memory) === undefined) return { row: to.rank, col: to.file };
  }
}

/**
 * A tour of a board with 3 or 4 rows and at least as many columns, for a plan that the existence rule allows: by
 * the column automaton, long boards by repeating stretches between equal states, so in time linear in the cells.
 * `order` numbers the cells from 1 in reading order.
 */
export function narrowTour(plan: TourPlan, memory: KnightMemory): { order: Int32Array; last: number } {
  const { rows, cols, start, closed, seed } = plan;
  const random = seededRandom(Math.imul(seed, 0xc2b2ae35));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const ends = closed ? [] : [start, plan.end ?? freeEnd(plan, random, memory)];
    const links = columnLinks(rows, cols, ends, closed, random, memory);
    const tour = links === undefined ? undefined : follow(rows, cols, links, start, closed);
    if (tour !== undefined) return tour;
  }
  throw new Error(`no run of the automaton gives the tour of ${rows} x ${cols}`);
}
