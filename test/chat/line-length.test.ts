import { beforeEach, expect, test } from 'vitest';
import type { Command } from '../../src/chat/command.ts';
import type { Incoming } from '../../src/chat/incoming.ts';
import { createChat } from '../../src/chat/routing/router.ts';
import { fault, ok } from '../../src/core/result.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { runnerWithoutPictures } from '../support/runner.ts';

/** The longest message of Telegram (core.telegram.org/bots/api#sendmessage). */
const LONGEST = 4096;
const TOO_LONG = /at most 4096 characters.*`\/solve 1 2 3 4 0 5`/;

/** Texts that a command or a button was given to read. */
let seen: string[] = [];
beforeEach(() => {
  seen = [];
});

const see = (text: unknown): void => void seen.push(String(text));
const echo: Command = {
  name: 'echo',
  options: [
    { name: 'words', kind: 'text' },
    {
      name: 'size',
      kind: 'text',
      suggest: (text) => {
        see(text);
        return ['2x3'];
      },
    },
  ],
  reveals: 'nothing',
  isPersonal: ({ words }) => {
    see(words);
    return true;
  },
  read({ words, options }) {
    see(words + (options.size ?? ''));
    return ok(words);
  },
  mayAnswer: () => true,
  run: async () => ok({ reply: () => ({ kind: 'answer', text: 'echo' }) }),
};
const chat = createChat({
  runner: runnerWithoutPictures(),
  commands: [echo],
  buttons: [
    {
      prefix: 'tile',
      reveals: 'nothing',
      async press(_, fields) {
        see(fields);
        return ok({ notice: 'moved' });
      },
    },
  ],
  async findInlineResults(_, query) {
    see(query);
    return fault('too-fast');
  },
  gate: async () => ok({}),
  settings: { of: async () => new Map() },
  redirectToPrivateChat: () => ({ kind: 'answer', text: 'elsewhere' }),
  catalogue: loadCatalogue(),
  now: () => 0,
  onBug(error) {
    throw error;
  },
});

const someone = (isPrivate: boolean, readsAllText = true): Incoming => ({
  person: { key: 'test:Ann', name: 'Ann' },
  place: { key: 'test:home', isPrivate },
  locale: 'en',
  surface: {
    textLimit: LONGEST,
    captionLimit: 1024,
    maxFileBytes: 0,
    maxButtonRows: 0,
    maxButtonColumns: 0,
    readsAllText,
    hasPersonalReplies: false,
    hasPrivateLinks: false,
  },
});
const [home, group] = [someone(true), someone(false)];

const longest = (beginning: string): string => beginning.padEnd(LONGEST, 'x');

test('the longest line, form and query are read in full', async () => {
  await chat.answerLine(home, longest('/echo '));
  await chat.answerLine(home, longest(''));
  await chat.answerForm(home, 'echo', { words: longest('') });
  await chat.findInlineResults(home, longest(''));
  chat.suggest('echo', 'size', longest(''), {});
  expect(seen.map(({ length }) => length)).toEqual([LONGEST - 6, LONGEST, LONGEST, LONGEST, LONGEST]);
});

test.each([
  ['a line', () => chat.answerLine(home, `${longest('/echo ')}x`)],
  ['a line of a group', () => chat.answerLine(group, `${longest('/echo ')}x`)],
  ['a line without a command', () => chat.answerLine(home, `${longest('')}x`)],
  ['a line that is fifty times too long', () => chat.answerLine(home, longest('').repeat(50))],
  ['a form', () => chat.answerForm(home, 'echo', { words: `${longest('')}x` })],
  [
    'a form of two halves',
    () => chat.answerForm(home, 'echo', { words: 'x'.repeat(2500), size: 'x'.repeat(2500) }),
  ],
  // U+FDFA is 18 characters in its compatibility form (Unicode, NFKC).
  [
    'a line that grows eighteen times when it is normalised',
    () => chat.answerLine(home, `/echo ${'ﷺ'.repeat(300)}`),
  ],
])('%s with one character too many is refused before a command sees it', async (_, send) => {
  expect((await send())?.text).toMatch(TOO_LONG);
  expect(seen).toEqual([]);
});

test('an inline query with one character too many is refused', async () => {
  const { results } = await chat.findInlineResults(home, `${longest('')}x`);
  expect(results.map(({ description }) => description)).toEqual([expect.stringMatching(/at most 4096/)]);
  expect(seen).toEqual([]);
});

test('there are no suggestions for a text that is too long, nor for a form with one', () => {
  expect(chat.suggest('echo', 'size', `${longest('')}x`, {})).toEqual([]);
  expect(chat.suggest('echo', 'size', '', { words: `${longest('')}x` })).toEqual([]);
  expect(chat.isPersonal(group, 'echo', { words: `${longest('')}x` })).toBe(false);
  expect(seen).toEqual([]);
});

test('a long text in a group that asks the bot nothing gets no answer', async () => {
  expect(await chat.answerLine(group, `${longest('')}x`)).toBeUndefined();
  expect(await chat.answerLine(group, `${longest('/echo@OtherBot ')}x`, 'ThisBot')).toBeUndefined();
  expect(await chat.answerLine(someone(false, false), `${longest('')}x`)).toBeUndefined();
  expect(seen).toEqual([]);
});

test('the action of a button has at most 64 characters', async () => {
  await chat.answerPress(home, 'tile:'.padEnd(64, 'x'));
  expect(seen).toEqual(['x'.repeat(59)]);
  expect((await chat.answerPress(home, 'tile:'.padEnd(65, 'x'))).notice).toBeDefined();
  expect(seen).toEqual(['x'.repeat(59)]);
});
