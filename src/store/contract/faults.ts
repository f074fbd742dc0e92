import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../observe/log.ts';

/**
 * Thrown if the operator must fix a problem with the database. `message`: one sentence, without passwords.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * The message without line breaks. An `AggregateError` (one error for each address of `localhost`) gives the
 * message of its first error.
 */
export function reasonOf(error: unknown): string {
  const firstError = error instanceof AggregateError ? error.errors[0] : error;
  return (firstError instanceof Error ? firstError.message : String(firstError)).replaceAll(/\s+/g, ' ');
}

/** Code of PostgreSQL or Node. Empty if there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const PROBE_INTERVAL_MS = 1000;

/** Thrown while the database is unavailable. The program recovers without a restart. */
export class StoreUnavailableError extends Error {
  override readonly name: string = 'StoreUnavailableError';
}

/**
 * Thrown if one call failed while others are served: the call took too long, or its connection broke. Usually
 * it has changed nothing; if the connection broke during the commit, the change may be stored.
 */
export class StoreCallError extends StoreUnavailableError {
  override readonly name = 'StoreCallError';
}

/** Doesn't log `StoreUnavailableError`: the store logs these itself. */
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
