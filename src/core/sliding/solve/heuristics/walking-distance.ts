import { getOrCreate } from '../../../get-or-create.ts';
import type { Geometry } from '../position/canonical-puzzle.ts';
import type { Estimate, Heuristic } from './ida.ts';
import {
  buildWalkingTable,
  estimateWalkingEntries,
  type WalkingTable,
  walkingBlankWeight,
  walkingWeight,
} from './walking-table.ts';

/** Key: the number of lines (rows or columns), the cells in each, and the blank's goal line. */
export type WalkingMemory = Map<string, WalkingTable>;

/** Missing tables are built and added. */
export interface WalkingSources {
  readonly walkingTables: WalkingMemory;
}

/** Larger tables would take seconds to build. */
export const MAX_WALKING_ENTRIES = 400_000;

/** Estimates the larger of the tables for rows and for columns. */
export const largerWalkingEntries = (rows: number, cols: number): number =>
  Math.max(estimateWalkingEntries(rows, cols), estimateWalkingEntries(cols, rows));

const walkingTableOf = (
  memory: WalkingMemory,
  lineCount: number,
  lineLength: number,
  blankGoalLine: number,
): WalkingTable =>
  getOrCreate(memory, `${lineCount}x${lineLength}-${blankGoalLine}`, () =>
    buildWalkingTable({ lines: lineCount, length: lineLength, blankGoalLine }),
  );

/** Distance across rows, or across columns. */
interface LineDistance {
  distance(): number;
  /** Returns the new distance. A line is a row or a column. */
  moveTile(goalLine: number, fromLine: number, toLine: number): number;
}

/** A table with the data for its keys: the line of each cell, and the weights of the tiles and the blank. */
interface WalkingKeyTable {
  readonly table: WalkingTable;
  readonly lineOf: Uint8Array;
  readonly weights: Float64Array;
  readonly blankWeight: number;
}

function createKeyTable(table: WalkingTable, lineOf: Uint8Array): WalkingKeyTable {
  const { lines } = table;
  const weights = Float64Array.from({ length: lines * lines }, (_, index) =>
    walkingWeight(table, Math.floor(index / lines), index % lines),
  );
  return { table, lineOf, weights, blankWeight: walkingBlankWeight(table) };
}

function createLineDistance(
  { table, lineOf, weights, blankWeight }: WalkingKeyTable,
  state: Uint8Array,
  blank: number,
): LineDistance {
  const { lines } = table;
  let key = 0;
  state.forEach((tile, cell) => {
    const line = lineOf[cell] as number;
    key += tile === blank ? line * blankWeight : (weights[line * lines + (lineOf[tile] as number)] as number);
  });
  let distance = table.distance(key);
  return {
    distance: () => distance,
    moveTile(goalLine, fromLine, toLine) {
      key +=
        (weights[toLine * lines + goalLine] as number) -
        (weights[fromLine * lines + goalLine] as number) +
        (fromLine - toLine) * blankWeight;
      distance = table.distance(key);
      return distance;
    },
  };
}

/**
 * K. Takahashi's walking distance: the fewest vertical moves that bring each tile into its goal row, plus the
 * fewest horizontal moves that bring each tile into its goal column. Tiles with the same goal row (or column)
 * are treated as equal. Admissible, because each move is either vertical or horizontal.
 */
export function walkingDistanceHeuristic(
  { rows, cols, blank }: Geometry,
  { walkingTables }: WalkingSources,
): Heuristic {
  const rowOf = Uint8Array.from({ length: rows * cols }, (_, cell) => Math.floor(cell / cols));
  const colOf = Uint8Array.from({ length: rows * cols }, (_, cell) => cell % cols);
  const rowTable = walkingTableOf(walkingTables, rows, cols, rowOf[blank] as number);
  const colTable = walkingTableOf(walkingTables, cols, rows, colOf[blank] as number);
  const [rowKeyTable, colKeyTable] = [createKeyTable(rowTable, rowOf), createKeyTable(colTable, colOf)];
  return {
    bytes: rowTable.bytes + (colTable === rowTable ? 0 : colTable.bytes),
    estimateFrom(state): Estimate {
      const rowDistance = createLineDistance(rowKeyTable, state, blank);
      const colDistance = createLineDistance(colKeyTable, state, blank);
      const slide = (tile: number, cell: number, blankCell: number): number => {
        const [lineDistance, lineOf] =
          rowOf[cell] === rowOf[blankCell] ? [colDistance, colOf] : [rowDistance, rowOf];
        lineDistance.moveTile(lineOf[tile] as number, lineOf[cell] as number, lineOf[blankCell] as number);
        return rowDistance.distance() + colDistance.distance();
      };
      return {
        initial: rowDistance.distance() + colDistance.distance(),
        trySlide(tile, cell, blankCell, maxEstimate) {
          const newEstimate = slide(tile, cell, blankCell);
          if (newEstimate <= maxEstimate) return newEstimate;
          slide(tile, blankCell, cell);
          return -1;
        },
        undo(tile, cell, blankCell) {
          slide(tile, blankCell, cell);
        },
      };
    },
  };
}
