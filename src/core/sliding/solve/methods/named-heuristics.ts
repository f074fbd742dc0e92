import type { HeuristicName } from '../../method.ts';
import type { Heuristic } from '../heuristics/ida.ts';
import { linearConflicts } from '../heuristics/linear-conflict.ts';
import { manhattan, misplaced, rowWeighted } from '../heuristics/tile-sum.ts';
import { type WalkingSources, walkingDistance } from '../heuristics/walking-distance.ts';
import { patternEstimate } from '../pattern/estimate.ts';
import { openTables, type PlacementMemory } from '../pattern/tables.ts';
import { type PatternSet, patternSets } from '../pattern/views.ts';
import type { Geometry } from '../position/canonical-puzzle.ts';

/** What pattern databases draw on. */
export interface PatternSources {
  readonly placements: PlacementMemory;
  /** The pattern database of that key. */
  readonly table: (key: string) => Uint8Array;
}

/**
 * The patterns whose databases are added up: the smallest set; undefined where the board is too large for
 * any.
 */
export const patternSetFor = (geometry: Geometry): PatternSet | undefined => patternSets(geometry).at(-1);

/**
 * Additive pattern databases (Korf & Felner 2002): for groups of tiles the fewest moves of these tiles alone,
 * added up. Admissible: a move moves a tile of one group. `geometry` is that of a `CanonicalPuzzle`. Throws
 * if it has no set.
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

/** The heuristics that need nothing but the size and the goal's blank. */
export const PLAIN_HEURISTICS = {
  misplaced,
  'row-weighted': rowWeighted,
  manhattan,
  'linear-conflict': linearConflicts,
} as const;

/** The heuristics by name, for a size and goal blank. */
export const NAMED_HEURISTICS: Readonly<
  Record<HeuristicName, (geometry: Geometry, sources: WalkingSources & PatternSources) => Heuristic>
> = { ...PLAIN_HEURISTICS, 'walking-distance': walkingDistance, 'pattern-database': patternDatabase };
