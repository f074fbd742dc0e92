import type { Chat } from '../chat/chat.ts';
import { type Clock, systemClock } from '../chat/delivery/clock.ts';
import type { Posting } from '../chat/delivery/posting.ts';
import { createMembershipRecorder, type MembershipRecorder } from '../chat/presence.ts';
import type { OnStateChange } from '../observe/health.ts';
import type { Log } from '../observe/log.ts';
import { type CallCounter, NO_CALL_COUNTER } from '../observe/metrics.ts';
import { type RunInRequestContext, withRequestContext } from '../observe/request-context.ts';
import type { Store } from '../store/contract/store.ts';

export interface AdapterOptions {
  readonly chat: Chat;
  readonly store: Store;
  readonly log: Log;
  readonly inRequestContext?: RunInRequestContext;
  readonly calls?: CallCounter;
  readonly onState?: OnStateChange;
  readonly presence?: MembershipRecorder;
  /** In milliseconds since the epoch. Default: the store's clock. */
  readonly now?: () => number;
  /** Times pauses, retries and timeouts. Default: the system clock. */
  readonly clock?: Clock;
}

/** Adds defaults. `platform`: its name in logs and metrics, such as `discord`. */
export const withDefaults = <Options extends AdapterOptions>(platform: string, options: Options) => ({
  inRequestContext: withRequestContext(platform),
  calls: NO_CALL_COUNTER,
  onState: () => {},
  presence: createMembershipRecorder(options.store),
  now: options.store.clock.now,
  clock: systemClock,
  ...options,
});

export interface Adapter {
  /**
   * Stops accepting updates and waits up to 6 seconds for answers in progress. Unfinished answers are
   * delivered after the next start.
   */
  stop(): Promise<void>;
  readonly posting: Posting;
  readonly routes: readonly Route[];
}

/** HTTP route that an adapter handles itself, such as a webhook. */
export interface Route {
  /** Path such as `/telegram`. */
  readonly path: string;
  /**
   * Authenticates and answers the request, whose length is limited. Checks the headers before it reads the
   * body. Never rejects.
   */
  readonly handle: (request: Request) => Promise<Response>;
}
