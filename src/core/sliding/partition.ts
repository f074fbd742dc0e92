import { PATTERN_CELLS, type Pattern, REGION_CELLS } from './pattern.ts';

/** 6-6-3 for the three kinds of goal blank on 4x4; the groups are connected and keep clear of the blank. */
const FOUR_BY_FOUR: Readonly<Record<number, readonly (readonly number[])[]>> = {
  15: [
    [0, 4, 5, 8, 9, 12],
    [6, 7, 10, 11, 13, 14],
    [1, 2, 3],
  ],
  14: [
    [0, 4, 8, 9, 12, 13],
    [5, 6, 7, 10, 11, 15],
    [1, 2, 3],
  ],
  10: [
    [0, 4, 5, 8, 9, 12],
    [6, 7, 11, 13, 14, 15],
    [1, 2, 3],
  ],
};

/** 5-5-5-5-4 for 5x5 with the blank's goal last; where it lies in a group, the last cell takes its place. */
const FIVE_BY_FIVE: readonly (readonly number[])[] = [
  [17, 18, 19, 22, 23],
  [10, 15, 16, 20, 21],
  [4, 8, 9, 13, 14],
  [5, 6, 7, 11, 12],
  [0, 1, 2, 3],
];

/** The same with the blank's goal in the centre. */
const FIVE_BY_FIVE_CENTRE: readonly (readonly number[])[] = [
  [18, 19, 22, 23, 24],
  [15, 16, 17, 20, 21],
  [4, 8, 9, 13, 14],
  [5, 6, 7, 10, 11],
  [0, 1, 2, 3],
];

function fiveByFive(blank: number): readonly (readonly number[])[] {
  if (blank === 12) return FIVE_BY_FIVE_CENTRE;
  return FIVE_BY_FIVE.map((group) => group.map((cell) => (cell === blank ? 24 : cell)).sort((a, b) => a - b));
}

/** Groups of four as square as a band of two rows can be cut, the last band's odd row along it. */
function blocks(rows: number, cols: number, blank: number): number[][] {
  const order: number[] = [];
  for (let top = 0; top < rows; top += 2) {
    for (let col = 0; col < cols; col++) {
      order.push(top * cols + col);
      if (top + 1 < rows) order.push((top + 1) * cols + col);
    }
  }
  const tiles = order.filter((cell) => cell !== blank);
  const groups: number[][] = [];
  for (let at = 0; at < tiles.length; at += 4) groups.push(tiles.slice(at, at + 4).sort((a, b) => a - b));
  return groups;
}

function byColumns(rows: number, cols: number, blank: number, most: number): number[][] {
  const order = Array.from({ length: rows * cols }, (_, at) => (at % rows) * cols + Math.floor(at / rows));
  const tiles = order.filter((cell) => cell !== blank);
  const groups: number[][] = [];
  for (let at = 0; at < tiles.length; at += most)
    groups.push(tiles.slice(at, at + most).sort((a, b) => a - b));
  return groups;
}

/**
 * A disjoint cover of all tiles by groups (Korf & Felner 2002: their values may be added): of six tiles to 16 cells, five to
 * 25, four on larger boards (meant for at most 36: a database has (rows*cols)^4 entries).
 */
export function partition(rows: number, cols: number, blank: number): Pattern[] {
  const cells = rows * cols;
  let groups: readonly (readonly number[])[];
  if (cells <= PATTERN_CELLS) {
    const known = rows === 4 && cols === 4 ? FOUR_BY_FOUR[blank] : undefined;
    groups = known ?? byColumns(rows, cols, blank, 6);
  } else if (cells <= REGION_CELLS) {
    groups = rows === 5 && cols === 5 ? fiveByFive(blank) : byColumns(rows, cols, blank, 5);
  } else {
    groups = blocks(rows, cols, blank);
  }
  return groups.map((group) => ({ rows, cols, blank, cells: group }));
}
