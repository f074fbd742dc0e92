import { cellsByTile, type Moves } from '../../board.ts';
import { createLayers } from './layer.ts';
import { createPathStore } from './parent-links.ts';
import { costAndKeyOf, type Ranking } from './ranking.ts';

export interface BeamLimits {
  readonly now: () => number;
  readonly shouldStop: () => boolean;
  /** Positions in a layer, at most those of `createBeam`. */
  readonly width: number;
  /** Looks only for solutions with fewer moves. */
  readonly belowLength: number;
  /** Limit of successive layers without a cheaper position. */
  readonly maxLayersWithoutGain: number;
  /**
   * Adapts the width of each layer, for a solution of about `length` moves before `endsAt` (on the clock of
   * `now`).
   */
  readonly timeTarget?: { readonly endsAt: number; readonly length: number };
  /** Called once for each layer, with the positions so far. */
  readonly onLayer?: (expanded: number) => void;
}

/** The cheapest position met. A `cost` of 0 is the goal. */
export interface BeamResult {
  readonly cost: number;
  readonly moves: Moves;
  readonly state: Uint8Array;
  readonly expanded: number;
}

/** A search on boards of one size. All searches reuse its memory, which holds two layers. */
export interface Beam {
  readonly width: number;
  /** `startState`: as in a `CanonicalPuzzle`. `blank`: goal cell. */
  search(ranking: Ranking, startState: Uint8Array, blank: number, limits: BeamLimits): BeamResult;
}

/**
 * What one move can save, without linear conflicts and the excess of blocks. All three give the lowest
 * possible cost of the next layer.
 */
const MAX_COST_DROP = 1 << 10;
/** When the width adapts to the time left. */
const MIN_LAYER_WIDTH = 100;

/**
 * Slots for the positions already met: two to four times `width`, and at least 16,384. A larger table doesn't
 * give shorter solutions, and wouldn't fit into the processor's cache.
 */
const slotCountFor = (width: number): number => 1 << Math.max(14, 33 - Math.clz32(width));

/**
 * Each layer holds the cheapest `width` positions after the layer before. Known positions are skipped, so
 * that the search can leave local minima.
 */
export function createBeam(rows: number, cols: number, width: number): Beam {
  const layers = createLayers(rows, cols, width, slotCountFor(width));
  const paths = createPathStore(width);
  const parentLinks = new Int32Array(width);

  const search = (
    ranking: Ranking,
    startState: Uint8Array,
    blank: number,
    limits: BeamLimits,
  ): BeamResult => {
    const maxCostDrop = MAX_COST_DROP + Math.max(rows, cols) * ranking.conflictCost + 3 * ranking.excessCost;
    const slotCount = slotCountFor(Math.min(width, limits.width));
    const startValues = costAndKeyOf(ranking, startState, blank);
    layers.begin(
      { ...startValues, state: startState, blankCell: startState.indexOf(blank) },
      ranking,
      slotCount,
    );
    paths.clear();
    let layerWidth = Math.min(width, limits.width);
    let expandedCount = 0;
    let { cost: lowestCost, distance: distanceLeft } = startValues;
    let bestPosition = { cost: startValues.cost, depth: 0, state: startState };
    const startedAtMs = limits.now();
    for (let depth = 1; depth < limits.belowLength && bestPosition.cost > 0; depth++) {
      if (depth - bestPosition.depth > limits.maxLayersWithoutGain || limits.shouldStop()) break;
      if (limits.timeTarget !== undefined && expandedCount > 500) {
        const nowMs = limits.now();
        const layersLeft = Math.max(
          1.2 * distanceLeft + 10,
          Math.min(limits.timeTarget.length - depth, 1.5 * distanceLeft + 20),
        );
        const affordableWidth =
          ((limits.timeTarget.endsAt - nowMs) * expandedCount) /
          layersLeft /
          Math.max(nowMs - startedAtMs, 0.2);
        layerWidth = Math.min(width, limits.width, Math.max(MIN_LAYER_WIDTH, Math.floor(affordableWidth)));
      }
      expandedCount += layers.size;
      const maxDistance = limits.belowLength - 1 - depth;
      const candidates = layers.expand(ranking, {
        lowestCost: lowestCost - maxCostDrop,
        maxKept: layerWidth,
        maxDistance,
        slotCount,
      });
      limits.onLayer?.(expandedCount);
      if (candidates.count === 0) break;
      const cheapestIndex = layers.keep(ranking, candidates, parentLinks);
      paths.add(parentLinks.subarray(0, candidates.keepCount));
      lowestCost = candidates.lowestCost;
      distanceLeft = layers.distance(cheapestIndex);
      if (lowestCost < bestPosition.cost) {
        bestPosition = { cost: lowestCost, depth, state: layers.state(cheapestIndex, blank) };
        paths.rememberPathTo(cheapestIndex);
      }
    }
    return {
      cost: bestPosition.cost,
      moves: paths.rememberedPath(),
      state: bestPosition.state,
      expanded: expandedCount,
    };
  };
  return { width, search };
}

/**
 * Renames the tiles so that `targetState` becomes the goal. `moves` is undefined if the beam finds no path.
 */
export function findPathBetween(
  beam: Beam,
  ranking: Ranking,
  blank: number,
  startState: Uint8Array,
  targetState: Uint8Array,
  limits: BeamLimits,
): { readonly moves?: Moves; readonly expanded: number } {
  const goalCells = cellsByTile(targetState);
  const relabelledState = startState.map((tile) => goalCells[tile] as number);
  const { cost, moves, expanded } = beam.search(ranking, relabelledState, goalCells[blank] as number, limits);
  return cost === 0 ? { moves, expanded } : { expanded };
}
