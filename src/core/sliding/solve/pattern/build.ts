import { slideTable } from '../position/space.ts';
import { bitsPerOrder, type Database, goalNodeOf } from './database.ts';
import type { Pattern } from './pattern.ts';
import { countBits, nodeAt, orderAfter, type PlacementSpace } from './placement.ts';

/**
 * All slides of the pattern's tiles, sorted by node (the tiles' cells and the blank's region). Those from a
 * node have the indices `firstSlide[node]` to `firstSlide[node + 1] - 1`.
 */
interface SlideTable {
  readonly firstSlide: Int32Array;
  readonly targetNode: Int32Array;
  /**
   * For each slide: start of its list in `newOrders`, or -1 if the tile passes no other tile of the pattern,
   * and the order stays.
   */
  readonly orderList: Int32Array;
  /**
   * One list for each way in which a slide passes other tiles. It contains the new order for each old order.
   */
  readonly newOrders: Uint16Array;
}

function buildSlideTable(space: PlacementSpace): SlideTable {
  const { rows, cols, tileCount, sets, regions, orderCount } = space;
  const neighbourCells = slideTable(rows, cols);
  const firstSlide = new Int32Array(sets.length + 1);
  // The largest possible number of slides. This wastes nothing: the operating system provides memory only
  // when it is first written.
  const targetNode = new Int32Array(sets.length * tileCount * 4);
  const orderList = new Int32Array(targetNode.length);
  let slideCount = 0;
  const newOrders: number[] = [];
  const orderListStartByPassKey = new Map<number, number>();
  sets.forEach((set, node) => {
    firstSlide[node] = slideCount;
    const region = regions[node] as number;
    for (let remainingCells = set; remainingCells !== 0; remainingCells &= remainingCells - 1) {
      const cell = 31 - Math.clz32(remainingCells & -remainingCells);
      for (let move = 0; move < 4; move++) {
        const freeCell = neighbourCells[4 * cell + move] as number;
        if (freeCell < 0 || ((region >>> freeCell) & 1) === 0) continue;
        targetNode[slideCount] = nodeAt(space, set ^ (1 << cell) ^ (1 << freeCell), cell);
        const lowerCell = Math.min(cell, freeCell);
        const tileCountBefore = countBits(set & ((1 << lowerCell) - 1));
        const passedTileCount = countBits(
          set & ((1 << Math.max(cell, freeCell)) - 1) & ~((2 << lowerCell) - 1),
        );
        const passKey = (tileCountBefore * 32 + passedTileCount) * 2 + Number(freeCell < cell);
        let orderListStart = passedTileCount === 0 ? -1 : orderListStartByPassKey.get(passKey);
        if (orderListStart === undefined) {
          orderListStart = newOrders.length;
          orderListStartByPassKey.set(passKey, orderListStart);
          for (let order = 0; order < orderCount; order++)
            newOrders.push(orderAfter(space, order, set, cell, freeCell));
        }
        orderList[slideCount++] = orderListStart;
      }
    }
  });
  firstSlide[sets.length] = slideCount;
  return { firstSlide, targetNode, orderList, newOrders: Uint16Array.from(newOrders) };
}

/** Transposes 32 x 32 bits: bit j of word i becomes bit i of word j (Warren, Hacker's Delight, 7-3). */
function transpose(words: Int32Array): void {
  for (let blockSize = 16, mask = 0xffff; blockSize !== 0; blockSize >>>= 1, mask ^= mask << blockSize) {
    for (let index = 0; index < 32; index = ((index | blockSize) + 1) & ~blockSize) {
      const [upperWord, lowerWord] = [words[index] as number, words[index | blockSize] as number];
      const differingBits = ((upperWord >>> blockSize) ^ lowerWord) & mask;
      words[index] = upperWord ^ (differingBits << blockSize);
      words[index | blockSize] = lowerWord ^ differingBits;
    }
  }
}

/**
 * State of the breadth-first search. Each placement (a node and an order, see `PlacementSpace`) has two bits,
 * one in `reached` and one in `seen`. In each of these arrays, a node has `wordsPerNode` words, with one bit
 * for each order.
 *
 * The distances of a node's placements are all even or all odd, because each move changes the distance by
 * one, and moves a tile to a cell of the other chessboard colour. A level is the set of all placements at one
 * distance. Expanding a level reaches only new placements and those of the level before. The latter already
 * have their bit in `reached`, so setting it again does no harm.
 */
interface BitRows {
  readonly wordsPerNode: number;
  /**
   * One bit for each placement. If it isn't in `seen`: 1 if it was reached, else 0. If it is in `seen`: 1 if
   * bit 1 (worth 2) of its distance equals the node's value in `lastLevelBit`, else 0.
   */
  readonly reached: Int32Array;
  /** One bit for each placement: 1 if it was already expanded, else 0. */
  readonly seen: Int32Array;
  /**
   * For each node: bit 1 (worth 2) of the level at which it was expanded last. Bit 0 isn't stored, because
   * the levels of one node are all even or all odd.
   */
  readonly lastLevelBit: Uint8Array;
  /**
   * For each node: 1 if placements at an even distance were reached since its last expansion, 2 if at an odd
   * distance, else 0.
   */
  readonly pendingParity: Uint8Array;
  /** Placements of the current node that are expanded now: a row of bits, and a list of orders. */
  readonly currentBits: Int32Array;
  readonly currentOrders: Uint16Array;
}

/**
 * Collects the orders of `node` that were reached but not yet expanded. Returns their number. `levelBit` is
 * bit 1 (worth 2) of the current level.
 */
function collectOrders(
  { wordsPerNode, reached, seen, lastLevelBit, currentBits, currentOrders }: BitRows,
  node: number,
  levelBit: number,
): number {
  const firstWordIndex = node * wordsPerNode;
  const flipMask = lastLevelBit[node] === levelBit ? 0 : -1;
  lastLevelBit[node] = levelBit;
  let collectedCount = 0;
  for (let wordIndex = 0; wordIndex < wordsPerNode; wordIndex++) {
    const seenBits = seen[firstWordIndex + wordIndex] as number;
    const reachedBits = reached[firstWordIndex + wordIndex] as number;
    const newBits = reachedBits & ~seenBits;
    reached[firstWordIndex + wordIndex] = reachedBits ^ (seenBits & flipMask);
    currentBits[wordIndex] = newBits;
    if (newBits === 0) continue;
    seen[firstWordIndex + wordIndex] = seenBits | newBits;
    for (let remainingBits = newBits; remainingBits !== 0; remainingBits &= remainingBits - 1)
      currentOrders[collectedCount++] = wordIndex * 32 + 31 - Math.clz32(remainingBits & -remainingBits);
  }
  return collectedCount;
}

/**
 * Applies slides to the `count` orders of `collectOrders`. `parityMark`: for `pendingParity` of the reached
 * nodes.
 */
function applySlides(
  { wordsPerNode, reached, pendingParity, currentBits, currentOrders }: BitRows,
  { firstSlide, targetNode, orderList, newOrders }: SlideTable,
  node: number,
  count: number,
  parityMark: number,
): void {
  const endSlideIndex = firstSlide[node + 1] as number;
  for (let slideIndex = firstSlide[node] as number; slideIndex < endSlideIndex; slideIndex++) {
    const nextNode = targetNode[slideIndex] as number;
    const firstWordIndex = nextNode * wordsPerNode;
    const orderListStart = orderList[slideIndex] as number;
    pendingParity[nextNode] = parityMark;
    if (orderListStart < 0) {
      for (let wordIndex = 0; wordIndex < wordsPerNode; wordIndex++)
        reached[firstWordIndex + wordIndex] =
          (reached[firstWordIndex + wordIndex] as number) | (currentBits[wordIndex] as number);
    } else {
      for (let index = 0; index < count; index++) {
        const order = newOrders[orderListStart + (currentOrders[index] as number)] as number;
        const wordIndex = firstWordIndex + (order >>> 5);
        reached[wordIndex] = (reached[wordIndex] as number) | (1 << order);
      }
    }
  }
}

/**
 * Writes the bits of a `Database`. Placements that weren't reached and unused bits at the end of a row get 1.
 */
function writeBits(
  { wordsPerNode, reached, seen, lastLevelBit }: BitRows,
  space: PlacementSpace,
  bits: Database,
): void {
  const { orderCount, sets } = space;
  const wordsPerOrder = bitsPerOrder(space) / 32;
  const bitBlock = new Int32Array(32);
  const bitsAt = (node: number, wordOfNode: number): number => {
    if (node >= sets.length) return -1;
    const wordIndex = node * wordsPerNode + wordOfNode;
    return lastLevelBit[node] === 1
      ? (reached[wordIndex] as number) | ~(seen[wordIndex] as number)
      : ~(reached[wordIndex] as number);
  };
  for (let wordOfNode = 0; wordOfNode < wordsPerNode; wordOfNode++) {
    const orderCountInWord = Math.min(32, orderCount - wordOfNode * 32);
    for (let column = 0; column < wordsPerOrder; column++) {
      for (let index = 0; index < 32; index++) bitBlock[index] = bitsAt(column * 32 + index, wordOfNode);
      transpose(bitBlock);
      for (let index = 0; index < orderCountInWord; index++)
        bits[(wordOfNode * 32 + index) * wordsPerOrder + column] = bitBlock[index] as number;
    }
  }
}

/**
 * Writes `wordCountOf(space)` words to `bits`, by breadth-first search from the goal. `onProgress`: the
 * fraction of placements seen.
 *
 * Most slides pass no other tile, so the orders stay the same. For these slides, one step handles 32 orders
 * of a node, as the bits of one word. For other slides, a table gives the new order of each order. In
 * addition to `bits`, the search needs memory for twice the size of the database.
 */
export function buildDatabase(
  space: PlacementSpace,
  pattern: Pattern,
  bits: Database,
  onProgress?: (fraction: number) => void,
): void {
  const { orderCount, sets } = space;
  const slides = buildSlideTable(space);
  const wordsPerNode = Math.ceil(orderCount / 32);
  const bitRows: BitRows = {
    wordsPerNode,
    reached: new Int32Array(wordsPerNode * sets.length),
    seen: new Int32Array(wordsPerNode * sets.length),
    lastLevelBit: new Uint8Array(sets.length),
    pendingParity: new Uint8Array(sets.length),
    currentBits: new Int32Array(wordsPerNode),
    currentOrders: new Uint16Array(orderCount),
  };
  const { pendingParity, reached } = bitRows;
  const goalNode = goalNodeOf(space, pattern);
  reached[goalNode * wordsPerNode] = 1;
  pendingParity[goalNode] = 1;
  let placementCount = 0;
  for (let level = 0, placementCountBefore = -1; placementCount > placementCountBefore; level++) {
    placementCountBefore = placementCount;
    const levelParity = level & 1;
    for (let node = 0; node < sets.length; node++) {
      if (pendingParity[node] !== 1 + levelParity) continue;
      pendingParity[node] = 0;
      const collectedCount = collectOrders(bitRows, node, (level >>> 1) & 1);
      placementCount += collectedCount;
      if (collectedCount > 0) applySlides(bitRows, slides, node, collectedCount, 2 - levelParity);
    }
    onProgress?.(placementCount / (sets.length * orderCount));
  }
  writeBits(bitRows, space, bits);
}
