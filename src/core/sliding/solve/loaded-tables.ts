import type { CanonicalPuzzle } from './canonical-puzzle.ts';
import type { SolverContext } from './context.ts';
import { openTables, type SetTables } from './pattern/tables.ts';
import { patternSets } from './pattern/views.ts';

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
