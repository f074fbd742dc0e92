import { type Clock, pause } from '../../../chat/delivery/clock.ts';
import type { OnState } from '../../../observe/health.ts';
import type { Log } from '../../../observe/log.ts';
import type { Route } from '../../route.ts';

/** The way by which Discord tells what happens. */
export interface Connection {
  /** Fulfils after the first try to connect, however it went. */
  readonly tried: Promise<void>;
  /** Where it hears by HTTP. */
  readonly routes: readonly Route[];
  /** Hears no more. */
  deafen(): void;
  close(): Promise<void>;
}

/** Discord doesn't want this bot as it is; the message says what to do. */
export class Refused extends Error {}

/** The refusal of the token. */
export const tokenRefused = (reason: string, cause?: unknown): Refused =>
  new Refused(
    `Discord does not accept DISCORD_TOKEN (${reason}): copy the bot token again from the Bot page of your application in the developer portal.`,
    { cause },
  );

/** Milliseconds between tries to connect, doubled each time. */
const FIRST_RETRY = 1000;
const LAST_RETRY = 60_000;

interface Trying {
  readonly clock: Clock;
  readonly log: Log;
  readonly onState: OnState;
  /** Ends the tries. */
  readonly signal: AbortSignal;
}

/**
 * Connects, and tries again with growing pauses until it succeeds or Discord refuses the bot: then it is `down`. Fulfils after the
 * first try, however it went.
 */
export function keepConnecting(
  connect: () => Promise<void>,
  { clock, log, onState, signal }: Trying,
): Promise<void> {
  const { promise: tried, resolve: onTried } = Promise.withResolvers<void>();
  const tryOn = async (): Promise<void> => {
    for (let next = FIRST_RETRY; !signal.aborted; next = Math.min(LAST_RETRY, 2 * next)) {
      try {
        await connect();
        return;
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        if (!signal.aborted) log.warn({ err: error }, 'Discord could not be connected');
        onState(error instanceof Refused ? 'down' : 'connecting', why);
        if (error instanceof Refused) return;
      } finally {
        onTried();
      }
      await pause(clock, next, signal);
    }
  };
  void tryOn();
  return tried;
}
