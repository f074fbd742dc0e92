import { describe, expect, test } from 'vitest';
import { fault, ok, type Result } from '../../src/core/result.ts';
import { defaultGoal } from '../../src/core/sliding/board.ts';
import type { SlidingAnswer, SlidingRequest } from '../../src/core/sliding/sliding-answer.ts';
import { COMPARED_METHODS, compareMethods } from '../../src/solver/comparison.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { makeSingleTaskAsk } from '../support/single-task-ask.ts';

const puzzle = {
  start: { rows: 2, cols: 2, tiles: [1, 2, 0, 3] },
  goal: defaultGoal(2, 2),
  metric: 'stm',
  timeMs: 700,
} as const;

/** A solver that answers as the test says, and its requests. */
function scripted(answer: (request: SlidingRequest) => Result<SlidingAnswer>) {
  const asked: SlidingRequest[] = [];
  const solver: Solver = {
    ask: makeSingleTaskAsk('solve', async (request, { skipsCache, onProgress }) => {
      expect(skipsCache).toBe(true);
      asked.push(request);
      onProgress?.({ phase: 'tables', share: 0.5 });
      return answer(request);
    }),
    close: async () => {},
  };
  return { solver, asked };
}

const solution = (algorithm: string, optimal: boolean): Result<SlidingAnswer> =>
  ok({
    solvable: true,
    length: 1,
    moves: 'L',
    optimal,
    lowerBound: optimal ? 1 : 0,
    metric: 'stm',
    algorithm,
    expanded: 1,
    milliseconds: 1,
  });

describe('a comparison of methods', () => {
  test('runs each method once, in order, with the same time', async () => {
    const { solver, asked } = scripted(({ algorithm }) => solution(algorithm, true));
    const told: string[] = [];
    const compared = await compareMethods(solver, puzzle, {
      onMethod: (at, { algorithm }, progress) => told.push(`${at} ${algorithm} ${progress?.share ?? ''}`),
    });
    expect(asked.map(({ algorithm, heuristic, timeMs }) => ({ algorithm, heuristic, timeMs }))).toEqual(
      COMPARED_METHODS.map(({ algorithm, heuristic }) => ({ algorithm, heuristic, timeMs: 700 })),
    );
    expect(told.slice(0, 3)).toEqual(['0 bfs ', '0 bfs 0.5', '1 dfs ']);
    expect(compared.ok && compared.value.map(({ outcome }) => outcome)).toEqual(
      COMPARED_METHODS.map(() => 'optimal'),
    );
  });

  test.each([
    ['a proved solution', 'optimal', (name: string) => solution(name, true)],
    ['a solution of its own without proof', 'found', (name: string) => solution(name, false)],
    ['what stood in for it', 'gave-up', (name: string) => solution(`${name}+windows`, false)],
    ['a refusal', 'refused', () => fault('space-too-large', { positions: 9 })],
    ['a failure', 'refused', () => fault('out-of-time')],
  ] as const)('counts %s as %s', async (_, outcome, answer) => {
    const { solver } = scripted(({ algorithm }) => answer(algorithm));
    const compared = await compareMethods(solver, puzzle);
    expect(compared.ok && compared.value[1]?.outcome).toBe(outcome);
  });

  test('does not let the solver’s own choice give up', async () => {
    const { solver } = scripted(() => solution('beam+windows', false));
    const compared = await compareMethods(solver, puzzle);
    expect(compared.ok && compared.value.at(-1)?.outcome).toBe('found');
  });

  test.each(['cancelled', 'busy'])('is ended by the fault %s', async (code) => {
    const { solver, asked } = scripted(({ algorithm }) =>
      algorithm === 'bfs' ? solution('bfs', true) : fault(code),
    );
    expect(await compareMethods(solver, puzzle)).toMatchObject({ ok: false, fault: { code } });
    expect(asked).toHaveLength(2);
  });
});
