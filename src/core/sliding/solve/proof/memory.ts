import type { LargeMemory } from '../large/runs.ts';
import type { SetTables } from '../pattern/tables.ts';
import { type SearchLookup, searchLookup } from './lookup.ts';
import { createMovePruning, type MovePruning } from './move-pruning.ts';

/** Data that a thread keeps between proofs. */
export interface ProofMemory extends LargeMemory {
  /** Lookup arrays, the least recently used first. Key: the key of their pattern set. */
  readonly lookups: Map<string, SearchLookup>;
  pruning?: MovePruning;
}

/** Largest number of pattern sets whose lookup arrays are kept. Each set needs about 3 MB. */
const MAX_LOOKUPS = 4;

/**
 * Returns the lookup arrays of a pattern set, made on first use. They are found by the set's key, because
 * each message to this thread brings a new table object.
 */
export function lookupOf({ lookups }: ProofMemory, tables: SetTables): SearchLookup {
  const { key } = tables.set;
  const lookup = lookups.get(key) ?? searchLookup(tables);
  lookups.delete(key);
  lookups.set(key, lookup);
  const [oldest = ''] = lookups.keys();
  if (lookups.size > MAX_LOOKUPS) lookups.delete(oldest);
  return lookup;
}

/** Returns the automaton that excludes needless sequences of moves. It is made on first use. */
export function pruningOf(memory: ProofMemory): MovePruning {
  memory.pruning ??= createMovePruning();
  return memory.pruning;
}
