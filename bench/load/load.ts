import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchOptions, digits, duration, type Part, type Row, size } from '../report.ts';
import { type Bot, startEcho, startTileKnight, withBot } from './bots.ts';
import { type Crowd, everybody, percentile } from './measure.ts';
import { mixedLines, typedBoards } from './mixed.ts';
import type { Line } from './people.ts';
import type { Platforms } from './platforms.ts';
import { processesPart } from './processes.ts';
import { memoryOf } from './processor.ts';
import { readingPart } from './reading.ts';
import {
  besideLargeBoards,
  besideManyLines,
  inOneGroup,
  pressing,
  pressingBeside,
  type Scenario,
} from './scenarios.ts';
import { solveLine, solving } from './solving.ts';
import { strangerParts } from './strangers.ts';

/** Figures of a crowd by name. */
interface Figures {
  readonly [name: string]: number;
}

/** Runs the scenario with a fresh bot and fresh platforms. */
const lived = (scenario: Scenario, start: typeof startEcho): Promise<Figures> =>
  withBot(start, async (platforms, bot) => figuresOf(await scenario(platforms, bot)));

function figuresOf({ waits, wrong, took, processor }: Crowd): Figures {
  for (const one of new Set(wrong)) process.stderr.write(`  wrong: ${one}\n`);
  return {
    answers: waits.length,
    wrong: wrong.length,
    aSecond: (1000 * waits.length) / took,
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    longest: waits.at(-1) ?? 0,
    processor: processor.bot / waits.length,
    generator: processor.generator / waits.length,
  };
}

/** A row of the table for a crowd, with its goals. */
interface Shown {
  readonly task: string;
  readonly figure: (figures: Figures) => string;
  /** The figure that is compared with the echo's, as a ratio. */
  readonly compared: keyof Figures;
  readonly reach: string;
  readonly aim: string;
}

const count = (figures: Figures): string => `${figures.answers} right, ${figures.wrong} wrong`;
const milliseconds = (figures: Figures, name: string): string => duration(figures[name] ?? 0);

/** Returns a part that runs a scenario with TileKnight, then with the echo. */
function besideEcho(
  name: string,
  scenario: (options: BenchOptions) => Scenario,
  shown: readonly Shown[],
): Part {
  return {
    name: `load ${name}`,
    onlyFor: 'load',
    async run(options) {
      const ours = await lived(scenario(options), startTileKnight);
      const echo = await lived(scenario(options), startEcho);
      return shown.map(({ task, figure, compared, reach, aim }): Row => {
        const ratio = (ours[compared] ?? 0) / (echo[compared] ?? 0);
        return {
          task: `${name}: ${task}`,
          figure: figure(ours),
          reach,
          aim,
          against: `echo ${figure(echo)}${Number.isFinite(ratio) ? `: x ${digits(ratio)}` : ''}`,
          values: { ...ours, ...prefixed('echo', echo) },
        };
      });
    },
  };
}

const prefixed = (prefix: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix} ${name}`, value]));

/** Returns the milliseconds for which users go on asking. */
const asking = ({ quick, full }: BenchOptions): number => (quick ? 8000 : full ? 60_000 : 20_000);

const cost = (task: string): Shown => ({
  task: `${task}: processor time of the bot, of generator and platforms`,
  figure: (figures) => `${milliseconds(figures, 'processor')}, ${milliseconds(figures, 'generator')}`,
  compared: 'processor',
  reach: '',
  aim: '',
});

const crowds: readonly Part[] = [
  besideEcho(
    '/solve 3x3 with its sheet, 100 people, a second of thought',
    (options) => (platforms, bot) => solving(platforms, [bot], { milliseconds: asking(options) }),
    [
      {
        task: 'answers a second; p50 / p99',
        figure: (figures) =>
          `${digits(figures.aSecond ?? 0)}; ${milliseconds(figures, 'p50')} / ${milliseconds(figures, 'p99')} (${count(figures)})`,
        compared: 'aSecond',
        reach: '40',
        aim: '80',
      },
      cost('an answer'),
    ],
  ),
  besideEcho(
    'tiles pressed by 500 people, 0.5 s of thought',
    ({ quick }) => pressing(500, quick ? 4 : 15, 500),
    [
      {
        task: 'presses a second',
        figure: (figures) => `${digits(figures.aSecond ?? 0)} (${count(figures)})`,
        compared: 'aSecond',
        reach: '150',
        aim: '300',
      },
      cost('a press'),
    ],
  ),
  besideEcho(
    'tiles pressed by 500 people, 3 s of thought',
    ({ quick }) => pressing(500, quick ? 3 : 20, 3000),
    [
      {
        task: 'p50 / p99',
        figure: (figures) =>
          `${milliseconds(figures, 'p50')} / ${milliseconds(figures, 'p99')} (${count(figures)}, ${digits(figures.aSecond ?? 0)} a second)`,
        compared: 'p99',
        reach: '300 ms',
        aim: '150 ms',
      },
    ],
  ),
  besideEcho('presses beside 60 mixed requests', () => pressingBeside, [
    {
      task: 'p50 / p99',
      figure: (figures) =>
        `${milliseconds(figures, 'p50')} / ${milliseconds(figures, 'p99')} (${count(figures)})`,
      compared: 'p99',
      reach: '50 / 400 ms',
      aim: '30 / 150 ms',
    },
  ]),
  besideEcho("another's 4x4 beside one person's 60 boards of 8x8", () => besideLargeBoards, [
    {
      task: 'p50 / longest of 5',
      figure: (figures) =>
        `${milliseconds(figures, 'p50')} / ${milliseconds(figures, 'longest')} (${count(figures)})`,
      compared: 'longest',
      reach: '3 s',
      aim: '1 s',
    },
  ]),
  besideEcho("another's /help beside 2,300 lines", () => besideManyLines, [
    {
      task: 'p50 / longest of 5',
      figure: (figures) =>
        `${milliseconds(figures, 'p50')} / ${milliseconds(figures, 'longest')} (${count(figures)})`,
      compared: 'longest',
      reach: '1 s',
      aim: '0.3 s',
    },
  ]),
  besideEcho('18 in one group within a second', () => inOneGroup, [
    {
      task: 'the last answer',
      figure: (figures) => `${milliseconds(figures, 'longest')} (${count(figures)})`,
      compared: 'longest',
      reach: '25 s',
      aim: 'the limit alone',
    },
  ]),
];

/** Overloads the bot with requests of all kinds, then measures the memory that it keeps. */
async function flood(platforms: Platforms, bot: Bot, rounds: number): Promise<Row> {
  const atStart = memoryOf(bot.pid);
  const ask = (index: number, line: Line) =>
    platforms
      .person(index)
      .ask(line, ({ buttons }) => !buttons.flat().includes('Cancel'))
      .catch(() => {});
  const huge = { command: 'knight', options: { size: '10000x10000', start: 'a1' } };
  for (let round = 0; round < rounds; round++) {
    await Promise.all([
      everybody(60, (index) => ask(index, mixedLines(round)[index] ?? huge)),
      ...typedBoards(8, 60, round).map((board) => ask(500, solveLine(board))),
      ...Array.from({ length: 6 }, (_, at) => ask(501 + at, huge)),
    ]);
    await solving(platforms, [bot], { milliseconds: 5000 });
  }
  await sleep(5000);
  const { now, most } = memoryOf(bot.pid);
  return {
    task: 'resident memory after the flood; the most meanwhile',
    figure: `${size(now)}; ${size(most)}`,
    reach: '512 MB',
    aim: '400 MB',
    against: `at the start ${size(atStart.now)}: x ${digits(now / atStart.now)}`,
    values: { now, most, start: atStart.now },
  };
}

const memory: Part = {
  name: 'load memory after the flood',
  onlyFor: 'load',
  run: async ({ quick }) => [
    await withBot(startTileKnight, (platforms, bot) => flood(platforms, bot, quick ? 1 : 3)),
  ],
};

export const loadParts: readonly Part[] = [...crowds, memory, readingPart, processesPart, ...strangerParts];
