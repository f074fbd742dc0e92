import type { CommandInput } from '../../chat/input/command-input.ts';
import { seededRandom } from '../../core/random.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { type Board, defaultGoal, isSameBoard, type Moves } from '../../core/sliding/board.ts';
import { applyMoves, invertMoves } from '../../core/sliding/moves.ts';
import { MAX_MOVES } from '../../core/sliding/notation/move-text.ts';
import { parseSize, type Size } from '../../core/sliding/notation/puzzle.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import {
  randomBoardWithBlankAtGoal,
  randomMoves,
  randomSolvableBoard,
} from '../../core/sliding/scramble/scramble.ts';
import { hasWholeSpace } from '../../core/sliding/solve/position/reach.ts';
import type { TerminalServices } from '../feature/services.ts';
import type { SolverCaller } from '../feature/working.ts';

const DEFAULT_SIZE = '4x4';

/** A random board, a random board with the blank in the corner, random moves, or a solution length. */
type Scrambler =
  | { readonly by: 'random' }
  | { readonly by: 'corner' }
  | { readonly by: 'moves'; readonly moves: number }
  | { readonly by: 'length'; readonly length: number };

export interface ScrambleRequest {
  readonly size: Size;
  readonly scrambler: Scrambler;
  /** The same seed always makes the same scramble. Default: unpredictable. */
  readonly seed?: number;
}

const isWholeNumber = (text: string): boolean => /^\d{1,4}$/.test(text);
const cutForQuote = (value: string | boolean): string => String(value).slice(0, 40);

/**
 * The size is in the typed words. Faults: those of `parseSize`, `bad-count` {text, limit}, `bad-length`
 * {text}, `unknown-place` {text}, `one-scrambler` for more than one of the options `blank`, `moves` and
 * `length`, `seed-option` {text}.
 */
export function readScramble(vocabulary: Words, { words, options }: CommandInput): Result<ScrambleRequest> {
  const { blank, moves, length, seed } = options;
  const size = parseSize(words === '' ? DEFAULT_SIZE : words, vocabulary);
  if (!size.ok) return size;
  if ([blank, moves, length].filter((option) => option !== undefined).length > 1)
    return fault('one-scrambler');
  const scrambler = readScrambler(options);
  if (!scrambler.ok) return scrambler;
  const request = { size: size.value, scrambler: scrambler.value };
  if (seed === undefined) return ok(request);
  return /^\d{1,9}$/.test(String(seed))
    ? ok({ ...request, seed: Number(seed) })
    : fault('seed-option', { text: cutForQuote(seed) });
}

function readScrambler({ blank, moves, length }: CommandInput['options']): Result<Scrambler> {
  if (blank !== undefined) {
    return blank === 'corner' ? ok({ by: 'corner' }) : fault('unknown-place', { text: cutForQuote(blank) });
  }
  if (moves !== undefined) {
    return isWholeNumber(String(moves)) && Number(moves) <= MAX_MOVES
      ? ok({ by: 'moves', moves: Number(moves) })
      : fault('bad-count', { text: cutForQuote(moves), limit: MAX_MOVES });
  }
  if (length !== undefined) {
    return isWholeNumber(String(length))
      ? ok({ by: 'length', length: Number(length) })
      : fault('bad-length', { text: cutForQuote(length) });
  }
  return ok({ by: 'random' });
}

/** Moves from the solved board to the scramble are shown. Larger boards would need hundreds of them. */
const MAX_CELLS_WITH_MOVES = 25;
/** The limit for moves to a random scramble. They need not be the fewest moves. */
const MOVES_SEARCH_MS = 1000;

/** `way` is set only for small boards. */
export interface Scramble {
  readonly start: Board;
  readonly goal: Board;
  /** Leads from the solved board to the scrambled one. */
  readonly way?: Moves;
  /** Whether all boards that fit the request are equally likely. */
  readonly uniform: boolean;
}

/** Faults: `no-such-length`, `length-too-far`, `length-out-of-reach`, those of the solver. */
export async function makeScramble(
  { size, scrambler, seed }: ScrambleRequest,
  { solver, random: defaultRandom }: Pick<TerminalServices, 'solver' | 'random'>,
  timeMs: number,
  caller: SolverCaller,
): Promise<Result<Scramble>> {
  const random = seed === undefined ? defaultRandom : seededRandom(seed);
  const goal = defaultGoal(size.rows, size.cols);
  if (scrambler.by === 'length') {
    const { length } = scrambler;
    const request = { ...size, length, seed: Math.floor(random() * 2 ** 31), timeMs };
    const generatedScramble = await solver.ask('scramble', request, caller);
    if (!generatedScramble.ok) return generatedScramble;
    const { start, moves, uniform } = generatedScramble.value;
    return ok({ start, goal, way: moves, uniform });
  }
  if (scrambler.by === 'moves') {
    const moves = randomMoves(goal, scrambler.moves, random);
    const start = applyMoves(goal, moves);
    return start.ok ? ok({ start: start.value, goal, way: moves, uniform: false }) : start;
  }
  const makeRandomBoard = scrambler.by === 'corner' ? randomBoardWithBlankAtGoal : randomSolvableBoard;
  let start = makeRandomBoard(goal, random);
  while (isSameBoard(start, goal)) start = makeRandomBoard(goal, random);
  if (goal.tiles.length > MAX_CELLS_WITH_MOVES) return ok({ start, goal, uniform: true });
  // IDA* needs no precomputed tables and quickly finds some solution.
  const algorithm = hasWholeSpace(goal) ? 'auto' : 'ida';
  const solution = await solver.ask(
    'solve',
    { start, goal, metric: 'stm', algorithm, timeMs: Math.min(MOVES_SEARCH_MS, timeMs) },
    caller,
  );
  if (!solution.ok && solution.fault.code === 'cancelled') return solution;
  return ok({ start, goal, uniform: true, way: solution.ok ? invertMoves(solution.value.moves) : undefined });
}
