import type { HeuristicName } from '../method.ts';
import type { PlacementMemory } from '../pattern/tables.ts';
import type { Heuristic, Site } from './heuristic.ts';
import { linearConflicts } from './linear-conflict.ts';
import { manhattan } from './manhattan.ts';
import { misplaced } from './misplaced.ts';
import { patternDatabase } from './pattern-database.ts';
import { rowWeighted } from './row-weighted.ts';
import { type WalkingMemory, walkingDistance } from './walking-distance.ts';

/** What heuristics with tables draw on. */
export interface HeuristicSources {
  readonly walking: WalkingMemory;
  readonly placements: PlacementMemory;
  /** The pattern database of that key. */
  readonly table: (key: string) => Uint8Array;
}

/** The heuristic of that name for a size and goal blank. */
export function namedHeuristic(name: HeuristicName, site: Site, sources: HeuristicSources): Heuristic {
  switch (name) {
    case 'misplaced':
      return misplaced(site);
    case 'row-weighted':
      return rowWeighted(site);
    case 'manhattan':
      return manhattan(site);
    case 'linear-conflict':
      return linearConflicts(site);
    case 'walking-distance':
      return walkingDistance(site, sources.walking);
    case 'pattern-database':
      return patternDatabase(site, sources.table, sources.placements);
  }
}
