import { fault, ok, type Result } from '../result.ts';

export const SLIDING_ALGORITHMS = [
  'auto',
  'bfs',
  'dfs',
  'iddfs',
  'bidirectional',
  'astar',
  'ida',
  'human',
  'whole-space',
] as const;

/**
 * `auto` chooses the best method for the size. `bfs` stops when it reaches the goal; `whole-space` computes
 * the distances of all positions from the goal. `dfs` is depth-first search with a fixed depth limit, `iddfs`
 * with a growing one. `human` solves one row or column after another.
 */
export type SlidingAlgorithm = (typeof SLIDING_ALGORITHMS)[number];

export const HEURISTICS = [
  'misplaced',
  'row-weighted',
  'manhattan',
  'linear-conflict',
  'walking-distance',
  'pattern-database',
] as const;

export type HeuristicName = (typeof HEURISTICS)[number];

export const DEFAULT_HEURISTIC: HeuristicName = 'linear-conflict';

/**
 * Whether the heuristic never exceeds the true number of moves, so that the solution found is a shortest one.
 */
export const isAdmissible = (heuristic: HeuristicName): boolean => heuristic !== 'row-weighted';

export interface Method {
  readonly algorithm: SlidingAlgorithm;
  /** Set only for `astar` and `ida`. */
  readonly heuristic?: HeuristicName;
  /** Depth limit of `dfs`. Default: the `longestSolutionLength` of the size. */
  readonly limit?: number;
}

/**
 * A 2x3 board has only 360 reachable positions, so a path without repeated positions never exceeds this limit
 * there.
 */
export const MAX_DEPTH_LIMIT = 999;

/** Spellings that people type. */
export const ALGORITHM_ALIASES: Readonly<Record<string, SlidingAlgorithm>> = {
  'a*': 'astar',
  'a-star': 'astar',
  'ida*': 'ida',
  'ida-star': 'ida',
  idastar: 'ida',
};

/**
 * Parses words (`A*`, `IDA*`, `BFS`). A heuristic alone means `ida`, a limit alone `dfs`. Faults:
 * `unknown-algorithm` {text}, `unknown-heuristic` {text}, `unused-heuristic` {algorithm, heuristic},
 * `bad-limit` {text, most}, `unused-limit` {algorithm, limit}.
 */
export function readMethod(
  algorithmText = 'auto',
  heuristicText?: string,
  limitText?: string,
): Result<Method> {
  const lowerCaseName = algorithmText.trim().toLowerCase();
  const algorithm = SLIDING_ALGORITHMS.find(
    (name) => name === (ALGORITHM_ALIASES[lowerCaseName] ?? lowerCaseName),
  );
  if (algorithm === undefined) return fault('unknown-algorithm', { text: algorithmText.slice(0, 40) });
  if (limitText !== undefined) return readDepthLimitedMethod(algorithm, limitText, heuristicText);
  if (heuristicText === undefined) return ok({ algorithm });
  const heuristic = HEURISTICS.find((name) => name === heuristicText.trim().toLowerCase());
  if (heuristic === undefined) return fault('unknown-heuristic', { text: heuristicText.slice(0, 40) });
  if (algorithm === 'auto') return ok({ algorithm: 'ida', heuristic });
  return algorithm === 'astar' || algorithm === 'ida'
    ? ok({ algorithm, heuristic })
    : fault('unused-heuristic', { algorithm, heuristic });
}

/** Reads a method with a limit, which only `dfs` may have. */
function readDepthLimitedMethod(
  requestedAlgorithm: SlidingAlgorithm,
  text: string,
  heuristic?: string,
): Result<Method> {
  const algorithm = requestedAlgorithm === 'auto' && heuristic === undefined ? 'dfs' : requestedAlgorithm;
  const limit = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  if (limit < 1 || limit > MAX_DEPTH_LIMIT)
    return fault('bad-limit', { text: text.slice(0, 40), most: MAX_DEPTH_LIMIT });
  if (algorithm !== 'dfs') {
    return fault('unused-limit', { algorithm: algorithm === 'auto' ? 'ida' : algorithm, limit });
  }
  return heuristic === undefined
    ? ok({ algorithm, limit })
    : fault('unused-heuristic', { algorithm, heuristic: heuristic.slice(0, 40) });
}
