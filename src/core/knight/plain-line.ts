import { plainText } from '../typed-text.ts';

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
