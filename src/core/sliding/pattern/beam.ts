import type { Moves } from '../board.ts';
import type { Frame } from '../frame.ts';
import { MOVES } from '../moves.ts';
import { slideTable } from '../space.ts';
import { countBits, LOW_BITS } from './placement.ts';
import { locateAll, type SetTables } from './tables.ts';

/** How far one run may go. */
export interface BeamLimits {
  now(): number;
  /** Asked every 1,024 positions; true ends the run without a solution. */
  shouldStop(): boolean;
  /** Positions kept of each layer at most. */
  readonly width: number;
  /** When given (on `now`'s clock), each layer is made as wide as fits the time and the layers that are left. */
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
/** Slots for a layer's positions; of two positions that share both hashes one is lost, which no claim rests on. */
const seenBits = (width: number): number => Math.max(12, Math.min(20, 34 - Math.clz32(width)));

/** Two 32-bit keys for each tile in each cell (Zobrist 1970), always the same. */
function zobrist(count: number, seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length: count }, () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  });
}

/**
 * Beam search by depth over two sums of pattern databases by region, for boards up to 25 cells: of all positions one move
 * further the best `width` by 3 * larger + smaller sum are kept. A record is words: cells (a byte each), for each member of each
 * view its set and its order with the number's last two bits, both sums, two hashes, blank and last move.
 */
export function patternBeam(frame: Frame, tables: SetTables, limits: BeamLimits): BeamResult {
  const { rows, cols, blank } = frame;
  const n = rows * cols;
  const slides = slideTable(rows, cols);
  const {
    words,
    set: { views },
    members,
  } = tables;
  const all = members.flat();
  const spaces = all.map(({ space }) => space);
  const viewsCount = views.length;
  const memberOf = new Int32Array(2 * n);
  const map = new Int32Array(2 * n);
  for (let index = 0, first = 0; index < 2; index++) {
    const view = views[Math.min(index, viewsCount - 1)];
    if (index >= viewsCount) first = 0;
    view?.map.forEach((cell, from) => {
      map[index * n + from] = cell;
    });
    view?.patterns.forEach(({ cells }, at) => {
      for (const cell of cells) memberOf[index * n + (view.map[cell] as number)] = first + at;
    });
    first += view?.patterns.length ?? 0;
  }
  const paired = viewsCount > 1;
  const base = Int32Array.from(all, (member) => member.base);
  const stride = Int32Array.from(all, (member) => member.stride);
  const size = Int32Array.from(spaces, (space) => space.size);
  const bits = Uint8Array.from({ length: 1 << LOW_BITS }, (_, mask) => countBits(mask));
  const lowMask = (1 << LOW_BITS) - 1;
  const highBits = (mask: number): number =>
    (bits[mask & lowMask] as number) + (bits[mask >>> LOW_BITS] as number);
  const keys = zobrist(n * n, 1);
  const checks = zobrist(n * n, 2);

  const atSets = Math.ceil(n / 4);
  const atOrders = atSets + all.length;
  const atSums = atOrders + all.length;
  const record = atSums + 5;
  let room = Math.min(limits.width, 2048);
  let from = new Int32Array(room * record);
  let to = new Int32Array(room * record);
  let fromCells = new Uint8Array(from.buffer);
  let toCells = new Uint8Array(to.buffer);
  let candidate = new Int32Array(3 * room * 6);
  const counts = new Int32Array(RANKS);
  const seenMask = (1 << seenBits(limits.width)) - 1;
  const seen = new Int32Array(2 * (seenMask + 1));

  fromCells.set(frame.state);
  const placed = locateAll(tables, frame);
  placed.flat().forEach(({ set, order, distance }, at) => {
    from[atSets + at] = set;
    from[atOrders + at] = (order << 2) | (distance & 3);
  });
  const sums = placed.map((view) => view.reduce((sum, { distance }) => sum + distance, 0));
  from[atSums] = sums[0] ?? 0;
  from[atSums + 1] = sums[1] ?? sums[0] ?? 0;
  from[atSums + 4] = frame.state.indexOf(blank) | (255 << 8);
  if (from[atSums] === 0) return { moves: '', expanded: 0 };

  let newSet = 0;
  let newOrder = 0;
  /** 1 if the member's number falls when its tile slides in that view; leaves the new set and order. */
  const slid = (member: number, at: number, cell: number, hole: number): number => {
    const set = (from[at + atSets + member] as number) & ~(1 << cell);
    const word = from[at + atOrders + member] as number;
    const space = spaces[member] as (typeof spaces)[number];
    let order = word >> 2;
    if (cell - hole !== 1 && hole - cell !== 1) {
      const low = cell < hole ? cell : hole;
      const high = cell < hole ? hole : cell;
      const lower = highBits(set & ((1 << low) - 1));
      const upper = lower + highBits(set & ((1 << high) - 1) & -(2 << low));
      const width = size[member] as number;
      const { swapped } = space;
      if (hole < cell) {
        for (let place = upper - 1; place >= lower; place--) order = swapped[order * width + place] as number;
      } else {
        for (let place = lower; place < upper; place++) order = swapped[order * width + place] as number;
      }
    }
    newSet = set | (1 << hole);
    const lower = newSet & lowMask;
    const rank =
      (space.low[lower] as number) +
      (space.high[(bits[lower] as number) * space.highs + (newSet >>> LOW_BITS)] as number);
    let node = space.firstNode[rank] as number;
    const { regions } = space;
    while ((((regions[node] as number) >>> cell) & 1) === 0) node++;
    const bit = (base[member] as number) + order * (stride[member] as number) + node;
    const falls = ((((word & 3) + 1) >> 1) ^ ((words[bit >>> 5] as number) >>> (bit & 31))) & 1;
    newOrder = (order << 2) | (((word & 3) + 1 - 2 * falls) & 3);
    return falls;
  };

  const layers: Int32Array[] = [];
  const pathTo = (last: number): Moves => {
    const letters: string[] = [];
    let place = last;
    for (let layer = layers.length - 1; layer >= 0; layer--) {
      const came = (layers[layer] as Int32Array)[place] as number;
      letters.push(MOVES[came & 3] as string);
      place = came >> 2;
    }
    return letters.reverse().join('');
  };

  let live = 1;
  let expanded = 0;
  const began = limits.now();
  for (let depth = 1; depth < limits.below && live > 0; depth++) {
    let count = 0;
    let lowest = RANKS;
    const most = limits.below - 1 - depth;
    if (candidate.length < 18 * live) candidate = new Int32Array(18 * Math.max(live, 2 * room));
    for (let index = 0; index < live; index++) {
      if ((index & CHECK_EVERY) === 0 && limits.shouldStop()) return { expanded };
      const at = index * record;
      const last = from[at + atSums + 4] as number;
      const hole = last & 255;
      for (let move = 0; move < 4; move++) {
        const cell = slides[4 * hole + move] as number;
        if (cell < 0 || move === last >> 8) continue;
        const tile = fromCells[4 * at + cell] as number;
        const keyed = (keys[tile * n + cell] as number) ^ (keys[tile * n + hole] as number);
        const key = (from[at + atSums + 2] as number) ^ keyed;
        const check =
          (from[at + atSums + 3] as number) ^
          (checks[tile * n + cell] as number) ^
          (checks[tile * n + hole] as number);
        const slot = 2 * (key & seenMask);
        const mark = check ^ Math.imul(depth, 0x9e3779b1);
        if (seen[slot] === mark || seen[slot + 1] === mark) continue;
        const memberA = memberOf[tile] as number;
        const one =
          (from[at + atSums] as number) + 1 - 2 * slid(memberA, at, map[cell] as number, map[hole] as number);
        if (one > most) continue;
        const place = 6 * count;
        candidate[place + 2] = newSet;
        candidate[place + 3] = newOrder;
        let two = one;
        if (paired) {
          const memberB = memberOf[n + tile] as number;
          two =
            (from[at + atSums + 1] as number) +
            1 -
            2 * slid(memberB, at, map[n + cell] as number, map[n + hole] as number);
          if (two > most) continue;
          candidate[place + 4] = newSet;
          candidate[place + 5] = newOrder;
        }
        seen[seen[slot] === 0 ? slot : slot + 1] = mark;
        // Ties in an order that has nothing to do with the moves.
        const rank = ((one > two ? 3 * one + two : 3 * two + one) << 2) | (key >>> 30);
        if (rank < lowest) lowest = rank;
        candidate[place] = (index << 2) | move;
        candidate[place + 1] = rank;
        count++;
      }
    }
    expanded += live;
    if (count === 0) break;
    let wanted = limits.width;
    if (limits.endsAt !== undefined) {
      const now = limits.now();
      const each = Math.max(now - began, 0.5) / expanded;
      const layersLeft = Math.max(3, (lowest >> 4) + 2);
      wanted = Math.max(100, Math.min(wanted, Math.floor((limits.endsAt - now) / layersLeft / each)));
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
    if (keep > room) room = Math.min(limits.width, Math.max(keep, 2 * room));
    if (to.length < room * record) {
      to = new Int32Array(room * record);
      toCells = new Uint8Array(to.buffer);
    }
    const layer = new Int32Array(keep);
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
      layer[kept++] = came;
      if (to[target + atSums] === 0 && to[target + atSums + 1] === 0) {
        layers.push(layer);
        return { moves: pathTo(kept - 1), expanded };
      }
    }
    layers.push(layer);
    [from, to] = [to, from];
    [fromCells, toCells] = [toCells, fromCells];
    live = kept;
  }
  return { expanded };
}
