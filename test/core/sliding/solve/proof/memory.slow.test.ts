import { expect, test } from 'vitest';
import { defaultGoal } from '../../../../../src/core/sliding/board.ts';
import { createSolverMemory } from '../../../../../src/core/sliding/solve/context/context.ts';
import { openTables } from '../../../../../src/core/sliding/solve/pattern/tables.ts';
import { patternSets } from '../../../../../src/core/sliding/solve/pattern/views.ts';
import { canonicalPuzzle } from '../../../../../src/core/sliding/solve/position/canonical-puzzle.ts';
import { lookupOf } from '../../../../../src/core/sliding/solve/proof/memory.ts';
import { databaseBytes } from '../../../../../src/core/sliding/solve/solve-sliding.ts';

const memory = createSolverMemory();

/** Tables of boards of that size and blank with nothing in them, in memory of their own. */
function emptyTables(rows: number, cols: number, blank: number) {
  const usual = defaultGoal(rows, cols);
  const goal = { ...usual, tiles: usual.tiles.slice(0, -1).toSpliced(blank, 0, 0) };
  const set = patternSets(canonicalPuzzle({ start: goal, goal })).at(-1);
  if (set === undefined) throw new Error('no set');
  const bytes = databaseBytes(set.key).reduce((sum, one) => sum + one, 0);
  return openTables(set, new Uint8Array(bytes), memory.placementSpaces);
}

/** The lookup for the tables of 3x4 (`blank`: the goal's cell of the blank) or of 2x6 that are there now. */
const lookup = (rows: 2 | 3, blank: number) => lookupOf(memory, emptyTables(rows, 12 / rows, blank));

test('the lookup arrays of a search are built once for all tables of a shape, and those of the last four shapes are kept', () => {
  const [first, oldest] = [lookup(3, 11), lookup(3, 10)];
  for (const blank of [7, 6]) lookup(3, blank);
  expect(lookup(3, 11)).toBe(first);
  lookup(2, 11);
  expect(memory.lookups.size).toBe(4);
  expect(lookup(3, 11)).toBe(first);
  expect(lookup(3, 10)).not.toBe(oldest);
});
