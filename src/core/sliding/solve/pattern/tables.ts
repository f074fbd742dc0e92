import { cellsOf } from '../../board.ts';
import type { CanonicalPuzzle } from '../canonical-puzzle.ts';
import { buildDatabase, type Database, locate, type Placement, strideOf, wordsOf } from './database.ts';
import { type Pattern, patternsOfKey } from './pattern.ts';
import { type PlacementSpace, placementSpace } from './placement.ts';
import type { PatternSet } from './views.ts';

/** Placement spaces that a worker keeps, by `rows x cols: tiles`. */
export type PlacementMemory = Map<string, PlacementSpace>;

function spaceFor(memory: PlacementMemory, { rows, cols, cells }: Pattern): PlacementSpace {
  const key = `${rows}x${cols}: ${cells.length}`;
  const known = memory.get(key) ?? placementSpace(rows, cols, cells.length);
  memory.set(key, known);
  return known;
}

/**
 * The table of that name, or undefined if it names none of this kind; `onShare` is told the share built, 0 ..
 * 1.
 */
export function buildTableByRegion(key: string, onShare?: (share: number) => void): Uint8Array | undefined {
  const patterns = patternsOfKey(key);
  if (patterns === undefined) return undefined;
  const memory: PlacementMemory = new Map();
  const spaces = patterns.map((pattern) => spaceFor(memory, pattern));
  const sizes = spaces.map(wordsOf);
  const all = sizes.reduce((sum, words) => sum + words, 0);
  const table = new Int32Array(all);
  let at = 0;
  for (const [index, pattern] of patterns.entries()) {
    const [space, words = 0, done] = [spaces[index], sizes[index], at];
    if (space === undefined) continue;
    table.set(
      buildDatabase(space, pattern, (share) => onShare?.((done + share * words) / all)),
      at,
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
