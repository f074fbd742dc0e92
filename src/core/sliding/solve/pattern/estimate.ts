import type { Estimate } from '../heuristics/ida.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { readBit } from './database.ts';
import { nodeAt, orderAfter } from './placement.ts';
import { locatePatterns, type PatternMember, type SetTables } from './tables.ts';

/** The current placement of one pattern's tiles during a search, as seen in one view. */
interface TrackedPlacement {
  readonly member: PatternMember;
  set: number;
  order: number;
  distance: number;
}

/**
 * Slides a tile of a pattern from `cell` to `freeCell`. Returns the change of the pattern's distance. The
 * cells are those of the pattern's view. `blankCell` is the blank's cell after the slide.
 */
function slideTracked(tracked: TrackedPlacement, cell: number, freeCell: number, blankCell: number): number {
  const { space, database, bitsPerOrder } = tracked.member;
  const distanceBefore = tracked.distance;
  tracked.order = orderAfter(space, tracked.order, tracked.set, cell, freeCell);
  tracked.set ^= (1 << cell) ^ (1 << freeCell);
  const distanceBit = readBit(database, tracked.order * bitsPerOrder + nodeAt(space, tracked.set, blankCell));
  tracked.distance += ((distanceBefore + 1) >> 1) % 2 === distanceBit ? 1 : -1;
  return tracked.distance - distanceBefore;
}

/**
 * Creates the estimate by additive pattern databases, for boards up to 25 cells. It adds the distances of the
 * patterns in each view and takes the largest sum. The estimate is updated for each move of the search.
 */
export function patternEstimate(tables: SetTables, canonical: CanonicalPuzzle): Estimate {
  const { views } = tables.set;
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
      const tracked = { member, ...placement };
      for (const cell of cells) trackedByTile[view.map[cell] as number] = tracked;
    });
    return trackedByTile;
  });
  /**
   * Slides the tile from `cell` to `freeCell` in all views. `blankCell` is the blank's cell after the slide.
   */
  const slideAll = (tile: number, cell: number, freeCell: number, blankCell: number): void => {
    views.forEach(({ map }, viewIndex) => {
      const tracked = trackedByViewAndTile[viewIndex]?.[tile];
      if (tracked !== undefined)
        viewSums[viewIndex] =
          (viewSums[viewIndex] as number) +
          slideTracked(tracked, map[cell] as number, map[freeCell] as number, map[blankCell] as number);
    });
  };
  return {
    initial: Math.max(...viewSums),
    trySlide(tile, cell, blankCell, maxEstimate) {
      slideAll(tile, cell, blankCell, cell);
      const newEstimate = Math.max(...viewSums);
      if (newEstimate <= maxEstimate) return newEstimate;
      slideAll(tile, blankCell, cell, blankCell);
      return -1;
    },
    undo(tile, cell, blankCell) {
      slideAll(tile, blankCell, cell, blankCell);
    },
  };
}
