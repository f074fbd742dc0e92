import { rowsOf, tileOf } from './rows.ts';

/** Fewer letters than on a 3x3 board are rather a word. */
const FEWEST = 9;

/** `ABCD/EFGH/IJKL/MNO_` with its letters as numbers, A is 1; undefined: other signs than letters and a blank, or few. */
export const lettersAsNumbers = (text: string): string | undefined =>
  asNumbers(text, (symbol) => (/^[a-o]$/u.test(symbol) ? symbol.charCodeAt(0) - 96 : Number.NaN));

/** `1234/5678/9ABC/DEF0` with its hexadecimal digits as numbers; undefined: other signs, or not 16 to a board. */
export const hexadecimalAsNumbers = (text: string): string | undefined =>
  asNumbers(text, (symbol) => Number.parseInt(symbol, 16));

function asNumbers(text: string, numberOf: (symbol: string) => number): string | undefined {
  const written = rowsOf(text);
  const words = written.flat();
  if (!words.some((word) => /[a-o]/u.test(word))) return undefined;
  const rows = words.some((word) => word.length > 1) ? words.map((word) => [...word]) : written;
  const numbers = rows.map((row) => row.map((symbol) => (tileOf(symbol) === 0 ? 0 : numberOf(symbol))));
  const all = numbers.flat();
  if (all.length < FEWEST || all.some(Number.isNaN)) return undefined;
  return numbers.map((row) => row.join(' ')).join('/');
}
