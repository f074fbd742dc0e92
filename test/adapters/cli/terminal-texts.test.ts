import { describe, expect, test } from 'vitest';
import * as analyse from '../../../src/adapters/cli/analyse.ts';
import { readArguments } from '../../../src/adapters/cli/arguments.ts';
import * as compare from '../../../src/adapters/cli/compare.ts';
import * as explain from '../../../src/adapters/cli/explain.ts';
import * as knight from '../../../src/adapters/cli/knight.ts';
import * as scramble from '../../../src/adapters/cli/scramble.ts';
import * as solve from '../../../src/adapters/cli/solve.ts';
import { terminalLine, terminalTexts } from '../../../src/adapters/cli/terminal-texts.ts';
import * as tools from '../../../src/adapters/cli/tools.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';

describe('a chat’s line as one of the terminal', () => {
  test.each([
    ['solve', '1 2 3 4 0 5', 'tileknight solve 1 2 3 4 0 5'],
    ['solve', '1 2 3 4 0 5 mtm', 'tileknight solve 1 2 3 4 0 5 --metric mtm'],
    [
      'solve',
      '1 2 3 4 0 5 astar manhattan',
      'tileknight solve 1 2 3 4 0 5 --algorithm astar --heuristic manhattan',
    ],
    ['solve', '1 2 3 4 0 5 -> 1 2 3 4 5 0', 'tileknight solve "1 2 3 4 0 5 -> 1 2 3 4 5 0"'],
    ['scramble', '3x3 length:20', 'tileknight scramble 3x3 --length 20'],
    ['analyse', '1 2 3 4 0 5 RLL moves:tile', 'tileknight analyse 1 2 3 4 0 5 RLL --moves tile'],
    ['knight', '8x8 a1 to h1', 'tileknight knight 8x8 a1 to h1'],
    ['knight', '5x5 e1 opts:1,3 program:automaton', 'tileknight knight 5x5 e1 opts:1,3 program:automaton'],
    ['knight', 'table 5x5 opts:1 vs 1,2', 'tileknight knight table 5x5 opts:1 vs 1,2'],
    ['play', '4x4', 'tileknight scramble 4x4'],
    ['move', 'LUR2', 'tileknight simplify LUR2'],
    ['daily', '', 'tileknight help'],
  ])('/%s %s', (name, rest, line) => {
    expect(terminalLine(name, rest)).toBe(line);
  });
});

const VALUED = {
  solve,
  knight,
  analyse,
  explain,
  compare,
  scramble,
  notation: tools,
  apply: tools,
  key: tools,
};

test.each(
  Object.entries(VALUED).flatMap(([command, { VALUED: options }]) =>
    options.map((option) => [command, option] as const),
  ),
)('%s without the value of --%s is told by an example of its own', (command, option) => {
  const texts = terminalTexts(loadCatalogue().texts('en'), command);
  const sentence = texts.sayFault({ code: 'option-value', facts: { option } });
  const [, line = ''] = /`tileknight ([^`]+)`/.exec(sentence) ?? [];
  expect(line).toMatch(new RegExp(`^${command}( .+)? --${option} \\S`));
  expect(readArguments(line.split(' '), VALUED[command as keyof typeof VALUED].VALUED, [])).toHaveProperty(
    'ok',
    true,
  );
});

test('sentences about faults carry the terminal’s example, and nothing else in them changes', () => {
  const texts = loadCatalogue().texts('en');
  const terminal = terminalTexts(texts);
  const fault = { code: 'duplicate-tile', facts: { tile: 3, missing: 7, which: 'start' } };
  expect(terminal.sayFault(fault)).toBe(
    '7 is missing and 3 is there twice. Each tile stands once: `tileknight solve 1 2 3 4 0 5`.',
  );
  expect(terminal.say('analyse-unsolvable', { board: '2 1/3 0' })).toContain('`tileknight explain 2 1/3 0`');
});
