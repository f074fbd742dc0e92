import { kept } from '../../kept.ts';
import type { Metric } from '../board.ts';
import type { WalkingMemory } from './heuristics/walking-distance.ts';
import type { ExcessMemory } from './large/blocks.ts';
import type { PlacementMemory, SetTables } from './pattern/tables.ts';
import { type MovePruning, movePruning } from './proof/move-pruning.ts';
import { type SearchLookup, searchLookup } from './proof/search.ts';
import { type Space, searchSpace } from './space.ts';

/** What a worker keeps from one answer to the next. */
export interface SolverMemory {
  readonly spaces: Map<string, Space>;
  readonly walking: WalkingMemory;
  readonly placements: PlacementMemory;
  readonly excess: ExcessMemory;
  /** What searches look up, by table; a table that is dropped takes it along. */
  readonly lookups: WeakMap<ArrayBufferLike, SearchLookup>;
  pruning?: MovePruning;
}

export const createSolverMemory = (): SolverMemory => ({
  spaces: new Map(),
  walking: new Map(),
  placements: new Map(),
  excess: new Map(),
  lookups: new WeakMap(),
});

/** What a search looks up beside the tables, made on first use. */
export function lookupOf(memory: SolverMemory, tables: SetTables): SearchLookup {
  const known = memory.lookups.get(tables.words.buffer) ?? searchLookup(tables);
  memory.lookups.set(tables.words.buffer, known);
  return known;
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
