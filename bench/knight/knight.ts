import { spawnSync } from 'node:child_process';
import { createKnightCache } from '../../src/core/knight/find-tour.ts';
import { type BenchOptions, size as bytes, digits, duration, now, type Part, type Row } from '../report.ts';
import type { LargeJob, LargeLine } from './child.ts';
import { type Size, squareAt } from './draw.ts';
import { KNIGHT_CHILD, knightPeerParts } from './peers.ts';
import { construct, prove, type Timing, timeCheck, timeTours, timeWriting } from './time.ts';

/** A board with its goals and its number of rounds. */
interface Goal {
  readonly size: Size;
  readonly reach: string;
  readonly aim: string;
  readonly rounds: number;
}

const GOALS: readonly Goal[] = [
  { size: [8, 8], reach: '0.05 ms', aim: '0.02 ms', rounds: 1000 },
  { size: [200, 200], reach: '0.18 ms', aim: '0.15 ms', rounds: 200 },
  { size: [1000, 1000], reach: '3.3 ms', aim: '2.8 ms', rounds: 40 },
  { size: [2000, 2000], reach: '32 ms', aim: '15 ms', rounds: 20 },
  { size: [10_000, 3], reach: '25 ms', aim: '10 ms', rounds: 100 },
  { size: [10_000, 4], reach: '25 ms', aim: '10 ms', rounds: 100 },
  { size: [10_000, 5], reach: '25 ms', aim: '10 ms', rounds: 100 },
];
const LARGE: Goal = { size: [10_000, 10_000], reach: '2 s, 600 MB', aim: '1 s', rounds: 3 };
/** Boards of this size or more also get a figure for a fresh array, which costs page faults. */
const FRESH_FROM = 1_000_000;

type Measured = Pick<LargeLine, 'pair' | 'any' | 'write' | 'check'>;

const titled = ([cols, rows]: Size): string =>
  cols === rows ? `${cols}x${rows}` : `${cols}x${rows} and ${rows}x${cols} in turn`;

/** Returns two rows: with both ends given, and with any end. */
function rows({ size, reach, aim }: Goal, measured: Measured): Row[] {
  const squares = size[0] * size[1];
  const { write, check } = measured;
  const row = (title: string, { median, best }: Timing): Row => ({
    task: `knight ${titled(size)}, ${title}: median (best)`,
    figure: `${duration(median)} (${duration(best)}), ${digits((median / squares) * 1e6)} ns a square`,
    reach,
    aim,
    against: [
      `writing an Int32Array x ${digits(median / write.warm)} (${digits((write.warm / squares) * 1e6)} ns a square)`,
      ...(squares >= FRESH_FROM ? [`a fresh one x ${digits(median / write.fresh)}`] : []),
      `checkTour apart ${duration(check)}`,
    ].join('; '),
  });
  return [row('start and end given', measured.pair), row('start given, any end', measured.any)];
}

function timedPart(goal: Goal): Part {
  const { size } = goal;
  return {
    name: `knight ${size[0]}x${size[1]}`,
    async run({ quick }: BenchOptions) {
      const memory = createKnightCache();
      const rounds = quick ? Math.ceil(goal.rounds / 10) : goal.rounds;
      const pair = await timeTours(size, 'pair', { rounds, memory });
      const any = await timeTours(size, 'any', { rounds, memory });
      const write = timeWriting(size[0] * size[1], 9);
      return rows(goal, { pair, any, write, check: timeCheck(size, memory, Math.max(9, rounds)) });
    },
  };
}

const large: Part = {
  name: `knight ${LARGE.size[0]}x${LARGE.size[1]} memory`,
  run({ quick }) {
    const job: LargeJob = { kind: 'large', size: LARGE.size, rounds: quick ? 1 : LARGE.rounds };
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--expose-gc', KNIGHT_CHILD, JSON.stringify(job)],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    const line = JSON.parse(stdout) as LargeLine;
    const { first, most, rest } = line;
    return [
      ...rows(LARGE, line),
      {
        task: `knight ${titled(LARGE.size)}, a process's first such tour: time, most memory of the process`,
        figure: `${duration(first.milliseconds)}, ${bytes(first.most)}`,
        reach: LARGE.reach,
        aim: LARGE.aim,
        against: `at rest ${bytes(rest)}; most of all ${2 * (job.rounds + Math.floor(job.rounds / 2)) + 1} tours ${bytes(most)}`,
      },
    ];
  },
};

/** The article of 2003 asked for a tour from every square: 20 minutes on a Pentium II. */
const ARTICLE = { side: 200, minutes: 20 };
const CHECKED_OF = 100;

const article: Part = {
  name: 'knight 200x200 every square, the article',
  run({ quick }) {
    const { side, minutes } = ARTICLE;
    const memory = createKnightCache();
    const step = quick ? 10 : 1;
    let milliseconds = 0;
    let tours = 0;
    let checked = 0;
    for (let square = 0; square < side * side; square += step) {
      const began = now();
      const answer = construct([side, side], { start: squareAt(side, square) }, memory);
      milliseconds += now() - began;
      if (tours++ % CHECKED_OF !== 0) continue;
      prove([side, side], answer);
      checked++;
    }
    return [
      {
        task: `knight ${side}x${side}, a tour from every square, the article's own job (${tours.toLocaleString('en')} tours, ${checked} of them walked)`,
        figure: `${duration(milliseconds)}, ${duration(milliseconds / tours)} each`,
        against: `the article, on a Pentium II: ${minutes} min / ${digits((minutes * 60_000) / (milliseconds * step))}`,
      },
    ];
  },
};

export const knightParts: readonly Part[] = [...GOALS.map(timedPart), large, article, ...knightPeerParts];
