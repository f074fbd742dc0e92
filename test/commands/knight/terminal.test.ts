import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTerminalCall } from '../../../src/adapters/cli/call.ts';
import { findCommand, type PrintableAnswer, type TerminalCommand } from '../../../src/chat/command.ts';
import type { OptionValues } from '../../../src/chat/input/command-input.ts';
import { createJobs } from '../../../src/chat/limits/jobs.ts';
import type { Services } from '../../../src/commands/feature/services.ts';
import { tablesAnswer } from '../../../src/commands/knight/table.ts';
import { createBacktrackTables } from '../../../src/core/knight/classic/table.ts';
import type { TableRequest } from '../../../src/core/knight/request/tour-request.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { openWorld, type World } from '../../support/world.ts';

const call = createTerminalCall(loadCatalogue().texts('en', { prefix: 'tileknight ', command: 'knight' }));

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

function read(words: string, options: OptionValues = {}) {
  const command = findCommand(world.commands, 'knight') as TerminalCommand;
  const given = Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return { command, request: command.read({ words, options: given }, call) };
}

test.each([
  ['5x5 e1', 1],
  ['2000x2000 a1', 1],
  ['2001x2000 a1', 2],
  ['10000x10000', 25],
  ['table 200x200', 1],
])('%j takes %d places of a batch', (line, places) => {
  const { command, request } = read(line);
  expect(request.ok && command.terminal.batchSlots?.(request.value)).toBe(places);
});

test.each([
  ['table 5x5', { gif: 'x.gif' }],
  ['table 5x5', { measures: true }],
  ['log 3x4 b1', { time: '100' }],
  ['machine', { order: 'x.txt' }],
  ['arrays', { gif: 'x.gif' }],
])('%s does not go with %j', (line, options) => {
  expect(read(line, options).request).toMatchObject({ ok: false, fault: { code: 'option-misfit' } });
});

describe('turns and crossings', () => {
  test.each([
    ['are told for people', {}, undefined],
    ['are counted for the JSON that asks for them', { json: true, measures: true }, true],
    ['are counted for a picture', { json: true, png: 'x.png' }, undefined],
    ['are not counted for other JSON', { json: true }, false],
  ])('%s', (_, options, measures) => {
    const { request } = read('5x5 e1', options);
    expect(request.ok && (request.value as { measures?: boolean }).measures).toBe(measures);
  });
});

async function answerTo(words: string, options: OptionValues = {}): Promise<PrintableAnswer> {
  const { command, request } = read(words, options);
  if (!request.ok) throw new Error(request.fault.code);
  const answer = await command.run(call, request.value);
  if (!answer.ok) throw new Error(answer.fault.code);
  return answer.value;
}

test('a board without a tour is answered with the reason and with lines that work', async () => {
  const answer = await answerTo('7x7 closed');
  expect(answer.lines(call.texts)).toEqual([
    expect.stringMatching(/7x7 has no closed tour/),
    'Here is a tour that does exist:',
    '  `tileknight knight 8x8 closed`',
  ]);
  expect(answer.scene?.(call.texts)).toBeUndefined();
  expect(answer.tour).toBeUndefined();
});

/** The terminal's output for a line and its options, as JSON and as lines. */
async function answered(words: string, options: OptionValues = {}) {
  const answer = await answerTo(words, options);
  return { json: JSON.parse(JSON.stringify(answer.json(call.texts))), lines: answer.lines(call.texts) };
}

test('JSON names ends as chess players do, whatever squares are asked for', async () => {
  const { json, lines } = await answered('3x4 (2,4)', { squares: 'xy' });
  expect(json).toMatchObject({ start: 'b1', exists: true });
  expect(json.end).toMatch(/^[a-c][1-4]$/);
  expect(lines[0]).toMatch(/^3x4 \(2,4\) → \(\d,\d\)$/);
});

test('a table’s JSON has its limits after the keys of the contract', async () => {
  const { json } = await answered('table 5x5 opts:1', { 'max-returns': '100', 'good-returns': '1' });
  expect(Object.keys(json)).toEqual([
    'cols',
    'rows',
    'opts',
    'program',
    'maxReturns',
    'goodReturns',
    'table',
  ]);
  expect(json.table[0]).toEqual(['LIM', 'N', 'LIM', 'N', 'LIM']);
});

test('the arrays’ JSON has the moves of A to E', async () => {
  const { json } = await answered('arrays');
  expect(Object.keys(json.arrays)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(json.arrays.A).toEqual([
    ...[
      [-1, -2],
      [-2, -1],
      [-2, 1],
      [1, -2],
    ],
    ...[
      [-1, 2],
      [2, -1],
      [1, 2],
      [2, 1],
    ],
  ]);
});

test('the automaton’s JSON log has each transition with its inputs and outputs', async () => {
  const { json } = await answered('log 5x5 a2', { opts: '1', program: 'automaton' });
  expect(json.transitions).toEqual([{ from: 'y0', to: 'y3', inputs: { x4: 1 }, outputs: [] }]);
});

test('a table that ran out of time says so, and names --time', async () => {
  const { request } = read('table 200x200 opts:1-4');
  if (!request.ok) throw new Error(request.fault.code);
  // The clock goes on by a second whenever it is read, some times a square.
  let clock = 0;
  const context = { now: () => (clock += 1000), shouldStop: () => false };
  const tables = createBacktrackTables({ ...(request.value as TableRequest), timeMs: 100_000 }, context);
  const solver = { ask: async () => tables } as unknown as Services['solver'];
  const services = { solver, jobs: createJobs(), timeLimitMs: 100_000 } as Services;
  const answer = await tablesAnswer(services, call, request.value as TableRequest);
  const lack = answer.ok ? answer.value.incompleteness : undefined;
  expect(lack && call.texts.sayFault(lack)).toMatch(
    /^I ran out of time after \d+% of the squares.*`tileknight knight table 200x200 opts:1,2,3,4 --time 600000`/,
  );
});
