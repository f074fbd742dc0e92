import { checkSlidingAnswer } from '../src/core/sliding/check.ts';
import { canonicalPuzzle } from '../src/core/sliding/solve/canonical-puzzle.ts';
import { construct } from '../src/core/sliding/solve/construct.ts';
import type { SolverContext } from '../src/core/sliding/solve/context.ts';
import { createSolverMemory } from '../src/core/sliding/solve/memory.ts';
import { solveSliding } from '../src/core/sliding/solve/solve.ts';
import { type Published, publishedBoards, randomBoards, requestFor, type SetName } from './boards.ts';
import {
  type BenchOptions,
  boardsIn,
  digits,
  duration,
  mean,
  now,
  type Part,
  type Row,
  sample,
  size,
} from './report.ts';
import { solverWith, type Watched, watch } from './solver.ts';
import { contextWith, type Tier, tiers } from './tables.ts';

/** Tables that the bot takes at its defaults. */
const MEMORY_MIB = 256;
const NO_TABLES: Tier = { keys: [], bytes: 0 };

/** What was set as the goals of a row. */
type Goals = Pick<Row, 'reach' | 'aim'>;

interface Tried {
  readonly length: number;
  readonly milliseconds: number;
  readonly algorithm: string;
}

/** One answer within that time, replayed; undefined if there was none. Throws on a length or bound that can't be. */
function attempt(board: Published, timeMs: number, context: SolverContext): Tried | undefined {
  const request = requestFor(board, timeMs);
  const began = now();
  const answer = solveSliding(request, context);
  const milliseconds = now() - began;
  if (!answer.solvable) return undefined;
  const wrong = checkSlidingAnswer(request, answer);
  const beyond = board.length > 0 && (answer.length < board.length || answer.lowerBound > board.length);
  if (wrong !== undefined || beyond) throw new Error(wrong ?? `${answer.length}, published ${board.length}`);
  return { length: answer.length, milliseconds, algorithm: answer.algorithm };
}

interface Set {
  readonly boards: readonly Published[];
  readonly unsolved: number;
  readonly tried: readonly Tried[];
}

function attemptAll(boards: readonly Published[], timeMs: number, context: SolverContext): Set {
  const all = boards.map((board) => attempt(board, timeMs, context));
  const tried = all.filter((one) => one !== undefined);
  return { boards, tried, unsolved: all.length - tried.length };
}

const meanLength = ({ tried }: Set): number => mean(tried.map(({ length }) => length));

const longest = ({ tried }: Set): string =>
  `longest answer ${duration(Math.max(...tried.map(({ milliseconds }) => milliseconds)))}`;

/** The best tables that a bot with that memory takes; a quick run takes the smallest, which are built in seconds. */
function tierFor(board: Published, { quick }: BenchOptions): Tier {
  const all = tiers(requestFor(board, 1));
  if (quick) return all.at(-1)?.() ?? NO_TABLES;
  for (const make of all) {
    const tier = make();
    if (tier.bytes <= MEMORY_MIB * 2 ** 20) return tier;
  }
  return NO_TABLES;
}

/** How a run of 5x5 is named, how long it takes and what was set as its goal. */
interface Timing {
  readonly seconds: number;
  readonly usual: number;
  readonly goals: Goals;
}

function againstOptimum(set: SetName, title: string, { seconds, usual, goals }: Timing): Part {
  return {
    name: `sliding large 5x5 ${set} ${seconds}s`,
    run(options) {
      const boards = sample(publishedBoards(set), usual, options);
      const [first] = boards;
      if (first === undefined) throw new Error('no boards');
      const tier = tierFor(first, options);
      const context = contextWith(tier.keys);
      attempt(first, 300, context);
      const all = attemptAll(boards, 1000 * seconds, context);
      const optimum = mean(boards.map(({ length }) => length));
      const shortest = all.tried.filter(({ length }, at) => length === boards[at]?.length).length;
      return [
        {
          task: `5x5, ${title}, ${boardsIn(boards)}, at ${seconds} s (tables ${size(tier.bytes)}): mean length over the optimum`,
          figure: `${(meanLength(all) / optimum).toFixed(4)}, ${all.unsolved} unsolved`,
          ...goals,
          against: `${meanLength(all).toFixed(2)} / ${optimum.toFixed(2)}, ${shortest} shortest; ${longest(all)}`,
        },
      ];
    },
  };
}

/** What the plain construction takes that people do by hand, and how that mean length compares. */
function byHand(boards: readonly Published[], length: number): string {
  const memory = createSolverMemory();
  const built = mean(boards.map((board) => construct(canonicalPuzzle(requestFor(board, 1)), memory).length));
  return `by hand ${built.toFixed(0)}: x ${(length / built).toFixed(2)}`;
}

/** Boards without a known optimum, beside the plain construction that people do by hand. */
function againstConstruction(
  name: string,
  title: string,
  goals: Goals,
  boardsFor: (options: BenchOptions) => Published[],
): Part {
  return {
    name: `sliding large ${name}`,
    run(options) {
      const boards = boardsFor(options);
      const context = contextWith([]);
      const [first] = boards;
      if (first !== undefined) attempt(first, 300, context);
      const all = attemptAll(boards, 3000, context);
      return [
        {
          task: `${title}, ${boardsIn(boards)}, at 3 s: mean length`,
          figure: `${digits(meanLength(all))}, ${all.unsolved} unsolved`,
          ...goals,
          against: `${byHand(boards, meanLength(all))}; ${longest(all)}`,
        },
      ];
    },
  };
}

const KORF = 'Korf & Felner';

const uniformBoards = (side: number, usual: number, options: BenchOptions): Published[] =>
  sample(randomBoards(side, 50, side), usual, options);

/** On one thread. */
const uniform = (side: number, usual: number, goals: Goals): Part =>
  againstConstruction(`${side}x${side} uniform`, `${side}x${side}, uniformly random`, goals, (options) =>
    uniformBoards(side, usual, options),
  );

/** As the bot answers them: by both threads, in at most ten seconds. */
const POOL = { threads: 2, memoryMb: MEMORY_MIB, timeMs: 10_000 };

/** What is asked of the pool, and how it is named. */
interface Asked {
  readonly name: string;
  readonly title: string;
  readonly seconds: number;
  readonly goals: Goals;
  boardsFor(options: BenchOptions): Published[];
}

const throughPool = ({ name, title, seconds, goals, boardsFor }: Asked): Part => ({
  name: `sliding large ${name}`,
  async run(options) {
    const boards = boardsFor(options);
    const solver = solverWith(POOL);
    try {
      const [first] = boards;
      if (first !== undefined) await watch(solver, requestFor(first, 300));
      const found: Watched[] = [];
      for (const board of boards) found.push(await watch(solver, requestFor(board, 1000 * seconds)));
      const slowest = Math.max(...found.map(({ milliseconds }) => milliseconds));
      const length = mean(found.map((one) => one.length));
      return [
        {
          task: `${title}, ${boardsIn(boards)}, at ${seconds} s, 2 threads: mean length`,
          figure: length.toFixed(1),
          ...goals,
          against: `${byHand(boards, length)}; longest answer ${duration(slowest)}`,
        },
      ];
    } finally {
      await solver.close();
    }
  },
});

/** Every tenth board of a set, for its first ones are not like the rest. */
const tenths = (set: SetName, side: number, goals: Goals): Part =>
  throughPool({
    name: `${side}x${side} deepcubea every tenth`,
    title: `${side}x${side}, DeepCubeA, every tenth`,
    seconds: 10,
    goals,
    boardsFor(options) {
      const boards = publishedBoards(set).filter((_, at) => at % 10 === 0);
      return sample(boards, boards.length, options);
    },
  });

const uniformThroughPool = (side: number, goals: Goals): Part =>
  throughPool({
    name: `${side}x${side} uniform`,
    title: `${side}x${side}, uniformly random`,
    seconds: 3,
    goals,
    boardsFor: (options) => uniformBoards(side, 6, options),
  });

export const largeParts: readonly Part[] = [
  againstOptimum('korf24', KORF, { seconds: 1, usual: 50, goals: { reach: '1.025', aim: '1.02' } }),
  againstOptimum('korf24', KORF, { seconds: 3, usual: 50, goals: { reach: '1.015', aim: '1.012' } }),
  againstOptimum('korf24', KORF, { seconds: 10, usual: 12, goals: { reach: '1.008', aim: '1.005' } }),
  againstOptimum('deepcubea24', 'DeepCubeA', { seconds: 1, usual: 20, goals: {} }),
  tenths('deepcubea35', 6, { reach: '124.7', aim: 'below 124.7' }),
  tenths('deepcubea48', 7, { reach: '267', aim: 'below 253.4' }),
  uniform(6, 20, { reach: '181', aim: '178' }),
  uniform(7, 20, { reach: '302', aim: '295' }),
  uniformThroughPool(8, { reach: '455', aim: '440' }),
  uniformThroughPool(9, { reach: '700', aim: '650' }),
  uniformThroughPool(10, { reach: '960', aim: '900' }),
];
