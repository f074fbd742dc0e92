import type { HeuristicName } from '../../method.ts';
import type { Geometry } from '../canonical-puzzle.ts';
import type { Heuristic } from '../heuristics/heuristic.ts';
import { linearConflicts } from '../heuristics/linear-conflict.ts';
import { manhattan } from '../heuristics/manhattan.ts';
import { misplaced } from '../heuristics/misplaced.ts';
import { rowWeighted } from '../heuristics/row-weighted.ts';
import { type WalkingMemory, walkingDistance } from '../heuristics/walking-distance.ts';
import type { PlacementMemory } from '../pattern/tables.ts';
import { patternDatabase } from './pattern-database.ts';

/** What heuristics with tables draw on. */
export interface HeuristicSources {
  readonly walking: WalkingMemory;
  readonly placements: PlacementMemory;
  /** The pattern database of that key. */
  readonly table: (key: string) => Uint8Array;
}

/** The heuristic of that name for a size and goal blank. */
export function namedHeuristic(
  name: HeuristicName,
  geometry: Geometry,
  sources: HeuristicSources,
): Heuristic {
  switch (name) {
    case 'misplaced':
      return misplaced(geometry);
    case 'row-weighted':
      return rowWeighted(geometry);
    case 'manhattan':
      return manhattan(geometry);
    case 'linear-conflict':
      return linearConflicts(geometry);
    case 'walking-distance':
      return walkingDistance(geometry, sources.walking);
    case 'pattern-database':
      return patternDatabase(geometry, sources.table, sources.placements);
  }
}
