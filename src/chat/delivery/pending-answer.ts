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

export interface PendingAnswer {
  /** Undefined if the line wasn't for this bot. Never rejects. */
  readonly reply: Promise<Reply | undefined>;
  /** Fulfils at progress later than `SLOW_AFTER_MS` after the start. Otherwise stays pending. */
  readonly whenSlow: Promise<undefined>;
  /** Calls the listener with the newest state, then with each later one. */
  follow(listener: (progressReply: Reply) => void): void;
}

interface AskContext<T, H> {
  readonly platform: Pick<Platform<T, H>, 'name' | 'surfaceOf' | 'isAdmin' | 'mayPost' | 'fetch'>;
  readonly chat: Chat;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

const SLOW_AFTER_MS = 200;

/** Returns immediately, before the answer. */
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
  const {
    key,
    person,
    isMasked,
    place,
    address,
    ownAddress,
    locale,
    repliedTo,
    attachment,
    to: target,
  } = request;
  return {
    requestKey: `${platform.name}:${key}`,
    person,
    ...(isMasked && { isMasked }),
    place,
    address,
    ownAddress,
    locale,
    surface: platform.surfaceOf(target),
    isAdmin: () => platform.isAdmin({ person, to: target }),
    mayPost: platform.mayPost?.bind(platform, request),
    repliedTo,
    attachment: attachment && toAttachment(attachment, platform.fetch),
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
