import { MessageFlags } from 'discord.js';
import { withTimeout } from '../../chat/delivery/clock.ts';
import type { Request } from '../../chat/delivery/request.ts';
import { isPersonal, type Reply } from '../../chat/reply.ts';
import { displayName } from '../../core/shown-name.ts';
import { type Acknowledgement, LATER, REPLY } from './calls/acknowledgement.ts';
import { answerAddressOf, channelAt } from './calls/addresses.ts';
import { editOriginalResponse } from './calls/rest.ts';
import { type Context, REPLY_DEADLINE_MS, TOKEN_LIFETIME_MS } from './context.ts';
import { type Form, type FormTarget, requestOf } from './interaction-request.ts';
import { changedMessage, newMessage, uploadBytes } from './message-body.ts';

/**
 * Longest time to wait for the store to save the request. After this time the request is acknowledged without
 * being saved.
 */
const SAVE_TIMEOUT_MS = 500;

/**
 * Answers a command. A quick answer is sent as the acknowledgement, so it can be ephemeral. For a slow
 * answer, Discord gets a deferral first, and the answer follows later. The deferral is ephemeral if the
 * answer will be personal. Rejects if Discord accepts no answer.
 */
export async function answerForm(
  context: Context,
  form: Form,
  acknowledgement: Acknowledgement,
): Promise<void> {
  const { rest, commandIds, delivery, clock } = context;
  const request = requestOf(context.chat, form, context.now() + TOKEN_LIFETIME_MS);
  const patience = context.deferAfterMs();
  const asking = delivery.ask(request);

  const early = await withTimeout(clock, Promise.race([asking.reply, asking.whenSlow]), patience);
  if (early && uploadBytes(early) <= acknowledgement.uploadLimit) {
    const counted = await acknowledgement.send(REPLY, newMessage(early, commandIds));
    if (!counted) await editOriginalResponse(rest, request.to, changedMessage(early, commandIds));
    return recordAcknowledged(context, acknowledgement, request, early);
  }

  const hidden = early === undefined ? isPersonalForSure(context, request) : isPersonal(early);
  const deferred = hidden
    ? { ...request, to: { ...request.to, hidden } }
    : withLateTarget(context, form, request);
  await withTimeout(clock, delivery.save(deferred), SAVE_TIMEOUT_MS);
  try {
    const flags = hidden ? { flags: MessageFlags.Ephemeral } : {};
    await acknowledgement.send(LATER, { body: flags, files: [] });
  } catch (error) {
    await delivery.discard(deferred);
    throw error;
  }
  await acknowledgement.whenReceived();
  await delivery.deliver(deferred, asking);
}

async function recordAcknowledged(
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
const isPersonalForSure = ({ chat }: Context, { person, place, question }: Request<FormTarget>): boolean =>
  !place.isPrivate &&
  question.kind === 'form' &&
  chat.isPersonal({ person, place }, question.command, question.options);

/**
 * Adds where to send the answer if it is ready only after the interaction's token has expired. This is the
 * channel, if the bot can see it. Never call this for personal answers, because everybody can read the
 * channel.
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
