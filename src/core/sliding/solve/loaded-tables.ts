import type { Frame } from './canonical-puzzle.ts';
import type { SolverContext } from './context.ts';
import { openTables, type SetTables } from './pattern/tables.ts';
import { patternSets } from './pattern/views.ts';

/** The best pattern databases for that frame among those that the context has. */
export function tablesAtHand(frame: Frame, { memory, table }: SolverContext): SetTables | undefined {
  for (const set of patternSets(frame)) {
    const bytes = table(set.key);
    if (bytes !== undefined) return openTables(set, bytes, memory.placements);
  }
  return undefined;
}
