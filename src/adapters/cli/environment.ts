import { homedir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { findLanguage } from '../../commands/settings/languages.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { tokensOf } from './arguments.ts';

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** The most important first (POSIX.1-2017, XBD 8.2). */
const LOCALE_VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;
const FALLBACK_LANGUAGE = 'en';
const NEUTRAL_LOCALES = ['', 'C', 'POSIX'];
const LANGUAGE_OPTION = 'language';
const MAX_QUOTE_CHARS = 40;

/**
 * Returns the language that the environment variables set, such as `ru` for `ru_RU.UTF-8`. English for `C`,
 * `POSIX` and unsupported languages.
 */
export function languageOf(env: EnvironmentVariables, languages: readonly string[]): string {
  const locale = LOCALE_VARIABLES.map((name) => env[name]).find(
    (value) => value !== undefined && value !== '',
  );
  // Form: language_TERRITORY.codeset@modifier.
  const typedLanguage = (locale ?? '').replace(/[.@].*$/, '');
  if (NEUTRAL_LOCALES.includes(typedLanguage)) return FALLBACK_LANGUAGE;
  return findLanguage(typedLanguage, languages) ?? FALLBACK_LANGUAGE;
}

/**
 * Removes each `--language LANGUAGE`. Returns the other arguments and the last language, undefined without
 * the option. Faults: `option-value` {option} for a missing value, `language-option` {text, known} for an
 * unsupported language.
 */
export function extractLanguage(
  args: readonly string[],
  languages: readonly string[],
): { readonly otherArgs: readonly string[]; readonly language: Result<string | undefined> } {
  const languageTokens = tokensOf(args, [LANGUAGE_OPTION]).filter(({ name }) => name === LANGUAGE_OPTION);
  const languageIndices = languageTokens.flatMap(({ indices }) => indices);
  const lastToken = languageTokens.at(-1);
  return {
    otherArgs: args.filter((_, index) => !languageIndices.includes(index)),
    language: lastToken === undefined ? ok(undefined) : readLanguage(lastToken.value, languages),
  };
}

function readLanguage(typedLanguage: string | undefined, languages: readonly string[]): Result<string> {
  if (typedLanguage === undefined || typedLanguage === '')
    return fault('option-value', { option: LANGUAGE_OPTION });
  const language = findLanguage(typedLanguage, languages);
  const quotedLanguage = typedLanguage.slice(0, MAX_QUOTE_CHARS);
  return language === undefined
    ? fault('language-option', { text: quotedLanguage, known: languages.join(', ') })
    : ok(language);
}

export const PROJECT_ROOT = join(import.meta.dirname, '../../..');

/**
 * Default for DATA_DIR.
 * - If `cwd` is inside a checkout of the project: the checkout's folder `data`.
 * - Otherwise: `tileknight` in the operating system's folder for application data. On Linux, the XDG Base
 *   Directory Specification defines that folder.
 */
export function defaultDataDir(
  cwd: string,
  env: EnvironmentVariables,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string {
  const relativePath = relative(PROJECT_ROOT, cwd);
  if (!relativePath.startsWith('..') && !isAbsolute(relativePath)) return join(PROJECT_ROOT, 'data');
  const configuredFolder = platform === 'win32' ? env.LOCALAPPDATA : env.XDG_DATA_HOME;
  const defaultFolder = { win32: 'AppData/Local', darwin: 'Library/Application Support' }[platform as string];
  return join(configuredFolder || join(home, defaultFolder ?? '.local/share'), 'tileknight');
}
