import type { Estimate } from '../heuristics/ida.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { bitOf } from './database.ts';
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
function slideTracked(follower: TrackedPlacement, cell: number, hole: number, blank: number): number {
  const { space, database, stride } = follower.member;
  const before = follower.distance;
  follower.order = orderAfter(space, follower.order, follower.set, cell, hole);
  follower.set ^= (1 << cell) ^ (1 << hole);
  const bit = bitOf(database, follower.order * stride + nodeAt(space, follower.set, blank));
  follower.distance += ((before + 1) >> 1) % 2 === bit ? 1 : -1;
  return follower.distance - before;
}

/**
 * Creates the estimate by additive pattern databases, for boards up to 25 cells. It adds the distances of the
 * patterns in each view and takes the largest sum. The estimate is updated for each move of the search.
 */
export function patternEstimate(tables: SetTables, canonical: CanonicalPuzzle): Estimate {
  const { views } = tables.set;
  const placed = locatePatterns(tables, canonical);
  const sums = placed.map((view) => view.reduce((sum, { distance }) => sum + distance, 0));
  const byTile = views.map((view, index) => {
    const followers: (TrackedPlacement | undefined)[] = new Array(canonical.state.length).fill(undefined);
    view.patterns.forEach(({ cells }, at) => {
      const [member, placement] = [tables.members[index]?.[at], placed[index]?.[at]];
      if (member === undefined || placement === undefined) return;
      const follower = { member, ...placement };
      for (const cell of cells) followers[view.map[cell] as number] = follower;
    });
    return followers;
  });
  /**
   * Slides the tile from `cell` to `freeCell` in all views. `blankCell` is the blank's cell after the slide.
   */
  const slideAll = (tile: number, cell: number, hole: number, blank: number): void => {
    views.forEach(({ map }, index) => {
      const follower = byTile[index]?.[tile];
      if (follower !== undefined)
        sums[index] =
          (sums[index] as number) +
          slideTracked(follower, map[cell] as number, map[hole] as number, map[blank] as number);
    });
  };
  return {
    initial: Math.max(...sums),
    trySlide(tile, cell, hole, most) {
      slideAll(tile, cell, hole, cell);
      const now = Math.max(...sums);
      if (now <= most) return now;
      slideAll(tile, hole, cell, hole);
      return -1;
    },
    undo(tile, cell, hole) {
      slideAll(tile, hole, cell, hole);
    },
  };
}
