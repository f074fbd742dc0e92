import { withTimeout } from '../../chat/delivery/clock.ts';
import type { PressAnswer } from '../../chat/reply.ts';
import { sorry } from '../../chat/sorry.ts';
import { noteLoss } from '../../observe/arrivals.ts';
import { type Context, LIFETIME, QUICK_UPLOAD, tryingUntil } from './context.ts';
import { acknowledge } from './failure.ts';
import { DISCORD_SURFACE, originOf, type Press, tokenOf } from './incoming.ts';
import { changedMessage, newMessage, uploadBytes } from './message.ts';
import { editOriginal, followUp, LATER_HERE, reply, respond, update } from './rest.ts';

/**
 * Answers the press of a button, of any age: by the button's id alone. Presses on one message take effect and show in
 * their order. Rejects when Discord takes no answer.
 */
export async function answerPress(context: Context, press: Press): Promise<void> {
  const patience = context.patience();
  const turn = context.queue.enter(press.message.id);
  try {
    const answer = turn.ready.then(() => ask(context, press));
    const early = await withTimeout(context.clock, answer, patience);
    if (early && answerBytes(early) <= QUICK_UPLOAD) {
      await acknowledgeWith(context, press, early);
    } else {
      await acknowledge(() => respond(context.rest, press, LATER_HERE));
      await carryOut(context, press, early ?? (await answer));
    }
  } finally {
    turn.leave();
  }
}

async function ask({ chat, log, signal }: Context, press: Press): Promise<PressAnswer> {
  const origin = originOf(press);
  const action = press.data.custom_id;
  try {
    return await chat.press({ ...origin, surface: DISCORD_SURFACE, signal }, action);
  } catch (error) {
    log.error({ err: error, action }, 'a press failed');
    noteLoss('failed');
    return { notice: sorry(chat.texts(origin.locale)).text };
  }
}

/** The answer's first part acknowledges the press; what is left follows. */
async function acknowledgeWith(context: Context, press: Press, answer: PressAnswer): Promise<void> {
  const { rest } = context;
  const { edit, reply: message, notice } = answer;
  if (edit) {
    const counted = await acknowledge(() => update(rest, press, changedMessage(edit)));
    await carryOut(context, press, counted ? { ...answer, edit: undefined } : answer);
  } else if (message) {
    await acknowledge(() => reply(rest, press, newMessage(message)));
    await carryOut(context, press, { notice });
  } else if (notice) {
    await acknowledge(() => reply(rest, press, personal(notice)));
  } else {
    await acknowledge(() => respond(rest, press, LATER_HERE));
  }
}

/** Carries out an answer whose press is acknowledged. */
async function carryOut(
  context: Context,
  press: Press,
  { edit, reply: message, notice }: { [part in keyof PressAnswer]: PressAnswer[part] | undefined },
): Promise<void> {
  const { rest, clock } = context;
  const token = tokenOf(press);
  const trying = tryingUntil(context, clock.now() + LIFETIME);
  if (edit) await trying(() => editOriginal(rest, token, changedMessage(edit)));
  if (message) await trying(() => followUp(rest, token, newMessage(message)));
  if (notice) await trying(() => followUp(rest, token, personal(notice)));
}

const personal = (notice: string) => newMessage({ kind: 'notice', text: notice });

const answerBytes = ({ edit, reply: message }: PressAnswer): number =>
  (edit ? uploadBytes(edit) : 0) + (message ? uploadBytes(message) : 0);
