import { proveLengthUpTo } from '../../src/core/sliding/solve/length.ts';
import { createSolverMemory } from '../../src/core/sliding/solve/solve-sliding.ts';
import type { ProveLength } from '../../src/daily/draw-puzzle.ts';

/** Lengths by the core itself, in this thread, with those tables. */
export function createProveLength(tables: ReadonlyMap<string, Uint8Array> = new Map()): ProveLength {
  const context = {
    memory: createSolverMemory(),
    now: () => performance.now(),
    table: (key: string) => tables.get(key),
  };
  return async (puzzle, most) => {
    const found = proveLengthUpTo({ ...puzzle, maxLength: most, timeMs: 60_000 }, context);
    if (!found.ok) throw new Error(found.fault.code);
    return 'moves' in found.value ? found.value.moves.length : Number.POSITIVE_INFINITY;
  };
}
