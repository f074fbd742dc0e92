import { homedir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { findLanguage } from '../../commands/settings/languages.ts';
import { fault, ok, type Result } from '../../core/result.ts';

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** Environment variables that set the language, the most important first (POSIX.1-2017, XBD 8.2). */
const LOCALE_VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;
const FALLBACK_LANGUAGE = 'en';
const LANGUAGE_OPTION = '--language';
/** Maximum length of the part of an argument that an error message quotes. */
const MAX_QUOTE_CHARS = 40;

/**
 * Returns the language that the environment variables set, such as `ru` for `ru_RU.UTF-8`. Returns English
 * for `C`, `POSIX` and unsupported languages.
 */
export function languageOf(env: EnvironmentVariables, languages: readonly string[]): string {
  const locale = LOCALE_VARIABLES.map((name) => env[name]).find(
    (value) => value !== undefined && value !== '',
  );
  // The value has the form language_TERRITORY.codeset@modifier.
  return findLanguage((locale ?? '').replace(/[.@].*$/, ''), languages) ?? FALLBACK_LANGUAGE;
}

/**
 * Removes each `--language LANGUAGE` from the arguments of a command line. Returns the other arguments and
 * the language of the last `--language`. The language is undefined if the option is absent. Faults:
 * `option-value` {option} for a missing value, `language-option` {text, known} for an unsupported language.
 */
export function extractLanguage(
  args: readonly string[],
  languages: readonly string[],
): { readonly otherArgs: readonly string[]; readonly language: Result<string | undefined> } {
  const otherArgs: string[] = [];
  let languageResult: Result<string | undefined> = ok(undefined);
  for (let index = 0; index < args.length; index++) {
    const argument = args[index] ?? '';
    if (argument !== LANGUAGE_OPTION && !argument.startsWith(`${LANGUAGE_OPTION}=`)) otherArgs.push(argument);
    else
      languageResult = readLanguage(
        argument === LANGUAGE_OPTION ? args[++index] : argument.slice(LANGUAGE_OPTION.length + 1),
        languages,
      );
  }
  return { otherArgs, language: languageResult };
}

function readLanguage(typedLanguage: string | undefined, languages: readonly string[]): Result<string> {
  if (typedLanguage === undefined || typedLanguage === '')
    return fault('option-value', { option: 'language' });
  const language = findLanguage(typedLanguage, languages);
  const quotedLanguage = typedLanguage.slice(0, MAX_QUOTE_CHARS);
  return language === undefined
    ? fault('language-option', { text: quotedLanguage, known: languages.join(', ') })
    : ok(language);
}

/** The root folder of the project. */
export const PROJECT_ROOT = join(import.meta.dirname, '../../..');

/**
 * Returns the default data folder, for when DATA_DIR is not set.
 * - If `cwd` is inside a checkout of the project: the folder `data` in the checkout.
 * - Otherwise: the folder `tileknight` in the operating system's folder for application data. On Linux, the
 *   XDG Base Directory Specification defines that folder.
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
