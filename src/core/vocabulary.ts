/** For each meaning: its words in all languages, normalised. */
export type Vocabulary<Meaning extends string> = Readonly<Record<Meaning, readonly string[]>>;

/**
 * Compiles once for each object, such as a pattern from a vocabulary. The words of all languages are
 * hundreds, so compiling them takes longer than reading a line.
 */
export function compileOnce<Source extends WeakKey, Compiled>(
  compile: (source: Source) => Compiled,
): (source: Source) => Compiled {
  const compiledBySource = new WeakMap<Source, { readonly value: Compiled }>();
  return (source) => {
    const compiled = compiledBySource.get(source) ?? { value: compile(source) };
    compiledBySource.set(source, compiled);
    return compiled.value;
  };
}

/** Like `RegExp.escape`, which Node.js 22 and many browsers lack. */
const escapeForRegExp = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The pattern matches any of the words, longer words first. An empty list matches nothing. */
export const anyWordSource = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeForRegExp)
    .join('|') || '(?!)';

/**
 * The pattern matches any of the words as a whole word. Chinese words may be next to other letters, because
 * Chinese has no spaces.
 */
export const wholeWordSource = (words: readonly string[]): string =>
  `(?:(?<![\\p{L}\\p{N}_])|(?=\\p{Script=Han}))(?:${anyWordSource(words)})(?:(?![\\p{L}\\p{N}_])|(?<=\\p{Script=Han}))`;
