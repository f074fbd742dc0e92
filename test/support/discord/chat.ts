import type { Chat } from '../../../src/chat/chat.ts';
import type { Incoming } from '../../../src/chat/command.ts';
import type { OptionValues } from '../../../src/chat/given.ts';
import type { PressAnswer, Reply } from '../../../src/chat/reply.ts';
import type { Texts } from '../../../src/i18n/texts.ts';

/** What a test lets the chat answer, and what it heard. */
export interface ScriptedChat extends Chat {
  heard: { incoming: Incoming; name: string; options: OptionValues }[];
  answer: (incoming: Incoming, options: OptionValues) => Promise<Reply>;
  pressed: (action: string, incoming: Incoming) => Promise<PressAnswer>;
}

const textsIn = (locale: string): Texts => ({
  locale,
  say: (id) => `${id} (${locale})`,
  sayFault: ({ code }) => code,
  has: () => true,
});

/** A chat with one command, whose answers the test gives. */
export function scriptedChat(): ScriptedChat {
  const chat: ScriptedChat = {
    heard: [],
    answer: async () => ({ kind: 'answer', text: 'an answer' }),
    pressed: async () => ({ notice: 'a notice' }),
    commands: [
      {
        name: 'solve',
        options: [
          { name: 'size', kind: 'text', choices: ['2x3', '3x3'] },
          { name: 'board', kind: 'text', required: true },
          { name: 'closed', kind: 'flag' },
        ],
      },
      {
        name: 'start',
        options: [],
        hidden: true,
      },
    ],
    texts: (locale) => textsIn(locale.startsWith('de') ? 'de' : 'en'),
    line: async () => undefined,
    form: (incoming, name, options) => {
      chat.heard.push({ incoming, name, options });
      return chat.answer(incoming, options);
    },
    press: (incoming, action) => chat.pressed(action, incoming),
  };
  return chat;
}
