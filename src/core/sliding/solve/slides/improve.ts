import { cellsOf, type Moves } from '../../board.ts';
import { countMoves } from '../../moves.ts';
import { ASKED_EVERY } from '../heuristics/ida.ts';
import { type CanonicalPuzzle, positionsAlong } from '../position/canonical-puzzle.ts';
import type { SlideGeometry } from './geometry.ts';
import { idaInSlides } from './slide-search.ts';

/**
 * `WIDTHS`: numbers of slides in the parts that are searched again. `MAX_EXPANDED`: largest number of
 * positions to expand for one part.
 */
const WIDTHS = [12, 16, 20, 24] as const;
const MAX_EXPANDED = 400_000;
const STRIDE = 2;

/**
 * Shortens a solution in the metric `mtm`. Searches its parts of 12 to 24 slides again, and replaces them by
 * paths with fewer slides until none is found. `geometryOf` must accept parts with any goal cell of the
 * blank.
 */
export function improveInSlides(
  canonical: CanonicalPuzzle,
  solution: Moves,
  geometryOf: (part: CanonicalPuzzle) => SlideGeometry,
  shouldStop: () => boolean,
): Moves {
  let moves = solution;
  for (const width of WIDTHS) {
    let at = 0;
    for (let runs = runsOf(moves); at < runs.length && !shouldStop(); ) {
      const before = runs.slice(0, at).join('');
      const middle = runs.slice(at, at + width).join('');
      const part = partOf(canonical, moves, before.length, before.length + middle.length);
      let checks = 0;
      const ends = (): boolean => ++checks > MAX_EXPANDED / ASKED_EVERY || shouldStop();
      const limits = { shouldStop: ends, below: countMoves(middle, 'mtm') };
      const shorter = idaInSlides(part, geometryOf(part), limits).moves;
      if (shorter === undefined) {
        at += STRIDE;
        continue;
      }
      moves = before + shorter + runs.slice(at + width).join('');
      runs = runsOf(moves);
      at = Math.max(0, at - width);
    }
  }
  return moves;
}

/** Splits moves into straight slides. Each slide is a string of equal moves. */
const runsOf = (moves: Moves): string[] => moves.match(/(.)\1*/g) ?? [];

/**
 * Returns a part of a solution as a puzzle. It starts after `from` moves, and its goal is the position after
 * `to` moves.
 */
function partOf(canonical: CanonicalPuzzle, moves: Moves, from: number, to: number): CanonicalPuzzle {
  const positions = positionsAlong(canonical, moves.slice(0, to));
  const home = cellsOf(positions[to] as Uint8Array);
  const state = (positions[from] as Uint8Array).map((tile) => home[tile] as number);
  return { ...canonical, blank: home[canonical.blank] as number, state };
}
