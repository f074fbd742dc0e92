import type { Route } from '../../adapter.ts';
import { Refused } from '../../connecting.ts';

/** The way by which Discord tells what happens. */
export interface Connection {
  /** Fulfils after the first try to connect, however it went, or after some seconds. */
  readonly tried: Promise<void>;
  /** Where it hears by HTTP. */
  readonly routes: readonly Route[];
  /** Hears no more. */
  deafen(): void;
  close(): Promise<void>;
}

/** The refusal of the token. */
export const tokenRefused = (reason: string, cause?: unknown): Refused =>
  new Refused(
    `Discord does not accept DISCORD_TOKEN (${reason}): copy the bot token again from the Bot page of your application in the developer portal.`,
    { cause },
  );
