import { MessageFlags } from 'discord.js';
import { withTimeout } from '../../chat/delivery/clock.ts';
import type { Request } from '../../chat/delivery/request.ts';
import { isPersonal, type Reply } from '../../chat/reply.ts';
import { displayName } from '../../core/shown-name.ts';
import { type Acknowledgement, DEFERRED_MESSAGE, NEW_MESSAGE } from './calls/acknowledgement.ts';
import { answerAddressOf, channelIdAt } from './calls/addresses.ts';
import { editOriginalResponse } from './calls/rest.ts';
import { type InteractionContext, REPLY_DEADLINE_MS, TOKEN_LIFETIME_MS } from './context.ts';
import { type CommandInteraction, type CommandTarget, requestOf } from './interaction-request.ts';
import { buildEdit, buildNewMessage, countUploadBytes } from './message-body.ts';

/** After this time the request is acknowledged without being saved. */
const SAVE_TIMEOUT_MS = 500;

/**
 * A quick answer is the acknowledgement. For a slow answer, Discord first gets a deferral. It decides whether
 * the answer is ephemeral, so it is ephemeral if the answer will be personal.
 *
 * Rejects if Discord accepts neither an answer nor a deferral.
 */
export async function answerCommand(
  context: InteractionContext,
  interaction: CommandInteraction,
  acknowledgement: Acknowledgement,
): Promise<void> {
  const { interactionRest, commandIds, delivery, clock } = context;
  const request = requestOf(context.chat, interaction, context.now() + TOKEN_LIFETIME_MS);
  const maxWaitMs = context.deferAfterMs();
  const pendingAnswer = delivery.ask(request);

  const earlyReply = await withTimeout(
    clock,
    Promise.race([pendingAnswer.reply, pendingAnswer.whenSlow]),
    maxWaitMs,
  );
  if (earlyReply && countUploadBytes(earlyReply) <= acknowledgement.uploadLimitBytes) {
    const isSent = await acknowledgement.send(NEW_MESSAGE, buildNewMessage(earlyReply, commandIds));
    if (!isSent) await editOriginalResponse(interactionRest, request.to, buildEdit(earlyReply, commandIds));
    return recordAcknowledgedReply(context, acknowledgement, request, earlyReply);
  }

  const isHidden = earlyReply === undefined ? willBePersonal(context, request) : isPersonal(earlyReply);
  const deferredRequest = isHidden
    ? { ...request, to: { ...request.to, hidden: isHidden } }
    : withLateTarget(context, interaction, request);
  await withTimeout(clock, delivery.save(deferredRequest), SAVE_TIMEOUT_MS);
  try {
    const flags = isHidden ? { flags: MessageFlags.Ephemeral } : {};
    await acknowledgement.send(DEFERRED_MESSAGE, { body: flags, files: [] });
  } catch (error) {
    await delivery.discard(deferredRequest);
    throw error;
  }
  await acknowledgement.whenReceived();
  await delivery.deliver(deferredRequest, pendingAnswer);
}

async function recordAcknowledgedReply(
  { delivery }: InteractionContext,
  acknowledgement: Acknowledgement,
  request: Request<CommandTarget>,
  reply: Reply,
): Promise<void> {
  if (reply.liveMessage === undefined) return;
  await acknowledgement.whenReceived();
  await delivery.recordLiveMessage(request, reply);
}

/** Do the command and its options show, before the answer exists, that it will be personal? */
const willBePersonal = (
  { chat }: InteractionContext,
  { person, place, question }: Request<CommandTarget>,
): boolean =>
  !place.isPrivate &&
  question.kind === 'form' &&
  chat.isPersonal({ person, place }, question.command, question.options);

/**
 * Adds the target of an answer that is ready only after the interaction's token has expired: the channel of
 * the command, if the bot can see it. Never call this for personal answers, because everybody can read the
 * channel.
 */
function withLateTarget(
  { chat }: InteractionContext,
  interaction: CommandInteraction,
  formRequest: Request<CommandTarget>,
): Request<CommandTarget> {
  const { until: deadlineMs, person, locale, to: target, ...request } = formRequest;
  const channelId = channelIdAt(answerAddressOf(interaction));
  if (channelId === undefined) return formRequest;
  const openingText = chat.texts(locale, person).say('late-answer', { name: displayName(person.name) });
  const lateTarget = { channel: channelId, opening: openingText, nonce: interaction.id };
  return {
    ...request,
    person,
    locale,
    until: deadlineMs - TOKEN_LIFETIME_MS + REPLY_DEADLINE_MS,
    to: { ...target, late: lateTarget },
  };
}
