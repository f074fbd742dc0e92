import { expect, test } from 'vitest';
import type { Command } from '../../../src/chat/command.ts';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { createChat } from '../../../src/chat/routing/router.ts';
import type { KeptLines } from '../../../src/chat/routing/suggested-lines.ts';
import { fault, ok } from '../../../src/core/result.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { StoreUnavailableError } from '../../../src/store/contract/faults.ts';
import type { Settings } from '../../../src/store/contract/settings.ts';
import { runnerWithoutPictures } from '../../support/runner.ts';

/** Repeats its words, in a line that begins with its name and the language of its texts. */
const echo = (name: string, more: Partial<Command> = {}): Command => ({
  name,
  options: [{ name: 'board', kind: 'text' }],
  reveals: 'nothing',
  read: ({ words }) => ok(words),
  run: async ({ texts }, words) =>
    ok({ reply: () => ({ kind: 'answer', text: `${name} ${texts.locale}: ${words}` }) }),
  ...more,
});

const COMMANDS: readonly Command[] = [
  echo('daily'),
  echo('stats', { isPersonal: () => true }),
  echo('help', { otherNames: ['hilfe'], isAlwaysOn: true }),
  echo('start', { isHidden: true }),
  echo('solve', { mayAnswer: (request) => request.ok && /^[\d ]+$/.test(String(request.value)) }),
];

const SURFACE: Incoming['surface'] = {
  textLimit: 4096,
  captionLimit: 1024,
  maxFileBytes: 0,
  maxButtonRows: 0,
  maxButtonColumns: 0,
  readsAllText: true,
  hasPersonalReplies: true,
  hasPrivateLinks: false,
};
const IN_PRIVATE: Incoming = {
  person: { key: 'test:Ann', name: 'Ann' },
  place: { key: 'test:Ann', isPrivate: true },
  locale: 'en',
  surface: SURFACE,
};
const IN_GROUP: Incoming = { ...IN_PRIVATE, place: { key: 'test:group', isPrivate: false } };
const withSurface = (incoming: Incoming, surface: Partial<Incoming['surface']>): Incoming => ({
  ...incoming,
  surface: { ...SURFACE, ...surface },
});

const chatWith = (settings: Readonly<Record<string, Settings>> = {}, keptLines?: KeptLines) =>
  createChat({
    keptLines,
    commands: COMMANDS,
    buttons: [],
    gate: async () => ok({}),
    runner: runnerWithoutPictures(),
    settings: { of: async (owners) => new Map(owners.map((owner) => [owner, settings[owner] ?? {}])) },
    redirectToPrivateChat: (_, line) => ({ kind: 'answer', text: `privately: ${line}` }),
    findInlineResults: async () => fault('too-fast'),
    catalogue: loadCatalogue(),
    now: () => 0,
    onBug: (error) => {
      throw error;
    },
  });
const chat = chatWith();

test.each([
  ['daily', 'daily en: '],
  ['Daily yesterday', 'daily en: yesterday'],
  ['hilfe', 'help en: '],
  ['can you solve 1 2 3 0?', 'solve en: 1 2 3 0'],
  ['1 2 3 0', 'solve en: 1 2 3 0'],
])('“%s” without “/” is answered in a private chat', async (line, text) => {
  expect(await chat.answerLine(IN_PRIVATE, line)).toMatchObject({ kind: 'answer', text });
});

test('the name of a command that no menu lists is an ordinary word', async () => {
  const reply = await chat.answerLine(IN_PRIVATE, 'start');
  expect(reply).toMatchObject({ kind: 'fault' });
  expect(reply?.text).toMatch(/^Sorry, I didn't get that\./);
  expect(await chat.answerLine(IN_PRIVATE, '/start')).toMatchObject({ text: 'start en: ' });
});

test('in a group, a name without “/” is talk, and boards are read only where all text is read', async () => {
  expect(await chat.answerLine(IN_GROUP, 'daily')).toBeUndefined();
  expect(await chat.answerLine(IN_GROUP, '1 2 3 0')).toMatchObject({ text: 'solve en: 1 2 3 0' });
  expect(await chat.answerLine(withSurface(IN_GROUP, { readsAllText: false }), '1 2 3 0')).toBeUndefined();
});

test('a line for another bot is left to it, and an unknown command in a group unless it is for us', async () => {
  expect(await chat.answerLine(IN_GROUP, '/daily@other_bot', 'TileBot')).toBeUndefined();
  expect(await chat.answerLine(IN_GROUP, '/daily@tilebot', 'TileBot')).toMatchObject({ text: 'daily en: ' });
  expect(await chat.answerLine(IN_GROUP, '/dayly', 'TileBot')).toBeUndefined();
  const [inGroup, inPrivate] = [
    await chat.answerLine(IN_GROUP, '/dayly@TileBot', 'TileBot'),
    await chat.answerLine(IN_PRIVATE, '/dayly', 'TileBot'),
  ];
  expect(inGroup?.text).toMatch(/^I don't know the command \/dayly\..*\/daily/);
  expect(inPrivate?.text).toBe(inGroup?.text);
});

test('a long line is refused as too long in private, and in a group if it names a command', async () => {
  const long = ' 1'.repeat(100_000);
  const refusal = await chat.answerLine(IN_PRIVATE, long);
  expect(refusal).toMatchObject({ kind: 'fault' });
  expect(await chat.answerLine(IN_GROUP, long)).toBeUndefined();
  expect(await chat.answerLine(IN_GROUP, `/solve${long}`)).toEqual(refusal);
});

test('answers are in the group’s language, personal answers and refusals in the user’s', async () => {
  const languages = chatWith({ 'test:Ann': { language: 'de' }, 'test:group': { language: 'es' } });
  const say = async (incoming: Incoming, line: string) =>
    (await languages.answerLine(incoming, line, 'TileBot'))?.text;
  expect(await say(IN_GROUP, '/daily')).toBe('daily es: ');
  expect(await say(IN_PRIVATE, '/daily')).toBe('daily de: ');
  expect(await say(IN_GROUP, '/stats')).toBe('stats de: ');
  expect(await say(withSurface(IN_GROUP, { hasPersonalReplies: false }), '/stats')).toBe('stats es: ');
  expect(await say(IN_GROUP, '/dayly@TileBot')).toMatch(/^Den Befehl \/dayly kenne ich nicht\./);
});

test('where answers are private, the user alone sees them, or a link to the private chat', async () => {
  const quiet = chatWith({ 'test:group': { answers: 'private' } });
  const linking = withSurface(IN_GROUP, { hasPersonalReplies: false, hasPrivateLinks: true });
  const mute = withSurface(IN_GROUP, { hasPersonalReplies: false });
  expect(await quiet.answerLine(IN_GROUP, '/daily')).toMatchObject({ text: 'daily en: ', personal: true });
  expect(await quiet.answerLine(linking, '/daily now')).toEqual({
    kind: 'answer',
    text: 'privately: daily now',
  });
  expect(await quiet.answerLine(mute, '/daily')).toMatchObject({ text: 'daily en: ' });
  expect(await chat.answerLine(linking, '/daily')).toEqual({ kind: 'answer', text: 'daily en: ' });
});

test('a command that is switched off is refused, unless it is always on', async () => {
  const strict = chatWith({ 'test:group': { commands: { daily: 'off', help: 'off', stats: 'admins' } } });
  const say = (line: string, incoming: Incoming = IN_GROUP) => strict.answerLine(incoming, line);
  expect(await say('/daily')).toMatchObject({ kind: 'fault' });
  expect(await say('/help')).toMatchObject({ kind: 'answer' });
  expect(await say('/stats')).toMatchObject({ kind: 'fault' });
  expect(await say('/stats', { ...IN_GROUP, isAdmin: async () => true })).toMatchObject({ kind: 'answer' });
  expect(await say('/daily', { ...IN_GROUP, isAdmin: async () => true })).toMatchObject({ kind: 'fault' });
});

test('a suggested line that can’t be kept during an outage is said, without a button', async () => {
  const away = () => Promise.reject(new StoreUnavailableError('gone'));
  const chatInOutage = chatWith({}, { keep: away, newest: away, withPressTimeout: (incoming) => incoming });
  const withButtons = withSurface(IN_PRIVATE, { maxButtonRows: 5 });
  const reply = await chatInOutage.answerLine(withButtons, '/slove 1 2 3\n4 0 5');
  expect(reply?.text).toContain('```/solve 1 2 3\n4 0 5```');
  expect(reply?.buttons).toBeUndefined();
  const short = await chatInOutage.answerLine(withButtons, '/slove 1 2 3 0');
  expect(short?.buttons?.[0]?.rows[0]?.[0]?.action).toBe('mean:solve 1 2 3 0');
});
