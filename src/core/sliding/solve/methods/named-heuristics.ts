import type { HeuristicName } from '../../method.ts';
import type { Heuristic } from '../heuristics/ida.ts';
import { linearConflictHeuristic } from '../heuristics/linear-conflict.ts';
import { manhattanHeuristic, misplacedHeuristic, rowWeightedHeuristic } from '../heuristics/tile-sum.ts';
import { type WalkingSources, walkingDistanceHeuristic } from '../heuristics/walking-distance.ts';
import { createPatternEstimate } from '../pattern/estimate.ts';
import { openTables, type PlacementMemory } from '../pattern/tables.ts';
import { type PatternSet, patternSets } from '../pattern/views.ts';
import type { Geometry } from '../position/canonical-puzzle.ts';

export interface PatternSources {
  readonly placementSpaces: PlacementMemory;
  readonly table: (key: string) => Uint8Array;
}

/** The smallest one. Undefined if the board is too large. */
export const patternSetFor = (geometry: Geometry): PatternSet | undefined => patternSets(geometry).at(-1);

/**
 * Additive pattern databases (Korf & Felner 2002). The tiles are divided into groups, and a database holds
 * the fewest moves of each group's own tiles. Their sum is admissible because each move belongs to only one
 * group. Throws a RangeError if the board is too large.
 */
export function patternDatabaseHeuristic(
  geometry: Geometry,
  { table, placementSpaces }: PatternSources,
): Heuristic {
  const patternSet = patternSetFor(geometry);
  if (patternSet === undefined)
    throw new RangeError(`no pattern databases for ${geometry.rows}x${geometry.cols}`);
  const tableBytes = table(patternSet.key);
  const tables = openTables(patternSet, tableBytes, placementSpaces);
  return {
    bytes: tableBytes.byteLength,
    estimateFrom: (state) => createPatternEstimate(tables, { ...geometry, state, toMoves: (moves) => moves }),
  };
}

export const PLAIN_HEURISTICS = {
  misplaced: misplacedHeuristic,
  'row-weighted': rowWeightedHeuristic,
  manhattan: manhattanHeuristic,
  'linear-conflict': linearConflictHeuristic,
} as const;

export const NAMED_HEURISTICS: Readonly<
  Record<HeuristicName, (geometry: Geometry, sources: WalkingSources & PatternSources) => Heuristic>
> = {
  ...PLAIN_HEURISTICS,
  'walking-distance': walkingDistanceHeuristic,
  'pattern-database': patternDatabaseHeuristic,
};
