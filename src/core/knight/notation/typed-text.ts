import type { Result } from '../../result.ts';
import { plainText, quotable } from '../../typed-text.ts';

const LOOKALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  с: 'c',
  е: 'e',
  х: 'x',
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  '⨯': 'x',
};

/**
 * A typed line as `plainText` gives it, with look-alikes (Cyrillic а с е х, ×) as the Latin letters they stand for and runs of
 * white space as one space.
 */
export const plainLine = (text: string): string =>
  plainText(text)
    .replace(/[асех×✕✖⨯]/gu, (letter) => LOOKALIKE[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();

/** The result for a line, with the word that its fault quotes (`text`) as it was typed, where it is a word of the line. */
export function quotedAsTyped<T>(line: string, result: Result<T>): Result<T> {
  if (result.ok || result.fault.facts.text === undefined) return result;
  const { code, facts } = result.fault;
  const typed = line
    .split(/\s+/u)
    .flatMap((word) => [word, word.replace(/^[^:=：＝]*[:=：＝]/u, '')])
    .find((word) => quotable(plainLine(word)) === facts.text);
  if (typed === undefined) return result;
  return { ok: false, fault: { code, facts: { ...facts, text: quotable(typed) } } };
}
