import { taxicabBetween } from '../../board.ts';
import type { CanonicalPuzzle, Geometry } from '../position/canonical-puzzle.ts';
import type { Estimate, Heuristic } from './ida.ts';

interface DistanceTables extends Geometry {
  readonly rowOf: Uint8Array;
  readonly colOf: Uint8Array;
  /** Index: `tile * n + cell`. Value: taxicab distance from the goal cell. */
  readonly distance: Uint8Array;
}

/** Reads the first `count` values. `bestLengths`: working memory. */
function longestRisingLength(values: Uint8Array, count: number, bestLengths: Uint8Array): number {
  let longestLength = 0;
  for (let index = 0; index < count; index++) {
    let length = 1;
    for (let earlierIndex = 0; earlierIndex < index; earlierIndex++) {
      const candidateLength = (bestLengths[earlierIndex] as number) + 1;
      if ((values[earlierIndex] as number) < (values[index] as number) && candidateLength > length)
        length = candidateLength;
    }
    bestLengths[index] = length;
    if (length > longestLength) longestLength = length;
  }
  return longestLength;
}

/**
 * Manhattan distance plus linear conflict (Hansson, Mayer & Yung 1992). In each row, of the tiles whose goal
 * cell is in the same row, the longest subsequence in the goal's order can stay. Each of the others must
 * leave the row and return, which takes two more moves. Columns are treated in the same way. Admissible; even
 * or odd like the true number of moves.
 */
export function linearConflictHeuristic({ rows, cols, blank }: Geometry): Heuristic {
  const n = rows * cols;
  const rowOf = Uint8Array.from({ length: n }, (_, cell) => Math.floor(cell / cols));
  const colOf = Uint8Array.from({ length: n }, (_, cell) => cell % cols);
  const distance = new Uint8Array(n * n);
  for (let tile = 0; tile < n; tile++) {
    for (let cell = 0; cell < n; cell++) distance[tile * n + cell] = taxicabBetween(cols, cell, tile);
  }
  const tables: DistanceTables = { rows, cols, blank, rowOf, colOf, distance };
  return {
    bytes: rowOf.byteLength + colOf.byteLength + distance.byteLength,
    estimateFrom: (state) => createEstimate(tables, state.slice()),
  };
}

export const linearConflictEstimate = (
  canonical: Pick<CanonicalPuzzle, 'rows' | 'cols' | 'blank' | 'state'>,
): Estimate => linearConflictHeuristic(canonical).estimateFrom(canonical.state);

/** An update also makes the move in `state`. */
function createEstimate(
  { rows, cols, blank, rowOf, colOf, distance }: DistanceTables,
  state: Uint8Array,
): Estimate {
  const n = rows * cols;
  const goalPositions = new Uint8Array(Math.max(rows, cols));
  const bestLengths = new Uint8Array(Math.max(rows, cols));
  const extraMovesInRow = (row: number): number => {
    let tileCount = 0;
    for (let cell = row * cols; cell < (row + 1) * cols; cell++) {
      const tile = state[cell] as number;
      if (tile !== blank && rowOf[tile] === row) goalPositions[tileCount++] = colOf[tile] as number;
    }
    return tileCount < 2 ? 0 : 2 * (tileCount - longestRisingLength(goalPositions, tileCount, bestLengths));
  };
  const extraMovesInCol = (col: number): number => {
    let tileCount = 0;
    for (let cell = col; cell < n; cell += cols) {
      const tile = state[cell] as number;
      if (tile !== blank && colOf[tile] === col) goalPositions[tileCount++] = rowOf[tile] as number;
    }
    return tileCount < 2 ? 0 : 2 * (tileCount - longestRisingLength(goalPositions, tileCount, bestLengths));
  };
  const extraMovesByLine = new Uint8Array(rows + cols);
  let estimate = 0;
  for (let cell = 0; cell < n; cell++) {
    const tile = state[cell] as number;
    if (tile !== blank) estimate += distance[tile * n + cell] as number;
  }
  for (let row = 0; row < rows; row++) estimate += extraMovesByLine[row] = extraMovesInRow(row);
  for (let col = 0; col < cols; col++) estimate += extraMovesByLine[rows + col] = extraMovesInCol(col);

  const updateConflicts = (tile: number, cell: number, blankCell: number): number => {
    let estimateChange = 0;
    if (rowOf[cell] === rowOf[blankCell]) {
      const goalCol = colOf[tile] as number;
      if (goalCol === colOf[cell] || goalCol === colOf[blankCell]) {
        const lineIndex = rows + goalCol;
        estimateChange -= extraMovesByLine[lineIndex] as number;
        estimateChange += extraMovesByLine[lineIndex] = extraMovesInCol(goalCol);
      }
    } else {
      const goalRow = rowOf[tile] as number;
      if (goalRow === rowOf[cell] || goalRow === rowOf[blankCell]) {
        estimateChange -= extraMovesByLine[goalRow] as number;
        estimateChange += extraMovesByLine[goalRow] = extraMovesInRow(goalRow);
      }
    }
    return estimateChange;
  };
  const slide = (tile: number, cell: number, blankCell: number): void => {
    state[blankCell] = tile;
    state[cell] = blank;
    estimate +=
      (distance[tile * n + blankCell] as number) -
      (distance[tile * n + cell] as number) +
      updateConflicts(tile, cell, blankCell);
  };
  return {
    initial: estimate,
    trySlide(tile, cell, blankCell, maxEstimate) {
      slide(tile, cell, blankCell);
      if (estimate <= maxEstimate) return estimate;
      slide(tile, blankCell, cell);
      return -1;
    },
    undo(tile, cell, blankCell) {
      slide(tile, blankCell, cell);
    },
  };
}
