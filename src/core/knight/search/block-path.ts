import { getOrCreate } from '../../get-or-create.ts';
import { randomBelow, seededRandom } from '../../random.ts';
import { type BlockGraph, createBlockGraph, findPath, searchPath } from './block-graph.ts';

/** A number below `SIZE_KEY_COUNT`: the rows from bit 5 on, the columns in bits 0 to 4. */
export const sizeKey = (rows: number, cols: number): number => rows * 32 + cols;
export const SIZE_KEY_COUNT = 32 * 32;
export const cellCountOf = (packedSize: number): number => (packedSize >> 5) * (packedSize & 31);

export interface BlockPath {
  readonly rows: number;
  readonly cols: number;
  /** Row of the path's cell i within the block. `colAt`: its column. */
  readonly rowAt: Uint8Array;
  readonly colAt: Uint8Array;
  /** Index in the path of each cell of the block, in reading order. */
  readonly pathIndexOf: Uint8Array;
  /** A knight's move leads from the last cell to the first. */
  readonly closed: boolean;
  /** Cache of `joinsBetween`. The key packs the other block's closed tour and its side. */
  readonly joins: Map<number, readonly number[]>;
}

/**
 * The key of `graphs` is a size, that of `paths` a size, both ends and a seed, that of `closedTours` a size
 * and a seed.
 */
export interface BlockCache {
  readonly graphs: Map<number, BlockGraph>;
  readonly paths: Map<number, BlockPath>;
  readonly closedTours: Map<number, BlockPath>;
}

/** Cached paths for a block size and two ends. It is small, so that many blocks of a board share paths. */
export const VARIANT_COUNT = 4;

const MAX_CACHED_PATHS = 4096;

const graphOf = (rows: number, cols: number, { graphs }: BlockCache): BlockGraph =>
  getOrCreate(graphs, sizeKey(rows, cols), () => createBlockGraph(rows, cols));

/**
 * Only for blocks of 5x5 or 5x6 cells. Makes a complete search of at most some thousand steps. With an even
 * number of cells, the ends must differ in colour.
 */
export function hasBlockPath(
  rows: number,
  cols: number,
  entryCell: number,
  exitCell: number,
  cache: BlockCache,
): boolean {
  const graph = graphOf(rows, cols, cache);
  return searchPath(graph, entryCell, exitCell, seededRandom(0), Number.POSITIVE_INFINITY) !== undefined;
}

function makePath(rows: number, cols: number, cells: Uint8Array, closed: boolean): BlockPath {
  const [rowAt, colAt] = [new Uint8Array(cells.length), new Uint8Array(cells.length)];
  const pathIndexOf = new Uint8Array(cells.length);
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? 0;
    rowAt[index] = cell / cols;
    colAt[index] = cell % cols;
    pathIndexOf[cell] = index;
  }
  return { rows, cols, rowAt, colAt, pathIndexOf, closed, joins: new Map() };
}

/** A new path is cached only if `seed` is below `VARIANT_COUNT`. */
const getCachedPath = (
  paths: Map<number, BlockPath>,
  key: number,
  seed: number,
  createPath: () => BlockPath,
): BlockPath => (seed >= 0 && seed < VARIANT_COUNT ? getOrCreate(paths, key, createPath) : createPath());

/** A path between these ends must exist (see `existence.ts`). Equal seeds give equal paths. */
export function blockPath(
  rows: number,
  cols: number,
  entryCell: number,
  exitCell: number,
  seed: number,
  cache: BlockCache,
): BlockPath {
  const key = ((sizeKey(rows, cols) * 256 + entryCell) * 256 + exitCell) * VARIANT_COUNT + seed;
  return getCachedPath(cache.paths, key, seed, () => {
    if (cache.paths.size >= MAX_CACHED_PATHS) cache.paths.clear();
    return makePath(rows, cols, findPath(graphOf(rows, cols, cache), entryCell, exitCell, seed), false);
  });
}

/** `seed`: below `VARIANT_COUNT`. */
export const closedTourKey = (rows: number, cols: number, seed: number): number =>
  sizeKey(rows, cols) * VARIANT_COUNT + seed;
export const CLOSED_TOUR_KEY_COUNT = SIZE_KEY_COUNT * VARIANT_COUNT;

/**
 * The number of cells must be even. Finds a path from a corner to one of its two neighbours, which surround
 * it in every closed tour. The seed chooses both.
 */
export function closedBlockTour(rows: number, cols: number, seed: number, cache: BlockCache): BlockPath {
  return getCachedPath(cache.closedTours, closedTourKey(rows, cols, seed), seed, () => {
    const random = seededRandom(seed);
    const [isFromBottom, isFromRight, isSteep] = Array.from(
      { length: 3 },
      () => randomBelow(random, 2) === 1,
    );
    const cellFromCorner = (rowDistance: number, colDistance: number): number =>
      (isFromBottom ? rows - 1 - rowDistance : rowDistance) * cols +
      (isFromRight ? cols - 1 - colDistance : colDistance);
    const cells = findPath(
      graphOf(rows, cols, cache),
      cellFromCorner(0, 0),
      isSteep ? cellFromCorner(2, 1) : cellFromCorner(1, 2),
      seed,
    );
    return makePath(rows, cols, cells, true);
  });
}
