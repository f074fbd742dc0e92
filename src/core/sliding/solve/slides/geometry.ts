import { getOrCreate } from '../../../get-or-create.ts';
import type { Geometry } from '../position/canonical-puzzle.ts';
import { slideTable } from '../position/space.ts';
import { buildLineTable, type LineTable, lineKey } from './line-table.ts';

/** Line tables by kind, kept between boards. */
export type LineMemory = Map<string, LineTable>;

/** Tables for searches in straight slides, for one size and goal blank. */
export interface SlideGeometry {
  readonly slides: Int8Array;
  readonly rowOf: Uint8Array;
  readonly colOf: Uint8Array;
  readonly byRow: LineTable;
  readonly byCol: LineTable;
  /** Bytes of the tables. */
  readonly bytes: number;
  /** Returns a position's indices in the tables: across rows, across columns. */
  arrangements(state: Uint8Array): readonly [down: number, across: number];
  /**
   * Returns a lower bound of the slides from these arrangements, if the first slide is across rows (`isDown`)
   * or across columns.
   */
  atLeast(isDown: boolean, down: number, across: number): number;
  /** Returns the move of a slide that takes the blank to higher lines (`ahead` 1) or lower ones (0). */
  moveOf(isDown: boolean, ahead: number): number;
  /** Returns a rank: a guess at the distance, smaller is nearer to the goal. */
  rank(state: Uint8Array, down: number, across: number): number;
}

/** Weight of a needed slide in a rank, in steps of tiles. */
const SLIDE_WEIGHT = 4;

const tableFor = (memory: LineMemory, lines: number, length: number, blank: number): LineTable =>
  getOrCreate(memory, `${lines}x${length}-${blank}`, () => buildLineTable({ lines, length, blank }));

/**
 * Creates the geometry of a board of at most `WALKING_ENTRIES` arrangements. Its tables are made on first
 * use.
 */
export function slideGeometry({ rows, cols, blank }: Geometry, memory: LineMemory): SlideGeometry {
  const rowOf = Uint8Array.from({ length: rows * cols }, (_, cell) => Math.floor(cell / cols));
  const colOf = Uint8Array.from({ length: rows * cols }, (_, cell) => cell % cols);
  const byRow = tableFor(memory, rows, cols, rowOf[blank] as number);
  const byCol = tableFor(memory, cols, rows, colOf[blank] as number);
  const arrangement = ({ index, kind }: LineTable, state: Uint8Array, lineOf: Uint8Array): number =>
    index.get(lineKey(kind, state, blank, lineOf)) ?? -1;
  return {
    slides: slideTable(rows, cols),
    ...{ rowOf, colOf, byRow, byCol },
    bytes: byRow.bytes + (byCol === byRow ? 0 : byCol.bytes),
    arrangements: (state) => [arrangement(byRow, state, rowOf), arrangement(byCol, state, colOf)],
    atLeast(isDown, down, across) {
      const [v, h] = [byRow.needed[down] as number, byCol.needed[across] as number];
      const [next, other] = isDown ? [v, h] : [h, v];
      // Two successive slides in one line are one, so the directions alternate.
      return next === 0 && other === 0 ? 0 : Math.max(2 * next - 1, 2 * other);
    },
    moveOf: (isDown, ahead) => (isDown ? 1 - ahead : 3 - ahead),
    rank(state, down, across) {
      let steps = 0;
      for (let cell = 0; cell < state.length; cell++) {
        const tile = state[cell] as number;
        if (tile === blank) continue;
        steps += Math.abs((rowOf[tile] as number) - (rowOf[cell] as number));
        steps += Math.abs((colOf[tile] as number) - (colOf[cell] as number));
      }
      const needed = (byRow.needed[down] as number) + (byCol.needed[across] as number);
      return SLIDE_WEIGHT * needed + steps;
    },
  };
}
