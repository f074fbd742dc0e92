import { type Random, seededRandom } from '../../random.ts';
import { neighbourLists } from '../board/knight-moves.ts';

/** A block's moves, and the arrays of the current search. Only one search at a time may use a graph. */
export interface BlockGraph {
  readonly cellCount: number;
  readonly degrees: Uint8Array;
  /** Eight entries for each cell, of which the first `degrees[c]` are its neighbours. */
  readonly neighbours: Uint8Array;
  readonly path: Uint8Array;
  /** `TAKEN_OFFSET` is added for visited cells and the exit, so that they aren't chosen. */
  readonly freeNeighbourCounts: Uint8Array;
  /**
   * For each cell of the path. `ties`: random bits to choose among equal cells. `triedRanks`: the last tried
   * rank.
   */
  readonly ties: Int32Array;
  readonly triedRanks: Int32Array;
}

/** Cell numbers are stored in bytes. */
const BLOCK_CELL_LIMIT = 255;

export function createBlockGraph(rows: number, cols: number): BlockGraph {
  const cellCount = rows * cols;
  if (cellCount >= BLOCK_CELL_LIMIT) throw new Error(`a block of ${rows} x ${cols} cells is too large`);
  const listByCell = neighbourLists(rows, cols);
  const neighbours = new Uint8Array(8 * cellCount);
  for (const [cell, list] of listByCell.entries()) neighbours.set(list, 8 * cell);
  return {
    cellCount,
    degrees: Uint8Array.from(listByCell, (list) => list.length),
    neighbours,
    path: new Uint8Array(cellCount),
    freeNeighbourCounts: new Uint8Array(cellCount),
    ties: new Int32Array(cellCount),
    triedRanks: new Int32Array(cellCount),
  };
}

/** Random bits of a rank. */
const TIE_BITS = 4;
const TIE_MASK = (1 << TIE_BITS) - 1;
const CELL_BITS = 8;
const CELL_MASK = (1 << CELL_BITS) - 1;
const TAKEN_OFFSET = 64;
/** Means that no cell can be entered. */
const WORST_RANK = TAKEN_OFFSET << (TIE_BITS + CELL_BITS);

/**
 * The cell with the lowest rank is tried first. Bits 0 to 7 are the cell, bits 8 to 11 are random, and the
 * higher bits are the number of exits (Warnsdorff's rule).
 */
const rankOf = (cell: number, exitCount: number, randomBits: number): number =>
  (exitCount << (TIE_BITS + CELL_BITS)) | ((randomBits & TIE_MASK) << CELL_BITS) | cell;

/**
 * A neighbour that has at most one free neighbour left must be visited now. Otherwise, the path could later
 * enter it but not leave it. Returns -1 if no path is possible:
 * - no neighbour is free,
 * - at least two neighbours must be visited now,
 * - or the exit has no free neighbour left.
 */
function enterCell(graph: BlockGraph, depth: number, exitCell: number, random: Random): number {
  const { path, freeNeighbourCounts, degrees, neighbours, ties, triedRanks } = graph;
  const cell = path[depth] ?? 0;
  freeNeighbourCounts[cell] = (freeNeighbourCounts[cell] ?? 0) + TAKEN_OFFSET;
  let randomBits = Math.trunc(random() * 2 ** 31);
  ties[depth] = randomBits;
  let bestRank = WORST_RANK;
  let forcedCellCount = 0;
  for (let index = 8 * cell, pastIndex = index + (degrees[cell] ?? 0); index < pastIndex; index++) {
    const neighbour = neighbours[index] ?? 0;
    const exitCount = (freeNeighbourCounts[neighbour] ?? 0) - 1;
    freeNeighbourCounts[neighbour] = exitCount;
    if (exitCount <= 1) forcedCellCount++;
    const rank = rankOf(neighbour, exitCount, randomBits);
    if (rank < bestRank) bestRank = rank;
    randomBits >>>= TIE_BITS;
  }
  triedRanks[depth] = bestRank;
  return bestRank === WORST_RANK || forcedCellCount > 1 || freeNeighbourCounts[exitCell] === TAKEN_OFFSET
    ? -1
    : bestRank & CELL_MASK;
}

function leaveCell({ path, freeNeighbourCounts, degrees, neighbours }: BlockGraph, depth: number): void {
  const cell = path[depth] ?? 0;
  freeNeighbourCounts[cell] = (freeNeighbourCounts[cell] ?? 0) - TAKEN_OFFSET;
  for (let index = 8 * cell, pastIndex = index + (degrees[cell] ?? 0); index < pastIndex; index++) {
    const neighbour = neighbours[index] ?? 0;
    freeNeighbourCounts[neighbour] = (freeNeighbourCounts[neighbour] ?? 0) + 1;
  }
}

/** Call it after a cell that led to no path. Returns -1 if none is left. */
function findNextCell(
  { path, freeNeighbourCounts, degrees, neighbours, ties, triedRanks }: BlockGraph,
  depth: number,
): number {
  const cell = path[depth] ?? 0;
  const lastRank = triedRanks[depth] ?? -1;
  let randomBits = ties[depth] ?? 0;
  let bestRank = WORST_RANK;
  for (let index = 8 * cell, pastIndex = index + (degrees[cell] ?? 0); index < pastIndex; index++) {
    const neighbour = neighbours[index] ?? 0;
    const exitCount = freeNeighbourCounts[neighbour] ?? 0;
    if (exitCount <= 1) return -1;
    const rank = rankOf(neighbour, exitCount, randomBits);
    if (rank > lastRank && rank < bestRank) bestRank = rank;
    randomBits >>>= TIE_BITS;
  }
  triedRanks[depth] = bestRank;
  return bestRank === WORST_RANK ? -1 : bestRank & CELL_MASK;
}

/** Finds a Hamiltonian path. Undefined after `maxMoves` moves, or earlier if none exists. */
export function searchPath(
  graph: BlockGraph,
  entryCell: number,
  exitCell: number,
  random: Random,
  maxMoves: number,
): Uint8Array | undefined {
  const { cellCount, path, freeNeighbourCounts, degrees, neighbours } = graph;
  freeNeighbourCounts.set(degrees);
  freeNeighbourCounts[exitCell] = (freeNeighbourCounts[exitCell] ?? 0) + TAKEN_OFFSET;
  path[0] = entryCell;
  let movesLeft = maxMoves;
  let depth = 0;
  let cell = enterCell(graph, 0, exitCell, random);
  for (;;) {
    while (cell < 0) {
      leaveCell(graph, depth);
      if (depth === 0) return undefined;
      cell = findNextCell(graph, --depth);
    }
    if (--movesLeft < 0) return undefined;
    path[depth + 1] = cell;
    if (depth + 1 < cellCount - 2) {
      cell = enterCell(graph, ++depth, exitCell, random);
      continue;
    }
    const firstIndex = 8 * cell;
    if (neighbours.subarray(firstIndex, firstIndex + (degrees[cell] ?? 0)).includes(exitCell)) {
      path[cellCount - 1] = exitCell;
      return path.slice();
    }
    cell = findNextCell(graph, depth);
  }
}

const INITIAL_MAX_MOVES = 400;
const MAX_TRIES = 20_000;

/**
 * Finds a Hamiltonian path, which must exist (see `existence.ts`). Restarts with a growing limit of moves.
 * The first try usually succeeds. Throws after `MAX_TRIES`, at a bug.
 */
export function findPath(graph: BlockGraph, entryCell: number, exitCell: number, seed: number): Uint8Array {
  const random = seededRandom(Math.imul(seed + 1, 0x9e3779b1) ^ (entryCell * 131 + exitCell));
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const path = searchPath(graph, entryCell, exitCell, random, INITIAL_MAX_MOVES * (1 + attempt / 16));
    if (path !== undefined) return path;
  }
  throw new Error(`no path from ${entryCell} to ${exitCell} in a block of ${graph.cellCount} cells`);
}
