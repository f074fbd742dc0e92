import { getOrCreate } from '../../get-or-create.ts';
import { randomBelow, seededRandom } from '../../random.ts';
import { anyPath, type BlockGraph, createBlockGraph, searchPath } from './block-graph.ts';

/** Packs a block's size into one number below `SIZE_KEYS`. */
export const sizeKey = (rows: number, cols: number): number => rows * 32 + cols;
export const SIZE_KEYS = 32 * 32;
/** Returns the number of cells of a block, by its `sizeKey`. */
export const cellsOf = (size: number): number => (size >> 5) * (size & 31);

export interface BlockPath {
  readonly rows: number;
  readonly cols: number;
  /** The row and the column of each cell, in the order of the path. */
  readonly rowAt: Uint8Array;
  readonly colAt: Uint8Array;
  /** For each cell, in reading order: its position in the path. */
  readonly placeOf: Uint8Array;
  /** Whether a knight's move leads from the last cell to the first. */
  readonly closed: boolean;
  /** The results of `joinsBetween` for this path, by the other block and its side. */
  readonly joins: Map<number, readonly number[]>;
}

/** A cache: graphs by size, paths by size, ends and seed, closed tours by size and seed. */
export interface BlockMemory {
  readonly graphs: Map<number, BlockGraph>;
  readonly paths: Map<number, BlockPath>;
  readonly closed: Map<number, BlockPath>;
}

/** The number of different paths for the same ends. With few paths, boards of many blocks can reuse them. */
export const VARIANTS = 4;

const MAX_PATHS = 4096;

const graphOf = (rows: number, cols: number, { graphs }: BlockMemory): BlockGraph =>
  getOrCreate(graphs, sizeKey(rows, cols), () => createBlockGraph(rows, cols));

/**
 * Whether a block of 25 to 30 cells has a path from `entry` to `exit`, by a complete search. The caller must
 * rule out ends of the same colour on an even block first. At most some thousand steps on 5x5 and 5x6.
 */
export function hasBlockPath(
  rows: number,
  cols: number,
  entry: number,
  exit: number,
  memory: BlockMemory,
): boolean {
  const graph = graphOf(rows, cols, memory);
  return searchPath(graph, entry, exit, seededRandom(0), Number.POSITIVE_INFINITY) !== undefined;
}

function makePath(rows: number, cols: number, cells: Uint8Array, closed: boolean): BlockPath {
  const [rowAt, colAt] = [new Uint8Array(cells.length), new Uint8Array(cells.length)];
  const placeOf = new Uint8Array(cells.length);
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] ?? 0;
    rowAt[at] = cell / cols;
    colAt[at] = cell % cols;
    placeOf[cell] = at;
  }
  return { rows, cols, rowAt, colAt, placeOf, closed, joins: new Map() };
}

/**
 * Returns the cached path for `key`, or makes it. The path is cached if `seed` is one of the first
 * `VARIANTS`.
 */
const cachedPath = (
  paths: Map<number, BlockPath>,
  key: number,
  seed: number,
  make: () => BlockPath,
): BlockPath => (seed >= 0 && seed < VARIANTS ? getOrCreate(paths, key, make) : make());

/**
 * Returns a path of a block from `entry` to `exit`, which the existence rule allows. Cells are in reading
 * order. The same seed gives the same path; those of the first `VARIANTS` seeds are cached.
 */
export function blockPath(
  rows: number,
  cols: number,
  entry: number,
  exit: number,
  seed: number,
  memory: BlockMemory,
): BlockPath {
  const key = ((sizeKey(rows, cols) * 256 + entry) * 256 + exit) * VARIANTS + seed;
  return cachedPath(memory.paths, key, seed, () => {
    if (memory.paths.size >= MAX_PATHS) memory.paths.clear();
    return makePath(rows, cols, anyPath(graphOf(rows, cols, memory), entry, exit, seed), false);
  });
}

/** Returns the key of a closed tour in `joins`, by size and one of the first `VARIANTS` seeds. */
export const closedKey = (rows: number, cols: number, seed: number): number =>
  sizeKey(rows, cols) * VARIANTS + seed;
/** The upper bound of all keys of `closedKey`. */
export const CLOSED_KEYS = SIZE_KEYS * VARIANTS;

/**
 * Returns a closed tour of a block with an even number of cells. The search looks for a path from a corner to
 * one of the corner's two neighbours, because any closed tour contains one. The seed chooses the corner and
 * the neighbour.
 */
export function closedBlock(rows: number, cols: number, seed: number, memory: BlockMemory): BlockPath {
  return cachedPath(memory.closed, closedKey(rows, cols, seed), seed, () => {
    const random = seededRandom(seed);
    const [fromBottom, fromRight, isSteep] = Array.from({ length: 3 }, () => randomBelow(random, 2) === 1);
    const at = (down: number, across: number): number =>
      (fromBottom ? rows - 1 - down : down) * cols + (fromRight ? cols - 1 - across : across);
    const cells = anyPath(graphOf(rows, cols, memory), at(0, 0), isSteep ? at(2, 1) : at(1, 2), seed);
    return makePath(rows, cols, cells, true);
  });
}
