import { readFileSync } from 'node:fs';
import { seededRandom } from '../src/core/random.ts';
import { type Board, defaultGoal } from '../src/core/sliding/board.ts';
import { randomSolvableBoard } from '../src/core/sliding/scramble/scramble.ts';
import type { SlidingRequest } from '../src/core/sliding/sliding-answer.ts';

/** A published board with its optimal length, or 0 if that is unknown. */
export interface Published {
  readonly start: Board;
  readonly goal: Board;
  readonly length: number;
}

/** The goal with the blank first, as Korf's papers have it. */
const blankFirst = (side: number): Board => ({
  rows: side,
  cols: side,
  tiles: Array.from({ length: side * side }, (_, tile) => tile),
});

const blankLast = (side: number): Board => defaultGoal(side, side);

/** The sets in `boards/`: side, file and goal; see the README there. */
const SETS = {
  korf: { side: 4, file: 'korf100', goal: blankFirst },
  eighty: { side: 4, file: 'hard15-80moves-17', goal: blankFirst },
  structured: { side: 4, file: 'hard15-structured-3', goal: blankFirst },
  deepcubea15: { side: 4, file: 'deepcubea15-500-goal-blank-last', goal: blankLast },
  korf24: { side: 5, file: 'korf24-50', goal: blankFirst },
  deepcubea24: { side: 5, file: 'deepcubea24-496-goal-blank-last', goal: blankLast },
  deepcubea35: { side: 6, file: 'deepcubea35-500-goal-blank-last', goal: blankLast },
  deepcubea48: { side: 7, file: 'deepcubea48-500-goal-blank-last', goal: blankLast },
} as const;

export type SetName = keyof typeof SETS;

/** The boards of a published set, in its order. */
export function publishedBoards(name: SetName): Published[] {
  const { side, file, goal } = SETS[name];
  return readFileSync(new URL(`./boards/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, length = 0, ...tiles] = line.split(' ').map(Number);
      return { start: { rows: side, cols: side, tiles }, goal: goal(side), length };
    });
}

/**
 * Returns `count` uniformly random boards to the goal with the blank last; the same `seed` gives the same
 * boards.
 */
export function randomBoards(side: number, count: number, seed: number): Published[] {
  const random = seededRandom(seed);
  const goal = defaultGoal(side, side);
  return Array.from({ length: count }, () => ({ start: randomSolvableBoard(goal, random), goal, length: 0 }));
}

/** Returns the request for a board's best answer within `timeMs`. */
export const requestFor = ({ start, goal }: Published, timeMs: number): SlidingRequest => ({
  start,
  goal,
  metric: 'stm',
  algorithm: 'auto',
  timeMs,
});
