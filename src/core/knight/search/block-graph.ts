import { type Random, seededRandom } from '../../random.ts';
import { neighbourLists } from '../board/knight-moves.ts';

/**
 * The knight's moves within a block of fewer than 255 cells, and the arrays of the current search. Cells are
 * numbered in reading order. Only one search at a time may use a graph.
 */
export interface BlockGraph {
  readonly cellCount: number;
  readonly degrees: Uint8Array;
  /**
   * Eight entries for each cell. For cell c, the first `degrees[c]` entries list its neighbours by a knight's
   * move.
   */
  readonly neighbours: Uint8Array;
  readonly path: Uint8Array;
  /**
   * For each cell: the number of its free neighbours. For visited cells and for the exit, `TAKEN_OFFSET` is
   * added, so that their rank is too high to be chosen.
   */
  readonly freeNeighbours: Uint8Array;
  /**
   * Two numbers for each cell of the path, about the next move. `ties`: random bits that choose among cells
   * with equally many exits. `triedRanks`: the rank of the last cell that was tried.
   */
  readonly ties: Int32Array;
  readonly triedRanks: Int32Array;
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
    cellCount: count,
    degrees: Uint8Array.from(lists, (list) => list.length),
    neighbours,
    path: new Uint8Array(count),
    freeNeighbours: new Uint8Array(count),
    ties: new Int32Array(count),
    triedRanks: new Int32Array(count),
  };
}

const TIE_BITS = 4;
const TIE_MASK = (1 << TIE_BITS) - 1;
const CELL_BITS = 8;
const CELL_MASK = (1 << CELL_BITS) - 1;
const TAKEN_OFFSET = 64;
/** A rank above the ranks of all cells that can be entered. It means that no cell can be entered. */
const WORST_RANK = TAKEN_OFFSET << (TIE_BITS + CELL_BITS);

/**
 * Returns a cell's rank. The search tries the cell with the lowest rank first. Bits 0 to 7 are the cell, bits
 * 8 to 11 are random, and the higher bits are the number of exits (Warnsdorff's rule).
 */
const rankOf = (cell: number, exits: number, bits: number): number =>
  (exits << (TIE_BITS + CELL_BITS)) | ((bits & TIE_MASK) << CELL_BITS) | cell;

/**
 * Marks the cell at `depth` of the path as visited and returns the best next cell. A neighbour that has at
 * most one free neighbour left must be visited now. Otherwise, the path could later enter it but not leave
 * it. Returns -1 if no path is possible:
 * - no neighbour is free,
 * - at least two neighbours must be visited now,
 * - or the exit has no free neighbour left.
 */
function enterCell(graph: BlockGraph, depth: number, exit: number, random: Random): number {
  const { path, freeNeighbours: free, degrees, neighbours, ties, triedRanks } = graph;
  const cell = path[depth] ?? 0;
  free[cell] = (free[cell] ?? 0) + TAKEN_OFFSET;
  let bits = Math.trunc(random() * 2 ** 31);
  ties[depth] = bits;
  let best = WORST_RANK;
  let forcedCount = 0;
  for (let at = 8 * cell, past = at + (degrees[cell] ?? 0); at < past; at++) {
    const neighbour = neighbours[at] ?? 0;
    const exits = (free[neighbour] ?? 0) - 1;
    free[neighbour] = exits;
    if (exits <= 1) forcedCount++;
    const rank = rankOf(neighbour, exits, bits);
    if (rank < best) best = rank;
    bits >>>= TIE_BITS;
  }
  triedRanks[depth] = best;
  return best === WORST_RANK || forcedCount > 1 || free[exit] === TAKEN_OFFSET ? -1 : best & CELL_MASK;
}

function leaveCell({ path, freeNeighbours: free, degrees, neighbours }: BlockGraph, depth: number): void {
  const cell = path[depth] ?? 0;
  free[cell] = (free[cell] ?? 0) - TAKEN_OFFSET;
  for (let at = 8 * cell, past = at + (degrees[cell] ?? 0); at < past; at++) {
    const neighbour = neighbours[at] ?? 0;
    free[neighbour] = (free[neighbour] ?? 0) + 1;
  }
}

/**
 * Returns the next cell to try at `depth`, after the last tried cell led to no path. Returns -1 if all cells
 * were tried, or if the last tried cell was the only possible one.
 */
function nextCell(
  { path, freeNeighbours: free, degrees, neighbours, ties, triedRanks }: BlockGraph,
  depth: number,
): number {
  const cell = path[depth] ?? 0;
  const lastRank = triedRanks[depth] ?? -1;
  let bits = ties[depth] ?? 0;
  let best = WORST_RANK;
  for (let at = 8 * cell, past = at + (degrees[cell] ?? 0); at < past; at++) {
    const neighbour = neighbours[at] ?? 0;
    const exits = free[neighbour] ?? 0;
    if (exits <= 1) return -1;
    const rank = rankOf(neighbour, exits, bits);
    if (rank > lastRank && rank < best) best = rank;
    bits >>>= TIE_BITS;
  }
  triedRanks[depth] = best;
  return best === WORST_RANK ? -1 : best & CELL_MASK;
}

/**
 * Searches for a Hamiltonian path from `entry` to `exit`. Gives up and returns undefined after `maxMoves`
 * moves. Returns undefined earlier if no path exists. If `maxMoves` is infinite, undefined always means that
 * no path exists. The path depends on `random`.
 */
export function searchPath(
  graph: BlockGraph,
  entry: number,
  exit: number,
  random: Random,
  maxMoves: number,
): Uint8Array | undefined {
  const { cellCount, path, freeNeighbours: free, degrees, neighbours } = graph;
  free.set(degrees);
  free[exit] = (free[exit] ?? 0) + TAKEN_OFFSET;
  path[0] = entry;
  let movesLeft = maxMoves;
  let depth = 0;
  let cell = enterCell(graph, 0, exit, random);
  for (;;) {
    while (cell < 0) {
      leaveCell(graph, depth);
      if (depth === 0) return undefined;
      cell = nextCell(graph, --depth);
    }
    if (--movesLeft < 0) return undefined;
    path[depth + 1] = cell;
    if (depth + 1 < cellCount - 2) {
      cell = enterCell(graph, ++depth, exit, random);
      continue;
    }
    const first = 8 * cell;
    if (neighbours.subarray(first, first + (degrees[cell] ?? 0)).includes(exit)) {
      path[cellCount - 1] = exit;
      return path.slice();
    }
    cell = nextCell(graph, depth);
  }
}

const FIRST_MOVE_LIMIT = 400;
const MAX_TRIES = 20_000;

/**
 * Finds a Hamiltonian path from `entry` to `exit`. A path between these ends must exist (see `existence.ts`).
 * Restarts the search with a growing limit of moves. The first try usually succeeds. Throws after `MAX_TRIES`
 * tries, which only a bug can cause.
 */
export function findPath(graph: BlockGraph, entry: number, exit: number, seed: number): Uint8Array {
  const random = seededRandom(Math.imul(seed + 1, 0x9e3779b1) ^ (entry * 131 + exit));
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const path = searchPath(graph, entry, exit, random, FIRST_MOVE_LIMIT * (1 + attempt / 16));
    if (path !== undefined) return path;
  }
  throw new Error(`no path from ${entry} to ${exit} in a block of ${graph.cellCount} cells`);
}
