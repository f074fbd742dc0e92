import { LRUCache } from 'lru-cache';
import type { Log } from '../../observe/log.ts';
import { setOutcome } from '../../observe/request-context.ts';
import type { Chat } from '../chat.ts';
import { createLimiter, createOpenWork, MAX_OPEN_WORK } from '../limits/limits.ts';
import type { Clock } from './clock.ts';
import type { LeasedReplies } from './leased-replies.ts';
import type { Platform } from './platform.ts';
import type { Request } from './request.ts';

/**
 * Decides which requests are answered: each request once, and at most `MAX_OPEN_WORK` per person at the same
 * time. No method rejects.
 */
export interface Admission<T> {
  /** Remembers a request's id. False if this process knew it already. */
  remember(id: string): boolean;
  /**
   * Accepts a new request. If this process stops, another one answers it. False if any process knew the
   * request already, or if the person has too many open requests. The person is told so now and then.
   */
  take(request: Request<T>): Promise<boolean>;
  /**
   * Checks for repeated delivery by the platform: true the first time that any process sees this id. While
   * the store is unavailable, only the memory of this process decides.
   */
  receive(key: string): Promise<boolean>;
  /** Saves the request, so that another process answers it if this one stops. Errors are only logged. */
  save(request: Request<T>): Promise<void>;
}

interface AdmissionContext<T, H> {
  readonly platform: Pick<Platform<T, H>, 'senderFor'>;
  readonly chat: Pick<Chat, 'texts'>;
  readonly log: Log;
  readonly clock: Clock;
  /** Returns milliseconds since the epoch. */
  readonly now: () => number;
}

/** Number of ids in memory. A platform repeats an id long before this many others arrive. */
const MAX_REMEMBERED = 10_000;
/** Minimum time between two refusals to one person. */
const REFUSAL_EVERY_MS = 10_000;

/** Creates the admission. `answered`: call it for each accepted request once its answer is delivered. */
export function createAdmission<T, H>(
  { platform, chat, log, clock, now }: AdmissionContext<T, H>,
  replies: LeasedReplies,
): Admission<T> & { answered(request: Request<T>): void } {
  const known = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  const lines = createOpenWork(MAX_OPEN_WORK);
  const refusals = createLimiter({ burst: 1, refillMs: REFUSAL_EVERY_MS }, clock.now);
  const savedOf = (request: Request<T>) => {
    const { key, until } = request;
    return { key, until, request: JSON.stringify(request) };
  };

  function remember(id: string): boolean {
    if (known.has(id)) return false;
    known.set(id, true);
    return true;
  }

  /** Tells the person that they have too many open requests, unless they were told recently. */
  function refuse({ person, locale, to, until }: Request<T>): void {
    setOutcome('text', 'limited');
    if (!refusals.take(person.key)) return;
    const text = chat
      .texts(locale, person)
      .sayFault({ code: 'too-many-open', facts: { most: MAX_OPEN_WORK } });
    platform
      .senderFor(to, clock.now() + until - now())
      .send({ kind: 'fault', text })
      .catch((error: unknown) => log.info({ err: error }, 'a refusal was not sent'));
  }

  return {
    remember,
    async take(request) {
      const { key, person } = request;
      if (!remember(key)) return false;
      if (!lines.open(person.key, key)) {
        refuse(request);
        return false;
      }
      const isNew = await replies.receive(key, savedOf(request));
      if (!isNew) lines.close(person.key, key);
      return isNew;
    },
    receive: async (key) => remember(key) && replies.receive(key),
    save: (request) => replies.save(savedOf(request)),
    answered: ({ person, key }) => lines.close(person.key, key),
  };
}
