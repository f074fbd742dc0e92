import type { Moves } from '../../board.ts';
import { countMoves } from '../../moves.ts';
import { largerWalkingEntries, MAX_WALKING_ENTRIES } from '../heuristics/walking-distance.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { searchSlideBeam } from './beam.ts';
import { createSlideGeometry, type LineMemory } from './geometry.ts';
import { improveInSlides } from './improve.ts';
import { searchIdaInSlides } from './slide-search.ts';

/** The time limit with its clock, and the callback for better solutions and proved bounds. */
export interface SlideLimits {
  /** Returns the time in milliseconds on a monotonic clock. */
  readonly now: () => number;
  /** End of the search, in milliseconds on the clock of `now`. */
  readonly endsAt: number;
  readonly shouldStop: () => boolean;
  readonly onProgress: (lowerBound: number, expanded: number, betterSolution?: Moves) => void;
}

/** A solution as moves of the canonical puzzle. No solution has fewer slides than `lowerBound`. */
export interface SlideSolution {
  readonly moves: Moves;
  readonly lowerBound: number;
  /** Number of positions expanded by all methods. */
  readonly expanded: number;
  /** Memory of the tables, in bytes. */
  readonly memoryBytes: number;
}

/**
 * Fractions of the time limit. Iterative deepening runs until `FIRST_DEEPENING_TIME_SHARE` of the time is
 * over. Beams follow until `BEAM_TIME_SHARE` is over.
 */
const FIRST_DEEPENING_TIME_SHARE = 0.05;
const BEAM_TIME_SHARE = 0.5;
/** Largest number of positions in a layer of the first beam. */
const FIRST_BEAM_WIDTH = 500;
/**
 * Beams look for solutions with fewer slides than this number. If a beam finds no solution, a wider beam
 * follows. For comparison: no 4x4 board needs more than 43 slides.
 */
const MAX_BEAM_SLIDES = 60;

/**
 * Whether the slide tables for boards of this size are small enough to be built. This holds for all boards up
 * to ten cells, and for 3x4, 2x6, 3x5 and 4x4.
 */
export const hasSlideTables = ({ rows, cols }: Pick<CanonicalPuzzle, 'rows' | 'cols'>): boolean =>
  largerWalkingEntries(rows, cols) <= MAX_WALKING_ENTRIES;

/**
 * Largest number of arrangements in tables that are kept for the next board. The tables of 3x4 and 4x4 are
 * small enough.
 */
const MAX_CACHED_ENTRIES = 50_000;

/** Whether the slide tables of this size are kept for the next board. */
export const cachesSlideTables = ({ rows, cols }: Pick<CanonicalPuzzle, 'rows' | 'cols'>): boolean =>
  largerWalkingEntries(rows, cols) <= MAX_CACHED_ENTRIES;

/** Largest memory of the search, in bytes: the tables of 2x6, and the positions of the widest beam. */
export const MAX_SLIDE_BYTES = 64 * 2 ** 20;

/**
 * Finds a solution with the fewest straight slides (metric `mtm`). If the time is too short, returns the best
 * solution found and a proved lower bound. There are three stages:
 * - Iterative deepening runs for a short time.
 * - Wider and wider beams look for short solutions.
 * - Iterative deepening looks for a solution with fewer slides, or proves that there is none.
 *
 * `findFallbackSolution` must return a solution; it is called if none was found in time.
 */
export function findShortestInSlides(
  canonical: CanonicalPuzzle,
  memory: LineMemory,
  findFallbackSolution: () => Moves,
  { now, endsAt, shouldStop, onProgress }: SlideLimits,
): SlideSolution {
  // The large tables of 3x5 and 2x6 are made for this search only and aren't kept.
  const geometry = createSlideGeometry(canonical, cachesSlideTables(canonical) ? memory : new Map());
  const startedAtMs = now();
  const stopAt = (timeShare: number) => (): boolean =>
    shouldStop() || now() >= startedAtMs + (endsAt - startedAtMs) * timeShare;
  let bestMoves: Moves | undefined;
  let bestLength = Number.POSITIVE_INFINITY;
  let lowerBound = 0;
  let expandedCount = 0;
  const runDeepening = (timeShare: number): void => {
    const idaResult = searchIdaInSlides(canonical, geometry, {
      shouldStop: stopAt(timeShare),
      belowLength: bestLength,
      firstBound: lowerBound,
      onBound: (bound) => onProgress(bound, expandedCount),
    });
    expandedCount += idaResult.expanded;
    lowerBound = idaResult.lowerBound;
    if (idaResult.moves === undefined) return;
    bestMoves = idaResult.moves;
    bestLength = lowerBound;
  };
  const runBeam = (width: number): void => {
    const belowLength = Math.min(bestLength, MAX_BEAM_SLIDES);
    const beamResult = searchSlideBeam(canonical, geometry, {
      width,
      belowLength,
      shouldStop: stopAt(BEAM_TIME_SHARE),
    });
    expandedCount += beamResult.expanded;
    if (beamResult.moves === undefined) return;
    // In a part, the goal cell of the blank may differ, so the part may need other tables.
    const geometryOf = (part: CanonicalPuzzle) => createSlideGeometry(part, memory);
    bestMoves = cachesSlideTables(canonical)
      ? improveInSlides(canonical, beamResult.moves, geometryOf, stopAt(BEAM_TIME_SHARE))
      : beamResult.moves;
    bestLength = countMoves(bestMoves, 'mtm');
    onProgress(lowerBound, expandedCount, bestMoves);
  };

  runDeepening(FIRST_DEEPENING_TIME_SHARE);
  for (let width = FIRST_BEAM_WIDTH; lowerBound < bestLength && !stopAt(BEAM_TIME_SHARE)(); width *= 2)
    runBeam(width);
  if (lowerBound < bestLength && !stopAt(1)()) runDeepening(1);
  const moves = bestMoves ?? findFallbackSolution();
  return {
    moves,
    lowerBound: Math.min(lowerBound, countMoves(moves, 'mtm')),
    expanded: expandedCount,
    memoryBytes: geometry.bytes,
  };
}
