import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/random.ts';
import { defaultGoal } from '../../../../../src/core/sliding/board.ts';
import { randomSolvableBoard } from '../../../../../src/core/sliding/scramble/scramble.ts';
import { createPatternEstimate } from '../../../../../src/core/sliding/solve/pattern/estimate.ts';
import { patternsOfKey, tableKey } from '../../../../../src/core/sliding/solve/pattern/pattern.ts';
import {
  buildTable,
  locatePatterns,
  openTables,
} from '../../../../../src/core/sliding/solve/pattern/tables.ts';
import { type PatternSet, patternSets } from '../../../../../src/core/sliding/solve/pattern/views.ts';
import {
  type CanonicalPuzzle,
  canonicalPuzzle,
} from '../../../../../src/core/sliding/solve/position/canonical-puzzle.ts';
import {
  buildSpace,
  rankPermutation,
  slideTable,
} from '../../../../../src/core/sliding/solve/position/space.ts';

/** A set of one view of these patterns. */
function setOf(
  rows: number,
  cols: number,
  blank: number,
  groups: readonly (readonly number[])[],
): PatternSet {
  const patterns = groups.map((cells) => ({ rows, cols, blank, cells }));
  const map = Uint8Array.from({ length: rows * cols }, (_, cell) => cell);
  return { rows, cols, blank, patterns, views: [{ patterns, map }], key: tableKey(patterns), megabytes: 0 };
}

const build = (key: string): Uint8Array => buildTable(key);

/**
 * The fewest moves of the pattern's tiles from every placement of them and of the blank, by 0-1 breadth-first
 * search over just these: a move of another tile is free.
 */
function bruteForce(
  rows: number,
  cols: number,
  blank: number,
  cells: readonly number[],
): Map<string, number> {
  const slides = slideTable(rows, cols);
  const found = new Map<string, number>();
  let level: [readonly number[], number][] = [[cells, blank]];
  for (let moves = 0; level.length > 0; moves++) {
    const further: [readonly number[], number][] = [];
    for (const item of level) {
      const [tiles, hole] = item;
      const key = `${tiles} ${hole}`;
      if (found.has(key)) continue;
      found.set(key, moves);
      for (let move = 0; move < 4; move++) {
        const cell = slides[4 * hole + move] as number;
        if (cell < 0) continue;
        if (tiles.includes(cell)) further.push([tiles.map((at) => (at === cell ? hole : at)), cell]);
        else level.push([tiles, cell]);
      }
    }
    level = further;
  }
  return found;
}

describe('a database by region', () => {
  test.each([
    [2, 3, 5, [0, 1, 3]],
    [2, 4, 6, [1, 2, 4, 7]],
    [3, 3, 8, [0, 1, 3, 4]],
    [3, 3, 4, [1, 2, 5]],
    [3, 4, 11, [2, 3, 7]],
    [4, 4, 15, [13, 14]],
    [5, 5, 24, [17, 23]],
  ])(
    '%ix%i, blank in %i, tiles %j: every placement has the number of a brute force',
    (rows, cols, blank, cells) => {
      const set = setOf(rows, cols, blank, [cells]);
      const tables = openTables(set, build(set.key), new Map());
      const truth = bruteForce(rows, cols, blank, cells);
      const wrong: string[] = [];
      for (const [key, moves] of truth) {
        const [places = '', hole = ''] = key.split(' ');
        const at = places.split(',').map(Number);
        const state = new Uint8Array(rows * cols).fill(255);
        cells.forEach((tile, index) => {
          state[at[index] as number] = tile;
        });
        state[Number(hole)] = blank;
        const rest = Array.from({ length: rows * cols }, (_, tile) => tile).filter(
          (tile) => !state.includes(tile),
        );
        const full = state.map((tile) => (tile === 255 ? (rest.pop() as number) : tile));
        const canonical: CanonicalPuzzle = { rows, cols, blank, state: full, toMoves: (moves) => moves };
        if (locatePatterns(tables, canonical)[0]?.[0]?.distance !== moves) wrong.push(key);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('names are their own recipe, and nothing else is one', () => {
    const [set] = patternSets({ rows: 4, cols: 4, blank: 15 });
    expect(patternsOfKey(set?.key ?? '')).toEqual(set?.patterns);
    expect(patternsOfKey('walking-4x4')).toBeUndefined();
    expect(() => patternsOfKey('regions-4x4-15-0.1.2.3.4.5.6.7')).toThrow('too large');
    expect(() => patternsOfKey('regions-9x9-80-0.1')).toThrow('too large');
  });
});

describe('the sums of a set', () => {
  test.each([
    [3, 3, 8],
    [3, 3, 7],
    [3, 3, 4],
    [2, 4, 7],
    [2, 5, 8],
  ])('never exceed the distance, whatever the goal: %ix%i, blank in %i', (rows, cols, blank) => {
    const space = buildSpace(rows, cols, blank, 'stm');
    const set = patternSets({ rows, cols, blank }).at(-1);
    if (set === undefined) throw new Error('no set');
    const tables = openTables(set, build(set.key), new Map());
    const random = seededRandom(rows * 100 + blank);
    const home = Array.from({ length: rows * cols }, (_, cell) => cell);
    const goal = {
      rows,
      cols,
      tiles: home.map((cell) => (cell === blank ? 0 : cell + Number(cell < blank))),
    };
    let exact = 0;
    for (let count = 0; count < 500; count++) {
      const state = Uint8Array.from(randomSolvableBoard(goal, random).tiles, (tile) =>
        goal.tiles.indexOf(tile),
      );
      const { initial: bound } = createPatternEstimate(tables, {
        rows,
        cols,
        blank,
        state,
        toMoves: (moves) => moves,
      });
      const distance = space.distance[rankPermutation(state)] as number;
      expect(bound).toBeLessThanOrEqual(distance);
      expect((distance - bound) % 2).toBe(0);
      if (bound === distance) exact++;
    }
    expect(exact).toBeGreaterThan(20);
  });

  test('follow a search step by step', () => {
    const random = seededRandom(4);
    const canonical = canonicalPuzzle({
      start: randomSolvableBoard(defaultGoal(3, 4), random),
      goal: defaultGoal(3, 4),
    });
    const set = patternSets(canonical).at(-1);
    if (set === undefined) throw new Error('no set');
    const tables = openTables(set, build(set.key), new Map());
    const estimate = createPatternEstimate(tables, canonical);
    const slides = slideTable(3, 4);
    const state = canonical.state.slice();
    let hole = state.indexOf(canonical.blank);
    for (let step = 0; step < 300; step++) {
      const cell = slides[4 * hole + Math.floor(random() * 4)] as number;
      if (cell < 0) continue;
      const tile = state[cell] as number;
      const now = estimate.trySlide(tile, cell, hole, 1000);
      state[hole] = tile;
      state[cell] = canonical.blank;
      expect(now).toBe(createPatternEstimate(tables, { ...canonical, state }).initial);
      if (step % 3 === 0) {
        estimate.undo(tile, cell, hole);
        state[cell] = tile;
        state[hole] = canonical.blank;
      } else hole = cell;
    }
  });
});
