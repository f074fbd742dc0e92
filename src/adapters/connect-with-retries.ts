import { type Clock, createGrowingPause, pause, systemClock, withTimeout } from '../chat/delivery/clock.ts';
import type { OnStateChange } from '../observe/health.ts';
import type { Log } from '../observe/log.ts';

/** The platform refuses the bot. The message tells the operator what to do. */
export class ConnectionRefusedError extends Error {}

const FIRST_RETRY_PAUSE_MS = 1000;
const MAX_RETRY_PAUSE_MS = 60_000;
/** Further attempts run in the background. */
const FIRST_ATTEMPT_WAIT_MS = 5000;

interface ConnectOptions {
  readonly platform: string;
  /**
   * Rejects with `ConnectionRefusedError` if a retry would fail too, for example because of a wrong token.
   */
  readonly connect: () => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
  readonly onState: OnStateChange;
  readonly signal: AbortSignal;
}

/**
 * Retries with growing pauses until a connection succeeds or the platform refuses the bot. After a refusal
 * the state is `down`. Resolves after the first attempt, at the latest after 5 seconds. Further attempts run
 * in the background.
 */
export async function connectWithRetries(options: ConnectOptions): Promise<void> {
  const { platform, connect, clock, log, onState, signal } = options;
  const { promise: firstAttempt, resolve: onFirstAttempt } = Promise.withResolvers<void>();
  const nextPauseMs = createGrowingPause(FIRST_RETRY_PAUSE_MS, MAX_RETRY_PAUSE_MS);
  const keepConnecting = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        return await connect();
      } catch (error) {
        if (signal.aborted) return;
        const reason = error instanceof Error ? error.message : String(error);
        if (error instanceof ConnectionRefusedError) {
          log.error({ err: error }, `${platform} refuses the bot`);
          return onState('down', reason);
        }
        log.warn({ err: error }, `${platform} can not be reached yet; trying again`);
        onState('connecting', reason);
      } finally {
        onFirstAttempt();
      }
      await pause(clock, nextPauseMs(), signal);
    }
  };
  void keepConnecting();
  await withTimeout(systemClock, firstAttempt, FIRST_ATTEMPT_WAIT_MS);
}
