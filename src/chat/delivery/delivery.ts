import * as z from 'zod';
import type { Log } from '../../observe/log.ts';
import { type Arrive, noteLoss } from '../../observe/request-context.ts';
import type { Agenda } from '../../store/contract/agenda.ts';
import type { LiveMessages } from '../../store/contract/live-messages.ts';
import type { PendingReplies } from '../../store/contract/pending-replies.ts';
import type { Chat } from '../chat.ts';
import { sorry } from '../faults.ts';
import { type Admission, createAdmission } from './admission.ts';
import type { Clock } from './clock.ts';
import { type HeldReplies, holdReplies, type Left } from './leased-replies.ts';
import { createLiveMessageDelivery, type LiveMessageDelivery } from './live-message-delivery.ts';
import { type Asking, askChat } from './pending-answer.ts';
import type { Platform } from './platform.ts';
import { createProgress, type Outlet, type Progress, type SentMessage } from './progress.ts';
import { by } from './reply-lease.ts';
import { parseJson, parseRequest, type Request } from './request.ts';

/** Answers requests, whatever happens in between. No method but `deliverLiveMessage` ever rejects. */
export interface Delivery<T> extends Admission<T>, LiveMessageDelivery<T> {
  ask(request: Request<T>): Asking;
  /** It is answered, or never will be. */
  discard(request: Pick<Request<T>, 'key'>): Promise<void>;
  /**
   * Shows how the work goes on, gives the answer for as long as it can be given, and discards the request. A
   * program that stops leaves it to others.
   */
  deliver(request: Request<T>, asking?: Asking): Promise<void>;
  /**
   * From now on answers what other processes have left, in the messages that they left behind, until the
   * returned function is called. `run` is given each delivery.
   */
  resume(run: (delivery: Promise<void>) => void): () => void;
}

interface DeliveryContext<T, H> {
  readonly platform: Platform<T, H>;
  readonly chat: Chat;
  readonly pending: PendingReplies;
  readonly liveMessages: LiveMessages;
  readonly agenda: Agenda;
  readonly arrive: Arrive;
  readonly log: Log;
  readonly clock: Clock;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Ends the work when the program stops. */
  readonly signal: AbortSignal;
}

/** The delivery of answers on one platform. */
export function createDelivery<T, H>(context: DeliveryContext<T, H>): Delivery<T> {
  const { platform, arrive } = context;
  const replies = holdReplies({ ...context, adapter: platform.name });
  const admission = createAdmission(context, replies);
  const liveMessage = createLiveMessageDelivery(context);
  const messageShape = z.object({ handle: platform.handle, kind: z.enum(['working', 'interim']) });
  const ask = (request: Request<T>): Asking => askChat(context, request);
  const give = (request: Request<T>, asking: Asking, sent?: SentMessage<H>): Promise<void> =>
    giveAnswer({ ...context, replies, liveMessage }, request, asking, sent);

  async function giveLeft({ key, request: text, message }: Left): Promise<void> {
    const request = parseRequest(text, platform.to);
    if (request === undefined) return replies.remove(key);
    admission.remember(key);
    const sent = message === undefined ? undefined : parseJson(message, messageShape);
    await arrive(key, () => give(request, ask(request), sent));
  }

  return {
    ...admission,
    ...liveMessage,
    ask,
    discard: ({ key }) => replies.remove(key),
    deliver: (request, asking = ask(request)) =>
      give(request, asking).finally(() => admission.answered(request)),
    resume: (run) => replies.takeUp((left) => run(giveLeft(left))),
  };
}

interface GivingContext<T, H> extends DeliveryContext<T, H> {
  readonly replies: HeldReplies;
  readonly liveMessage: LiveMessageDelivery<T>;
}

/**
 * Shows how the work goes on, gives the answer if it is still this process' to give, and removes the request.
 */
async function giveAnswer<T, H>(
  context: GivingContext<T, H>,
  request: Request<T>,
  asking: Asking,
  sent: SentMessage<H> | undefined,
): Promise<void> {
  const { platform, replies, liveMessage, log, clock, now, signal } = context;
  const { key } = request;
  const outlet = platform.outletOf(request.to, clock.now() + request.until - now());
  const hold = replies.of(key);
  const progress = createProgress(outlet, {
    clock,
    isOurs: hold.isOurs,
    sent,
    note: (message) => replies.note(key, message && JSON.stringify({ ...message, picture: undefined })),
    onTrouble: (error) => log.info({ err: error }, 'progress was not shown'),
  });
  asking.follow(progress.show);
  const reply = await asking.reply;
  if (signal.aborted) {
    noteLoss(undefined);
    return progress.end();
  }
  try {
    const isGiven = await by(hold, async () => {
      if (reply?.liveMessage === undefined) return progress.finish(reply);
      return (await hold.isOurs()) && progress.finish(await liveMessage.deliverLiveMessage(request, reply));
    });
    if (!isGiven) return noteLoss(undefined);
    if (reply !== undefined) await liveMessage.recordLiveMessage(request, reply);
  } catch (error) {
    if (signal.aborted || !(await hold.isOurs())) return noteLoss(undefined);
    await notGiven(context, request, { outlet, progress }, error);
  }
  await replies.remove(key);
}

/** Logs why the platform took no answer. Where the answer itself was refused, an apology takes its place. */
async function notGiven<T, H>(
  { chat, log }: GivingContext<T, H>,
  { locale, person }: Request<T>,
  { outlet, progress }: { readonly outlet: Outlet<H>; readonly progress: Progress },
  error: unknown,
): Promise<void> {
  const { kind } = outlet.failureOf(error);
  noteLoss(kind === 'gone' ? 'unreachable' : 'failed');
  const facts = { err: error };
  if (kind === 'gone') return log.info(facts, 'the bot may not write there any more');
  if (kind === 'later') return log.warn(facts, 'an answer could not be delivered in its time');
  log.error(facts, 'an answer was refused');
  await progress
    .finish(sorry(chat.texts(locale, person)))
    .catch((second: unknown) => log.warn({ err: second }, 'an apology was refused'));
}
