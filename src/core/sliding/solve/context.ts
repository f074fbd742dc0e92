import type { SlidingProgress } from '../answer.ts';
import type { SolverMemory } from './memory.ts';
import type { SharedSearch } from './shared-search.ts';

/** What the solver gets from its surroundings. */
export interface SolverContext {
  /** Milliseconds on any steady clock. */
  now(): number;
  /** Asked every few thousand positions; true ends the search with the best answer so far. */
  shouldStop?(): boolean;
  onProgress?(progress: SlidingProgress): void;
  /** The table of that key, as `buildTable` makes it, or undefined if it isn't loaded. */
  readonly table: (key: string) => Uint8Array | undefined;
  /** Asks for threads that are idle to `helpSliding`; they may come at any time, or never. */
  readonly askForHelp?: (shared: SharedSearch) => void;
  readonly memory: SolverMemory;
}
