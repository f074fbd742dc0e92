import { expect, test } from 'vitest';
import { createTerminalCall } from '../../../src/adapters/cli/call.ts';
import { parseRun } from '../../../src/adapters/cli/run.ts';
import { createJobs } from '../../../src/chat/limits/jobs.ts';
import type { Services } from '../../../src/commands/feature/services.ts';
import { solveCommand } from '../../../src/commands/solve/solve.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { runnerWithoutPictures } from '../../support/runner.ts';
import { createScriptedSolver } from '../../support/scripted-solver.ts';

test('a terminal’s search that is interrupted answers with what it has found', async () => {
  const solver = createScriptedSolver();
  const stop = new AbortController();
  const services: Partial<Services> = { solver, jobs: createJobs(), timeLimitMs: 1000, typedWords: () => [] };
  const shown: string[] = [];
  const call = {
    ...createTerminalCall(loadCatalogue().texts('en', { prefix: 'tileknight ', command: 'solve' })),
    signal: stop.signal,
    progress: ({ text }: { readonly text: string }) => shown.push(text),
  };
  const words = ['1', '2', '3', '4', '0', '5'];
  const answer = parseRun(
    runnerWithoutPictures(),
    solveCommand(services as Services),
    call,
    { positionals: words, options: {} },
    1000,
  ).answer();
  await expect.poll(() => solver.isSearching).toBe(true);
  solver.reportProgress({ moves: 'RLL', length: 3, lowerBound: 1, expanded: 7 });
  stop.abort();
  const { json, lines, fault } = await answer;
  expect(fault).toBeUndefined();
  expect(shown).toEqual(['Searching. The shortest solution has between 1 and 3 moves.']);
  expect(json).toMatchObject({
    start: [1, 2, 3, 4, 0, 5],
    solvable: true,
    length: 3,
    moves: 'RLL',
    optimal: false,
    lowerBound: 1,
    expanded: 7,
    milliseconds: expect.any(Number),
  });
  expect(lines.at(-1)).toBe('RLL');
});
