import { fault, ok, type Result } from '../core/result.ts';
import type { Moves } from '../core/sliding/board.ts';
import type { Entry, Round } from '../store/contract/round.ts';
import type { DirectionWords } from './kinds/rules.ts';
import { sliding } from './kinds/sliding.ts';
import { type Ranked, rankedBy } from './score.ts';

/** Somebody with a solution. */
export type Solver = Entry & Required<Pick<Entry, 'best'>>;

/** Those who have a solution, the shortest first; as short ones share a rank. */
export function shortestFirst(entries: readonly Entry[]): readonly Ranked<Solver>[] {
  const solvers = entries.filter((entry): entry is Solver => entry.best !== undefined);
  return rankedBy(solvers, (one, other) => one.best.length - other.best.length);
}

/**
 * The moves of a typed line, each of one tile, if it leads from the round's scramble to its goal; what follows the goal is left out.
 * Faults: those of `sliding.typed`; `try-stuck` {move: the word, index: its place from 1, possible}; `try-unsolved` {moves, inPlace, tiles}: it ends before.
 */
export function solutionIn(
  { start, goal }: Pick<Round, 'start' | 'goal'>,
  line: string,
  directions: DirectionWords,
): Result<Moves> {
  let position = sliding.read({ start, goal, state: start });
  let moves = '';
  const { words, wrong } = sliding.typed(line, directions, position);
  if (wrong !== undefined) return fault(wrong.code, { ...wrong.facts, index: words.length + 1, made: 0 });
  for (const [at, { text, means }] of words.entries()) {
    const steps = sliding.ofWord(position, means);
    if (!steps.ok) return fault('try-stuck', { ...steps.fault.facts, move: text, index: at + 1 });
    for (const step of steps.value) {
      const next = sliding.after(position, step);
      if (next === undefined)
        throw new Error(`${step} of ${means} can't be made on ${sliding.write(position)}`);
      position = next;
      moves += step;
      if (sliding.isSolved(position)) return ok(moves);
    }
  }
  const { board, goal: wanted } = position;
  const inPlace = board.tiles.filter((tile, cell) => tile !== 0 && tile === wanted.tiles[cell]).length;
  return fault('try-unsolved', { moves: moves.length, inPlace, tiles: board.tiles.length - 1 });
}
