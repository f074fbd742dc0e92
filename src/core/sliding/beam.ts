import type { Moves } from './board.ts';
import type { Frame } from './frame.ts';
import type { PatternView } from './heuristics.ts';
import { MOVES } from './moves.ts';
import { slideTable } from './space.ts';

/**
 * How positions are ranked: by one set of additive pattern databases, or by two of the same worth (a set and its mirror image).
 * The sums are admissible and prune against `below`.
 */
export interface BeamScoring {
  readonly one: PatternView;
  readonly two?: PatternView;
}

/** How far one run may go. */
export interface BeamLimits {
  readonly now: () => number;
  readonly shouldStop: () => boolean;
  /** Positions kept in each layer; with `endsAt` the most of them. */
  readonly width: number;
  /** When given (milliseconds on `now`'s clock), each layer is made as wide as fits the time and the layers left. */
  readonly endsAt?: number;
  /** Solutions of this length or more are not looked for. */
  readonly below: number;
  /** Told of each layer: positions expanded so far. */
  readonly onLayer?: (expanded: number) => void;
}

/** `moves` end in the goal; none when no solution was met. */
export interface BeamResult {
  readonly moves?: Moves;
  readonly expanded: number;
}

/** Layers without a better position after which a run is given up. */
const PATIENCE = 150;

/** Slots for the positions of one layer; a lost one is only kept twice. A small table stays in the processor's cache. */
const seenBits = (width: number): number => Math.max(14, Math.min(20, 34 - Math.clz32(width)));

const SUB_RANKS = 8;
const RANKS = 1 << 17;
const CHECK_EVERY = 0x3ff;

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

/** All tables of the views in one array, and each group's place in it: one look-up less in the loop. */
function joined(tables: readonly Uint8Array[]): { all: Uint8Array; offsets: number[] } {
  const offsets: number[] = [];
  let length = 0;
  for (const table of tables) {
    offsets.push(length);
    length += table.length;
  }
  const all = new Uint8Array(length);
  tables.forEach((table, at) => {
    all.set(table, offsets[at]);
  });
  return { all, offsets };
}

/**
 * Beam search by depth: of all positions one move further the best `width` are kept, no two alike. A position
 * is a record of 32-bit words: cells, one table index for each group and view, the sums, two hashes, the blank and the last move.
 */
export function beamSearch(frame: Frame, scoring: BeamScoring, limits: BeamLimits): BeamResult {
  const { rows, cols, blank } = frame;
  const n = rows * cols;
  const { one, two = one } = scoring;
  const paired = scoring.two !== undefined;
  const groups = one.tables.length;
  const { all, offsets } = joined(one.tables);
  const slides = slideTable(rows, cols);
  const keys = zobrist(n * n, 1);
  const checks = zobrist(n * n, 2);
  const { group: groupA, weight: weightA, cell: cellA } = one;
  const { group: groupB, weight: weightB, cell: cellB } = two;

  const indexA = Math.ceil(n / 4);
  const indexB = indexA + groups;
  const sums = indexB + (paired ? groups : 0);
  const stride = sums + 5;
  const { width } = limits;
  let room = Math.min(width, 4096);
  let words = new Int32Array(room * stride);
  let bytes = new Uint8Array(words.buffer);
  let nextWords = new Int32Array(room * stride);
  let nextBytes = new Uint8Array(nextWords.buffer);
  let origin = new Int32Array(4 * room);
  let score = new Int32Array(4 * room);
  const counts = new Int32Array(RANKS);
  const seenMask = (1 << seenBits(limits.width)) - 1;
  const seen = new Int32Array(seenMask + 1);

  const rank = (a: number, b: number): number => (paired ? (a > b ? 3 * a + b : 3 * b + a) : a);
  const fill = (view: PatternView, at: number): number => {
    for (let group = 0; group < groups; group++) words[at + group] = offsets[group] as number;
    for (let cell = 0; cell < n; cell++) {
      const tile = frame.state[cell] as number;
      if (tile === blank) continue;
      const index = at + (view.group[tile] as number);
      words[index] = (words[index] as number) + (view.cell[cell] as number) * (view.weight[tile] as number);
    }
    let sum = 0;
    for (let group = 0; group < groups; group++) sum += all[words[at + group] as number] as number;
    return sum;
  };
  bytes.set(frame.state);
  words[sums] = fill(one, indexA);
  words[sums + 1] = paired ? fill(two, indexB) : (words[sums] as number);
  words[sums + 4] = frame.state.indexOf(blank) | (255 << 8);

  const layers: Int32Array[] = [];
  const pathTo = (depth: number, at: number): Moves => {
    const letters: string[] = [];
    let place = at;
    for (let layer = depth - 1; layer >= 0; layer--) {
      const came = (layers[layer] as Int32Array)[place] as number;
      letters.push(MOVES[came & 3] as string);
      place = came >> 2;
    }
    return letters.reverse().join('');
  };

  let live = 1;
  let expanded = 0;
  let bestRank = rank(words[sums] as number, words[sums + 1] as number);
  let bestDepth = 0;
  if (bestRank === 0) return { moves: '', expanded };
  const began = limits.now();
  for (let depth = 1; depth < limits.below && live > 0; depth++) {
    if (depth - bestDepth > PATIENCE) break;
    let candidates = 0;
    let lowest = RANKS * 64;
    const most = limits.below - 1 - depth;
    for (let at = 0; at < live; at++) {
      if ((at & CHECK_EVERY) === 0 && limits.shouldStop()) return { expanded };
      const record = at * stride;
      const state = record * 4;
      const packed = words[record + sums + 4] as number;
      const hole = packed & 255;
      const back = packed >> 8;
      for (let move = 0; move < 4; move++) {
        const cell = slides[4 * hole + move] as number;
        if (move === back || cell < 0) continue;
        const tile = bytes[state + cell] as number;
        const key =
          (words[record + sums + 2] as number) ^
          (keys[tile * n + cell] as number) ^
          (keys[tile * n + hole] as number);
        const check =
          (words[record + sums + 3] as number) ^
          (checks[tile * n + cell] as number) ^
          (checks[tile * n + hole] as number);
        const slot = key & seenMask;
        const mark = check ^ Math.imul(depth, 0x9e3779b1);
        if (seen[slot] === mark || seen[slot ^ 1] === mark) continue;
        const ga = groupA[tile] as number;
        const fromA = words[record + indexA + ga] as number;
        const toA = fromA + ((cellA[hole] as number) - (cellA[cell] as number)) * (weightA[tile] as number);
        const a = (words[record + sums] as number) + (all[toA] as number) - (all[fromA] as number);
        let b = a;
        if (paired) {
          const gb = groupB[tile] as number;
          const fromB = words[record + indexB + gb] as number;
          const toB = fromB + ((cellB[hole] as number) - (cellB[cell] as number)) * (weightB[tile] as number);
          b = (words[record + sums + 1] as number) + (all[toB] as number) - (all[fromB] as number);
        }
        if (a > most || b > most) continue;
        seen[slot ^ (seen[slot] === 0 ? 0 : 1)] = mark;
        const ranked = rank(a, b);
        if (ranked < lowest) lowest = ranked;
        origin[candidates] = (at << 2) | move;
        score[candidates++] = ranked * SUB_RANKS + ((key >>> 28) & (SUB_RANKS - 1));
      }
    }
    expanded += live;
    if (candidates === 0) break;

    let wanted = width;
    if (limits.endsAt !== undefined) {
      const now = limits.now();
      const each = Math.max(now - began, 0.5) / expanded;
      const layersLeft = Math.max(3, limits.below - depth);
      wanted = Math.max(100, Math.min(width, Math.floor((limits.endsAt - now) / layersLeft / each)));
    }
    const floor = lowest * SUB_RANKS;
    counts.fill(0);
    for (let at = 0; at < candidates; at++) {
      const bucket = Math.min((score[at] as number) - floor, RANKS - 1);
      counts[bucket] = (counts[bucket] as number) + 1;
    }
    let threshold = 0;
    let below = 0;
    while (threshold < RANKS && below + (counts[threshold] as number) <= wanted) {
      below += counts[threshold] as number;
      threshold++;
    }
    let ties = wanted - below;
    const size = Math.min(wanted, candidates);
    if (size > room) {
      room = Math.min(width, Math.max(size, 2 * room));
      nextWords = new Int32Array(room * stride);
      nextBytes = new Uint8Array(nextWords.buffer);
    }
    const layer = new Int32Array(size);
    let kept = 0;
    let bestAt = 0;
    for (let at = 0; at < candidates; at++) {
      const bucket = Math.min((score[at] as number) - floor, RANKS - 1);
      if (bucket > threshold || (bucket === threshold && --ties < 0)) continue;
      const came = origin[at] as number;
      const from = (came >> 2) * stride;
      const to = kept * stride;
      for (let word = 0; word < stride; word++) nextWords[to + word] = words[from + word] as number;
      const hole = (words[from + sums + 4] as number) & 255;
      const cell = slides[4 * hole + (came & 3)] as number;
      const tile = nextBytes[4 * to + cell] as number;
      nextBytes[4 * to + hole] = tile;
      nextBytes[4 * to + cell] = blank;
      const ga = groupA[tile] as number;
      const fromA = words[from + indexA + ga] as number;
      const toA = fromA + ((cellA[hole] as number) - (cellA[cell] as number)) * (weightA[tile] as number);
      nextWords[to + indexA + ga] = toA;
      const a = (words[from + sums] as number) + (all[toA] as number) - (all[fromA] as number);
      nextWords[to + sums] = a;
      let b = a;
      if (paired) {
        const gb = groupB[tile] as number;
        const fromB = words[from + indexB + gb] as number;
        const toB = fromB + ((cellB[hole] as number) - (cellB[cell] as number)) * (weightB[tile] as number);
        nextWords[to + indexB + gb] = toB;
        b = (words[from + sums + 1] as number) + (all[toB] as number) - (all[fromB] as number);
      }
      nextWords[to + sums + 1] = b;
      nextWords[to + sums + 2] =
        (words[from + sums + 2] as number) ^
        (keys[tile * n + cell] as number) ^
        (keys[tile * n + hole] as number);
      nextWords[to + sums + 3] =
        (words[from + sums + 3] as number) ^
        (checks[tile * n + cell] as number) ^
        (checks[tile * n + hole] as number);
      nextWords[to + sums + 4] = cell | (((came & 3) ^ 1) << 8);
      layer[kept++] = came;
      const ranked = rank(a, b);
      if (ranked < bestRank) {
        bestRank = ranked;
        bestDepth = depth;
        bestAt = kept - 1;
      }
    }
    layers.push(layer);
    limits.onLayer?.(expanded);
    if (bestRank === 0) return { moves: pathTo(depth, bestAt), expanded };
    [words, nextWords] = [nextWords, words];
    [bytes, nextBytes] = [nextBytes, bytes];
    live = kept;
    if (4 * live > origin.length) {
      origin = new Int32Array(4 * room);
      score = new Int32Array(4 * room);
    }
    if (nextWords.length < words.length) {
      nextWords = new Int32Array(words.length);
      nextBytes = new Uint8Array(nextWords.buffer);
    }
  }
  return { expanded };
}
