import { fault, ok, type Result } from '../result.ts';

export const SLIDING_ALGORITHMS = ['auto', 'bfs', 'bidirectional', 'astar', 'ida'] as const;

/** How to search; `auto` takes the best method for the size. */
export type SlidingAlgorithm = (typeof SLIDING_ALGORITHMS)[number];

export const HEURISTICS = [
  'misplaced',
  'row-weighted',
  'manhattan',
  'linear-conflict',
  'walking-distance',
  'pattern-database',
] as const;

/** What `astar` and `ida` look ahead by. */
export type HeuristicName = (typeof HEURISTICS)[number];

/** What looks ahead where no heuristic is asked for. */
export const USUAL_HEURISTIC: HeuristicName = 'linear-conflict';

/**
 * Whether it never says more than the true number of moves, so that what it leads to is a shortest solution.
 */
export const isAdmissible = (heuristic: HeuristicName): boolean => heuristic !== 'row-weighted';

/** A way to search, as people choose it. */
export interface Method {
  readonly algorithm: SlidingAlgorithm;
  /** For `astar` and `ida` only. */
  readonly heuristic?: HeuristicName;
}

/** Other spellings of algorithms, as people type them. */
export const OTHER_NAMES: Readonly<Record<string, SlidingAlgorithm>> = {
  'a*': 'astar',
  'a-star': 'astar',
  'ida*': 'ida',
  'ida-star': 'ida',
  idastar: 'ida',
};

/**
 * The method in two words as people type them (`A*`, `IDA*`, `BFS`); a heuristic alone means `ida`. Faults:
 * `unknown-algorithm` {text}, `unknown-heuristic` {text}, `unused-heuristic` {algorithm, heuristic}.
 */
export function readMethod(algorithmText = 'auto', heuristicText?: string): Result<Method> {
  const plain = algorithmText.trim().toLowerCase();
  const algorithm = SLIDING_ALGORITHMS.find((name) => name === (OTHER_NAMES[plain] ?? plain));
  if (algorithm === undefined) return fault('unknown-algorithm', { text: algorithmText.slice(0, 40) });
  if (heuristicText === undefined) return ok({ algorithm });
  const heuristic = HEURISTICS.find((name) => name === heuristicText.trim().toLowerCase());
  if (heuristic === undefined) return fault('unknown-heuristic', { text: heuristicText.slice(0, 40) });
  if (algorithm === 'auto') return ok({ algorithm: 'ida', heuristic });
  return algorithm === 'astar' || algorithm === 'ida'
    ? ok({ algorithm, heuristic })
    : fault('unused-heuristic', { algorithm, heuristic });
}
