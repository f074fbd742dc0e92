import { type Random, seededRandom } from '../../random.ts';
import { neighbourLists } from '../board/knight-moves.ts';

/**
 * The knight's moves within a block of fewer than 255 cells, and the arrays of the current search. Cells are
 * numbered in reading order. Only one search at a time may use a graph.
 */
export interface BlockGraph {
  readonly count: number;
  readonly degrees: Uint8Array;
  /**
   * Eight entries for each cell. For cell c, the first `degrees[c]` entries list its neighbours by a knight's
   * move.
   */
  readonly neighbours: Uint8Array;
  readonly path: Uint8Array;
  /**
   * For each cell: the number of its free neighbours. For visited cells and for the exit, `TAKEN` is added,
   * so that their rank is too high to be chosen.
   */
  readonly free: Uint8Array;
  /**
   * For each cell of the path, data about the move that follows. `ties`: random bits that choose among cells
   * with equally many exits. `tried`: the rank of the last cell that was tried.
   */
  readonly ties: Int32Array;
  readonly tried: Int32Array;
}

/** A block must have fewer cells than this, because cell numbers are stored in bytes. */
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
/** A rank above the ranks of all cells that can be entered. It means that no such cell was found. */
const WORST = TAKEN << (TIE_BITS + CELL_BITS);

/**
 * Returns a cell's rank. The search tries the cell with the lowest rank first. Bits 0 to 7 are the cell, bits
 * 8 to 11 are random, and the higher bits are the number of exits (Warnsdorff's rule).
 */
const rankOf = (cell: number, exits: number, bits: number): number =>
  (exits << (TIE_BITS + CELL_BITS)) | ((bits & TIES) << CELL_BITS) | cell;

/**
 * Marks the cell at `depth` of the path as visited and returns the best next cell. If a neighbour has at most
 * one other free neighbour, the path must visit it now. Returns -1 if no path is possible: there are two such
 * neighbours, or the exit has no free neighbour left.
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
 * Returns the next cell to try at `depth`, after the last one led to no path. Returns -1 if all cells were
 * tried, or if the last one was the only possible one.
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
 * Searches a Hamiltonian path from `entry` to `exit`. Returns undefined if it makes more than `nodes` moves
 * without success. If `nodes` is infinite, undefined means that no path exists. The path depends on `random`.
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
 * Finds a Hamiltonian path from `entry` to `exit`. A path between these ends must exist (see `existence.ts`).
 * Restarts the search with a growing limit of moves. The first try usually succeeds. Throws after `TRIES`
 * tries, which only a bug can cause.
 */
export function anyPath(graph: BlockGraph, entry: number, exit: number, seed: number): Uint8Array {
  const random = seededRandom(Math.imul(seed + 1, 0x9e3779b1) ^ (entry * 131 + exit));
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const path = searchPath(graph, entry, exit, random, NODES * (1 + attempt / 16));
    if (path !== undefined) return path;
  }
  throw new Error(`no path from ${entry} to ${exit} in a block of ${graph.count} cells`);
}
