import type { Estimate } from '../heuristics/ida.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { readBit } from './database.ts';
import { nodeAt, orderAfter } from './placement.ts';
import { locatePatterns, type PatternMember, type SetTables } from './tables.ts';

/** The placement of one pattern's tiles during a search, as seen in one view. */
interface TrackedPlacement {
  readonly member: PatternMember;
  /** Cells of the pattern's tiles, as bits. */
  set: number;
  /** Number of the order of the tiles in these cells. */
  order: number;
  /** Fewest moves of the pattern's tiles to the goal. */
  distance: number;
}

/**
 * Returns the change of the pattern's distance. The cells are those of the pattern's view. `blankCell` is the
 * blank's cell after the slide.
 */
function slideTrackedTile(
  trackedPlacement: TrackedPlacement,
  cell: number,
  freeCell: number,
  blankCell: number,
): number {
  const { space, database, bitsPerOrder } = trackedPlacement.member;
  const distanceBefore = trackedPlacement.distance;
  trackedPlacement.order = orderAfter(space, trackedPlacement.order, trackedPlacement.set, cell, freeCell);
  trackedPlacement.set ^= (1 << cell) ^ (1 << freeCell);
  const distanceBit = readBit(
    database,
    trackedPlacement.order * bitsPerOrder + nodeAt(space, trackedPlacement.set, blankCell),
  );
  trackedPlacement.distance += ((distanceBefore + 1) >> 1) % 2 === distanceBit ? 1 : -1;
  return trackedPlacement.distance - distanceBefore;
}

/**
 * Additive pattern databases, for boards up to 25 cells: the distances of the patterns in each view are
 * added, and the largest sum counts. The estimate is updated for each move of the search.
 */
export function createPatternEstimate(tables: SetTables, canonical: CanonicalPuzzle): Estimate {
  const { views } = tables.patternSet;
  const placementsByView = locatePatterns(tables, canonical);
  const viewSums = placementsByView.map((view) => view.reduce((sum, { distance }) => sum + distance, 0));
  const trackedByViewAndTile = views.map((view, viewIndex) => {
    const trackedByTile: (TrackedPlacement | undefined)[] = new Array(canonical.state.length).fill(undefined);
    view.patterns.forEach(({ cells }, patternIndex) => {
      const [member, placement] = [
        tables.members[viewIndex]?.[patternIndex],
        placementsByView[viewIndex]?.[patternIndex],
      ];
      if (member === undefined || placement === undefined) return;
      const trackedPlacement = { member, ...placement };
      for (const cell of cells) trackedByTile[view.map[cell] as number] = trackedPlacement;
    });
    return trackedByTile;
  });
  /** `blankCell` is the blank's cell after the slide. */
  const slideInAllViews = (tile: number, cell: number, freeCell: number, blankCell: number): void => {
    views.forEach(({ map }, viewIndex) => {
      const trackedPlacement = trackedByViewAndTile[viewIndex]?.[tile];
      if (trackedPlacement !== undefined)
        viewSums[viewIndex] =
          (viewSums[viewIndex] as number) +
          slideTrackedTile(
            trackedPlacement,
            map[cell] as number,
            map[freeCell] as number,
            map[blankCell] as number,
          );
    });
  };
  return {
    initial: Math.max(...viewSums),
    trySlide(tile, cell, blankCell, maxEstimate) {
      slideInAllViews(tile, cell, blankCell, cell);
      const newEstimate = Math.max(...viewSums);
      if (newEstimate <= maxEstimate) return newEstimate;
      slideInAllViews(tile, blankCell, cell, blankCell);
      return -1;
    },
    undo(tile, cell, blankCell) {
      slideInAllViews(tile, blankCell, cell, blankCell);
    },
  };
}
