import type { Estimate } from '../heuristics/ida.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { readBit } from './database.ts';
import { nodeAt, orderAfter } from './placement.ts';
import { locatePatterns, type PatternMember, type SetTables } from './tables.ts';

/** Placement of one pattern's tiles, as seen in one view. */
interface TrackedPlacement {
  readonly member: PatternMember;
  set: number;
  order: number;
  distance: number;
}

/** Returns the change of distance. Cells of the pattern's view. `blankCell`: after the slide. */
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
 * added, and the largest sum counts.
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
