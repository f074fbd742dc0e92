import { slideTable } from './space.ts';

/** Cells up to which a proof is worth the whole time, and groups of six have a database. */
export const PATTERN_CELLS = 16;

/** Cells up to which a database follows the blank's region (one bit a cell); larger boards have looser ones. */
export const REGION_CELLS = 25;

/** Cells up to which a database of four tiles is small; larger boards have none. */
export const BLOCK_CELLS = 36;

/** Entries of the largest database: six tiles on 4x4. */
const MOST_ENTRIES = 16 ** 6;

/** A set of tiles (by goal cell, as in a `Frame`) whose own moves one database counts. */
export interface Pattern {
  readonly rows: number;
  readonly cols: number;
  /** The blank's goal cell. */
  readonly blank: number;
  readonly cells: readonly number[];
}

/** A database's name, also its whole recipe: `4x4-15-0.4.5.8.9.12`. */
export const patternKey = ({ rows, cols, blank, cells }: Pattern): string =>
  `${rows}x${cols}-${blank}-${cells.join('.')}`;

/** The inverse of `patternKey`. Throws if it is none. */
export function parsePatternKey(key: string): Pattern {
  const match = /^(\d+)x(\d+)-(\d+)-(\d+(?:\.\d+)*)$/u.exec(key);
  if (match === null) throw new RangeError(`${key} names no pattern database`);
  const cells = (match[4] ?? '').split('.').map(Number);
  const pattern = { rows: Number(match[1]), cols: Number(match[2]), blank: Number(match[3]), cells };
  const n = pattern.rows * pattern.cols;
  const fits = cells.every((cell) => cell < n && cell !== pattern.blank) && pattern.blank < n;
  if (n > 100 || n ** cells.length > MOST_ENTRIES || !fits) throw new RangeError(`${key} is too large`);
  return pattern;
}

/** A queue of 32-bit numbers that grows. */
class Level {
  items = new Uint32Array(1 << 12);
  length = 0;

  push(item: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint32Array(2 * this.length);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = item;
  }
}

/** All cells that the blank can reach from `mask` through `free`, as bits. */
function flood(mask: number, free: number, cols: number, notFirst: number, notLast: number): number {
  let region = mask;
  for (;;) {
    const sideways = ((region & notLast) << 1) | ((region & notFirst) >>> 1);
    const grown = (region | sideways | (region << cols) | (region >>> cols)) & free;
    if (grown === region) return region;
    region = grown;
  }
}

/** Breadth-first by levels over (placement, region of the blank). 6 tiles on 4x4: 16.8 MB, about 2.5 s. */
function buildByRegion(pattern: Pattern, onShare?: (share: number) => void): Uint8Array {
  const { rows, cols, blank, cells } = pattern;
  const n = rows * cols;
  const k = cells.length;
  const weights = cells.map((_, at) => n ** at);
  const distance = new Uint8Array(n ** k).fill(255);
  const visited = n > 16 ? new Uint32Array(n ** k) : new Uint16Array(n ** k);
  const all = 2 ** n - 1;
  let first = 0;
  for (let row = 0; row < rows; row++) first |= 1 << (row * cols);
  const notFirst = all & ~first;
  const notLast = all & ~(first << (cols - 1));
  const slides = slideTable(rows, cols);
  let placements = 1;
  for (let at = 0; at < k; at++) placements *= n - at;

  let home = 0;
  let occupiedHome = 0;
  cells.forEach((cell, at) => {
    home += cell * (weights[at] as number);
    occupiedHome |= 1 << cell;
  });
  visited[home] = flood(1 << blank, all & ~occupiedHome, cols, notFirst, notLast);
  distance[home] = 0;
  let level = new Level();
  level.push(home * 32 + blank);
  const cellOf = new Uint8Array(k);
  let seen = 1;
  for (let depth = 1; level.length > 0; depth++) {
    const next = new Level();
    for (let head = 0; head < level.length; head++) {
      const item = level.items[head] as number;
      const index = item >>> 5;
      let left = index;
      let occupied = 0;
      for (let at = 0; at < k; at++) {
        const cell = left % n;
        cellOf[at] = cell;
        occupied |= 1 << cell;
        left = (left - cell) / n;
      }
      const region = flood(1 << (item & 31), all & ~occupied, cols, notFirst, notLast);
      for (let at = 0; at < k; at++) {
        const cell = cellOf[at] as number;
        const weight = weights[at] as number;
        for (let move = 0; move < 4; move++) {
          const to = slides[4 * cell + move] as number;
          if (to < 0 || ((region >>> to) & 1) === 0) continue;
          const moved = index + (to - cell) * weight;
          const reached = visited[moved] as number;
          if (((reached >>> cell) & 1) === 1) continue;
          const free = all & ~((occupied ^ (1 << cell)) | (1 << to));
          visited[moved] = reached | flood(1 << cell, free, cols, notFirst, notLast);
          if (distance[moved] === 255) {
            distance[moved] = depth;
            seen++;
          }
          next.push(moved * 32 + cell);
        }
      }
    }
    onShare?.(seen / placements);
    level = next;
  }
  return distance;
}

/** Breadth-first over the placements alone, as if the blank were always at hand: never more than the true number. */
function buildLoose({ rows, cols, cells }: Pattern): Uint8Array {
  const n = rows * cols;
  const k = cells.length;
  const slides = slideTable(rows, cols);
  const weights = Int32Array.from(cells, (_, at) => n ** at);
  const distance = new Uint8Array(n ** k).fill(255);
  const queue = new Int32Array(n ** k);
  const cellOf = new Int32Array(k);
  queue[0] = cells.reduce((sum, cell, at) => sum + cell * n ** at, 0);
  distance[queue[0] as number] = 0;
  let filled = 1;
  for (let head = 0; head < filled; head++) {
    const index = queue[head] as number;
    const next = (distance[index] as number) + 1;
    let left = index;
    for (let at = 0; at < k; at++) {
      const cell = left % n;
      cellOf[at] = cell;
      left = (left - cell) / n;
    }
    for (let at = 0; at < k; at++) {
      const cell = cellOf[at] as number;
      for (let move = 0; move < 4; move++) {
        const to = slides[4 * cell + move] as number;
        if (to < 0) continue;
        const moved = index + (to - cell) * (weights[at] as number);
        if (distance[moved] !== 255) continue;
        let free = true;
        for (let other = 0; other < k; other++) if (cellOf[other] === to) free = false;
        if (!free) continue;
        distance[moved] = next;
        queue[filled++] = moved;
      }
    }
  }
  return distance;
}

/**
 * The database: for each placement of the pattern's tiles at most the fewest moves of these tiles that bring them home, whatever
 * the others do and wherever the blank is (exactly those up to 25 cells); index = sum of cell * n^position, 255 where two tiles
 * share a cell.
 */
export function buildPattern(pattern: Pattern, onShare?: (share: number) => void): Uint8Array {
  if (pattern.rows * pattern.cols <= REGION_CELLS) return buildByRegion(pattern, onShare);
  const table = buildLoose(pattern);
  onShare?.(1);
  return table;
}
