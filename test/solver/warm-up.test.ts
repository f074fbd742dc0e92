import { expect, test } from 'vitest';
import { warmUp } from '../../src/solver/create-solver.ts';
import { toldSolver } from '../support/told-solver.ts';

test('stopping the program does not wait for the solver’s warm-up', async () => {
  const solver = toldSolver();
  const stopping = new AbortController();
  const warm = warmUp(solver, stopping.signal);
  expect(solver.isAsked).toBe(true);
  stopping.abort();
  await warm;
  expect(solver.isAsked).toBe(false);
});
