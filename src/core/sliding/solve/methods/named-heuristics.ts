import type { HeuristicName } from '../../method.ts';
import type { Heuristic } from '../heuristics/heuristic.ts';
import { linearConflicts } from '../heuristics/linear-conflict.ts';
import { manhattan, misplaced, rowWeighted } from '../heuristics/tile-sum.ts';
import { type WalkingSources, walkingDistance } from '../heuristics/walking-distance.ts';
import type { Geometry } from '../position/canonical-puzzle.ts';
import { type PatternSources, patternDatabase } from './pattern-database.ts';

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
