import { fault, ok, type Result } from '../../result.ts';
import type { CountRequest } from '../request/tour-request.ts';
import { checkCountRequest, LARGE_COUNT_BYTES, type TourCount, whyNoneToCount } from './check-count.ts';
import { turnBoard, wordsForCounts } from './counted-board.ts';
import { COMPLETE_KEY, createFrontier } from './frontier.ts';
import { StateTable } from './state-table.ts';

export interface CountSearch extends CountRequest {
  readonly timeMs: number;
}

interface CountContext {
  /** Monotonic, in milliseconds. */
  now(): number;
  shouldStop(): boolean;
  /** `share`: of the board's squares, 0..1. */
  onProgress?(share: number): void;
  /** Limit for all tables. Default: `LARGE_COUNT_BYTES`. */
  readonly maxBytes?: number;
}

/** Slots of a table between two calls of `shouldStop`. */
const SLOTS_BETWEEN_STOPS = 1 << 12;

/**
 * Counts tours exactly: open ones directed, closed ones undirected. Faults: those of `checkCountRequest`,
 * `out-of-time` {seconds}, `count-unfinished` {cols, rows} without enough memory.
 */
export function countTours(search: CountSearch, context: CountContext): Result<TourCount> {
  const { cols, rows, closed, start, end, timeMs } = search;
  const startedAtMs = context.now();
  const requestCheck = checkCountRequest(search);
  if (!requestCheck.ok) return requestCheck;
  const reason = whyNoneToCount(search);
  const shouldStop = (): boolean => context.shouldStop() || context.now() - startedAtMs > timeMs;
  const pathCount = reason === undefined ? countPaths(search, { ...context, shouldStop }) : 0n;
  if (pathCount === 'out-of-time') return fault(pathCount, { seconds: Math.round(timeMs / 1000) });
  if (pathCount === 'out-of-memory') return fault('count-unfinished', { cols, rows });
  const hasDirection = closed || start !== undefined || end !== undefined || cols * rows === 1;
  const milliseconds = context.now() - startedAtMs;
  return ok({ count: String(hasDirection ? pathCount : 2n * pathCount), reason, milliseconds });
}

/**
 * The number of undirected paths, or loops, over all squares. Instead of visiting each, it goes from cell to
 * cell and adds up all sets of partial paths that leave the same choices to later cells. Source: D. E. Knuth,
 * The Art of Computer Programming, volume 4A, section 7.1.4 ("Simpath").
 */
function countPaths(
  request: CountRequest,
  { shouldStop, onProgress, maxBytes = LARGE_COUNT_BYTES }: CountContext,
): bigint | 'out-of-time' | 'out-of-memory' {
  const squareCount = request.cols * request.rows;
  if (squareCount === 1) return 1n;
  const board = turnBoard(request);
  const wordCount = wordsForCounts(board);
  const makeTable = (): StateTable => new StateTable(wordCount, maxBytes / 2);
  const tours = makeTable();
  const frontier = createFrontier(board, request.closed, tours);
  let [states, nextStates] = [makeTable(), makeTable()];
  frontier.insertFirstState(states);
  for (let cell = 0; cell < squareCount; cell++) {
    nextStates.clear();
    for (let slot = 0; slot < states.capacity; slot++) {
      if (slot % SLOTS_BETWEEN_STOPS === 0 && shouldStop()) return 'out-of-time';
      if (!states.isUsed(slot)) continue;
      frontier.addNextStates(cell, states, slot, nextStates);
      if (nextStates.isFull) return 'out-of-memory';
    }
    [states, nextStates] = [nextStates, states];
    onProgress?.((cell + 1) / squareCount);
  }
  return tours.countOf(...COMPLETE_KEY);
}
