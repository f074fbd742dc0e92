import type { SlidingProgress } from './answer.ts';
import type { SolverMemory } from './memory.ts';

/** What the solver gets from its surroundings. */
export interface SolverContext {
  /** Milliseconds on any steady clock. */
  now(): number;
  /** Asked every few thousand positions; true ends the search with the best answer so far. */
  shouldStop?(): boolean;
  onProgress?(progress: SlidingProgress): void;
  /** The pattern database of that key, as `buildTable` makes it. */
  table(key: string): Uint8Array;
  readonly memory: SolverMemory;
}
