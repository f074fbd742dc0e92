import { withTimeout } from '../../chat/delivery/clock.ts';
import { showNewerEdits } from '../../chat/delivery/newer-edits.ts';
import { makeApology } from '../../chat/faults.ts';
import type { Incoming } from '../../chat/incoming.ts';
import { isPersonal, type PressAnswer, type Reply } from '../../chat/reply.ts';
import type { PostChoice } from '../../chat/surface.ts';
import { setOutcomeUndelivered } from '../../observe/request-context.ts';
import { logUnlessUnavailable } from '../../store/contract/faults.ts';
import { type Acknowledgement, DEFERRED_EDIT, MESSAGE_EDIT, NEW_MESSAGE } from './calls/acknowledgement.ts';
import { answerAddressOf, ORIGINAL_RESPONSE, tokenAt } from './calls/addresses.ts';
import { editOriginalResponse, getOriginalResponse, sendFollowUp } from './calls/rest.ts';
import { type InteractionContext, TOKEN_LIFETIME_MS, withRetriesUntil } from './context.ts';
import {
  type ButtonPress,
  DISCORD_SURFACE,
  memberOf,
  originOf,
  rightsOf,
  shownActions,
  tokenOf,
} from './interaction-request.ts';
import { buildEdit, buildNewMessage, countUploadBytes } from './message-body.ts';
import { mayChoosePost } from './servers/post-permission.ts';

/**
 * Buttons of any age work, because the button's id contains the whole action. Presses on the same message are
 * handled one after another. Rejects if the acknowledgement or a part of the answer can't be sent.
 */
export async function answerPress(
  context: InteractionContext,
  press: ButtonPress,
  acknowledgement: Acknowledgement,
): Promise<void> {
  const { pressQueue, lastEdits } = context;
  const { id } = press.message;
  const queueTurn = pressQueue.enter(id);
  const answer = await answerInTurn(context, press, acknowledgement, queueTurn.ready).finally(
    queueTurn.leave,
  );
  if (answer.edit === undefined || answer.newerEdit === undefined) return;
  lastEdits.set(id, answer);
  try {
    await acknowledgement.whenReceived();
    // If later presses edit the message, only the last one looks for newer edits.
    await pressQueue.runInTurn(id, async () => {});
    if (lastEdits.get(id) === answer) await showNewerVersions(context, press, answer);
  } finally {
    if (lastEdits.get(id) === answer) lastEdits.delete(id);
  }
}

/** Edits the message until it shows the newest version. Never rejects. */
async function showNewerVersions(
  context: InteractionContext,
  press: ButtonPress,
  answer: PressAnswer,
): Promise<void> {
  const { interactionRest, commandIds, clock, log } = context;
  const withRetries = withRetriesUntil(context, clock.now() + TOKEN_LIFETIME_MS);
  await showNewerEdits(answer, (edit) =>
    withRetries(() => editOriginalResponse(interactionRest, tokenOf(press), buildEdit(edit, commandIds))),
  ).catch((error: unknown) => logUnlessUnavailable(log, error, 'a message may not show its newest version'));
}

async function answerInTurn(
  context: InteractionContext,
  press: ButtonPress,
  acknowledgement: Acknowledgement,
  turn: Promise<void>,
): Promise<PressAnswer> {
  const maxWaitMs = context.deferAfterMs();
  const answerPromise = turn.then(() => pressButton(context, press));
  const earlyAnswer = await withTimeout(context.clock, answerPromise, maxWaitMs);
  if (earlyAnswer && totalUploadBytes(earlyAnswer) <= acknowledgement.uploadLimitBytes) {
    const remainingAnswer = await acknowledgeWith(context, press, acknowledgement, earlyAnswer);
    await sendRemaining(context, press, acknowledgement, remainingAnswer);
  } else {
    await acknowledgement.send(DEFERRED_EDIT);
    await sendRemaining(context, press, acknowledgement, earlyAnswer ?? (await answerPromise));
  }
  return answerPromise;
}

async function pressButton(
  { botRest, chat, log, signal }: InteractionContext,
  press: ButtonPress,
): Promise<PressAnswer> {
  const origin = originOf(press);
  const action = press.data.custom_id;
  try {
    const mayPost = (choice: PostChoice) => mayChoosePost(botRest, origin, memberOf(press), choice);
    const incoming: Incoming = {
      ...origin,
      ...rightsOf(press),
      requestKey: `discord:${press.id}`,
      mayPost,
      surface: DISCORD_SURFACE,
      signal,
    };
    return await chat.answerPress(incoming, action, shownActions(press));
  } catch (error) {
    log.error({ err: error, action }, 'a press failed');
    setOutcomeUndelivered('failed');
    return { notice: makeApology(chat.texts(origin.locale, origin.person)).text };
  }
}

/** The parts (edit, reply, notice) that the user has not seen yet. */
type RemainingAnswer = { [part in keyof PressAnswer]: PressAnswer[part] | undefined };

/**
 * Acknowledges the press with the first existing part: the edit, else the reply, else the notice. Returns the
 * parts that are still to be sent.
 */
async function acknowledgeWith(
  context: InteractionContext,
  press: ButtonPress,
  acknowledgement: Acknowledgement,
  answer: PressAnswer,
): Promise<RemainingAnswer> {
  const { edit, reply, notice } = answer;
  if (edit) {
    const isSent = await acknowledgement.send(MESSAGE_EDIT, buildEdit(edit, context.commandIds));
    return isSent ? { reply, notice } : answer;
  }
  if (reply) {
    await acknowledgement.send(NEW_MESSAGE, buildNewMessage(reply, context.commandIds));
    if (reply.liveMessage !== undefined && !isPersonal(reply)) await acknowledgement.whenReceived();
    await recordLiveMessage(context, press, reply, ORIGINAL_RESPONSE);
    return { notice };
  }
  if (notice) await acknowledgement.send(NEW_MESSAGE, personalNotice(context, notice));
  else await acknowledgement.send(DEFERRED_EDIT);
  return {};
}

async function sendRemaining(
  context: InteractionContext,
  press: ButtonPress,
  acknowledgement: Acknowledgement,
  { edit, reply, notice }: RemainingAnswer,
): Promise<void> {
  if (!edit && !reply && !notice) return;
  await acknowledgement.whenReceived();
  const { interactionRest, clock } = context;
  const token = tokenOf(press);
  const withRetries = withRetriesUntil(context, clock.now() + TOKEN_LIFETIME_MS);
  if (edit)
    await withRetries(() =>
      editOriginalResponse(interactionRest, token, buildEdit(edit, context.commandIds)),
    );
  if (reply) {
    const { id } = await withRetries(() =>
      sendFollowUp(interactionRest, token, buildNewMessage(reply, context.commandIds)),
    );
    await recordLiveMessage(context, press, reply, id);
  }
  if (notice) await withRetries(() => sendFollowUp(interactionRest, token, personalNotice(context, notice)));
}

/**
 * The bot edits a live message whenever the game, day or round that it shows changes.
 *
 * The address for these edits is the channel if possible. Otherwise it is the interaction's token, which
 * expires after 15 minutes. From then on, the message is not edited any more.
 */
async function recordLiveMessage(
  { interactionRest, liveMessages, log }: InteractionContext,
  press: ButtonPress,
  reply: Reply,
  messageId: string,
): Promise<void> {
  if (reply.liveMessage === undefined) return;
  const { subject } = reply.liveMessage;
  const { place, locale, ownAddress } = originOf(press);
  const address = isPersonal(reply) ? ownAddress : answerAddressOf(press);
  const isMessageIdKnown =
    isPersonal(reply) || messageId !== ORIGINAL_RESPONSE || tokenAt(address) !== undefined;
  await Promise.resolve(
    isMessageIdKnown ? messageId : getOriginalResponse(interactionRest, tokenOf(press)).then(({ id }) => id),
  )
    .then((resolvedId) => liveMessages.record({ subject, address, place: place.key, locale }, resolvedId))
    // The subject may have changed since the reply was made.
    .then(() => (isPersonal(reply) ? undefined : liveMessages.markDue(subject)))
    .catch((error: unknown) => log.warn({ err: error }, 'an answer will not change by itself'));
}

const personalNotice = ({ commandIds }: InteractionContext, notice: string) =>
  buildNewMessage({ kind: 'notice', text: notice }, commandIds);

const totalUploadBytes = ({ edit, reply: message }: PressAnswer): number =>
  (edit ? countUploadBytes(edit) : 0) + (message ? countUploadBytes(message) : 0);
