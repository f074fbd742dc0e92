import { slideTable } from '../position/space.ts';
import { bitsPerOrder, type Database, homeNode } from './database.ts';
import type { Pattern } from './pattern.ts';
import { countBits, nodeAt, orderAfter, type PlacementSpace } from './placement.ts';

/**
 * All slides of the pattern's tiles, sorted by node (the tiles' cells and the blank's region). The slides
 * from a node have the indices `firstSlide[node]` to `firstSlide[node + 1] - 1`.
 */
interface SlideTable {
  readonly first: Int32Array;
  /** For each slide: the node to which it leads. */
  readonly to: Int32Array;
  /**
   * For each slide: index in `newOrders` where its list of new orders begins. The value is -1 if the tile
   * passes no other tile of the pattern. The order then stays the same.
   */
  readonly change: Int32Array;
  /**
   * Lists of new orders of the tiles, one list for each way in which a slide passes other tiles. A list
   * contains the new order for each old order.
   */
  readonly after: Uint16Array;
}

function buildSlideTable(space: PlacementSpace): SlideTable {
  const { rows, cols, size, sets, regions, orders } = space;
  const holes = slideTable(rows, cols);
  const first = new Int32Array(sets.length + 1);
  // Allocated for the largest possible number of slides. This wastes nothing: the operating system provides
  // memory only when it is first written.
  const to = new Int32Array(sets.length * size * 4);
  const change = new Int32Array(to.length);
  let count = 0;
  const after: number[] = [];
  const begin = new Map<number, number>();
  sets.forEach((set, node) => {
    first[node] = count;
    const region = regions[node] as number;
    for (let left = set; left !== 0; left &= left - 1) {
      const cell = 31 - Math.clz32(left & -left);
      for (let move = 0; move < 4; move++) {
        const hole = holes[4 * cell + move] as number;
        if (hole < 0 || ((region >>> hole) & 1) === 0) continue;
        to[count] = nodeAt(space, set ^ (1 << cell) ^ (1 << hole), cell);
        const low = Math.min(cell, hole);
        const before = countBits(set & ((1 << low) - 1));
        const passed = countBits(set & ((1 << Math.max(cell, hole)) - 1) & ~((2 << low) - 1));
        const way = (before * 32 + passed) * 2 + Number(hole < cell);
        let at = passed === 0 ? -1 : begin.get(way);
        if (at === undefined) {
          at = after.length;
          begin.set(way, at);
          for (let order = 0; order < orders; order++) after.push(orderAfter(space, order, set, cell, hole));
        }
        change[count++] = at;
      }
    }
  });
  first[sets.length] = count;
  return { first, to, change, after: Uint16Array.from(after) };
}

/**
 * Transposes a matrix of 32 x 32 bits: bit j of word i becomes bit i of word j (Warren, Hacker's Delight,
 * 7-3).
 */
function transpose(words: Int32Array): void {
  for (let half = 16, mask = 0xffff; half !== 0; half >>>= 1, mask ^= mask << half) {
    for (let at = 0; at < 32; at = ((at | half) + 1) & ~half) {
      const [above, below] = [words[at] as number, words[at | half] as number];
      const differ = ((above >>> half) ^ below) & mask;
      words[at] = above ^ (differ << half);
      words[at | half] = below ^ differ;
    }
  }
}

/**
 * State of the breadth-first search. Each placement (a node and an order, see `PlacementSpace`) has two bits,
 * one in `reached` and one in `seen`. In each of these arrays, a node has `wordsPerNode` words, with one bit
 * for each order.
 *
 * The distances of a node's placements are all even or all odd. Each move changes the distance by one, and
 * moves a tile to a cell of the other chessboard colour.
 *
 * A level is the set of all placements at one distance. Expanding a level reaches only new placements and
 * those of the level before. The latter already have their bit in `reached`, so setting it again does no
 * harm.
 */
interface BitRows {
  readonly width: number;
  /**
   * One bit for each placement, with two meanings. If the placement isn't in `seen`: 1 if it was reached,
   * else 0. If it is in `seen`: 1 if bit 1 (worth 2) of its distance equals the node's value in
   * `lastLevelBit`, else 0.
   */
  readonly reached: Int32Array;
  /** One bit for each placement: 1 if it was already expanded, else 0. */
  readonly seen: Int32Array;
  /**
   * For each node: bit 1 (worth 2) of the level at which the node was expanded last. Bit 0 isn't stored,
   * because the levels of one node are all even or all odd.
   */
  readonly last: Uint8Array;
  /**
   * For each node: 1 if placements at an even distance were reached since its last expansion, 2 if at an odd
   * distance, else 0.
   */
  readonly live: Uint8Array;
  /** The placements of the current node that are expanded now, as a row of bits and as a list of orders. */
  readonly row: Int32Array;
  readonly list: Uint16Array;
}

/**
 * Collects the orders of `node` that were reached but not yet expanded. Returns their number. `bit` is bit 1
 * (worth 2) of the current level.
 */
function collectOrders(
  { width, reached, seen, last, row, list }: BitRows,
  node: number,
  bit: number,
): number {
  const base = node * width;
  const flipped = last[node] === bit ? 0 : -1;
  last[node] = bit;
  let count = 0;
  for (let word = 0; word < width; word++) {
    const before = seen[base + word] as number;
    const all = reached[base + word] as number;
    const found = all & ~before;
    reached[base + word] = all ^ (before & flipped);
    row[word] = found;
    if (found === 0) continue;
    seen[base + word] = before | found;
    for (let left = found; left !== 0; left &= left - 1)
      list[count++] = word * 32 + 31 - Math.clz32(left & -left);
  }
  return count;
}

/**
 * Applies all slides from `node` to the `count` orders that `collectOrders` collected. Marks the placements
 * that these slides reach. `mark`: value to write into `pendingParity` for their nodes.
 */
function applySlides(
  { width, reached, live, row, list }: BitRows,
  { first, to, change, after }: SlideTable,
  node: number,
  count: number,
  mark: number,
): void {
  const end = first[node + 1] as number;
  for (let slide = first[node] as number; slide < end; slide++) {
    const target = to[slide] as number;
    const begin = target * width;
    const orders = change[slide] as number;
    live[target] = mark;
    if (orders < 0) {
      for (let word = 0; word < width; word++)
        reached[begin + word] = (reached[begin + word] as number) | (row[word] as number);
    } else {
      for (let at = 0; at < count; at++) {
        const order = after[orders + (list[at] as number)] as number;
        const word = begin + (order >>> 5);
        reached[word] = (reached[word] as number) | (1 << order);
      }
    }
  }
}

/**
 * Writes bit 1 (worth 2) of each placement's distance to the database, one row of bits for each order.
 * Placements that weren't reached and unused bits at the end of a row get 1.
 */
function writeBits({ width, reached, seen, last }: BitRows, space: PlacementSpace, bits: Database): void {
  const { orders, sets } = space;
  const stride = bitsPerOrder(space) / 32;
  const block = new Int32Array(32);
  const bitsAt = (node: number, word: number): number => {
    if (node >= sets.length) return -1;
    const at = node * width + word;
    return last[node] === 1 ? (reached[at] as number) | ~(seen[at] as number) : ~(reached[at] as number);
  };
  for (let word = 0; word < width; word++) {
    const end = Math.min(32, orders - word * 32);
    for (let column = 0; column < stride; column++) {
      for (let at = 0; at < 32; at++) block[at] = bitsAt(column * 32 + at, word);
      transpose(block);
      for (let at = 0; at < end; at++) bits[(word * 32 + at) * stride + column] = block[at] as number;
    }
  }
}

/**
 * Builds a database by breadth-first search from the goal, and writes it to `bits`, an array of
 * `wordsOf(space)` words. Calls `onShare` after each level with the fraction of the placements seen so far.
 *
 * Most slides pass no other tile, so the orders stay the same. For these slides, one step handles 32 orders
 * of a node, as the bits of one word. For other slides, a table gives the new order of each order. In
 * addition to `bits`, the search needs memory for twice the size of the database.
 */
export function buildDatabase(
  space: PlacementSpace,
  pattern: Pattern,
  bits: Database,
  onShare?: (share: number) => void,
): void {
  const { orders, sets } = space;
  const slides = buildSlideTable(space);
  const width = Math.ceil(orders / 32);
  const rows: BitRows = {
    width,
    reached: new Int32Array(width * sets.length),
    seen: new Int32Array(width * sets.length),
    last: new Uint8Array(sets.length),
    live: new Uint8Array(sets.length),
    row: new Int32Array(width),
    list: new Uint16Array(orders),
  };
  const { live, reached } = rows;
  const home = homeNode(space, pattern);
  reached[home * width] = 1;
  live[home] = 1;
  let count = 0;
  for (let level = 0, before = -1; count > before; level++) {
    before = count;
    const odd = level & 1;
    for (let node = 0; node < sets.length; node++) {
      if (live[node] !== 1 + odd) continue;
      live[node] = 0;
      const taken = collectOrders(rows, node, (level >>> 1) & 1);
      count += taken;
      if (taken > 0) applySlides(rows, slides, node, taken, 2 - odd);
    }
    onShare?.(count / (sets.length * orders));
  }
  writeBits(rows, space, bits);
}
