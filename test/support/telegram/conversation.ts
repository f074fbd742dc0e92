import { setTimeout as sleep } from 'node:timers/promises';
import type { Chat } from '../../../src/chat/chat.ts';
import type { Incoming, Listed } from '../../../src/chat/command.ts';
import { controls, type PressAnswer, type Reply } from '../../../src/chat/reply.ts';
import type { Texts } from '../../../src/i18n/texts.ts';

/** A line or a press as the chat was told of it. */
export interface Heard {
  readonly incoming: Incoming;
  readonly text: string;
  readonly botName: string | undefined;
}

/** A chat of few words, for tests of the adapter alone. `lines` and `presses` may be replaced by the test. */
export interface Conversation extends Chat {
  readonly heard: Heard[];
  lines: (incoming: Incoming, text: string) => Promise<Reply | undefined>;
  presses: (incoming: Incoming, action: string) => Promise<PressAnswer>;
}

const texts: Texts = {
  locale: 'en',
  say: (id) => `the words of ${id}`,
  sayFault: ({ code }) => `the fault ${code}`,
  has: () => true,
};

const command = (name: string, hidden = false): Listed => ({ name, options: [], hidden });

/** A picture as the adapter sees one: bytes that nobody decodes, and a size. */
export const pictureOf = (bytes: string, width = 400, height = 300): NonNullable<Reply['picture']> => ({
  bytes: Buffer.from(bytes),
  kind: 'png',
  width,
  height,
});

/** Answers commands with their own words, ignores the rest; presses of `count:n` count on, unknown ones get a notice. */
export function conversation(): Conversation {
  const heard: Heard[] = [];
  const self: Conversation = {
    heard,
    commands: [command('solve'), command('daily'), command('start', true)],
    texts: () => texts,
    lines: async (_, text) =>
      text.startsWith('/') ? { kind: 'answer', text: `answer to ${text}` } : undefined,
    presses: async (_, action) => {
      const count = /^count:(\d+)$/.exec(action)?.[1];
      return count === undefined ? { notice: 'that button is old' } : { edit: counter(Number(count) + 1) };
    },
    line(incoming, text, botName) {
      heard.push({ incoming, text, botName });
      return self.lines(incoming, text);
    },
    form: async () => ({ kind: 'answer', text: 'no forms here' }),
    press(incoming, action) {
      heard.push({ incoming, text: action, botName: undefined });
      return self.presses(incoming, action);
    },
  };
  return self;
}

/** A picture with a button that counts. */
export const counter = (count: number): Reply => ({
  kind: 'answer',
  text: `count ${count}`,
  picture: pictureOf(`picture ${count}`),
  alt: 'a number',
  buttons: controls([{ action: `count:${count}`, label: '+' }]),
});

/** Answers after so many milliseconds. */
export const later = async <T>(milliseconds: number, value: T): Promise<T> => {
  await sleep(milliseconds);
  return value;
};
