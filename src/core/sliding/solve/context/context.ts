import type { SlidingProgress } from '../../sliding-answer.ts';
import type { WalkingMemory } from '../heuristics/walking-distance.ts';
import { openTables, type PlacementMemory, type SetTables } from '../pattern/tables.ts';
import { patternSets } from '../pattern/views.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import type { ProofMemory } from '../proof/memory.ts';
import type { SharedSearch } from '../proof/shared-search.ts';
import type { LineMemory } from '../slides/geometry.ts';

/** What a thread keeps from one answer to the next. */
export interface SolverMemory extends ProofMemory {
  readonly walking: WalkingMemory;
  readonly lines: LineMemory;
  readonly placements: PlacementMemory;
}

export const createSolverMemory = (): SolverMemory => ({
  spaces: new Map(),
  walking: new Map(),
  lines: new Map(),
  placements: new Map(),
  excess: new Map(),
  lookups: new Map(),
});

/** What the solver gets from its surroundings. */
export interface SolverContext {
  /** Milliseconds on any steady clock. */
  now(): number;
  /** Asked every few thousand positions; true ends the search with the best answer so far. */
  shouldStop?(): boolean;
  onProgress?(progress: SlidingProgress): void;
  /** The table of that key, as `buildTable` makes it, or undefined if it isn't loaded. */
  readonly table: (key: string) => Uint8Array | undefined;
  /** Asks for threads that are idle to `helpSliding`; they may come at any time, or never. */
  readonly askForHelp?: (shared: SharedSearch) => void;
  readonly memory: SolverMemory;
}

/** The best pattern databases for that puzzle among those that the context has. */
export function loadedTables(
  canonical: CanonicalPuzzle,
  { memory, table }: SolverContext,
): SetTables | undefined {
  for (const set of patternSets(canonical)) {
    const bytes = table(set.key);
    if (bytes !== undefined) return openTables(set, bytes, memory.placements);
  }
  return undefined;
}
