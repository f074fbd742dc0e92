import { expect, test } from 'vitest';
import { defaultGoal } from '../../../../../src/core/sliding/board.ts';
import { createSolverMemory } from '../../../../../src/core/sliding/solve/context/context.ts';
import { openTables } from '../../../../../src/core/sliding/solve/pattern/tables.ts';
import { patternSets } from '../../../../../src/core/sliding/solve/pattern/views.ts';
import { canonicalPuzzle } from '../../../../../src/core/sliding/solve/position/canonical-puzzle.ts';
import { lookupOf } from '../../../../../src/core/sliding/solve/proof/memory.ts';
import { databaseBytes } from '../../../../../src/core/sliding/solve/solve-sliding.ts';

const memory = createSolverMemory();

/** Tables of boards of that size with nothing in them, in memory of their own. */
function emptyTables(rows: number, cols: number) {
  const goal = defaultGoal(rows, cols);
  const set = patternSets(canonicalPuzzle({ start: goal, goal })).at(-1);
  if (set === undefined) throw new Error('no set');
  const bytes = databaseBytes(set.key).reduce((sum, one) => sum + one, 0);
  return openTables(set, new Uint8Array(bytes), memory.placements);
}

/** By size, for the tables that are there now. */
const lookup = (rows: number, cols: number) => lookupOf(memory, emptyTables(rows, cols));

test('what searches look up is made once for all tables of a kind, and kept for the four that were used last', () => {
  const [first, oldest] = [lookup(4, 4), lookup(3, 4)];
  for (const cols of [6, 7]) lookup(2, cols);
  expect(lookup(4, 4)).toBe(first);
  lookup(2, 8);
  expect(memory.lookups.size).toBe(4);
  expect(lookup(4, 4)).toBe(first);
  expect(lookup(3, 4)).not.toBe(oldest);
});
