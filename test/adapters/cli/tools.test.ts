import { describe, expect, test } from 'vitest';
import { readArguments } from '../../../src/adapters/cli/arguments.ts';
import { createTerminalCall } from '../../../src/adapters/cli/call.ts';
import { type Outcome, optionNames, parseRun } from '../../../src/adapters/cli/run.ts';
import { toolCommands } from '../../../src/commands/tools/tools.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { runnerWithoutPictures } from '../../support/runner.ts';

async function run(line: string): Promise<Outcome> {
  const [name = '', ...words] = line.split(' ');
  const command = toolCommands({ typedWords: loadCatalogue().typedWords }).find((one) => one.name === name);
  if (command === undefined) throw new Error(`no tool ${name}`);
  const { valued, flags } = optionNames(command);
  const given = readArguments(words, valued, flags);
  if (!given.ok) throw new Error(given.fault.code);
  const texts = loadCatalogue().texts('en', { prefix: 'tileknight ', command: name });
  return parseRun(runnerWithoutPictures(), command, createTerminalCall(texts), given.value, 1000).answer();
}

describe('a terminal tool answers as text and as JSON', () => {
  test.each([
    ['apply 1 2 3 4 0 5 L', '1 2 3/4 5 0'],
    ['apply 1 2 3 4 0 5 R --moves blank', '1 2 3/4 5 0'],
    ['invert R2D', 'ULL'],
    ['invert R2D --metric mtm', 'UL2'],
    ['invert 1 2 3 4 5 0 L', '1 2 3/4 0 5'],
    ['transpose 1 2 3 4 0 5', '1 2/3 0/5 4'],
    ['transpose LURD', 'ULDR'],
    ['transpose 1 2 3 4 0 5 -> 0 1 2 3 4 5', '2 3/4 0/1 5 -> 0 1/2 3/4 5'],
    ['reverse 2 3 1 4 5 0', '3 1 2/4 5 0'],
    ['reverse 1 2 3 4 0 5', '1 2 3/4 5 0 -> 1 2 3/4 0 5'],
    ['reverse LURD', 'DRUL'],
    ['simplify LUDR R2', 'RR'],
    ['simplify LUDR R2 --metric mtm', 'R2'],
    ['simplify LR', ''],
    ['notation R2D2', 'tile   RRDD\n       R2D2\nblank  LLUU\n       L2U2'],
    ['notation L2U2 --moves blank', 'tile   RRDD\n       R2D2\nblank  LLUU\n       L2U2'],
    ['key 1 2 3 4 0 5', '11165\nnumber:152'],
    // The third article: the boards of 3x3 are numbered from 0 to 362879.
    ['key 8 7 6 5 4 3 2 1 0', '381367044\nnumber:362879'],
    ['key 0 1 2 3 4 5 6 7 8', '6053444\nnumber:0'],
    ['board 2x3 11165', '1 2 3/4 0 5'],
    ['board 3x3 number:362879', '8 7 6/5 4 3/2 1 0'],
    ['board 3x3 --number 0', '0 1 2/3 4 5/6 7 8'],
    // The first article, figure 2.
    ['neighbours 2 0 3 1 8 4 7 6 5', '2 8 3/1 0 4/7 6 5\n2 3 0/1 8 4/7 6 5\n0 2 3/1 8 4/7 6 5'],
    ['neighbours 1 2 3 4 5 0 --metric mtm', '1 2 0/4 5 3\n1 2 3/4 0 5\n1 2 3/0 4 5'],
  ])('%s', async (line, expected) => {
    const { lines, fault } = await run(line);
    expect(fault).toBeUndefined();
    expect(lines.join('\n')).toBe(expected);
  });

  test.each([
    ['apply 1 2 3 4 0 5', /Where should tiles slide/],
    ['apply LL', /board is missing/i],
    ['apply 1 2 3 4 0 5 LL', /Move 2 \(L\)/],
    ['invert', /Where should tiles slide/],
    ['transpose', /board is missing/i],
    ['simplify banana', /banana/],
    ['simplify LR --moves mine', /mine/],
    ['key', /board is missing/i],
    ['key 1 2 3 3 0 5', /4 is missing/],
    ['board 2x3 0', /No 2x3 board has the key/],
    ['board 2x3 banana', /No 2x3 board has the key/],
    ['board 2x3 11165 number:152', /No 2x3 board has the number/],
    ['board 3x3 number:362880', /No 3x3 board has the number 362880.*0 to 362879/],
    ['board 3x3 number:-1', /No 3x3 board has the number -1/],
    ['neighbours', /board is missing/i],
    ['neighbours 1 2 3 3 0 5', /4 is missing/],
    ['board', /not a size/],
  ])('%s has a fault with a terminal’s example', async (line, sentence) => {
    const { json, lines, fault } = await run(line);
    expect(fault).toBeDefined();
    expect(lines).toEqual([]);
    expect(json).toEqual({ error: expect.stringMatching(sentence) });
    expect(json).toEqual({ error: expect.stringMatching(/tileknight [a-z]+/) });
  });
});
