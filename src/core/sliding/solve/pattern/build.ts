import { slideTable } from '../position/space.ts';
import { bitsPerOrder, type Database, goalNodeOf } from './database.ts';
import type { Pattern } from './pattern.ts';
import { countBits, nodeAt, orderAfter, type PlacementSpace } from './placement.ts';

/**
 * All slides of the pattern's tiles, sorted by node (the tiles' cells and the blank's region). The slides
 * from a node have the indices `firstSlide[node]` to `firstSlide[node + 1] - 1`.
 */
interface SlideTable {
  readonly firstSlide: Int32Array;
  /** For each slide: the node to which it leads. */
  readonly targetNode: Int32Array;
  /**
   * For each slide: index in `newOrders` where its list of new orders begins. The value is -1 if the tile
   * passes no other tile of the pattern. The order then stays the same.
   */
  readonly orderList: Int32Array;
  /**
   * Lists of new orders of the tiles, one list for each way in which a slide passes other tiles. A list
   * contains the new order for each old order.
   */
  readonly newOrders: Uint16Array;
}

function buildSlideTable(space: PlacementSpace): SlideTable {
  const { rows, cols, tileCount, sets, regions, orderCount } = space;
  const neighbourCells = slideTable(rows, cols);
  const first = new Int32Array(sets.length + 1);
  // Allocated for the largest possible number of slides. This wastes nothing: the operating system provides
  // memory only when it is first written.
  const to = new Int32Array(sets.length * tileCount * 4);
  const change = new Int32Array(to.length);
  let count = 0;
  const newOrders: number[] = [];
  const listStarts = new Map<number, number>();
  sets.forEach((set, node) => {
    first[node] = count;
    const region = regions[node] as number;
    for (let left = set; left !== 0; left &= left - 1) {
      const cell = 31 - Math.clz32(left & -left);
      for (let move = 0; move < 4; move++) {
        const freeCell = neighbourCells[4 * cell + move] as number;
        if (freeCell < 0 || ((region >>> freeCell) & 1) === 0) continue;
        to[count] = nodeAt(space, set ^ (1 << cell) ^ (1 << freeCell), cell);
        const low = Math.min(cell, freeCell);
        const before = countBits(set & ((1 << low) - 1));
        const passed = countBits(set & ((1 << Math.max(cell, freeCell)) - 1) & ~((2 << low) - 1));
        const passKey = (before * 32 + passed) * 2 + Number(freeCell < cell);
        let at = passed === 0 ? -1 : listStarts.get(passKey);
        if (at === undefined) {
          at = newOrders.length;
          listStarts.set(passKey, at);
          for (let order = 0; order < orderCount; order++)
            newOrders.push(orderAfter(space, order, set, cell, freeCell));
        }
        change[count++] = at;
      }
    }
  });
  first[sets.length] = count;
  return { firstSlide: first, targetNode: to, orderList: change, newOrders: Uint16Array.from(newOrders) };
}

/**
 * Transposes a matrix of 32 x 32 bits: bit j of word i becomes bit i of word j (Warren, Hacker's Delight,
 * 7-3).
 */
function transpose(words: Int32Array): void {
  for (let half = 16, mask = 0xffff; half !== 0; half >>>= 1, mask ^= mask << half) {
    for (let at = 0; at < 32; at = ((at | half) + 1) & ~half) {
      const [above, below] = [words[at] as number, words[at | half] as number];
      const differingBits = ((above >>> half) ^ below) & mask;
      words[at] = above ^ (differingBits << half);
      words[at | half] = below ^ differingBits;
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
  readonly wordsPerNode: number;
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
  readonly lastLevelBit: Uint8Array;
  /**
   * For each node: 1 if placements at an even distance were reached since its last expansion, 2 if at an odd
   * distance, else 0.
   */
  readonly pendingParity: Uint8Array;
  /** The placements of the current node that are expanded now, as a row of bits and as a list of orders. */
  readonly currentBits: Int32Array;
  readonly currentOrders: Uint16Array;
}

/**
 * Collects the orders of `node` that were reached but not yet expanded. Returns their number. `bit` is bit 1
 * (worth 2) of the current level.
 */
function collectOrders(
  { wordsPerNode, reached, seen, lastLevelBit, currentBits, currentOrders }: BitRows,
  node: number,
  bit: number,
): number {
  const base = node * wordsPerNode;
  const flipped = lastLevelBit[node] === bit ? 0 : -1;
  lastLevelBit[node] = bit;
  let count = 0;
  for (let word = 0; word < wordsPerNode; word++) {
    const before = seen[base + word] as number;
    const all = reached[base + word] as number;
    const found = all & ~before;
    reached[base + word] = all ^ (before & flipped);
    currentBits[word] = found;
    if (found === 0) continue;
    seen[base + word] = before | found;
    for (let left = found; left !== 0; left &= left - 1)
      currentOrders[count++] = word * 32 + 31 - Math.clz32(left & -left);
  }
  return count;
}

/**
 * Applies all slides from `node` to the `count` orders that `collectOrders` collected. Marks the placements
 * that these slides reach. `mark`: value to write into `pendingParity` for their nodes.
 */
function applySlides(
  { wordsPerNode, reached, pendingParity, currentBits, currentOrders }: BitRows,
  { firstSlide, targetNode, orderList, newOrders }: SlideTable,
  node: number,
  count: number,
  mark: number,
): void {
  const end = firstSlide[node + 1] as number;
  for (let slide = firstSlide[node] as number; slide < end; slide++) {
    const target = targetNode[slide] as number;
    const begin = target * wordsPerNode;
    const listStart = orderList[slide] as number;
    pendingParity[target] = mark;
    if (listStart < 0) {
      for (let word = 0; word < wordsPerNode; word++)
        reached[begin + word] = (reached[begin + word] as number) | (currentBits[word] as number);
    } else {
      for (let at = 0; at < count; at++) {
        const order = newOrders[listStart + (currentOrders[at] as number)] as number;
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
function writeBits(
  { wordsPerNode, reached, seen, lastLevelBit }: BitRows,
  space: PlacementSpace,
  bits: Database,
): void {
  const { orderCount, sets } = space;
  const stride = bitsPerOrder(space) / 32;
  const block = new Int32Array(32);
  const bitsAt = (node: number, word: number): number => {
    if (node >= sets.length) return -1;
    const at = node * wordsPerNode + word;
    return lastLevelBit[node] === 1
      ? (reached[at] as number) | ~(seen[at] as number)
      : ~(reached[at] as number);
  };
  for (let word = 0; word < wordsPerNode; word++) {
    const end = Math.min(32, orderCount - word * 32);
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
  const { orderCount, sets } = space;
  const slides = buildSlideTable(space);
  const wordsPerNode = Math.ceil(orderCount / 32);
  const rows: BitRows = {
    wordsPerNode,
    reached: new Int32Array(wordsPerNode * sets.length),
    seen: new Int32Array(wordsPerNode * sets.length),
    lastLevelBit: new Uint8Array(sets.length),
    pendingParity: new Uint8Array(sets.length),
    currentBits: new Int32Array(wordsPerNode),
    currentOrders: new Uint16Array(orderCount),
  };
  const { pendingParity, reached } = rows;
  const goalNode = goalNodeOf(space, pattern);
  reached[goalNode * wordsPerNode] = 1;
  pendingParity[goalNode] = 1;
  let count = 0;
  for (let level = 0, before = -1; count > before; level++) {
    before = count;
    const odd = level & 1;
    for (let node = 0; node < sets.length; node++) {
      if (pendingParity[node] !== 1 + odd) continue;
      pendingParity[node] = 0;
      const collectedCount = collectOrders(rows, node, (level >>> 1) & 1);
      count += collectedCount;
      if (collectedCount > 0) applySlides(rows, slides, node, collectedCount, 2 - odd);
    }
    onShare?.(count / (sets.length * orderCount));
  }
  writeBits(rows, space, bits);
}
