import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Facts } from '../core/result.ts';
import { unmarked } from './markup.ts';
import type { Texts } from './texts.ts';

const LOCALES = join(import.meta.dirname, '../../assets/locales');
const FALLBACK = 'en';

/** All languages of assets/locales, loaded once at start. */
export interface Catalogue {
  /** The texts in the language nearest to a BCP 47 tag: itself, its language alone, else English. */
  texts(locale: string): Texts;
  readonly locales: readonly string[];
}

/**
 * Loads every `<language>/*.ftl` below `folder`. Throws on a file that Fluent can't read: the program should not start with it.
 */
export function loadCatalogue(folder: string = LOCALES): Catalogue {
  const languages = new Map<string, Texts>();
  for (const locale of readdirSync(folder)) languages.set(locale, textsOf(locale, join(folder, locale)));
  const fallback = languages.get(FALLBACK);
  if (fallback === undefined) throw new Error(`there are no texts in ${FALLBACK}`);
  return {
    locales: [...languages.keys()],
    texts: (locale) => languages.get(locale) ?? languages.get(locale.split('-')[0] ?? '') ?? fallback,
  };
}

function textsOf(locale: string, folder: string): Texts {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    const faults = bundle.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')));
    if (faults.length > 0) throw new Error(`${locale}/${file}: ${faults[0]?.message}`);
  }
  const say = (id: string, facts: Facts = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`no text ${id} in ${locale}`);
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, safe(facts), problems);
    if (problems.length > 0) throw new Error(`text ${id} in ${locale}: ${problems[0]?.message}`);
    return text;
  };
  return {
    locale,
    say,
    sayFault: ({ code, facts }) => say(`fault-${code}`, facts),
    has: (id) => bundle.hasMessage(id),
  };
}

/** Texts from outside may not carry our marks; numbers are written without thousands' separators, as boards and moves are. */
function safe(facts: Facts): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? unmarked(value) : new FluentNumber(value, { useGrouping: false }),
    ]),
  );
}
