import { slideTable } from '../position/space.ts';
import { blockCount } from './blocks.ts';
import { halfExcess } from './excess.ts';
import { createLineConflicts, type LineConflicts } from './line-conflicts.ts';
import { type Ranking, STEP } from './ranking.ts';

/** Number of different costs that one layer counts. Positions with a higher cost are dropped. */
const BUCKETS = 1 << 14;
/** Stands for the last move of the first position, which has none. */
const NO_MOVE = 4;

/**
 * Layout of a position's word: taxicab distance, the move that undoes the last one, the blank's cell, from
 * high bits to low.
 */
const DISTANCE_SHIFT = 11;
const UNDO_SHIFT = 8;
const UNDO_MASK = 7;
const HOLE_MASK = 255;
/** Layout of a block's word: half its excess in the high bits, its index in the low 28 bits. */
const EXCESS_SHIFT = 28;
const INDEX_MASK = (1 << EXCESS_SHIFT) - 1;

/** Local constants, because the compiler doesn't inline imported ones. */
const {
  cost: STEP_COST,
  key: STEP_KEY,
  distance: STEP_DISTANCE,
  index: STEP_INDEX,
  words: STEP_WORDS,
} = STEP;

/** A position from which a search begins. */
export interface Position {
  readonly state: Uint8Array;
  readonly hole: number;
  readonly key: number;
  readonly cost: number;
  readonly distance: number;
  readonly indices: Int32Array;
}

/** Limits of the next layer. */
export interface ExpandLimits {
  /** Lower limit of all costs. Bucket `i` counts the candidates with cost `base + i`. */
  readonly base: number;
  readonly wanted: number;
  /** Largest taxicab distance allowed. Positions farther from the goal are dropped. */
  readonly farthest: number;
  /**
   * Number of slots for keys of positions met, a power of two. New keys overwrite old ones. The slot and the
   * upper half of the key (odd, because 0 means empty) distinguish nearly all positions, at half the memory.
   */
  readonly slots: number;
}

/**
 * Candidates for the next layer: `count` were found, `kept` are kept. Those with a cost above `dearest` are
 * dropped. Of those with exactly this cost, at most `ties` are kept.
 */
export interface Candidates {
  readonly count: number;
  readonly kept: number;
  readonly cheapest: number;
  readonly dearest: number;
  readonly ties: number;
}

/** A layer of positions with the same number of moves, and room for the next one. */
export interface Layers {
  /** Resets the layer to one position, and forgets all keys met so far. */
  begin(position: Position, ranking: Ranking, slots: number): void;
  /**
   * Lists the positions one move further whose keys weren't met before. Positions more expensive than the
   * `wanted` cheapest so far are dropped before their key is looked up.
   */
  expand(ranking: Ranking, limits: ExpandLimits): Candidates;
  /**
   * Makes the kept candidates the new layer. Writes the origin of each one (`place << 2 | move`) to `links`.
   * Returns the place of the cheapest one.
   */
  keep(ranking: Ranking, candidates: Candidates, links: Int32Array): number;
  readonly live: number;
  distance(place: number): number;
  /** Returns the cells of a position, with `blank` for the empty cell. */
  state(place: number, blank: number): Uint8Array;
}

/**
 * Returns the allowed moves for each blank's cell `hole` and each move `undo` that would take the last one
 * back. The list begins at `4 * (5 * hole + undo)`. Its entries are `cell << 2 | move`; -1 ends it.
 */
function moveTable(rows: number, cols: number): Int16Array {
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
 * Data that depends only on the board's size. Offsets count words of four bytes from the start of a
 * position's record.
 */
interface LayerBoard {
  readonly n: number;
  readonly slides: Int8Array;
  readonly moves: Int16Array;
  readonly conflicts: LineConflicts;
  /** Offset of the key of the position. */
  readonly keyWord: number;
  readonly costWord: number;
  /** Offset of the word with the taxicab distance, the move that undoes the last one, and the hole. */
  readonly lastWord: number;
  /** Offset of the first block's word. */
  readonly blockWord: number;
}

/**
 * The positions of one layer, as records in one memory. It can be read as words, bytes or units of eight
 * bytes.
 */
interface Records {
  readonly words: Int32Array;
  readonly bytes: Uint8Array;
  readonly longs: BigInt64Array;
}

/** The layer, room for the next one, and its candidates. */
interface LayerRoom {
  here: Records;
  next: Records;
  /** Number of positions in the layer. */
  live: number;
  /** Pairs of words in a record. */
  pairs: number;
  /** By candidate: its origin (`place << 2 | move`), and its cost. */
  readonly origins: Int32Array;
  readonly costs: Int32Array;
  /** Number of candidates for each cost, by cost minus `base`. */
  readonly counts: Int32Array;
  /** By slot: the upper half of the latest key; 0 if empty. */
  readonly seen: Uint16Array;
}

function layerBoard(rows: number, cols: number): LayerBoard {
  const n = rows * cols;
  const keyWord = Math.ceil(n / 4);
  return {
    n,
    slides: slideTable(rows, cols),
    moves: moveTable(rows, cols),
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
  room: LayerRoom,
  position: Position,
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
 * Implements `Layers.expand`. Looks up a block's excess last, only if the rest of the cost doesn't exclude
 * the move.
 */
function expandLayer(
  { n, moves, conflicts, keyWord, costWord, lastWord, blockWord }: LayerBoard,
  { here: { words, bytes }, live, pairs, origins, costs, counts, seen }: LayerRoom,
  { steps, conflict, excess, blocks: { of: blockOf, table } }: Ranking,
  { base, wanted, farthest, slots }: ExpandLimits,
): Candidates {
  const { rowChange, colChange } = conflicts;
  const record = 2 * pairs;
  // `under` counts the candidates in buckets up to `cut`: at least `wanted`, unless there are fewer.
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

      // Compute the cost, first without the new excess of the tile's block.
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

      // Add a candidate. Lower `cut` while the cheaper buckets alone hold `wanted` candidates.
      if (total < cheapest) cheapest = total;
      origins[count] = (place << 2) | move;
      costs[count++] = total;
      counts[bucket] = (counts[bucket] as number) + 1;
      under++;
      while (under - (counts[cut] as number) >= wanted) under -= counts[cut--] as number;
    }
  }
  const ties = wanted - (under - (counts[cut] as number));
  return { count, kept: Math.min(wanted, under), cheapest, dearest: base + cut, ties };
}

/** Implements `Layers.keep`. */
function keepCandidates(
  { n, slides, keyWord, costWord, lastWord, blockWord }: LayerBoard,
  room: LayerRoom,
  { steps, blocks: { of: blockOf, table } }: Ranking,
  { count, cheapest, dearest, ties }: Candidates,
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
 * Creates layers of at most `width` positions, with at most `slots` known keys. A position is a record in one
 * array: cells (one byte each, n for the empty cell), key, cost, taxicab distance with last move and hole,
 * and the blocks' indices. Both loops are separate functions so that the compiler optimises them as a whole.
 */
export function createLayers(rows: number, cols: number, width: number, slots: number): Layers {
  const board = layerBoard(rows, cols);
  const pairs = pairsFor(board, blockCount(rows, cols));
  const room: LayerRoom = {
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
    get live() {
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
