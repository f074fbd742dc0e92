import { expect, test } from 'vitest';
import { createTerminalCall } from '../../../src/adapters/cli/call.ts';
import { parseRun } from '../../../src/adapters/cli/run.ts';
import type { TerminalCommand } from '../../../src/chat/command.ts';
import { fault, ok } from '../../../src/core/result.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { runnerWithoutPictures } from '../../support/runner.ts';

const call = createTerminalCall(loadCatalogue().texts('en'));

// A message has 4096 characters at most, a file of boards 64 kB.
test.each([
  ['a board', false, 4096, 0, true],
  ['a longer board', false, 4097, 0, false],
  ['a board with a long goal', false, 2000, 3000, false],
  ['a list of boards', true, 65_536, 0, true],
  ['a longer list', true, 65_537, 0, false],
  ['a list with a goal', true, 65_536, 4096, true],
  ['a list with a longer goal', true, 10, 4097, false],
])('%s is read unless it is too long', async (_, takesBoardLists, boardChars, goalChars, isRead) => {
  const command: TerminalCommand = {
    name: 'measure',
    options: [
      { name: 'board', kind: 'text' },
      { name: 'goal', kind: 'text' },
    ],
    reveals: 'nothing',
    ...(takesBoardLists && { takesBoardLists }),
    terminal: {},
    read: () => ok({}),
    run: async () => fault('stale-button'),
  };
  const options = goalChars === 0 ? {} : { goal: 'x'.repeat(goalChars) };
  const run = parseRun(
    runnerWithoutPictures(),
    command,
    call,
    { positionals: ['x'.repeat(boardChars)], options } as Parameters<typeof parseRun>[3],
    1000,
  );
  expect(run.isValid).toBe(isRead);
  expect((await run.answer()).fault?.code).toBe(isRead ? 'stale-button' : 'too-long');
});
