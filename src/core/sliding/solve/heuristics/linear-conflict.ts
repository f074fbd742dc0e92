import { taxicab } from '../../board.ts';
import type { CanonicalPuzzle, Geometry } from '../position/canonical-puzzle.ts';
import type { Estimate, Heuristic } from './ida.ts';

interface DistanceTables extends Geometry {
  readonly rowOf: Uint8Array;
  readonly colOf: Uint8Array;
  /**
   * Index: `tile * cells + cell`. Value: the taxicab distance of the tile in this cell from its goal cell.
   */
  readonly distance: Uint8Array;
}

/**
 * Returns the length of the longest rising subsequence of the first `count` values. Uses `bestLengths` as
 * working memory.
 */
function longestRisingLength(values: Uint8Array, count: number, best: Uint8Array): number {
  let longest = 0;
  for (let at = 0; at < count; at++) {
    let length = 1;
    for (let before = 0; before < at; before++) {
      const candidate = (best[before] as number) + 1;
      if ((values[before] as number) < (values[at] as number) && candidate > length) length = candidate;
    }
    best[at] = length;
    if (length > longest) longest = length;
  }
  return longest;
}

/**
 * Manhattan distance plus linear conflict (Hansson, Mayer & Yung 1992). In each row, looks at the tiles whose
 * goal cell is in the same row. The longest subsequence of these tiles that is in the goal's order can stay
 * in the row. Each of the other tiles must leave the row and return, which takes two more moves. Columns are
 * treated in the same way. Admissible; even or odd like the true number of moves.
 */
export function linearConflictHeuristic({ rows, cols, blank }: Geometry): Heuristic {
  const n = rows * cols;
  const rowOf = Uint8Array.from({ length: n }, (_, cell) => Math.floor(cell / cols));
  const colOf = Uint8Array.from({ length: n }, (_, cell) => cell % cols);
  const distance = new Uint8Array(n * n);
  for (let tile = 0; tile < n; tile++) {
    for (let cell = 0; cell < n; cell++) distance[tile * n + cell] = taxicab(cols, cell, tile);
  }
  const tables: DistanceTables = { rows, cols, blank, rowOf, colOf, distance };
  return {
    bytes: rowOf.byteLength + colOf.byteLength + distance.byteLength,
    estimateFrom: (state) => createEstimate(tables, state.slice()),
  };
}

/** Returns the linear-conflict estimate for the start of a canonical puzzle. */
export const linearConflictEstimate = (
  canonical: Pick<CanonicalPuzzle, 'rows' | 'cols' | 'blank' | 'state'>,
): Estimate => linearConflictHeuristic(canonical).estimateFrom(canonical.state);

/** Creates an estimate that a search updates with each move. Each move also changes the array `state`. */
function createEstimate(
  { rows, cols, blank, rowOf, colOf, distance }: DistanceTables,
  state: Uint8Array,
): Estimate {
  const n = rows * cols;
  const values = new Uint8Array(Math.max(rows, cols));
  const best = new Uint8Array(Math.max(rows, cols));
  const rowConflict = (row: number): number => {
    let count = 0;
    for (let cell = row * cols; cell < (row + 1) * cols; cell++) {
      const tile = state[cell] as number;
      if (tile !== blank && rowOf[tile] === row) values[count++] = colOf[tile] as number;
    }
    return count < 2 ? 0 : 2 * (count - longestRisingLength(values, count, best));
  };
  const colConflict = (col: number): number => {
    let count = 0;
    for (let cell = col; cell < n; cell += cols) {
      const tile = state[cell] as number;
      if (tile !== blank && colOf[tile] === col) values[count++] = rowOf[tile] as number;
    }
    return count < 2 ? 0 : 2 * (count - longestRisingLength(values, count, best));
  };
  const conflicts = new Uint8Array(rows + cols);
  let now = 0;
  for (let cell = 0; cell < n; cell++) {
    const tile = state[cell] as number;
    if (tile !== blank) now += distance[tile * n + cell] as number;
  }
  for (let row = 0; row < rows; row++) now += conflicts[row] = rowConflict(row);
  for (let col = 0; col < cols; col++) now += conflicts[rows + col] = colConflict(col);

  const refresh = (tile: number, cell: number, hole: number): number => {
    let change = 0;
    if (rowOf[cell] === rowOf[hole]) {
      const home = colOf[tile] as number;
      if (home === colOf[cell] || home === colOf[hole]) {
        const line = rows + home;
        change -= conflicts[line] as number;
        change += conflicts[line] = colConflict(home);
      }
    } else {
      const home = rowOf[tile] as number;
      if (home === rowOf[cell] || home === rowOf[hole]) {
        change -= conflicts[home] as number;
        change += conflicts[home] = rowConflict(home);
      }
    }
    return change;
  };
  const slide = (tile: number, cell: number, hole: number): void => {
    state[hole] = tile;
    state[cell] = blank;
    now +=
      (distance[tile * n + hole] as number) -
      (distance[tile * n + cell] as number) +
      refresh(tile, cell, hole);
  };
  return {
    initial: now,
    trySlide(tile, cell, hole, most) {
      slide(tile, cell, hole);
      if (now <= most) return now;
      slide(tile, hole, cell);
      return -1;
    },
    undo(tile, cell, hole) {
      slide(tile, hole, cell);
    },
  };
}
