import { slideTable } from '../position/space.ts';
import { blockCount } from './blocks.ts';
import { halfExcess } from './excess.ts';
import type { Ranking } from './ranking.ts';

/** Costs told apart in one layer; what is dearer is left out. */
const BUCKETS = 1 << 14;
/** As a position's last move: none. */
const NO_MOVE = 4;
/** Bits of a block's index; above them half its excess. */
const INDEX_BITS = 28;
const INDEX = (1 << INDEX_BITS) - 1;

/** A position from which a search begins. */
export interface Position {
  readonly state: Uint8Array;
  readonly hole: number;
  readonly key: number;
  readonly cost: number;
  readonly distance: number;
  readonly indices: Int32Array;
}

/** Which positions of the next layer count. */
export interface ExpandLimits {
  /** Least cost that is told apart. */
  readonly base: number;
  readonly wanted: number;
  /** Greatest taxicab distance. */
  readonly farthest: number;
  /**
   * Of the keys met as many as there are slots, a power of two; a later one takes an earlier one's place. The
   * slot and the key's upper half (odd, for 0 is an empty slot) tell nearly all apart: half the memory, which
   * made it 1.2 times as fast with 80,000 a layer.
   */
  readonly slots: number;
}

/** Candidates for the next layer, and which of them are kept: `ties` of those that cost as much as the dearest. */
export interface Candidates {
  readonly count: number;
  readonly kept: number;
  readonly cheapest: number;
  readonly dearest: number;
  readonly ties: number;
}

/** A layer of positions with the same number of moves, and the room for the next one. */
export interface Layers {
  /** The layer is that position alone, and no key has been met in this many slots. */
  begin(position: Position, ranking: Ranking, slots: number): void;
  /**
   * Lists the positions one move further but for those whose key was met. Those dearer than the `wanted` cheapest
   * so far are dropped before their key is looked up.
   */
  expand(ranking: Ranking, limits: ExpandLimits): Candidates;
  /**
   * The layer is what is kept of the candidates, and `came` where each came from (`place << 2 | move`); gives the
   * place of the cheapest.
   */
  keep(ranking: Ranking, candidates: Candidates, came: Int32Array): number;
  readonly live: number;
  distance(place: number): number;
  /** Cells of a position, `blank` where there is no tile. */
  state(place: number, blank: number): Uint8Array;
}

/** By `tile * (n + 1) + other`: 1 if both belong in one line and `other` comes later (`sign` 1) or earlier (-1). */
function pairTable(lineOf: Uint8Array, sign: 1 | -1): Uint8Array {
  const n = lineOf.length;
  return Uint8Array.from({ length: n * (n + 1) }, (_, at) => {
    const tile = Math.floor(at / (n + 1));
    const other = at % (n + 1);
    return lineOf[tile] === lineOf[other] && sign * (other - tile) > 0 ? 1 : 0;
  });
}

/** The moves by `4 * (5 * hole + last move taken back)`: `cell << 2 | move`, then -1. */
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
 * Layers of at most `width` positions, up to `slots` of whose keys are known. A position is a record in one array:
 * cells (a byte each, n where there is no tile), key, cost, taxicab distance with last move and hole, blocks'
 * indices. Measured on 6x6, at equal results: 1.25 times as fast as an array for each of these and 1.1 as copying by
 * four bytes; and 1.3 times as fast with both loops in functions of their own, for so they are compiled as a whole.
 * A block is looked up last, where the rest of the cost alone doesn't rule the move out: 1.05.
 */
export function createLayers(rows: number, cols: number, width: number, slots: number): Layers {
  const n = rows * cols;
  const atKey = Math.ceil(n / 4);
  const atCost = atKey + 1;
  const atPlace = atKey + 2;
  const atBlocks = atKey + 3;
  const pairsFor = (blocks: number): number => Math.ceil((atBlocks + blocks) / 2);
  const most = 2 * pairsFor(blockCount(rows, cols));
  const slides = slideTable(rows, cols);
  const moves = moveTable(rows, cols);
  const rowOf = Uint8Array.from({ length: n }, (_, cell) => Math.floor(cell / cols));
  const colOf = Uint8Array.from({ length: n }, (_, cell) => cell % cols);
  const laterInRow = pairTable(rowOf, 1);
  const earlierInRow = pairTable(rowOf, -1);
  const laterInCol = pairTable(colOf, 1);
  const earlierInCol = pairTable(colOf, -1);
  const layer = () => {
    const words = new Int32Array(width * most);
    return { words, bytes: new Uint8Array(words.buffer), longs: new BigInt64Array(words.buffer) };
  };
  let here = layer();
  let next = layer();
  let live = 0;
  let pairs = 0;
  const origin = new Int32Array(4 * width);
  const costs = new Int32Array(4 * width);
  const counts = new Int32Array(BUCKETS);
  const seen = new Uint16Array(slots);

  /**
   * Tiles that stand in the wrong order with one in the cell `middle` of their line; `pair` is that one's place in
   * the tables.
   */
  const wrongInRow = (bytes: Uint8Array, begin: number, middle: number, pair: number): number => {
    let count = 0;
    for (let at = begin; at < middle; at++) count += laterInRow[pair + (bytes[at] as number)] as number;
    for (let at = middle + 1; at < begin + cols; at++)
      count += earlierInRow[pair + (bytes[at] as number)] as number;
    return count;
  };
  const wrongInCol = (bytes: Uint8Array, begin: number, middle: number, pair: number): number => {
    let count = 0;
    for (let at = begin; at < middle; at += cols) count += laterInCol[pair + (bytes[at] as number)] as number;
    for (let at = middle + cols; at < begin + n; at += cols)
      count += earlierInCol[pair + (bytes[at] as number)] as number;
    return count;
  };

  const begin = (position: Position, { blocks }: Ranking, slotsUsed: number): void => {
    const { words, bytes } = here;
    pairs = pairsFor(blocks.count);
    seen.fill(0, 0, slotsUsed);
    bytes.set(position.state);
    bytes[position.hole] = n;
    words[atKey] = position.key;
    words[atCost] = position.cost;
    words[atPlace] = (position.distance << 11) | (NO_MOVE << 8) | position.hole;
    position.indices.forEach((index, block) => {
      words[atBlocks + block] = index | (halfExcess(blocks.table, index) << INDEX_BITS);
    });
    live = 1;
  };

  const expand = (ranking: Ranking, { base, wanted, farthest, slots: used }: ExpandLimits): Candidates => {
    const { words, bytes } = here;
    const { steps, conflict, excess } = ranking;
    const { of: blockOf, table } = ranking.blocks;
    const end = live;
    const record = 2 * pairs;
    let cut = BUCKETS - 1;
    let under = 0;
    let count = 0;
    let cheapest = 0x7fffffff;
    counts.fill(0);
    for (let place = 0; place < end; place++) {
      const at = place * record;
      const cells = 4 * at;
      const key = words[at + atKey] as number;
      const cost = words[at + atCost] as number;
      const last = words[at + atPlace] as number;
      const distance = last >> 11;
      const hole = last & 255;
      const first = 4 * (5 * hole + ((last >> 8) & 7));
      for (let turn = first; turn < first + 4; turn++) {
        const choice = moves[turn] as number;
        if (choice < 0) break;
        const move = choice & 3;
        const cell = choice >> 2;
        const tile = bytes[cells + cell] as number;
        const step = 4 * (4 * (tile * n + cell) + move);
        const block = words[at + atBlocks + (blockOf[tile] as number)] as number;
        let total = cost + (steps[step] as number) - Math.imul(excess, block >>> INDEX_BITS);
        if (move < 2) {
          const row = rowOf[tile] as number;
          const leaves = row === rowOf[cell];
          if (leaves || row === rowOf[hole]) {
            const line = cells + row * cols;
            const more = Math.imul(
              conflict,
              wrongInRow(bytes, line, line + (colOf[cell] as number), tile * (n + 1)),
            );
            total += leaves ? -more : more;
          }
        } else {
          const col = colOf[tile] as number;
          const leaves = col === colOf[cell];
          if (leaves || col === colOf[hole]) {
            const line = cells + col;
            const more = Math.imul(
              conflict,
              wrongInCol(bytes, line, line + (rowOf[cell] as number) * cols, tile * (n + 1)),
            );
            total += leaves ? -more : more;
          }
        }
        if (total - base > cut) continue;
        total += Math.imul(excess, halfExcess(table, (block & INDEX) + (steps[step + 3] as number)));
        const bucket = total - base;
        if (bucket > cut || distance + (steps[step + 2] as number) > farthest) continue;
        const mark = key ^ (steps[step + 1] as number);
        const slot = mark & (used - 1);
        const rest = (mark >>> 16) | 1;
        if (seen[slot] === rest) continue;
        seen[slot] = rest;
        if (total < cheapest) cheapest = total;
        origin[count] = (place << 2) | move;
        costs[count++] = total;
        counts[bucket] = (counts[bucket] as number) + 1;
        under++;
        while (under - (counts[cut] as number) >= wanted) under -= counts[cut--] as number;
      }
    }
    const ties = wanted - (under - (counts[cut] as number));
    return { count, kept: Math.min(wanted, under), cheapest, dearest: base + cut, ties };
  };

  const keep = (ranking: Ranking, candidates: Candidates, came: Int32Array): number => {
    const { words, bytes, longs } = next;
    const { longs: from } = here;
    const { steps } = ranking;
    const { of: blockOf, table } = ranking.blocks;
    const { count, cheapest, dearest } = candidates;
    let { ties } = candidates;
    const size = pairs;
    const record = 2 * size;
    let kept = 0;
    let first = -1;
    for (let candidate = 0; candidate < count; candidate++) {
      const total = costs[candidate] as number;
      if (total > dearest || (total === dearest && --ties < 0)) continue;
      const link = origin[candidate] as number;
      const move = link & 3;
      const parent = (link >> 2) * size;
      for (let pair = 0, to = kept * size; pair < size; pair++)
        longs[to + pair] = from[parent + pair] as bigint;
      const at = kept * record;
      const last = words[at + atPlace] as number;
      const hole = last & 255;
      const cell = slides[4 * hole + move] as number;
      const tile = bytes[4 * at + cell] as number;
      const step = 4 * (4 * (tile * n + cell) + move);
      bytes[4 * at + hole] = tile;
      bytes[4 * at + cell] = n;
      words[at + atKey] = (words[at + atKey] as number) ^ (steps[step + 1] as number);
      words[at + atCost] = total;
      words[at + atPlace] = (((last >> 11) + (steps[step + 2] as number)) << 11) | ((move ^ 1) << 8) | cell;
      const block = at + atBlocks + (blockOf[tile] as number);
      const index = ((words[block] as number) & INDEX) + (steps[step + 3] as number);
      words[block] = index | (halfExcess(table, index) << INDEX_BITS);
      if (total === cheapest && first < 0) first = kept;
      came[kept++] = link;
    }
    [here, next] = [next, here];
    live = kept;
    return first;
  };

  return {
    begin,
    expand,
    keep,
    get live() {
      return live;
    },
    distance: (place) => (here.words[2 * pairs * place + atPlace] as number) >> 11,
    state: (place, blank) =>
      here.bytes.slice(8 * pairs * place, 8 * pairs * place + n).map((tile) => (tile === n ? blank : tile)),
  };
}
