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
  /** Stores the id in memory. Returns false if it was there already. */
  remember(id: string): boolean;
  /**
   * Accepts a new request, and saves it so that another process answers it if this one stops. Returns false
   * if a process has received it before, or if the person has too many unanswered requests. Then the person
   * gets a message, at most every ten seconds.
   */
  accept(request: Request<T>): Promise<boolean>;
  /**
   * Returns true only the first time that any process gets this id, because platforms may deliver a message
   * twice. While the store is unavailable, checks only this process's memory.
   */
  claimKey(key: string): Promise<boolean>;
  /**
   * Begins to handle an update that isn't saved. The platform may confirm the update only when it has taken
   * effect. `new`: this process must handle it, and then mark it by `discard`. `underway`: it has been begun,
   * and must come again in case it doesn't take effect. Otherwise `handled`.
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

/** If a platform delivers an id twice, far fewer than 10,000 other ids arrive in between. */
const MAX_REMEMBERED_IDS = 10_000;
const REFUSAL_INTERVAL_MS = 10_000;

/** The caller must call `markAnswered` when the answer to an accepted request is delivered. */
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
      // This process has begun it before, and the store didn't know it or its lease had ended.
      await leasedReplies.remove(key);
      return 'handled';
    },
    save: (request) => leasedReplies.save(toSavedRequest(request)),
    markAnswered: ({ person, key }) => openRequests.remove(person.key, key),
  };
}
