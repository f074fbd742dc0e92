import { kept } from '../../kept.ts';
import type { Metric } from '../board.ts';
import type { WalkingMemory } from './heuristics/walking-distance.ts';
import type { ExcessMemory } from './large/blocks.ts';
import type { PlacementMemory, SetTables } from './pattern/tables.ts';
import { type MovePruning, movePruning } from './proof/move-pruning.ts';
import { type SearchLookup, searchLookup } from './proof/search.ts';
import type { LineMemory } from './slides/geometry.ts';
import { type Space, searchSpace } from './space.ts';

/** What a worker keeps from one answer to the next. */
export interface SolverMemory {
  readonly spaces: Map<string, Space>;
  readonly walking: WalkingMemory;
  readonly lines: LineMemory;
  readonly placements: PlacementMemory;
  readonly excess: ExcessMemory;
  /** What searches look up, by the key of their pattern set, the one used longest ago first. */
  readonly lookups: Map<string, SearchLookup>;
  pruning?: MovePruning;
}

export const createSolverMemory = (): SolverMemory => ({
  spaces: new Map(),
  walking: new Map(),
  lines: new Map(),
  placements: new Map(),
  excess: new Map(),
  lookups: new Map(),
});

/** Lookups that are kept, of some 3 MB each: most people ask for boards of one kind. */
const LOOKUPS = 4;

/**
 * What a search looks up beside the tables, made on first use (some 0.01 s). By the set and not by the table: to a thread that shares
 * it, each message brings it as another object.
 */
export function lookupOf({ lookups }: SolverMemory, tables: SetTables): SearchLookup {
  const { key } = tables.set;
  const lookup = lookups.get(key) ?? searchLookup(tables);
  lookups.delete(key);
  lookups.set(key, lookup);
  const [oldest = ''] = lookups.keys();
  if (lookups.size > LOOKUPS) lookups.delete(oldest);
  return lookup;
}

/** The automaton of needless moves, made on first use (some 0.07 s). */
export function pruningOf(memory: SolverMemory): MovePruning {
  memory.pruning ??= movePruning();
  return memory.pruning;
}

/**
 * The whole space of that size, goal blank and metric, searched on first use. Goal and size as in a
 * `CanonicalPuzzle`.
 */
export const spaceOf = (
  { spaces }: SolverMemory,
  rows: number,
  cols: number,
  blank: number,
  metric: Metric,
): Space => kept(spaces, `${rows}x${cols}:${blank}:${metric}`, () => searchSpace(rows, cols, blank, metric));
