import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../observe/log.ts';

/** The database can't be used. `message` is one sentence for the operator and never contains a password. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * Returns the message of an error, without line breaks. For an `AggregateError` (one error for each address
 * of `localhost`), returns the message of the first error.
 */
export function reasonOf(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  return (inner instanceof Error ? inner.message : String(inner)).replaceAll(/\s+/g, ' ');
}

/** Pause between two attempts to use the database during an outage. */
export const PROBE_INTERVAL_MS = 1000;

/** The database is unavailable at the moment. No restart is needed. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/**
 * Logs an error of work that no user asked for. Doesn't log outages, because their beginning is logged once
 * for the whole store.
 */
export function logUnlessUnavailable(log: Pick<Log, 'error'>, error: unknown, message: string): void {
  if (!(error instanceof StoreUnavailableError)) log.error({ err: error }, message);
}

/**
 * Does `work`. As long as the database is unavailable, repeats it every second. Rejects with any other error.
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
