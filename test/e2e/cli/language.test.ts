import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTerminal } from '../../support/program/terminal.ts';

const { folder, tileknight } = openTerminal();
const LANGUAGES = ['de', 'en', 'es', 'ru', 'zh'];
const say = (line: string, env = {}, input = '') => tileknight(line, input, env);

/** Columns of a terminal: Chinese signs and punctuation take two (Unicode UAX #11). */
const columns = (line: string): number =>
  [...line].reduce((sum, sign) => sum + (/[\u2e80-\u9fff\uff00-\uff60\u3000-\u303f]/u.test(sign) ? 2 : 1), 0);

describe('the language of a terminal', () => {
  test.each([
    [{ LANG: 'ru_RU.UTF-8' }, /решает пятнашки/],
    [{ LANG: 'de_AT@euro' }, /löst Schiebepuzzles/],
    [{ LANG: 'zh_CN.UTF-8' }, /解滑块拼图/],
    [{ LANG: 'es' }, /resuelve puzles/],
    [{ LC_MESSAGES: 'de_DE.UTF-8', LANG: 'ru_RU.UTF-8' }, /löst/],
    [{ LC_ALL: 'es_ES.UTF-8', LC_MESSAGES: 'de_DE.UTF-8', LANG: 'ru_RU.UTF-8' }, /resuelve/],
    [{ LC_ALL: '', LANG: 'ru_RU.UTF-8' }, /решает/],
    [{ LC_ALL: 'C', LANG: 'ru_RU.UTF-8' }, /solves/],
    [{ LC_ALL: 'POSIX', LANG: 'ru_RU.UTF-8' }, /solves/],
    [{ LC_ALL: 'C.UTF-8' }, /solves/],
    [{ LANG: 'fr_FR.UTF-8' }, /solves/],
    [{ LANG: 'en_GB.UTF-8' }, /solves/],
    [{}, /solves/],
  ])('is taken from the environment %j', async (env, sentence) => {
    const { code, out } = await say('help', env);
    expect(code).toBe(0);
    expect(out).toMatch(sentence);
  });

  test.each(['help --language ru', '--language ru help', 'help --language=ru', 'help --language русский'])(
    'is taken from the command line before the environment: %s',
    async (line) => {
      expect((await say(line, { LANG: 'de_DE.UTF-8' })).out).toMatch(/решает пятнашки/);
    },
  );

  test('is refused when it is unknown, with a list of the languages', async () => {
    const { code, err } = await say('solve 1 2 3 4 0 5 --language fr');
    expect(code).toBe(2);
    expect(err).toMatch(/“fr”.*de, en, es, ru, zh.*tileknight help --language ru/);
    expect(await say('solve 1 2 3 4 0 5 --language')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--language needs a value.*tileknight.*--language ru/),
    });
  });

  test('is used in answers, faults, notes and pictures', async () => {
    const env = { LANG: 'ru_RU.UTF-8' };
    expect((await say('solve 1 2 3 4 0 5', env)).out).toMatch(/Решено \S*за 1 ход/);
    expect((await say('solve 1 2 3 4 0 5 --fast', env)).err).toMatch(/Параметра --fast здесь нет/);
    expect((await say('fly', env)).err).toMatch(/не знаю/);
    const pictures = await Promise.all(
      ['en', 'ru'].map(async (language) => {
        const file = join(folder, `${language}.png`);
        const { err } = await tileknight(['analyse', '867254301', '--png', file, '--language', language]);
        expect(err).toMatch(language === 'en' ? /^Saved as / : /^Записано: /);
        return readFileSync(file);
      }),
    );
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(false);
  });

  test('is used in the operators’ commands', async () => {
    expect((await say('help restore', { LANG: 'de' })).out).toMatch(/^tileknight restore DATEI .*Datenbank/);
    expect((await say('backup', { LANG: 'de' })).err).toMatch(/braucht den Namen einer Datei/);
    expect((await say('migrate-data', { LANG: 'es' })).err).toMatch(/DATABASE_URL debe indicar/);
  });
});

describe.each(LANGUAGES)('the help in %s', (language) => {
  const help = async () => (await say('help', { LC_ALL: language })).out;

  test('is not wider than 80 columns', async () => {
    expect((await help()).split('\n').filter((line) => columns(line) > 80)).toEqual([]);
  });

  test('names the commands, options and examples of the English one', async () => {
    const typed = (text: string) => [
      ...new Set(text.match(/--[a-z]+|^tileknight [a-z-]+|^ {2}tileknight.*$/gm)),
    ];
    const english = typed((await say('help')).out);
    expect(typed(await help()).sort()).toEqual(english.sort());
  });
});

test.each(['help', 'help help', 'help --help', '--help', '-h'])(
  '`tileknight %s` says what the program is, and all its commands',
  async (line) => {
    const { code, out } = await say(line);
    expect(code).toBe(0);
    expect(out).toMatch(/^TileKnight solves sliding puzzles and finds knight's tours\.\n/);
    expect(out).toMatch(/tileknight knight SIZE/);
  },
);

test.each([
  'solve 1 2 3 4 0 5 --json',
  'solve 2 1 3 4 0 5 --json',
  'solve 1 2 3 3 0 5 --json',
  'solve 1 2 3 4 0 5 --fast --json',
  'fly --json',
  'analyse 1 2 3 4 0 5 --json',
  'explain 1 2 3 4 0 5 --json',
  'scramble 3x3 --seed 4 --json',
  'scramble 3x3 --length 99 --json',
  'knight 5x5 e1 --json',
  'knight 3x3 a1 --json',
  'knight 5x5 a2 --json',
  'key 1 2 3 4 0 5 --json',
  'solve 1 2 3 4 0 5 --png no/such/folder/x.png --json',
])('the JSON is the same in all languages: %s', async (line) => {
  const [english, ...others] = await Promise.all(
    ['en', 'ru', 'de', 'es', 'zh'].map(async (LANG) => {
      const { code, out } = await say(line, { LANG });
      const { milliseconds: _, ...answer } = JSON.parse(out) as { milliseconds?: number };
      return { code, answer };
    }),
  );
  for (const other of others) expect(other).toEqual(english);
});

test('the objects of a batch are the same in all languages', async () => {
  const input = '1 2 3 3 0 5\nbanana\n{"rows":3}\n';
  const [english, russian] = await Promise.all(
    ['en', 'ru'].map((LANG) => say('solve --stdin --json', { LANG }, input)),
  );
  expect(russian).toEqual(english);
  expect(english?.out).toMatch(/4 is missing/);
});
