import { type ButtonInteraction, MessageFlags } from 'discord.js';
import type { PressAnswer } from '../../chat/reply.ts';
import { DISCORD_SURFACE, originOf } from './incoming.ts';
import { changedMessage, contentOf, newMessage, uploadBytes } from './message.ts';
import { acknowledge } from './refusal.ts';
import { QUICK_UPLOAD, type Surroundings, sorry } from './surroundings.ts';
import { within } from './with-timeout.ts';

/**
 * Answers the press of a button, of any age: by the button's id alone. Presses on one message take effect and show in
 * their order. Rejects when Discord takes no answer.
 */
export async function answerPress(around: Surroundings, interaction: ButtonInteraction): Promise<void> {
  const patience = around.patience();
  const turn = around.turns.enter(interaction.message.id);
  try {
    const answer = turn.ready.then(() => ask(around, interaction));
    const early = await within(answer, patience);
    if (early && answerBytes(early) <= QUICK_UPLOAD) {
      await respond(interaction, early);
    } else {
      await acknowledge(() => interaction.deferUpdate());
      await carryOut(interaction, early ?? (await answer));
    }
  } finally {
    turn.leave();
  }
}

async function ask(
  { chat, log, signal }: Surroundings,
  interaction: ButtonInteraction,
): Promise<PressAnswer> {
  const origin = originOf(interaction);
  try {
    return await chat.press({ ...origin, surface: DISCORD_SURFACE, signal }, interaction.customId);
  } catch (error) {
    log.error({ err: error, action: interaction.customId }, 'a press failed');
    return { notice: sorry(chat, origin.locale).text };
  }
}

/** The answer's first part acknowledges the press; what is left follows. */
async function respond(interaction: ButtonInteraction, answer: PressAnswer): Promise<void> {
  const { edit, reply, notice } = answer;
  if (edit) {
    const counted = await acknowledge(() => interaction.update(changedMessage(edit)));
    await carryOut(interaction, counted ? { ...answer, edit: undefined } : answer);
  } else if (reply) {
    await acknowledge(() => interaction.reply(newMessage(reply)));
    await carryOut(interaction, { notice });
  } else if (notice) {
    await acknowledge(() => interaction.reply(personal(notice)));
  } else {
    await acknowledge(() => interaction.deferUpdate());
  }
}

/** Carries out an answer whose press is acknowledged. */
async function carryOut(
  { webhook }: ButtonInteraction,
  { edit, reply, notice }: { [part in keyof PressAnswer]: PressAnswer[part] | undefined },
): Promise<void> {
  if (edit) await webhook.editMessage('@original', changedMessage(edit));
  if (reply) await webhook.send(newMessage(reply));
  if (notice) await webhook.send(personal(notice));
}

const personal = (notice: string) => ({
  content: contentOf(notice),
  flags: MessageFlags.Ephemeral as const,
});

const answerBytes = ({ edit, reply }: PressAnswer): number =>
  (edit ? uploadBytes(edit) : 0) + (reply ? uploadBytes(reply) : 0);
