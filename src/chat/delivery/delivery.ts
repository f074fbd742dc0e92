import * as z from 'zod';
import type { Log } from '../../observe/log.ts';
import { type RunInRequestContext, setOutcomeUndelivered } from '../../observe/request-context.ts';
import type { Agenda } from '../../store/contract/agenda.ts';
import type { LiveMessages } from '../../store/contract/live-messages.ts';
import type { PendingReplies } from '../../store/contract/pending-replies.ts';
import type { Chat } from '../chat.ts';
import { makeApology } from '../faults.ts';
import { runForPerson } from '../limits/ongoing-work.ts';
import { type Admission, createAdmission } from './admission.ts';
import type { Clock } from './clock.ts';
import { createReplyLeases, type LeasedReplies, type OrphanedReply } from './leased-replies.ts';
import { createLiveMessageDelivery, type LiveMessageDelivery } from './live-message-delivery.ts';
import { askChat, type PendingAnswer } from './pending-answer.ts';
import type { Platform } from './platform.ts';
import { createProgress, type Progress, type ReplySender, type SentMessage } from './progress.ts';
import { runWithLease } from './reply-lease.ts';
import { parseJson, parseRequest, type Request } from './request.ts';

/** Requests survive outages and restarts. No method except `deliverLiveMessage` rejects. */
export interface Delivery<T> extends Admission<T>, LiveMessageDelivery<T> {
  ask(request: Request<T>): PendingAnswer;
  /** Removes it from the store: it is answered, handled, or never will be. */
  discard(request: Pick<Request<T>, 'key'>): Promise<void>;
  /**
   * After the platform's deadline, a failed delivery isn't tried again. Finally discards the request. If this
   * process stops first, another answers.
   */
  deliver(request: Request<T>, pendingAnswer?: PendingAnswer): Promise<void>;
  /**
   * Answers requests of stopped processes, and edits their placeholders, until the returned function is
   * called. `run` gets the promise of each delivery.
   */
  resume(run: (delivery: Promise<void>) => void): () => void;
}

interface DeliveryContext<T, H> {
  readonly platform: Platform<T, H>;
  readonly chat: Chat;
  readonly pendingReplies: PendingReplies;
  readonly liveMessages: LiveMessages;
  readonly agenda: Agenda;
  readonly inRequestContext: RunInRequestContext;
  readonly log: Log;
  readonly clock: Clock;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

export function createDelivery<T, H>(context: DeliveryContext<T, H>): Delivery<T> {
  const { platform, inRequestContext } = context;
  const leasedReplies = createReplyLeases({ ...context, adapter: platform.name });
  const admission = createAdmission(context, leasedReplies);
  const liveMessageDelivery = createLiveMessageDelivery(context);
  const placeholderSchema = z.object({ handle: platform.handleSchema, kind: z.enum(['working', 'interim']) });
  const ask = (request: Request<T>): PendingAnswer => askChat(context, request);
  const deliverNow = (
    request: Request<T>,
    pendingAnswer: PendingAnswer,
    placeholder?: SentMessage<H>,
  ): Promise<void> =>
    deliverAnswer({ ...context, leasedReplies, liveMessageDelivery }, request, pendingAnswer, placeholder);

  async function deliverOrphaned({ key, request: requestJson, message }: OrphanedReply): Promise<void> {
    const request = parseRequest(requestJson, platform.targetSchema);
    if (request === undefined) return leasedReplies.remove(key);
    admission.remember(key);
    const placeholder = message === undefined ? undefined : parseJson(message, placeholderSchema);
    await inRequestContext(key, () =>
      runForPerson(request.person.key, () => deliverNow(request, ask(request), placeholder)),
    );
  }

  return {
    ...admission,
    ...liveMessageDelivery,
    ask,
    discard: ({ key }) => leasedReplies.remove(key),
    deliver: (request, pendingAnswer = ask(request)) =>
      deliverNow(request, pendingAnswer).finally(() => admission.markAnswered(request)),
    resume: (run) => leasedReplies.recoverOrphans((orphan) => run(deliverOrphaned(orphan))),
  };
}

interface AnswerContext<T, H> extends DeliveryContext<T, H> {
  readonly leasedReplies: LeasedReplies;
  readonly liveMessageDelivery: LiveMessageDelivery<T>;
}

/** Stops when the lease is lost. */
async function deliverAnswer<T, H>(
  context: AnswerContext<T, H>,
  request: Request<T>,
  pendingAnswer: PendingAnswer,
  placeholder: SentMessage<H> | undefined,
): Promise<void> {
  const { platform, leasedReplies, liveMessageDelivery, log, clock, now, signal } = context;
  const { key } = request;
  const sender = platform.senderFor(request.to, clock.now() + request.until - now());
  const lease = leasedReplies.leaseOf(key);
  const progress = createProgress(sender, {
    clock,
    holdsLease: lease.isOurs,
    earlierPlaceholder: placeholder,
    savePlaceholder: (message) =>
      leasedReplies.savePlaceholder(key, message && JSON.stringify({ ...message, picture: undefined })),
    onFailure: (error) => log.info({ err: error }, 'progress was not shown'),
  });
  pendingAnswer.follow(progress.show);
  const reply = await pendingAnswer.reply;
  if (signal.aborted) {
    setOutcomeUndelivered(undefined);
    return progress.end();
  }
  try {
    const isDelivered = await runWithLease(lease, async () => {
      if (reply?.liveMessage === undefined) return progress.finish(reply);
      return (
        (await lease.isOurs()) &&
        progress.finish(await liveMessageDelivery.deliverLiveMessage(request, reply))
      );
    });
    if (!isDelivered) return setOutcomeUndelivered(undefined);
    if (reply !== undefined) await liveMessageDelivery.recordLiveMessage(request, reply);
  } catch (error) {
    if (signal.aborted || !(await lease.isOurs())) return setOutcomeUndelivered(undefined);
    await handleUndelivered(context, request, { sender, progress }, error);
  }
  await leasedReplies.remove(key);
}

async function handleUndelivered<T, H>(
  { chat, log }: AnswerContext<T, H>,
  { locale, person }: Request<T>,
  { sender, progress }: { readonly sender: ReplySender<H>; readonly progress: Progress },
  error: unknown,
): Promise<void> {
  const { kind } = sender.failureOf(error);
  setOutcomeUndelivered(kind === 'unreachable' ? 'unreachable' : 'failed');
  const logFields = { err: error };
  if (kind === 'unreachable') return log.info(logFields, 'the bot may not write there any more');
  if (kind === 'retryable') return log.warn(logFields, 'an answer could not be delivered in its time');
  log.error(logFields, 'an answer was refused');
  await progress
    .finish(makeApology(chat.texts(locale, person)))
    .catch((apologyError: unknown) => log.warn({ err: apologyError }, 'an apology was refused'));
}
