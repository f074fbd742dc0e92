import type { Estimate } from '../heuristics/ida.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { bitAt } from './database.ts';
import { nodeAt, orderAfter } from './placement.ts';
import { locateAll, type Member, type SetTables } from './tables.ts';

/** The tiles of one member of a view during a search. */
interface Follower {
  readonly member: Member;
  set: number;
  order: number;
  distance: number;
}

/** Slides one tile of the follower's pattern, in the cells of its view. */
function slide(follower: Follower, cell: number, hole: number, blank: number): number {
  const { space, database, stride } = follower.member;
  const before = follower.distance;
  follower.order = orderAfter(space, follower.order, follower.set, cell, hole);
  follower.set ^= (1 << cell) ^ (1 << hole);
  const bit = bitAt(database, follower.order * stride + nodeAt(space, follower.set, blank));
  follower.distance += ((before + 1) >> 1) % 2 === bit ? 1 : -1;
  return follower.distance - before;
}

/**
 * Creates an estimate: the largest of the views' sums. It follows a search one slide at a time, on boards up
 * to 25 cells.
 */
export function patternEstimate(tables: SetTables, canonical: CanonicalPuzzle): Estimate {
  const { views } = tables.set;
  const placed = locateAll(tables, canonical);
  const sums = placed.map((view) => view.reduce((sum, { distance }) => sum + distance, 0));
  const byTile = views.map((view, index) => {
    const followers: (Follower | undefined)[] = new Array(canonical.state.length).fill(undefined);
    view.patterns.forEach(({ cells }, at) => {
      const [member, placement] = [tables.members[index]?.[at], placed[index]?.[at]];
      if (member === undefined || placement === undefined) return;
      const follower = { member, ...placement };
      for (const cell of cells) followers[view.map[cell] as number] = follower;
    });
    return followers;
  });
  /** Slides the tile in all views; the blank ends in the tile's old cell. */
  const slideAll = (tile: number, cell: number, hole: number, blank: number): void => {
    views.forEach(({ map }, index) => {
      const follower = byTile[index]?.[tile];
      if (follower !== undefined)
        sums[index] =
          (sums[index] as number) +
          slide(follower, map[cell] as number, map[hole] as number, map[blank] as number);
    });
  };
  return {
    initial: Math.max(...sums),
    try(tile, cell, hole, most) {
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
