import { withTimeout } from '../../chat/delivery/clock.ts';
import { sorry } from '../../chat/faults.ts';
import { isPersonal, type PressAnswer, type Reply } from '../../chat/reply.ts';
import { setUndelivered } from '../../observe/request-context.ts';
import { type Acknowledgement, LATER_HERE, REPLY, REPLY_HERE } from './calls/acknowledgement.ts';
import { answerAddressOf, ORIGINAL, tokenAt } from './calls/addresses.ts';
import { editOriginal, followUp, getOriginal } from './calls/rest.ts';
import { type Context, TOKEN_LIFETIME_MS, withRetriesUntil } from './context.ts';
import {
  actionsShown,
  DISCORD_SURFACE,
  originOf,
  type Press,
  rightsOf,
  tokenOf,
} from './interaction-request.ts';
import { changedMessage, newMessage, uploadBytes } from './message-body.ts';

/**
 * Answers the press of a button. Buttons of any age work, because the button's id contains the whole action.
 * Presses on the same message are handled and shown in order. Rejects if Discord accepts no answer.
 */
export async function answerPress(
  context: Context,
  press: Press,
  acknowledgement: Acknowledgement,
): Promise<void> {
  const patience = context.patience();
  const turn = context.queue.enter(press.message.id);
  try {
    const answer = turn.ready.then(() => ask(context, press));
    const early = await withTimeout(context.clock, answer, patience);
    if (early && answerBytes(early) <= acknowledgement.uploadLimit) {
      const rest = await acknowledgeWith(context, press, acknowledgement, early);
      await carryOut(context, press, acknowledgement, rest);
    } else {
      await acknowledgement.give(LATER_HERE);
      await carryOut(context, press, acknowledgement, early ?? (await answer));
    }
  } finally {
    turn.leave();
  }
}

async function ask({ chat, log, signal }: Context, press: Press): Promise<PressAnswer> {
  const origin = originOf(press);
  const action = press.data.custom_id;
  try {
    const incoming = { ...origin, ...rightsOf(press), surface: DISCORD_SURFACE, signal };
    return await chat.press(incoming, action, actionsShown(press));
  } catch (error) {
    log.error({ err: error, action }, 'a press failed');
    setUndelivered('failed');
    return { notice: sorry(chat.texts(origin.locale, origin.person)).text };
  }
}

/** Parts of an answer that are not shown yet. */
type Rest = { [part in keyof PressAnswer]: PressAnswer[part] | undefined };

/** Acknowledges the press with the first part of the answer. Returns the remaining parts. */
async function acknowledgeWith(
  context: Context,
  press: Press,
  acknowledgement: Acknowledgement,
  answer: PressAnswer,
): Promise<Rest> {
  const { edit, reply, notice } = answer;
  if (edit) {
    const counted = await acknowledgement.give(REPLY_HERE, changedMessage(edit, context.commandIds));
    return counted ? { reply, notice } : answer;
  }
  if (reply) {
    await acknowledgement.give(REPLY, newMessage(reply, context.commandIds));
    if (reply.liveMessage !== undefined && !isPersonal(reply)) await acknowledgement.settled();
    await recordLiveMessage(context, press, reply, ORIGINAL);
    return { notice };
  }
  if (notice) await acknowledgement.give(REPLY, personal(context, notice));
  else await acknowledgement.give(LATER_HERE);
  return {};
}

/** Shows the remaining parts of an answer to an acknowledged press. */
async function carryOut(
  context: Context,
  press: Press,
  acknowledgement: Acknowledgement,
  { edit, reply, notice }: Rest,
): Promise<void> {
  if (!edit && !reply && !notice) return;
  await acknowledgement.settled();
  const { rest, clock } = context;
  const token = tokenOf(press);
  const trying = withRetriesUntil(context, clock.now() + TOKEN_LIFETIME_MS);
  if (edit) await trying(() => editOriginal(rest, token, changedMessage(edit, context.commandIds)));
  if (reply) {
    const { id } = await trying(() => followUp(rest, token, newMessage(reply, context.commandIds)));
    await recordLiveMessage(context, press, reply, id);
  }
  if (notice) await trying(() => followUp(rest, token, personal(context, notice)));
}

/**
 * Records the message as a live message, so that it is edited later. A shared message is recorded with its
 * channel if the bot is a member there. A message that is not recorded never changes.
 */
async function recordLiveMessage(
  { rest, liveMessages, log }: Context,
  press: Press,
  reply: Reply,
  message: string,
): Promise<void> {
  if (reply.liveMessage === undefined) return;
  const { subject } = reply.liveMessage;
  const { place, locale, ownAddress } = originOf(press);
  const address = isPersonal(reply) ? ownAddress : answerAddressOf(press);
  const isFound = isPersonal(reply) || message !== ORIGINAL || tokenAt(address) !== undefined;
  await Promise.resolve(isFound ? message : getOriginal(rest, tokenOf(press)).then(({ id }) => id))
    .then((found) => liveMessages.record({ subject, address, place: place.key, locale }, found))
    // The subject may have changed since the reply was made.
    .then(() => (isPersonal(reply) ? undefined : liveMessages.markDue(subject)))
    .catch((error: unknown) => log.warn({ err: error }, 'an answer will not change by itself'));
}

const personal = ({ commandIds }: Context, notice: string) =>
  newMessage({ kind: 'notice', text: notice }, commandIds);

const answerBytes = ({ edit, reply: message }: PressAnswer): number =>
  (edit ? uploadBytes(edit) : 0) + (message ? uploadBytes(message) : 0);
