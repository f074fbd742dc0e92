import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { MessageArgs } from '../core/result.ts';
import { unmarked } from './markup.ts';
import type { Texts } from './texts.ts';

const LOCALES = join(import.meta.dirname, '../../assets/locales');
const FALLBACK = 'en';
/** File with example lines that are the same in every language. All texts may refer to these lines. */
const SHARED = join(FALLBACK, 'lines.ftl');

/** The command that was called, as variables for the examples in texts. */
export interface Called {
  /** Prefix that a user types before a command's name: `/`, `tileknight `. */
  readonly prefix: string;
  /** The command's name; empty if there is none. */
  readonly command: string;
}

const NOT_CALLED: Called = { prefix: '/', command: '' };

/** All languages in assets/locales. */
export interface Catalogue {
  /**
   * Returns the texts in the language nearest to a BCP 47 tag: the tag itself, its language alone, or
   * English. Texts that this language lacks are in English. Examples in the texts use the command `called`.
   */
  texts(locale: string, called?: Called): Texts;
  /** The languages that have texts. */
  readonly locales: readonly string[];
  /**
   * Returns the words that users of any language type for the meaning `id`. They come from the texts
   * `words-...`, which contain words separated by commas.
   */
  words(id: string): readonly string[];
}

/**
 * Loads every `<language>/*.ftl` in `folder`. Throws if Fluent can't read a file or if English is missing,
 * because the program should not start then.
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

/** Does the language have texts, and not only words that users type? */
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
 * Reads a Fluent file. A backslash at the end of a line joins the line with the next one and drops the
 * indentation. Fluent itself would insert a line break.
 */
export const readFluentFile = (path: string): FluentResource =>
  new FluentResource(readFileSync(path, 'utf8').replace(/\\\n */g, ''));

/** Returns texts that look up each id in the bundles, in order. The first bundle that has the id is used. */
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

/**
 * Removes the marks of `Text` from inserted values. Numbers get no thousands separators, like boards and
 * moves.
 */
function safe(facts: MessageArgs): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? unmarked(value) : new FluentNumber(value, { useGrouping: false }),
    ]),
  );
}
