import { below, type Random, seededRandom } from '../../random.ts';
import type { Cell } from '../board/moves.ts';
import { type NumberedTour, numberedTour } from '../board/numbered-tour.ts';
import type { TourTask } from '../board/tour-task.ts';
import { STRIP, THREE_ROWS } from '../rule/column-automaton.ts';
import { automatonOf, type RuleMemory, whyNotBetween } from '../rule/existence.ts';
import { latticeWalk } from '../rule/lattice-walk.ts';
import { stripTour } from '../rule/strips.ts';

const ATTEMPTS = 64;

/** A random cell that may be the other end of a tour from `start`. */
function freeEnd(task: TourTask, random: Random, memory: RuleMemory): Cell {
  const { rows, cols, start } = task;
  const from = { file: start.col, rank: start.row };
  for (;;) {
    const at = below(random, rows * cols);
    const to = { file: at % cols, rank: Math.floor(at / cols) };
    if (whyNotBetween(cols, rows, from, to, memory) === undefined) return { row: to.rank, col: to.file };
  }
}

/**
 * A tour of a board with 3 or 4 rows and at least as many columns, for a task that the existence rule allows: by the
 * column automaton, so in time linear in the cells. Undefined if `shouldStop` says so first.
 */
export function narrowTour(
  task: TourTask,
  memory: RuleMemory,
  shouldStop: () => boolean,
): NumberedTour | undefined {
  const { rows, cols, start, closed, seed } = task;
  const random = seededRandom(Math.imul(seed, 0xc2b2ae35));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (shouldStop()) return undefined;
    const end = closed ? undefined : (task.end ?? freeEnd(task, random, memory));
    const path =
      rows === 4 && end !== undefined
        ? stripTour(automatonOf(STRIP, memory), cols, start, end, random)
        : latticeWalk(automatonOf(THREE_ROWS, memory), cols, start, end, random);
    if (path !== undefined) return numberedTour(path);
  }
  throw new Error(`no run of the automaton gives the tour of ${rows} x ${cols}`);
}
