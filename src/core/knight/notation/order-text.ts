/**
 * The separators for a text of all move numbers: after a number within a row of the board (`betweenNumbers`),
 * between two rows (`betweenRows`), and after the last number (`afterLast`).
 */
export interface Separators {
  /** Each separator is a single ASCII character or empty. */
  readonly betweenNumbers: string;
  readonly betweenRows: string;
  readonly afterLast: string;
}

/** Separators for a text file: a line for each row of the board, with spaces between the numbers. */
export const LINE_SEPARATORS: Separators = { betweenNumbers: ' ', betweenRows: '\n', afterLast: '\n' };
/** Separators for the numbers inside a JSON array. */
export const LIST_SEPARATORS: Separators = { betweenNumbers: ',', betweenRows: ',', afterLast: '' };

const CODE_OF_0 = 48;
/**
 * The maximum size of a move number with its separator, in bytes. The largest board has 100,000,000 squares,
 * so numbers have up to 9 digits.
 */
const MAX_NUMBER_BYTES = 10;
const CHUNK_BYTES = 1 << 18;

/**
 * Returns the exact size in bytes of the text with all move numbers of a tour, if a separator follows each
 * number.
 */
export function orderTextBytes(squares: number): number {
  let bytes = squares;
  for (let from = 1; from <= squares; from *= 10) bytes += squares - from + 1;
  return bytes;
}

/**
 * Writes the move numbers of a tour as ASCII text, in pieces of up to 256 kB. The pieces don't share memory.
 * The text isn't a string, because the numbers of 10,000 x 10,000 squares exceed the maximum length of a
 * string.
 */
export function* orderChunks(
  order: Int32Array,
  cols: number,
  { betweenNumbers, betweenRows, afterLast }: Separators,
): Generator<Uint8Array<ArrayBuffer>> {
  const [inLine, afterLine, atEnd] = [betweenNumbers, betweenRows, afterLast].map((separator) =>
    separator.charCodeAt(0),
  );
  let chunk = new Uint8Array(CHUNK_BYTES);
  let at = 0;
  let col = 0;
  const end = order.length - 1;
  for (let cell = 0; cell <= end; cell++) {
    if (at > CHUNK_BYTES - MAX_NUMBER_BYTES) {
      yield chunk.subarray(0, at);
      chunk = new Uint8Array(CHUNK_BYTES);
      at = 0;
    }
    let number = order[cell] ?? 0;
    let digits = 1;
    for (let limit = 10; limit <= number; limit *= 10) digits++;
    for (let place = at + digits - 1; place >= at; place--) {
      const tenth = (number / 10) | 0;
      chunk[place] = CODE_OF_0 + number - 10 * tenth;
      number = tenth;
    }
    at += digits;
    col++;
    const separator = cell === end ? atEnd : col === cols ? afterLine : inLine;
    if (separator !== undefined && !Number.isNaN(separator)) chunk[at++] = separator;
    if (col === cols) col = 0;
  }
  yield chunk.subarray(0, at);
}
