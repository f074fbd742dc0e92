import type { LargeMemory } from '../large/runs.ts';
import type { SetTables } from '../pattern/tables.ts';
import { createSearchLookup, type SearchLookup } from './lookup.ts';
import { createMovePruning, type MovePruning } from './move-pruning.ts';

/** A thread keeps it between proofs. */
export interface ProofMemory extends LargeMemory {
  /** The least recently used first. Key: that of the pattern set. */
  readonly lookups: Map<string, SearchLookup>;
  pruning?: MovePruning;
}

/** Each pattern set needs about 3 MB. */
const MAX_LOOKUPS = 4;

/** Cached by the set's key, because each message brings a new table object. */
export function lookupOf({ lookups }: ProofMemory, tables: SetTables): SearchLookup {
  const { key } = tables.patternSet;
  const lookup = lookups.get(key) ?? createSearchLookup(tables);
  lookups.delete(key);
  lookups.set(key, lookup);
  const [oldestKey = ''] = lookups.keys();
  if (lookups.size > MAX_LOOKUPS) lookups.delete(oldestKey);
  return lookup;
}

export function pruningOf(memory: ProofMemory): MovePruning {
  memory.pruning ??= createMovePruning();
  return memory.pruning;
}
