/** A language's name in a language, as CLDR has it: `русский`. */
export const languageName = (language: string, inLanguage = language): string =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;

/** The language that somebody means: `ru`, `ru-RU`, `Russian`, `русский`, `Russisch`; undefined: none of these. */
export function languageMeant(typed: string, languages: readonly string[]): string | undefined {
  const word = typed.toLowerCase().replaceAll('_', '-');
  return languages.find(
    (language) =>
      word === language ||
      word.startsWith(`${language}-`) ||
      languages.some((other) => languageName(language, other).toLowerCase() === word),
  );
}
