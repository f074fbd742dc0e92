import { fault, ok, type Result } from '../../result.ts';
import type { Board } from '../board.ts';
import { longestSolutionLength } from '../longest.ts';
import { ALGORITHM_ALIASES, HEURISTICS, type HeuristicName, MAX_DEPTH_LIMIT } from '../method.ts';

/** Searches in the order of textbooks. */
export const WATCHED_ALGORITHMS = ['bfs', 'dfs', 'iddfs', 'astar', 'ida', 'bidirectional'] as const;

export type WatchedAlgorithm = (typeof WATCHED_ALGORITHMS)[number];

/** Without pattern databases, whose tables are on disk. */
export const WATCHED_HEURISTICS = HEURISTICS.filter((name) => name !== 'pattern-database');

/** Textbooks explain this heuristic first. */
const DEFAULT_WATCHED_HEURISTIC: HeuristicName = 'misplaced';

export const MAX_WATCHED_CELLS = 10;

/** Used on boards whose greatest number of moves is unknown. */
const DEFAULT_DEPTH_LIMIT = 60;

export interface WatchedMethod {
  readonly algorithm: WatchedAlgorithm;
  /** Set for `astar` and `ida`, and only for them. */
  readonly heuristic?: HeuristicName;
  /** Limit in moves. Set for `dfs`, and only for it. */
  readonly limit?: number;
}

export interface MethodWords {
  readonly algorithm?: string | undefined;
  readonly heuristic?: string | undefined;
  readonly limit?: string | undefined;
}

/**
 * A heuristic alone means `astar`, a limit alone `dfs`, no words at all `bfs`. Faults: `watch-too-large`
 * {rows, cols, max}, `unknown-search` {text}, `unwatched-heuristic` {text}, `unused-heuristic` {algorithm,
 * heuristic}, `search-limit-unused` {algorithm}, `search-limit` {text, max}.
 */
export function readWatchedMethod(
  { algorithm: algorithmText, heuristic: heuristicText, limit: limitText }: MethodWords,
  { rows, cols }: Pick<Board, 'rows' | 'cols'>,
): Result<WatchedMethod> {
  if (rows * cols > MAX_WATCHED_CELLS)
    return fault('watch-too-large', { rows, cols, max: MAX_WATCHED_CELLS });
  const defaultAlgorithm = heuristicText !== undefined ? 'astar' : limitText !== undefined ? 'dfs' : 'bfs';
  const lowerCaseName = (algorithmText ?? defaultAlgorithm).trim().toLowerCase();
  const algorithm = WATCHED_ALGORITHMS.find(
    (name) => name === (ALGORITHM_ALIASES[lowerCaseName] ?? lowerCaseName),
  );
  if (algorithm === undefined) return fault('unknown-search', { text: lowerCaseName.slice(0, 40) });
  const heuristic = WATCHED_HEURISTICS.find((name) => name === heuristicText?.trim().toLowerCase());
  if (heuristicText !== undefined && heuristic === undefined) {
    return fault('unwatched-heuristic', { text: heuristicText.slice(0, 40) });
  }
  if (limitText !== undefined && algorithm !== 'dfs') return fault('search-limit-unused', { algorithm });
  if (algorithm === 'astar' || algorithm === 'ida') {
    return ok({ algorithm, heuristic: heuristic ?? DEFAULT_WATCHED_HEURISTIC });
  }
  if (heuristic !== undefined) return fault('unused-heuristic', { algorithm, heuristic });
  if (algorithm !== 'dfs') return ok({ algorithm });
  if (limitText === undefined)
    return ok({ algorithm, limit: longestSolutionLength(rows, cols) ?? DEFAULT_DEPTH_LIMIT });
  const depthLimit = Number(limitText);
  return /^\d{1,3}$/.test(limitText) && depthLimit >= 1 && depthLimit <= MAX_DEPTH_LIMIT
    ? ok({ algorithm, limit: depthLimit })
    : fault('search-limit', { text: limitText.slice(0, 40), max: MAX_DEPTH_LIMIT });
}

/** One word for the data of a button: `bfs`, `dfs.31`, `astar.misplaced`. */
export const makeWatchedMethod = ({ algorithm, heuristic, limit }: WatchedMethod): string =>
  [algorithm, heuristic ?? limit ?? []].flat().join('.');

/** Undefined for a text that `makeWatchedMethod` hasn't made, or a board too large for the search. */
export function parseWatchedMethod(
  methodText: string,
  size: Pick<Board, 'rows' | 'cols'>,
): WatchedMethod | undefined {
  const [algorithm, heuristicOrLimit] = methodText.split('.');
  const method = readWatchedMethod(
    { algorithm, ...(algorithm === 'dfs' ? { limit: heuristicOrLimit } : { heuristic: heuristicOrLimit }) },
    size,
  );
  return method.ok && makeWatchedMethod(method.value) === methodText ? method.value : undefined;
}
