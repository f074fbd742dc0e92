import type { User } from 'grammy/types';
import type { BotApiServer, Shown } from '../../test/support/telegram/server.ts';
import { type IsAnswer, type Line, type Person, type Seen, type Wait, waitFor } from './people.ts';

/** Returns a request as users type it. */
const typed = ({ command, options = {} }: Line): string =>
  [`/${command}`, ...Object.values(options)].join(' ');

/** Users on Telegram. Each wait sees all messages of its chat, or all replies to one message. */
export interface TelegramPeople {
  /** Returns the user of this number in their private chat. */
  person(index: number): Person;
  /** Returns the user of this number in the common group. */
  inGroup(index: number): Person;
}

const GROUP = { id: -100_777, type: 'supergroup', title: 'Crowd' } as const;

/** Returns users of a Telegram server, each with a name of their own. */
export function telegramPeople(telegram: BotApiServer): TelegramPeople {
  /** Waits by chat, and in the group by the message that is answered. */
  const waits = new Map<string, Set<Wait>>();
  const keyOf = ({ chat, params }: Pick<Shown, 'chat' | 'params'>): string => {
    const reply = params.reply_parameters as { readonly message_id: number } | undefined;
    return chat < 0 ? `${chat}/${reply?.message_id}` : String(chat);
  };

  function expect(key: string, isAnswer: IsAnswer, patience?: number): Promise<Seen> {
    const known = waits.get(key) ?? new Set<Wait>();
    const end = () => {
      known.delete(wait);
      if (known.size === 0) waits.delete(key);
    };
    const wait: Wait = waitFor(isAnswer, end, patience);
    waits.set(key, known.add(wait));
    return wait.answer;
  }

  const seenBy = (from: User, shown: Shown): Seen => ({
    text: shown.text,
    picture: shown.file,
    buttons: (shown.keyboard?.inline_keyboard ?? []).map((row) => row.map(({ text }) => text)),
    press(label, isAnswer, patience) {
      const answer = expect(keyOf(shown), isAnswer, patience);
      telegram.press(shown, label, { from });
      return answer;
    },
    again: () => seenBy(from, shown),
  });

  const personIn = (index: number, inGroup: boolean): Person => {
    const from: User = { id: 50_000 + index, is_bot: false, first_name: `P${index}`, language_code: 'en' };
    const chat = inGroup ? GROUP : { id: from.id, type: 'private' as const, first_name: from.first_name };
    return {
      ask(line, isAnswer) {
        const { photo: bytes } = line;
        const photo = bytes && [telegram.file(bytes, { width: 800, height: 800 })];
        const words = photo === undefined ? {} : { text: undefined, caption: typed(line), photo };
        const { message_id } = telegram.say(typed(line), { chat, from, ...words } as never);
        const params = { reply_parameters: { message_id } };
        return expect(keyOf({ chat: chat.id, params }), isAnswer);
      },
    };
  };

  telegram.on('shown', (shown) => {
    const found = waits.get(keyOf(shown));
    if (found === undefined) return;
    const from: User = { id: shown.chat, is_bot: false, first_name: 'P', language_code: 'en' };
    const seen = seenBy(from, shown);
    // An answer ends one wait: the oldest that it matches.
    if ([...found].some((wait) => wait.look(seen))) shown.file = undefined;
  });

  return {
    person: (index) => personIn(index, false),
    inGroup: (index) => personIn(index, true),
  };
}
