import type { IIdentifyThrottler } from 'discord.js';
import { type Clock, pause } from '../../../chat/delivery/clock.ts';
import { KeyedQueue } from '../../../chat/delivery/keyed-queue.ts';
import type { Store } from '../../../store/contract/store.ts';

/**
 * Pause between two shards with the same rate-limit key, slightly longer than the 5 seconds that Discord
 * requires.
 */
const IDENTIFY_INTERVAL_MS = 5500;
/** Pause between two attempts to take the lock. */
const RETRY_INTERVAL_MS = 500;

/**
 * Shards with the same id modulo `concurrency` start at least 5.5 seconds apart. `leases`: locks for several
 * processes that share the bot's shards. If the store is unavailable, shards start without a lock. Source:
 * docs.discord.com, "Sharding", "Max Concurrency".
 */
export function createIdentifyThrottler(
  concurrency: number,
  clock: Clock,
  leases?: Store['leases'],
): IIdentifyThrottler {
  const queue = new KeyedQueue();
  const nextStartMsByKey = new Map<string, number>();
  const takeIdentifyLease = (key: string): Promise<boolean> =>
    leases === undefined ? Promise.resolve(true) : leases.take(key, IDENTIFY_INTERVAL_MS).catch(() => true);
  return {
    async waitForIdentify(shardId, signal) {
      const key = `discord:identify:${shardId % concurrency}`;
      const queueTurn = queue.enter(key);
      await queueTurn.ready;
      try {
        const waitMs = (nextStartMsByKey.get(key) ?? Number.NEGATIVE_INFINITY) - clock.now();
        if (waitMs > 0) await pause(clock, waitMs, signal);
        while (!signal.aborted && !(await takeIdentifyLease(key)))
          await pause(clock, RETRY_INTERVAL_MS, signal);
        signal.throwIfAborted();
        nextStartMsByKey.set(key, clock.now() + IDENTIFY_INTERVAL_MS);
      } finally {
        queueTurn.leave();
      }
    },
  };
}
