import { defaultGoal } from '../src/core/sliding/board.ts';
import { type Published, publishedBoards, randomBoards, requestFor, type SetName } from './boards.ts';
import { type BenchOptions, duration, mean, type Part, type Row, sample } from './report.ts';
import { solverWith, type Watched, watch } from './solver.ts';
import { tiers } from './tables.ts';

const LIMITS = { threads: 2, memoryMb: 64, timeMs: 300_000 };

interface Proved extends Watched {
  readonly board: Published;
}

/**
 * Proves boards one after the other on both threads, after two boards to warm up. Throws if a length isn't
 * the published one.
 */
async function proveAll(name: SetName, options: BenchOptions): Promise<Proved[]> {
  const boards = publishedBoards(name);
  const some = sample(boards, boards.length, options);
  for (const tier of tiers(requestFor({ start: defaultGoal(4, 4), goal: defaultGoal(4, 4), length: 0 }, 1)))
    tier();
  const solver = solverWith(LIMITS);
  try {
    for (const board of randomBoards(4, 2, 3)) await watch(solver, requestFor(board, 10_000));
    const proved: Proved[] = [];
    for (const board of some) {
      const found = await watch(solver, requestFor(board, LIMITS.timeMs));
      if (found.lowerBound > board.length || found.length < board.length)
        throw new Error(`${found.lowerBound} to ${found.length} moves, published ${board.length}`);
      proved.push({ ...found, board });
    }
    return proved;
  } finally {
    await solver.close();
  }
}

const shown = ({ first, board }: Proved): string =>
  `${first.length} (+${first.length - board.length}) after ${duration(first.milliseconds)}`;

const proof = ({ optimal, milliseconds, lowerBound, length }: Proved): string =>
  optimal
    ? `proved in ${duration(milliseconds)}`
    : `at least ${lowerBound}, ${length} found in ${duration(milliseconds)}`;

const eighty: Part = {
  name: 'sliding 4x4 hard 80 moves',
  async run(options) {
    const all = await proveAll('eighty', options);
    const times = all.map(({ milliseconds }) => milliseconds);
    const unproved = all.filter(({ optimal }) => !optimal).length;
    const over = Math.max(...all.map(({ first, length }) => first.length - length));
    return [
      {
        task: `4x4, the 80-move boards (${all.length}), tables <= 64 MiB, 2 threads: proved in, mean / max`,
        figure: `${duration(mean(times))} / ${duration(Math.max(...times))}, ${unproved} unproved`,
        reach: '1.2 / 2.5 s',
        aim: '1 / 2 s',
        against: `first answer after ${duration(Math.max(...all.map(({ first }) => first.milliseconds)))} at most, at most +${over}`,
      },
    ];
  },
};

const NAMES = [
  { name: 'transposed', reach: '6 s', aim: '5 s' },
  { name: 'reversed', reach: '13 s', aim: '8 s' },
  { name: '70-move', reach: '15 s', aim: '8 s' },
];

const structured: Part = {
  name: 'sliding 4x4 hard structured transposed reversed',
  async run(options) {
    const all = await proveAll('structured', options);
    return all.map((found, at): Row => {
      const { name, ...goals } = NAMES[at] ?? { name: `${at}` };
      return {
        task: `4x4, the ${name} board, 2 threads: first answer / proved`,
        figure: `${shown(found)} / ${proof(found)}`,
        ...goals,
      };
    });
  },
};

export const hardParts: readonly Part[] = [eighty, structured];
