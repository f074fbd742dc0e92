import type { BlockPath } from './block-path.ts';
import type { ColumnAutomaton } from './column-automaton.ts';

/**
 * What tours already found have taught: small block paths and the automata of narrow boards. The caller holds it and
 * passes it to each call; it changes how fast an answer comes, never which answer comes.
 */
export interface KnightMemory {
  /** The most bytes that one tour's arrays may take. */
  readonly maxBytes: number;
  /** Block paths by size, ends and seed. */
  readonly paths: Map<string, BlockPath>;
  /** The cells a knight's move away, by block size. */
  readonly neighbours: Map<string, readonly (readonly number[])[]>;
  /** Column automata by the number of rows. */
  readonly automata: Map<number, ColumnAutomaton>;
}

/** An empty memory. The default limit lets 10,000 x 10,000 squares through (500 MB). */
export function createKnightMemory(maxBytes = 640 * 2 ** 20): KnightMemory {
  return { maxBytes, paths: new Map(), neighbours: new Map(), automata: new Map() };
}
