/** The separators between the numbers of a tour's text. */
export interface Separators {
  /** The separators have one ASCII character each. */
  readonly within: string;
  readonly between: string;
  readonly last: string;
}

/** One line for each rank from the top, with spaces between the numbers. */
export const AS_LINES: Separators = { within: ' ', between: '\n', last: '\n' };
/** Separators for the inside of a JSON array. */
export const AS_LIST: Separators = { within: ',', between: ',', last: '' };

const CODE_OF_0 = 48;
/**
 * The most bytes that a number and its separator take. A number has at most 9 digits (100,000,000 squares).
 */
const MAX_NUMBER_BYTES = 10;
const PIECE_BYTES = 1 << 18;

/**
 * Returns the size in bytes of all move numbers of a tour as text, with one character after each number.
 * Exact. The time grows with the digits of `squares`.
 */
export function orderBytes(squares: number): number {
  let bytes = squares;
  for (let from = 1; from <= squares; from *= 10) bytes += squares - from + 1;
  return bytes;
}

/**
 * Yields the numbers as ASCII text with `cols` numbers on a line, in pieces of about 256 kB. Each piece has
 * its own memory. The text of a tour of 10,000 x 10,000 squares is too long for a string.
 */
export function* orderPieces(
  order: Int32Array,
  cols: number,
  { within, between, last }: Separators,
): Generator<Uint8Array<ArrayBuffer>> {
  const [inLine, afterLine, atEnd] = [within, between, last].map((separator) => separator.charCodeAt(0));
  let piece = new Uint8Array(PIECE_BYTES);
  let at = 0;
  let col = 0;
  const end = order.length - 1;
  for (let cell = 0; cell <= end; cell++) {
    if (at > PIECE_BYTES - MAX_NUMBER_BYTES) {
      yield piece.subarray(0, at);
      piece = new Uint8Array(PIECE_BYTES);
      at = 0;
    }
    let number = order[cell] ?? 0;
    let digits = 1;
    for (let limit = 10; limit <= number; limit *= 10) digits++;
    for (let place = at + digits - 1; place >= at; place--) {
      const tenth = (number / 10) | 0;
      piece[place] = CODE_OF_0 + number - 10 * tenth;
      number = tenth;
    }
    at += digits;
    col++;
    const separator = cell === end ? atEnd : col === cols ? afterLine : inLine;
    if (separator !== undefined && !Number.isNaN(separator)) piece[at++] = separator;
    if (col === cols) col = 0;
  }
  yield piece.subarray(0, at);
}
