/**
 * The words with their `{names}` replaced by these facts.
 * @param {string | undefined} words
 * @param {Readonly<Record<string, string | number>>} facts
 */
export const filled = (words = '', facts) =>
  words.replace(/\{(\w+)\}/g, (whole, name) => String(facts[name] ?? whole));

/**
 * `7`, `7 and 8`, `7, 8 and 5`, in the page's language.
 * @param {readonly number[]} tiles
 */
export const listed = (tiles) =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(tiles.map(String));
