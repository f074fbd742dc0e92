import { type Random, seededRandom } from '../../random.ts';
import { neighbourLists } from '../moves.ts';

/** The knight's moves of a small block (fewer than 255 cells, in reading order), with room for one search at a time. */
export interface BlockGraph {
  readonly count: number;
  readonly degrees: Uint8Array;
  /** Eight places a cell, of which `degrees` are in use. */
  readonly neighbours: Uint8Array;
  readonly path: Uint8Array;
  /** The free cells a move away from each; `TAKEN` more for cells that can't be entered. */
  readonly free: Uint8Array;
  /** By depth: the random bits that break its ties, and the rank of the last cell tried, -1 before the first. */
  readonly ties: Int32Array;
  readonly tried: Int32Array;
}

/** Cells are numbered by bytes, and one number stays free. */
const MOST_CELLS = 255;

/** The graph of a `rows x cols` block. */
export function createBlockGraph(rows: number, cols: number): BlockGraph {
  const count = rows * cols;
  if (count >= MOST_CELLS) throw new Error(`a block of ${rows} x ${cols} cells is too large`);
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
const CELL_BITS = 8;
const CELL = (1 << CELL_BITS) - 1;
const TAKEN = 64;
/** Above the rank of every cell that can be entered. */
const WORST = TAKEN << (TIE_BITS + CELL_BITS);

/** Marks the cell at a depth as used, with a fresh draw for what comes after it. */
function enter(graph: BlockGraph, depth: number, random: Random): void {
  const { path, free, degrees, neighbours } = graph;
  const cell = path[depth] ?? 0;
  free[cell] = (free[cell] ?? 0) + TAKEN;
  for (let at = 8 * cell, past = at + (degrees[cell] ?? 0); at < past; at++) {
    const near = neighbours[at] ?? 0;
    free[near] = (free[near] ?? 0) - 1;
  }
  graph.ties[depth] = random() * 2 ** 31;
  graph.tried[depth] = -1;
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
 * The cell to try next after the one at a depth: fewest exits first (Warnsdorff), ties at random. A neighbour with at most one
 * other free neighbour must come next; two such neighbours, or an exit cut off, are a dead end. -1 if nothing is left.
 */
function choose(
  { path, free, degrees, neighbours, ties, tried }: BlockGraph,
  depth: number,
  exit: number,
): number {
  if (free[exit] === TAKEN) return -1;
  const cell = path[depth] ?? 0;
  const last = tried[depth] ?? -1;
  let bits = ties[depth] ?? 0;
  let best = WORST;
  let forced = 0;
  for (let at = 8 * cell, past = at + (degrees[cell] ?? 0); at < past; at++) {
    const near = neighbours[at] ?? 0;
    const exits = free[near] ?? 0;
    if (exits <= 1) forced++;
    const rank = (exits << (TIE_BITS + CELL_BITS)) | ((bits & 15) << CELL_BITS) | near;
    bits >>>= TIE_BITS;
    if (rank > last && rank < best) best = rank;
  }
  if (best === WORST || forced > 1 || (forced === 1 && last >= 0)) return -1;
  tried[depth] = best;
  return best & CELL;
}

/**
 * A Hamiltonian path from `entry` to `exit` in at most `nodes` steps; undefined if there is none or it takes more steps
 * (with Infinity: a proof that there is none). The same randomness finds the same path.
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
  enter(graph, 0, random);
  let left = nodes;
  for (let depth = 0; depth >= 0; ) {
    const cell = choose(graph, depth, exit);
    if (cell < 0) {
      leave(graph, depth--);
      continue;
    }
    if (--left < 0) return undefined;
    path[depth + 1] = cell;
    if (depth + 1 < count - 2) {
      enter(graph, ++depth, random);
    } else {
      const first = 8 * cell;
      if (neighbours.subarray(first, first + (degrees[cell] ?? 0)).includes(exit)) {
        path[count - 1] = exit;
        return path.slice();
      }
    }
  }
  return undefined;
}

const NODES = 400;
const TRIES = 20_000;

/**
 * A Hamiltonian path of a block for ends that the existence rule allows, by tries with a step limit that grows: mostly
 * little more steps than the block has cells. Throws when nothing comes of very many tries, which only a bug
 * can cause.
 */
export function anyPath(graph: BlockGraph, entry: number, exit: number, seed: number): Uint8Array {
  const random = seededRandom(Math.imul(seed + 1, 0x9e3779b1) ^ (entry * 131 + exit));
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const path = searchPath(graph, entry, exit, random, NODES * (1 + attempt / 16));
    if (path !== undefined) return path;
  }
  throw new Error(`no path from ${entry} to ${exit} in a block of ${graph.count} cells`);
}
