import type { IIdentifyThrottler } from 'discord.js';
import { type Clock, pause } from '../../../chat/delivery/clock.ts';
import { KeyedQueue } from '../../../chat/delivery/keyed-queue.ts';
import type { Store } from '../../../store/contract/store.ts';

/**
 * Milliseconds between two shards that begin by the same key, a little more than Discord asks for; and
 * between two looks at a lease.
 */
const INTERVAL_MS = 5500;
const RETRY_MS = 500;

/**
 * Lets shards begin as Discord allows: of those with the same number modulo `concurrency` one in five
 * seconds. `leases`: of the processes that share a bot's shards, which wait for each other; a store that
 * can't be asked holds nobody up. docs.discord.com, "Sharding", "Max Concurrency"
 */
export function createIdentifyThrottler(
  concurrency: number,
  clock: Clock,
  leases?: Store['leases'],
): IIdentifyThrottler {
  const queue = new KeyedQueue();
  const nextAt = new Map<string, number>();
  const mayBegin = (key: string): Promise<boolean> =>
    leases === undefined ? Promise.resolve(true) : leases.take(key, INTERVAL_MS).catch(() => true);
  return {
    async waitForIdentify(shard, signal) {
      const key = `discord:identify:${shard % concurrency}`;
      const turn = queue.enter(key);
      await turn.ready;
      try {
        const wait = (nextAt.get(key) ?? Number.NEGATIVE_INFINITY) - clock.now();
        if (wait > 0) await pause(clock, wait, signal);
        while (!signal.aborted && !(await mayBegin(key))) await pause(clock, RETRY_MS, signal);
        signal.throwIfAborted();
        nextAt.set(key, clock.now() + INTERVAL_MS);
      } finally {
        turn.leave();
      }
    },
  };
}
