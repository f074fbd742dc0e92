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
 * Returns the message without line breaks. An `AggregateError` (one error for each address of `localhost`)
 * gives the message of its first error.
 */
export function reasonOf(error: unknown): string {
  const firstError = error instanceof AggregateError ? error.errors[0] : error;
  return (firstError instanceof Error ? firstError.message : String(firstError)).replaceAll(/\s+/g, ' ');
}

/** Code of an error of PostgreSQL or Node. Empty if it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const PROBE_INTERVAL_MS = 1000;

/** Thrown while the database is unavailable. The program recovers without a restart. */
export class StoreUnavailableError extends Error {
  override readonly name: string = 'StoreUnavailableError';
}

/**
 * Thrown if one call failed while the database as a whole works: the call took too long, or its connection
 * broke. Other calls are served. Usually the call has changed nothing. But if the connection broke during the
 * commit, the change may be stored.
 */
export class StoreCallError extends StoreUnavailableError {
  override readonly name = 'StoreCallError';
}

/** Doesn't log `StoreUnavailableError`: the store logs each outage and each `StoreCallError` itself. */
export function logUnlessUnavailable(log: Pick<Log, 'error'>, error: unknown, message: string): void {
  if (!(error instanceof StoreUnavailableError)) log.error({ err: error }, message);
}

/**
 * Repeats `work` every second while the database is unavailable or the call fails alone. `work` must be safe
 * to repeat after it has succeeded. Rejects with any other error of `work`.
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
