import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, type Command, withUserView } from '../../../src/chat/command.ts';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { THEME_OPTION } from '../../../src/chat/preferences/theme-option.ts';
import type { Reply } from '../../../src/chat/reply.ts';
import { createChat } from '../../../src/chat/routing/router.ts';
import type { SpoilerGate } from '../../../src/chat/spoiler-gate.ts';
import { fault, ok } from '../../../src/core/result.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { StoreUnavailableError } from '../../../src/store/contract/faults.ts';
import type { Settings } from '../../../src/store/contract/settings.ts';
import { runnerWithoutPictures } from '../../support/runner.ts';

const folder = mkdtempSync(join(tmpdir(), 'tileknight-languages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const language of ['en', 'ru', 'de']) {
  mkdirSync(join(folder, language));
  const words = ['hello', 'fault-no', 'fault-command-off', 'fault-command-admins', 'fault-too-fast'];
  writeFileSync(
    join(folder, language, 'all.ftl'),
    words.map((word) => `${word} = ${word} (${language})\n`).join(''),
  );
}
writeFileSync(join(folder, 'en', 'lines.ftl'), '-example = x\n');

/** Says in which language and theme it is called, and those of its caller. */
const said = ({ texts, look, userView }: Call): Reply => ({
  kind: 'answer',
  text: `${texts.locale} ${look.theme}, own ${userView.texts.locale} ${userView.look.theme}`,
});
const command = (more: Partial<Command> & Pick<Command, 'name'>): Command => ({
  options: [],
  reveals: 'nothing',
  read: () => ok(true),
  run: async () => ok({ reply: said }),
  ...more,
});

let chosen: Map<string, Settings>;
let isAway: boolean;
beforeEach(() => {
  chosen = new Map();
  isAway = false;
});

const gate: SpoilerGate = async () => ok({ personal: true });
const chat = createChat({
  gate,
  runner: runnerWithoutPictures(gate),
  findInlineResults: async () => ({ ok: false, fault: { code: 'too-fast', facts: {} } }),
  commands: [
    command({ name: 'say' }),
    command({ name: 'mine', isPersonal: () => true }),
    command({
      name: 'quiet',
      reveals: { byRequest: () => [{ kind: 'sliding', start: '', goal: '' }], repeatAction: () => 'quiet' },
    }),
    command({ name: 'wrong', run: async () => fault('no') }),
    command({ name: 'race', isForAll: true }),
    command({ name: 'help', isAlwaysOn: true }),
    command({ name: 'draw', options: [{ name: 'board', kind: 'board' }, THEME_OPTION] }),
  ],
  buttons: [
    {
      prefix: 'say',
      command: 'say',
      reveals: 'nothing',
      press: async (call) => {
        const reply = said(withUserView(call));
        return ok({ edit: said(call), reply, notice: call.userView.texts.say('hello') });
      },
    },
  ],
  settings: {
    of: async () => {
      if (isAway) throw new StoreUnavailableError('gone');
      return chosen;
    },
  },
  redirectToPrivateChat: (call, line) => ({
    kind: 'answer',
    text: `elsewhere: ${line} (${call.texts.locale})`,
  }),
  catalogue: loadCatalogue(folder),
  now: () => 0,
  onBug: (error) => {
    throw error;
  },
});

const someone = (over: Partial<Incoming> = {}, surface: Partial<Incoming['surface']> = {}): Incoming => ({
  person: { key: 'test:Ann', name: 'Ann' },
  place: { key: 'test:club', isPrivate: false },
  locale: 'en-GB',
  surface: {
    textLimit: 4096,
    captionLimit: 1024,
    maxFileBytes: 0,
    maxButtonRows: 0,
    maxButtonColumns: 0,
    readsAllText: false,
    hasPersonalReplies: true,
    hasPrivateLinks: false,
    ...surface,
  },
  ...over,
});
const alone = someone({ place: { key: 'test:Ann', isPrivate: true } });
const linked = someone({}, { hasPersonalReplies: false, hasPrivateLinks: true });
const answer = async (incoming: Incoming, line: string) => (await chat.answerLine(incoming, line))?.text;

describe('a call is answered in the language and theme', () => {
  test('of the platform, where no person and no chat has chosen any', async () => {
    expect(await answer(alone, '/say')).toBe('en light, own en light');
    expect(await answer(someone({ locale: 'ru' }), '/say')).toBe('ru light, own ru light');
    expect(await answer(someone({ locale: 'fr' }), '/say')).toBe('en light, own en light');
  });

  test('of the person in private, of the chat where all see it', async () => {
    chosen.set('test:Ann', { language: 'ru', theme: 'dark' }).set('test:club', { language: 'de' });
    expect(await answer(alone, '/say')).toBe('ru dark, own ru dark');
    expect(await answer(someone(), '/say')).toBe('de light, own ru dark');
    expect(await answer(someone(), '/mine')).toBe('ru dark, own ru dark');
    expect(await answer(someone(), '/quiet')).toBe('ru dark, own ru dark');
    // Answers that can't be shown to one person alone are seen by all.
    expect(await answer(linked, '/mine')).toBe('de light, own ru dark');
    expect(await answer(someone(), '/wrong')).toBe('fault-no (ru)');
  });

  test('of the chat, else as the platform says of the asker, never as the asker has chosen for themselves', async () => {
    chosen.set('test:Ann', { language: 'ru' });
    expect(await answer(someone(), '/say')).toBe('en light, own ru light');
  });

  test('of those who see the pressed message, and the rest in the presser’s own', async () => {
    chosen.set('test:Ann', { language: 'ru' }).set('test:club', { language: 'de', theme: 'dark' });
    expect(await chat.answerPress(someone(), 'say:')).toMatchObject({
      edit: { text: 'de dark, own ru light' },
      reply: { text: 'ru light, own ru light' },
      notice: 'hello (ru)',
    });
    expect(await chat.answerPress(someone({ isPersonal: true }), 'say:')).toMatchObject({
      edit: { text: 'ru light, own ru light' },
    });
  });

  test('that a line or the page asks for, whatever is chosen', async () => {
    chosen.set('test:Ann', { theme: 'dark' });
    expect(await answer(alone, '/draw theme:light')).toBe('en light, own en light');
    expect(await answer({ ...alone, theme: 'light' }, '/say')).toBe('en light, own en light');
  });

  test('that was chosen before, while the store is unavailable', async () => {
    chosen.set('test:Ann', { language: 'ru' });
    await answer(alone, '/say');
    isAway = true;
    expect(await answer(alone, '/say')).toBe('ru light, own ru light');
    expect(chat.texts('en', alone.person).locale).toBe('ru');
    expect(chat.texts('en').locale).toBe('en');
  });
});

describe('a command', () => {
  test('that is switched off works for no person, and neither do its buttons', async () => {
    chosen.set('test:club', { commands: { say: 'off', help: 'off' }, language: 'de' });
    const admin = someone({ isAdmin: async () => true });
    expect(await answer(admin, '/say')).toBe('fault-command-off (en)');
    expect(await chat.answerForm(admin, 'say', {})).toMatchObject({
      kind: 'fault',
      text: 'fault-command-off (en)',
    });
    expect(await chat.answerPress(admin, 'say:')).toEqual({ notice: 'fault-command-off (en)' });
    expect(await answer(alone, '/say')).toBe('en light, own en light');
    expect(await answer(someone(), '/help')).toBe('de light, own en light');
  });

  test('that is for admins works for those who are admins now', async () => {
    chosen.set('test:club', { commands: { say: 'admins' } });
    expect(await answer(someone(), '/say')).toBe('fault-command-admins (en)');
    let isAdmin = false;
    const person = someone({ isAdmin: async () => isAdmin });
    expect(await answer(person, '/say')).toBe('fault-command-admins (en)');
    expect(await chat.answerPress(person, 'say:')).toEqual({ notice: 'fault-command-admins (en)' });
    isAdmin = true;
    expect(await answer(person, '/say')).toBe('en light, own en light');
    expect((await chat.answerPress(person, 'say:')).edit?.text).toBe('en light, own en light');
  });
});

describe('private answers of a chat', () => {
  beforeEach(() => {
    chosen.set('test:club', { answers: 'private', language: 'de' }).set('test:Ann', { language: 'ru' });
  });

  test('are for the asker’s eyes alone, but for what is made for all', async () => {
    const reply = await chat.answerLine(someone(), '/say');
    expect(reply).toMatchObject({ text: 'ru light, own ru light', personal: true });
    expect(chat.isPersonal(someone(), 'say', {})).toBe(true);
    expect(chat.isPersonal(someone(), 'race', {})).toBe(false);
    const shared = await chat.answerLine(someone(), '/race');
    expect(shared).toMatchObject({ text: 'de light, own ru light' });
    expect(shared?.personal).toBeUndefined();
    expect((await chat.answerPress(someone({ isPersonal: true }), 'say:')).reply?.personal).toBe(true);
  });

  test('are given in the private chat where no message can be for one person alone', async () => {
    expect(await answer(linked, '/say 1 2  3')).toBe('elsewhere: say 1 2  3 (de)');
    expect(await answer(linked, '/race')).toBe('de light, own ru light');
    expect(await answer(alone, '/say')).toBe('ru light, own ru light');
  });
});
