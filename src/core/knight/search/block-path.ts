import { getOrCreate } from '../../get-or-create.ts';
import { randomBelow, seededRandom } from '../../random.ts';
import { anyPath, type BlockGraph, createBlockGraph, searchPath } from './block-graph.ts';

/** A block's size as one number, below `SIZE_KEYS`. */
export const sizeKey = (rows: number, cols: number): number => rows * 32 + cols;
export const SIZE_KEYS = 32 * 32;
/** The cells of a block of that size. */
export const cellsOf = (size: number): number => (size >> 5) * (size & 31);

/** A Hamiltonian path of a small block. */
export interface BlockPath {
  readonly rows: number;
  readonly cols: number;
  /** The rows and the columns of its cells, in the order of the path. */
  readonly rowAt: Uint8Array;
  readonly colAt: Uint8Array;
  /** Where in the path each cell is, in reading order. */
  readonly placeOf: Uint8Array;
  /** Whether the last cell attacks the first. */
  readonly closed: boolean;
  /** What `joinsBetween` found for this path, by the other block and its side. */
  readonly joins: Map<number, readonly number[]>;
}

/** Blocks' graphs by size; their paths by size, ends and seed; their closed tours by size and seed. */
export interface BlockMemory {
  readonly graphs: Map<number, BlockGraph>;
  readonly paths: Map<number, BlockPath>;
  readonly closed: Map<number, BlockPath>;
}

/** Different paths in use for the same ends, so that boards of many blocks repeat a few. */
export const VARIANTS = 4;

const MAX_PATHS = 4096;

/** The graph of a block, kept in the memory. */
const graphOf = (rows: number, cols: number, { graphs }: BlockMemory): BlockGraph =>
  getOrCreate(graphs, sizeKey(rows, cols), () => createBlockGraph(rows, cols));

/**
 * Whether a small block (25 to 30 cells) has a path from `entry` to `exit`, by a complete search; ends of one colour of an
 * even block are for the caller to refuse. Some thousand steps at most on 5x5 and 5x6.
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
 * A path of a `rows x cols` block from `entry` to `exit` (cells in reading order) that the existence rule allows, the same
 * one for the same seed. Those of the first `VARIANTS` seeds are kept in the memory.
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
  const isKept = seed >= 0 && seed < VARIANTS;
  const known = isKept ? memory.paths.get(key) : undefined;
  if (known !== undefined) return known;
  const cells = anyPath(graphOf(rows, cols, memory), entry, exit, seed);
  const path = makePath(rows, cols, cells, false);
  if (isKept) {
    if (memory.paths.size >= MAX_PATHS) memory.paths.clear();
    memory.paths.set(key, path);
  }
  return path;
}

/** The number under which `joins` know the closed tour of a size and one of the first `VARIANTS` seeds. */
export const closedKey = (rows: number, cols: number, seed: number): number =>
  sizeKey(rows, cols) * VARIANTS + seed;
/** All such numbers are below this one. */
export const CLOSED_KEYS = SIZE_KEYS * VARIANTS;

/**
 * A closed tour of a block with an even number of cells. Any closed tour passes each corner and both of its only two neighbours,
 * so it is a path from a corner, drawn by the seed, to one of them.
 */
export function closedBlock(rows: number, cols: number, seed: number, memory: BlockMemory): BlockPath {
  const isKept = seed >= 0 && seed < VARIANTS;
  const key = closedKey(rows, cols, seed);
  const known = isKept ? memory.closed.get(key) : undefined;
  if (known !== undefined) return known;
  const random = seededRandom(seed);
  const [fromBottom, fromRight, isSteep] = [
    randomBelow(random, 2),
    randomBelow(random, 2),
    randomBelow(random, 2),
  ];
  const at = (down: number, across: number): number =>
    (fromBottom ? rows - 1 - down : down) * cols + (fromRight ? cols - 1 - across : across);
  const cells = anyPath(graphOf(rows, cols, memory), at(0, 0), isSteep ? at(2, 1) : at(1, 2), seed);
  const path = makePath(rows, cols, cells, true);
  if (isKept) memory.closed.set(key, path);
  return path;
}
