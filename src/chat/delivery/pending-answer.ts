import { fault } from '../../core/result.ts';
import type { Log } from '../../observe/log.ts';
import { setOutcomeUndelivered } from '../../observe/request-context.ts';
import { MAX_PHOTO_BYTES } from '../../render/photo/header.ts';
import { type Attachment, photoTooLargeFault } from '../attachment.ts';
import type { Chat } from '../chat.ts';
import { makeApology } from '../faults.ts';
import type { Incoming } from '../incoming.ts';
import type { Reply } from '../reply.ts';
import type { Clock } from './clock.ts';
import type { Platform } from './platform.ts';
import type { Request } from './request.ts';

/** A request that the chat is working on. */
export interface PendingAnswer {
  /** The final reply. Undefined if the line wasn't for this bot. Never rejects. */
  readonly reply: Promise<Reply | undefined>;
  /**
   * Resolves when the work proves to be slow: when it reports progress later than `SLOW_AFTER_MS` after its
   * start. Otherwise stays pending.
   */
  readonly whenSlow: Promise<undefined>;
  /** Calls the listener with the newest state of the work, and then with each later state. */
  follow(listener: (progressReply: Reply) => void): void;
}

/** Dependencies of `askChat`. */
interface AskContext<T, H> {
  readonly platform: Pick<Platform<T, H>, 'surfaceOf' | 'isAdmin' | 'fetch'>;
  readonly chat: Chat;
  readonly log: Log;
  readonly clock: Clock;
  /** Aborts the work when the program stops. */
  readonly signal: AbortSignal;
}

/** If work reports progress later than this after its start, it counts as slow. */
const SLOW_AFTER_MS = 200;

/** Passes a request to the chat. Returns the answer immediately, while the chat is still working on it. */
export function askChat<T, H>(context: AskContext<T, H>, request: Request<T>): PendingAnswer {
  const { platform, chat, log, clock, signal } = context;
  const startMs = clock.now();
  const { promise: whenSlow, resolve: reportSlow } = Promise.withResolvers<undefined>();
  let newestReply: Reply | undefined;
  let listener = (progressReply: Reply): void => {
    newestReply = progressReply;
  };
  const progress = (progressReply: Reply): void => {
    if (clock.now() - startMs >= SLOW_AFTER_MS) reportSlow(undefined);
    listener(progressReply);
  };
  const incoming = { ...incomingOf(platform, request), signal, progress };
  return {
    reply: answerRequest(chat, request, incoming).catch((error: unknown) => {
      log.error({ err: error }, 'a question was not answered');
      setOutcomeUndelivered('failed');
      return makeApology(chat.texts(request.locale, request.person));
    }),
    whenSlow,
    follow(nextListener) {
      listener = nextListener;
      if (newestReply !== undefined) nextListener(newestReply);
    },
  };
}

function incomingOf<T, H>(platform: AskContext<T, H>['platform'], request: Request<T>): Incoming {
  const { person, place, address, ownAddress, locale, repliedTo, attachment, to: target } = request;
  return {
    person,
    place,
    ...(address !== undefined && { address }),
    ...(ownAddress !== undefined && { ownAddress }),
    locale,
    surface: platform.surfaceOf(target),
    isAdmin: () => platform.isAdmin({ person, to: target }),
    ...(repliedTo !== undefined && { repliedTo }),
    ...(attachment && { attachment: toAttachment(attachment, platform.fetch) }),
  };
}

const toAttachment = (
  { source, size = 0, kind, others = [] }: NonNullable<Request<unknown>['attachment']>,
  fetch: Platform<never, never>['fetch'],
): Attachment => ({
  async bytes() {
    if (kind !== undefined)
      return kind === 'animation' ? fault('photo-animated') : fault('photo-kind', { kind });
    return size > MAX_PHOTO_BYTES ? photoTooLargeFault() : fetch(source);
  },
  others: others.map((otherFile) => toAttachment(otherFile, fetch)),
});

function answerRequest<T>(
  chat: Chat,
  { question }: Request<T>,
  incoming: Incoming,
): Promise<Reply | undefined> {
  return question.kind === 'line'
    ? chat.answerLine(incoming, question.text, question.botName)
    : chat.answerForm(incoming, question.command, question.options);
}
