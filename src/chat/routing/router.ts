import { isTooLong, TOO_LONG } from '../../core/typed-text.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { removeMarks } from '../../i18n/markup.ts';
import type { SettingsStore } from '../../store/contract/settings.ts';
import type { Chat, FindInlineResults } from '../chat.ts';
import { type ButtonHandler, type Call, type Command, findCommand } from '../command.ts';
import { isFormTooLong, parseForm } from '../input/command-input.ts';
import { runForPerson } from '../limits/ongoing-work.ts';
import { createPreferences, isAnswerPersonal, withPreferences } from '../preferences/preferences.ts';
import type { ButtonGroup, Reply } from '../reply.ts';
import type { SpoilerGate } from '../spoiler-gate.ts';
import { createLineRouter } from './command-lines.ts';
import { createGuard, type OnBug } from './guard.ts';
import { createPressRouter } from './presses.ts';
import type { Runner } from './runner.ts';
import { createSuggestedLines, type KeptLines, suggestedLineHandler } from './suggested-lines.ts';

export interface ChatDependencies {
  readonly commands: readonly Command[];
  readonly buttons: readonly ButtonHandler[];
  readonly gate: SpoilerGate;
  readonly runner: Runner;
  readonly settings: Pick<SettingsStore, 'of'>;
  readonly redirectToPrivateChat: (call: Call, line: string) => Reply;
  /** Below the answer to a text in a private chat that no command understands. */
  readonly nextStepButtons?: (call: Call) => readonly ButtonGroup[] | undefined;
  /** For suggested lines that are too long for a button, or for one person only. */
  readonly keptLines?: KeptLines | undefined;
  readonly findInlineResults: FindInlineResults;
  readonly catalogue: Catalogue;
  /** In milliseconds. Only differences are used. */
  readonly now: () => number;
  readonly onBug: OnBug;
}

export function createChat(dependencies: ChatDependencies): Chat {
  const { commands, buttons, keptLines, findInlineResults, settings, catalogue, now, onBug } = dependencies;
  const suggestedLines = createSuggestedLines(commands, keptLines);
  const guard = createGuard(now, onBug, suggestedLines);
  const preferences = createPreferences(settings, onBug);
  const context = { ...dependencies, guard, preferences };
  const lineRouter = createLineRouter(context);
  const suggestionHandler = suggestedLineHandler(suggestedLines, keptLines, lineRouter.answerLine);
  const answerPress = createPressRouter({ ...context, buttons: [...buttons, suggestionHandler] });
  return {
    answerLine: (incoming, ...line) =>
      runForPerson(incoming.person.key, () => lineRouter.answerLine(incoming, ...line)),
    answerForm: (incoming, ...form) =>
      runForPerson(incoming.person.key, () => lineRouter.answerForm(incoming, ...form)),
    answerPress: (incoming, ...press) =>
      runForPerson(incoming.person.key, () => answerPress(incoming, ...press)),
    commands,

    texts(locale, person) {
      const chosenPreferences = preferences.readFromMemory(person === undefined ? {} : { person });
      return catalogue.texts(chosenPreferences.personSettings.language ?? locale);
    },

    async textsFor(locale, person) {
      const chosenPreferences = await preferences.read({
        person,
        place: { key: person.key, isPrivate: true },
      });
      return catalogue.texts(chosenPreferences.personSettings.language ?? locale);
    },

    suggest(commandName, optionName, typedValue, otherValues) {
      if (isFormTooLong({ ...otherValues, [optionName]: typedValue })) return [];
      const command = findCommand(commands, commandName);
      try {
        return (
          command?.options
            .find((candidate) => candidate.name === optionName)
            ?.suggest?.(typedValue, otherValues) ?? []
        );
      } catch (error) {
        onBug(error, commandName);
        return [];
      }
    },

    isPersonal(userAndChat, commandName, options) {
      const command = findCommand(commands, commandName);
      const chosenPreferences = preferences.readFromMemory(userAndChat);
      return (
        command !== undefined &&
        !isFormTooLong(options) &&
        isAnswerPersonal(command, parseForm(command, options), chosenPreferences)
      );
    },

    async findInlineResults(incoming, query) {
      const call = withPreferences(catalogue, incoming, await preferences.read(incoming), '', false);
      const resultsOrText = await guard.runPress(call, 'offers', async () =>
        isTooLong(query) ? TOO_LONG : findInlineResults(call, query),
      );
      if (typeof resultsOrText !== 'string') return resultsOrText;
      const usageReply = { kind: 'answer', text: call.texts.say('offer-how') } as const;
      const title = call.texts.say('offer-fault');
      return {
        results: [{ id: 'fault', title, description: removeMarks(resultsOrText), reply: usageReply }],
        cacheMs: 0,
      };
    },
  };
}
