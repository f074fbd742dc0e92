import { below, type Random, seededRandom } from '../random.ts';
import { fault, ok, type Result } from '../result.ts';
import type { AnalysisRequest, LengthScramble } from './analysis.ts';
import { type Board, defaultGoal, type Moves } from './board.ts';
import type { SolverContext } from './context.ts';
import { frameOf } from './frame.ts';
import { longestOf } from './longest.ts';
import { spaceOf } from './memory.ts';
import { applyMoves, invertMoves } from './moves.ts';
import { randomSolvable } from './scramble.ts';
import { randomMoves } from './scramblers.ts';
import { solveSliding } from './solve.ts';
import { descend, SPACE_CELLS, unrankPermutation } from './space.ts';

type LengthRequest = Extract<AnalysisRequest, { about: 'length' }>;

/** Share of the time for one proof. */
const ONE_SHARE = 0.2;
/** From this length on a random board is a better beginning than the goal, up to 16 cells. */
const LONG = 35;
const RANDOM_CELLS = 16;

/** A board and a shortest solution of it. */
interface Proved {
  readonly board: Board;
  readonly solution: Moves;
}

const movesTo = (goal: Board, moves: Moves): Board => {
  const board = applyMoves(goal, moves);
  if (!board.ok) throw new Error(`${moves} can't be made`);
  return board.value;
};

/** The last part of a shortest solution is a shortest one, too: it is `length` moves long. */
function scrambleOf(goal: Board, solution: Moves, length: number, uniform: boolean): LengthScramble {
  const moves = invertMoves(solution.slice(solution.length - length));
  return { about: 'length', start: movesTo(goal, moves), goal, moves, uniform };
}

/**
 * A board of exactly that length: up to 10 cells uniformly drawn from all of them, above found by random walks whose ends are
 * solved. Faults: `no-such-length` {length, rows, cols, longest}, `length-out-of-reach` {length, rows, cols} where the time was
 * too short for it.
 */
export function scrambleOfLength(request: LengthRequest, context: SolverContext): Result<LengthScramble> {
  const { rows, cols, length, seed } = request;
  const goal = defaultGoal(rows, cols);
  const random = seededRandom(seed);
  const longest = longestOf(rows, cols);
  if (longest !== undefined && length > longest)
    return fault('no-such-length', { length, rows, cols, longest });
  if (rows * cols <= SPACE_CELLS) return ok(drawn(goal, length, random, context));
  const solution = walked(goal, request, random, context);
  return solution === undefined
    ? fault('length-out-of-reach', { length, rows, cols })
    : ok(scrambleOf(goal, solution, length, false));
}

/** One of all boards of that length. */
function drawn(goal: Board, length: number, random: Random, { memory }: SolverContext): LengthScramble {
  const frame = frameOf({ start: goal, goal });
  const space = spaceOf(memory, frame.rows, frame.cols, frame.blank, 'stm');
  let left = below(random, space.counts[length] ?? 0);
  const rank = space.distance.findIndex((distance) => distance === length && left-- === 0);
  if (rank < 0) throw new Error(`no ${goal.rows}x${goal.cols} board has length ${length}`);
  const state = new Uint8Array(goal.tiles.length);
  unrankPermutation(rank, state);
  return scrambleOf(goal, frame.toMoves(descend(space, state)), length, true);
}

/** A shortest solution of at least that length: steps away from the goal as long as the proved length doesn't fall. */
function walked(
  goal: Board,
  { length, timeMs }: LengthRequest,
  random: Random,
  context: SolverContext,
): Moves | undefined {
  const began = context.now();
  const left = (): number => timeMs - (context.now() - began);
  const prove = (board: Board): Proved | undefined => {
    const time = Math.min(left(), timeMs * ONE_SHARE);
    if (time < 1) return undefined;
    const answer = solveSliding(
      { start: board, goal, metric: 'stm', algorithm: 'auto', timeMs: time },
      context,
    );
    return answer.optimal ? { board, solution: answer.moves } : undefined;
  };
  const home: Proved = { board: goal, solution: '' };
  const far = length >= LONG && goal.tiles.length <= RANDOM_CELLS;
  let best = (far ? prove(randomSolvable(goal, random)) : undefined) ?? home;
  while (best.solution.length < length) {
    if (left() <= 0 || context.shouldStop?.() === true) return undefined;
    const missing = length - best.solution.length;
    const steps = missing + 2 * below(random, 1 + Math.ceil(missing / 2));
    const next = prove(movesTo(best.board, randomMoves(best.board, steps, random)));
    if (next !== undefined && next.solution.length >= best.solution.length) best = next;
  }
  return best.solution;
}
