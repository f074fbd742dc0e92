import type { APIInteraction } from 'discord.js';
import { withTimeout } from '../../chat/delivery/clock.ts';
import { makeApology } from '../../chat/faults.ts';
import { runForPerson } from '../../chat/limits/ongoing-work.ts';
import { setOutcomeUndelivered } from '../../observe/request-context.ts';
import type { RunningWork } from '../running.ts';
import { answerPress } from './button-press.ts';
import {
  type Acknowledgement,
  acknowledgeByCallback,
  acknowledgeByResponse,
  NEW_MESSAGE,
  SUGGESTIONS,
} from './calls/acknowledgement.ts';
import { sendFollowUp } from './calls/rest.ts';
import { failureOf, isAcknowledgedTooLate } from './calls/rest-errors.ts';
import type { InteractionContext } from './context.ts';
import { answerCommand } from './form.ts';
import {
  type AutocompleteInteraction,
  type ButtonPress,
  type CommandInteraction,
  isAutocomplete,
  isCommandInteraction,
  isPress,
  optionValuesOf,
  originOf,
  tokenOf,
} from './interaction-request.ts';
import { buildNewMessage } from './message-body.ts';
import { describeUnreadable } from './readable.ts';

/** Without the store's answer in this time, an interaction counts as new. */
const DUPLICATE_CHECK_MS = 500;

/**
 * Limits of suggestions (docs.discord.com, "Autocomplete", "Application Command Option Choice Structure").
 */
const MAX_CHOICES = 25;
const MAX_CHOICE_CHARS = 100;

/**
 * An interaction from the gateway is acknowledged by a call to the API, one that came by HTTP by the HTTP
 * response.
 */
export interface InteractionIntake {
  handleGateway(interaction: APIInteraction): void;
  /** Resolves with undefined if the interaction is unreadable, a duplicate, or has no answer. */
  handleHttp(interaction: APIInteraction): Promise<Response | undefined>;
}

export function createInteractionIntake(
  context: InteractionContext,
  runningWork: RunningWork,
): InteractionIntake {
  const { interactionRest, delivery, clock, log } = context;

  function isReadable(interaction: APIInteraction): boolean {
    const reason = describeUnreadable(interaction);
    if (reason !== undefined)
      log.warn({ interaction: interaction?.id, why: reason }, 'a Discord interaction can not be read');
    return reason === undefined;
  }

  const startAnswer = (
    interaction: APIInteraction,
    acknowledgement: Acknowledgement,
  ): Promise<void> | undefined =>
    isCommandInteraction(interaction) || isPress(interaction)
      ? runningWork.add(answerInteraction(context, interaction, acknowledgement))
      : undefined;

  return {
    handleGateway(interaction) {
      if (!isReadable(interaction)) return;
      const acknowledgement = acknowledgeByCallback(interactionRest, interaction);
      if (isAutocomplete(interaction)) void suggest(context, interaction, acknowledgement);
      else if (delivery.remember(interaction.id)) void startAnswer(interaction, acknowledgement);
    },
    async handleHttp(interaction) {
      if (!isReadable(interaction)) return undefined;
      const acknowledgement = acknowledgeByResponse(clock);
      if (isAutocomplete(interaction)) {
        void suggest(context, interaction, acknowledgement);
        return acknowledgement.response;
      }
      // Discord may send an interaction again, to any process. If the store is slow, continue without this
      // check, because Discord waits only three seconds.
      if ((await withTimeout(clock, delivery.claimKey(interaction.id), DUPLICATE_CHECK_MS)) === false)
        return undefined;
      const answerPromise = startAnswer(interaction, acknowledgement);
      return answerPromise && Promise.race([acknowledgement.response, answerPromise.then(() => undefined)]);
    },
  };
}

/** Failures are logged, and the user gets an apology if possible. */
const answerInteraction = (
  context: InteractionContext,
  interaction: CommandInteraction | ButtonPress,
  acknowledgement: Acknowledgement,
): Promise<void> =>
  context.inRequestContext(interaction.id, async () => {
    const { chat, interactionRest, commandIds, log } = context;
    const { person } = originOf(interaction);
    try {
      await runForPerson(person.key, () =>
        isCommandInteraction(interaction)
          ? answerCommand(context, interaction, acknowledgement)
          : answerPress(context, interaction, acknowledgement),
      );
    } catch (error) {
      const isUnreachable = failureOf(error).kind === 'unreachable';
      setOutcomeUndelivered(isUnreachable && !isAcknowledgedTooLate(error) ? 'unreachable' : 'failed');
      log.warn({ err: error }, 'Discord did not take an answer');
      if (isUnreachable) return;
      try {
        const texts = chat.texts(interaction.locale, person);
        const message = buildNewMessage(makeApology(texts), commandIds);
        const isSent = await acknowledgement.send(NEW_MESSAGE, message);
        if (!isSent) await sendFollowUp(interactionRest, tokenOf(interaction), message);
      } catch (apologyError) {
        log.warn({ err: apologyError }, 'Discord did not take an apology');
      }
    }
  });

/**
 * Never rejects: a lost answer doesn't matter, because Discord asks again when the user types the next
 * letter.
 */
async function suggest(
  { chat, log }: InteractionContext,
  { data }: AutocompleteInteraction,
  acknowledgement: Acknowledgement,
): Promise<void> {
  const optionValues = optionValuesOf(data.options);
  const typedOptionName = data.options.find((option) => 'focused' in option && option.focused)?.name ?? '';
  const { [typedOptionName]: typedValue = '', ...otherValues } = optionValues;
  const choices = chat
    .suggest(data.name, typedOptionName, String(typedValue), otherValues)
    .filter(({ length }) => length <= MAX_CHOICE_CHARS)
    .slice(0, MAX_CHOICES)
    .map((choice) => ({ name: choice, value: choice }));
  try {
    await acknowledgement.send(SUGGESTIONS, { body: { choices }, files: [] });
  } catch (error) {
    log.info({ err: error }, 'Discord did not take suggestions');
  }
}
