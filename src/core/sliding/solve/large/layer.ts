import { slideTable } from '../position/space.ts';
import { blockCount } from './blocks.ts';
import { halfExcess } from './excess.ts';
import { createLineConflicts, type LineConflicts } from './line-conflicts.ts';
import { type Ranking, STEP_OFFSETS } from './ranking.ts';

/**
 * Number of cost values for which a layer counts its candidates. The first value is `lowestCost` of
 * `ExpandLimits`. Positions with costs above the last value are dropped.
 */
const BUCKETS = 1 << 14;
/** Means "no last move" in the record of the first position. */
const NO_MOVE = 4;

/**
 * Layout of a 32-bit word in a position's record. From bit 11: taxicab distance. Bits 8 to 10: the move that
 * undoes the last move. Bits 0 to 7: the blank's cell.
 */
const DISTANCE_SHIFT = 11;
const UNDO_SHIFT = 8;
const UNDO_MASK = 7;
const HOLE_MASK = 255;
/**
 * Layout of a 32-bit block entry in a position's record. From bit 28: half of the block's excess. Low 28
 * bits: the block's index in the excess table.
 */
const EXCESS_SHIFT = 28;
const INDEX_MASK = (1 << EXCESS_SHIFT) - 1;

/** Copied to local constants, because the compiler doesn't inline imported constants. */
const {
  cost: STEP_COST,
  key: STEP_KEY,
  distance: STEP_DISTANCE,
  index: STEP_INDEX,
  words: STEP_WORDS,
} = STEP_OFFSETS;

/** A position from which a search begins. */
export interface SearchPosition {
  readonly state: Uint8Array;
  readonly hole: number;
  readonly key: number;
  readonly cost: number;
  readonly distance: number;
  readonly indices: Int32Array;
}

/** Limits for expanding a layer into the next one. */
export interface ExpandLimits {
  /** Lowest cost that a candidate can have. Bucket `i` counts the candidates with cost `lowestCost + i`. */
  readonly lowestCost: number;
  readonly maxKept: number;
  /** Largest taxicab distance from the goal that a position may have. More distant positions are dropped. */
  readonly maxDistance: number;
  /**
   * Number of slots in the hash table of positions already met; a power of two. The low bits of a position's
   * key select its slot. A new key overwrites the old one.
   *
   * To halve the memory, a slot holds only the upper half of the key. Its lowest bit is set to 1, because 0
   * means an empty slot. Two positions can be confused, but this is rare.
   */
  readonly slots: number;
}

/**
 * Positions found for the next layer.
 * - `count`: number of all candidates.
 * - `keepCount`: how many of them will be kept.
 * - `lowestCost`: lowest cost of a candidate.
 * - `highestCost`: highest cost of a kept candidate.
 * - `keptTies`: how many of the candidates with the cost `highestCost` will be kept, if not all fit.
 */
export interface Candidates {
  readonly count: number;
  readonly keepCount: number;
  readonly lowestCost: number;
  readonly highestCost: number;
  readonly keptTies: number;
}

/**
 * The layers of a beam search: the current one, and memory for the next one. All positions of a layer are the
 * same number of moves away from the start.
 */
export interface Layers {
  /** Resets the layer to one position, and forgets all positions met so far. */
  begin(position: SearchPosition, ranking: Ranking, slots: number): void;
  /**
   * Lists the positions that are one move from the current layer and weren't met before. If `maxKept`
   * candidates cheaper than a position have been found, drops the position without searching the hash table.
   */
  expand(ranking: Ranking, limits: ExpandLimits): Candidates;
  /**
   * Makes the kept candidates the new layer. For each one, writes `parent << 2 | move` to `links`, where
   * `parent` is the index of its predecessor in the old layer. Returns the index of the cheapest position.
   */
  keep(ranking: Ranking, candidates: Candidates, links: Int32Array): number;
  readonly size: number;
  distance(place: number): number;
  /** Returns the cells of a position, with `blank` for the empty cell. */
  state(place: number, blank: number): Uint8Array;
}

/**
 * Returns lists of the allowed moves: one list for each cell `blankCell` of the blank and each move
 * `undoMove` that would undo the last move (4 if there is none). A list begins at index `4 * (5 * blankCell +
 * undoMove)`. Its entries are `cell << 2 | move`, where `cell` is the moving tile's cell; -1 ends a short
 * list.
 */
function createMoveTable(rows: number, cols: number): Int16Array {
  const slides = slideTable(rows, cols);
  const table = new Int16Array(20 * rows * cols).fill(-1);
  for (let hole = 0; hole < rows * cols; hole++) {
    for (let undo = 0; undo <= NO_MOVE; undo++) {
      let at = 4 * (5 * hole + undo);
      for (let move = 0; move < 4; move++) {
        const cell = slides[4 * hole + move] as number;
        if (cell >= 0 && move !== undo) table[at++] = (cell << 2) | move;
      }
    }
  }
  return table;
}

/**
 * Data that depends only on the board's size. The offsets count 4-byte words from the start of a position's
 * record.
 */
interface LayerBoard {
  readonly n: number;
  readonly slides: Int8Array;
  readonly moves: Int16Array;
  readonly conflicts: LineConflicts;
  readonly keyWord: number;
  readonly costWord: number;
  /**
   * Offset of the word with the taxicab distance, the move that undoes the last one, and the blank's cell.
   */
  readonly lastWord: number;
  /** Offset of the first block entry. One word for each block follows. */
  readonly blockWord: number;
}

/**
 * The positions of one layer, as records of equal size in one buffer. The buffer can be read as 32-bit words,
 * bytes or 64-bit integers.
 */
interface Records {
  readonly words: Int32Array;
  readonly bytes: Uint8Array;
  readonly longs: BigInt64Array;
}

/** The memory of a beam search: the current layer, space for the next layer, and its candidates. */
interface LayerMemory {
  here: Records;
  next: Records;
  /** Number of positions in the current layer. */
  live: number;
  /** Size of a position's record, in pairs of 4-byte words. */
  pairs: number;
  /**
   * For each candidate: its origin and its cost. The origin is `parent << 2 | move`, with the parent's index
   * in the current layer.
   */
  readonly origins: Int32Array;
  readonly costs: Int32Array;
  /** Index: cost minus `lowestCost`. Value: number of candidates with that cost. */
  readonly counts: Int32Array;
  /** For each slot of the hash table: upper half of the last key written there, or 0 if the slot is empty. */
  readonly seen: Uint16Array;
}

function createLayerBoard(rows: number, cols: number): LayerBoard {
  const n = rows * cols;
  const keyWord = Math.ceil(n / 4);
  return {
    n,
    slides: slideTable(rows, cols),
    moves: createMoveTable(rows, cols),
    conflicts: createLineConflicts(rows, cols),
    keyWord,
    costWord: keyWord + 1,
    lastWord: keyWord + 2,
    blockWord: keyWord + 3,
  };
}

const pairsFor = ({ blockWord }: LayerBoard, blocks: number): number => Math.ceil((blockWord + blocks) / 2);

function createRecords(count: number, pairs: number): Records {
  const words = new Int32Array(count * 2 * pairs);
  return { words, bytes: new Uint8Array(words.buffer), longs: new BigInt64Array(words.buffer) };
}

function beginLayer(
  board: LayerBoard,
  room: LayerMemory,
  position: SearchPosition,
  { blocks }: Ranking,
  slots: number,
): void {
  const { words, bytes } = room.here;
  room.pairs = pairsFor(board, blocks.count);
  room.live = 1;
  room.seen.fill(0, 0, slots);
  bytes.set(position.state);
  bytes[position.hole] = board.n;
  words[board.keyWord] = position.key;
  words[board.costWord] = position.cost;
  words[board.lastWord] = (position.distance << DISTANCE_SHIFT) | (NO_MOVE << UNDO_SHIFT) | position.hole;
  position.indices.forEach((index, block) => {
    words[board.blockWord + block] = index | (halfExcess(blocks.table, index) << EXCESS_SHIFT);
  });
}

/**
 * Implements `Layers.expand`. Each move changes the excess of the moved tile's block. Looking up the new
 * excess is slow, so it comes last. Moves whose other costs are already too high don't need it.
 */
function expandLayer(
  { n, moves, conflicts, keyWord, costWord, lastWord, blockWord }: LayerBoard,
  { here: { words, bytes }, live, pairs, origins, costs, counts, seen }: LayerMemory,
  { steps, conflict, excess, blocks: { blockOf, table } }: Ranking,
  { lowestCost: base, maxKept: wanted, maxDistance: farthest, slots }: ExpandLimits,
): Candidates {
  const { rowChange, colChange } = conflicts;
  const record = 2 * pairs;
  // Candidates that cost more than `lowestCost + highestBucket` are dropped. `acceptedCount`: number of the
  // other candidates. As soon as at least `maxKept` candidates cost less than `lowestCost + highestBucket`,
  // `highestBucket` is lowered, because no others are needed.
  let cut = BUCKETS - 1;
  let under = 0;
  let count = 0;
  let cheapest = 0x7fffffff;
  counts.fill(0);
  for (let place = 0; place < live; place++) {
    const at = place * record;
    const cells = 4 * at;
    const key = words[at + keyWord] as number;
    const cost = words[at + costWord] as number;
    const last = words[at + lastWord] as number;
    const distance = last >> DISTANCE_SHIFT;
    const hole = last & HOLE_MASK;
    const firstTurn = 4 * (5 * hole + ((last >> UNDO_SHIFT) & UNDO_MASK));
    for (let turn = firstTurn; turn < firstTurn + 4; turn++) {
      const choice = moves[turn] as number;
      if (choice < 0) break;
      const move = choice & 3;
      const cell = choice >> 2;
      const tile = bytes[cells + cell] as number;
      const step = STEP_WORDS * (4 * (tile * n + cell) + move);

      // Compute the cost of the new position, first without the new excess of the moved tile's block.
      const block = words[at + blockWord + (blockOf[tile] as number)] as number;
      const change =
        move < 2 ? rowChange(bytes, cells, tile, cell, hole) : colChange(bytes, cells, tile, cell, hole);
      let total =
        cost +
        (steps[step + STEP_COST] as number) +
        Math.imul(conflict, change) -
        Math.imul(excess, block >>> EXCESS_SHIFT);
      if (total - base > cut) continue;
      total += Math.imul(
        excess,
        halfExcess(table, (block & INDEX_MASK) + (steps[step + STEP_INDEX] as number)),
      );
      const bucket = total - base;
      if (bucket > cut || distance + (steps[step + STEP_DISTANCE] as number) > farthest) continue;

      // Skip positions that were met before.
      const newKey = key ^ (steps[step + STEP_KEY] as number);
      const slot = newKey & (slots - 1);
      const rest = (newKey >>> 16) | 1;
      if (seen[slot] === rest) continue;
      seen[slot] = rest;

      // Add a candidate. Lower `highestBucket` while the buckets below it hold at least `maxKept` candidates.
      if (total < cheapest) cheapest = total;
      origins[count] = (place << 2) | move;
      costs[count++] = total;
      counts[bucket] = (counts[bucket] as number) + 1;
      under++;
      while (under - (counts[cut] as number) >= wanted) under -= counts[cut--] as number;
    }
  }
  const ties = wanted - (under - (counts[cut] as number));
  return {
    count,
    keepCount: Math.min(wanted, under),
    lowestCost: cheapest,
    highestCost: base + cut,
    keptTies: ties,
  };
}

/** Implements `Layers.keep`. */
function keepCandidates(
  { n, slides, keyWord, costWord, lastWord, blockWord }: LayerBoard,
  room: LayerMemory,
  { steps, blocks: { blockOf, table } }: Ranking,
  { count, lowestCost: cheapest, highestCost: dearest, keptTies: ties }: Candidates,
  links: Int32Array,
): number {
  const { here, next, pairs, origins, costs } = room;
  const { words, bytes, longs } = next;
  const from = here.longs;
  const record = 2 * pairs;
  let tiesLeft = ties;
  let kept = 0;
  let first = -1;
  for (let candidate = 0; candidate < count; candidate++) {
    const total = costs[candidate] as number;
    if (total > dearest || (total === dearest && --tiesLeft < 0)) continue;

    // Copy the parent's record, eight bytes at a time.
    const link = origins[candidate] as number;
    const move = link & 3;
    const parent = (link >> 2) * pairs;
    for (let pair = 0, to = kept * pairs; pair < pairs; pair++)
      longs[to + pair] = from[parent + pair] as bigint;

    // Apply the move.
    const at = kept * record;
    const last = words[at + lastWord] as number;
    const hole = last & HOLE_MASK;
    const cell = slides[4 * hole + move] as number;
    const tile = bytes[4 * at + cell] as number;
    const step = STEP_WORDS * (4 * (tile * n + cell) + move);
    const distance = (last >> DISTANCE_SHIFT) + (steps[step + STEP_DISTANCE] as number);
    bytes[4 * at + hole] = tile;
    bytes[4 * at + cell] = n;
    words[at + keyWord] = (words[at + keyWord] as number) ^ (steps[step + STEP_KEY] as number);
    words[at + costWord] = total;
    words[at + lastWord] = (distance << DISTANCE_SHIFT) | ((move ^ 1) << UNDO_SHIFT) | cell;
    const block = at + blockWord + (blockOf[tile] as number);
    const index = ((words[block] as number) & INDEX_MASK) + (steps[step + STEP_INDEX] as number);
    words[block] = index | (halfExcess(table, index) << EXCESS_SHIFT);
    if (total === cheapest && first < 0) first = kept;
    links[kept++] = link;
  }
  room.here = next;
  room.next = here;
  room.live = kept;
  return first;
}

/**
 * Creates layers of at most `width` positions, with a hash table for at most `slots` keys. A position is a
 * record with these parts:
 * - the cells, one byte each, n for the empty cell;
 * - the key and the cost, one word each;
 * - one word with the distance, the last move and the blank's cell;
 * - one word for each block.
 *
 * The loops of `expand` and `keep` are separate functions, so that the compiler optimises each as a whole.
 */
export function createLayers(rows: number, cols: number, width: number, slots: number): Layers {
  const board = createLayerBoard(rows, cols);
  const pairs = pairsFor(board, blockCount(rows, cols));
  const room: LayerMemory = {
    here: createRecords(width, pairs),
    next: createRecords(width, pairs),
    live: 0,
    pairs: 0,
    origins: new Int32Array(4 * width),
    costs: new Int32Array(4 * width),
    counts: new Int32Array(BUCKETS),
    seen: new Uint16Array(slots),
  };
  return {
    begin: (position, ranking, used) => beginLayer(board, room, position, ranking, used),
    expand: (ranking, limits) => expandLayer(board, room, ranking, limits),
    keep: (ranking, candidates, links) => keepCandidates(board, room, ranking, candidates, links),
    get size() {
      return room.live;
    },
    distance: (place) =>
      (room.here.words[2 * room.pairs * place + board.lastWord] as number) >> DISTANCE_SHIFT,
    state(place, blank) {
      const begin = 8 * room.pairs * place;
      return room.here.bytes.slice(begin, begin + board.n).map((tile) => (tile === board.n ? blank : tile));
    },
  };
}
