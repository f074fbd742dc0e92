import { getOrCreate } from '../../../get-or-create.ts';
import type { Geometry } from '../position/canonical-puzzle.ts';
import { slideTable } from '../position/space.ts';
import { buildLineTable, type LineTable, lineKey } from './line-table.ts';

/** Kept between boards, with the keys of `WalkingMemory`. */
export type LineMemory = Map<string, LineTable>;

/** Tables for searches in `mtm`, for one size and goal cell of the blank. */
export interface SlideGeometry {
  readonly slides: Int8Array;
  readonly rowOf: Uint8Array;
  readonly colOf: Uint8Array;
  readonly rowTable: LineTable;
  readonly colTable: LineTable;
  readonly bytes: number;
  /** A position's arrangements (see `LineTable`): one in the table of rows, one in the table of columns. */
  arrangementsOf(state: Uint8Array): readonly [down: number, across: number];
  /**
   * A lower bound of the number of slides to the goal. The first slide is vertical if `isVertical`, else
   * horizontal.
   */
  minSlides(isVertical: boolean, rowArrangement: number, colArrangement: number): number;
  /** An index in `MOVES`. `direction` 1: the blank moves to a larger row or column, 0: to a smaller one. */
  moveOf(isVertical: boolean, direction: number): number;
  /** A guess at the distance from the goal: a smaller rank is probably nearer. It proves nothing. */
  rankOf(state: Uint8Array, rowArrangement: number, colArrangement: number): number;
}

/** A rank: slides of the line tables times this weight, plus the tiles' taxicab distances. */
const SLIDE_WEIGHT = 4;

const lineTableFor = (
  memory: LineMemory,
  lineCount: number,
  lineLength: number,
  blankGoalLine: number,
): LineTable =>
  getOrCreate(memory, `${lineCount}x${lineLength}-${blankGoalLine}`, () =>
    buildLineTable({ lines: lineCount, length: lineLength, blankGoalLine }),
  );

/**
 * Tables that `memory` already has are reused. The board may have at most `MAX_WALKING_ENTRIES` arrangements
 * (see `LineTable`).
 */
export function createSlideGeometry({ rows, cols, blank }: Geometry, memory: LineMemory): SlideGeometry {
  const rowOf = Uint8Array.from({ length: rows * cols }, (_, cell) => Math.floor(cell / cols));
  const colOf = Uint8Array.from({ length: rows * cols }, (_, cell) => cell % cols);
  const rowTable = lineTableFor(memory, rows, cols, rowOf[blank] as number);
  const colTable = lineTableFor(memory, cols, rows, colOf[blank] as number);
  const arrangementOf = (
    { indexByKey, dimensions }: LineTable,
    state: Uint8Array,
    lineOf: Uint8Array,
  ): number => indexByKey.get(lineKey(dimensions, state, blank, lineOf)) ?? -1;
  return {
    slides: slideTable(rows, cols),
    rowOf,
    colOf,
    rowTable,
    colTable,
    bytes: rowTable.bytes + (colTable === rowTable ? 0 : colTable.bytes),
    arrangementsOf: (state) => [arrangementOf(rowTable, state, rowOf), arrangementOf(colTable, state, colOf)],
    minSlides(isVertical, rowArrangement, colArrangement) {
      const [verticalSlideCount, horizontalSlideCount] = [
        rowTable.slidesToGoal[rowArrangement] as number,
        colTable.slidesToGoal[colArrangement] as number,
      ];
      const [nextSlideCount, otherSlideCount] = isVertical
        ? [verticalSlideCount, horizontalSlideCount]
        : [horizontalSlideCount, verticalSlideCount];
      // Vertical and horizontal slides alternate, because two successive slides of the same kind can be
      // replaced by one. The first is of the kind `next`. So there are at least 2 * next - 1, and 2 * other.
      return nextSlideCount === 0 && otherSlideCount === 0
        ? 0
        : Math.max(2 * nextSlideCount - 1, 2 * otherSlideCount);
    },
    moveOf: (isVertical, direction) => (isVertical ? 1 - direction : 3 - direction),
    rankOf(state, rowArrangement, colArrangement) {
      let taxicabSteps = 0;
      for (let cell = 0; cell < state.length; cell++) {
        const tile = state[cell] as number;
        if (tile === blank) continue;
        taxicabSteps += Math.abs((rowOf[tile] as number) - (rowOf[cell] as number));
        taxicabSteps += Math.abs((colOf[tile] as number) - (colOf[cell] as number));
      }
      const neededSlideCount =
        (rowTable.slidesToGoal[rowArrangement] as number) + (colTable.slidesToGoal[colArrangement] as number);
      return SLIDE_WEIGHT * neededSlideCount + taxicabSteps;
    },
  };
}
