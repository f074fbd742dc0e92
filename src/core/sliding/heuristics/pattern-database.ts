import { partition } from '../partition.ts';
import { type Pattern, patternKey } from '../pattern.ts';
import { patternEstimateOf, patternsOf } from '../pattern-view.ts';
import { SPACE_CELLS } from '../space.ts';
import type { Heuristic, Site } from './heuristic.ts';

type Table = (key: string) => Uint8Array;

const isSmall = ({ rows, cols }: Site): boolean => rows * cols <= SPACE_CELLS;

/** The groups of tiles whose databases are added up; none where the board is too large for any. */
export const patternGroups = (site: Site): Pattern[] =>
  isSmall(site) ? partition(site.rows, site.cols, site.blank) : patternsOf(site);

/** Up to 10 cells the solver itself has no use for databases; here they are read just as they are built. */
function small(site: Site, table: Table): Heuristic['from'] {
  const n = site.rows * site.cols;
  const patterns = patternGroups(site);
  const tables = patterns.map((pattern) => table(patternKey(pattern)));
  const groupOf = new Uint8Array(n);
  const weight = new Int32Array(n);
  patterns.forEach(({ cells }, group) => {
    cells.forEach((tile, position) => {
      groupOf[tile] = group;
      weight[tile] = n ** position;
    });
  });
  return (state) => {
    const index = new Int32Array(tables.length);
    state.forEach((tile, cell) => {
      const group = groupOf[tile] as number;
      if (tile !== site.blank) index[group] = (index[group] as number) + cell * (weight[tile] as number);
    });
    const value = (group: number): number => tables[group]?.[index[group] as number] as number;
    let now = tables.reduce((sum, _, group) => sum + value(group), 0);
    const slide = (tile: number, cell: number, hole: number): void => {
      const group = groupOf[tile] as number;
      now -= value(group);
      index[group] = (index[group] as number) + (hole - cell) * (weight[tile] as number);
      now += value(group);
    };
    return {
      initial: now,
      try(tile, cell, hole, most) {
        slide(tile, cell, hole);
        if (now <= most) return now;
        slide(tile, hole, cell);
        return -1;
      },
      undo(tile, cell, hole) {
        slide(tile, hole, cell);
      },
    };
  };
}

/**
 * Additive pattern databases (Korf & Felner 2002): for groups of tiles the fewest moves of these tiles alone, added up. Admissible:
 * a move moves a tile of one group. `site` is that of a `Frame`.
 */
export const patternDatabase = (site: Site, table: Table): Heuristic => ({
  bytes: patternGroups(site).reduce((sum, pattern) => sum + table(patternKey(pattern)).byteLength, 0),
  from: isSmall(site)
    ? small(site, table)
    : (state) => patternEstimateOf({ ...site, state, toMoves: (moves) => moves }, table),
});
