import type { SlidingProgress } from '../../sliding-answer.ts';
import type { WalkingMemory } from '../heuristics/walking-distance.ts';
import { openTables, type PlacementMemory, type SetTables } from '../pattern/tables.ts';
import { patternSets } from '../pattern/views.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import type { ProofMemory } from '../proof/memory.ts';
import type { SharedSearch } from '../proof/shared-search.ts';
import type { LineMemory } from '../slides/geometry.ts';

/** A thread keeps it between puzzles. */
export interface SolverMemory extends ProofMemory {
  readonly walkingTables: WalkingMemory;
  readonly lineTables: LineMemory;
  readonly placementSpaces: PlacementMemory;
}

export const createSolverMemory = (): SolverMemory => ({
  spaces: new Map(),
  walkingTables: new Map(),
  lineTables: new Map(),
  placementSpaces: new Map(),
  excess: new Map(),
  lookups: new Map(),
});

export interface SolverContext {
  /** Milliseconds on a monotonic clock. */
  now(): number;
  /** Called every few thousand positions. True ends the search with the best answer so far. */
  shouldStop?(): boolean;
  onProgress?(progress: SlidingProgress): void;
  /** Returns a table of `buildTable`, undefined if not loaded. */
  readonly table: (key: string) => Uint8Array | undefined;
  /** Asks idle threads to call `helpSolve`. They may do so at any time, or never. */
  readonly askForHelp?: (shared: SharedSearch) => void;
  readonly memory: SolverMemory;
}

/** The best ones for the puzzle. Undefined if none is loaded. */
export function findLoadedTables(
  canonical: CanonicalPuzzle,
  { memory, table }: SolverContext,
): SetTables | undefined {
  for (const patternSet of patternSets(canonical)) {
    const tableBytes = table(patternSet.key);
    if (tableBytes !== undefined) return openTables(patternSet, tableBytes, memory.placementSpaces);
  }
  return undefined;
}
