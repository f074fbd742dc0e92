import type { LargeMemory } from '../large/runs.ts';
import type { SetTables } from '../pattern/tables.ts';
import { createSearchLookup, type SearchLookup } from './lookup.ts';
import { createMovePruning, type MovePruning } from './move-pruning.ts';

/** Data that a thread keeps between proofs. */
export interface ProofMemory extends LargeMemory {
  /** The least recently used first. Key: the key of the pattern set. */
  readonly lookups: Map<string, SearchLookup>;
  /** Made on first use. */
  pruning?: MovePruning;
}

/** Each pattern set needs about 3 MB. */
const MAX_LOOKUPS = 4;

/**
 * Made on first use. Stored under the set's key, not under the table object, because this thread gets a new
 * copy of the table object with each message.
 */
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
