import { slideTable } from '../position/space.ts';
import { type Database, homeNode, strideOf } from './database.ts';
import type { Pattern } from './pattern.ts';
import { countBits, nodeAt, orderAfter, type PlacementSpace } from './placement.ts';

/** All slides of the pattern's tiles. Those from a node are `first[node] .. first[node + 1] - 1`. */
interface Slides {
  readonly first: Int32Array;
  /** By slide: the new node. */
  readonly to: Int32Array;
  /**
   * By slide: the start of its new orders in `after`. -1 if the slide passes no tile, so that the order
   * stays.
   */
  readonly change: Int32Array;
  /** New orders: for each way in which a slide passes tiles, the new order of each old order. */
  readonly after: Uint16Array;
}

function slidesOf(space: PlacementSpace): Slides {
  const { rows, cols, size, sets, regions, orders } = space;
  const holes = slideTable(rows, cols);
  const first = new Int32Array(sets.length + 1);
  // An upper bound; untouched memory isn't allocated by the system.
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
 * A row of bits for each node, with one bit for each order, `width` words long: two bits for each placement.
 * A move changes a placement's distance by one and the colour of one tile's cell, so a node's levels are all
 * even or all odd. A level reaches only new placements and those of the level before, whose bit in `reached`
 * is already set.
 */
interface Rows {
  readonly width: number;
  /**
   * For unseen placements: whether they were reached. For seen ones: the second lowest bit of their distance
   * is that of the node's last expanded level.
   */
  readonly reached: Int32Array;
  /** Placements that were expanded. */
  readonly seen: Int32Array;
  /**
   * By node: bit 1 (worth 2) of the level that was expanded last. Bit 0 is the same for all levels of a node.
   */
  readonly last: Uint8Array;
  /** By node: 1 if an even level was reached since the last expansion, 2 if an odd one, else 0. */
  readonly live: Uint8Array;
  /** New placements of the current node, as a row and as a list. */
  readonly row: Int32Array;
  readonly list: Uint16Array;
}

/**
 * Collects the placements of `node` that were reached but not yet expanded. Returns their number. `bit` is
 * bit 1 (worth 2) of the current level.
 */
function take({ width, reached, seen, last, row, list }: Rows, node: number, bit: number): number {
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

/** Applies the slides of `node` to the `count` orders that `take` collected. */
function spread(
  { width, reached, live, row, list }: Rows,
  { first, to, change, after }: Slides,
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
 * Writes the second lowest bit of each distance, in one row for each order. Unreached placements and padding
 * are 1.
 */
function writeBits({ width, reached, seen, last }: Rows, space: PlacementSpace, bits: Database): void {
  const { orders, sets } = space;
  const stride = strideOf(space) / 32;
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
 * Builds a database by breadth-first search from the goal into `bits`, whose length is `wordsOf`. `onShare`
 * receives the share of placements seen after each level. Most slides pass no tile: they apply to all orders
 * of a node, 32 in a word. For the other slides the orders are processed one by one through a table. Needs
 * twice the database's memory in addition.
 */
export function buildDatabase(
  space: PlacementSpace,
  pattern: Pattern,
  bits: Database,
  onShare?: (share: number) => void,
): void {
  const { orders, sets } = space;
  const slides = slidesOf(space);
  const width = Math.ceil(orders / 32);
  const rows: Rows = {
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
      const taken = take(rows, node, (level >>> 1) & 1);
      count += taken;
      if (taken > 0) spread(rows, slides, node, taken, 2 - odd);
    }
    onShare?.(count / (sets.length * orders));
  }
  writeBits(rows, space, bits);
}
