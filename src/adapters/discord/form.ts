import { MessageFlags } from 'discord.js';
import { withTimeout } from '../../chat/delivery/clock.ts';
import type { Request } from '../../chat/delivery/request.ts';
import { isPersonal, type Reply } from '../../chat/reply.ts';
import { displayName } from '../../core/shown-name.ts';
import { type Acknowledgement, DEFERRED_MESSAGE, NEW_MESSAGE } from './calls/acknowledgement.ts';
import { answerAddressOf, channelAt } from './calls/addresses.ts';
import { editOriginalResponse } from './calls/rest.ts';
import { type Context, REPLY_DEADLINE_MS, TOKEN_LIFETIME_MS } from './context.ts';
import { type Form, type FormTarget, requestOf } from './interaction-request.ts';
import { buildEdit, buildNewMessage, uploadBytes } from './message-body.ts';

/**
 * Longest time to wait for the store to save the request. After this time the request is acknowledged without
 * being saved.
 */
const SAVE_TIMEOUT_MS = 500;

/**
 * Answers a command.
 * - A quick answer is sent as the acknowledgement of the command.
 * - For a slow answer, Discord first gets a deferral, and the answer follows later. The deferral decides
 *   whether the answer is ephemeral. So the deferral is ephemeral if the answer will be personal.
 *
 * Rejects if Discord accepts neither an answer nor a deferral.
 */
export async function answerForm(
  context: Context,
  form: Form,
  acknowledgement: Acknowledgement,
): Promise<void> {
  const { rest, commandIds, delivery, clock } = context;
  const request = requestOf(context.chat, form, context.now() + TOKEN_LIFETIME_MS);
  const maxWaitMs = context.deferAfterMs();
  const pendingAnswer = delivery.ask(request);

  const earlyReply = await withTimeout(
    clock,
    Promise.race([pendingAnswer.reply, pendingAnswer.whenSlow]),
    maxWaitMs,
  );
  if (earlyReply && uploadBytes(earlyReply) <= acknowledgement.uploadLimitBytes) {
    const isSent = await acknowledgement.send(NEW_MESSAGE, buildNewMessage(earlyReply, commandIds));
    if (!isSent) await editOriginalResponse(rest, request.to, buildEdit(earlyReply, commandIds));
    return recordAcknowledgedReply(context, acknowledgement, request, earlyReply);
  }

  const hidden = earlyReply === undefined ? willBePersonal(context, request) : isPersonal(earlyReply);
  const deferredRequest = hidden
    ? { ...request, to: { ...request.to, hidden } }
    : withLateTarget(context, form, request);
  await withTimeout(clock, delivery.save(deferredRequest), SAVE_TIMEOUT_MS);
  try {
    const flags = hidden ? { flags: MessageFlags.Ephemeral } : {};
    await acknowledgement.send(DEFERRED_MESSAGE, { body: flags, files: [] });
  } catch (error) {
    await delivery.discard(deferredRequest);
    throw error;
  }
  await acknowledgement.whenReceived();
  await delivery.deliver(deferredRequest, pendingAnswer);
}

async function recordAcknowledgedReply(
  { delivery }: Context,
  acknowledgement: Acknowledgement,
  request: Request<FormTarget>,
  reply: Reply,
): Promise<void> {
  if (reply.liveMessage === undefined) return;
  await acknowledgement.whenReceived();
  await delivery.recordLiveMessage(request, reply);
}

/**
 * Whether the command and its options already show that the answer will be personal, before the answer
 * exists.
 */
const willBePersonal = ({ chat }: Context, { person, place, question }: Request<FormTarget>): boolean =>
  !place.isPrivate &&
  question.kind === 'form' &&
  chat.isPersonal({ person, place }, question.command, question.options);

/**
 * Returns the request with `late`: the target of an answer that is ready only after the interaction's token
 * has expired. The target is the channel of the command. If the bot can't see this channel, returns the
 * request without `late`. Never call this for personal answers, because everybody can read the channel.
 */
function withLateTarget(
  { chat }: Context,
  form: Form,
  formRequest: Request<FormTarget>,
): Request<FormTarget> {
  const { until, person, locale, to, ...request } = formRequest;
  const channel = channelAt(answerAddressOf(form));
  if (channel === undefined) return formRequest;
  const opening = chat.texts(locale, person).say('late-answer', { name: displayName(person.name) });
  const late = { channel, opening, nonce: form.id };
  return {
    ...request,
    person,
    locale,
    until: until - TOKEN_LIFETIME_MS + REPLY_DEADLINE_MS,
    to: { ...to, late },
  };
}
