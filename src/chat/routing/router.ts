import type { Catalogue } from '../../i18n/catalogue.ts';
import { plain } from '../../i18n/markup.ts';
import type { SettingsStore } from '../../store/contract/settings.ts';
import type { Chat, Offering } from '../chat.ts';
import { type ButtonHandler, type Call, type Command, commandNamed } from '../command.ts';
import { inputFromForm } from '../input/command-input.ts';
import { createPreferences, isForAskerAlone, withPreferences } from '../preferences/preferences.ts';
import type { Reply } from '../reply.ts';
import type { Gate } from '../telling.ts';
import { createLineRouter } from './command-lines.ts';
import { createGuard, type OnBug } from './guard.ts';
import { createPressRouter } from './presses.ts';

export interface ChatParts {
  readonly commands: readonly Command[];
  readonly buttons: readonly ButtonHandler[];
  /** Decides whether an answer may reveal a puzzle's solution. */
  readonly gate: Gate;
  readonly settings: Pick<SettingsStore, 'of'>;
  /**
   * Returns the reply for a chat where answers must be private but the platform can't show private answers.
   * It replaces the answer. `line`: the user's line without its `/`.
   */
  readonly elsewhere: (call: Call, line: string) => Reply;
  readonly offers: Offering;
  readonly catalogue: Catalogue;
  readonly now: () => number;
  readonly onBug: OnBug;
}

/** Creates the platform-independent conversation from its commands, buttons and services. */
export function createChat(parts: ChatParts): Chat {
  const { commands, offers, settings, catalogue, now, onBug } = parts;
  const guard = createGuard(now, onBug);
  const preferences = createPreferences(settings, onBug);
  const context = { ...parts, guard, preferences };
  return {
    ...createLineRouter(context),
    press: createPressRouter(context),
    commands,

    texts(locale, person) {
      const chosen = preferences.remembered(person === undefined ? {} : { person });
      return catalogue.texts(chosen.person.language ?? locale);
    },

    async textsFor(locale, person) {
      const chosen = await preferences.of({ person, place: { key: person.key, isPrivate: true } });
      return catalogue.texts(chosen.person.language ?? locale);
    },

    suggest(name, option, typed, filled) {
      const command = commandNamed(commands, name);
      try {
        return command?.options.find((one) => one.name === option)?.suggest?.(typed, filled) ?? [];
      } catch (error) {
        onBug(error, name);
        return [];
      }
    },

    isPersonal(where, name, options) {
      const command = commandNamed(commands, name);
      const chosen = preferences.remembered(where);
      return command !== undefined && isForAskerAlone(command, inputFromForm(command, options), chosen);
    },

    async offers(incoming, query) {
      const call = withPreferences(catalogue, incoming, await preferences.of(incoming), '', false);
      const given = await guard.press(call, 'offers', () => offers(call, query));
      if (typeof given !== 'string') return given;
      const how = { kind: 'answer', text: call.texts.say('offer-how') } as const;
      const title = call.texts.say('offer-fault');
      return { offers: [{ id: 'fault', title, description: plain(given), reply: how }], holdMs: 0 };
    },
  };
}
