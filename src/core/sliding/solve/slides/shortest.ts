import type { Moves } from '../../board.ts';
import { countMoves } from '../../moves.ts';
import { largerWalkingEntries } from '../heuristics/walking-distance.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { searchSlideBeam } from './beam.ts';
import { createSlideGeometry, type LineMemory } from './geometry.ts';
import { improveInSlides } from './improve.ts';
import { searchIdaInSlides } from './slide-search.ts';

export interface SlideLimits {
  readonly now: () => number;
  /** Time on the clock of `now`. */
  readonly endsAt: number;
  readonly shouldStop: () => boolean;
  readonly onProgress: (lowerBound: number, expanded: number, betterSolution?: Moves) => void;
}

/** Moves of the canonical puzzle. `lowerBound`: in slides. */
export interface SlideSolution {
  readonly moves: Moves;
  readonly lowerBound: number;
  readonly expanded: number;
  /** Memory of the tables. */
  readonly memoryBytes: number;
}

/** Iterative deepening runs until then, beams until `BEAM_TIME_SHARE`. */
const FIRST_DEEPENING_TIME_SHARE = 0.05;
const BEAM_TIME_SHARE = 0.5;
const FIRST_BEAM_WIDTH = 500;
/** Generous: no 4x4 board needs more than 43. */
const MAX_BEAM_SLIDES = 60;

/** Tables of 3x4 and 4x4 are small enough to be kept. */
const MAX_CACHED_ENTRIES = 50_000;

export const cachesSlideTables = ({ rows, cols }: Pick<CanonicalPuzzle, 'rows' | 'cols'>): boolean =>
  largerWalkingEntries(rows, cols) <= MAX_CACHED_ENTRIES;

/**
 * If the time is too short, returns the best solution found and a proved lower bound. Three stages:
 * - Iterative deepening runs for a short time.
 * - Wider and wider beams look for short solutions.
 * - Iterative deepening looks for a solution with fewer slides, or proves that there is none.
 *
 * `findFallbackSolution`: called if none was found in time.
 */
export function findShortestInSlides(
  canonical: CanonicalPuzzle,
  memory: LineMemory,
  findFallbackSolution: () => Moves,
  { now, endsAt, shouldStop, onProgress }: SlideLimits,
): SlideSolution {
  // The large tables of 3x5 and 2x6 aren't kept.
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
    // The blank's goal cell of a part may need other tables.
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
