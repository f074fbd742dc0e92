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
  readonly now: () => number;
  readonly endsAt: number;
  readonly shouldStop: () => boolean;
  readonly onProgress: (lowerBound: number, expanded: number, better?: Moves) => void;
}

/** A solution as moves of the canonical puzzle. No solution has fewer slides than `lowerBound`. */
export interface SlideSolution {
  readonly moves: Moves;
  readonly lowerBound: number;
  readonly expanded: number;
  readonly memoryBytes: number;
}

/**
 * Shares of the time. Iterative deepening runs until `FIRST_SHARE` of the time is over. Beams follow until
 * `BEAM_SHARE` is over.
 */
const FIRST_SHARE = 0.05;
const BEAM_SHARE = 0.5;
const FIRST_WIDTH = 500;
/**
 * A beam looks for solutions with fewer slides than this. If it finds none, a wider beam follows. A 4x4 board
 * needs at most 43 slides.
 */
const MAX_SLIDES = 60;

/**
 * Returns whether the slide tables of that size are small enough to be built. Above ten cells, these sizes
 * are 3x4, 2x6, 3x5 and 4x4.
 */
export const hasSlideTables = ({ rows, cols }: Pick<CanonicalPuzzle, 'rows' | 'cols'>): boolean =>
  largerWalkingEntries(rows, cols) <= MAX_WALKING_ENTRIES;

/**
 * Largest number of arrangements in tables that are kept for the next board. These are the tables of 3x4 and
 * 4x4.
 */
const MAX_CACHED_ENTRIES = 50_000;

/** Returns whether the slide tables of that size are kept for the next board. */
export const cachesSlideTables = ({ rows, cols }: Pick<CanonicalPuzzle, 'rows' | 'cols'>): boolean =>
  largerWalkingEntries(rows, cols) <= MAX_CACHED_ENTRIES;

/** Largest memory of the search, in bytes: the tables of 2x6, and the positions of the widest beam. */
export const MAX_SLIDE_BYTES = 64 * 2 ** 20;

/**
 * Finds a solution with the fewest straight slides (metric `mtm`). If the time is too short, returns the best
 * solution found and a proved lower bound. Iterative deepening has a short share of the time; then wider and
 * wider beams look for short solutions. Finally, iterative deepening searches the numbers of slides below the
 * best. `fallback` must return a solution; it is called if none was found in time.
 */
export function findShortestInSlides(
  canonical: CanonicalPuzzle,
  memory: LineMemory,
  fallback: () => Moves,
  { now, endsAt, shouldStop, onProgress }: SlideLimits,
): SlideSolution {
  // The large tables of 3x5 and 2x6 are made for this search only and aren't kept.
  const geometry = createSlideGeometry(canonical, cachesSlideTables(canonical) ? memory : new Map());
  const began = now();
  const stopAt = (share: number) => (): boolean => shouldStop() || now() >= began + (endsAt - began) * share;
  let best: Moves | undefined;
  let length = Number.POSITIVE_INFINITY;
  let lowerBound = 0;
  let expanded = 0;
  const deepen = (share: number): void => {
    const found = searchIdaInSlides(canonical, geometry, {
      shouldStop: stopAt(share),
      below: length,
      firstBound: lowerBound,
      onBound: (bound) => onProgress(bound, expanded),
    });
    expanded += found.expanded;
    lowerBound = found.lowerBound;
    if (found.moves === undefined) return;
    best = found.moves;
    length = lowerBound;
  };
  const beam = (width: number): void => {
    const below = Math.min(length, MAX_SLIDES);
    const found = searchSlideBeam(canonical, geometry, { width, below, shouldStop: stopAt(BEAM_SHARE) });
    expanded += found.expanded;
    if (found.moves === undefined) return;
    // In a part, the goal cell of the blank may differ, so the part may need other tables.
    const geometryOf = (part: CanonicalPuzzle) => createSlideGeometry(part, memory);
    best = cachesSlideTables(canonical)
      ? improveInSlides(canonical, found.moves, geometryOf, stopAt(BEAM_SHARE))
      : found.moves;
    length = countMoves(best, 'mtm');
    onProgress(lowerBound, expanded, best);
  };

  deepen(FIRST_SHARE);
  for (let width = FIRST_WIDTH; lowerBound < length && !stopAt(BEAM_SHARE)(); width *= 2) beam(width);
  if (lowerBound < length && !stopAt(1)()) deepen(1);
  const moves = best ?? fallback();
  return {
    moves,
    lowerBound: Math.min(lowerBound, countMoves(moves, 'mtm')),
    expanded,
    memoryBytes: geometry.bytes,
  };
}
