import { slideTable } from '../space.ts';
import { type Database, homeNode, strideOf } from './database.ts';
import type { Pattern } from './pattern.ts';
import { countBits, nodeAt, orderAfter, type PlacementSpace } from './placement.ts';

/** All slides of the pattern's tiles: those from a node are `first[node] .. first[node + 1] - 1`. */
interface Slides {
  readonly first: Int32Array;
  /** The node to which a slide leads. */
  readonly to: Int32Array;
  /** Where in `after` the orders after it stand; -1: it passes no tile, so the order stays. */
  readonly change: Int32Array;
  /** By way of passing tiles and order: the order after it. */
  readonly after: Uint16Array;
}

function slidesOf(space: PlacementSpace): Slides {
  const { rows, cols, size, sets, regions, orders } = space;
  const holes = slideTable(rows, cols);
  const first = new Int32Array(sets.length + 1);
  // Room for more than there are: what isn't written takes no memory.
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

/** Turns 32 words of 32 bits: bit j of word i becomes bit i of word j (Warren, Hacker's Delight, 7-3). */
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

/** Writes the complement of `rows`, a row of `width` words per node, as a row per order. */
function writeTurned(rows: Int32Array, width: number, space: PlacementSpace, bits: Database): void {
  const { orders } = space;
  const stride = strideOf(space) / 32;
  const block = new Int32Array(32);
  for (let word = 0; word < width; word++) {
    for (let column = 0; column < stride; column++) {
      for (let at = 0; at < 32; at++) block[at] = ~(rows[(column * 32 + at) * width + word] ?? 0);
      transpose(block);
      const end = Math.min(32, orders - word * 32);
      for (let at = 0; at < end; at++) bits[(word * 32 + at) * stride + column] = block[at] as number;
    }
  }
}

/** A row of bits for each node, a bit for each order, `width` words long. */
interface Rows {
  readonly width: number;
  /** What was reached since the node was gone on from; of that, some may be of the level but one before. */
  readonly reached: Int32Array;
  /** What has been gone on from. */
  readonly seen: Int32Array;
  /** What of it has a number whose second lowest bit is 0. */
  readonly zero: Int32Array;
  /** By node: 1 or 2 where something was reached for an even or odd level, else 0. */
  readonly live: Uint8Array;
  /** What is new in the node that is gone on from, as a row and as a list. */
  readonly row: Int32Array;
  readonly list: Uint16Array;
}

/** Takes what is new in a node's row; returns how many orders that are. */
function take({ width, reached, seen, zero, row, list }: Rows, node: number, isZero: boolean): number {
  const base = node * width;
  let count = 0;
  for (let word = 0; word < width; word++) {
    const before = seen[base + word] as number;
    const found = (reached[base + word] as number) & ~before;
    reached[base + word] = 0;
    row[word] = found;
    if (found === 0) continue;
    seen[base + word] = before | found;
    if (isZero) zero[base + word] = (zero[base + word] as number) | found;
    for (let left = found; left !== 0; left &= left - 1)
      list[count++] = word * 32 + 31 - Math.clz32(left & -left);
  }
  return count;
}

/** Slides on from what was taken, `count` orders of that node. */
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
 * Breadth-first from the goal into `bits`, as long as `wordsOf`; `onShare` is told the share of placements seen after each
 * level. A slide that passes no tile, as more than half of them do, takes all orders of a node along at once, 32 to a word;
 * for the others the orders are taken one by one through a table. A move changes the colour of a tile's cell, so the levels
 * of a node are all even or all odd, and one row holds what is reached for the next. Beside `bits` it takes three bits a placement;
 * seven tiles on 4x4: 139.8 million placements.
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
  const words = width * sets.length;
  const rows: Rows = {
    width,
    reached: new Int32Array(words),
    seen: new Int32Array(words),
    zero: new Int32Array(words),
    live: new Uint8Array(sets.length),
    row: new Int32Array(width),
    list: new Uint16Array(orders),
  };
  const { live, reached, zero } = rows;
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
      const taken = take(rows, node, (level & 2) === 0);
      count += taken;
      if (taken > 0) spread(rows, slides, node, taken, 2 - odd);
    }
    onShare?.(count / (sets.length * orders));
  }
  writeTurned(zero, width, space, bits);
}
