/** A language's name in a language, as CLDR has it: `русский`. */
export const languageName = (language: string, inLanguage = language): string =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;

/** With and without its script, as it is written where most speak it: `中文`, `简体中文`. */
const namesOf = (language: string, inLanguage: string): string[] => {
  const { script } = new Intl.Locale(language).maximize();
  return [language, `${language}-${script}`].map((tag) => languageName(tag, inLanguage).toLowerCase());
};

/** The language that a person means: `ru`, `ru-RU`, `Russian`, `русский`, `Russisch`. Undefined: none. */
export function languageMeant(typed: string, languages: readonly string[]): string | undefined {
  const word = typed.toLowerCase().replaceAll('_', '-');
  return languages.find(
    (language) =>
      word === language ||
      word.startsWith(`${language}-`) ||
      languages.some((other) => namesOf(language, other).includes(word)),
  );
}
