import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import { slideTable } from '../space.ts';
import { type Ranking, rankOf } from './ranking.ts';

/** How far one run may go. */
export interface BeamLimits {
  readonly now: () => number;
  readonly shouldStop: () => boolean;
  /** Most positions kept of a layer, at most those the beam has room for. */
  readonly width: number;
  /** Solutions of this length or more are not looked for. */
  readonly below: number;
  /** Layers without a better position after which the run ends. */
  readonly patience: number;
  /**
   * When given, layers are as wide as fits the time (milliseconds on `now`'s clock) for a solution of about
   * `length` moves.
   */
  readonly within?: { readonly endsAt: number; readonly length: number };
  /** Told of each layer: positions expanded so far. */
  readonly onLayer?: (expanded: number) => void;
}

/** `moves` lead to `state`, the cheapest position met; it is the goal if its `cost` is zero. */
export interface BeamResult {
  readonly cost: number;
  readonly moves: Moves;
  readonly state: Uint8Array;
  readonly expanded: number;
}

/** Positions of two layers and the room around them, used again by run after run on boards of one size. */
export interface Beam {
  readonly width: number;
  /** Looks for a short way from a position (cells as in a `CanonicalPuzzle`) to the goal with that blank. */
  search(ranking: Ranking, from: Uint8Array, blank: number, limits: BeamLimits): BeamResult;
}

interface Layer {
  readonly words: Int32Array;
  readonly bytes: Uint8Array;
  readonly cost: Int32Array;
  readonly distance: Int16Array;
  readonly key: Int32Array;
  readonly hole: Uint8Array;
  readonly back: Uint8Array;
}

/** Costs told apart in one layer; what is dearer is left out. */
const BUCKETS = 1 << 14;
/** The most that one step's own cost falls; its conflicts come on top. */
const MARGIN = 1 << 10;
const LEAST_WIDTH = 100;

/**
 * Slots for the keys of positions met; a later one takes the place of an earlier one. Two to four for each of
 * a wide layer find as short solutions as 32 and fit the processor's cache: 4.8 instead of 1.4 million
 * positions a second with 60,000 a layer.
 */
const seenBits = (width: number): number => Math.max(14, 33 - Math.clz32(width));

/**
 * Beam search by depth with room for `width` positions a layer: of all positions one move further the
 * cheapest are kept. A key met before is left out, in any layer; this carries the search out of hollows of
 * the ranking. Measured on 6x6, one core: 5.8 million positions a second; 8.5 without the conflicts, without
 * which it rarely arrives. Candidates dearer than the `wanted` cheapest so far are dropped before their key
 * is looked up.
 */
export function createBeam(rows: number, cols: number, width: number): Beam {
  const n = rows * cols;
  const stride = (n + 3) >> 2;
  const slides = slideTable(rows, cols);
  const rowOf = Uint8Array.from({ length: n }, (_, cell) => Math.floor(cell / cols));
  const colOf = Uint8Array.from({ length: n }, (_, cell) => cell % cols);
  const layer = (): Layer => {
    const words = new Int32Array(width * stride);
    return {
      words,
      bytes: new Uint8Array(words.buffer),
      cost: new Int32Array(width),
      distance: new Int16Array(width),
      key: new Int32Array(width),
      hole: new Uint8Array(width),
      back: new Uint8Array(width),
    };
  };
  let here = layer();
  let next = layer();
  const origin = new Int32Array(4 * width);
  const costs = new Int32Array(4 * width);
  const counts = new Int32Array(BUCKETS);
  const seen = new Int32Array(1 << seenBits(width));

  const search = (ranking: Ranking, from: Uint8Array, blank: number, limits: BeamLimits): BeamResult => {
    const { steps, conflict } = ranking;
    const margin = MARGIN + conflict * Math.max(rows, cols);
    const seenMask = (1 << seenBits(Math.min(width, limits.width))) - 1;
    seen.fill(0, 0, seenMask + 1);
    const first = rankOf(ranking, from, blank);
    here.bytes.set(from);
    here.cost[0] = first.cost;
    here.distance[0] = first.distance;
    here.key[0] = first.key;
    here.hole[0] = from.indexOf(blank);
    here.back[0] = 255;
    const cameBy: Int32Array[] = [];
    let wanted = Math.min(width, limits.width);
    let live = 1;
    let expanded = 0;
    let cheapest = first.cost;
    let best = { cost: first.cost, depth: 0, at: 0, state: from };
    let left = first.distance;
    const began = limits.now();
    for (let depth = 1; depth < limits.below && best.cost > 0; depth++) {
      if (depth - best.depth > limits.patience || limits.shouldStop()) break;
      if (limits.within !== undefined && expanded > 500) {
        const now = limits.now();
        const layersLeft = Math.max(1.2 * left + 10, Math.min(limits.within.length - depth, 1.5 * left + 20));
        const fits = ((limits.within.endsAt - now) * expanded) / layersLeft / Math.max(now - began, 0.2);
        wanted = Math.max(LEAST_WIDTH, Math.min(width, limits.width, Math.floor(fits)));
      }
      const most = limits.below - 1 - depth;
      const base = cheapest - margin;
      let cut = BUCKETS - 1;
      let under = 0;
      let candidates = 0;
      counts.fill(0);
      cheapest = 0x7fffffff;
      const { words, bytes, cost, distance, key, hole, back } = here;
      for (let at = 0; at < live; at++) {
        const state = 4 * stride * at;
        const gap = hole[at] as number;
        const undo = back[at] as number;
        for (let move = 0; move < 4; move++) {
          const cell = slides[4 * gap + move] as number;
          if (move === undo || cell < 0) continue;
          const tile = bytes[state + cell] as number;
          const step = 4 * (4 * (tile * n + cell) + move);
          let total = (cost[at] as number) + (steps[step] as number);
          if (move < 2) {
            const row = rowOf[tile] as number;
            const leaves = row === rowOf[cell];
            if (leaves || row === rowOf[gap]) {
              const home = row * cols;
              const end = home + cols;
              const middle = state + home + (colOf[cell] as number);
              let wrong = 0;
              let scan = state + home;
              for (; scan < middle; scan++) {
                const other = bytes[scan] as number;
                if (other > tile && other < end && other !== blank) wrong++;
              }
              for (scan++; scan < state + end; scan++) {
                const other = bytes[scan] as number;
                if (other < tile && other >= home && other !== blank) wrong++;
              }
              total += leaves ? -conflict * wrong : conflict * wrong;
            }
          } else {
            const col = colOf[tile] as number;
            const leaves = col === colOf[cell];
            if (leaves || col === colOf[gap]) {
              const middle = state + (rowOf[cell] as number) * cols + col;
              let wrong = 0;
              let scan = state + col;
              for (; scan < middle; scan += cols) {
                const other = bytes[scan] as number;
                if (other > tile && colOf[other] === col && other !== blank) wrong++;
              }
              for (scan += cols; scan < state + n; scan += cols) {
                const other = bytes[scan] as number;
                if (other < tile && colOf[other] === col && other !== blank) wrong++;
              }
              total += leaves ? -conflict * wrong : conflict * wrong;
            }
          }
          const bucket = total - base;
          if (bucket > cut || (distance[at] as number) + (steps[step + 2] as number) > most) continue;
          const mark = (key[at] as number) ^ (steps[step + 1] as number);
          const slot = mark & seenMask;
          if (seen[slot] === mark) continue;
          seen[slot] = mark;
          if (total < cheapest) cheapest = total;
          origin[candidates] = (at << 2) | move;
          costs[candidates++] = total;
          counts[bucket] = (counts[bucket] as number) + 1;
          under++;
          while (under - (counts[cut] as number) >= wanted) under -= counts[cut--] as number;
        }
      }
      expanded += live;
      limits.onLayer?.(expanded);
      if (candidates === 0) break;

      let ties = wanted - (under - (counts[cut] as number));
      const came = new Int32Array(Math.min(wanted, under));
      const dearest = base + cut;
      let kept = 0;
      let first = -1;
      for (let at = 0; at < candidates; at++) {
        const total = costs[at] as number;
        if (total > dearest || (total === dearest && --ties < 0)) continue;
        const link = origin[at] as number;
        const parent = link >> 2;
        const move = link & 3;
        const source = parent * stride;
        const target = kept * stride;
        for (let word = 0; word < stride; word++) next.words[target + word] = words[source + word] as number;
        const gap = hole[parent] as number;
        const cell = slides[4 * gap + move] as number;
        const tile = next.bytes[4 * target + cell] as number;
        next.bytes[4 * target + gap] = tile;
        next.bytes[4 * target + cell] = blank;
        const step = 4 * (4 * (tile * n + cell) + move);
        next.cost[kept] = total;
        next.distance[kept] = (distance[parent] as number) + (steps[step + 2] as number);
        next.key[kept] = (key[parent] as number) ^ (steps[step + 1] as number);
        next.hole[kept] = cell;
        next.back[kept] = move ^ 1;
        if (total === cheapest && first < 0) first = kept;
        came[kept++] = link;
      }
      cameBy.push(came);
      [here, next] = [next, here];
      live = kept;
      left = here.distance[first] as number;
      if (cheapest < best.cost) {
        const state = here.bytes.slice(4 * stride * first, 4 * stride * first + n);
        best = { cost: cheapest, depth, at: first, state };
      }
    }
    const letters: string[] = [];
    for (let depth = best.depth - 1, at = best.at; depth >= 0; depth--) {
      const link = (cameBy[depth] as Int32Array)[at] as number;
      letters.push(MOVES[link & 3] as string);
      at = link >> 2;
    }
    return { cost: best.cost, moves: letters.reverse().join(''), state: best.state, expanded };
  };
  return { width, search };
}
