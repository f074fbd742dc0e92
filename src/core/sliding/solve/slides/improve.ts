import { cellsByTile, type Moves } from '../../board.ts';
import { countMoves } from '../../moves.ts';
import { CHECK_INTERVAL } from '../heuristics/ida.ts';
import { type CanonicalPuzzle, positionsAlong } from '../position/canonical-puzzle.ts';
import type { SlideGeometry } from './geometry.ts';
import { searchIdaInSlides } from './slide-search.ts';

/** Lengths of the parts that are searched again. `MAX_EXPANDED_PER_PART`: positions for one of them. */
const WINDOW_SLIDES = [12, 16, 20, 24] as const;
const MAX_EXPANDED_PER_PART = 400_000;
/** Slides between the starts of two parts. */
const WINDOW_STEP_SLIDES = 2;

/**
 * Counts in `mtm`. Searches parts again for paths with fewer slides. `geometryOf` must accept any goal cell
 * of the blank.
 */
export function improveInSlides(
  canonical: CanonicalPuzzle,
  solution: Moves,
  geometryOf: (part: CanonicalPuzzle) => SlideGeometry,
  shouldStop: () => boolean,
): Moves {
  let moves = solution;
  for (const windowSlideCount of WINDOW_SLIDES) {
    let firstSlideIndex = 0;
    for (let slides = splitIntoSlides(moves); firstSlideIndex < slides.length && !shouldStop(); ) {
      const movesBeforePart = slides.slice(0, firstSlideIndex).join('');
      const partMoves = slides.slice(firstSlideIndex, firstSlideIndex + windowSlideCount).join('');
      const partPuzzle = createPartPuzzle(
        canonical,
        moves,
        movesBeforePart.length,
        movesBeforePart.length + partMoves.length,
      );
      let checkCount = 0;
      const shouldStopPart = (): boolean =>
        ++checkCount > MAX_EXPANDED_PER_PART / CHECK_INTERVAL || shouldStop();
      const limits = { shouldStop: shouldStopPart, belowLength: countMoves(partMoves, 'mtm') };
      const shorterMoves = searchIdaInSlides(partPuzzle, geometryOf(partPuzzle), limits).moves;
      if (shorterMoves === undefined) {
        firstSlideIndex += WINDOW_STEP_SLIDES;
        continue;
      }
      moves = movesBeforePart + shorterMoves + slides.slice(firstSlideIndex + windowSlideCount).join('');
      slides = splitIntoSlides(moves);
      firstSlideIndex = Math.max(0, firstSlideIndex - windowSlideCount);
    }
  }
  return moves;
}

const splitIntoSlides = (moves: Moves): string[] => moves.match(/(.)\1*/g) ?? [];

/** Leads from the position after `startMoveCount` moves to that after `goalMoveCount`. */
function createPartPuzzle(
  canonical: CanonicalPuzzle,
  moves: Moves,
  startMoveCount: number,
  goalMoveCount: number,
): CanonicalPuzzle {
  const positions = positionsAlong(canonical, moves.slice(0, goalMoveCount));
  const goalCells = cellsByTile(positions[goalMoveCount] as Uint8Array);
  const state = (positions[startMoveCount] as Uint8Array).map((tile) => goalCells[tile] as number);
  return { ...canonical, blank: goalCells[canonical.blank] as number, state };
}
