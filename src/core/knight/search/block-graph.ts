import { type Random, seededRandom } from '../../random.ts';
import { neighbourLists } from '../board/knight-moves.ts';

/**
 * The knight's moves of a block of fewer than 255 cells, with the arrays of one search at a time. Cells are
 * in reading order.
 */
export interface BlockGraph {
  readonly count: number;
  readonly degrees: Uint8Array;
  /** Eight entries for each cell; the first `degrees` of them are in use. */
  readonly neighbours: Uint8Array;
  readonly path: Uint8Array;
  /** The number of free cells a move away from each cell, plus `TAKEN` for cells that can't be entered. */
  readonly free: Uint8Array;
  /**
   * For each depth of the path: the random bits that break ties, and the rank of the last cell tried (-1
   * before the first).
   */
  readonly ties: Int32Array;
  readonly tried: Int32Array;
}

/** A block must have fewer cells than this: a byte numbers them, and one value is reserved. */
const MAX_CELLS = 255;

export function createBlockGraph(rows: number, cols: number): BlockGraph {
  const count = rows * cols;
  if (count >= MAX_CELLS) throw new Error(`a block of ${rows} x ${cols} cells is too large`);
  const lists = neighbourLists(rows, cols);
  const neighbours = new Uint8Array(8 * count);
  for (const [cell, list] of lists.entries()) neighbours.set(list, 8 * cell);
  return {
    count,
    degrees: Uint8Array.from(lists, (list) => list.length),
    neighbours,
    path: new Uint8Array(count),
    free: new Uint8Array(count),
    ties: new Int32Array(count),
    tried: new Int32Array(count),
  };
}

const TIE_BITS = 4;
const TIES = (1 << TIE_BITS) - 1;
const CELL_BITS = 8;
const CELL = (1 << CELL_BITS) - 1;
const TAKEN = 64;
/** A rank higher than that of any cell that can be entered. */
const WORST = TAKEN << (TIE_BITS + CELL_BITS);

/**
 * Returns a cell's rank; the lowest rank is tried first. Fewest exits win (Warnsdorff), then the lowest
 * random bits.
 */
const rankOf = (cell: number, exits: number, bits: number): number =>
  (exits << (TIE_BITS + CELL_BITS)) | ((bits & TIES) << CELL_BITS) | cell;

/**
 * Marks the cell at `depth` as used and returns the best next cell, with ties broken at random. A neighbour
 * with at most one other free neighbour must come next. Returns -1 for a dead end: two such neighbours, or an
 * exit that is cut off.
 */
function enter(graph: BlockGraph, depth: number, exit: number, random: Random): number {
  const { path, free, degrees, neighbours, ties, tried } = graph;
  const cell = path[depth] ?? 0;
  free[cell] = (free[cell] ?? 0) + TAKEN;
  let bits = Math.trunc(random() * 2 ** 31);
  ties[depth] = bits;
  let best = WORST;
  let forced = 0;
  for (let at = 8 * cell, past = at + (degrees[cell] ?? 0); at < past; at++) {
    const near = neighbours[at] ?? 0;
    const exits = (free[near] ?? 0) - 1;
    free[near] = exits;
    if (exits <= 1) forced++;
    const rank = rankOf(near, exits, bits);
    if (rank < best) best = rank;
    bits >>>= TIE_BITS;
  }
  tried[depth] = best;
  return best === WORST || forced > 1 || free[exit] === TAKEN ? -1 : best & CELL;
}

function leave({ path, free, degrees, neighbours }: BlockGraph, depth: number): void {
  const cell = path[depth] ?? 0;
  free[cell] = (free[cell] ?? 0) - TAKEN;
  for (let at = 8 * cell, past = at + (degrees[cell] ?? 0); at < past; at++) {
    const near = neighbours[at] ?? 0;
    free[near] = (free[near] ?? 0) + 1;
  }
}

/**
 * Returns the next best cell after the failed one at `depth`. Returns -1 if the failed cell was the only
 * option.
 */
function next({ path, free, degrees, neighbours, ties, tried }: BlockGraph, depth: number): number {
  const cell = path[depth] ?? 0;
  const last = tried[depth] ?? -1;
  let bits = ties[depth] ?? 0;
  let best = WORST;
  for (let at = 8 * cell, past = at + (degrees[cell] ?? 0); at < past; at++) {
    const near = neighbours[at] ?? 0;
    const exits = free[near] ?? 0;
    if (exits <= 1) return -1;
    const rank = rankOf(near, exits, bits);
    if (rank > last && rank < best) best = rank;
    bits >>>= TIE_BITS;
  }
  tried[depth] = best;
  return best === WORST ? -1 : best & CELL;
}

/**
 * Finds a Hamiltonian path from `entry` to `exit` within `nodes` steps, or returns undefined. With an
 * infinite number of steps, undefined proves that there is none. The same random numbers find the same path.
 */
export function searchPath(
  graph: BlockGraph,
  entry: number,
  exit: number,
  random: Random,
  nodes: number,
): Uint8Array | undefined {
  const { count, path, free, degrees, neighbours } = graph;
  free.set(degrees);
  free[exit] = (free[exit] ?? 0) + TAKEN;
  path[0] = entry;
  let left = nodes;
  let depth = 0;
  let cell = enter(graph, 0, exit, random);
  for (;;) {
    while (cell < 0) {
      leave(graph, depth);
      if (depth === 0) return undefined;
      cell = next(graph, --depth);
    }
    if (--left < 0) return undefined;
    path[depth + 1] = cell;
    if (depth + 1 < count - 2) {
      cell = enter(graph, ++depth, exit, random);
      continue;
    }
    const first = 8 * cell;
    if (neighbours.subarray(first, first + (degrees[cell] ?? 0)).includes(exit)) {
      path[count - 1] = exit;
      return path.slice();
    }
    cell = next(graph, depth);
  }
}

const NODES = 400;
const TRIES = 20_000;

/**
 * Finds a Hamiltonian path for ends that the existence rule allows. Tries with a growing step limit; mostly
 * the first try succeeds. Throws after very many tries, which only a bug can cause.
 */
export function anyPath(graph: BlockGraph, entry: number, exit: number, seed: number): Uint8Array {
  const random = seededRandom(Math.imul(seed + 1, 0x9e3779b1) ^ (entry * 131 + exit));
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const path = searchPath(graph, entry, exit, random, NODES * (1 + attempt / 16));
    if (path !== undefined) return path;
  }
  throw new Error(`no path from ${entry} to ${exit} in a block of ${graph.count} cells`);
}
