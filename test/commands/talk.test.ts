import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonRows, type Reply } from '../../src/chat/reply.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { buttonOf, openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

let people = 0;
/** Somebody new, who speaks this language. */
const newcomer = (locale = 'en') => ({ ...world.someone(`New${people++}`), locale });
const labelsOf = (reply: Reply | undefined) =>
  buttonRows(reply?.buttons)
    .flat()
    .map(({ label }) => label);

/** How speakers of each language say it, as they type it in a chat. */
const SAID: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  hello: {
    en: ['hi', 'Hello!', 'hey :)', 'What can you do?', 'who are you?'],
    de: ['Hallo', 'guten Tag', 'Grüß Gott!', 'Was kannst du?'],
    es: ['¡Hola!', 'buenos dias', '¿Qué puedes hacer?'],
    ru: ['Привет', 'Добрый день!', 'Кто ты?'],
    zh: ['你好', '您好！', '你会什么？'],
  },
  thanks: {
    en: ['thanks', 'Thank you!!'],
    de: ['danke', 'Vielen Dank!'],
    es: ['gracias'],
    ru: ['Спасибо!'],
    zh: ['谢谢', '謝謝！'],
  },
  rules: {
    en: ['how to play', 'rules', 'I don’t understand', 'How does it work?'],
    de: ['Regeln', 'Wie geht das?'],
    es: ['reglas', '¿Cómo se juega?', 'como se juega'],
    ru: ['правила', 'Как играть?'],
    zh: ['规则', '怎么玩？', '怎麼玩'],
  },
  new: { en: ['new', 'Play again!'], de: ['neu'], es: ['nuevo'], ru: ['новая'], zh: ['再来一局'] },
  harder: { en: ['harder'], de: ['schwerer'], es: ['más difícil'], ru: ['сложнее'], zh: ['难一点'] },
  easier: { en: ['too hard'], de: ['leichter'], es: ['mas fácil'], ru: ['проще'], zh: ['太难'] },
  par: {
    en: ['What is par?'],
    de: ['Was ist Par?'],
    es: ['¿Qué es par?'],
    ru: ['что такое пар?'],
    zh: ['par是什么'],
  },
  bye: { en: ['Good night'], de: ['Tschüss'], es: ['adiós'], ru: ['Пока!'], zh: ['再见'] },
  idle: { en: ['I give up'], de: ['Ich gebe auf'], es: ['me rindo'], ru: ['я сдаюсь'], zh: ['我认输'] },
};

describe.each(Object.entries(SAID))('talk in a private chat: %s', (topic, saidByLocale) => {
  test.each(Object.entries(saidByLocale))(
    'is answered in %s, with buttons for what to do next',
    async (locale, said) => {
      const texts = loadCatalogue().texts(locale);
      for (const line of said) {
        const reply = await world.chat.answerLine(newcomer(locale), line);
        expect([line, reply?.kind, reply?.text]).toEqual([line, 'answer', texts.say('talk', { topic })]);
        // A board that was asked for comes before today's puzzle.
        const games = {
          harder: ['button-hard-board', 'button-play-today'],
          easier: ['button-easy-board', 'button-play-today'],
        }[topic] ?? ['button-play-today', 'button-easy-board'];
        expect(labelsOf(reply)).toEqual([...games, 'button-help'].map((id) => texts.say(id)));
      }
    },
  );
});

test('the buttons below talk lead to today’s puzzle, an easy board and the help', async () => {
  const who = newcomer();
  const reply = await world.chat.answerLine(who, 'hi');
  const press = (label: string) => world.chat.answerPress(who, buttonOf(reply, label));
  expect((await press("Play today's puzzle")).reply?.picture).toBeDefined();
  const easy = (await press('Easy 3x3')).reply?.text ?? '';
  expect(easy).toMatch(/^\*\*3x3\*\*/);
  expect((await press('Help')).edit?.text).toContain('/solve 1 2 3 4 0 5');
});

test('a bare yes or no starts nothing: the bot may have asked something else', async () => {
  const consent = [
    'Yes!',
    'yes please',
    'ok',
    'sure',
    'Ja',
    'gerne',
    'Sí',
    'vale',
    'claro',
    'да',
    'хорошо',
    '好的',
  ];
  for (const line of consent)
    expect([line, (await world.chat.answerLine(newcomer(), line))?.kind]).toEqual([line, 'fault']);
});

test.each(['banana', 'qwerty uiop', '🎉', 'wie bitte?'])(
  '“%s” is not understood, which is said in a sentence with the same buttons',
  async (line) => {
    const reply = await world.chat.answerLine(newcomer(), line);
    expect(reply?.kind).toBe('fault');
    expect(reply?.text).toMatch(/^Sorry, I didn't get that\. .*`\/play 3x3`.*`\/help`/);
    expect(labelsOf(reply)).toEqual(["Play today's puzzle", 'Easy 3x3', 'Help']);
  },
);

test('no phrase of talk is taken for a command, in any language', async () => {
  const catalogue = loadCatalogue();
  const texts = catalogue.texts('en');
  for (const topic of Object.keys(SAID).filter((name) => name !== 'idle'))
    for (const phrase of catalogue.typedWords(`words-talk-${topic}`)) {
      const reply = await world.chat.answerLine(newcomer(), phrase);
      expect([phrase, reply?.text]).toEqual([phrase, texts.say('talk', { topic })]);
    }
});

test.each([
  'More please',
  'Hello my friend',
  'Plan a trip',
  // These begin with the name of a command.
  'День добрый',
  'Rätsel bitte',
  'Juego nuevo por favor',
])('“%s” is a sentence, not a command', async (line) => {
  const reply = await world.chat.answerLine(newcomer(), line);
  expect(reply?.text).toMatch(/^Sorry, I didn't get that\. .*`\/help` shows the rest\.$/);
  expect(labelsOf(reply)).toEqual(["Play today's puzzle", 'Easy 3x3', 'Help']);
});

test.each([
  ['Rätsel gestern', /Practice|yesterday/],
  ['Hilfe bitte', /`\/solve 1 2 3 4 0 5`/],
])('“%s” is a command with words that it can read', async (line, answer) => {
  expect((await world.chat.answerLine(newcomer(), line))?.text).toMatch(answer);
});

test('a mistyped command without its slash comes first among the buttons', async () => {
  const who = newcomer();
  const reply = await world.chat.answerLine(who, 'Dialy 2026-11-20');
  expect(labelsOf(reply)).toEqual(['/daily 2026-11-20', "Play today's puzzle", 'Easy 3x3', 'Help']);
  const press = await world.chat.answerPress(who, buttonOf(reply, '/daily 2026-11-20'));
  expect(press.reply?.text).toContain('Practice');
  expect(labelsOf(await world.chat.answerLine(who, 'Dialy!'))[0]).toBe('/daily');
});

test('“I give up!” ends the game that is open', async () => {
  const who = newcomer();
  await world.chat.answerLine(who, '/play 3x3');
  expect((await world.chat.answerLine(who, 'I give up!'))?.text).toMatch(/Given up/);
});

test('a greeting around a board is no talk', async () => {
  expect((await world.chat.answerLine(newcomer(), 'Hello! 1 2 3 4 0 5'))?.text).toMatch(/in 1 move/);
});

test('a surface without buttons gets the sentence alone', async () => {
  const who = world.someone('Tess', 'home', { maxButtonRows: 0 });
  for (const line of ['hi', 'banana'])
    expect(await world.chat.answerLine(who, line)).toMatchObject({ text: expect.stringMatching(/\w/) });
  expect((await world.chat.answerLine(who, 'hi'))?.buttons).toBeUndefined();
});

test('in a group the bot stays silent', async () => {
  const group = world.someone('Ann', 'group');
  for (const line of ['hi', 'thanks', 'I give up', 'Hilfe', 'banana'])
    expect(await world.chat.answerLine(group, line)).toBeUndefined();
});
