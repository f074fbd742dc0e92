import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import { CHECK_INTERVAL, type IdaLimits, type IdaResult } from '../heuristics/ida.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import type { SlideGeometry } from './geometry.ts';

/**
 * Finds a solution with the fewest straight slides (metric `mtm`) by IDA* (Korf 1985). Considers only
 * solutions with fewer than `limits.belowLength` slides.
 *
 * Vertical and horizontal slides alternate, because two successive slides of the same kind can be replaced by
 * one. The two `LineTable`s show that a board needs at least r vertical and c horizontal slides. Therefore it
 * needs at least 2 max(r, c) - 1 slides in total.
 *
 * The search tries one number of slides after the other. If the search for a number ends without a solution,
 * this number is excluded.
 */
export function searchIdaInSlides(
  canonical: CanonicalPuzzle,
  geometry: SlideGeometry,
  limits: IdaLimits,
): IdaResult {
  const { blank } = canonical;
  const { slides, rowOf, colOf, byRow, byCol, arrangements, atLeast, moveOf } = geometry;
  const state = canonical.state.slice();
  const path: Moves[] = [];
  let expanded = 0;
  let stopped = false;

  /**
   * Searches for a solution of at most `slidesLeft` slides from the current position. The first slide is
   * vertical if `isVertical`, else horizontal. `rowArrangement` and `colArrangement` are the position's
   * arrangements.
   */
  const search = (hole: number, isDown: boolean, down: number, across: number, left: number): boolean => {
    if (down === 0 && across === 0) return true;
    if (++expanded % CHECK_INTERVAL === 0 && limits.shouldStop()) stopped = true;
    if (stopped) return false;
    const { next, needed, lines } = isDown ? byRow : byCol;
    const lineOf = isDown ? rowOf : colOf;
    const other = (isDown ? byCol.needed[across] : byRow.needed[down]) as number;
    for (let ahead = 0; ahead < 2; ahead++) {
      const move = moveOf(isDown, ahead);
      let at = hole;
      let arrangement = isDown ? down : across;
      let isFound = false;
      let steps = 0;
      for (let cell = slides[4 * at + move] as number; cell >= 0; cell = slides[4 * at + move] as number) {
        const tile = state[cell] as number;
        arrangement = next[(2 * arrangement + ahead) * lines + (lineOf[tile] as number)] as number;
        state[at] = tile;
        state[cell] = blank;
        at = cell;
        steps++;
        // This condition is the lower bound `minSlides` of the new position, inlined. The next slide has the
        // other direction.
        const same = needed[arrangement] as number;
        if ((other > 0 || same > 0) && (2 * other >= left + 1 || 2 * same >= left)) continue;
        isFound = isDown
          ? search(at, false, arrangement, across, left - 1)
          : search(at, true, down, arrangement, left - 1);
        if (isFound) break;
      }
      if (isFound) {
        path.push((MOVES[move] ?? '').repeat(steps));
        return true;
      }
      while (at !== hole) {
        const cell = slides[4 * at + (move ^ 1)] as number;
        state[at] = state[cell] as number;
        state[cell] = blank;
        at = cell;
      }
    }
    return false;
  };

  const hole = state.indexOf(blank);
  const [down, across] = arrangements(state);
  const downFirst = atLeast(true, down, across);
  const acrossFirst = atLeast(false, down, across);
  let bound = Math.max(Math.min(downFirst, acrossFirst), limits.firstBound ?? 0);
  for (; bound < limits.below; bound++) {
    limits.onBound?.(bound);
    const isFound =
      (downFirst <= bound && search(hole, true, down, across, bound)) ||
      (acrossFirst <= bound && search(hole, false, down, across, bound));
    if (isFound) return { moves: path.reverse().join(''), lowerBound: bound, expanded };
    if (stopped) return { lowerBound: bound, expanded };
  }
  return { lowerBound: Math.max(bound, limits.below), expanded };
}
