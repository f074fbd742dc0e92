import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { MessageArgs } from '../core/result.ts';
import { unmarked } from './markup.ts';
import type { Texts } from './texts.ts';

const LOCALES = join(import.meta.dirname, '../../assets/locales');
const FALLBACK = 'en';
/** Example lines that are the same in every language. All texts may refer to them. */
const SHARED = join(FALLBACK, 'lines.ftl');

/** The called command, as variables for the examples in texts. */
export interface Called {
  /** Prefix of a command's name when typed: `/`, `tileknight `. */
  readonly prefix: string;
  /** The command's name; empty if there is none. */
  readonly command: string;
}

const NOT_CALLED: Called = { prefix: '/', command: '' };

/** All languages in assets/locales. */
export interface Catalogue {
  /**
   * Returns the texts in the language nearest to a BCP 47 tag: the tag itself, its language alone, or
   * English. Missing texts are in English. Their examples use the command `called`.
   */
  texts(locale: string, called?: Called): Texts;
  /** The languages that have texts. */
  readonly locales: readonly string[];
  /**
   * Returns the typed words of all languages with the meaning `id`, a text `words-...` with words separated
   * by commas.
   */
  words(id: string): readonly string[];
}

/**
 * Loads every `<language>/*.ftl` in `folder`. Throws on a file that Fluent can't read, and if English is
 * missing: the program should not start without it.
 */
export function loadCatalogue(folder: string = LOCALES): Catalogue {
  const read = new Map(readdirSync(folder).map((locale) => [locale, bundleOf(locale, folder)]));
  const bundles = new Map([...read].filter(([locale]) => isSpoken(join(folder, locale))));
  const english = bundles.get(FALLBACK);
  if (english === undefined) throw new Error(`there are no texts in ${FALLBACK}`);
  return {
    locales: [...bundles.keys()],
    texts(wanted, called = NOT_CALLED) {
      const locale = [wanted, wanted.split('-')[0] ?? ''].find((name) => bundles.has(name)) ?? FALLBACK;
      return textsOf(locale, [bundles.get(locale) ?? english, english], called);
    },
    words: (id) =>
      [...read.values()].flatMap((bundle) => {
        const words = bundle.getMessage(id)?.value;
        return words ? bundle.formatPattern(words).split(/\s*,\s*/) : [];
      }),
  };
}

/** Does the language have texts, and not only typed words? */
const isSpoken = (folder: string): boolean => readdirSync(folder).some((file) => file !== 'words.ftl');

function bundleOf(locale: string, folder: string): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const own = readdirSync(join(folder, locale)).filter((name) => name.endsWith('.ftl'));
  for (const file of new Set([SHARED, ...own.map((name) => join(locale, name))])) {
    const faults = bundle.addResource(readFluentFile(join(folder, file)));
    if (faults.length > 0) throw new Error(`${file}: ${faults[0]?.message}`);
  }
  return bundle;
}

/**
 * Reads a Fluent file. A backslash at the end of a line joins it with the next line, without the indentation.
 * Fluent alone would insert a line break.
 */
export const readFluentFile = (path: string): FluentResource =>
  new FluentResource(readFileSync(path, 'utf8').replace(/\\\n */g, ''));

/** Returns the texts of the first bundle that has them. */
function textsOf(locale: string, bundles: readonly FluentBundle[], { prefix, command }: Called): Texts {
  const say = (id: string, facts: MessageArgs = {}): string => {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern === undefined || pattern === null) continue;
      const problems: Error[] = [];
      const text = bundle.formatPattern(pattern, safe({ prefix, command, ...facts }), problems);
      if (problems.length > 0) throw new Error(`text ${id} in ${locale}: ${problems[0]?.message}`);
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

/** Removes our marks from inserted texts. Numbers have no thousands separators, like boards and moves. */
function safe(facts: MessageArgs): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? unmarked(value) : new FluentNumber(value, { useGrouping: false }),
    ]),
  );
}
