import { fault, ok, type Result } from '../../result.ts';
import type { Board } from '../board.ts';
import { longestOf } from '../longest.ts';
import { HEURISTICS, type HeuristicName, MAX_LIMIT, OTHER_NAMES } from '../method.ts';

/** The searches that can be watched, in textbook order. */
export const WATCHED_ALGORITHMS = ['bfs', 'dfs', 'iddfs', 'astar', 'ida', 'bidirectional'] as const;

export type WatchedAlgorithm = (typeof WATCHED_ALGORITHMS)[number];

/** The heuristics that can be watched: those without tables on disk. */
export const WATCHED_HEURISTICS = HEURISTICS.filter((name) => name !== 'pattern-database');

/** The default heuristic, the first one in textbooks. */
const FIRST_HEURISTIC: HeuristicName = 'misplaced';

/** Largest number of cells of a board whose search is shown. */
export const MAX_WATCHED_CELLS = 10;

/** The depth limit for sizes without a known longest solution. */
const USUAL_DEPTH = 60;

/** A search to be watched. */
export interface WatchedMethod {
  readonly algorithm: WatchedAlgorithm;
  /** The heuristic. Always set for `astar` and `ida`, and only for them. */
  readonly heuristic?: HeuristicName;
  /** The most moves of a path that `dfs` follows. Always set for `dfs`, and only for it. */
  readonly limit?: number;
}

/** Words that people type for a search. */
export interface MethodWords {
  readonly algorithm?: string | undefined;
  readonly heuristic?: string | undefined;
  readonly limit?: string | undefined;
}

/**
 * Parses a search in words, for boards of this size. A heuristic alone means `astar`, a limit alone `dfs`,
 * nothing `bfs`. Faults: `watch-too-large` {rows, cols, max}, `unknown-search` {text}, `unwatched-heuristic`
 * {text}, `unused-heuristic` {algorithm, heuristic}, `search-limit-unused` {algorithm}, `search-limit` {text,
 * max}.
 */
export function readWatchedMethod(
  { algorithm: typed, heuristic: named, limit }: MethodWords,
  { rows, cols }: Pick<Board, 'rows' | 'cols'>,
): Result<WatchedMethod> {
  if (rows * cols > MAX_WATCHED_CELLS)
    return fault('watch-too-large', { rows, cols, max: MAX_WATCHED_CELLS });
  const usual = named !== undefined ? 'astar' : limit !== undefined ? 'dfs' : 'bfs';
  const plain = (typed ?? usual).trim().toLowerCase();
  const algorithm = WATCHED_ALGORITHMS.find((name) => name === (OTHER_NAMES[plain] ?? plain));
  if (algorithm === undefined) return fault('unknown-search', { text: plain.slice(0, 40) });
  const heuristic = WATCHED_HEURISTICS.find((name) => name === named?.trim().toLowerCase());
  if (named !== undefined && heuristic === undefined) {
    return fault('unwatched-heuristic', { text: named.slice(0, 40) });
  }
  if (limit !== undefined && algorithm !== 'dfs') return fault('search-limit-unused', { algorithm });
  if (algorithm === 'astar' || algorithm === 'ida') {
    return ok({ algorithm, heuristic: heuristic ?? FIRST_HEURISTIC });
  }
  if (heuristic !== undefined) return fault('unused-heuristic', { algorithm, heuristic });
  if (algorithm !== 'dfs') return ok({ algorithm });
  if (limit === undefined) return ok({ algorithm, limit: longestOf(rows, cols) ?? USUAL_DEPTH });
  const depth = Number(limit);
  return /^\d{1,3}$/.test(limit) && depth >= 1 && depth <= MAX_LIMIT
    ? ok({ algorithm, limit: depth })
    : fault('search-limit', { text: limit.slice(0, 40), max: MAX_LIMIT });
}

/**
 * Writes the search as one word for buttons: `bfs`, `dfs.31`, `astar.misplaced`. The inverse of
 * `parseWatchedMethod`.
 */
export const makeWatchedMethod = ({ algorithm, heuristic, limit }: WatchedMethod): string =>
  [algorithm, heuristic ?? limit ?? []].flat().join('.');

/**
 * Parses a text of `makeWatchedMethod`. Undefined for any other text, and if boards of this size have no such
 * search.
 */
export function parseWatchedMethod(
  word: string,
  size: Pick<Board, 'rows' | 'cols'>,
): WatchedMethod | undefined {
  const [algorithm, detail] = word.split('.');
  const method = readWatchedMethod(
    { algorithm, ...(algorithm === 'dfs' ? { limit: detail } : { heuristic: detail }) },
    size,
  );
  return method.ok && makeWatchedMethod(method.value) === word ? method.value : undefined;
}
