import type { Successor, TwoEndedProblem } from '../../../search/problem.ts';
import type { Metric, Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import type { Estimate, Heuristic } from '../heuristics/ida.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { slideTable, TRIED_MOVES } from '../position/space.ts';

/** One character for each cell of a `CanonicalPuzzle`, whose code is the tile's goal cell. */
export type SlidingState = string;

/** Takes a plain array, because it spreads faster than a typed array. */
const stateOf = (cells: readonly number[]): SlidingState => String.fromCharCode(...cells);

/** In single steps: 1 in `stm`, the board's longer side less one in `mtm`. */
export const longestSlideLength = (
  { rows, cols }: Pick<CanonicalPuzzle, 'rows' | 'cols'>,
  metric: Metric,
): number => (metric === 'stm' ? 1 : Math.max(rows, cols) - 1);

/**
 * Serves the generic searches. The blank moves up, left, right, down. Each step (`stm`) or straight slide
 * (`mtm`) costs 1. In `mtm`, the heuristic is divided by the longest slide. Without a heuristic, estimates
 * are 0.
 */
export function createSlidingProblem(
  canonical: CanonicalPuzzle,
  metric: Metric,
  heuristic?: Heuristic,
): TwoEndedProblem<SlidingState> {
  const { rows, cols, blank } = canonical;
  const movingCells = slideTable(rows, cols);
  const maxStepsPerMove = longestSlideLength(canonical, metric);
  const goal = stateOf([...canonical.state.keys()]);
  const blankChar = goal[blank] ?? '';
  const cellBuffer = new Uint8Array(rows * cols);
  // The last neighbour by a single step, and the cell that the tile left: its estimate is an update of the
  // parent's.
  let lastNeighbourState: SlidingState = '';
  let lastMovedCell = 0;
  let estimateAfterLastStep = (_cell: number): number => 0;
  const readCells = <Cells extends { length: number; [cell: number]: number }>(
    state: SlidingState,
    cells: Cells,
  ): Cells => {
    for (let cell = 0; cell < cells.length; cell++) cells[cell] = state.charCodeAt(cell);
    return cells;
  };
  return {
    start: stateOf([...canonical.state]),
    goal,
    *neighbours(state): Generator<Successor<SlidingState>> {
      const blankCell = state.indexOf(blankChar);
      // Not shared, because a depth-first search has many unfinished generators at a time.
      const currentCells = new Array<number>(rows * cols).fill(0);
      let parentEstimate: Estimate | undefined;
      const estimateAfterStep = (cell: number): number => {
        parentEstimate ??= heuristic?.estimateFrom(readCells(state, cellBuffer));
        const tile = state.charCodeAt(cell);
        const newEstimate = parentEstimate?.trySlide(tile, cell, blankCell, Number.POSITIVE_INFINITY) ?? 0;
        parentEstimate?.undo(tile, cell, blankCell);
        return newEstimate;
      };
      for (const move of TRIED_MOVES) {
        readCells(state, currentCells);
        let currentBlankCell = blankCell;
        for (let stepCount = 1; stepCount <= maxStepsPerMove; stepCount++) {
          const cell = movingCells[4 * currentBlankCell + move] as number;
          if (cell < 0) break;
          currentCells[currentBlankCell] = currentCells[cell] as number;
          currentCells[cell] = blank;
          currentBlankCell = cell;
          const nextState = stateOf(currentCells);
          if (stepCount === 1) {
            lastNeighbourState = nextState;
            lastMovedCell = cell;
            estimateAfterLastStep = estimateAfterStep;
          }
          yield { state: nextState, cost: 1 };
        }
      }
    },
    isGoal: (state) => state === goal,
    key: (state) => state,
    heuristic(state) {
      if (heuristic === undefined) return 0;
      const estimatedMoves =
        state === lastNeighbourState
          ? estimateAfterLastStep(lastMovedCell)
          : heuristic.estimateFrom(readCells(state, cellBuffer)).initial;
      return Math.ceil(estimatedMoves / maxStepsPerMove);
    },
  };
}

export const movesAlong = ({ cols, blank }: CanonicalPuzzle, path: readonly SlidingState[]): Moves =>
  movesOfBlank(
    cols,
    path.map((state) => state.indexOf(String.fromCharCode(blank))),
  );

export function movesOfBlank(cols: number, blankCells: readonly number[]): Moves {
  let moves = '';
  blankCells.slice(1).forEach((toCell, index) => {
    const fromCell = blankCells[index] ?? toCell;
    const rowsDown = Math.floor(toCell / cols) - Math.floor(fromCell / cols);
    const colsRight = (toCell % cols) - (fromCell % cols);
    // The tile moves in the opposite direction.
    const [moveIndex, stepCount] =
      rowsDown === 0 ? [colsRight > 0 ? 2 : 3, colsRight] : [rowsDown > 0 ? 0 : 1, rowsDown];
    moves += (MOVES[moveIndex] ?? '').repeat(Math.abs(stepCount));
  });
  return moves;
}
