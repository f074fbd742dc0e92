import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { getOrCreate } from '../core/get-or-create.ts';
import type { MessageArgs } from '../core/result.ts';
import { escapeMarks, formatCode } from './markup.ts';
import { joinInLine, type Texts } from './texts.ts';

const LOCALES_FOLDER = join(import.meta.dirname, '../../assets/locales');
const FALLBACK_LOCALE = 'en';
/** Example lines, which are the same in all languages. */
const SHARED_LINES_FILE = join(FALLBACK_LOCALE, 'lines.ftl');

const WORD_FILES: readonly string[] = ['words.ftl', 'zones.ftl'];

/** The called command, for the example lines in texts. */
export interface CalledCommand {
  /** What stands before a command: `/` or `tileknight `. */
  readonly prefix: string;
  readonly command: string;
}

/** Leaves room for the fault's text in the shortest message (Discord's, 2000 characters). */
const MAX_SUGGESTED_CHARS = 1400;

const NO_COMMAND: CalledCommand = { prefix: '/', command: '' };

export interface Catalogue {
  /**
   * `locale`: BCP 47. Tries language and region, the language alone, the language in another region, then
   * English. Missing texts are in English.
   */
  texts(locale: string, calledCommand?: CalledCommand): Texts;
  readonly locales: readonly string[];
  /**
   * Returns the words for one meaning in all languages. `id`: a text with words separated by commas, such as
   * `words-goal`.
   */
  typedWords(id: string): readonly string[];
  /** The words for all meanings in all languages. */
  allTypedWords(): readonly string[];
}

/**
 * Loads `<language>/*.ftl` in `folder` when first wanted. Throws if English is missing. `texts` throws if
 * Fluent can't read a file.
 */
export function loadCatalogue(folder: string = LOCALES_FOLDER): Catalogue {
  const allLocales = readdirSync(folder);
  const locales = allLocales.filter((locale) => hasTexts(join(folder, locale)));
  if (!locales.includes(FALLBACK_LOCALE)) throw new Error(`there are no texts in ${FALLBACK_LOCALE}`);
  const bundles = new Map<string, FluentBundle>();
  const bundleOf = (locale: string): FluentBundle =>
    getOrCreate(bundles, locale, () =>
      loadBundle(folder, locale, [SHARED_LINES_FILE, ...filesOf(folder, locale)]),
    );
  let wordBundles: readonly FluentBundle[] | undefined;
  const wordsById = new Map<string, readonly string[]>();
  let allWords: readonly string[] | undefined;
  const typedWords = (id: string): readonly string[] =>
    getOrCreate(wordsById, id, () => {
      wordBundles ??= allLocales.map((locale) =>
        loadBundle(folder, locale, filesOf(folder, locale, WORD_FILES)),
      );
      return wordBundles.flatMap((bundle) => {
        const wordListPattern = bundle.getMessage(id)?.value;
        return wordListPattern ? bundle.formatPattern(wordListPattern).split(/\s*,\s*/) : [];
      });
    });
  return {
    locales,
    texts(wantedLocale, calledCommand = NO_COMMAND) {
      const locale = closestLocale(wantedLocale, locales);
      return createTexts(locale, [bundleOf(locale), bundleOf(FALLBACK_LOCALE)], calledCommand);
    },
    typedWords,
    allTypedWords() {
      allWords ??= [...new Set(allLocales.flatMap((locale) => wordIdsOf(folder, locale)))].flatMap(
        typedWords,
      );
      return allWords;
    },
  };
}

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

/** A folder may have only a list of words that users type. */
const hasTexts = (folder: string): boolean => readdirSync(folder).some((file) => file !== 'words.ftl');

const wordIdsOf = (folder: string, locale: string): readonly string[] =>
  filesOf(folder, locale, ['words.ftl']).flatMap((file) =>
    readFluentFile(join(folder, file)).body.map(({ id }) => id),
  );

const filesOf = (folder: string, locale: string, names?: readonly string[]): readonly string[] =>
  readdirSync(join(folder, locale))
    .filter((name) => names?.includes(name) ?? name.endsWith('.ftl'))
    .map((name) => join(locale, name));

function loadBundle(folder: string, locale: string, files: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const file of new Set(files)) {
    const errors = bundle.addResource(readFluentFile(join(folder, file)));
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  }
  return bundle;
}

/**
 * A final backslash joins a line with the next, without its indentation. Fluent itself would insert a line
 * break.
 */
export const readFluentFile = (path: string): FluentResource =>
  new FluentResource(readFileSync(path, 'utf8').replace(/\\\n */g, ''));

function createTexts(locale: string, bundles: readonly FluentBundle[], calledCommand: CalledCommand): Texts {
  const ownFacts = escapeFacts({ ...calledCommand });
  const say = (id: string, facts: MessageArgs = {}): string => {
    for (const bundle of bundles) {
      const textPattern = bundle.getMessage(id)?.value;
      if (textPattern === undefined || textPattern === null) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(textPattern, { ...ownFacts, ...escapeFacts(facts) }, errors);
      if (errors.length > 0) throw new Error(`text ${id} in ${locale}: ${errors[0]?.message}`);
      return text;
    }
    throw new Error(`no text ${id} in ${locale}`);
  };
  return {
    locale,
    say,
    sayFault({ code, facts, suggestedLine }) {
      const text = say(`fault-${code}`, facts);
      if (suggestedLine === undefined) return text;
      const line = `${calledCommand.prefix}${suggestedLine}`;
      const question = joinInLine([text, say('did-you-mean')]);
      // A part of the line would be another line. The button below has the whole line.
      return line.length > MAX_SUGGESTED_CHARS ? question : joinInLine([question, formatCode(line)]);
    },
    has: (id) => bundles.some((bundle) => bundle.hasMessage(id)),
  };
}

/**
 * Makes values safe to insert into a text. Strings lose control characters and markup characters. Numbers
 * have no thousands separators, like the numbers in boards and moves.
 */
function escapeFacts(facts: MessageArgs): Record<string, string | FluentNumber> {
  const escapedFacts: Record<string, string | FluentNumber> = {};
  for (const [name, value] of Object.entries(facts))
    escapedFacts[name] =
      typeof value === 'string' ? escapeMarks(value) : new FluentNumber(value, { useGrouping: false });
  return escapedFacts;
}
