/** A set of tiles (by goal cell, as in a `CanonicalPuzzle`) whose own moves one database counts. */
export interface Pattern {
  readonly rows: number;
  readonly cols: number;
  /** The blank's goal cell. */
  readonly blank: number;
  /** The tiles in rising order. */
  readonly cells: readonly number[];
}

/** Limits of databases by region: cells of the board, and tiles of the pattern. */
const MAX_CELLS = 25;
const MAX_TILES = 7;

/**
 * Returns the key of a table with the databases of these patterns of one board, one after the other. The key
 * describes the table completely.
 */
export function tableKey(patterns: readonly Pattern[]): string {
  const [{ rows, cols, blank } = { rows: 0, cols: 0, blank: 0 }] = patterns;
  return `regions-${rows}x${cols}-${blank}-${patterns.map(({ cells }) => cells.join('.')).join('-')}`;
}

/**
 * Parses a key made by `tableKey`. Undefined if `key` isn't such a key. Throws if the table would be too
 * large.
 */
export function patternsOfKey(key: string): Pattern[] | undefined {
  const match = /^regions-(\d+)x(\d+)-(\d+)-(\d+(?:[.-]\d+)*)$/u.exec(key);
  if (match === null) return undefined;
  const [rows, cols, blank] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const n = rows * cols;
  return (match[4] ?? '').split('-').map((group) => {
    const cells = group.split('.').map(Number);
    const rises = cells.every((cell, at) => at === 0 || cell > (cells[at - 1] ?? n));
    const fits = blank < n && cells.every((cell) => cell < n && cell !== blank);
    if (n > MAX_CELLS || cells.length > MAX_TILES || !rises || !fits)
      throw new RangeError(`${key} is too large`);
    return { rows, cols, blank, cells };
  });
}
