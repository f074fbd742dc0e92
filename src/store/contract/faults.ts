import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../observe/log.ts';

/**
 * Thrown if the operator must fix a problem with the database. `message` is one sentence for the operator and
 * never contains a password.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * Returns the message of an error, without line breaks. For an `AggregateError` (one error for each address
 * of `localhost`), returns the message of the first error.
 */
export function reasonOf(error: unknown): string {
  const firstError = error instanceof AggregateError ? error.errors[0] : error;
  return (firstError instanceof Error ? firstError.message : String(firstError)).replaceAll(/\s+/g, ' ');
}

/** Pause between two attempts to use the database during an outage. */
export const PROBE_INTERVAL_MS = 1000;

/** Thrown while the database is unavailable. The program recovers without a restart. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/**
 * Logs an error of background work. Doesn't log `StoreUnavailableError`, because the store logs the beginning
 * of each outage once.
 */
export function logUnlessUnavailable(log: Pick<Log, 'error'>, error: unknown, message: string): void {
  if (!(error instanceof StoreUnavailableError)) log.error({ err: error }, message);
}

/**
 * Runs `work`. As long as the database is unavailable, repeats it every second. Rejects with any other error
 * of `work`.
 */
export async function retryDuringOutage<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      await sleep(PROBE_INTERVAL_MS, undefined, { ref: false });
    }
  }
}
