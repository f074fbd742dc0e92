import { getOrCreate } from '../../../get-or-create.ts';
import { cellsByTile } from '../../board.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { buildDatabase } from './build.ts';
import { bitsPerOrder, type Database, findPlacement, type Placement, wordCountOf } from './database.ts';
import { type Pattern, patternsOfKey } from './pattern.ts';
import { createPlacementSpace, type PlacementSpace } from './placement.ts';
import type { PatternSet } from './views.ts';

/** Key: size of the board and number of tiles, such as `4x4: 7`. */
export type PlacementMemory = Map<string, PlacementSpace>;

const placementSpaceFor = (
  memory: PlacementMemory,
  { rows, cols, cells: { length } }: Pattern,
): PlacementSpace =>
  getOrCreate(memory, `${rows}x${cols}: ${length}`, () => createPlacementSpace(rows, cols, length));

/** Throws a RangeError on an invalid key. */
function patternsOfTable(key: string): { readonly pattern: Pattern; readonly space: PlacementSpace }[] {
  const patterns = patternsOfKey(key);
  if (patterns === undefined) throw new RangeError(`${key} names no table`);
  const memory: PlacementMemory = new Map();
  return patterns.map((pattern) => ({ pattern, space: placementSpaceFor(memory, pattern) }));
}

/** Sizes in the table's order. Throws a RangeError on an invalid key. */
export const databaseBytes = (key: string): number[] =>
  patternsOfTable(key).map(({ space }) => 4 * wordCountOf(space));

/** `part`: the database's section of the table. `onProgress`: the completed fraction. */
export function buildPart(
  key: string,
  databaseIndex: number,
  part: Uint8Array,
  onProgress?: (fraction: number) => void,
): void {
  const database = patternsOfTable(key)[databaseIndex];
  if (database === undefined) throw new RangeError(`${key} has no database ${databaseIndex}`);
  const databaseWords = new Int32Array(part.buffer, part.byteOffset, part.length >> 2);
  buildDatabase(database.space, database.pattern, databaseWords, onProgress);
}

/** Threads can share the memory. Throws a RangeError on an invalid key. */
export function buildTable(key: string): Uint8Array<SharedArrayBuffer> {
  const sizes = databaseBytes(key);
  const table = new Uint8Array(new SharedArrayBuffer(sizes.reduce((sum, bytes) => sum + bytes, 0)));
  let firstByteIndex = 0;
  for (const [databaseIndex, bytes] of sizes.entries()) {
    buildPart(key, databaseIndex, table.subarray(firstByteIndex, firstByteIndex + bytes));
    firstByteIndex += bytes;
  }
  return table;
}

/** A pattern of a view, with its database. */
export interface PatternMember {
  readonly pattern: Pattern;
  readonly space: PlacementSpace;
  readonly database: Database;
  /** Index of the database's first bit in the table. */
  readonly firstBit: number;
  readonly bitsPerOrder: number;
}

/** A pattern set with its table, prepared for lookups. */
export interface SetTables {
  readonly patternSet: PatternSet;
  /** All databases of the table. */
  readonly tableWords: Database;
  /** Patterns of each view, with their databases. */
  readonly members: readonly (readonly PatternMember[])[];
}

/** Throws a RangeError if the table's size doesn't fit the set. */
export function openTables(patternSet: PatternSet, table: Uint8Array, memory: PlacementMemory): SetTables {
  const tableWords = new Int32Array(table.buffer, table.byteOffset, table.length >> 2);
  const memberByPattern = new Map<Pattern, PatternMember>();
  let firstWordIndex = 0;
  for (const pattern of patternSet.patterns) {
    const space = placementSpaceFor(memory, pattern);
    const endWordIndex = firstWordIndex + wordCountOf(space);
    memberByPattern.set(pattern, {
      pattern,
      space,
      database: tableWords.subarray(firstWordIndex, endWordIndex),
      firstBit: firstWordIndex * 32,
      bitsPerOrder: bitsPerOrder(space),
    });
    firstWordIndex = endWordIndex;
  }
  if (firstWordIndex !== tableWords.length)
    throw new RangeError(`${patternSet.key} has ${tableWords.length} words instead of ${firstWordIndex}`);
  return {
    patternSet,
    tableWords,
    members: patternSet.views.map((view) =>
      view.patterns.flatMap((pattern) => memberByPattern.get(pattern) ?? []),
    ),
  };
}

/** Lists of placements for each view, in the order of its patterns. */
export function locatePatterns(
  { patternSet, members }: SetTables,
  { state, blank }: CanonicalPuzzle,
): Placement[][] {
  const cellOf = cellsByTile(state);
  return members.map((viewMembers, viewIndex) => {
    const viewMap = patternSet.views[viewIndex]?.map ?? cellOf;
    // On the board as mapped by the view. `viewMap` also serves as its own inverse, because it is the
    // identity or a mirror image.
    const cellInView = (tile: number): number => viewMap[cellOf[viewMap[tile] as number] as number] as number;
    return viewMembers.map(({ space, database, pattern }) =>
      findPlacement(space, database, pattern, cellInView, cellInView(blank)),
    );
  });
}
