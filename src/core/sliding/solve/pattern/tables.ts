import { kept } from '../../../kept.ts';
import { cellsOf } from '../../board.ts';
import type { CanonicalPuzzle } from '../canonical-puzzle.ts';
import { buildDatabase } from './build.ts';
import { type Database, locate, type Placement, strideOf, wordsOf } from './database.ts';
import { type Pattern, patternsOfKey } from './pattern.ts';
import { type PlacementSpace, placementSpace } from './placement.ts';
import type { PatternSet } from './views.ts';

/** Placement spaces that a worker keeps, by `rows x cols: tiles`. */
export type PlacementMemory = Map<string, PlacementSpace>;

const spaceFor = (memory: PlacementMemory, { rows, cols, cells: { length } }: Pattern): PlacementSpace =>
  kept(memory, `${rows}x${cols}: ${length}`, () => placementSpace(rows, cols, length));

/**
 * The table of that key, in memory that threads share; `onShare` is told the share built, 0 .. 1. Throws on a
 * key that isn't one.
 */
export function buildTable(key: string, onShare?: (share: number) => void): Uint8Array<SharedArrayBuffer> {
  const patterns = patternsOfKey(key);
  if (patterns === undefined) throw new RangeError(`${key} names no table`);
  const memory: PlacementMemory = new Map();
  const parts = patterns.map((pattern) => ({ pattern, space: spaceFor(memory, pattern) }));
  const all = parts.reduce((sum, { space }) => sum + wordsOf(space), 0);
  const table = new Int32Array(new SharedArrayBuffer(4 * all));
  let at = 0;
  for (const { pattern, space } of parts) {
    const [done, words] = [at, wordsOf(space)];
    buildDatabase(space, pattern, table.subarray(at, at + words), (share) =>
      onShare?.((done + share * words) / all),
    );
    at += words;
  }
  return new Uint8Array(table.buffer);
}

/** One pattern of a view with its database. */
export interface Member {
  readonly pattern: Pattern;
  readonly space: PlacementSpace;
  readonly database: Database;
  /** The database's first bit in the table. */
  readonly base: number;
  readonly stride: number;
}

/** A pattern set over its table. */
export interface SetTables {
  readonly set: PatternSet;
  /** The whole table. */
  readonly words: Database;
  /** By view. */
  readonly members: readonly (readonly Member[])[];
}

/** The table as the set's views look into it. Throws if it has another size. */
export function openTables(set: PatternSet, table: Uint8Array, memory: PlacementMemory): SetTables {
  const words = new Int32Array(table.buffer, table.byteOffset, table.length >> 2);
  const members = new Map<Pattern, Member>();
  let at = 0;
  for (const pattern of set.patterns) {
    const space = spaceFor(memory, pattern);
    const end = at + wordsOf(space);
    members.set(pattern, {
      pattern,
      space,
      database: words.subarray(at, end),
      base: at * 32,
      stride: strideOf(space),
    });
    at = end;
  }
  if (at !== words.length) throw new RangeError(`${set.key} has ${words.length} words instead of ${at}`);
  return {
    set,
    words,
    members: set.views.map((view) => view.patterns.flatMap((pattern) => members.get(pattern) ?? [])),
  };
}

/** Where the tiles of each member of each view lie. */
export function locateAll({ set, members }: SetTables, { state, blank }: CanonicalPuzzle): Placement[][] {
  const cellOf = cellsOf(state);
  return members.map((group, view) => {
    const map = set.views[view]?.map ?? cellOf;
    // The maps are their own inverses.
    const seen = (tile: number): number => map[cellOf[map[tile] as number] as number] as number;
    return group.map(({ space, database, pattern }) => locate(space, database, pattern, seen, seen(blank)));
  });
}
