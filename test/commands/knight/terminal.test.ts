import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTerminalCall } from '../../../src/adapters/cli/call.ts';
import { findCommand } from '../../../src/chat/command.ts';
import type { OptionValues } from '../../../src/chat/input/command-input.ts';
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
  const command = findCommand(world.commands, 'knight');
  if (command?.terminalOutput === undefined) throw new Error('no knight');
  const given = Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return { command, printed: command.terminalOutput, request: command.read({ words, options: given }, call) };
}

test.each([
  ['5x5 e1', 1],
  ['2000x2000 a1', 1],
  ['2001x2000 a1', 2],
  ['10000x10000', 25],
  ['table 200x200', 1],
])('%j takes %d places of a batch', (line, places) => {
  const { printed, request } = read(line);
  expect(request.ok && printed.batchSlots?.(request.value)).toBe(places);
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

test('a board without a tour is answered with the reason and with lines that work', async () => {
  const { command, printed, request } = read('7x7 closed');
  if (!request.ok) throw new Error(request.fault.code);
  const answer = await command.ask(call, request.value);
  if (!answer.ok) throw new Error(answer.fault.code);
  expect(printed.lines(call.texts, request.value, answer.value)).toEqual([
    expect.stringMatching(/7x7 has no closed tour/),
    'Here is a tour that does exist:',
    '  `tileknight knight 8x8 closed`',
  ]);
  expect(printed.picture?.(call.texts, request.value, answer.value)).toBeUndefined();
  expect(printed.tourToWrite?.(request.value, answer.value)).toBeUndefined();
});

/** The terminal's output for a line and its options, as JSON and as lines. */
async function answered(words: string, options: OptionValues = {}) {
  const { command, printed, request } = read(words, options);
  if (!request.ok) throw new Error(request.fault.code);
  const answer = await command.ask(call, request.value);
  if (!answer.ok) throw new Error(answer.fault.code);
  return {
    json: JSON.parse(JSON.stringify(printed.answerJson(call.texts, request.value, answer.value))),
    lines: printed.lines(call.texts, request.value, answer.value),
  };
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

test('a table that ran out of time says so, and names --time', () => {
  const { printed, request } = read('table 200x200 opts:1-4');
  if (!request.ok) throw new Error(request.fault.code);
  // The clock goes on by a second whenever it is read, some times a square.
  let clock = 0;
  const context = { now: () => (clock += 1000), shouldStop: () => false };
  const tables = createBacktrackTables({ ...(request.value as TableRequest), timeMs: 100_000 }, context);
  if (!tables.ok) throw new Error(tables.fault.code);
  const lack = printed.incompleteness?.(request.value, tables.value);
  expect(lack && call.texts.sayFault(lack)).toMatch(
    /^I ran out of time after \d+% of the squares.*`tileknight knight table 200x200 opts:1,2,3,4 --time 600000`/,
  );
});
