import type { Route } from '../../adapter.ts';
import { ConnectionRefusedError } from '../../connect-with-retries.ts';

/** Receives interactions by the gateway or by HTTP. */
export interface Connection {
  /** Resolves after the first attempt to connect, at the latest after 5 seconds. */
  readonly firstAttempt: Promise<void>;
  /** Routes that receive interactions. */
  readonly routes: readonly Route[];
  ignoreInteractions(): void;
  close(): Promise<void>;
}

export const tokenRefusedError = (reason: string, cause?: unknown): ConnectionRefusedError =>
  new ConnectionRefusedError(
    `Discord does not accept DISCORD_TOKEN (${reason}): copy the bot token again from the Bot page of your application in the developer portal.`,
    { cause },
  );
