import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../src/core/random.ts';
import { type Bot, startTileKnight, withBot } from '../load/bots.ts';
import { everybody, measured, thinks } from '../load/measure.ts';
import { isWhole, mixedLines } from '../load/mixed.ts';
import type { Platforms } from '../load/platforms.ts';
import { openGame } from '../load/pressing.ts';
import { memoryOf } from '../load/processor.ts';
import { randomDigits } from '../load/puzzles.ts';
import { solutionFrom, solveLine } from '../load/solving.ts';
import { digits, mean, now, type Part, type Row, size } from '../report.ts';

const USUAL_MINUTES = 10;
const SAMPLE_MS = 10_000;
/** Minutes until caches are filled and threads are started. */
const SETTLING_MINUTES = 5;

/** Resources of the process at one moment. */
interface Sample {
  readonly memory: number;
  /** Open files and sockets. */
  readonly files: number;
  readonly threads: number;
  /** Timers, sockets and other resources that Node counts as active. */
  readonly resources: number;
}

async function sampleOf({ pid, url }: Bot): Promise<Sample> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const resources = /^nodejs_active_resources_total (\d+)/m.exec(metrics)?.[1];
  return {
    memory: memoryOf(pid).now,
    files: readdirSync(`/proc/${pid}/fd`).length,
    threads: readdirSync(`/proc/${pid}/task`).length,
    resources: Number(resources),
  };
}

/**
 * Runs `each` users who solve, as many who play, and two with mixed requests. Twelve take about half of a
 * core.
 */
function crowd(platforms: Platforms, bot: Bot, each: number, end: number) {
  const goesOn = () => now() < end;
  return measured([bot.pid], ({ turn }) =>
    everybody(2 * each + 2, async (index) => {
      const [person, random] = [platforms.person(index), seededRandom(index)];
      if (index < each) {
        while (goesOn()) {
          const board = randomDigits(random);
          await turn(() => person.ask(solveLine(board), solutionFrom(bot, board)));
          await thinks(3000, random);
        }
      } else if (index < 2 * each) {
        const game = await openGame(person, bot, random);
        while (goesOn()) {
          await turn(() => game.press());
          await thinks(1000, random);
        }
      } else {
        const lines = Array.from({ length: 10 }, (_, seed) => mixedLines(10 * index + seed)).flat();
        for (let at = 0; goesOn(); at++) {
          await turn(() => person.ask(lines[at % lines.length] ?? { command: 'help' }, isWhole));
          await thinks(4000, random);
        }
      }
    }),
  );
}

async function sampling(bot: Bot, end: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (now() < end) {
    await sleep(SAMPLE_MS);
    const sample = await sampleOf(bot);
    samples.push(sample);
    if (samples.length % 6 === 0) process.stderr.write(`  ${samples.length / 6} min ${told(sample)}\n`);
  }
  return samples;
}

const told = ({ memory, files, threads, resources }: Sample): string =>
  `${size(memory)}, ${files} files, ${threads} threads, ${resources} resources`;

/** Returns the averages of the samples. */
const average = (samples: readonly Sample[]): Sample => ({
  memory: mean(samples.map(({ memory }) => memory)),
  files: Math.round(mean(samples.map(({ files }) => files))),
  threads: Math.round(mean(samples.map(({ threads }) => threads))),
  resources: Math.round(mean(samples.map(({ resources }) => resources))),
});

async function soak(platforms: Platforms, bot: Bot, minutes: number, each: number): Promise<Row> {
  const end = now() + 60_000 * minutes;
  const [lived, samples] = await Promise.all([crowd(platforms, bot, each, end), sampling(bot, end)]);
  for (const wrong of new Set(lived.wrong)) process.stderr.write(`  wrong: ${wrong}\n`);
  const settled = samples.slice(6 * Math.min(SETTLING_MINUTES, minutes / 2));
  const span = Math.ceil(settled.length / 4);
  const [first, last] = [average(settled.slice(0, span)), average(settled.slice(-span))];
  const growth = last.memory / first.memory - 1;
  return {
    task: `soak of ${minutes} minutes: a quarter's average after the first ${SETTLING_MINUTES} minutes; the last quarter's`,
    figure: `${told(first)}; ${told(last)}: memory ${digits(100 * growth)} %`,
    reach: '5 %',
    against: `${lived.waits.length} right, ${lived.wrong.length} wrong, ${digits((1000 * lived.waits.length) / lived.took)} a second`,
    values: { growth, first: first.memory, last: last.memory, answers: lived.waits.length },
  };
}

export const soakPart: Part = {
  name: 'trust soak',
  onlyFor: 'soak',
  run: async ({ times = USUAL_MINUTES, quick }) => [
    await withBot(startTileKnight, (platforms, bot) => soak(platforms, bot, times, quick ? 4 : 12)),
  ],
};
