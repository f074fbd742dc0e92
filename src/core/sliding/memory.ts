import type { Metric } from './board.ts';
import type { WalkingMemory } from './heuristics/walking-distance.ts';
import { type Space, searchSpace } from './space.ts';

/** What a worker keeps from one answer to the next. */
export interface SolverMemory {
  readonly spaces: Map<string, Space>;
  readonly walking: WalkingMemory;
}

export const createSolverMemory = (): SolverMemory => ({ spaces: new Map(), walking: new Map() });

/** The whole space of that size, goal blank and metric, searched on first use. Goal and size as in a `Frame`. */
export function spaceOf(
  memory: SolverMemory,
  rows: number,
  cols: number,
  blank: number,
  metric: Metric,
): Space {
  const key = `${rows}x${cols}:${blank}:${metric}`;
  const known = memory.spaces.get(key);
  if (known !== undefined) return known;
  const space = searchSpace(rows, cols, blank, metric);
  memory.spaces.set(key, space);
  return space;
}
