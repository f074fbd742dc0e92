import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../src/core/random.ts';
import { now } from '../report.ts';
import { processorOf } from './processor.ts';

/** What a crowd has lived through. */
export interface Crowd {
  /** Milliseconds of each answer that was right, sorted. */
  readonly waits: readonly number[];
  /** What went wrong instead, in words. */
  readonly wrong: readonly string[];
  /** Milliseconds from the first question to the last answer. */
  readonly took: number;
  /** Milliseconds of processor meanwhile: of the bots, and of this process, which plays platforms and people. */
  readonly processor: { readonly bot: number; readonly generator: number };
}

/** The value below which this share of sorted numbers lies; 0 of none. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;

/** One question of somebody, from asking to the right answer. Rejects with what is wrong. */
export type Turn = () => Promise<unknown>;

/** Tells a crowd's turns: each is timed, and its failure kept. */
export interface Clocked {
  turn(one: Turn): Promise<void>;
}

/** Runs `work` and measures all the turns in it. `pids`: of the bots. */
export async function measured(
  pids: readonly number[],
  work: (clocked: Clocked) => Promise<unknown>,
): Promise<Crowd> {
  const waits: number[] = [];
  const wrong: string[] = [];
  const processorNow = () => pids.reduce((sum, pid) => sum + processorOf(pid), 0);
  const [began, bots, own] = [now(), processorNow(), process.cpuUsage()];
  await work({
    async turn(one) {
      const asked = now();
      try {
        await one();
        waits.push(now() - asked);
      } catch (error) {
        wrong.push(error instanceof Error ? error.message : String(error));
      }
    },
  });
  const { user, system } = process.cpuUsage(own);
  return {
    waits: waits.sort((a, b) => a - b),
    wrong,
    took: now() - began,
    processor: { bot: processorNow() - bots, generator: (user + system) / 1000 },
  };
}

/** A pause for thought: this many milliseconds, or up to half as many more. */
export const thinks = (milliseconds: number, random: Random): Promise<void> =>
  sleep(milliseconds * (1 + random() / 2));

/** Everybody at once, each with a number; fulfils when all are done. */
export const everybody = (count: number, live: (index: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, index) => live(index)));
