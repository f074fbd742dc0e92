import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../src/core/random.ts';
import { now } from '../report.ts';
import { processorOf } from './processor.ts';

/** Measurements of a crowd. */
export interface Crowd {
  /** Milliseconds until each right answer, sorted. */
  readonly waits: readonly number[];
  /** Failures, in words. */
  readonly wrong: readonly string[];
  /** Milliseconds from the first question to the last answer. */
  readonly took: number;
  /**
   * Milliseconds of processor time during the run: of the bots, and of this process, which runs platforms and
   * users.
   */
  readonly processor: { readonly bot: number; readonly generator: number };
}

/** Returns the value below which this share of sorted numbers lies; 0 for an empty list. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;

/** One question of a user, until the right answer. Rejects with the failure. */
export type Turn = () => Promise<unknown>;

/** Receives a crowd's turns. Each is timed, and its failure is kept. */
export interface Clocked {
  turn(one: Turn): Promise<void>;
}

/** Runs `work` and measures its turns. `pids` are the bots' processes. */
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

/** Waits for `milliseconds`, or up to half as many more. */
export const thinks = (milliseconds: number, random: Random): Promise<void> =>
  sleep(milliseconds * (1 + random() / 2));

/** Runs `live` for `count` users at the same time, each with an index. Fulfils when all are done. */
export const everybody = (count: number, live: (index: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, index) => live(index)));
