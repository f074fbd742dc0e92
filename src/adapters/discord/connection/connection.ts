import type { Route } from '../../adapter.ts';
import { Refused } from '../../connecting.ts';

/** Connection that receives interactions: by the gateway or by HTTP. */
export interface Connection {
  /** Resolves after the first attempt to connect, at the latest after 5 seconds. */
  readonly tried: Promise<void>;
  /** HTTP routes that receive interactions. */
  readonly routes: readonly Route[];
  /** Makes the connection ignore all further interactions. */
  deafen(): void;
  close(): Promise<void>;
}

/** Makes the error for a bot token that Discord refuses. */
export const tokenRefused = (reason: string, cause?: unknown): Refused =>
  new Refused(
    `Discord does not accept DISCORD_TOKEN (${reason}): copy the bot token again from the Bot page of your application in the developer portal.`,
    { cause },
  );
