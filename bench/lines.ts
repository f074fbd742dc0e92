import { hostileTexts } from '../test/support/hostile-lines.ts';
import { steppedSolver } from '../test/support/stepped-solver.ts';
import { type Target, targetsOf } from '../test/support/work/hostile-targets.ts';
import { openWorld } from '../test/support/world.ts';
import { type BenchOptions, duration, type Part, type Row } from './report.ts';

/** The longest text that the bot reads, and the longest that it cut before there was a limit. */
const LENGTHS = [4096, 20_000];
const SHOWN_LINES = 10;
/** Time of a processor at which a line is measured again: the operating system counts in steps of 4 ms. */
const MEASURED_AGAIN_MS = 8;
const REPETITIONS = 5;

/** Returns the processor time of this thread, in milliseconds, for each of `count` calls. */
async function processorMs(count: number, work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  for (let index = 0; index < count; index++) await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / count;
}

interface MeasuredLine {
  readonly task: string;
  readonly milliseconds: number;
}

/** Measures hostile texts on every way into the bot, and returns the most expensive. */
async function measureTexts(
  targets: readonly Target[],
  length: number,
  { quick }: BenchOptions,
): Promise<readonly MeasuredLine[]> {
  // A blank text is an empty line, which some commands answer with a new board.
  const texts = hostileTexts(length)
    .filter(({ text }) => text.trim() !== '')
    .filter((_, index) => !quick || index % 11 === 0);
  const measured: MeasuredLine[] = [];
  for (const { name, send } of targets)
    for (const { name: pattern, text } of texts) {
      const once = await processorMs(1, () => send(text));
      const milliseconds = once < MEASURED_AGAIN_MS ? once : await processorMs(REPETITIONS, () => send(text));
      measured.push({
        task: `lines, ${length.toLocaleString('en')} characters ${pattern} to ${name}`,
        milliseconds,
      });
    }
  return measured.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SHOWN_LINES);
}

/** The ten most expensive lines of each length. Pictures are drawn, and the day's puzzle is made. */
const hostileLines: Part = {
  name: 'lines hostile',
  async run(options) {
    const world = await openWorld(steppedSolver());
    try {
      const targets = targetsOf(world);
      for (const { send } of targets) await send('1 2 3');
      const help = await processorMs(100, () => world.chat.answerLine(world.someone(), '/help'));
      const rows: Row[] = [{ task: 'lines, /help', figure: duration(help), values: { help } }];
      for (const length of LENGTHS)
        for (const { task, milliseconds } of await measureTexts(targets, length, options))
          rows.push({
            task,
            figure: duration(milliseconds),
            aim: '20 ms beyond /help',
            values: { milliseconds, help },
          });
      return rows;
    } finally {
      await world.close();
    }
  },
};

export const lineParts: readonly Part[] = [hostileLines];
