import type { Chat } from '../../src/chat/chat.ts';
import type { Incoming } from '../../src/chat/incoming.ts';
import type { OptionValues } from '../../src/chat/input/command-input.ts';
import { makeControlGroup, type PressAnswer, type Reply } from '../../src/chat/reply.ts';

/** A line, a form (`/name`) or a press (its action) as the chat was told of it. */
export interface Heard {
  readonly incoming: Incoming;
  readonly text: string;
  readonly botName?: string | undefined;
  readonly options?: OptionValues;
}

/** A chat of few words that stands in for the bot's, to test a surface. The test may replace its answers. */
export interface StandInChat extends Chat {
  /** Latest last. */
  readonly heard: Heard[];
  /** Answers lines, and forms as lines with options. */
  lines: (incoming: Incoming, text: string, options: OptionValues) => Promise<Reply | undefined>;
  presses: (incoming: Incoming, action: string) => Promise<PressAnswer>;
}

/**
 * Answers commands with their own words, ignores the rest; presses of `count:n` count on, unknown ones get a
 * notice.
 */
export function standInChat(more: Partial<StandInChat> = {}): StandInChat {
  const heard: Heard[] = [];
  const self: StandInChat = {
    heard,
    commands: [
      {
        name: 'solve',
        options: [
          { name: 'size', kind: 'text', choices: ['2x3', '3x3'] },
          { name: 'board', kind: 'text', required: true },
          { name: 'closed', kind: 'flag' },
        ],
      },
      { name: 'start', options: [], isHidden: true },
    ],
    texts: (asked) => {
      const locale = asked.startsWith('de') ? 'de' : 'en';
      const say = (id: string) => `${id} (${locale})`;
      return { locale, say, sayFault: ({ code }) => code, has: () => true };
    },
    textsFor: async (locale, person) => self.texts(locale, person),
    lines: async (_, text) =>
      text.startsWith('/') ? { kind: 'answer', text: `answer to ${text}` } : undefined,
    presses: async (_, action) => {
      const count = /^count:(\d+)$/.exec(action)?.[1];
      return count === undefined ? { notice: 'that button is old' } : { edit: counter(Number(count) + 1) };
    },
    answerLine(incoming, text, botName) {
      heard.push({ incoming, text, botName });
      return self.lines(incoming, text, {});
    },
    async answerForm(incoming, name, options) {
      heard.push({ incoming, text: `/${name}`, options });
      return (await self.lines(incoming, `/${name}`, options)) ?? { kind: 'fault', text: 'no answer' };
    },
    findInlineResults: async () => ({ results: [], cacheMs: 0 }),
    suggest: () => [],
    isPersonal: () => false,
    answerPress(incoming, action) {
      heard.push({ incoming, text: action });
      return self.presses(incoming, action);
    },
    ...more,
  };
  return self;
}

/** A picture as an adapter sees one: bytes that are not decoded, and a size. */
export const pictureOf = (bytes: string, width = 400, height = 300): NonNullable<Reply['picture']> => ({
  bytes: Buffer.from(bytes),
  kind: 'png',
  width,
  height,
});

/** A picture with a button that counts. */
export const counter = (count: number): Reply => ({
  kind: 'answer',
  text: `count ${count}`,
  picture: pictureOf(`picture ${count}`),
  alt: 'a number',
  buttons: makeControlGroup([{ action: `count:${count}`, label: '+' }]),
});
