import type { LargeMemory } from '../large/runs.ts';
import type { SetTables } from '../pattern/tables.ts';
import { type SearchLookup, searchLookup } from './lookup.ts';
import { type MovePruning, movePruning } from './move-pruning.ts';

/** Data that a thread keeps between proofs. */
export interface ProofMemory extends LargeMemory {
  /** Lookups by the key of their pattern set, the least recently used first. */
  readonly lookups: Map<string, SearchLookup>;
  pruning?: MovePruning;
}

/** Number of lookups kept, of about 3 MB each. */
const LOOKUPS = 4;

/**
 * Returns the lookups of a pattern set, made on first use. The key is the set's, because the table is another
 * object in each message to this thread.
 */
export function lookupOf({ lookups }: ProofMemory, tables: SetTables): SearchLookup {
  const { key } = tables.set;
  const lookup = lookups.get(key) ?? searchLookup(tables);
  lookups.delete(key);
  lookups.set(key, lookup);
  const [oldest = ''] = lookups.keys();
  if (lookups.size > LOOKUPS) lookups.delete(oldest);
  return lookup;
}

/** Returns the automaton that excludes needless moves, made on first use. */
export function pruningOf(memory: ProofMemory): MovePruning {
  memory.pruning ??= movePruning();
  return memory.pruning;
}
