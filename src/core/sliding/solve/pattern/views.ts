import type { Geometry } from '../position/canonical-puzzle.ts';
import { MAX_PROOF_CELLS } from '../position/reach.ts';
import { type Pattern, patternsOfKey, tableKey } from './pattern.ts';
import { MAX_MASK_CELLS } from './placement.ts';

/**
 * Disjoint patterns that cover all tiles. Each move moves a tile of only one pattern, so the distances of the
 * patterns may be added (Korf & Felner 2002). The patterns are looked up on the board mapped by `map`, which
 * gives the new cell of each cell. `map` is the identity, or a mirror image that keeps the blank's goal cell.
 */
export interface View {
  readonly patterns: readonly Pattern[];
  readonly map: Uint8Array;
}

/** A view adds the distances of its patterns. The estimate is the largest of these sums. */
export interface PatternSet extends Geometry {
  readonly views: readonly View[];
  /** Each different pattern once. */
  readonly patterns: readonly Pattern[];
  /** Key of the table, see `tableKey`. */
  readonly key: string;
  /** Approximate size of this table, in units of 2^20 bytes. */
  readonly megabytes: number;
}

type CellGroups = readonly (readonly number[])[];

/**
 * Patterns for 4x4. Key: the blank's goal cell. The cells of each pattern are connected. The search expands
 * few positions with these patterns on Korf's 100 boards.
 */
const GROUPS_OF_SEVEN: Readonly<Record<number, CellGroups>> = {
  15: [[0, 1, 4, 5, 8, 9, 12], [2, 3, 6, 7, 10, 11, 14], [13]],
  14: [[0, 1, 4, 5, 8, 9, 12], [2, 3, 6, 7, 10, 11, 15], [13]],
  10: [[0, 1, 4, 5, 8, 9, 12], [2, 3, 6, 7, 11, 14, 15], [13]],
};
/** Patterns for 4x4. Key: the blank's goal cell. */
const GROUPS_OF_SIX: Readonly<Record<number, CellGroups>> = {
  15: [
    [0, 4, 5, 8, 9, 12],
    [6, 7, 10, 11, 13, 14],
    [1, 2, 3],
  ],
  14: [
    [0, 1, 4, 5, 8, 12],
    [6, 9, 10, 11, 13, 15],
    [2, 3, 7],
  ],
  10: [
    [0, 4, 5, 8, 9, 12],
    [6, 7, 11, 13, 14, 15],
    [1, 2, 3],
  ],
};

/**
 * The second view on 4x4 if no mirror image keeps the blank's goal cell. Their sums of distances on random
 * boards are the largest.
 */
const SECOND_VIEW_GROUPS: CellGroups = [
  [0, 4, 8, 9, 12, 13],
  [1, 2, 3, 5, 6, 7],
  [10, 11, 15],
];

/**
 * Patterns for 5x5 if the blank's goal is the last cell. If it is another cell, that cell's pattern gets the
 * last cell instead.
 */
const GROUPS_OF_FIVE: CellGroups = [
  [17, 18, 19, 22, 23],
  [10, 15, 16, 20, 21],
  [4, 8, 9, 13, 14],
  [5, 6, 7, 11, 12],
  [0, 1, 2, 3],
];
const sortAscending = (cells: readonly number[]): number[] => [...cells].sort((a, b) => a - b);

const moveBlank = (groups: CellGroups, lastCell: number, blank: number): CellGroups =>
  groups.map((group) => sortAscending(group.map((cell) => (cell === blank ? lastCell : cell))));

/** Row by row or column by column. If `offset` isn't 0, the first group has only `offset` tiles. */
function divideIntoStrips(
  { rows, cols, blank }: Geometry,
  groupSize: number,
  direction: 'rows' | 'cols',
  offset = 0,
): CellGroups {
  const cells = Array.from({ length: rows * cols }, (_, index) =>
    direction === 'rows' ? index : (index % rows) * cols + Math.floor(index / rows),
  ).filter((cell) => cell !== blank);
  const groups = offset > 0 ? [sortAscending(cells.slice(0, offset))] : [];
  for (let index = offset; index < cells.length; index += groupSize)
    groups.push(sortAscending(cells.slice(index, index + groupSize)));
  return groups;
}

/** A map of cells that keeps the blank's goal cell. Undefined if there is none. */
function findGoalMirror({ rows, cols, blank }: Geometry): Uint8Array | undefined {
  const createMap = (newCellOf: (row: number, col: number) => number): Uint8Array =>
    Uint8Array.from({ length: rows * cols }, (_, cell) => newCellOf(Math.floor(cell / cols), cell % cols));
  const mirrors = [
    ...(rows === cols ? [createMap((row, col) => col * cols + row)] : []),
    createMap((row, col) => (rows - 1 - row) * cols + col),
    createMap((row, col) => row * cols + cols - 1 - col),
  ];
  return mirrors.find((mirror) => mirror[blank] === blank);
}

/**
 * Approximate number of regions into which a pattern's tiles divide the other cells. It is small on 5x5,
 * where a pattern covers a small part of the board. On smaller boards, a pattern may cover almost half of the
 * cells.
 */
const averageRegionCount = (cellCount: number): number => (cellCount > MAX_PROOF_CELLS ? 1.3 : 2.5);

function patternBytes({ rows, cols, cells }: Pattern): number {
  const placementCount = cells.reduce((product, _, index) => product * (rows * cols - index), 1);
  return (averageRegionCount(rows * cols) * placementCount) / 8;
}

const megabytesOf = (patterns: readonly Pattern[]): number =>
  patterns.reduce((sum, pattern) => sum + patternBytes(pattern) / 2 ** 20, 0);

export const tableBytes = (key: string): number =>
  (patternsOfKey(key) ?? []).reduce((sum, pattern) => sum + patternBytes(pattern), 0);

/** Approximate memory, without the table itself: two bits for each placement, and the slides. */
export function buildingBytes(key: string, databaseIndex: number): number {
  const pattern = patternsOfKey(key)?.[databaseIndex];
  return pattern === undefined ? 0 : 3 * patternBytes(pattern);
}

function createPatternSet(geometry: Geometry, groupsByView: readonly CellGroups[]): PatternSet {
  const identity = Uint8Array.from({ length: geometry.rows * geometry.cols }, (_, cell) => cell);
  const patternsOf = (groups: CellGroups): Pattern[] => groups.map((cells) => ({ ...geometry, cells }));
  const views = groupsByView.map((groups): View => ({ patterns: patternsOf(groups), map: identity }));
  const [firstView] = views;
  const mirror = findGoalMirror(geometry);
  if (firstView !== undefined && views.length === 1 && mirror !== undefined)
    views.push({ patterns: firstView.patterns, map: mirror });
  const patterns = [...new Set(views.flatMap((view) => view.patterns))];
  return { ...geometry, views, patterns, key: tableKey(patterns), megabytes: megabytesOf(patterns) };
}

/** Limit on boards without a pattern list in this file. Of two sets, for the smaller one. */
const maxPatternTiles = (cellCount: number): number =>
  cellCount <= 10 ? 4 : cellCount <= MAX_PROOF_CELLS ? 6 : 5;

/**
 * First the set with the best estimates, last the one with the smallest table. Empty if the board has more
 * than 25 cells.
 */
export function patternSets({ rows, cols, blank }: Geometry): PatternSet[] {
  const geometry: Geometry = { rows, cols, blank };
  const cellCount = rows * cols;
  if (cellCount > MAX_MASK_CELLS) return [];
  if (rows === 5 && cols === 5) {
    return [createPatternSet(geometry, [moveBlank(GROUPS_OF_FIVE, 24, blank)])];
  }
  if (rows === 4 && cols === 4) {
    const [sevenGroups, sixGroups] = [GROUPS_OF_SEVEN[blank], GROUPS_OF_SIX[blank]];
    if (sevenGroups === undefined || sixGroups === undefined)
      throw new RangeError(`no canonical has its blank in ${blank}`);
    const secondViews = findGoalMirror(geometry) === undefined ? [SECOND_VIEW_GROUPS] : [];
    return [sevenGroups, sixGroups].map((groups) => createPatternSet(geometry, [groups, ...secondViews]));
  }
  // Two rows can be divided only by columns. The second view begins with three tiles, to differ from the
  // first.
  const [direction, offset] = rows > 2 ? (['rows', 0] as const) : (['cols', 3] as const);
  const createStripSet = (groupSize: number, secondGroupSize: number): PatternSet =>
    createPatternSet(geometry, [
      divideIntoStrips(geometry, groupSize, 'cols'),
      divideIntoStrips(geometry, secondGroupSize, direction, offset),
    ]);
  const smallSet = createStripSet(maxPatternTiles(cellCount), maxPatternTiles(cellCount));
  return cellCount > 12 && cellCount <= MAX_PROOF_CELLS ? [createStripSet(7, 6), smallSet] : [smallSet];
}
