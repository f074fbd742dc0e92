import type { HeuristicName } from '../../method.ts';
import type { Heuristic } from '../heuristics/ida.ts';
import { linearConflicts } from '../heuristics/linear-conflict.ts';
import { manhattan, misplaced, rowWeighted } from '../heuristics/tile-sum.ts';
import { type WalkingSources, walkingDistance } from '../heuristics/walking-distance.ts';
import { patternEstimate } from '../pattern/estimate.ts';
import { openTables, type PlacementMemory } from '../pattern/tables.ts';
import { type PatternSet, patternSets } from '../pattern/views.ts';
import type { Geometry } from '../position/canonical-puzzle.ts';

/** The tables of pattern databases. */
export interface PatternSources {
  readonly placements: PlacementMemory;
  /** Returns the pattern database with the key `key`. */
  readonly table: (key: string) => Uint8Array;
}

/** Returns the smallest set of patterns for additive databases. Undefined if the board is too large. */
export const patternSetFor = (geometry: Geometry): PatternSet | undefined => patternSets(geometry).at(-1);

/**
 * Additive pattern databases (Korf & Felner 2002): the sum over groups of tiles of the fewest moves of each
 * group's tiles alone. Admissible: a move belongs to one group. `geometry` is that of a `CanonicalPuzzle`.
 * Throws if there is no pattern set for it.
 */
export function patternDatabase(geometry: Geometry, { table, placements }: PatternSources): Heuristic {
  const set = patternSetFor(geometry);
  if (set === undefined) throw new RangeError(`no pattern databases for ${geometry.rows}x${geometry.cols}`);
  const bytes = table(set.key);
  const tables = openTables(set, bytes, placements);
  return {
    bytes: bytes.byteLength,
    from: (state) => patternEstimate(tables, { ...geometry, state, toMoves: (moves) => moves }),
  };
}

/** The heuristics that need only the size and the blank's goal cell. */
export const PLAIN_HEURISTICS = {
  misplaced,
  'row-weighted': rowWeighted,
  manhattan,
  'linear-conflict': linearConflicts,
} as const;

/** All heuristics by name, for a size and the blank's goal cell. */
export const NAMED_HEURISTICS: Readonly<
  Record<HeuristicName, (geometry: Geometry, sources: WalkingSources & PatternSources) => Heuristic>
> = { ...PLAIN_HEURISTICS, 'walking-distance': walkingDistance, 'pattern-database': patternDatabase };
