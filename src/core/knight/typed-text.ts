const INVISIBLE = /\p{Cf}|\p{Mn}|\u115f|\u1160|\u3164/gu;
const DIGIT = /\p{Nd}/u;
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

/** The value of a decimal digit of any script: Unicode keeps each script's ten digits together, zero first. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/**
 * What a person meant to type: lower case, ASCII digits for those of any script, no invisible characters, look-alikes
 * (Cyrillic а с е х, ×) as the Latin letters they stand for, runs of white space as one space.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(/[^\P{Nd}0-9]/gu, digitValue)
    .replace(/[асех×✕✖⨯]/gu, (letter) => LOOKALIKE[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The start of a text, short enough to be quoted in a sentence. */
export function quotable(text: string): string {
  const letters = [...text.trim()];
  return letters.length > 24 ? `${letters.slice(0, 24).join('')}…` : letters.join('');
}
