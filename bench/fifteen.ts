import { checkSlidingAnswer } from '../src/core/sliding/check-answer.ts';
import type { SolverContext } from '../src/core/sliding/solve/context/context.ts';
import { solveSliding } from '../src/core/sliding/solve/solve-sliding.ts';
import { type Published, publishedBoards, randomBoards, requestFor } from './boards.ts';
import {
  type BenchOptions,
  boardsIn,
  duration,
  mean,
  now,
  type Part,
  type Row,
  sample,
  size,
  timed,
} from './report.ts';
import { contextWith, type Tier, tiers } from './tables.ts';

/** The cost of one board. */
interface Solved {
  readonly board: Published;
  readonly length: number;
  readonly milliseconds: number;
  readonly expanded: number;
}

/** Proves a shortest solution. Throws if it isn't one, or if its length isn't the published one. */
function prove(board: Published, context: SolverContext): Solved {
  const request = requestFor(board, 300_000);
  const began = now();
  const answer = solveSliding(request, context);
  const milliseconds = now() - began;
  const wrong = checkSlidingAnswer(request, answer) ?? (answer.optimal ? undefined : 'not proved');
  const expected = board.length === 0 ? answer.length : board.length;
  if (wrong !== undefined || answer.length !== expected)
    throw new Error(`${board.start.tiles.join(' ')}: ${wrong ?? `${answer.length}, not ${expected}`}`);
  return { board, length: answer.length, milliseconds, expanded: answer.expanded };
}

const ONE_MOVE: Published = (() => {
  const [board] = publishedBoards('deepcubea15');
  if (board === undefined) throw new Error('no boards');
  const tiles = board.goal.tiles.map((tile, cell, all) =>
    cell === 14 ? 0 : cell === 15 ? (all[14] ?? 0) : tile,
  );
  return { ...board, start: { ...board.start, tiles }, length: 1 };
})();

const times = (solved: readonly Solved[]): string =>
  `${duration(mean(solved.map((it) => it.milliseconds)))} / ${duration(Math.max(...solved.map((it) => it.milliseconds)))}`;

const positions = (solved: readonly Solved[]): string =>
  `${Math.round(mean(solved.map((it) => it.expanded))).toLocaleString('en')} positions a board`;

const nameOf = ({ keys, bytes }: Tier): string => {
  const patterns = keys.flatMap((key) => key.split('-').slice(3));
  return `${patterns.map((pattern) => pattern.split('.').length).join('-')} by region, ${size(bytes)}`;
};

/** Measures Korf's boards and random ones with one set of tables. */
function measure(tier: Tier, goals: Pick<Row, 'reach' | 'aim'>, limit: string, options: BenchOptions): Row[] {
  const context = contextWith(tier.keys);
  const first = timed(() => prove(ONE_MOVE, context));
  const korf = sample(publishedBoards('korf'), 100, options).map((board) => prove(board, context));
  const fresh = sample(randomBoards(4, 100, 5), 100, options).map((board) => prove(board, context));
  const published = sample(publishedBoards('deepcubea15'), 100, options).map((board) =>
    prove(board, context),
  );
  const per = 1e6 * (mean(korf.map((it) => it.milliseconds)) / mean(korf.map((it) => it.expanded)));
  return [
    {
      task: `4x4, Korf 100, tables ${limit} (${nameOf(tier)}): mean / max`,
      figure: times(korf),
      ...goals,
      against: `${positions(korf)}, ${per.toFixed(0)} ns each; a thread's first answer ${duration(first)}`,
    },
    {
      task: `4x4, ${fresh.length} random boards, the same tables`,
      figure: times(fresh),
      against: positions(fresh),
    },
    {
      task: `4x4, DeepCubeA, ${boardsIn(published)}`,
      figure: times(published),
      against: positions(published),
    },
  ];
}

/** Returns the sets of tables, best first, with their true sizes. */
const allTiers = (): Tier[] => tiers(requestFor(ONE_MOVE, 1)).map((make) => make());

const fits = (tier: Tier, megabytes: number): boolean => tier.bytes <= megabytes * 2 ** 20;

const TO_34 = { reach: '4 / 35 ms', aim: '3 / 30 ms' };
const TO_64 = { reach: '6 / 150 ms', aim: '3 / 60 ms' };

const korf: Part = {
  name: 'sliding 4x4 korf',
  run(options) {
    const tier34 = allTiers().find((tier) => fits(tier, 34));
    const tier64 = allTiers().find((tier) => fits(tier, 64));
    const small = allTiers().at(-1);
    if (tier34 === undefined || tier64 === undefined || small === undefined) throw new Error('no tables fit');
    const rows = measure(tier34, TO_34, '<= 34 MiB', options);
    const others =
      tier64.keys.join() === tier34.keys.join() ? [] : measure(tier64, TO_64, '<= 64 MiB', options);
    const [first] = rows;
    if (others.length === 0 && first !== undefined)
      others.push({
        task: '4x4, Korf 100, tables <= 64 MiB: the same tables, the same run',
        figure: first.figure,
        ...TO_64,
      });
    const ready =
      small.keys.join() === tier34.keys.join() ? [] : measure(small, {}, 'for little memory', options);
    return [...rows.slice(0, 1), ...others, ...rows.slice(1), ...ready];
  },
};

/** Finds the slowest of many random boards. */
const many: Part = {
  name: 'sliding 4x4 random worst',
  run(options) {
    const tier = allTiers().find((one) => fits(one, 64));
    if (tier === undefined) throw new Error('no tables fit');
    const context = contextWith(tier.keys);
    const solved = sample(randomBoards(4, 10_000, 7), 1000, options).map((board) => prove(board, context));
    const worst = solved.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 3);
    return [
      {
        task: `4x4, ${solved.length.toLocaleString('en')} random boards, ${nameOf(tier)}: mean / max`,
        figure: times(solved),
        against: positions(solved),
      },
      ...worst.map(({ board, length, milliseconds, expanded }) => ({
        task: `  among the slowest: ${board.start.tiles.join(' ')}`,
        figure: `${duration(milliseconds)}, ${length} moves`,
        against: `${expanded.toLocaleString('en')} positions`,
      })),
    ];
  },
};

export const fifteenParts: readonly Part[] = [korf, many];
