import { seededRandom } from '../../core/random.ts';
import { ok, type Result } from '../../core/result.ts';
import { type Board, defaultGoal, type Moves, sameBoard } from '../../core/sliding/board.ts';
import { applyMoves, invertMoves } from '../../core/sliding/moves.ts';
import { randomMoves, randomSolvable, randomWithBlankHome } from '../../core/sliding/scramble/scramble.ts';
import { hasWholeSpace } from '../../core/sliding/solve/position/reach.ts';
import type { TerminalServices } from '../feature/services.ts';
import type { Turn } from '../feature/working.ts';
import type { ScrambleRequest } from './request.ts';

/** Cells up to which the moves from the solved board are written down: above, there are hundreds of them. */
const WAY_CELLS = 25;
/** Time to find moves that lead to a random board; they need not be the fewest. */
const WAY_MS = 1000;

/** A scramble, with the moves that lead to it from the solved board where there are few enough. */
export interface Scrambled {
  readonly start: Board;
  readonly goal: Board;
  readonly way?: Moves;
  /** All boards of its kind are equally likely. */
  readonly uniform: boolean;
}

/** Makes a scramble. Faults: `no-such-length`, `length-too-far`, `length-out-of-reach`, and those of the solver. */
export async function scrambled(
  { size, scrambler, seed }: ScrambleRequest,
  { solver, random: anyRandom }: Pick<TerminalServices, 'solver' | 'random'>,
  timeMs: number,
  turn: Turn,
): Promise<Result<Scrambled>> {
  const random = seed === undefined ? anyRandom : seededRandom(seed);
  const goal = defaultGoal(size.rows, size.cols);
  if (scrambler.by === 'length') {
    const { length } = scrambler;
    const request = { ...size, length, seed: Math.floor(random() * 2 ** 31), timeMs };
    const found = await solver.ask('scramble', request, turn);
    if (!found.ok) return found;
    const { start, moves, uniform } = found.value;
    return ok({ start, goal, way: moves, uniform });
  }
  if (scrambler.by === 'moves') {
    const way = randomMoves(goal, scrambler.moves, random);
    const start = applyMoves(goal, way);
    return start.ok ? ok({ start: start.value, goal, way, uniform: false }) : start;
  }
  const draw = scrambler.by === 'corner' ? randomWithBlankHome : randomSolvable;
  let start = draw(goal, random);
  while (sameBoard(start, goal)) start = draw(goal, random);
  if (goal.tiles.length > WAY_CELLS) return ok({ start, goal, uniform: true });
  // IDA* waits for no tables, and gives some solution in any time.
  const algorithm = hasWholeSpace(goal) ? 'auto' : 'ida';
  const solved = await solver.ask(
    'solve',
    { start, goal, metric: 'stm', algorithm, timeMs: Math.min(WAY_MS, timeMs) },
    turn,
  );
  if (!solved.ok && solved.fault.code === 'cancelled') return solved;
  return ok({ start, goal, uniform: true, ...(solved.ok && { way: invertMoves(solved.value.moves) }) });
}
