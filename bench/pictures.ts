import { createKnightCache, findTour } from '../src/core/knight/find-tour.ts';
import { type Random, seededRandom } from '../src/core/random.ts';
import { defaultGoal } from '../src/core/sliding/board.ts';
import { randomMoves, randomSolvableBoard } from '../src/core/sliding/scramble/scramble.ts';
import { drawInPieces } from '../src/render/draw.ts';
import type { Picture } from '../src/render/paint/picture.ts';
import { runAll } from '../src/render/paint/pieces.ts';
import type { Scene } from '../src/render/scene/scene.ts';
import { type BenchOptions, duration, mean, now, type Part, type Row } from './report.ts';

const WARM_UPS = 3;
const ROUNDS = 20;

/** A kind of picture to measure. */
interface Drawing {
  readonly title: string;
  /** Returns another scene of the kind each time. */
  readonly scene: (random: Random) => Scene;
  readonly goal?: { readonly reach: string; readonly aim: string };
}

function sheet(side: number, length: number): Drawing['scene'] {
  return (random) => {
    const start = randomSolvableBoard(defaultGoal(side, side), random);
    return { kind: 'solution', start, moves: randomMoves(start, length, random) };
  };
}

function tour(side: number): Drawing['scene'] {
  const memory = createKnightCache();
  return (random) => {
    const seed = Math.floor(random() * 2 ** 31);
    const method = side > 8 ? 'warnsdorff' : 'construct';
    const found = findTour(
      { cols: side, rows: side, closed: false, method, seed, timeMs: 10_000 },
      { now, memory },
    );
    if (!found.ok) throw new Error(found.fault.code);
    return { kind: 'tour', tour: found.value };
  };
}

const labels = {
  locale: 'en',
  moves: 'Moves',
  positions: 'Positions',
  time: 'Time',
  memory: 'Memory',
  signsMeaning: 'A full bar is proved, a striped one is not.',
  growthMeaning: 'O(time) · O(memory)',
};

const drawings: readonly Drawing[] = [
  {
    title: 'board 4x4',
    scene: (random) => {
      const goal = defaultGoal(4, 4);
      return { kind: 'board', board: randomSolvableBoard(goal, random), goal };
    },
    goal: { reach: '5 ms', aim: '3 ms' },
  },
  { title: 'sheet 3x3, 31 steps', scene: sheet(3, 31), goal: { reach: '16 ms', aim: '10 ms' } },
  { title: 'sheet 4x4, 80 steps', scene: sheet(4, 80) },
  { title: 'tour 8x8', scene: tour(8) },
  { title: 'tour 30x30', scene: tour(30) },
  {
    title: 'comparison of 8 rows',
    scene: (random) => ({
      kind: 'comparison',
      labels,
      rows: Array.from({ length: 8 }, (_, at) => ({
        name: `ida-star walking-distance ${at}`,
        outcome: 'optimal' as const,
        length: 53,
        lowerBound: 53,
        milliseconds: 4 ** at * random(),
        memoryBytes: 1000 * 5 ** at,
        expanded: Math.round(6 ** at * (1 + random())),
      })),
    }),
  },
];

/** Returns milliseconds of processor time of all threads since `begun`. */
function processorSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** A picture with its cost in milliseconds of processor time: of all threads, and of the drawing thread. */
interface Cost {
  readonly all: number;
  readonly main: number;
  readonly picture: Picture;
}

async function costOf(scene: Scene): Promise<Cost> {
  const [begun, mainBegun] = [process.cpuUsage(), process.threadCpuUsage()];
  const picture = await runAll(drawInPieces(scene));
  const { user, system } = process.threadCpuUsage(mainBegun);
  return { all: processorSince(begun), main: (user + system) / 1000, picture };
}

async function rowsOf({ title, scene, goal }: Drawing, { quick }: BenchOptions): Promise<Row[]> {
  const random = seededRandom(1);
  const rounds = quick ? ROUNDS / 4 : ROUNDS;
  const scenes = Array.from({ length: WARM_UPS + rounds }, () => scene(random));
  const costs: Cost[] = [];
  for (const one of scenes) costs.push(await costOf(one));
  const counted = costs.slice(WARM_UPS);
  const kilobytes = Math.round(mean(counted.map(({ picture }) => picture.bytes.length)) / 1000);
  return [
    {
      task: `picture, ${title}: processor time, of it the drawing thread's; bytes`,
      figure: `${duration(mean(counted.map(({ all }) => all)))}, ${duration(mean(counted.map(({ main }) => main)))}; ${kilobytes} kB`,
      ...goal,
    },
  ];
}

export const pictureParts: readonly Part[] = drawings.map((drawing) => ({
  name: `pictures ${drawing.title}`,
  run: (options) => rowsOf(drawing, options),
}));
