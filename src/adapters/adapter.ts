import type { Chat } from '../chat/chat.ts';
import { type Clock, systemClock } from '../chat/delivery/clock.ts';
import type { Posting } from '../chat/delivery/posting.ts';
import { createMembershipRecorder, type MembershipRecorder } from '../chat/presence.ts';
import type { OnStateChange } from '../observe/health.ts';
import type { Log } from '../observe/log.ts';
import { type CallCounter, NO_CALL_COUNTER } from '../observe/metrics.ts';
import { type RunInRequestContext, withRequestContext } from '../observe/request-context.ts';
import type { Store } from '../store/contract/store.ts';

/** Options that every adapter accepts. */
export interface AdapterOptions {
  readonly chat: Chat;
  readonly store: Store;
  readonly log: Log;
  /**
   * Runs the work for one incoming request in an async context, so that logs and metrics name the request.
   */
  readonly inRequestContext?: RunInRequestContext;
  /** Counter of the calls to the platform's API. */
  readonly calls?: CallCounter;
  /** Called with the new state whenever the state of the connection changes. */
  readonly onState?: OnStateChange;
  /** Records the chats that the bot is a member of. */
  readonly presence?: MembershipRecorder;
  /** Current time in milliseconds since the epoch. */
  readonly now?: () => number;
  /** Clock that times pauses, retries and timeouts. Default: the system clock. */
  readonly clock?: Clock;
}

/**
 * Returns the options with defaults for the missing ones. `platform`: name of the platform in logs and
 * metrics, such as `discord`.
 */
export const withDefaults = <Options extends AdapterOptions>(platform: string, options: Options) => ({
  inRequestContext: withRequestContext(platform),
  calls: NO_CALL_COUNTER,
  onState: () => {},
  presence: createMembershipRecorder(options.store),
  now: Date.now,
  clock: systemClock,
  ...options,
});

/** Running adapter. */
export interface Adapter {
  /**
   * Stops accepting updates from the platform and waits up to 6 seconds for answers in progress. Answers that
   * are still unfinished are delivered after the next start.
   */
  stop(): Promise<void>;
  /** Sends and edits messages in the platform's chats. */
  readonly posting: Posting;
  /** HTTP routes that the adapter handles itself. */
  readonly routes: readonly Route[];
}

/** HTTP route that an adapter handles itself, such as a platform's webhook. */
export interface Route {
  /** Path such as `/telegram`. */
  readonly path: string;
  /** Authenticates and answers the request. Never rejects. */
  readonly handle: (request: Request) => Promise<Response>;
}
