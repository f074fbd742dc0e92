import { expect, test } from 'vitest';
import { fault, ok } from '../../src/core/result.ts';
import { checkSolver } from '../../src/solver/create-solver.ts';
import type { RunningSolver } from '../../src/solver/solver.ts';

test('a solver whose worker crashes is down until it answers an easy request again', async () => {
  let asked = 0;
  let isCrashing = false;
  let hasFailed = false;
  const solver = {
    async ask() {
      asked++;
      hasFailed = isCrashing;
      return isCrashing ? fault('solver-failed') : ok({});
    },
    hasFailed: () => hasFailed,
  } as unknown as RunningSolver;
  const check = () => checkSolver(solver, async () => {});

  await check();
  expect(asked).toBe(0);

  hasFailed = true;
  isCrashing = true;
  await expect(check()).rejects.toThrow('its threads crash, see the log');
  expect(asked).toBe(1);

  isCrashing = false;
  await check();
  expect(asked).toBe(2);
  await check();
  expect(asked).toBe(2);
});

test('the check of the solver reports why the machine starts no threads', async () => {
  const check = checkSolver({} as RunningSolver, () => Promise.reject(new Error('EAGAIN')));
  await expect(check).rejects.toThrow('EAGAIN');
});
