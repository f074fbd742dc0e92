import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../observe/log.ts';

/** The database can't be used; `message` is one sentence for the admin. Never contains a password. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The error's own words without line breaks; errors for several addresses (`localhost`) have them inside. */
export function reason(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  return (inner instanceof Error ? inner.message : String(inner)).replaceAll(/\s+/g, ' ');
}

/** Milliseconds between two tries during an outage. */
export const PROBE_INTERVAL_MS = 1000;

/** The database can't be reached, read or written at the moment. It passes without a restart. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** Logs an error in the program's own work, unless it is an outage: that is told once, when it begins. */
export function logUnlessUnavailable(log: Pick<Log, 'error'>, error: unknown, message: string): void {
  if (!(error instanceof StoreUnavailableError)) log.error({ err: error }, message);
}

/** Does what can't be done without, again and again for as long as an outage lasts. */
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
