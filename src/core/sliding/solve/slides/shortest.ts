import type { Moves } from '../../board.ts';
import { countMoves } from '../../moves.ts';
import { WALKING_ENTRIES, walkingSize } from '../heuristics/walking-distance.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { slideBeam } from './beam.ts';
import { type LineMemory, slideGeometry } from './geometry.ts';
import { improveInSlides } from './improve.ts';
import { idaInSlides } from './slide-search.ts';

/** The time limit with its clock, and the callback for better solutions and proved bounds. */
export interface SlideLimits {
  readonly now: () => number;
  readonly endsAt: number;
  readonly shouldStop: () => boolean;
  readonly onProgress: (lowerBound: number, expanded: number, better?: Moves) => void;
}

/** A solution in the canonical puzzle's moves; no solution has fewer slides than `lowerBound`. */
export interface SlideSolution {
  readonly moves: Moves;
  readonly lowerBound: number;
  readonly expanded: number;
  readonly memoryBytes: number;
}

/** Shares of the time after which iterative deepening makes way for beams, and beams for it. */
const MOMENT_SHARE = 0.05;
const BEAM_SHARE = 0.5;
const FIRST_WIDTH = 500;
/** Slides after which a narrow beam goes in circles: a wider one follows. 4x4 needs 43 at most. */
const MAX_SLIDES = 60;

/** Whether the tables of slides of that size are small enough. Above ten cells: 3x4, 2x6, 3x5 and 4x4. */
export const hasSlideTables = ({ rows, cols }: Pick<CanonicalPuzzle, 'rows' | 'cols'>): boolean =>
  walkingSize(rows, cols) <= WALKING_ENTRIES;

/** Arrangements up to which tables are kept for the next board: those of 3x4 and 4x4, of 2 MB. */
const MAX_KEPT_ENTRIES = 50_000;

/** Whether the tables of slides of that size are kept for the next board. */
export const keepsSlideTables = ({ rows, cols }: Pick<CanonicalPuzzle, 'rows' | 'cols'>): boolean =>
  walkingSize(rows, cols) <= MAX_KEPT_ENTRIES;

/** Memory of the search, at most: the tables of 2x6, and the positions of the widest beam. */
export const MAX_SLIDE_BYTES = 64 * 2 ** 20;

/**
 * A shortest solution in straight slides (MTM), or the best one found in time with the bound proved.
 * Iterative deepening has a short share of the time; then wider and wider beams look for short solutions. At
 * last the bounds below the best one are exhausted. `fallback` is used where the time is too short for any of
 * it.
 */
export function shortestInSlides(
  canonical: CanonicalPuzzle,
  memory: LineMemory,
  fallback: () => Moves,
  { now, endsAt, shouldStop, onProgress }: SlideLimits,
): SlideSolution {
  // Large tables, of 3x5 and 2x6, are made for one answer.
  const geometry = slideGeometry(canonical, keepsSlideTables(canonical) ? memory : new Map());
  const began = now();
  const stopAt = (share: number) => (): boolean => shouldStop() || now() >= began + (endsAt - began) * share;
  let best: Moves | undefined;
  let length = Number.POSITIVE_INFINITY;
  let lowerBound = 0;
  let expanded = 0;
  const deepen = (share: number): void => {
    const found = idaInSlides(canonical, geometry, {
      shouldStop: stopAt(share),
      below: length,
      from: lowerBound,
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
    const found = slideBeam(canonical, geometry, { width, below, shouldStop: stopAt(BEAM_SHARE) });
    expanded += found.expanded;
    if (found.moves === undefined) return;
    // Parts need tables for other places of the blank.
    const geometryOf = (part: CanonicalPuzzle) => slideGeometry(part, memory);
    best = keepsSlideTables(canonical)
      ? improveInSlides(canonical, found.moves, geometryOf, stopAt(BEAM_SHARE))
      : found.moves;
    length = countMoves(best, 'mtm');
    onProgress(lowerBound, expanded, best);
  };

  deepen(MOMENT_SHARE);
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
