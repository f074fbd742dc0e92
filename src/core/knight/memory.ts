import type { Leap } from './construct/block-route.ts';
import type { ColumnAutomaton, Lattice } from './rule/column-automaton.ts';
import type { BlockGraph } from './search/block-graph.ts';
import type { BlockPath } from './search/block-path.ts';

/**
 * What tours already found have taught: small block paths and the automata of narrow boards. The caller holds it and
 * passes it to each call; it changes how fast an answer comes, never which answer comes.
 */
export interface KnightMemory {
  /** Blocks' graphs by size; their paths by size, ends and seed; their closed tours by size and seed; leaps between blocks. */
  readonly graphs: Map<number, BlockGraph>;
  readonly paths: Map<number, BlockPath>;
  readonly closed: Map<number, BlockPath>;
  readonly leaps: Map<number, readonly Leap[]>;
  /** Column automata by their lattices. */
  readonly automata: Map<Lattice, ColumnAutomaton>;
}

/** An empty memory. */
export function createKnightMemory(): KnightMemory {
  return {
    graphs: new Map(),
    paths: new Map(),
    closed: new Map(),
    leaps: new Map(),
    automata: new Map(),
  };
}
