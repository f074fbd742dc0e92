import type { Walk } from '../../core/knight/board/walk.ts';
import { checkWalkOn, type WalkedOn, walkOn } from '../../core/knight/search/walk-on.ts';
import { ok } from '../../core/result.ts';
import type { Task } from '../task.ts';

/** How a knight's walk goes on to a tour, or that it can't. */
export const walkOnTask: Task<Walk, WalkedOn> = {
  run: (walk, { shouldStop }) => ok(walkOn(walk, shouldStop)),
  check: checkWalkOn,
  isSmall: () => true,
};
