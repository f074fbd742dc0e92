import { constructSolution } from '../src/core/sliding/solve/construct/construct.ts';
import { createSolverMemory } from '../src/core/sliding/solve/context/context.ts';
import { canonicalPuzzle } from '../src/core/sliding/solve/position/canonical-puzzle.ts';
import { type Published, publishedBoards, randomBoards, requestFor, type SetName } from './boards.ts';
import { type BenchOptions, boardsIn, duration, mean, type Part, type Row, sample } from './report.ts';
import { solverWith, USUAL_MEMORY_MB, type Watched, watch } from './solver.ts';
import { tiers } from './tables.ts';

/** A set of boards for the bot's pool, with its name in the table. */
interface BoardSet {
  readonly name: string;
  readonly title: string;
  readonly seconds: number;
  /** The goals of the row. */
  readonly goals: Pick<Row, 'reach' | 'aim'>;
  boardsFor(options: BenchOptions): readonly Published[];
  /** Returns the mean length as text, with the figure that it is compared with. */
  compare(boards: readonly Published[], length: number): Pick<Row, 'figure' | 'against'>;
}

/** Returns the bot's answer, which its worker has replayed. Throws on an impossible length or bound. */
function possible(board: Published, answer: Watched): Watched {
  const { length, lowerBound } = answer;
  if (board.length > 0 && (length < board.length || lowerBound > board.length))
    throw new Error(`${length}, at least ${lowerBound}, published ${board.length}`);
  return answer;
}

/** Measures boards of one size as the bot answers them: on two threads, with its tables. */
const largePart = ({ name, title, seconds, goals, boardsFor, compare }: BoardSet): Part => ({
  name: `sliding large ${name}`,
  async run(options) {
    const boards = boardsFor(options);
    const [first] = boards;
    if (first === undefined) throw new Error('no boards');
    tiers(requestFor(first, 1))[0]?.();
    const solver = solverWith({ threads: 2, memoryMb: USUAL_MEMORY_MB, timeMs: 1000 * seconds });
    try {
      // Warm-up: reads the tables and fills each thread's own structures.
      for (let round = 0; round < 2; round++) await watch(solver, requestFor(first, 1000));
      const found: Watched[] = [];
      for (const board of boards)
        found.push(possible(board, await watch(solver, requestFor(board, 1000 * seconds))));
      const { figure, against } = compare(boards, mean(found.map(({ length }) => length)));
      const slowest = Math.max(...found.map(({ milliseconds }) => milliseconds));
      return [
        {
          task: `${title}, ${boardsIn(boards)}, at ${seconds} s: mean length`,
          figure,
          ...goals,
          against: `${against}; longest answer ${duration(slowest)}`,
        },
      ];
    } finally {
      await solver.close();
    }
  },
});

const KORF = 'Korf & Felner';

/** Boards of 5x5 with a published optimum. */
const beside = (
  set: SetName,
  title: string,
  { seconds, usual, goals }: Pick<BoardSet, 'seconds' | 'goals'> & { readonly usual: number },
): Part =>
  largePart({
    name: `5x5 ${set} ${seconds}s`,
    title: `5x5, ${title}`,
    seconds,
    goals,
    boardsFor: (options) => sample(publishedBoards(set), usual, options),
    compare(boards, length) {
      const optimum = mean(boards.map((board) => board.length));
      return {
        figure: `${(length / optimum).toFixed(4)} of the optimum`,
        against: `${length.toFixed(2)} / ${optimum.toFixed(2)}`,
      };
    },
  });

/** Compares the mean length with that of the line-by-line constructor. */
function besideHand(boards: readonly Published[], length: number): Pick<Row, 'figure' | 'against'> {
  const memory = createSolverMemory();
  const built = mean(
    boards.map((board) => constructSolution(canonicalPuzzle(requestFor(board, 1)), memory).length),
  );
  return {
    figure: length.toFixed(1),
    against: `by hand ${built.toFixed(0)}: x ${(length / built).toFixed(2)}`,
  };
}

/** Takes every tenth board of a set, because its first boards are easier than the rest. */
const tenths = (set: SetName, side: number, goals: BoardSet['goals']): Part =>
  largePart({
    name: `${side}x${side} deepcubea every tenth`,
    title: `${side}x${side}, DeepCubeA, every tenth`,
    seconds: 10,
    goals,
    boardsFor(options) {
      const boards = publishedBoards(set).filter((_, at) => at % 10 === 0);
      return sample(boards, boards.length, options);
    },
    compare: besideHand,
  });

const uniform = (side: number, usual: number, goals: BoardSet['goals']): Part =>
  largePart({
    name: `${side}x${side} uniform`,
    title: `${side}x${side}, uniformly random`,
    seconds: 3,
    goals,
    boardsFor: (options) => sample(randomBoards(side, 50, side), usual, options),
    compare: besideHand,
  });

export const largeParts: readonly Part[] = [
  beside('korf24', KORF, { seconds: 1, usual: 50, goals: { reach: '1.025', aim: '1.02' } }),
  beside('korf24', KORF, { seconds: 3, usual: 50, goals: { reach: '1.015', aim: '1.012' } }),
  beside('korf24', KORF, { seconds: 10, usual: 12, goals: { reach: '1.008', aim: '1.005' } }),
  beside('deepcubea24', 'DeepCubeA', { seconds: 1, usual: 20, goals: {} }),
  tenths('deepcubea35', 6, { reach: '126.6', aim: 'below 124.7' }),
  tenths('deepcubea48', 7, { reach: '268.3', aim: 'below 253.4' }),
  uniform(6, 20, { reach: '181', aim: '178' }),
  uniform(7, 20, { reach: '302', aim: '295' }),
  uniform(8, 6, { reach: '455', aim: '440' }),
  uniform(9, 6, { reach: '700', aim: '650' }),
  uniform(10, 6, { reach: '960', aim: '900' }),
];
