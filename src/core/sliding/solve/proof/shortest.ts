import type { Moves } from '../../board.ts';
import { simplifyMoves } from '../../moves.ts';
import { constructSolution } from '../construct/construct.ts';
import { searchNearOptimal } from '../large/near-optimal.ts';
import type { SetTables } from '../pattern/tables.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { lookupOf, type ProofMemory, pruningOf } from './memory.ts';
import { createParallelSearch } from './parallel-search.ts';
import { createPatternSearch } from './pattern-search.ts';
import { createLinearConflictProof, createPatternProof, type Proof } from './proof.ts';
import { runWithHelp, type SharedSearch } from './shared-search.ts';

export interface ShortestLimits {
  now(): number;
  /** Time on the clock of `now`. */
  readonly endsAt: number;
  shouldStop(): boolean;
  /** Called with each solution shorter than the best so far. */
  onBetter(moves: Moves, lowerBound: number, expanded: number): void;
  onProgress(lowerBound: number, expanded: number): void;
  readonly askForHelp?: ((shared: SharedSearch) => void) | undefined;
}

/** Moves of the canonical puzzle, a shortest solution if there are exactly `lowerBound`. */
export interface ShortestResult {
  readonly moves: Moves;
  readonly lowerBound: number;
  readonly expanded: number;
  readonly algorithm: string;
}

/**
 * Times from the start of the search. At `ASK_HELP_MS`, this thread asks others for help, who search the
 * current bound from its beginning. At `FIRST_BEAM_MS`, beams interrupt the proof to look for a first
 * solution.
 */
const ASK_HELP_MS = 50;
const FIRST_BEAM_MS = 150;
const FIRST_BEAM_TIME_MS = 200;
/**
 * If proving that no solution has n moves took longer than this, beams look for a better solution for
 * `LATER_BEAM_TIME_MS`. If they find a solution of n + 2 moves, the next bound needn't be searched.
 */
const LONG_BOUND_MS = 300;
const LATER_BEAM_TIME_MS = 500;
const PROGRESS_INTERVAL_MS = 100;

interface ShortestSearch {
  readonly proof: Proof;
  /**
   * Returns true from `timeMs` on (on the limits' clock), at the end of the search, or if the caller asks to
   * stop.
   */
  stopAt(timeMs: number): () => boolean;
  best(): { readonly moves: Moves; readonly algorithm: string } | undefined;
  offerSolution(moves: Moves, algorithm: string): void;
  /** Searches while helpers continue the proof. */
  searchByBeams(milliseconds: number): void;
  /**
   * Returns true if a solution is found, or all lengths below the best are excluded. Returns false if
   * stopped, or if one bound of several took longer than `maxMs`.
   */
  prove(shouldStop: () => boolean, maxMs?: number): boolean;
  result(): ShortestResult;
}

function createShortestSearch(
  canonical: CanonicalPuzzle,
  tables: SetTables | undefined,
  memory: ProofMemory,
  limits: ShortestLimits,
): ShortestSearch {
  const { now, endsAt } = limits;
  const proof =
    tables === undefined
      ? createLinearConflictProof(canonical)
      : createPatternProof(
          createPatternSearch(canonical, tables, lookupOf(memory, tables), pruningOf(memory)),
        );
  let bestSolution: { moves: Moves; algorithm: string } | undefined;
  let expandedByBeams = 0;
  let reportedAtMs = now();
  const stopAt = (timeMs: number) => (): boolean => limits.shouldStop() || now() >= Math.min(timeMs, endsAt);
  const countExpanded = (): number => proof.expanded() + expandedByBeams;
  const offerSolution = (moves: Moves, algorithm: string): void => {
    if (bestSolution !== undefined && moves.length >= bestSolution.moves.length) return;
    bestSolution = { moves, algorithm };
    limits.onBetter(moves, proof.lowerBound(), countExpanded());
  };
  const withProgressReports = (shouldStop: () => boolean) => (): boolean => {
    if (now() - reportedAtMs >= PROGRESS_INTERVAL_MS) {
      reportedAtMs = now();
      limits.onProgress(proof.lowerBound(), countExpanded());
    }
    return shouldStop();
  };
  return {
    proof,
    stopAt,
    offerSolution,
    best: () => bestSolution,
    searchByBeams(milliseconds) {
      proof.openNextRound?.();
      const firstSolution = bestSolution?.moves ?? simplifyMoves(constructSolution(canonical, memory));
      offerSolution(firstSolution, 'construct');
      const expandedByEarlierBeams = expandedByBeams;
      const beamResult = searchNearOptimal(canonical, firstSolution, memory, {
        now,
        endsAt: Math.min(now() + milliseconds, endsAt),
        shouldStop: limits.shouldStop,
        onBetter(moves, moreExpanded) {
          expandedByBeams = expandedByEarlierBeams + moreExpanded;
          offerSolution(moves, 'beam');
        },
      });
      expandedByBeams = expandedByEarlierBeams + beamResult.expanded;
    },
    prove(shouldStop, maxMs = Number.POSITIVE_INFINITY) {
      let boundTimeMs = 0;
      while (bestSolution === undefined || proof.lowerBound() < bestSolution.moves.length) {
        if (boundTimeMs >= maxMs) return false;
        const startedAtMs = now();
        const stepOutcome = proof.step(withProgressReports(shouldStop));
        if (stepOutcome === 'stopped') return false;
        if (stepOutcome !== 'none') {
          offerSolution(stepOutcome.moves, proof.algorithm);
          return true;
        }
        limits.onProgress(proof.lowerBound(), countExpanded());
        boundTimeMs = now() - startedAtMs;
      }
      return true;
    },
    result() {
      const { moves = '', algorithm = proof.algorithm } = bestSolution ?? {};
      const lowerBound = Math.min(proof.lowerBound(), moves.length);
      return { moves, lowerBound, expanded: countExpanded(), algorithm };
    },
  };
}

/** Asks for help if the proof can be shared. */
function callWithHelp(proof: Proof, askForHelp: ShortestLimits['askForHelp'], work: () => void): void {
  if (askForHelp === undefined || proof.shareWork === undefined) {
    work();
    return;
  }
  const shared = createParallelSearch();
  proof.shareWork(shared);
  runWithHelp(shared, askForHelp, work);
}

/**
 * Solves boards up to 16 cells. A brief IDA* solves most boards. For others, beams first find any solution,
 * which can be shown to the user. Then the search excludes numbers of moves from small to large. Lower bounds
 * come from `tables` (pattern databases), or from linear conflicts.
 */
export function findShortest(
  canonical: CanonicalPuzzle,
  tables: SetTables | undefined,
  memory: ProofMemory,
  limits: ShortestLimits,
): ShortestResult {
  const search = createShortestSearch(canonical, tables, memory, limits);
  const { proof, stopAt } = search;
  const startedAtMs = limits.now();
  const soloProofMs = limits.askForHelp === undefined ? FIRST_BEAM_MS : ASK_HELP_MS;
  if (search.prove(stopAt(startedAtMs + soloProofMs))) return search.result();
  const isTimeOver = stopAt(limits.endsAt);
  callWithHelp(proof, limits.askForHelp, () => {
    if (search.prove(stopAt(startedAtMs + FIRST_BEAM_MS))) return;
    search.searchByBeams(FIRST_BEAM_TIME_MS);
    if (search.prove(isTimeOver, LONG_BOUND_MS) || isTimeOver()) return;
    search.searchByBeams(LATER_BEAM_TIME_MS);
    search.prove(isTimeOver);
  });
  return search.result();
}
