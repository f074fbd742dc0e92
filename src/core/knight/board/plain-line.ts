import { plainText } from '../../typed-text.ts';

const LOOKALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  с: 'c',
  е: 'e',
  х: 'x',
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  '⨯': 'x',
  '、': ',',
};

/**
 * A typed line as `plainText` gives it, with look-alikes (Cyrillic а с е х, ×, 、) as the Latin signs they stand for, Chinese signs apart
 * from letters and digits (`a1到h8`), and runs of white space as one space.
 */
export const plainLine = (text: string): string =>
  plainText(text)
    .replace(/[асех×✕✖⨯、]/gu, (letter) => LOOKALIKE[letter] ?? letter)
    .replace(/(?<=[0-9a-z])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[0-9a-z])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
