import { type Random, seededRandom } from '../random.ts';
import { neighbourLists } from './moves.ts';

/** The knight's moves of a small block (fewer than 255 cells, in reading order), with room for one search at a time. */
export interface BlockGraph {
  readonly count: number;
  readonly degrees: Uint8Array;
  /** Eight places a cell, of which `degrees` are in use. */
  readonly neighbours: Uint8Array;
  readonly path: Uint8Array;
  readonly used: Uint8Array;
  readonly free: Uint8Array;
  /** By depth: eight places for the cells still to try, packed as exits, a random tie and the cell; how many; the next. */
  readonly candidates: Uint16Array;
  readonly counts: Uint8Array;
  readonly next: Uint8Array;
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
    used: new Uint8Array(count),
    free: new Uint8Array(count),
    candidates: new Uint16Array(8 * count),
    counts: new Uint8Array(count),
    next: new Uint8Array(count),
  };
}

const TIE_BITS = 4;
const CELL_BITS = 8;
const CELL = (1 << CELL_BITS) - 1;

/**
 * Marks the cell at a depth as used and lists the cells to try after it, fewest exits first (Warnsdorff), ties at random. A
 * neighbour with at most one other free neighbour must come next; two such neighbours, or an exit cut off, are a dead end.
 */
function enter(graph: BlockGraph, depth: number, exit: number, random: Random): void {
  const { path, used, free, degrees, neighbours, candidates } = graph;
  const cell = path[depth] ?? 0;
  const from = 8 * depth;
  let past = from;
  let forced = 0;
  let ties = random() * (1 << 28);
  used[cell] = 1;
  for (let at = 8 * cell, end = at + (degrees[cell] ?? 0); at < end; at++) {
    const near = neighbours[at] ?? 0;
    const exits = (free[near] ?? 0) - 1;
    free[near] = exits;
    if (used[near] === 1 || near === exit) continue;
    if (exits <= 1) forced++;
    const packed = (exits << (TIE_BITS + CELL_BITS)) | ((ties & 15) << CELL_BITS) | near;
    ties >>>= TIE_BITS;
    let place = past++;
    for (; place > from && (candidates[place - 1] ?? 0) > packed; place--) {
      candidates[place] = candidates[place - 1] ?? 0;
    }
    candidates[place] = packed;
  }
  graph.next[depth] = 0;
  graph.counts[depth] = free[exit] === 0 || forced > 1 ? 0 : forced === 1 ? 1 : past - from;
}

function leave({ path, used, free, degrees, neighbours }: BlockGraph, depth: number): void {
  const cell = path[depth] ?? 0;
  used[cell] = 0;
  for (let at = 8 * cell, past = at + (degrees[cell] ?? 0); at < past; at++) {
    const near = neighbours[at] ?? 0;
    free[near] = (free[near] ?? 0) + 1;
  }
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
  const { count, path, free, degrees, neighbours, candidates, counts, next } = graph;
  graph.used.fill(0);
  free.set(degrees);
  path[0] = entry;
  enter(graph, 0, exit, random);
  let left = nodes;
  for (let depth = 0; depth >= 0; ) {
    const at = next[depth] ?? 0;
    if (at === counts[depth]) {
      leave(graph, depth--);
      continue;
    }
    if (--left < 0) return undefined;
    next[depth] = at + 1;
    const cell = (candidates[8 * depth + at] ?? 0) & CELL;
    path[depth + 1] = cell;
    if (depth + 1 < count - 2) {
      enter(graph, ++depth, exit, random);
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
