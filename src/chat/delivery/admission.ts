import { LRUCache } from 'lru-cache';
import type { Log } from '../../observe/log.ts';
import { setOutcome } from '../../observe/request-context.ts';
import type { Chat } from '../chat.ts';
import { createLimiter, createOpenWork, MAX_OPEN_WORK } from '../limits/limits.ts';
import type { Clock } from './clock.ts';
import type { LeasedReplies } from './leased-replies.ts';
import type { Platform } from './platform.ts';
import type { Request } from './request.ts';

/** Decides what is answered: each request once, at most `OPEN_WORK` of one person. No method rejects. */
export interface Admission<T> {
  /** Remembers an id of what came in; false: this process knew it already. */
  remember(id: string): boolean;
  /**
   * Takes on a line that has just come in: from now on it is answered, by another process if need be. False:
   * it came in before, to any process, or the person has too many open; then it has been refused, in a
   * sentence now and then.
   */
  take(request: Request<T>): Promise<boolean>;
  /**
   * For what platforms may deliver again, perhaps to another process: true the first time that this id comes
   * in, to any process. Where the store can't be asked, this process' memory decides.
   */
  receive(key: string): Promise<boolean>;
  /** The request will be answered, by another process if need be. Logs what can't be saved, and goes on. */
  save(request: Request<T>): Promise<void>;
}

interface AdmissionContext<T, H> {
  readonly platform: Pick<Platform<T, H>, 'senderFor'>;
  readonly chat: Pick<Chat, 'texts'>;
  readonly log: Log;
  readonly clock: Clock;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** What comes in twice comes within far fewer others. */
const MAX_REMEMBERED = 10_000;
/** How often a person is told that there are too many lines. */
const REFUSAL_EVERY_MS = 10_000;

/** `answered`: told of each line that was taken, when it has its answer. */
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

  /** Says that there are too many lines, unless that was said just now. */
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
