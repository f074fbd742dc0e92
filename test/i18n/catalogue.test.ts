import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalogue, readFluentFile } from '../../src/i18n/catalogue.ts';
import { loadFluentMessages } from '../support/fluent-messages.ts';

const ROOT = join(import.meta.dirname, '../..');
const LOCALES = join(ROOT, 'assets/locales');
const catalogue = loadCatalogue();
const english = catalogue.texts('en');

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(ROOT, 'src', name), 'utf8'));

const found = (pattern: RegExp) =>
  [
    ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''))),
  ].sort();

describe('the catalogue', () => {
  // Codes that only tests and logs see.
  const INTERNAL = /^tour-(end|length|move|number|open|start)$/;

  test.each(found(/\bfault\(\s*'([a-z-]+)'/g).filter((code) => !INTERNAL.test(code)))(
    'has a sentence for the fault %s',
    (code) => {
      expect(english.has(`fault-${code}`)).toBe(true);
    },
  );

  test.each(found(/\breason\(\s*'([a-z-]+)'/g))('has a sentence for the reason %s', (code) => {
    expect(english.has(`reason-${code}`)).toBe(true);
  });

  test.each(found(/\bsay\(\s*'([a-z-]+)'/g))('has the text %s', (id) => {
    expect(english.has(id)).toBe(true);
  });

  test('joins a line that ends in a backslash with the next one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tileknight-folded-'));
    mkdirSync(join(folder, 'en'));
    writeFileSync(join(folder, 'en', 'lines.ftl'), '');
    writeFileSync(join(folder, 'en', 'a.ftl'), 'folded = one \\\n    line,\\\n    joined\n    next line\n');
    expect(loadCatalogue(folder).texts('en').say('folded')).toBe('one line,joined\nnext line');
    rmSync(folder, { recursive: true });
  });

  test('English is one of its languages', () => expect(catalogue.locales).toContain('en'));

  test('no two files of a language define the same text', () => {
    for (const locale of catalogue.locales) {
      const ids = readdirSync(join(LOCALES, locale)).flatMap((file) =>
        readFluentFile(join(LOCALES, locale, file)).body.map(({ id }) => id),
      );
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    }
  });

  test('every line of a file is understood', () => {
    for (const locale of catalogue.locales) {
      const written = readdirSync(join(LOCALES, locale)).flatMap((file) =>
        [...readFileSync(join(LOCALES, locale, file), 'utf8').matchAll(/^([a-z][a-zA-Z0-9-]*) ?=/gm)].map(
          (match) => match[1],
        ),
      );
      expect([...loadFluentMessages(locale).keys()].sort()).toEqual([...written].sort());
    }
  });

  // Fluent takes it for the default of a choice, and leaves the rest of the text out.
  test('no line of a text begins with a bare mark', () => {
    const bare = catalogue.locales.flatMap((locale) =>
      readdirSync(join(LOCALES, locale)).flatMap((file) =>
        readFileSync(join(LOCALES, locale, file), 'utf8').match(/^ +\*\*.*/gm),
      ),
    );
    expect(bare.filter((line) => line !== null)).toEqual([]);
  });

  test('every fault says what to do next: with an example, or a command', () => {
    const ids = [...loadFluentMessages('en').keys()].filter((id) => id.startsWith('fault-'));
    const source = readdirSync(join(LOCALES, 'en'))
      .map((file) => readFileSync(join(LOCALES, 'en', file), 'utf8'))
      .join('\n');
    const silent = ids.filter((id) => {
      const text =
        new RegExp(`^${id} = ([\\s\\S]*?)(?=\\n[a-z#]|$(?![\\s\\S]))`, 'm').exec(source)?.[1] ?? '';
      return !/\/[a-z]+|`[^`]+`/.test(text);
    });
    // A tile out of line and a job that is over leave nothing to try. A job out of reach names its button.
    expect(silent).toEqual([
      'fault-tile-not-in-line',
      'fault-nothing-to-cancel',
      'fault-cancel-unreached',
      'fault-cancelled',
    ]);
  });
});

describe('texts', () => {
  test('numbers agree with their nouns and have no thousands separators', () => {
    const facts = { metric: 'stm', verdict: 'optimal', bound: 1 };
    expect(english.say('solve-solved', { ...facts, length: 1 })).toBe(
      'Solved **in 1 move**, proved optimal.',
    );
    expect(english.say('solve-solved', { ...facts, length: 1234 })).toContain(
      '**in 1234 moves**, proved optimal',
    );
    expect(english.say('solve-solved', { ...facts, verdict: 'bound', bound: 1100, length: 1234 })).toContain(
      'shorter than 1100',
    );
  });

  test('values from outside lose our marks', () => {
    expect(english.say('fault-no-board', { text: '**bold** `code`', which: 'start' })).not.toMatch(
      /\*\*bold|`code`/,
    );
  });

  test('an unknown language falls back: to its language without the region, then to English', () => {
    expect(catalogue.texts('en-GB').locale).toBe('en');
    expect(catalogue.texts('xx').locale).toBe('en');
  });

  // Discord's locales, Telegram's language packs, and what browsers ask for.
  test.each(['zh-CN', 'zh-TW', 'zh-hans', 'zh-hant', 'zh-Hans-CN', 'zh-HK', 'zh'])(
    'Chinese is found as %s, in simplified signs until there are others',
    (tag) => {
      expect(catalogue.texts(tag).locale).toBe('zh');
      expect(catalogue.texts(tag).say('button-cancel')).toBe('取消');
    },
  );

  test('a language that is half translated says the rest in English, with its own variables', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tileknight-locales-'));
    cpSync(join(LOCALES, 'en'), join(folder, 'en'), { recursive: true });
    mkdirSync(join(folder, 'eo'));
    writeFileSync(join(folder, 'eo', 'solve.ftl'), 'solve-already = Jam solvita.\n');
    const texts = loadCatalogue(folder).texts('eo-XX');
    expect(texts.locale).toBe('eo');
    expect(texts.say('solve-already')).toBe('Jam solvita.');
    expect(texts.say('button-cancel')).toBe(english.say('button-cancel'));
    expect(texts.sayFault({ code: 'unknown-metric', facts: { text: 'x' } })).toContain('x');
    expect(texts.has('button-cancel')).toBe(true);
    rmSync(folder, { recursive: true });
  });

  test.each(['pt-BR', 'pt-br', 'pt-PT', 'pt'])('a language of one region is used for %s', (tag) => {
    const folder = mkdtempSync(join(tmpdir(), 'tileknight-locales-'));
    cpSync(join(LOCALES, 'en'), join(folder, 'en'), { recursive: true });
    mkdirSync(join(folder, 'pt-BR'));
    writeFileSync(join(folder, 'pt-BR', 'solve.ftl'), 'solve-already = Já está resolvido.\n');
    expect(loadCatalogue(folder).texts(tag).locale).toBe('pt-BR');
    rmSync(folder, { recursive: true });
  });

  test('an unknown text is a bug and throws', () => {
    expect(() => english.say('no-such-text')).toThrow(/no-such-text/);
  });
});
