import { type ChatInputCommandInteraction, type InteractionWebhook, MessageFlags } from 'discord.js';
import type { Incoming, OptionValues } from '../../chat/command.ts';
import { isPersonal, type Reply } from '../../chat/reply.ts';
import { DISCORD_SURFACE, type Origin, optionsOf, originOf } from './incoming.ts';
import { changedMessage, newMessage, shownIn, uploadBytes } from './message.ts';
import type { AnswerPromise, AnswerPromises } from './pending-replies.ts';
import { Progress, type Standing } from './progress.ts';
import { acknowledge, isDeleted, isGone } from './refusal.ts';
import { QUICK_UPLOAD, type Surroundings, sorry } from './surroundings.ts';
import { within } from './with-timeout.ts';

/** Milliseconds that keeping a promise may delay the acknowledgement it belongs to. */
const KEEPING = 500;

/**
 * Answers a slash command: at once if the answer is there soon, so that a personal one can be ephemeral; else, or when the
 * work says that it goes on, the answer is promised, the message shows progress, and the answer takes its place. Rejects
 * when Discord takes no answer.
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

  const early = await within(Promise.race([answer, progress.goesOn]), patience);
  if (early && uploadBytes(early) <= QUICK_UPLOAD) {
    const counted = await acknowledge(() => interaction.reply(newMessage(early)));
    if (!counted) await webhook.editMessage('@original', changedMessage(early));
    return;
  }

  const hidden = early !== undefined && isPersonal(early);
  const { id, applicationId, token } = interaction;
  await keep(around, id, { applicationId, token, command, options: given(options), ...origin, hidden });
  try {
    await acknowledge(() => interaction.deferReply(hidden ? { flags: MessageFlags.Ephemeral } : {}));
  } catch (error) {
    await drop(around, id);
    throw error;
  }
  progress.begin();
  await settle(around, { id, webhook, hidden, locale: origin.locale }, answer, progress);
}

const progressIn = (webhook: InteractionWebhook): Progress =>
  new Progress(async (reply, shown) =>
    shownIn(await webhook.editMessage('@original', changedMessage(reply, shown)), reply),
  );

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
  if (!isPersonal(reply) || hidden) return replace(webhook, reply, standing);
  if (standing.isAnswer) {
    await webhook.editMessage('@original', { components: [] });
  } else {
    await webhook.editMessage('@original', changedMessage({ kind: 'working', text: '…' }));
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
