import type { Moves } from '../../board.ts';
import { createWays } from '../large/ways.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { slideTable } from '../position/space.ts';
import { zobrist } from '../position/zobrist.ts';
import { beamLookup, MULTIPLE } from './beam-lookup.ts';
import { countBits, LOW_BITS } from './placement.ts';
import { locateAll, type SetTables } from './tables.ts';

/** How far one run may go. */
export interface BeamLimits {
  now(): number;
  /** Asked every 1,024 positions; true ends the run without a solution. */
  shouldStop(): boolean;
  /** Positions kept of each layer at most. */
  readonly width: number;
  /**
   * When given (on `now`'s clock), each layer is made as wide as fits the time and the layers that are left.
   */
  readonly endsAt?: number;
  /** Solutions of this length or more are not looked for. */
  readonly below: number;
}

/** `moves` end in the goal; none when no solution was met. */
export interface BeamResult {
  readonly moves?: Moves;
  readonly expanded: number;
}

const CHECK_EVERY = 0x3ff;
const RANKS = 1 << 12;
/**
 * Slots for a layer's positions; of two positions that share both hashes one is lost, which no claim rests
 * on.
 */
const seenBits = (width: number): number => Math.max(12, Math.min(20, 34 - Math.clz32(width)));

/**
 * Positions whose moves are looked up together, so that the memory's delays overlap: measured, 1.9 times as
 * fast on 5x5.
 */
const CHUNK = 128;

/**
 * Beam search by depth over two sums of pattern databases by region, for boards up to 25 cells: of all
 * positions one move further the best `width` by 3 * larger + smaller sum are kept. A record is words: cells
 * (a byte each), for each member of each view its set and its order with the number's last two bits, both
 * sums, two hashes, blank and last move.
 */
export function patternBeam(canonical: CanonicalPuzzle, tables: SetTables, limits: BeamLimits): BeamResult {
  const { rows, cols, blank } = canonical;
  const n = rows * cols;
  const slides = slideTable(rows, cols);
  const { words } = tables;
  const paired = tables.set.views.length > 1;
  const sides = paired ? 2 : 1;
  const {
    memberOf,
    map,
    low,
    high,
    first,
    swapped,
    lowOf,
    highOf,
    firstOf,
    swappedOf,
    highs,
    regions,
    size,
    base,
    stride,
  } = beamLookup(tables);
  const members = base.length;
  const bits = Uint8Array.from({ length: 1 << LOW_BITS }, (_, mask) => countBits(mask));
  const lowMask = (1 << LOW_BITS) - 1;
  const keys = zobrist(n * n, 1);
  const checks = zobrist(n * n, 2);

  const atSets = Math.ceil(n / 4);
  const atOrders = atSets + members;
  const atSums = atOrders + members;
  const record = atSums + 5;
  let from = new Int32Array(limits.width * record);
  let to = new Int32Array(limits.width * record);
  const link = new Int32Array(limits.width);
  let fromCells = new Uint8Array(from.buffer);
  let toCells = new Uint8Array(to.buffer);
  /** By candidate: origin and move, rank, then for each side its new set and order. */
  const candidate = new Int32Array(18 * limits.width);
  const counts = new Int32Array(RANKS);
  const seenMask = (1 << seenBits(limits.width)) - 1;
  const seen = new Int32Array(2 * (seenMask + 1));

  fromCells.set(canonical.state);
  const placed = locateAll(tables, canonical);
  placed.flat().forEach(({ set, order, distance }, at) => {
    from[atSets + at] = set;
    from[atOrders + at] = (order << 2) | (distance & 3);
  });
  const sums = placed.map((view) => view.reduce((sum, { distance }) => sum + distance, 0));
  from[atSums] = sums[0] ?? 0;
  from[atSums + 1] = sums[1] ?? sums[0] ?? 0;
  from[atSums + 4] = canonical.state.indexOf(blank) | (255 << 8);
  if (from[atSums] === 0) return { moves: '', expanded: 0 };

  // The chunk's moves, one after the other; what is by side has both sides' numbers beside each other.
  const most = 3 * CHUNK + 1;
  const origin = new Int32Array(most);
  const key = new Int32Array(most);
  const check = new Int32Array(most);
  const memberAt = new Int32Array(2 * most);
  const setAt = new Int32Array(2 * most);
  const orderAt = new Int32Array(2 * most);
  const lastAt = new Int32Array(2 * most);
  const cellAt = new Int32Array(2 * most);
  const nodeAt = new Int32Array(2 * most);
  const fallsAt = new Int32Array(2 * most);

  /** Lists the moves from the positions `begin .. end - 1`; gives their number. */
  const list = (begin: number, end: number): number => {
    let count = 0;
    for (let index = begin; index < end; index++) {
      const at = index * record;
      const last = from[at + atSums + 4] as number;
      const hole = last & 255;
      for (let move = 0; move < 4; move++) {
        const cell = slides[4 * hole + move] as number;
        if (cell < 0 || move === last >> 8) continue;
        const tile = fromCells[4 * at + cell] as number;
        origin[count] = (index << 2) | move;
        key[count] =
          (from[at + atSums + 2] as number) ^
          (keys[tile * n + cell] as number) ^
          (keys[tile * n + hole] as number);
        check[count] =
          (from[at + atSums + 3] as number) ^
          (checks[tile * n + cell] as number) ^
          (checks[tile * n + hole] as number);
        for (let side = 0; side < sides; side++) {
          const member = memberOf[side * n + tile] as number;
          const a = map[side * n + cell] as number;
          const b = map[side * n + hole] as number;
          const others = (from[at + atSets + member] as number) & ~(1 << a);
          const word = from[at + atOrders + member] as number;
          let order = word >> 2;
          if (a - b !== 1 && b - a !== 1) {
            const small = a < b ? a : b;
            const below = others & ((1 << small) - 1);
            const between = others & ((1 << (a < b ? b : a)) - 1) & -(2 << small);
            const lower = (bits[below & lowMask] as number) + (bits[below >>> LOW_BITS] as number);
            const upper =
              lower + (bits[between & lowMask] as number) + (bits[between >>> LOW_BITS] as number);
            const row = swappedOf[member] as number;
            const width = size[member] as number;
            if (b < a) {
              for (let place = upper - 1; place >= lower; place--)
                order = swapped[row + order * width + place] as number;
            } else {
              for (let place = lower; place < upper; place++)
                order = swapped[row + order * width + place] as number;
            }
          }
          const set = others | (1 << b);
          const put = 2 * count + side;
          memberAt[put] = member;
          setAt[put] = set;
          orderAt[put] = order;
          lastAt[put] = word & 3;
          cellAt[put] = a;
          nodeAt[put] =
            (firstOf[member] as number) +
            (low[(lowOf[member] as number) + (set & lowMask)] as number) +
            (high[
              (highOf[member] as number) + (bits[set & lowMask] as number) * highs + (set >>> LOW_BITS)
            ] as number);
        }
        count++;
      }
    }
    return count;
  };
  /** Whether each listed move lowers its members' numbers. */
  const lookUp = (count: number): void => {
    const step = 3 - sides;
    const end = 2 * count;
    for (let put = 0; put < end; put += step) nodeAt[put] = first[nodeAt[put] as number] as number;
    for (let put = 0; put < end; put += step) {
      const member = memberAt[put] as number;
      let node = nodeAt[put] as number;
      if (node >= MULTIPLE) {
        node -= MULTIPLE;
        const cells = regions[member] as Int32Array;
        while ((((cells[node] as number) >>> (cellAt[put] as number)) & 1) === 0) node++;
      }
      nodeAt[put] = (base[member] as number) + (orderAt[put] as number) * (stride[member] as number) + node;
    }
    for (let put = 0; put < end; put += step) {
      const bit = nodeAt[put] as number;
      fallsAt[put] =
        ((((lastAt[put] as number) + 1) >> 1) ^ ((words[bit >>> 5] as number) >>> (bit & 31))) & 1;
    }
  };

  const ways = createWays(limits.width);
  let live = 1;
  let expanded = 0;
  const began = limits.now();
  for (let depth = 1; depth < limits.below && live > 0; depth++) {
    let count = 0;
    let lowest = RANKS;
    const longest = limits.below - 1 - depth;
    for (let begin = 0; begin < live; begin += CHUNK) {
      if ((begin & CHECK_EVERY) === 0 && limits.shouldStop()) return { expanded };
      const listed = list(begin, Math.min(live, begin + CHUNK));
      lookUp(listed);
      for (let at = 0; at < listed; at++) {
        const parent = ((origin[at] as number) >> 2) * record + atSums;
        const one = (from[parent] as number) + 1 - 2 * (fallsAt[2 * at] as number);
        const two = paired ? (from[parent + 1] as number) + 1 - 2 * (fallsAt[2 * at + 1] as number) : one;
        if (one > longest || two > longest) continue;
        const slot = 2 * ((key[at] as number) & seenMask);
        const mark = (check[at] as number) ^ Math.imul(depth, 0x9e3779b1);
        if (seen[slot] === mark || seen[slot + 1] === mark) continue;
        seen[seen[slot] === 0 ? slot : slot + 1] = mark;
        // Ties in an order that has nothing to do with the moves.
        const rank = ((one > two ? 3 * one + two : 3 * two + one) << 2) | ((key[at] as number) >>> 30);
        if (rank < lowest) lowest = rank;
        const put = 6 * count++;
        candidate[put] = origin[at] as number;
        candidate[put + 1] = rank;
        for (let side = 0; side < sides; side++) {
          const step = 1 - 2 * (fallsAt[2 * at + side] as number);
          candidate[put + 2 + 2 * side] = setAt[2 * at + side] as number;
          candidate[put + 3 + 2 * side] =
            ((orderAt[2 * at + side] as number) << 2) | (((lastAt[2 * at + side] as number) + step) & 3);
        }
      }
    }
    expanded += live;
    if (count === 0) break;
    let wanted = limits.width;
    if (limits.endsAt !== undefined) {
      const now = limits.now();
      const each = Math.max(now - began, 0.5) / expanded;
      const layersLeft = Math.max(3, (lowest >> 4) + 2);
      wanted = Math.min(wanted, Math.max(100, Math.floor((limits.endsAt - now) / layersLeft / each)));
    }
    counts.fill(0);
    for (let at = 0; at < count; at++) {
      const bucket = Math.min((candidate[6 * at + 1] as number) - lowest, RANKS - 1);
      counts[bucket] = (counts[bucket] as number) + 1;
    }
    let threshold = 0;
    let below = 0;
    while (threshold < RANKS - 1 && below + (counts[threshold] as number) <= wanted) {
      below += counts[threshold] as number;
      threshold++;
    }
    let ties = wanted - below;
    const keep = Math.min(wanted, count);
    let kept = 0;
    for (let at = 0; at < count && kept < keep; at++) {
      const place = 6 * at;
      const bucket = Math.min((candidate[place + 1] as number) - lowest, RANKS - 1);
      if (bucket > threshold || (bucket === threshold && --ties < 0)) continue;
      const came = candidate[place] as number;
      const source = (came >> 2) * record;
      const target = kept * record;
      for (let word = 0; word < record; word++) to[target + word] = from[source + word] as number;
      const hole = (from[source + atSums + 4] as number) & 255;
      const cell = slides[4 * hole + (came & 3)] as number;
      const tile = toCells[4 * target + cell] as number;
      toCells[4 * target + hole] = tile;
      toCells[4 * target + cell] = blank;
      const memberA = memberOf[tile] as number;
      const wordA = to[target + atOrders + memberA] as number;
      to[target + atSets + memberA] = candidate[place + 2] as number;
      to[target + atOrders + memberA] = candidate[place + 3] as number;
      // The last two bits tell whether the number rose (+1) or fell (-1 = +3).
      const one = (((candidate[place + 3] as number) - wordA) & 3) === 1 ? 1 : -1;
      let two = one;
      if (paired) {
        const memberB = memberOf[n + tile] as number;
        const wordB = to[target + atOrders + memberB] as number;
        to[target + atSets + memberB] = candidate[place + 4] as number;
        to[target + atOrders + memberB] = candidate[place + 5] as number;
        two = (((candidate[place + 5] as number) - wordB) & 3) === 1 ? 1 : -1;
      }
      to[target + atSums] = (to[target + atSums] as number) + one;
      to[target + atSums + 1] = (to[target + atSums + 1] as number) + two;
      to[target + atSums + 2] =
        (to[target + atSums + 2] as number) ^
        (keys[tile * n + cell] as number) ^
        (keys[tile * n + hole] as number);
      to[target + atSums + 3] =
        (to[target + atSums + 3] as number) ^
        (checks[tile * n + cell] as number) ^
        (checks[tile * n + hole] as number);
      to[target + atSums + 4] = cell | (((came & 3) ^ 1) << 8);
      link[kept++] = came;
      if (to[target + atSums] === 0 && to[target + atSums + 1] === 0) {
        ways.add(link.subarray(0, kept));
        ways.hold(kept - 1);
        return { moves: ways.held(), expanded };
      }
    }
    ways.add(link.subarray(0, kept));
    [from, to] = [to, from];
    [fromCells, toCells] = [toCells, fromCells];
    live = kept;
  }
  return { expanded };
}
