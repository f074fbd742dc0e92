import type { Board, Metric } from '../board.ts';
import { isSolvable } from '../parity.ts';
import type { SlidingRequest } from '../sliding-answer.ts';
import { largerWalkingEntries, MAX_WALKING_ENTRIES } from './heuristics/walking-distance.ts';
import { heldPositionsBytes } from './methods/feasible.ts';
import { patternSetFor } from './methods/named-heuristics.ts';
import { patternSets } from './pattern/views.ts';
import { canonicalPuzzle } from './position/canonical-puzzle.ts';
import { hasWholeSpace, isProvable } from './position/reach.ts';

export { checkAlgorithmFits as algorithmFits } from './methods/feasible.ts';
export { buildingBytes, tableBytes } from './pattern/views.ts';

export interface TableChoice {
  readonly keys: readonly string[];
  readonly megabytes: number;
}

/** The best and largest first. `solveSliding` uses the first choice that is loaded. */
export function tableChoices(request: SlidingRequest): TableChoice[] {
  if (!isSolvable(request)) return [];
  const canonical = canonicalPuzzle(request);
  if (request.algorithm !== 'auto') {
    const keys = methodTableKeys(request);
    return keys.length > 0 ? [{ keys, megabytes: 0 }] : [];
  }
  if (hasWholeSpace(canonical) || solvesInSlides(request.metric, canonical)) return [];
  return patternSets(canonical).map(({ key, megabytes }) => ({ keys: [key], megabytes }));
}

/**
 * Whether the board is too large for a table of all positions, but small enough for the tables of the search
 * for slides.
 */
export const solvesInSlides = (metric: Metric, size: Pick<Board, 'rows' | 'cols'>): boolean =>
  metric === 'mtm' && !hasWholeSpace(size) && isProvable(size) && hasSlideTables(size);

function methodTableKeys(request: SlidingRequest): string[] {
  const patternSet =
    request.heuristic === 'pattern-database' ? patternSetFor(canonicalPuzzle(request)) : undefined;
  return patternSet === undefined ? [] : [patternSet.key];
}

/** True up to ten cells, and for 3x4, 2x6, 3x5 and 4x4. */
const hasSlideTables = ({ rows, cols }: Pick<Board, 'rows' | 'cols'>): boolean =>
  largerWalkingEntries(rows, cols) <= MAX_WALKING_ENTRIES;

/** Memory for the tables of 2x6, and the positions of the widest beam. */
const MAX_SLIDE_BYTES = 64 * 2 ** 20;

/** Two layers of positions, the keys of the positions already met, and tables. */
const LARGE_BOARD_BYTES = 64 * 2 ** 20;

/** Memory without the tables of `tableChoices`. 0 if negligible. */
export function solvingBytes({ algorithm, metric, start }: SlidingRequest): number {
  if (algorithm === 'astar' || algorithm === 'bidirectional') return heldPositionsBytes(start.tiles.length);
  if (algorithm !== 'auto') return 0;
  if (solvesInSlides(metric, start)) return MAX_SLIDE_BYTES;
  return isProvable(start) ? 0 : LARGE_BOARD_BYTES;
}
