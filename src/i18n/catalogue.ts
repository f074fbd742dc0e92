import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { MessageArgs } from '../core/result.ts';
import { escapeMarks } from './markup.ts';
import type { Texts } from './texts.ts';

const LOCALES_FOLDER = join(import.meta.dirname, '../../assets/locales');
const FALLBACK_LOCALE = 'en';
/**
 * File with example lines that are the same in every language. The texts of all languages may refer to these
 * lines.
 */
const SHARED_LINES_FILE = join(FALLBACK_LOCALE, 'lines.ftl');

/** The command that a user called. Example lines in texts contain this command. */
export interface CalledCommand {
  /** The text that a user types before a command's name: `/` or `tileknight `. */
  readonly prefix: string;
  /** The command's name. Empty if the user called no command. */
  readonly command: string;
}

const NO_COMMAND: CalledCommand = { prefix: '/', command: '' };

/** The texts of the bot in all languages. */
export interface Catalogue {
  /**
   * Returns the texts for the BCP 47 tag `locale`. Tries, in this order: its language and region, its
   * language alone, its language in another region, English. Texts that are missing in the chosen language
   * are in English. `calledCommand`: the command to insert into the examples in the texts.
   */
  texts(locale: string, calledCommand?: CalledCommand): Texts;
  /** Codes (BCP 47) of the languages that have texts. */
  readonly locales: readonly string[];
  /**
   * Returns the words that users may type for one meaning, in all languages. `id`: the id of a text such as
   * `words-goal`. Such a text is a list of words, separated by commas.
   */
  typedWords(id: string): readonly string[];
}

/**
 * Loads every file `<language>/*.ftl` in `folder`. Throws if Fluent can't read a file or if English is
 * missing, because the program should not start then.
 */
export function loadCatalogue(folder: string = LOCALES_FOLDER): Catalogue {
  const allBundles = new Map(readdirSync(folder).map((locale) => [locale, loadBundle(locale, folder)]));
  const bundlesWithTexts = new Map([...allBundles].filter(([locale]) => hasTexts(join(folder, locale))));
  const englishBundle = bundlesWithTexts.get(FALLBACK_LOCALE);
  if (englishBundle === undefined) throw new Error(`there are no texts in ${FALLBACK_LOCALE}`);
  return {
    locales: [...bundlesWithTexts.keys()],
    texts(wantedLocale, calledCommand = NO_COMMAND) {
      const locale = closestLocale(wantedLocale, [...bundlesWithTexts.keys()]);
      return createTexts(
        locale,
        [bundlesWithTexts.get(locale) ?? englishBundle, englishBundle],
        calledCommand,
      );
    },
    typedWords: (id) =>
      [...allBundles.values()].flatMap((bundle) => {
        const wordListPattern = bundle.getMessage(id)?.value;
        return wordListPattern ? bundle.formatPattern(wordListPattern).split(/\s*,\s*/) : [];
      }),
  };
}

/** Returns the locale that fits the BCP 47 tag `wantedLocale` best. */
function closestLocale(wantedLocale: string, locales: readonly string[]): string {
  const wantedTag = wantedLocale.toLowerCase();
  const languageOf = (locale: string) => locale.toLowerCase().split('-')[0];
  return (
    locales.find((locale) => locale.toLowerCase() === wantedTag) ??
    locales.find((locale) => locale.toLowerCase() === languageOf(wantedTag)) ??
    locales.find((locale) => languageOf(locale) === languageOf(wantedTag)) ??
    FALLBACK_LOCALE
  );
}

/** Whether the folder of a language has texts of the bot, not only a list of words that users type. */
const hasTexts = (folder: string): boolean => readdirSync(folder).some((file) => file !== 'words.ftl');

function loadBundle(locale: string, folder: string): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const localeFiles = readdirSync(join(folder, locale)).filter((name) => name.endsWith('.ftl'));
  for (const file of new Set([SHARED_LINES_FILE, ...localeFiles.map((name) => join(locale, name))])) {
    const errors = bundle.addResource(readFluentFile(join(folder, file)));
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  }
  return bundle;
}

/**
 * Reads a Fluent file. A backslash at the end of a line joins it with the next line, without the next line's
 * indentation. Fluent itself would insert a line break.
 */
export const readFluentFile = (path: string): FluentResource =>
  new FluentResource(readFileSync(path, 'utf8').replace(/\\\n */g, ''));

/** Returns the texts of a language. Each id is looked up in the bundles in order, until a bundle has it. */
function createTexts(
  locale: string,
  bundles: readonly FluentBundle[],
  { prefix, command }: CalledCommand,
): Texts {
  const say = (id: string, facts: MessageArgs = {}): string => {
    for (const bundle of bundles) {
      const textPattern = bundle.getMessage(id)?.value;
      if (textPattern === undefined || textPattern === null) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(textPattern, escapeFacts({ prefix, command, ...facts }), errors);
      if (errors.length > 0) throw new Error(`text ${id} in ${locale}: ${errors[0]?.message}`);
      return text;
    }
    throw new Error(`no text ${id} in ${locale}`);
  };
  return {
    locale,
    say,
    sayFault: ({ code, facts }) => say(`fault-${code}`, facts),
    has: (id) => bundles.some((bundle) => bundle.hasMessage(id)),
  };
}

/**
 * Makes values safe to insert into a text. Strings lose control characters and markup characters. Numbers
 * have no thousands separators, like the numbers in boards and moves.
 */
function escapeFacts(facts: MessageArgs): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? escapeMarks(value) : new FluentNumber(value, { useGrouping: false }),
    ]),
  );
}
