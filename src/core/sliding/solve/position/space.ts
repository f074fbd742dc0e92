import { getOrCreate } from '../../../get-or-create.ts';
import type { Metric, Moves } from '../../board.ts';
import { cellOfMovingTile, MOVES } from '../../moves.ts';
import { MAX_SPACE_CELLS } from './reach.ts';

/** All positions of one board size and goal cell of the blank. */
export interface Space {
  readonly rows: number;
  readonly cols: number;
  readonly blank: number;
  readonly metric: Metric;
  /**
   * Index: `rankPermutation` of a position. Value: its distance from the goal, or 255 if the goal can't be
   * reached.
   */
  readonly distance: Uint8Array;
  /** Index: a distance from the goal. Value: the number of positions at it. */
  readonly counts: readonly number[];
  readonly slides: Int8Array;
  /** Working memory of `descend`. Only one call at a time may use it. */
  readonly digits: Digits;
}

/** Key: the size, the blank's goal cell and the metric. */
export interface SpaceMemory {
  readonly spaces: Map<string, Space>;
}

/** Computed on first use, for a `CanonicalPuzzle`. */
export const spaceOf = (
  { spaces }: SpaceMemory,
  rows: number,
  cols: number,
  blank: number,
  metric: Metric,
): Space =>
  getOrCreate(spaces, `${rows}x${cols}:${blank}:${metric}`, () => buildSpace(rows, cols, blank, metric));

/** Index: a set of values, as a bit mask. Value: their number. */
const BIT_COUNTS = new Uint8Array(1 << MAX_SPACE_CELLS);
for (let mask = 1; mask < BIT_COUNTS.length; mask++)
  BIT_COUNTS[mask] = (BIT_COUNTS[mask >> 1] as number) + (mask & 1);

/** Returns the rank of a permutation of 0 .. n-1 in lexicographic order (Lehmer code), n <= 10. */
export function rankPermutation(state: Uint8Array): number {
  const n = state.length;
  let rank = 0;
  let seenValueBits = 0;
  for (let index = 0; index < n; index++) {
    const value = state[index] as number;
    rank = rank * (n - index) + value - (BIT_COUNTS[seenValueBits & ((1 << value) - 1)] as number);
    seenValueBits |= 1 << value;
  }
  return rank;
}

/** Writes into `state`: the inverse of `rankPermutation`. */
export function unrankPermutation(rank: number, state: Uint8Array): void {
  const n = state.length;
  let remainingRank = rank;
  for (let index = n - 1; index >= 0; index--) {
    const digit = remainingRank % (n - index);
    remainingRank = (remainingRank - digit) / (n - index);
    state[index] = digit;
    for (let laterIndex = index + 1; laterIndex < n; laterIndex++)
      if ((state[laterIndex] as number) >= digit) (state[laterIndex] as number)++;
  }
}

/**
 * Index: `4 * cell + move`, where `cell` is the blank's cell and `move` an index in `MOVES`. Value: the cell
 * of the tile that slides into the blank, or -1 at the board's edge.
 */
export function slideTable(rows: number, cols: number): Int8Array {
  const table = new Int8Array(rows * cols * 4).fill(-1);
  for (let cell = 0; cell < rows * cols; cell++) {
    MOVES.forEach((move, moveIndex) => {
      table[4 * cell + moveIndex] = Math.max(-1, cellOfMovingTile(rows, cols, cell, move));
    });
  }
  return table;
}

/**
 * The Lehmer code of a state, from which its rank is computed. A digit depends only on its value and the set
 * of values before it. If values from `lowIndex` to `highIndex` are permuted, only these digits change.
 */
interface Digits {
  /** Factorials, for each index of the state. */
  readonly weights: Int32Array;
  /** The digit times its weight. `valuesBefore`: a set as a bit mask. */
  readonly weightedDigit: Int32Array;
  readonly valuesBefore: Int32Array;
}

function createDigits(n: number): Digits {
  const weights = new Int32Array(n).fill(1);
  for (let index = n - 2; index >= 0; index--)
    weights[index] = (weights[index + 1] as number) * (n - 1 - index);
  return { weights, weightedDigit: new Int32Array(n), valuesBefore: new Int32Array(n) };
}

/** The digits before `lowIndex` must already be those of `state`. */
function updateDigits(
  { weights, weightedDigit, valuesBefore }: Digits,
  state: Uint8Array,
  lowIndex: number,
  highIndex: number,
): void {
  let seenValueBits = valuesBefore[lowIndex] as number;
  for (let index = lowIndex; index <= highIndex; index++) {
    const value = state[index] as number;
    valuesBefore[index] = seenValueBits;
    weightedDigit[index] = Math.imul(
      value - (BIT_COUNTS[seenValueBits & ((1 << value) - 1)] as number),
      weights[index] as number,
    );
    seenValueBits |= 1 << value;
  }
}

/**
 * The rank of `state` minus that of the last `updateDigits` call. The two states may differ only at the
 * indices `lowIndex` to `highIndex`.
 */
function rankChange(
  { weights, weightedDigit, valuesBefore }: Digits,
  state: Uint8Array,
  lowIndex: number,
  highIndex: number,
): number {
  let seenValueBits = valuesBefore[lowIndex] as number;
  let rankDifference = 0;
  for (let index = lowIndex; index <= highIndex; index++) {
    const value = state[index] as number;
    const digit = value - (BIT_COUNTS[seenValueBits & ((1 << value) - 1)] as number);
    rankDifference =
      (rankDifference + Math.imul(digit, weights[index] as number) - (weightedDigit[index] as number)) | 0;
    seenValueBits |= 1 << value;
  }
  return rankDifference;
}

/** Indices in `MOVES`. In this order, the blank moves up, left, right, down. */
export const TRIED_MOVES: readonly number[] = (['D', 'R', 'L', 'U'] as const).map((move) =>
  MOVES.indexOf(move),
);

/**
 * Searches breadth-first from the goal. In `mtm`, one step is a straight slide. Throws a RangeError above 10
 * cells.
 */
export function buildSpace(rows: number, cols: number, blank: number, metric: Metric): Space {
  const { distance, counts, slides, digits } = exploreSpace(rows, cols, blank, metric);
  return { rows, cols, blank, metric, distance, counts, slides, digits };
}

/** Takes one byte for each cell, and four for the rank. */
export const spaceBytes = (cellCount: number): number => cellCount + Int32Array.BYTES_PER_ELEMENT;

export interface SpacePath {
  /** Cells of the blank along the path, both ends included. */
  readonly blankCells: readonly number[];
  readonly expanded: number;
  /** Memory of the table of distances and all positions met. */
  readonly bytes: number;
}

/**
 * Searches like `buildSpace`, but ends as soon as it meets `targetState`. It expands the positions in the
 * same order as the generic `searchBreadthFirst`, so it finds the same path. Throws a RangeError above 10
 * cells, or if `targetState` can't be reached.
 */
export function findSpacePath(
  targetState: Uint8Array,
  { rows, cols, blank, metric }: Pick<Space, 'rows' | 'cols' | 'blank' | 'metric'>,
): SpacePath {
  const n = rows * cols;
  const target = {
    rank: rankPermutation(targetState),
    predecessorIndices: new Int32Array(Math.max(1, factorial(n) / 2)),
  };
  const { distance, states, expanded, metCount } = exploreSpace(rows, cols, blank, metric, target);
  if (distance[target.rank] === 255) throw new RangeError('that state cannot be reached');
  const blankCells: number[] = [];
  // The last entry of the queue is `targetState`.
  for (
    let queueIndex = metCount - 1;
    queueIndex >= 0;
    queueIndex = queueIndex === 0 ? -1 : (target.predecessorIndices[queueIndex] as number)
  ) {
    blankCells.push(states.subarray(queueIndex * n, (queueIndex + 1) * n).indexOf(blank));
  }
  const bytes =
    distance.byteLength + metCount * (spaceBytes(n) + target.predecessorIndices.BYTES_PER_ELEMENT);
  return { blankCells: blankCells.reverse(), expanded, bytes };
}

const factorial = (n: number): number => {
  let product = 1;
  for (let factor = 2; factor <= n; factor++) product *= factor;
  return product;
};

/** `counts`: expanded positions by distance. */
interface ExploredSpace extends Pick<Space, 'distance' | 'counts' | 'slides' | 'digits'> {
  readonly states: Uint8Array;
  readonly metCount: number;
  readonly expanded: number;
}

/** The search fills `predecessorIndices` with indices in the queue. */
interface SearchTarget {
  readonly rank: number;
  readonly predecessorIndices: Int32Array;
}

/** Searches breadth-first from the goal, at most until it meets `target`. */
function exploreSpace(
  rows: number,
  cols: number,
  blank: number,
  metric: Metric,
  target?: SearchTarget,
): ExploredSpace {
  const n = rows * cols;
  if (n > MAX_SPACE_CELLS) throw new RangeError(`${rows}x${cols} is too large for a whole-space search`);
  const permutationCount = factorial(n);
  const distance = new Uint8Array(permutationCount).fill(255);
  const queue = new Int32Array(Math.max(1, permutationCount / 2));
  // So that the cells needn't be computed again from the rank.
  const states = new Uint8Array(queue.length * n);
  const movingCells = slideTable(rows, cols);
  const state = Uint8Array.from({ length: n }, (_, cell) => cell);
  const digits = createDigits(n);
  const goalRank = rankPermutation(state);
  distance[goalRank] = 0;
  queue[0] = goalRank;
  states.set(state);
  let metCount = 1;
  let queueIndex = 0;
  let hasEnded = goalRank === target?.rank;
  const counts: number[] = [];
  for (; queueIndex < metCount && !hasEnded; queueIndex++) {
    const rank = queue[queueIndex] as number;
    const depth = distance[rank] as number;
    counts[depth] = (counts[depth] ?? 0) + 1;
    let startCell = 0;
    for (let cell = 0, stateStart = queueIndex * n; cell < n; cell++) {
      const tile = states[stateStart + cell] as number;
      state[cell] = tile;
      if (tile === blank) startCell = cell;
    }
    updateDigits(digits, state, 0, n - 1);
    for (let triedIndex = 0; triedIndex < 4 && !hasEnded; triedIndex++) {
      const move = TRIED_MOVES[triedIndex] as number;
      let blankCell = startCell;
      for (
        let cell = movingCells[4 * blankCell + move] as number;
        cell >= 0 && !hasEnded;
        cell = movingCells[4 * blankCell + move] as number
      ) {
        state[blankCell] = state[cell] as number;
        state[cell] = blank;
        blankCell = cell;
        const nextRank =
          rank +
          rankChange(
            digits,
            state,
            blankCell < startCell ? blankCell : startCell,
            blankCell < startCell ? startCell : blankCell,
          );
        if (distance[nextRank] === 255) {
          distance[nextRank] = depth + 1;
          for (let tileCell = 0, newStateStart = metCount * n; tileCell < n; tileCell++)
            states[newStateStart + tileCell] = state[tileCell] as number;
          if (target !== undefined) {
            target.predecessorIndices[metCount] = queueIndex;
            hasEnded = nextRank === target.rank;
          }
          queue[metCount++] = nextRank;
        }
        if (metric === 'stm') break;
      }
      const undoMove = move ^ 1;
      while (blankCell !== startCell) {
        const cell = movingCells[4 * blankCell + undoMove] as number;
        state[blankCell] = state[cell] as number;
        state[cell] = blank;
        blankCell = cell;
      }
    }
  }
  return { distance, counts, slides: movingCells, digits, states, metCount, expanded: queueIndex };
}

/** Throws a RangeError if the goal can't be reached. */
export function descend(space: Space, startState: Uint8Array): Moves {
  const { slides, distance, blank, metric, digits } = space;
  const state = startState.slice();
  let moves = '';
  let blankCell = state.indexOf(blank);
  let rank = rankPermutation(state);
  let distanceLeft = distance[rank] ?? 255;
  if (distanceLeft === 255) throw new RangeError('the goal cannot be reached');
  updateDigits(digits, state, 0, state.length - 1);
  let lastMove = -1;
  while (distanceLeft > 0) {
    const distanceBefore = distanceLeft;
    const startCell = blankCell;
    const undoMove = lastMove ^ 1;
    for (let move = 0; move < 4 && distanceLeft === distanceBefore; move++) {
      if (move === undoMove) continue;
      let stepCount = 0;
      for (
        let cell = slides[4 * blankCell + move] as number;
        cell >= 0;
        cell = slides[4 * blankCell + move] as number
      ) {
        state[blankCell] = state[cell] as number;
        state[cell] = blank;
        blankCell = cell;
        stepCount++;
        const lowIndex = blankCell < startCell ? blankCell : startCell;
        const highIndex = blankCell < startCell ? startCell : blankCell;
        const nextRank = rank + rankChange(digits, state, lowIndex, highIndex);
        if ((distance[nextRank] as number) < distanceBefore) {
          distanceLeft = distanceBefore - 1;
          rank = nextRank;
          lastMove = move;
          updateDigits(digits, state, lowIndex, highIndex);
          moves += stepCount === 1 ? MOVES[move] : (MOVES[move] as string).repeat(stepCount);
          break;
        }
        if (metric === 'stm') break;
      }
      while (distanceLeft === distanceBefore && blankCell !== startCell) {
        const cell = slides[4 * blankCell + (move ^ 1)] as number;
        state[blankCell] = state[cell] as number;
        state[cell] = blank;
        blankCell = cell;
      }
    }
    if (distanceLeft === distanceBefore) throw new Error('no neighbour is nearer: the table is damaged');
  }
  return moves;
}
