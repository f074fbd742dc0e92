import type { LargeMemory } from '../large/runs.ts';
import type { SetTables } from '../pattern/tables.ts';
import { createSearchLookup, type SearchLookup } from './lookup.ts';
import { createMovePruning, type MovePruning } from './move-pruning.ts';

/** Data that a thread keeps between proofs. */
export interface ProofMemory extends LargeMemory {
  /** Lookup arrays of pattern sets, the least recently used first. Key: the key of the pattern set. */
  readonly lookups: Map<string, SearchLookup>;
  /** Automaton that excludes needless sequences of moves, made on first use. */
  pruning?: MovePruning;
}

/** Largest number of pattern sets whose lookup arrays are kept. Each set needs about 3 MB. */
const MAX_LOOKUPS = 4;

/**
 * Returns the lookup arrays of a pattern set, made on first use. They are stored under the set's key, not
 * under the table object, because this thread gets a new copy of the table object with each message.
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

/** Returns the automaton that excludes needless sequences of moves. It is made on first use. */
export function pruningOf(memory: ProofMemory): MovePruning {
  memory.pruning ??= createMovePruning();
  return memory.pruning;
}
