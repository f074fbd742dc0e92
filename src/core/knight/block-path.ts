import { type Random, seededRandom } from '../random.ts';
import type { KnightMemory } from './memory.ts';
import { directionOf, neighbourLists } from './moves.ts';

/** A Hamiltonian path of a small block. `NONE` stands where an end of the path has no further link. */
export interface BlockPath {
  readonly rows: number;
  readonly cols: number;
  /** The cells (reading order) in the order of the path. */
  readonly cells: Uint16Array;
  /** For each cell its two directions along the path, 4 bits each. */
  readonly links: Uint8Array;
}

/** The link of a path's end that leads nowhere. */
export const NONE = 8;

const MOST_PATHS = 4096;
const NODES = 400;

/** The two links of each cell of a path, the last cell linked to the first if `closed`. */
function linksOf(cells: Uint16Array, cols: number, closed: boolean): Uint8Array {
  const links = new Uint8Array(cells.length);
  const direction = (from: number, to: number): number =>
    directionOf(Math.floor(to / cols) - Math.floor(from / cols), (to % cols) - (from % cols));
  const count = cells.length;
  for (let at = 0; at < count; at++) {
    const cell = cells[at] ?? 0;
    const before = at > 0 || closed ? direction(cell, cells[(at + count - 1) % count] ?? 0) : NONE;
    const after = at < count - 1 || closed ? direction(cell, cells[(at + 1) % count] ?? 0) : NONE;
    links[cell] = before === NONE ? after | (before << 4) : before | (after << 4);
  }
  return links;
}

/**
 * One try at a Hamiltonian path from `entry` to `exit`: Warnsdorff's rule with random ties, and two forced-move rules (a
 * neighbour with at most one other free neighbour must come next; two such neighbours are a dead end). Undefined after
 * `nodes` steps or when nothing is left to try.
 */
function tryPath(
  neighbours: readonly (readonly number[])[],
  entry: number,
  exit: number,
  random: Random,
  nodes: number,
): Uint16Array | undefined {
  const count = neighbours.length;
  const path = new Uint16Array(count);
  const used = new Uint8Array(count);
  const free = Uint8Array.from(neighbours, (list) => list.length);
  let left = nodes;

  const step = (cell: number, depth: number): boolean => {
    if (--left < 0) return false;
    path[depth] = cell;
    const near = neighbours[cell] ?? [];
    if (depth === count - 2) {
      path[depth + 1] = exit;
      return near.includes(exit);
    }
    used[cell] = 1;
    for (const n of near) free[n] = (free[n] ?? 0) - 1;
    let forced = -1;
    let dead = free[exit] === 0;
    const open: number[] = [];
    for (const n of near) {
      if (used[n] === 1 || n === exit) continue;
      if ((free[n] ?? 0) <= 1) {
        if (forced >= 0) dead = true;
        forced = n;
      }
      open.push(n);
    }
    if (!dead) {
      if (forced >= 0) {
        if (step(forced, depth + 1)) return true;
      } else {
        const ranked = open.map((n) => ({ n, rank: (free[n] ?? 0) + random() }));
        ranked.sort((a, b) => a.rank - b.rank);
        for (const { n } of ranked) if (step(n, depth + 1)) return true;
      }
    }
    for (const n of near) free[n] = (free[n] ?? 0) + 1;
    used[cell] = 0;
    return false;
  };
  return step(entry, 0) ? path : undefined;
}

/** The neighbours of each cell of a block, kept in the memory. */
function neighboursOf(rows: number, cols: number, memory: KnightMemory): readonly (readonly number[])[] {
  const size = `${rows}x${cols}`;
  const known = memory.neighbours.get(size);
  if (known !== undefined) return known;
  const made = neighbourLists(rows, cols);
  memory.neighbours.set(size, made);
  return made;
}

/**
 * Whether a small block (25 to 30 cells) has a path from `entry` to `exit`, by a complete search; ends of one colour of an
 * even block are for the caller to refuse. Some thousand steps at most on 5x5 and 5x6.
 */
export function hasBlockPath(
  rows: number,
  cols: number,
  entry: number,
  exit: number,
  memory: KnightMemory,
): boolean {
  const neighbours = neighboursOf(rows, cols, memory);
  return tryPath(neighbours, entry, exit, seededRandom(0), Number.POSITIVE_INFINITY) !== undefined;
}

/**
 * A Hamiltonian path of a `rows x cols` block from `entry` to `exit` (cells in reading order), the same one for the same
 * seed. The caller has asked the existence rule before: for blocks of 5 x 6 to 11 x 11 or 5 x 18 cells about 100 steps
 * are the mean. Throws when none is found after very many tries, which only a bug can cause.
 */
export function blockPath(
  rows: number,
  cols: number,
  entry: number,
  exit: number,
  closed: boolean,
  seed: number,
  memory: KnightMemory,
): BlockPath {
  const key = `${rows}x${cols}:${entry}-${exit}:${closed ? 'c' : 'o'}${seed}`;
  const known = memory.paths.get(key);
  if (known !== undefined) return known;
  const neighbours = neighboursOf(rows, cols, memory);
  const random = seededRandom(Math.imul(seed + 1, 0x9e3779b1) ^ (entry * 131 + exit));
  for (let attempt = 0; attempt < 20_000; attempt++) {
    const cells = tryPath(neighbours, entry, exit, random, NODES * (1 + attempt / 16));
    if (cells === undefined) continue;
    const path = { rows, cols, cells, links: linksOf(cells, cols, closed) };
    if (memory.paths.size >= MOST_PATHS) memory.paths.clear();
    memory.paths.set(key, path);
    return path;
  }
  throw new Error(`no path from ${entry} to ${exit} in a ${rows} x ${cols} block`);
}

/** A closed tour of a block: any closed tour passes the corner (0,0) and one of its only two neighbours, (1,2). */
export const closedBlock = (rows: number, cols: number, seed: number, memory: KnightMemory): BlockPath =>
  blockPath(rows, cols, 0, cols + 2, true, seed, memory);
