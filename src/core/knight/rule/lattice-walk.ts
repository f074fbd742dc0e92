import type { Random } from '../../random.ts';
import type { Cell } from '../board/knight-moves.ts';
import type { ColumnAutomaton } from './column-automaton.ts';
import { findAutomatonRun, makeEndMasks } from './narrow-run.ts';

/**
 * Gaps (ranges of columns where the tour neither starts nor ends) are shortened by multiples of this number.
 * The automaton often returns to the same state after a divisor of 24 columns. So this group of columns can
 * be repeated until the gap has its full length again.
 */
const PERIOD_COLS = 24;
/** Two equal states usually occur in a gap of this length. */
const MIN_GAP_COLS = 2 * PERIOD_COLS;

/** A gap of the shortened board. `removedPeriodCount`: multiples of `PERIOD_COLS`. */
interface Gap {
  readonly firstCol: number;
  readonly pastCol: number;
  readonly removedPeriodCount: number;
}

/** Leaves each gap at most 71 columns. */
function shortenGaps(cols: number, ends: readonly Cell[]): { cols: number; ends: Cell[]; gaps: Gap[] } {
  const sortedEnds = [...ends].sort((a, b) => a.col - b.col);
  const gaps: Gap[] = [];
  const movedEnds = new Map<Cell, Cell>();
  let lastStopCol = -1;
  let removedColCount = 0;
  for (const stopCol of [...sortedEnds.map((cell) => cell.col), cols]) {
    const gapLength = Math.max(0, stopCol - lastStopCol - 1);
    const removedPeriodCount = Math.max(0, Math.floor((gapLength - MIN_GAP_COLS) / PERIOD_COLS));
    const gapStart = lastStopCol + 1 - removedColCount;
    removedColCount += removedPeriodCount * PERIOD_COLS;
    gaps.push({ firstCol: gapStart, pastCol: stopCol - removedColCount, removedPeriodCount });
    for (const cell of sortedEnds)
      if (cell.col === stopCol) movedEnds.set(cell, { row: cell.row, col: stopCol - removedColCount });
    lastStopCol = stopCol;
  }
  return { cols: cols - removedColCount, ends: ends.map((cell) => movedEnds.get(cell) ?? cell), gaps };
}

/**
 * Finds two borders between columns with the same state, between `firstCol` and `lastCol`. Their distance is
 * a divisor of `PERIOD_COLS`.
 */
function findEqualStates(
  states: readonly number[],
  firstCol: number,
  lastCol: number,
): { firstBorder: number; secondBorder: number } | undefined {
  for (const distance of [2, 4, 6, 8, 12, 24, 1, 3]) {
    for (let border = firstCol + 4; border + distance <= lastCol; border++) {
      if (states[border] === states[border + distance])
        return { firstBorder: border, secondBorder: border + distance };
    }
  }
  return undefined;
}

/**
 * Finds the links of the shortened board, then repeats the columns between two equal states until the board
 * has its full length again. Undefined if there are no links, or no equal states.
 */
function findColumnLinks(
  automaton: ColumnAutomaton,
  cols: number,
  ends: readonly Cell[],
  random: Random,
): readonly number[] | undefined {
  const shortBoard = shortenGaps(cols, ends);
  const run = findAutomatonRun(
    automaton,
    shortBoard.cols,
    makeEndMasks(shortBoard.ends),
    ends.length === 0,
    random,
  );
  if (run === undefined) return undefined;
  const links: number[] = [];
  let copiedColCount = 0;
  for (const { firstCol, pastCol, removedPeriodCount } of shortBoard.gaps) {
    if (removedPeriodCount === 0) continue;
    const repeatedRange = findEqualStates(run.states, firstCol, pastCol);
    if (repeatedRange === undefined) return undefined;
    links.push(...run.links.slice(copiedColCount, repeatedRange.secondBorder));
    copiedColCount = repeatedRange.secondBorder;
    const repeatedLinks = run.links.slice(repeatedRange.firstBorder, repeatedRange.secondBorder);
    const repeatCount = (removedPeriodCount * PERIOD_COLS) / repeatedLinks.length;
    for (let i = 0; i < repeatCount; i++) links.push(...repeatedLinks);
  }
  return [...links, ...run.links.slice(copiedColCount)];
}

/** Undefined if the path doesn't cover all cells. */
function followLinks(
  { lattice }: ColumnAutomaton,
  cols: number,
  links: readonly number[],
  firstCell: number,
): Int32Array | undefined {
  const cellCount = lattice.rows * cols;
  const neighbours = new Int32Array(2 * cellCount).fill(-1);
  const addNeighbour = (fromCell: number, toCell: number): void => {
    neighbours[2 * fromCell + (neighbours[2 * fromCell] === -1 ? 0 : 1)] = toCell;
  };
  for (const [row, backLinks] of lattice.links.entries()) {
    for (const [bit, { row: backRow, colsBack }] of backLinks.entries()) {
      const mask = 1 << (4 * row + bit);
      for (let col = colsBack; col < cols; col++) {
        if (((links[col] ?? 0) & mask) === 0) continue;
        const cell = row * cols + col;
        const neighbour = backRow * cols + col - colsBack;
        addNeighbour(cell, neighbour);
        addNeighbour(neighbour, cell);
      }
    }
  }
  const path = new Int32Array(cellCount);
  const isVisited = new Uint8Array(cellCount);
  let previousCell = neighbours[2 * firstCell + 1] ?? -1;
  let cell = firstCell;
  let pathLength = 0;
  while (cell !== -1 && isVisited[cell] === 0) {
    isVisited[cell] = 1;
    path[pathLength++] = cell;
    const nextCell = neighbours[2 * cell] === previousCell ? neighbours[2 * cell + 1] : neighbours[2 * cell];
    previousCell = cell;
    cell = nextCell ?? -1;
  }
  return pathLength === cellCount ? path : undefined;
}

/**
 * Finds a path, a closed one without `end`. Cells are numbered in reading order. Linear time. Undefined if
 * there is no path. On long lattices also if random choices led to no columns to repeat: then another call
 * may succeed.
 */
export function findLatticePath(
  automaton: ColumnAutomaton,
  cols: number,
  start: Cell,
  end: Cell | undefined,
  random: Random,
): Int32Array | undefined {
  const ends = end === undefined ? [] : [start, end];
  const links = findColumnLinks(automaton, cols, ends, random);
  return links && followLinks(automaton, cols, links, start.row * cols + start.col);
}
