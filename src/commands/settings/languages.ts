/** The default is the name in the language itself: `русский`. */
export const languageName = (language: string, inLanguage = language): string =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;

/** Names without and with the writing system: `中文`, `简体中文`. */
const namesOf = (language: string, inLanguage: string): string[] => {
  const { script = '' } = new Intl.Locale(language).maximize();
  const languageWithScript = new Intl.Locale(language, { script }).toString();
  return [language, languageWithScript].map((tag) => languageName(tag, inLanguage).toLowerCase());
};

/**
 * Finds a language by its code or its name in any language: `ru`, `ru-RU`, `Russian`, `русский`. A code
 * without a region also finds the language with one: `pt` finds `pt-BR`.
 */
export function findLanguage(typedText: string, languages: readonly string[]): string | undefined {
  const normalisedText = typedText.toLowerCase().replaceAll('_', '-');
  const isPrefixOf = (shortTag: string, longTag: string) =>
    shortTag !== '' && `${longTag}-`.startsWith(`${shortTag}-`);
  return (
    languages.find((language) => isPrefixOf(language.toLowerCase(), normalisedText)) ??
    languages.find((language) => isPrefixOf(normalisedText, language.toLowerCase())) ??
    languages.find((language) =>
      languages.some((otherLanguage) => namesOf(language, otherLanguage).includes(normalisedText)),
    )
  );
}
