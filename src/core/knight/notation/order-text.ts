/** Separators of all move numbers, row by row. */
export interface Separators {
  /** Each is one ASCII character or empty. */
  readonly betweenNumbers: string;
  readonly betweenRows: string;
  readonly afterLast: string;
}

/** A line for each row of the board. */
export const LINE_SEPARATORS: Separators = { betweenNumbers: ' ', betweenRows: '\n', afterLast: '\n' };
export const LIST_SEPARATORS: Separators = { betweenNumbers: ',', betweenRows: ',', afterLast: '' };

const CODE_OF_0 = 48;
/** A number with its separator. The largest board has 100,000,000 squares. */
const MAX_NUMBER_BYTES = 10;
const CHUNK_BYTES = 1 << 18;

/** The exact size, if a separator follows each number. */
export function orderTextBytes(squareCount: number): number {
  let byteCount = squareCount;
  for (let smallestNumber = 1; smallestNumber <= squareCount; smallestNumber *= 10)
    byteCount += squareCount - smallestNumber + 1;
  return byteCount;
}

/**
 * ASCII text in pieces of up to 256 kB that don't share memory. No string: 10,000 x 10,000 squares would
 * exceed its maximum length.
 */
export function* orderChunks(
  moveNumbers: Int32Array,
  cols: number,
  { betweenNumbers, betweenRows, afterLast }: Separators,
): Generator<Uint8Array<ArrayBuffer>> {
  const [numberSeparatorCode, rowSeparatorCode, lastSeparatorCode] = [
    betweenNumbers,
    betweenRows,
    afterLast,
  ].map((separator) => separator.charCodeAt(0));
  let chunk = new Uint8Array(CHUNK_BYTES);
  let chunkIndex = 0;
  let col = 0;
  const lastCell = moveNumbers.length - 1;
  for (let cell = 0; cell <= lastCell; cell++) {
    if (chunkIndex > CHUNK_BYTES - MAX_NUMBER_BYTES) {
      yield chunk.subarray(0, chunkIndex);
      chunk = new Uint8Array(CHUNK_BYTES);
      chunkIndex = 0;
    }
    let number = moveNumbers[cell] ?? 0;
    let digitCount = 1;
    for (let powerOfTen = 10; powerOfTen <= number; powerOfTen *= 10) digitCount++;
    for (let digitIndex = chunkIndex + digitCount - 1; digitIndex >= chunkIndex; digitIndex--) {
      const quotient = (number / 10) | 0;
      chunk[digitIndex] = CODE_OF_0 + number - 10 * quotient;
      number = quotient;
    }
    chunkIndex += digitCount;
    col++;
    const separator =
      cell === lastCell ? lastSeparatorCode : col === cols ? rowSeparatorCode : numberSeparatorCode;
    if (separator !== undefined && !Number.isNaN(separator)) chunk[chunkIndex++] = separator;
    if (col === cols) col = 0;
  }
  yield chunk.subarray(0, chunkIndex);
}
