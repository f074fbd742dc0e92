import { type ChatInputCommandInteraction, type InteractionWebhook, MessageFlags } from 'discord.js';
import type { Incoming, OptionValues } from '../../chat/command.ts';
import type { Reply } from '../../chat/reply.ts';
import { DISCORD_SURFACE, type Origin, optionsOf, originOf } from './incoming.ts';
import { changedMessage, newMessage, type ShownPicture, shownIn, uploadBytes } from './message.ts';
import { Progress, type Standing } from './progress.ts';
import type { AnswerPromise, AnswerPromises } from './promises.ts';
import { acknowledge, isDeleted, isGone } from './refusal.ts';
import { QUICK_UPLOAD, type Surroundings, sorry } from './surroundings.ts';
import { within } from './within.ts';

/** Milliseconds that keeping a promise may delay the acknowledgement it belongs to. */
const KEEPING = 500;

/**
 * Answers a slash command: at once if the answer is there soon, so that a personal one can be ephemeral; else the answer
 * is promised, the message shows progress (an answer without its last word already, if there is one), and the answer takes
 * its place. Rejects when Discord takes no answer.
 */
export async function answerForm(
  around: Surroundings,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const { commandName: command, webhook } = interaction;
  const origin = originOf(interaction);
  const options = optionsOf(interaction);
  const patience = around.patience();
  const progress = progressIn(webhook);
  const answer = ask(around, origin, command, options, progress);

  const first = await within(
    Promise.race([
      answer.then((reply) => ({ reply, isFinal: true })),
      progress.firstAnswer.then((reply) => ({ reply, isFinal: false })),
    ]),
    patience,
  );
  const isQuick = first !== undefined && uploadBytes(first.reply) <= QUICK_UPLOAD;
  if (first?.isFinal && isQuick) {
    const counted = await acknowledge(() => interaction.reply(newMessage(first.reply)));
    if (!counted) await webhook.editMessage('@original', changedMessage(first.reply));
    return;
  }

  const hidden = first?.isFinal === true && first.reply.personal === true;
  const { id, applicationId, token } = interaction;
  await keep(around, id, { applicationId, token, command, options: given(options), ...origin, hidden });
  const ahead = first && isQuick ? await replyAhead(around, interaction, first.reply) : undefined;
  try {
    if (!ahead)
      await acknowledge(() => interaction.deferReply(hidden ? { flags: MessageFlags.Ephemeral } : {}));
  } catch (error) {
    await drop(around, id);
    throw error;
  }
  progress.begin(ahead);
  await settle(around, { id, webhook, hidden, locale: origin.locale }, answer, progress);
}

const progressIn = (webhook: InteractionWebhook): Progress =>
  new Progress(async (reply, shown) =>
    shownIn(await webhook.editMessage('@original', changedMessage(reply, shown)), reply),
  );

/** Acknowledges with an answer that is not the last word. Undefined: Discord did not take it, so a deferral has to do. */
async function replyAhead(
  { log }: Surroundings,
  interaction: ChatInputCommandInteraction,
  reply: Reply,
): Promise<{ readonly reply: Reply; readonly picture: ShownPicture | undefined } | undefined> {
  let picture: ShownPicture | undefined;
  try {
    await acknowledge(async () => {
      const { resource } = await interaction.reply({ ...newMessage(reply), withResponse: true });
      picture = shownIn(resource?.message, reply);
    });
    return { reply, picture };
  } catch (error) {
    log.warn({ err: error, interaction: interaction.id }, 'an answer without its last word was not taken');
    return interaction.replied ? { reply, picture } : undefined;
  }
}

/** Gives an answer that another process promised, from the beginning of its work. Never rejects. */
export async function keepPromise(
  around: Surroundings,
  webhook: InteractionWebhook,
  id: string,
  promise: AnswerPromise,
): Promise<void> {
  const { command, options, person, place, locale, hidden } = promise;
  const progress = progressIn(webhook);
  progress.begin();
  const answer = ask(around, { person, place, locale }, command, options, progress);
  await settle(around, { id, webhook, hidden, locale }, answer, progress);
}

/** The chat's answer; a rejection, which only a bug can cause, becomes the kind sentence. */
async function ask(
  { chat, log, signal }: Surroundings,
  origin: Origin,
  command: string,
  options: OptionValues,
  progress: Progress,
): Promise<Reply> {
  const incoming: Incoming = {
    ...origin,
    surface: DISCORD_SURFACE,
    signal,
    progress: (reply) => progress.show(reply),
  };
  try {
    return await chat.form(incoming, command, options);
  } catch (error) {
    log.error({ err: error, command }, 'a command failed');
    return sorry(chat, origin.locale);
  }
}

interface Deferred {
  readonly id: string;
  readonly webhook: InteractionWebhook;
  /** Is the deferral ephemeral? */
  readonly hidden: boolean;
  readonly locale: string;
}

/** Puts the answer in the deferral's place and drops the promise; a program that stops leaves it to the next one. */
async function settle(
  around: Surroundings,
  deferred: Deferred,
  answer: Promise<Reply>,
  progress: Progress,
): Promise<void> {
  const { chat, log, signal } = around;
  const { id, webhook, hidden, locale } = deferred;
  const reply = await answer;
  const standing = await progress.end();
  if (signal.aborted) return;
  try {
    await fill(webhook, reply, hidden, standing);
  } catch (error) {
    log.warn({ err: error, interaction: id }, 'a promised answer was not taken');
    if (!isGone(error)) await apologise(around, deferred, sorry(chat, locale), standing);
  }
  await drop(around, id);
}

/**
 * A public deferral can't become ephemeral: it goes, and the personal answer follows it. It is filled first, because a
 * follow-up of a deferral that still loads would take its place. An answer that stands already stays.
 */
async function fill(
  webhook: InteractionWebhook,
  reply: Reply,
  hidden: boolean,
  standing: Standing,
): Promise<void> {
  if (!reply.personal || hidden) return replace(webhook, reply, standing);
  if (standing.isAnswer) {
    await webhook.editMessage('@original', { components: [] });
  } else {
    await webhook.editMessage('@original', changedMessage({ text: '…' }));
    await webhook.deleteMessage('@original');
  }
  await webhook.send(newMessage(reply));
}

/** Puts the reply in the message's place, with its old picture if that is the same; after a deleted message it follows anew. */
async function replace(webhook: InteractionWebhook, reply: Reply, { picture }: Standing): Promise<void> {
  try {
    await webhook.editMessage('@original', changedMessage(reply, picture));
  } catch (error) {
    if (isDeleted(error)) await webhook.send(newMessage(reply));
    else if (picture && !isGone(error)) await webhook.editMessage('@original', changedMessage(reply));
    else throw error;
  }
}

async function apologise(
  { log }: Surroundings,
  { id, webhook }: Deferred,
  reply: Reply,
  standing: Standing,
): Promise<void> {
  try {
    if (standing.isAnswer) await webhook.send(newMessage(reply));
    else await webhook.editMessage('@original', changedMessage(reply));
  } catch (error) {
    log.warn({ err: error, interaction: id }, 'an apology was not taken');
  }
}

async function keep(
  { promises, log }: Surroundings,
  id: string,
  promise: Parameters<AnswerPromises['keep']>[1],
): Promise<void> {
  const kept = promises
    .keep(id, promise)
    .catch((error: unknown) => log.error({ err: error }, 'a promise was not kept'));
  await within(kept, KEEPING);
}

async function drop({ promises, log }: Surroundings, id: string): Promise<void> {
  try {
    await promises.drop(id);
  } catch (error) {
    log.error({ err: error, interaction: id }, 'a promise was not dropped');
  }
}

const given = (options: OptionValues): AnswerPromise['options'] =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
