import { LRUCache } from 'lru-cache';
import type { Log } from '../../observe/log.ts';
import { setRequestOutcome } from '../../observe/request-context.ts';
import type { Chat } from '../chat.ts';
import { createLimiter, createOpenWork, MAX_OPEN_WORK } from '../limits/limits.ts';
import type { Clock } from './clock.ts';
import type { LeasedReplies } from './leased-replies.ts';
import type { Platform } from './platform.ts';
import type { Request } from './request.ts';

/**
 * Answers each request only once, and at most `MAX_OPEN_WORK` unanswered requests per person. No method
 * rejects.
 */
export interface Admission<T> {
  /** Stores the id in memory. False if it was there already. */
  remember(id: string): boolean;
  /**
   * Accepts and saves a new request. False if any process has received it before, or if the person has too
   * many unanswered requests and is told so, at most every ten seconds.
   */
  accept(request: Request<T>): Promise<boolean>;
  /**
   * True only once for all processes, because platforms may deliver a message twice. During an outage of the
   * store, true once for each process.
   */
  claimKey(key: string): Promise<boolean>;
  /**
   * For an update that isn't saved. The platform may forget it only when it has taken effect. `new`: this
   * process must handle it, and then mark it by `discard`. `underway`: it must come again in case it fails.
   * Otherwise `handled`.
   */
  begin(key: string): ReturnType<LeasedReplies['begin']>;
  /** Saves the request, so that another process answers it if this one stops. A failure is only logged. */
  save(request: Request<T>): Promise<void>;
}

interface AdmissionContext<T, H> {
  readonly platform: Pick<Platform<T, H>, 'senderFor'>;
  readonly chat: Pick<Chat, 'texts'>;
  readonly log: Log;
  readonly clock: Clock;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
}

/** Far fewer ids arrive between two deliveries of the same one. */
const MAX_REMEMBERED_IDS = 10_000;
const REFUSAL_INTERVAL_MS = 10_000;

/** The caller must call `markAnswered` when an accepted request is answered. */
export function createAdmission<T, H>(
  { platform, chat, log, clock, now }: AdmissionContext<T, H>,
  leasedReplies: LeasedReplies,
): Admission<T> & { markAnswered(request: Request<T>): void } {
  const rememberedIds = new LRUCache<string, true>({ max: MAX_REMEMBERED_IDS });
  const openRequests = createOpenWork(MAX_OPEN_WORK);
  const refusalLimiter = createLimiter({ burst: 1, refillMs: REFUSAL_INTERVAL_MS }, clock.now);
  const toSavedRequest = (request: Request<T>) => {
    const { key, until } = request;
    return { key, until, request: JSON.stringify(request) };
  };

  function remember(id: string): boolean {
    if (rememberedIds.has(id)) return false;
    rememberedIds.set(id, true);
    return true;
  }

  function refuse({ person, locale, to: target, until: deadlineMs }: Request<T>): void {
    setRequestOutcome('text', 'limited');
    if (!refusalLimiter.take(person.key)) return;
    const text = chat
      .texts(locale, person)
      .sayFault({ code: 'too-many-open', facts: { most: MAX_OPEN_WORK } });
    platform
      .senderFor(target, clock.now() + deadlineMs - now())
      .send({ kind: 'fault', text })
      .catch((error: unknown) => log.info({ err: error }, 'a refusal was not sent'));
  }

  return {
    remember,
    async accept(request) {
      const { key, person } = request;
      if (!remember(key)) return false;
      if (!openRequests.add(person.key, key)) {
        refuse(request);
        return false;
      }
      const isNew = await leasedReplies.receive(key, toSavedRequest(request));
      if (!isNew) openRequests.remove(person.key, key);
      return isNew;
    },
    claimKey: async (key) => remember(key) && leasedReplies.receive(key),
    async begin(key) {
      const state = await leasedReplies.begin(key);
      if (state !== 'new' || remember(key)) return state;
      // This process has begun it, but the store doesn't know it or its lease had ended.
      await leasedReplies.remove(key);
      return 'handled';
    },
    save: (request) => leasedReplies.save(toSavedRequest(request)),
    markAnswered: ({ person, key }) => openRequests.remove(person.key, key),
  };
}
