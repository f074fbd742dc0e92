import { expect, test } from 'vitest';
import { warmUp } from '../../src/solver/create-solver.ts';
import { createScriptedSolver } from '../support/scripted-solver.ts';

test('stopping the program does not wait for the solver’s warm-up', async () => {
  const solver = createScriptedSolver();
  const stopping = new AbortController();
  const warm = warmUp(solver, stopping.signal);
  expect(solver.isSearching).toBe(true);
  stopping.abort();
  await warm;
  expect(solver.isSearching).toBe(false);
});
