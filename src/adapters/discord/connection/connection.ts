import type { Route } from '../../adapter.ts';
import { ConnectionRefusedError } from '../../connect-with-retries.ts';

/** Connection that receives interactions: by the gateway or by HTTP. */
export interface Connection {
  /** Resolves after the first attempt to connect, at the latest after 5 seconds. */
  readonly firstAttempt: Promise<void>;
  /** HTTP routes that receive interactions. */
  readonly routes: readonly Route[];
  /** Makes the connection ignore all further interactions. */
  ignoreInteractions(): void;
  close(): Promise<void>;
}

/** Makes the error for a bot token that Discord refuses. */
export const tokenRefusedError = (reason: string, cause?: unknown): ConnectionRefusedError =>
  new ConnectionRefusedError(
    `Discord does not accept DISCORD_TOKEN (${reason}): copy the bot token again from the Bot page of your application in the developer portal.`,
    { cause },
  );
