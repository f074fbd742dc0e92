import { taxicabBetween } from '../../board.ts';
import { slideTable } from '../position/space.ts';
import { createZobristKeys } from '../position/zobrist.ts';
import { type Blocks, createUnusedBlocks } from './blocks.ts';
import { halfExcess } from './excess.ts';

/**
 * The parameters from which `createRanking` computes the cost of a position. The cost is the sum of:
 * - for each tile with `d` > 0: `(d - eager + curve * size * (d / size) ^ power)`, times `(1 + outward * (h /
 *   size) ^ rise)`
 * - `conflict`, for each two tiles in their goal row or column, but in the wrong order
 * - `excess`, for each move that a 2x2 block of tiles needs beyond its tiles' taxicab distances
 *
 * `d`: the tile's taxicab distance from its goal cell. `h`: the distance between this goal cell and the
 * blank's goal cell. `size`: rows + cols. If `isPerAxis` is true, the first factor is computed separately for
 * the vertical and the horizontal part of `d`, and added.
 */
export interface RankingShape {
  readonly isPerAxis: boolean;
  readonly eager: number;
  readonly curve: number;
  readonly power: number;
  readonly outward: number;
  readonly rise: number;
  readonly conflict: number;
  readonly excess: number;
}

/** The integer that represents a cost of 1. All costs are integers. */
const UNIT = 32;

/**
 * When a tile makes a step, four values change. `Ranking.steps` holds the four changes at these offsets:
 * - `cost`: change of the tile's cost, without conflicts and blocks
 * - `key`: change of the position's key
 * - `distance`: change of the taxicab distance
 * - `index`: change of the index of the tile's block in the excess table
 *
 * `words` is the number of these changes.
 */
export const STEP_OFFSETS = { cost: 0, key: 1, distance: 2, index: 3, words: 4 } as const;

/**
 * A cost for every position of a board; only the goal costs 0. The cost may be higher than the number of
 * moves left, so it ranks positions but proves no lower bound.
 */
export interface Ranking {
  readonly rows: number;
  readonly cols: number;
  /** Index: `tile * n + cell`. Value: cost of the tile in this cell. */
  readonly cost: Int32Array;
  /**
   * Index: `tile * n + cell`. Value: random 32-bit key of the tile in this cell (Zobrist 1970). The key of a
   * position is the xor of its tiles' keys.
   */
  readonly key: Int32Array;
  /**
   * The four changes named in `STEP_OFFSETS`, for each step of a tile from `cell` by `move`. They begin at
   * index `STEP_OFFSETS.words * (4 * (tile * n + cell) + move)` and share one cache line.
   */
  readonly steps: Int32Array;
  readonly conflict: number;
  readonly blocks: Blocks;
  /** The cost of two moves of excess. An excess table stores them as 1. */
  readonly excess: number;
}

/**
 * Creates the ranking with the parameters `shape`, for a board of at most 100 cells with the blank's goal in
 * cell `blank`. By default, no excess of blocks is counted.
 */
export function createRanking(
  rows: number,
  cols: number,
  blank: number,
  shape: RankingShape,
  blocks: Blocks = createUnusedBlocks(rows * cols),
): Ranking {
  const n = rows * cols;
  const size = rows + cols;
  const distance = Int32Array.from({ length: n * n }, (_, at) =>
    taxicabBetween(cols, at % n, Math.floor(at / n)),
  );
  const weight = Array.from(
    { length: n },
    (_, tile) => UNIT * (1 + shape.outward * (taxicabBetween(cols, tile, blank) / size) ** shape.rise),
  );
  const costOf = (steps: number): number =>
    steps === 0 ? 0 : steps - shape.eager + shape.curve * size * (steps / size) ** shape.power;
  const cost = distance.map((steps, at) => {
    const tile = Math.floor(at / n);
    const across = Math.abs(((at % n) % cols) - (tile % cols));
    const tileCost = shape.isPerAxis ? costOf(across) + costOf(steps - across) : costOf(steps);
    return Math.round(tileCost * (weight[tile] as number));
  });
  const key = createZobristKeys(n * n, 1);
  const slides = slideTable(rows, cols);
  const steps = new Int32Array(STEP_OFFSETS.words * 4 * n * n);
  for (let blankCell = 0; blankCell < n; blankCell++) {
    for (let move = 0; move < 4; move++) {
      const cell = slides[4 * blankCell + move] as number;
      if (cell < 0) continue;
      for (let tile = 0; tile < n; tile++) {
        const from = tile * n + cell;
        const to = tile * n + blankCell;
        const at = STEP_OFFSETS.words * (4 * from + move);
        steps[at + STEP_OFFSETS.cost] = (cost[to] as number) - (cost[from] as number);
        steps[at + STEP_OFFSETS.key] = (key[to] as number) ^ (key[from] as number);
        steps[at + STEP_OFFSETS.distance] = (distance[to] as number) - (distance[from] as number);
        steps[at + STEP_OFFSETS.index] =
          (blocks.indexPart[to] as number) - (blocks.indexPart[from] as number);
      }
    }
  }
  const conflict = Math.round(UNIT * shape.conflict);
  return { rows, cols, cost, key, steps, conflict, blocks, excess: Math.round(2 * UNIT * shape.excess) };
}

/**
 * Returns the total cost, the key and the taxicab distance of a position (cells as in a `CanonicalPuzzle`).
 * `indices`: the index of each block's placement in the excess table.
 */
export function costAndKeyOf(
  ranking: Ranking,
  state: Uint8Array,
  blank: number,
): { cost: number; key: number; distance: number; indices: Int32Array } {
  const { cols, blocks } = ranking;
  const n = state.length;
  const row = (cell: number): number => Math.floor(cell / cols);
  const col = (cell: number): number => cell % cols;
  const indices = new Int32Array(blocks.count);
  let [cost, key, distance] = [0, 0, 0];
  for (let cell = 0; cell < n; cell++) {
    const tile = state[cell] as number;
    if (tile === blank) continue;
    cost += ranking.cost[tile * n + cell] as number;
    key ^= ranking.key[tile * n + cell] as number;
    distance += taxicabBetween(cols, cell, tile);
    const block = blocks.blockOf[tile] as number;
    indices[block] = (indices[block] as number) + (blocks.indexPart[tile * n + cell] as number);
    for (let later = cell + 1; later < n; later++) {
      const other = state[later] as number;
      if (other === blank || other > tile) continue;
      const inRow = row(tile) === row(cell) && row(other) === row(cell) && row(later) === row(cell);
      const inCol = col(tile) === col(cell) && col(other) === col(cell) && col(later) === col(cell);
      if (inRow || inCol) cost += ranking.conflict;
    }
  }
  for (const index of indices) cost += ranking.excess * halfExcess(blocks.table, index);
  return { cost, key, distance, indices };
}
