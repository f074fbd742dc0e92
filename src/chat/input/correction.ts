import type { Fault } from '../../core/result.ts';
import type { Option, OptionValues } from './command-input.ts';
import { findNearNames } from './typed-command.ts';

/** Shorter words are like too many others. */
const MIN_WORD_LETTERS = 3;
const MAX_TRIES = 3;
const WORD = /[\p{L}\p{M}-]+/gu;

/**
 * The line with one typing error corrected. A word that the fault quotes (`text`) becomes one of the similar
 * `knownWords`, or the whole quoted text becomes `meantText`. Undefined if `isReadable` accepts no such line.
 * Tries `MAX_TRIES` lines at most.
 */
export function correctLine(
  line: string,
  { facts, meantText }: Fault,
  knownWords: readonly string[],
  isReadable: (line: string) => boolean,
): string | undefined {
  const quotedText = String(facts.text ?? '');
  const corrections =
    meantText === undefined
      ? (quotedText.match(WORD) ?? []).flatMap((word) => correctionsOf(word, knownWords))
      : [[quotedText, meantText] as const];
  return corrections
    .slice(0, MAX_TRIES)
    .map(([word, knownWord]) => replaceWord(line, word, knownWord))
    .find((correctedLine) => correctedLine !== line && isReadable(correctedLine));
}

function correctionsOf(word: string, knownWords: readonly string[]): (readonly [string, string])[] {
  const lowerCaseWord = word.toLowerCase();
  return word.length < MIN_WORD_LETTERS || knownWords.includes(lowerCaseWord)
    ? []
    : findNearNames(lowerCaseWord, knownWords)
        .slice(0, MAX_TRIES)
        .map((knownWord) => [word, knownWord]);
}

/** The places where a word is looked for, so that the work grows with the line's length only. */
const MAX_PLACES = 8;

/** Replaces the first whole word. Faults may quote a word in lower case. */
function replaceWord(line: string, word: string, knownWord: string): string {
  const [lowerCaseLine, lowerCaseWord] = [line.toLowerCase(), word.toLowerCase()];
  let start = -1;
  let isInside = true;
  for (let place = 0; place < MAX_PLACES && isInside; place++) {
    start = lowerCaseLine.indexOf(lowerCaseWord, start + 1);
    isInside = start >= 0 && isInsideWord(lowerCaseLine, start, start + word.length);
  }
  return start < 0 || isInside ? line : line.slice(0, start) + knownWord + line.slice(start + word.length);
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const isInsideWord = (line: string, start: number, end: number): boolean =>
  (LETTER_OR_DIGIT.test(line.charAt(start - 1)) && LETTER_OR_DIGIT.test(line.charAt(start))) ||
  (LETTER_OR_DIGIT.test(line.charAt(end)) && LETTER_OR_DIGIT.test(line.charAt(end - 1)));

/** The words of the options, which typed lines may contain. */
export const optionWords = (options: readonly Option[]): readonly string[] =>
  options.flatMap(({ name, choices = [], aliases = [] }) => [name, ...choices, ...aliases]);

/** A typed line with the same values as the form. */
export const formToLine = ([mainOption]: readonly Option[], values: OptionValues): string =>
  [
    values[mainOption?.name ?? ''] ?? '',
    ...Object.entries(values).flatMap(([name, value]) =>
      value === undefined || name === mainOption?.name ? [] : [`${name}:${value}`],
    ),
  ]
    .join(' ')
    .trim();
