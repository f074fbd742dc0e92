import { digits, duration, type Part, type Row } from '../report.ts';
import { startTogether } from './fleet.ts';
import { percentile } from './measure.ts';
import { startPlatforms } from './platforms.ts';
import { solving } from './solving.ts';

/** Numbers of processes that share one PostgreSQL. */
const SIZES = [1, 2, 4] as const;

interface Measured {
  readonly size: number;
  readonly aSecond: number;
  /** Answers for each second of the processes' processor time. */
  readonly aProcessorSecond: number;
  /** Milliseconds of the database's processor time an answer. */
  readonly store: number;
  readonly p50: number;
  readonly p99: number;
  readonly wrong: number;
}

async function measuredWith(size: number, milliseconds: number): Promise<Measured> {
  const platforms = await startPlatforms();
  const fleet = await startTogether(platforms, size);
  const bots = fleet.pids.map((pid) => ({ name: 'tileknight' as const, pid }));
  try {
    // Warm-up: starts threads and fills caches.
    await solving(platforms, bots, { people: 20, milliseconds: 3000 });
    const before = fleet.storeProcessor();
    const { waits, wrong, took, processor } = await solving(platforms, bots, { milliseconds });
    for (const one of new Set(wrong)) process.stderr.write(`  wrong: ${one}\n`);
    return {
      size,
      aSecond: (1000 * waits.length) / took,
      aProcessorSecond: (1000 * waits.length) / processor.bot,
      store: (fleet.storeProcessor() - before) / waits.length,
      p50: percentile(waits, 0.5),
      p99: percentile(waits, 0.99),
      wrong: wrong.length,
    };
  } finally {
    await fleet.stop();
    await platforms.stop();
  }
}

const rowOf = (one: Measured, alone: Measured | undefined): Row => ({
  task: `${one.size} ${one.size === 1 ? 'process' : 'processes'} on one PostgreSQL: answers a second of processor`,
  figure: `${digits(one.aProcessorSecond)}; ${digits(one.aSecond)} a second, p50 / p99 ${duration(one.p50)} / ${duration(one.p99)}, ${one.wrong} wrong; the database ${duration(one.store)} an answer`,
  reach: 'no less than one',
  ...(alone && { against: `one: x ${digits(one.aProcessorSecond / alone.aProcessorSecond)}` }),
  values: { ...one },
});

/** `/solve` 3x3 with its sheet by processes behind webhook and endpoint. */
export const processesPart: Part = {
  name: 'load processes on one PostgreSQL',
  onlyFor: 'load',
  async run({ quick }) {
    const all: Measured[] = [];
    for (const size of SIZES) all.push(await measuredWith(size, quick ? 8000 : 20_000));
    return all.map((one) => rowOf(one, one.size === 1 ? undefined : all[0]));
  },
};
