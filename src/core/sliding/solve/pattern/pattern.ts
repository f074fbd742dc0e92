/**
 * A set of tiles. A pattern database counts only their moves. Tiles are named by their goal cells, as in a
 * `CanonicalPuzzle`.
 */
export interface Pattern {
  readonly rows: number;
  readonly cols: number;
  readonly blank: number;
  /** Tiles in rising order. */
  readonly cells: readonly number[];
}

const MAX_BOARD_CELLS = 25;
const MAX_PATTERN_TILES = 7;

/**
 * Key of a table with the databases of these patterns, all of one board. The table can be built from it
 * alone.
 */
export function tableKey(patterns: readonly Pattern[]): string {
  const [{ rows, cols, blank } = { rows: 0, cols: 0, blank: 0 }] = patterns;
  return `regions-${rows}x${cols}-${blank}-${patterns.map(({ cells }) => cells.join('.')).join('-')}`;
}

/**
 * Undefined if `tableKey` didn't make the key. Throws a RangeError if the board or a pattern is too large or
 * not valid.
 */
export function patternsOfKey(key: string): Pattern[] | undefined {
  const keyMatch = /^regions-(\d+)x(\d+)-(\d+)-(\d+(?:[.-]\d+)*)$/u.exec(key);
  if (keyMatch === null) return undefined;
  const [rows, cols, blank] = [Number(keyMatch[1]), Number(keyMatch[2]), Number(keyMatch[3])];
  const n = rows * cols;
  return (keyMatch[4] ?? '').split('-').map((group) => {
    const cells = group.split('.').map(Number);
    const isRising = cells.every((cell, index) => index === 0 || cell > (cells[index - 1] ?? n));
    const isOnBoard = blank < n && cells.every((cell) => cell < n && cell !== blank);
    if (n > MAX_BOARD_CELLS || cells.length > MAX_PATTERN_TILES || !isRising || !isOnBoard)
      throw new RangeError(`${key} is too large`);
    return { rows, cols, blank, cells };
  });
}
