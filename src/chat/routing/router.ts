import type { Catalogue } from '../../i18n/catalogue.ts';
import { removeMarks } from '../../i18n/markup.ts';
import type { SettingsStore } from '../../store/contract/settings.ts';
import type { Chat, FindInlineResults } from '../chat.ts';
import { type ButtonHandler, type Call, type Command, findCommand } from '../command.ts';
import { parseForm } from '../input/command-input.ts';
import { createPreferences, isAnswerPersonal, withPreferences } from '../preferences/preferences.ts';
import type { Reply } from '../reply.ts';
import type { SpoilerGate } from '../telling.ts';
import { createLineRouter } from './command-lines.ts';
import { createGuard, type OnBug } from './guard.ts';
import { createPressRouter } from './presses.ts';

export interface ChatDependencies {
  readonly commands: readonly Command[];
  readonly buttons: readonly ButtonHandler[];
  /** Decides whether an answer may reveal a puzzle's solution. */
  readonly gate: SpoilerGate;
  /** Store of the settings of users and chats. */
  readonly settings: Pick<SettingsStore, 'of'>;
  /**
   * Returns the reply for a chat where answers must be private but the platform can't show private answers.
   * This reply is sent instead of the answer. `line`: the user's line without its `/`.
   */
  readonly redirectToPrivateChat: (call: Call, line: string) => Reply;
  readonly findInlineResults: FindInlineResults;
  readonly catalogue: Catalogue;
  /** Current time in milliseconds. Only differences are used. */
  readonly now: () => number;
  readonly onBug: OnBug;
}

/** Creates the platform-independent conversation from its commands, buttons and services. */
export function createChat(dependencies: ChatDependencies): Chat {
  const { commands, findInlineResults, settings, catalogue, now, onBug } = dependencies;
  const guard = createGuard(now, onBug);
  const preferences = createPreferences(settings, onBug);
  const context = { ...dependencies, guard, preferences };
  return {
    ...createLineRouter(context),
    answerPress: createPressRouter(context),
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
        command !== undefined && isAnswerPersonal(command, parseForm(command, options), chosenPreferences)
      );
    },

    async findInlineResults(incoming, query) {
      const call = withPreferences(catalogue, incoming, await preferences.read(incoming), '', false);
      const resultsOrText = await guard.runPress(call, 'offers', () => findInlineResults(call, query));
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
