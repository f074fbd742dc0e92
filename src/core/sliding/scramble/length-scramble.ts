import { type Random, randomBelow, seededRandom } from '../../random.ts';
import { fault, ok, type Result } from '../../result.ts';
import { type Board, defaultGoal, isSameBoard, type Moves } from '../board.ts';
import { longestSolutionLength, maxScrambleLength } from '../longest.ts';
import { applyMoves, boardAfter, invertMoves } from '../moves.ts';
import { isSolvable } from '../parity.ts';
import type { SolverContext } from '../solve/context/context.ts';
import { linearConflictEstimate } from '../solve/heuristics/linear-conflict.ts';
import { canonicalPuzzle } from '../solve/position/canonical-puzzle.ts';
import { hasWholeSpace } from '../solve/position/reach.ts';
import { descend, spaceOf, unrankPermutation } from '../solve/position/space.ts';
import { solveSliding } from '../solve/solve-sliding.ts';
import { randomMoves, randomSolvableBoard } from './scramble.ts';

/**
 * One shortest solution for each of the 17 hardest 4x4 boards: 80 moves to the usual goal. Solutions: Korf &
 * Schultze 2005. The boards were first listed by Gasser 1995 and Bruengger et al. 1999.
 */
export const HARDEST_FIFTEEN_SOLUTIONS: readonly Moves[] = [
  'LLUURDRULDDRULLURURDDLUULDLURDLDDRRUULLDDRRUUULDLDDRRRULUURDLLURDLLDDRRRUUULDLUL',
  'UUULDLLDDRRRUULLULDDRRRULULLDDDRRUUURDLULLDDRDRUULLDRRULLDDRRRUUULLLDDRDRRUUULLL',
  'UULULDLDRRULDRDRUUULLDLURDLDRRRULLDDRURULULDDDLURDRUULDDRRUUULDLLDDRRRUULURDLLUL',
  'UULULDLDRRULDRDRUUULLDLURDLDRRRULLDDRURULULDDDLURDRUULDDRRUUULDLLDDRRRUULURDLLLU',
  'UULULLDDDRRUUURDLULLDDDRRUUULDLDDRRUULLDDRRURULURDDDLUULULDDDRRURULDLURULDRDLULU',
  'UULULDDRULLDDRRRUUULDLULDDDRRURULDRUULLLDDRDRUUULLDDRRULLDDRRRULUULLDDDRRRUUULLL',
  'UUULLLDDDRRRUUULLLDDRRUULLDDDRRURULLDDRURULULLDDRDRRUUULLDLDDRURULULDDRDRURUULLL',
  'UUULLLDDRURRULLLDDDRRRULUULLDDDRRUURDLLDRRULUULLDDRUULDDDRURURULLLDDRDRURUULDLUL',
  'UUULLLDDDRRUURULLLDDDRRUULDRRULULDLDDRURUULDLDDRRURDLLURRUULLLDDRRULDDRURUULLDLU',
  'UUULLDDDRULLDRRRULURULLDLDDRRUULLURDLDRDRUURDLULDRUULLDDDRRRULURULLDLDDRRRUULLLU',
  'UUULLLDDDRRRUUULLLDDDRRRUULLDDRRUULULDLDRRUULDLDDRRURDLUUULLDDDRRURUULDLDRRULULL',
  'UUULLDDRRULLLDDRRRUUULDLULDDDRRUURULLLDDRDRRULUULLDDRRULLDDRRRULUULLDDDRRRUUULLL',
  'LURUULLDLDRRULDRRUULLDLURDLDRDRRUULLDDRRUULULDDDLURDRRUUULLDDRULLDDRRRUULURDLLUL',
  'UUULLDDLURRDDRUUULLLDRDRRUULLDDRDLLURDLUURRULLDRDRULDDRURDLULDRURUULDRULLDDRULLU',
  'UUULLDLDDRRRUUULLLDDDRRUULLDDRRRUULULDDLDRRUUULDLDRDRRUULLDDRRUUULLLDDDRRRUULULL',
  'UUULLDDDRRUUULLDLDDRRURUULLLDDRDRUULLDRDRUULURDLLDDRRURULLDRDRUUULLLDDRDRRUULULL',
  'ULDLUURDLLUURRDRDDLULLUURRRDDDLLLUUURRRDDLLDLUURURRDDLLURDDLLURUURDRULDDRDLLLUUU',
];

/** The board's shortest solution to the usual goal has exactly `length` single steps. */
export interface LengthScrambleRequest {
  readonly rows: number;
  readonly cols: number;
  readonly length: number;
  readonly seed: number;
  readonly timeMs: number;
}

export interface LengthScramble {
  readonly start: Board;
  readonly goal: Board;
  /** A shortest sequence from the goal to the board. */
  readonly moves: Moves;
  /** All boards of the requested length were equally likely. */
  readonly uniform: boolean;
}

/** Share of the time limit for one board. */
const PROOF_TIME_SHARE = 0.3;
/**
 * From this length and up to this size, random boards with a large estimate are solved. Other boards come
 * from random walks.
 */
const MIN_FAR_LENGTH = 35;
const MAX_FAR_CELLS = 16;
/**
 * Usual difference between a 4x4 board's length and its estimate, a lower bound. The search begins with
 * estimates this much below the requested length. `GAP_STEPS` attempts use rising estimates, then start over.
 */
const ESTIMATE_GAP = 12;
const GAP_STEPS = 4;
const MAX_EXCHANGE_TRIES = 5000;
/**
 * The limit of a random search on 4x4. Boards with longer solutions are derived from
 * `HARDEST_FIFTEEN_SOLUTIONS`.
 */
const MAX_SEARCHED_LENGTH = 64;

/** Takes the last `length` moves of `solution`: the end of a shortest solution is a shortest one, too. */
function createScramble(goal: Board, solution: Moves, length: number, uniform: boolean): LengthScramble {
  const moves = invertMoves(solution.slice(solution.length - length));
  return { start: boardAfter(goal, moves), goal, moves, uniform };
}

/**
 * Up to 10 cells, all boards of this length are equally likely. On larger boards, random boards are solved
 * until a solution is long enough. 4x4 boards of more than 64 moves are taken from the solutions of the
 * hardest boards.
 *
 * Faults:
 * - `no-such-length` {length, rows, cols, longest}: no board needs this many moves.
 * - `length-too-far` {length, rows, cols, longest}: such boards may exist, but a search wouldn't find one.
 *   Reported without a search.
 * - `length-out-of-reach` {length, rows, cols}: the time was too short.
 */
export function findScrambleOfLength(
  request: LengthScrambleRequest,
  context: SolverContext,
): Result<LengthScramble> {
  const { rows, cols, length, seed } = request;
  const goal = defaultGoal(rows, cols);
  const random = seededRandom(seed);
  const longestLength = longestSolutionLength(rows, cols);
  if (longestLength !== undefined && length > longestLength)
    return fault('no-such-length', { length, rows, cols, longest: longestLength });
  const maxLength = maxScrambleLength(rows, cols);
  if (length > maxLength) return fault('length-too-far', { length, rows, cols, longest: maxLength });
  if (hasWholeSpace(goal)) return ok(drawScramble(goal, length, random, context));
  if (rows === 4 && cols === 4 && length > MAX_SEARCHED_LENGTH) {
    const hardestSolution =
      HARDEST_FIFTEEN_SOLUTIONS[randomBelow(random, HARDEST_FIFTEEN_SOLUTIONS.length)] ?? '';
    return ok(createScramble(goal, hardestSolution, length, length === hardestSolution.length));
  }
  const solution = searchLongSolution(goal, request, random, context);
  return solution === undefined
    ? fault('length-out-of-reach', { length, rows, cols })
    : ok(createScramble(goal, solution, length, false));
}

function drawScramble(
  goal: Board,
  length: number,
  random: Random,
  { memory }: SolverContext,
): LengthScramble {
  const canonical = canonicalPuzzle({ start: goal, goal });
  const space = spaceOf(memory, canonical.rows, canonical.cols, canonical.blank, 'stm');
  let skipCount = randomBelow(random, space.counts[length] ?? 0);
  const rank = space.distance.findIndex((distance) => distance === length && skipCount-- === 0);
  if (rank < 0) throw new Error(`no ${goal.rows}x${goal.cols} board has length ${length}`);
  const state = new Uint8Array(goal.tiles.length);
  unrankPermutation(rank, state);
  return createScramble(goal, canonical.toMoves(descend(space, state)), length, true);
}

/** Solves random boards until a solution is long enough. Undefined if the time is too short. */
function searchLongSolution(
  goal: Board,
  { length, timeMs }: LengthScrambleRequest,
  random: Random,
  context: SolverContext,
): Moves | undefined {
  const startedAtMs = context.now();
  const { onProgress: _, ...contextWithoutProgress } = context;
  const getTimeLeftMs = (): number => timeMs - (context.now() - startedAtMs);
  const proveShortestSolution = (board: Board): Moves | undefined => {
    const proofMs = Math.min(getTimeLeftMs(), timeMs * PROOF_TIME_SHARE);
    if (proofMs < 1) return undefined;
    const request = { start: board, goal, metric: 'stm', algorithm: 'auto', timeMs: proofMs } as const;
    const answer = solveSliding(request, contextWithoutProgress);
    return answer.optimal ? answer.moves : undefined;
  };
  const drawsFarBoards = length >= MIN_FAR_LENGTH && goal.tiles.length <= MAX_FAR_CELLS;
  let bestSolution: Moves = '';
  for (let attempt = 0; bestSolution.length < length; attempt++) {
    if (getTimeLeftMs() <= 0 || context.shouldStop?.() === true) return undefined;
    const baseBoard = boardAfter(goal, invertMoves(bestSolution));
    const missingMoveCount = length - bestSolution.length;
    const stepCount = missingMoveCount + 2 * randomBelow(random, 1 + Math.ceil(missingMoveCount / 2));
    const foundSolution = proveShortestSolution(
      drawsFarBoards
        ? drawFarBoard(goal, length - ESTIMATE_GAP + 2 * (attempt % GAP_STEPS), random)
        : boardAfter(baseBoard, randomMoves(baseBoard, stepCount, random)),
    );
    if (foundSolution !== undefined && foundSolution.length >= bestSolution.length)
      bestSolution = foundSolution;
  }
  return bestSolution;
}

/**
 * The estimate is Manhattan distance plus linear conflicts. Exchanges pairs of tiles until it is at least
 * `minEstimate`, or 5,000 times.
 */
function drawFarBoard(goal: Board, minEstimate: number, random: Random): Board {
  const estimateOf = (start: Board): number =>
    linearConflictEstimate(canonicalPuzzle({ start, goal })).initial;
  let board = randomSolvableBoard(goal, random);
  let reachedEstimate = estimateOf(board);
  for (let attempt = 0; reachedEstimate < minEstimate && attempt < MAX_EXCHANGE_TRIES; attempt++) {
    const tiles = [...board.tiles];
    // Two exchanges together keep the parity, so the board stays solvable.
    for (let exchangeIndex = 0; exchangeIndex < 2; exchangeIndex++) {
      const [cellA, cellB] = [randomBelow(random, tiles.length), randomBelow(random, tiles.length)];
      if (cellA === cellB || tiles[cellA] === 0 || tiles[cellB] === 0) continue;
      [tiles[cellA], tiles[cellB]] = [tiles[cellB] ?? 0, tiles[cellA] ?? 0];
    }
    const nextBoard = { ...board, tiles };
    if (!isSolvable({ start: nextBoard, goal })) continue;
    const nextEstimate = estimateOf(nextBoard);
    if (nextEstimate >= reachedEstimate) [board, reachedEstimate] = [nextBoard, nextEstimate];
  }
  return board;
}

/** Replays the moves. Returns the first mistake, or undefined. */
export function checkLengthScramble(
  { length }: LengthScrambleRequest,
  { start, goal, moves }: LengthScramble,
): string | undefined {
  if (moves.length !== length) return `${moves.length} moves`;
  const endResult = applyMoves(goal, moves);
  return endResult.ok && isSameBoard(endResult.value, start) ? undefined : 'the moves lead elsewhere';
}
