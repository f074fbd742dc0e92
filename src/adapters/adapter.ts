import type { Chat } from '../chat/chat.ts';
import { type Clock, systemClock } from '../chat/delivery/clock.ts';
import type { Posting } from '../chat/delivery/posting.ts';
import { createPresence, type Presence } from '../chat/presence.ts';
import type { OnState } from '../observe/health.ts';
import type { Log } from '../observe/log.ts';
import { type CallCounter, noCallCounter } from '../observe/metrics.ts';
import { type RunInRequestContext, withRequestContext } from '../observe/request-context.ts';
import type { Store } from '../store/contract/store.ts';

/** What the adapter of any platform is given. */
export interface AdapterOptions {
  readonly chat: Chat;
  readonly store: Store;
  readonly log: Log;
  /** Begins the work for what comes in. */
  readonly inRequestContext?: RunInRequestContext;
  readonly calls?: CallCounter;
  /** Told whether the platform can be reached, whenever that changes. */
  readonly onState?: OnState;
  /** Told where the bot is. */
  readonly presence?: Presence;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** For the pauses of answers and of tries to connect; the machine's unless given. */
  readonly clock?: Clock;
}

/** The options, with what is missing. `platform`: `discord`. */
export const withDefaults = <Options extends AdapterOptions>(platform: string, options: Options) => ({
  inRequestContext: withRequestContext(platform),
  calls: noCallCounter,
  onState: () => {},
  presence: createPresence(options.store),
  now: Date.now,
  clock: systemClock,
  ...options,
});

/** A running adapter. */
export interface Adapter {
  /** Takes no more work, and waits some seconds for what runs. The next start takes up the rest. */
  stop(): Promise<void>;
  readonly posting: Posting;
  readonly routes: readonly Route[];
}

/** An address that an adapter answers itself, to anybody who posts there: a platform's webhook. */
export interface Route {
  /** Such as `/telegram`. */
  readonly path: string;
  /** Finds out who asks, and answers; never rejects. */
  readonly handle: (request: Request) => Promise<Response>;
}
