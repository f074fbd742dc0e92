import { slideTable } from '../position/space.ts';
import { blockCount } from './blocks.ts';
import { halfExcess } from './excess.ts';
import { createLineConflicts, type LineConflicts } from './line-conflicts.ts';
import { type Ranking, STEP_OFFSETS } from './ranking.ts';

/** Costs from `lowestCost` on. Positions above the last are dropped. */
const COST_BUCKETS = 1 << 14;
/** "No last move", in the record of the first position. */
const NO_MOVE = 4;

/**
 * A word of the record. From bit 11: taxicab distance. Bits 8 to 10: the move that undoes the last move. Bits
 * 0 to 7: the blank's cell.
 */
const DISTANCE_SHIFT = 11;
const UNDO_SHIFT = 8;
const UNDO_MASK = 7;
const BLANK_CELL_MASK = 255;
/**
 * A block's word of the record. From bit 28: half of its excess. Low 28 bits: its index in the excess table.
 */
const EXCESS_SHIFT = 28;
const INDEX_MASK = (1 << EXCESS_SHIFT) - 1;

/** Local constants, because the compiler doesn't inline imported ones. */
const {
  cost: STEP_COST,
  key: STEP_KEY,
  distance: STEP_DISTANCE,
  index: STEP_INDEX,
  words: STEP_WORDS,
} = STEP_OFFSETS;

export interface SearchPosition {
  readonly state: Uint8Array;
  readonly blankCell: number;
  /** Key among the positions already met. */
  readonly key: number;
  readonly cost: number;
  readonly distance: number;
  /** Index of each block's placement in the excess table. */
  readonly indices: Int32Array;
}

export interface ExpandLimits {
  /** Bucket `i` counts the candidates with cost `lowestCost + i`. */
  readonly lowestCost: number;
  readonly maxKept: number;
  /** Drops more distant positions. */
  readonly maxDistance: number;
  /**
   * For positions already met; a power of two. The low bits of a key select its slot. A new key overwrites
   * the old one.
   *
   * To halve the memory, a slot holds only the upper half of the key. Its lowest bit is set to 1, because 0
   * means an empty slot. Two positions can be confused, but this is rare.
   */
  readonly slotCount: number;
}

/**
 * `lowestCost`: of all. `highestCost`: of those to keep. `keptTieCount`: how many with that cost to keep, if
 * not all fit.
 */
export interface Candidates {
  readonly count: number;
  readonly keepCount: number;
  readonly lowestCost: number;
  readonly highestCost: number;
  readonly keptTieCount: number;
}

/** The current layer of a beam search, and memory for the next one. */
export interface Layers {
  /** Starts with one position, and forgets all positions met so far. */
  begin(position: SearchPosition, ranking: Ranking, slotCount: number): void;
  /**
   * Lists new positions after the current layer. Drops one without searching the hash table if `maxKept`
   * cheaper ones have been found.
   */
  expand(ranking: Ranking, limits: ExpandLimits): Candidates;
  /**
   * For each one, writes `parent << 2 | move` to `links`: `parent` is an index in the old layer. Returns the
   * index of the cheapest.
   */
  keep(ranking: Ranking, candidates: Candidates, links: Int32Array): number;
  readonly size: number;
  distance(positionIndex: number): number;
  /** The cells, with `blank` for the empty one. */
  state(positionIndex: number, blank: number): Uint8Array;
}

/**
 * Lists of allowed moves by blank cell and undoing move (4 if none), from `4 * (5 * blankCell + undoMove)`
 * on. Entries are `cell << 2 | move`, with the moving tile's cell; -1 ends a short list.
 */
function createMoveTable(rows: number, cols: number): Int16Array {
  const movingCells = slideTable(rows, cols);
  const table = new Int16Array(20 * rows * cols).fill(-1);
  for (let blankCell = 0; blankCell < rows * cols; blankCell++) {
    for (let undoMove = 0; undoMove <= NO_MOVE; undoMove++) {
      let index = 4 * (5 * blankCell + undoMove);
      for (let move = 0; move < 4; move++) {
        const cell = movingCells[4 * blankCell + move] as number;
        if (cell >= 0 && move !== undoMove) table[index++] = (cell << 2) | move;
      }
    }
  }
  return table;
}

/** Offsets count 4-byte words in a record. */
interface LayerBoard {
  readonly cellCount: number;
  readonly slides: Int8Array;
  readonly moveTable: Int16Array;
  readonly conflicts: LineConflicts;
  readonly keyOffset: number;
  readonly costOffset: number;
  readonly lastMoveOffset: number;
  /** Offset of the words of the blocks. */
  readonly blocksOffset: number;
}

/** Positions of one layer in one buffer, read as words, bytes or 64-bit integers. */
interface Records {
  readonly words: Int32Array;
  readonly bytes: Uint8Array;
  readonly longs: BigInt64Array;
}

interface LayerMemory {
  currentRecords: Records;
  nextRecords: Records;
  positionCount: number;
  /** Size of a record. */
  wordPairs: number;
  /** For each candidate: `parent << 2 | move`, as `keep` writes. */
  readonly origins: Int32Array;
  readonly costs: Int32Array;
  /** Candidates by cost minus `lowestCost`. */
  readonly counts: Int32Array;
  /** Keys by slot, as `ExpandLimits.slotCount` says. */
  readonly seenKeys: Uint16Array;
}

function createLayerBoard(rows: number, cols: number): LayerBoard {
  const n = rows * cols;
  const keyOffset = Math.ceil(n / 4);
  return {
    cellCount: n,
    slides: slideTable(rows, cols),
    moveTable: createMoveTable(rows, cols),
    conflicts: createLineConflicts(rows, cols),
    keyOffset,
    costOffset: keyOffset + 1,
    lastMoveOffset: keyOffset + 2,
    blocksOffset: keyOffset + 3,
  };
}

const wordPairsFor = ({ blocksOffset }: LayerBoard, recordBlockCount: number): number =>
  Math.ceil((blocksOffset + recordBlockCount) / 2);

function createRecords(positionCount: number, wordPairs: number): Records {
  const words = new Int32Array(positionCount * 2 * wordPairs);
  return { words, bytes: new Uint8Array(words.buffer), longs: new BigInt64Array(words.buffer) };
}

function beginLayer(
  board: LayerBoard,
  memory: LayerMemory,
  position: SearchPosition,
  { blocks }: Ranking,
  slotCount: number,
): void {
  const { words, bytes } = memory.currentRecords;
  memory.wordPairs = wordPairsFor(board, blocks.count);
  memory.positionCount = 1;
  memory.seenKeys.fill(0, 0, slotCount);
  bytes.set(position.state);
  bytes[position.blankCell] = board.cellCount;
  words[board.keyOffset] = position.key;
  words[board.costOffset] = position.cost;
  words[board.lastMoveOffset] =
    (position.distance << DISTANCE_SHIFT) | (NO_MOVE << UNDO_SHIFT) | position.blankCell;
  position.indices.forEach((index, block) => {
    words[board.blocksOffset + block] = index | (halfExcess(blocks.table, index) << EXCESS_SHIFT);
  });
}

/**
 * Looking up the new excess of the moved tile's block is slow, so it comes last. Moves whose other costs are
 * too high don't need it.
 */
function expandLayer(
  { cellCount, moveTable, conflicts, keyOffset, costOffset, lastMoveOffset, blocksOffset }: LayerBoard,
  {
    currentRecords: { words, bytes },
    positionCount,
    wordPairs,
    origins,
    costs,
    counts,
    seenKeys,
  }: LayerMemory,
  { steps, conflictCost, excessCost, blocks: { blockOf, table } }: Ranking,
  { lowestCost, maxKept, maxDistance, slotCount }: ExpandLimits,
): Candidates {
  const { rowChange, colChange } = conflicts;
  const recordWordCount = 2 * wordPairs;
  // Candidates above `highestBucket` are dropped. It is lowered as soon as `maxKept` are below it.
  let highestBucket = COST_BUCKETS - 1;
  let acceptedCount = 0;
  let candidateCount = 0;
  let lowestTotalCost = 0x7fffffff;
  counts.fill(0);
  for (let positionIndex = 0; positionIndex < positionCount; positionIndex++) {
    const recordStart = positionIndex * recordWordCount;
    const firstCellOffset = 4 * recordStart;
    const key = words[recordStart + keyOffset] as number;
    const cost = words[recordStart + costOffset] as number;
    const lastMoveWord = words[recordStart + lastMoveOffset] as number;
    const distance = lastMoveWord >> DISTANCE_SHIFT;
    const blankCell = lastMoveWord & BLANK_CELL_MASK;
    const firstChoiceIndex = 4 * (5 * blankCell + ((lastMoveWord >> UNDO_SHIFT) & UNDO_MASK));
    for (let choiceIndex = firstChoiceIndex; choiceIndex < firstChoiceIndex + 4; choiceIndex++) {
      const cellAndMove = moveTable[choiceIndex] as number;
      if (cellAndMove < 0) break;
      const move = cellAndMove & 3;
      const cell = cellAndMove >> 2;
      const tile = bytes[firstCellOffset + cell] as number;
      const stepOffset = STEP_WORDS * (4 * (tile * cellCount + cell) + move);

      // First without the new excess of the moved tile's block.
      const blockEntry = words[recordStart + blocksOffset + (blockOf[tile] as number)] as number;
      const conflictChange =
        move < 2
          ? rowChange(bytes, firstCellOffset, tile, cell, blankCell)
          : colChange(bytes, firstCellOffset, tile, cell, blankCell);
      let totalCost =
        cost +
        (steps[stepOffset + STEP_COST] as number) +
        Math.imul(conflictCost, conflictChange) -
        Math.imul(excessCost, blockEntry >>> EXCESS_SHIFT);
      if (totalCost - lowestCost > highestBucket) continue;
      totalCost += Math.imul(
        excessCost,
        halfExcess(table, (blockEntry & INDEX_MASK) + (steps[stepOffset + STEP_INDEX] as number)),
      );
      const bucket = totalCost - lowestCost;
      if (bucket > highestBucket || distance + (steps[stepOffset + STEP_DISTANCE] as number) > maxDistance)
        continue;

      const newKey = key ^ (steps[stepOffset + STEP_KEY] as number);
      const slot = newKey & (slotCount - 1);
      const storedKey = (newKey >>> 16) | 1;
      if (seenKeys[slot] === storedKey) continue;
      seenKeys[slot] = storedKey;

      // Add a candidate. Lower `highestBucket` while the buckets below it hold at least `maxKept` candidates.
      if (totalCost < lowestTotalCost) lowestTotalCost = totalCost;
      origins[candidateCount] = (positionIndex << 2) | move;
      costs[candidateCount++] = totalCost;
      counts[bucket] = (counts[bucket] as number) + 1;
      acceptedCount++;
      while (acceptedCount - (counts[highestBucket] as number) >= maxKept)
        acceptedCount -= counts[highestBucket--] as number;
    }
  }
  const keptTieCount = maxKept - (acceptedCount - (counts[highestBucket] as number));
  return {
    count: candidateCount,
    keepCount: Math.min(maxKept, acceptedCount),
    lowestCost: lowestTotalCost,
    highestCost: lowestCost + highestBucket,
    keptTieCount,
  };
}

function keepCandidates(
  { cellCount, slides, keyOffset, costOffset, lastMoveOffset, blocksOffset }: LayerBoard,
  memory: LayerMemory,
  { steps, blocks: { blockOf, table } }: Ranking,
  { count, lowestCost, highestCost, keptTieCount }: Candidates,
  links: Int32Array,
): number {
  const { currentRecords, nextRecords, wordPairs, origins, costs } = memory;
  const { words, bytes, longs } = nextRecords;
  const currentLongs = currentRecords.longs;
  const recordWordCount = 2 * wordPairs;
  let tiesLeft = keptTieCount;
  let keptCount = 0;
  let cheapestIndex = -1;
  for (let candidateIndex = 0; candidateIndex < count; candidateIndex++) {
    const totalCost = costs[candidateIndex] as number;
    if (totalCost > highestCost || (totalCost === highestCost && --tiesLeft < 0)) continue;

    // Copy the parent's record, eight bytes at a time.
    const link = origins[candidateIndex] as number;
    const move = link & 3;
    const parentStart = (link >> 2) * wordPairs;
    for (let pairIndex = 0, targetStart = keptCount * wordPairs; pairIndex < wordPairs; pairIndex++)
      longs[targetStart + pairIndex] = currentLongs[parentStart + pairIndex] as bigint;

    const recordStart = keptCount * recordWordCount;
    const lastMoveWord = words[recordStart + lastMoveOffset] as number;
    const blankCell = lastMoveWord & BLANK_CELL_MASK;
    const cell = slides[4 * blankCell + move] as number;
    const tile = bytes[4 * recordStart + cell] as number;
    const stepOffset = STEP_WORDS * (4 * (tile * cellCount + cell) + move);
    const distance = (lastMoveWord >> DISTANCE_SHIFT) + (steps[stepOffset + STEP_DISTANCE] as number);
    bytes[4 * recordStart + blankCell] = tile;
    bytes[4 * recordStart + cell] = cellCount;
    words[recordStart + keyOffset] =
      (words[recordStart + keyOffset] as number) ^ (steps[stepOffset + STEP_KEY] as number);
    words[recordStart + costOffset] = totalCost;
    words[recordStart + lastMoveOffset] = (distance << DISTANCE_SHIFT) | ((move ^ 1) << UNDO_SHIFT) | cell;
    const blockEntryOffset = recordStart + blocksOffset + (blockOf[tile] as number);
    const placementIndex =
      ((words[blockEntryOffset] as number) & INDEX_MASK) + (steps[stepOffset + STEP_INDEX] as number);
    words[blockEntryOffset] = placementIndex | (halfExcess(table, placementIndex) << EXCESS_SHIFT);
    if (totalCost === lowestCost && cheapestIndex < 0) cheapestIndex = keptCount;
    links[keptCount++] = link;
  }
  memory.currentRecords = nextRecords;
  memory.nextRecords = currentRecords;
  memory.positionCount = keptCount;
  return cheapestIndex;
}

/**
 * A position is a record with these parts:
 * - the cells, one byte each, n for the empty cell;
 * - the key and the cost, one word each;
 * - one word with the distance, the last move and the blank's cell;
 * - one word for each block.
 *
 * The loops of `expand` and `keep` are separate functions, so that the compiler optimises each as a whole.
 */
export function createLayers(rows: number, cols: number, width: number, slotCount: number): Layers {
  const board = createLayerBoard(rows, cols);
  const wordPairs = wordPairsFor(board, blockCount(rows, cols));
  const memory: LayerMemory = {
    currentRecords: createRecords(width, wordPairs),
    nextRecords: createRecords(width, wordPairs),
    positionCount: 0,
    wordPairs: 0,
    origins: new Int32Array(4 * width),
    costs: new Int32Array(4 * width),
    counts: new Int32Array(COST_BUCKETS),
    seenKeys: new Uint16Array(slotCount),
  };
  return {
    begin: (position, ranking, usedSlotCount) => beginLayer(board, memory, position, ranking, usedSlotCount),
    expand: (ranking, limits) => expandLayer(board, memory, ranking, limits),
    keep: (ranking, candidates, links) => keepCandidates(board, memory, ranking, candidates, links),
    get size() {
      return memory.positionCount;
    },
    distance: (positionIndex) =>
      (memory.currentRecords.words[2 * memory.wordPairs * positionIndex + board.lastMoveOffset] as number) >>
      DISTANCE_SHIFT,
    state(positionIndex, blank) {
      const firstByteIndex = 8 * memory.wordPairs * positionIndex;
      return memory.currentRecords.bytes
        .slice(firstByteIndex, firstByteIndex + board.cellCount)
        .map((tile) => (tile === board.cellCount ? blank : tile));
    },
  };
}
