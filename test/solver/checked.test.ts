import { expect, test } from 'vitest';
import { fault, ok } from '../../src/core/result.ts';
import { checkedSolver } from '../../src/solver/checked.ts';
import type { RunningSolver } from '../../src/solver/solver.ts';
import { easyQuestion } from '../../src/solver/warm-up.ts';

test('a solver whose work crashes is down until an easy question is answered again', async () => {
  const asked: string[] = [];
  let code: string | undefined;
  const answers = {
    ask: async (task: string) => {
      asked.push(task);
      return code === undefined ? ok({}) : fault(code);
    },
  } as unknown as RunningSolver;
  const { solver, check } = checkedSolver(answers, async () => {});
  const ask = () => solver.ask('solve', easyQuestion(4, 4));

  await ask();
  await check();
  expect(asked).toHaveLength(1);

  code = 'solver-failed';
  await ask();
  await expect(check()).rejects.toThrow('its threads crash, see the log');
  expect(asked).toHaveLength(3);
  // What says nothing about the threads changes nothing.
  code = 'busy';
  await expect(check()).rejects.toThrow('its threads crash');

  code = undefined;
  await check();
  expect(asked).toHaveLength(5);
  await check();
  expect(asked).toHaveLength(5);
});

test('a machine that gives no threads is told as it is', async () => {
  const { check } = checkedSolver({} as RunningSolver, () => Promise.reject(new Error('EAGAIN')));
  await expect(check()).rejects.toThrow('EAGAIN');
});
