import type { LargeMemory } from '../large/runs.ts';
import type { SetTables } from '../pattern/tables.ts';
import { type SearchLookup, searchLookup } from './lookup.ts';
import { type MovePruning, movePruning } from './move-pruning.ts';

/** What a thread keeps from one proof to the next. */
export interface ProofMemory extends LargeMemory {
  /** What searches look up, by the key of their pattern set, the one used longest ago first. */
  readonly lookups: Map<string, SearchLookup>;
  pruning?: MovePruning;
}

/** Lookups that are kept, of some 3 MB each: most people ask for boards of one kind. */
const LOOKUPS = 4;

/**
 * What a search looks up beside the tables, made on first use (some 0.01 s). By the set and not by the table: to a thread that shares
 * it, each message brings it as another object.
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

/** The automaton of needless moves, made on first use (some 0.07 s). */
export function pruningOf(memory: ProofMemory): MovePruning {
  memory.pruning ??= movePruning();
  return memory.pruning;
}
