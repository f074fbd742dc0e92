import { taxicabBetween } from '../../board.ts';
import { slideTable } from '../position/space.ts';
import { createZobristKeys } from '../position/zobrist.ts';
import { type Blocks, createUnusedBlocks } from './blocks.ts';
import { halfExcess } from './excess.ts';

/**
 * The cost of a position is the sum of:
 * - for each tile with `d` > 0: `(d - distanceDiscount + curveFactor * size * (d / size) ^ curveExponent)`,
 *   times `(1 + outwardFactor * (h / size) ^ outwardExponent)`
 * - `conflictCost`, for each two tiles in their goal row or column, but in the wrong order
 * - `excessCost`, for each move that a 2x2 block of tiles needs beyond its tiles' taxicab distances
 *
 * `d`: the tile's taxicab distance from its goal cell. `h`: the distance between this goal cell and the
 * blank's goal cell. `size`: rows + cols. If `isPerAxis` is true, the first factor is computed separately for
 * the vertical and the horizontal part of `d`, and added.
 */
export interface RankingShape {
  readonly isPerAxis: boolean;
  readonly distanceDiscount: number;
  readonly curveFactor: number;
  readonly curveExponent: number;
  readonly outwardFactor: number;
  readonly outwardExponent: number;
  readonly conflictCost: number;
  readonly excessCost: number;
}

/** Represents a cost of 1. All costs are integers. */
const COST_UNIT = 32;

/**
 * When a tile makes a step, four values change. `Ranking.steps` holds the changes at these offsets:
 * - `cost`: of the tile, without conflicts and blocks
 * - `key`: of the position
 * - `distance`: taxicab distance
 * - `index`: of the tile's block in the excess table
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
  /** Index: `tile * n + cell`. */
  readonly tileCosts: Int32Array;
  /** Index: `tile * n + cell`. Value: random 32-bit key of the tile in this cell (Zobrist 1970). */
  readonly tileKeys: Int32Array;
  /**
   * The four changes of `STEP_OFFSETS`, for each step of a tile from `cell` by `move`. They begin at
   * `STEP_OFFSETS.words * (4 * (tile * n + cell) + move)` and share a cache line.
   */
  readonly steps: Int32Array;
  /** Cost of a linear conflict, see `RankingShape`. */
  readonly conflictCost: number;
  readonly blocks: Blocks;
  /** The cost of two moves of excess. An excess table stores them as 1. */
  readonly excessCost: number;
}

/**
 * The board has at most 100 cells with the blank's goal in cell `blank`. By default, no excess of blocks is
 * counted.
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
  const distances = Int32Array.from({ length: n * n }, (_, index) =>
    taxicabBetween(cols, index % n, Math.floor(index / n)),
  );
  const tileWeights = Array.from(
    { length: n },
    (_, tile) =>
      COST_UNIT *
      (1 + shape.outwardFactor * (taxicabBetween(cols, tile, blank) / size) ** shape.outwardExponent),
  );
  const costOf = (stepCount: number): number =>
    stepCount === 0
      ? 0
      : stepCount -
        shape.distanceDiscount +
        shape.curveFactor * size * (stepCount / size) ** shape.curveExponent;
  const tileCosts = distances.map((stepCount, index) => {
    const tile = Math.floor(index / n);
    const colDistance = Math.abs(((index % n) % cols) - (tile % cols));
    const tileCost = shape.isPerAxis
      ? costOf(colDistance) + costOf(stepCount - colDistance)
      : costOf(stepCount);
    return Math.round(tileCost * (tileWeights[tile] as number));
  });
  const tileKeys = createZobristKeys(n * n, 1);
  const movingCells = slideTable(rows, cols);
  const steps = new Int32Array(STEP_OFFSETS.words * 4 * n * n);
  for (let blankCell = 0; blankCell < n; blankCell++) {
    for (let move = 0; move < 4; move++) {
      const cell = movingCells[4 * blankCell + move] as number;
      if (cell < 0) continue;
      for (let tile = 0; tile < n; tile++) {
        const oldIndex = tile * n + cell;
        const newIndex = tile * n + blankCell;
        const stepOffset = STEP_OFFSETS.words * (4 * oldIndex + move);
        steps[stepOffset + STEP_OFFSETS.cost] =
          (tileCosts[newIndex] as number) - (tileCosts[oldIndex] as number);
        steps[stepOffset + STEP_OFFSETS.key] =
          (tileKeys[newIndex] as number) ^ (tileKeys[oldIndex] as number);
        steps[stepOffset + STEP_OFFSETS.distance] =
          (distances[newIndex] as number) - (distances[oldIndex] as number);
        steps[stepOffset + STEP_OFFSETS.index] =
          (blocks.indexPart[newIndex] as number) - (blocks.indexPart[oldIndex] as number);
      }
    }
  }
  const conflictCost = Math.round(COST_UNIT * shape.conflictCost);
  return {
    rows,
    cols,
    tileCosts,
    tileKeys,
    steps,
    conflictCost,
    blocks,
    excessCost: Math.round(2 * COST_UNIT * shape.excessCost),
  };
}

/** Also computes the taxicab distance. Cells are as in a `CanonicalPuzzle`. */
export function costAndKeyOf(
  ranking: Ranking,
  state: Uint8Array,
  blank: number,
): { cost: number; key: number; distance: number; indices: Int32Array } {
  const { cols, blocks } = ranking;
  const n = state.length;
  const rowOf = (cell: number): number => Math.floor(cell / cols);
  const colOf = (cell: number): number => cell % cols;
  const placementIndices = new Int32Array(blocks.count);
  let [cost, key, distance] = [0, 0, 0];
  for (let cell = 0; cell < n; cell++) {
    const tile = state[cell] as number;
    if (tile === blank) continue;
    cost += ranking.tileCosts[tile * n + cell] as number;
    key ^= ranking.tileKeys[tile * n + cell] as number;
    distance += taxicabBetween(cols, cell, tile);
    const blockIndex = blocks.blockOf[tile] as number;
    placementIndices[blockIndex] =
      (placementIndices[blockIndex] as number) + (blocks.indexPart[tile * n + cell] as number);
    for (let laterCell = cell + 1; laterCell < n; laterCell++) {
      const laterTile = state[laterCell] as number;
      if (laterTile === blank || laterTile > tile) continue;
      const isRowConflict =
        rowOf(tile) === rowOf(cell) && rowOf(laterTile) === rowOf(cell) && rowOf(laterCell) === rowOf(cell);
      const isColConflict =
        colOf(tile) === colOf(cell) && colOf(laterTile) === colOf(cell) && colOf(laterCell) === colOf(cell);
      if (isRowConflict || isColConflict) cost += ranking.conflictCost;
    }
  }
  for (const index of placementIndices) cost += ranking.excessCost * halfExcess(blocks.table, index);
  return { cost, key, distance, indices: placementIndices };
}
