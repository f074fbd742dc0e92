import { cellsByTile, type Moves } from '../../board.ts';
import { countMoves } from '../../moves.ts';
import { CHECK_INTERVAL } from '../heuristics/ida.ts';
import { type CanonicalPuzzle, positionsAlong } from '../position/canonical-puzzle.ts';
import type { SlideGeometry } from './geometry.ts';
import { searchIdaInSlides } from './slide-search.ts';

/**
 * `WINDOW_SLIDES`: numbers of slides in the parts that are searched again. `MAX_EXPANDED`: largest number of
 * positions to expand for one part.
 */
const WINDOW_SLIDES = [12, 16, 20, 24] as const;
const MAX_EXPANDED = 400_000;
const WINDOW_STEP = 2;

/**
 * Shortens a solution in the metric `mtm`. Searches its parts of 12 to 24 slides again. Replaces a part
 * whenever a path with fewer slides is found. `geometryOf` is called for the parts, so it must accept any
 * goal cell of the blank.
 */
export function improveInSlides(
  canonical: CanonicalPuzzle,
  solution: Moves,
  geometryOf: (part: CanonicalPuzzle) => SlideGeometry,
  shouldStop: () => boolean,
): Moves {
  let moves = solution;
  for (const width of WINDOW_SLIDES) {
    let at = 0;
    for (let slides = splitIntoSlides(moves); at < slides.length && !shouldStop(); ) {
      const before = slides.slice(0, at).join('');
      const middle = slides.slice(at, at + width).join('');
      const part = createPartPuzzle(canonical, moves, before.length, before.length + middle.length);
      let checks = 0;
      const isOver = (): boolean => ++checks > MAX_EXPANDED / CHECK_INTERVAL || shouldStop();
      const limits = { shouldStop: isOver, belowLength: countMoves(middle, 'mtm') };
      const shorter = searchIdaInSlides(part, geometryOf(part), limits).moves;
      if (shorter === undefined) {
        at += WINDOW_STEP;
        continue;
      }
      moves = before + shorter + slides.slice(at + width).join('');
      slides = splitIntoSlides(moves);
      at = Math.max(0, at - width);
    }
  }
  return moves;
}

/** Splits moves into straight slides. Each slide is a string of equal moves. */
const splitIntoSlides = (moves: Moves): string[] => moves.match(/(.)\1*/g) ?? [];

/**
 * Returns a part of a solution as a puzzle. It starts after `from` moves, and its goal is the position after
 * `to` moves.
 */
function createPartPuzzle(
  canonical: CanonicalPuzzle,
  moves: Moves,
  from: number,
  to: number,
): CanonicalPuzzle {
  const positions = positionsAlong(canonical, moves.slice(0, to));
  const home = cellsByTile(positions[to] as Uint8Array);
  const state = (positions[from] as Uint8Array).map((tile) => home[tile] as number);
  return { ...canonical, blank: home[canonical.blank] as number, state };
}
