import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import { CHECK_INTERVAL, type IdaLimits, type IdaResult } from '../heuristics/ida.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import type { SlideGeometry } from './geometry.ts';

/**
 * Searches by IDA* (Korf 1985), in straight slides (`mtm`). Finds only solutions below `limits.belowLength`.
 *
 * Vertical and horizontal slides alternate, because two successive slides of the same kind can be replaced by
 * one. The two `LineTable`s show that a board needs at least r vertical and c horizontal slides. Therefore it
 * needs at least 2 max(r, c) - 1 slides in total.
 */
export function searchIdaInSlides(
  canonical: CanonicalPuzzle,
  geometry: SlideGeometry,
  limits: IdaLimits,
): IdaResult {
  const { blank } = canonical;
  const { slides, rowOf, colOf, rowTable, colTable, arrangementsOf, minSlides, moveOf } = geometry;
  const state = canonical.state.slice();
  const path: Moves[] = [];
  let expandedCount = 0;
  let isStopped = false;

  /** Searches from the current position. `isVertical`: of the first slide. */
  const search = (
    blankCell: number,
    isVertical: boolean,
    rowArrangement: number,
    colArrangement: number,
    slidesLeft: number,
  ): boolean => {
    if (rowArrangement === 0 && colArrangement === 0) return true;
    if (++expandedCount % CHECK_INTERVAL === 0 && limits.shouldStop()) isStopped = true;
    if (isStopped) return false;
    const { nextArrangements, slidesToGoal, lines } = isVertical ? rowTable : colTable;
    const lineOf = isVertical ? rowOf : colOf;
    const otherDirectionSlideCount = (
      isVertical ? colTable.slidesToGoal[colArrangement] : rowTable.slidesToGoal[rowArrangement]
    ) as number;
    for (let direction = 0; direction < 2; direction++) {
      const move = moveOf(isVertical, direction);
      let currentBlankCell = blankCell;
      let arrangement = isVertical ? rowArrangement : colArrangement;
      let isFound = false;
      let stepCount = 0;
      for (
        let cell = slides[4 * currentBlankCell + move] as number;
        cell >= 0;
        cell = slides[4 * currentBlankCell + move] as number
      ) {
        const tile = state[cell] as number;
        arrangement = nextArrangements[
          (2 * arrangement + direction) * lines + (lineOf[tile] as number)
        ] as number;
        state[currentBlankCell] = tile;
        state[cell] = blank;
        currentBlankCell = cell;
        stepCount++;
        // `minSlides` of the new position, inlined, with the other direction.
        const sameDirectionSlideCount = slidesToGoal[arrangement] as number;
        if (
          (otherDirectionSlideCount > 0 || sameDirectionSlideCount > 0) &&
          (2 * otherDirectionSlideCount >= slidesLeft + 1 || 2 * sameDirectionSlideCount >= slidesLeft)
        )
          continue;
        isFound = isVertical
          ? search(currentBlankCell, false, arrangement, colArrangement, slidesLeft - 1)
          : search(currentBlankCell, true, rowArrangement, arrangement, slidesLeft - 1);
        if (isFound) break;
      }
      if (isFound) {
        path.push((MOVES[move] ?? '').repeat(stepCount));
        return true;
      }
      while (currentBlankCell !== blankCell) {
        const cell = slides[4 * currentBlankCell + (move ^ 1)] as number;
        state[currentBlankCell] = state[cell] as number;
        state[cell] = blank;
        currentBlankCell = cell;
      }
    }
    return false;
  };

  const blankCell = state.indexOf(blank);
  const [rowArrangement, colArrangement] = arrangementsOf(state);
  const boundIfVertical = minSlides(true, rowArrangement, colArrangement);
  const boundIfHorizontal = minSlides(false, rowArrangement, colArrangement);
  let bound = Math.max(Math.min(boundIfVertical, boundIfHorizontal), limits.firstBound ?? 0);
  for (; bound < limits.belowLength; bound++) {
    limits.onBound?.(bound);
    const isFound =
      (boundIfVertical <= bound && search(blankCell, true, rowArrangement, colArrangement, bound)) ||
      (boundIfHorizontal <= bound && search(blankCell, false, rowArrangement, colArrangement, bound));
    if (isFound) return { moves: path.reverse().join(''), lowerBound: bound, expanded: expandedCount };
    if (isStopped) return { lowerBound: bound, expanded: expandedCount };
  }
  return { lowerBound: Math.max(bound, limits.belowLength), expanded: expandedCount };
}
