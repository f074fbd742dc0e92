import { below, seededRandom } from '../../random.ts';
import { neighbourLists } from '../moves.ts';
import type { TourTask } from '../tour-task.ts';

/** What a search with backtracking found. */
export interface SearchOutcome {
  /** The cells in the order of the tour; undefined if the whole space holds none or the search was stopped. */
  readonly path?: Int32Array;
  /** Placed knights taken back. */
  readonly backtracks: number;
  readonly stopped: boolean;
}

/** Bytes that a search takes for each square of its board: lists of neighbours and of candidates. */
export const SEARCH_BYTES = 400;

const NODES_BETWEEN_LOOKS = 4096;

/**
 * Depth-first search over all paths from the task's start. `candidates` lists the cells to try after a cell, in order, and
 * may name used cells; the asked end is left for the last step; `shouldStop` is asked every few thousand steps. After more
 * than `mostBacktracks` it stops too.
 */
function depthFirst(
  task: TourTask,
  candidates: (cell: number, used: Uint8Array) => readonly number[],
  shouldStop: () => boolean,
  mostBacktracks: number,
): SearchOutcome {
  const { rows, cols } = task;
  const count = rows * cols;
  const start = task.start.row * cols + task.start.col;
  const end = task.end === undefined ? -1 : task.end.row * cols + task.end.col;
  const touchesStart = new Uint8Array(count);
  for (const cell of neighbourLists(rows, cols)[start] ?? []) touchesStart[cell] = 1;
  const path = new Int32Array(count);
  const used = new Uint8Array(count);
  const lists: (readonly number[])[] = [];
  const next = new Uint8Array(count);
  let backtracks = 0;
  let nodes = 0;
  const place = (cell: number, depth: number): void => {
    path[depth] = cell;
    used[cell] = 1;
    lists[depth] = candidates(cell, used);
    next[depth] = 0;
  };
  place(start, 0);
  for (let depth = 0; depth >= 0; ) {
    if (depth === count - 1 && (!task.closed || touchesStart[path[depth] ?? 0] === 1)) {
      return { path, backtracks, stopped: false };
    }
    if (++nodes % NODES_BETWEEN_LOOKS === 0 && shouldStop()) return { backtracks, stopped: true };
    const list = lists[depth] ?? [];
    let at = next[depth] ?? 0;
    let chosen = -1;
    while (at < list.length && chosen < 0) {
      const cell = list[at++] ?? 0;
      if (used[cell] === 0 && (cell !== end || depth === count - 2)) chosen = cell;
    }
    next[depth] = at;
    if (chosen >= 0) {
      place(chosen, ++depth);
    } else {
      used[path[depth] ?? 0] = 0;
      if (++backtracks > mostBacktracks) return { backtracks, stopped: true };
      depth--;
    }
  }
  return { backtracks, stopped: false };
}

/** The first try's backtracks for each cell of the board, and how the limit grows from one try to the next. */
const TRY_BACKTRACKS = 4;
const TRY_GROWTH = 1.25;
/** How much chance has a say in ties, beside squared distances, in the first try, and how that grows. */
const FIRST_CHANCE = 10;
const CHANCE_GROWTH = 4;

/**
 * Warnsdorff's rule with backtracking: the cell with the fewest free exits first, of several the one furthest from the board's
 * centre (which nearly always does without a backtrack, where random ties fail on boards of 200 x 200), then at random by the
 * task's seed. Where the last cell is known, a neighbour with at most one exit left has to come next. A try that goes wrong is given
 * up for another, in which chance counts for more, under a growing limit. A closed tour is a tour that ends beside its
 * start. `backtracks` counts those of all tries. For tasks that the existence rule allows.
 */
export function warnsdorffSearch(task: TourTask, shouldStop: () => boolean): SearchOutcome {
  const { rows, cols } = task;
  const neighbours = neighbourLists(rows, cols);
  const random = seededRandom(task.seed);
  const besideStart = neighbours[task.start.row * cols + task.start.col] ?? [];
  const exits = (cell: number, used: Uint8Array): number =>
    (neighbours[cell] ?? []).reduce((sum, near) => sum + (used[near] === 0 ? 1 : 0), 0);
  let chance = FIRST_CHANCE;
  const fromCentre = (cell: number): number =>
    ((cell % cols) - (cols - 1) / 2) ** 2 + (Math.floor(cell / cols) - (rows - 1) / 2) ** 2;
  const ranked = (cell: number, used: Uint8Array, end: number): readonly number[] => {
    const free = (neighbours[cell] ?? [])
      .filter((near) => used[near] === 0)
      .map((near) => ({ near, exits: exits(near, used), rank: random() * chance - fromCentre(near) }));
    if (end >= 0) {
      if (exits(end, used) === 0) return free.some(({ near }) => near === end) ? [end] : [];
      const tight = free.filter((next) => next.near !== end && next.exits <= 1);
      if (tight.length > 0) return tight.length === 1 ? tight.map(({ near }) => near) : [];
    }
    return free.sort((a, b) => a.exits - b.exits || a.rank - b.rank).map(({ near }) => near);
  };
  let backtracks = 0;
  for (let limit = TRY_BACKTRACKS * rows * cols; ; limit *= TRY_GROWTH, chance *= CHANCE_GROWTH) {
    if (shouldStop()) return { backtracks, stopped: true };
    const last = task.closed ? besideStart[below(random, besideStart.length)] : undefined;
    const goal = last === undefined ? task.end : { row: Math.floor(last / cols), col: last % cols };
    const end = goal === undefined ? -1 : goal.row * cols + goal.col;
    const attempt = { ...task, ...(goal && { end: goal }) };
    const outcome = depthFirst(attempt, (cell, used) => ranked(cell, used, end), shouldStop, limit);
    backtracks += outcome.backtracks;
    if (outcome.path !== undefined) return { ...outcome, backtracks };
    if (!outcome.stopped && !task.closed) return { backtracks, stopped: false };
  }
}
