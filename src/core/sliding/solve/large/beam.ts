import { cellsOf, type Moves } from '../../board.ts';
import { createLayers } from './layer.ts';
import { createPathStore } from './parent-links.ts';
import { type Ranking, rankOf } from './ranking.ts';

/** Limits of one run. */
export interface BeamLimits {
  readonly now: () => number;
  readonly shouldStop: () => boolean;
  /** Most positions kept in a layer. The beam's own width is a limit too. */
  readonly width: number;
  /** The run looks only for solutions shorter than this. */
  readonly below: number;
  /** Number of layers without a better position after which the run ends. */
  readonly patience: number;
  /**
   * If set, the layer's width adapts to the time (milliseconds on `now`'s clock) for a solution of about
   * `length` moves.
   */
  readonly within?: { readonly endsAt: number; readonly length: number };
  /** Called for each layer with the number of positions expanded so far. */
  readonly onLayer?: (expanded: number) => void;
}

/**
 * The position with the lowest cost in the whole run, and the moves to it. It is the goal if `cost` is zero.
 */
export interface BeamResult {
  readonly cost: number;
  readonly moves: Moves;
  readonly state: Uint8Array;
  readonly expanded: number;
}

/** Memory for two layers, reused by all runs on boards of one size. */
export interface Beam {
  readonly width: number;
  /**
   * Searches for a short path from the position `from` (cells as in a `CanonicalPuzzle`) to the goal with the
   * blank in cell `blank`.
   */
  search(ranking: Ranking, from: Uint8Array, blank: number, limits: BeamLimits): BeamResult;
}

/** One step lowers a position's cost by at most this much, apart from conflicts and block excess. */
const MARGIN = 1 << 10;
const MIN_WIDTH = 100;

/**
 * Returns the number of slots that remember positions already met; new keys overwrite old ones. Two to four
 * slots for each position of a wide layer give solutions as short as 32 do, and fit into the processor's
 * cache.
 */
const slotsFor = (width: number): number => 1 << Math.max(14, 33 - Math.clz32(width));

/**
 * Creates a beam search by depth, with room for `width` positions in a layer. Each layer keeps the cheapest
 * positions one move further. Positions met in any earlier layer are skipped, so that the search leaves local
 * minima of the ranking.
 */
export function createBeam(rows: number, cols: number, width: number): Beam {
  const layers = createLayers(rows, cols, width, slotsFor(width));
  const paths = createPathStore(width);
  const links = new Int32Array(width);

  const search = (ranking: Ranking, from: Uint8Array, blank: number, limits: BeamLimits): BeamResult => {
    const margin = MARGIN + Math.max(rows, cols) * ranking.conflict + 3 * ranking.excess;
    const slots = slotsFor(Math.min(width, limits.width));
    const first = rankOf(ranking, from, blank);
    layers.begin({ ...first, state: from, hole: from.indexOf(blank) }, ranking, slots);
    paths.clear();
    let wanted = Math.min(width, limits.width);
    let expanded = 0;
    let { cost: cheapest, distance: left } = first;
    let best = { cost: first.cost, depth: 0, state: from };
    const began = limits.now();
    for (let depth = 1; depth < limits.below && best.cost > 0; depth++) {
      if (depth - best.depth > limits.patience || limits.shouldStop()) break;
      if (limits.within !== undefined && expanded > 500) {
        const now = limits.now();
        const layersLeft = Math.max(1.2 * left + 10, Math.min(limits.within.length - depth, 1.5 * left + 20));
        const fits = ((limits.within.endsAt - now) * expanded) / layersLeft / Math.max(now - began, 0.2);
        wanted = Math.min(width, limits.width, Math.max(MIN_WIDTH, Math.floor(fits)));
      }
      expanded += layers.live;
      const farthest = limits.below - 1 - depth;
      const candidates = layers.expand(ranking, { base: cheapest - margin, wanted, farthest, slots });
      limits.onLayer?.(expanded);
      if (candidates.count === 0) break;
      const at = layers.keep(ranking, candidates, links);
      paths.add(links.subarray(0, candidates.kept));
      cheapest = candidates.cheapest;
      left = layers.distance(at);
      if (cheapest < best.cost) {
        best = { cost: cheapest, depth, state: layers.state(at, blank) };
        paths.keepPathTo(at);
      }
    }
    return { cost: best.cost, moves: paths.keptPath(), state: best.state, expanded };
  };
  return { width, search };
}

/**
 * Searches for a path between two positions. It relabels the puzzle so that the position `to` is the goal.
 */
export function pathBetween(
  beam: Beam,
  ranking: Ranking,
  blank: number,
  from: Uint8Array,
  to: Uint8Array,
  limits: BeamLimits,
): { readonly moves?: Moves; readonly expanded: number } {
  const home = cellsOf(to);
  const relabelled = from.map((tile) => home[tile] as number);
  const { cost, moves, expanded } = beam.search(ranking, relabelled, home[blank] as number, limits);
  return cost === 0 ? { moves, expanded } : { expanded };
}
