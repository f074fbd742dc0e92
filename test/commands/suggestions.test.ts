import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSize } from '../../src/core/sliding/notation/size.ts';
import { DEFAULT_LOOK } from '../../src/render/paint/picture.ts';
import { toursFrom } from '../support/knight-brute-force.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const suggest = (command: string, option: string, typed = '', filled = {}) =>
  world.chat.suggest(command, option, typed, filled);

test.each([
  ['race', 'size', '', ['2x2', '3x3', '4x4']],
  ['race', 'size', '5', ['5x5', '5x2', '5x3']],
  ['race', 'size', ' 4 × 6', ['4x6']],
  ['race', 'size', '３ｘ', ['3x3', '3x2', '3x4']],
  ['play', 'size', 'kn', ['knight 5x5', 'knight 6x6', 'knight 8x8']],
  ['knight', 'size', '', ['8x8', '5x5', '6x6']],
  ['knight', 'size', 'tab', ['table 7x7 opts:1,2,3', 'table 5x5 opts:1 vs 1,2']],
  ['daily', 'day', '', ['yesterday', 'knight', '2026-11-20']],
  ['daily', 'day', 'Kn', ['knight']],
  ['daily', 'day', 'knight ', ['knight', 'knight yesterday', 'knight 2026-11-20']],
  ['daily', 'day', 'knight 2026-01-0', ['knight 2026-01-09', 'knight 2026-01-08', 'knight 2026-01-07']],
  ['daily', 'day', '2026-01-0', ['2026-01-09', '2026-01-08', '2026-01-07']],
  ['daily', 'day', 'yes', ['yesterday']],
  ['fmc', 'minutes', '', ['10m', '5m', '15m']],
  ['fmc', 'minutes', '4', ['45m']],
  ['settings', 'zone', 'kyi', ['Europe/Kyiv']],
  ['settings', 'zone', 'new yo', ['America/New_York']],
  ['settings', 'zone', 'Europe/Be', ['Europe/Belgrade', 'Europe/Berlin']],
  ['settings', 'daily', '18', ['18:00']],
  ['settings', 'daily', '18:30 kyiv', ['18:30 Europe/Kyiv']],
  ['settings', 'daily', 'o', ['off']],
  ['play', 'length', '', ['5', '10', '15']],
  ['play', 'length', '3', ['3', '30', '31']],
] as const)('/%s %s:%j', (command, option, typed, first) => {
  expect(suggest(command, option, typed).slice(0, 3)).toEqual(first);
});

describe('what is filled in already narrows it', () => {
  test("sizes are those that the board's tiles fill", () => {
    const sizes = (board: string) => suggest('solve', 'size', '', { board });
    expect(sizes('1 2 3 4 5 6 7 8 9 10 11 0')).toEqual(['2x6', '3x4', '4x3', '6x2']);
    expect(sizes('123450')).toEqual(['2x3', '3x2']);
    expect(sizes('1 2 3 4 0 5 -> 0 1 2 3 4 5')).toEqual(['2x3', '3x2']);
    expect(sizes('1 2 3 4 5').length).toBeGreaterThan(25);
  });

  test('squares lie on the board, and a tour begins there', () => {
    expect(suggest('knight', 'start', '', { size: '5x5' })).toEqual(
      'a1 a3 a5 b2 b4 c1 c3 c5 d2 d4 e1 e3 e5'.split(' '),
    );
    expect(suggest('knight', 'start', 'C', { size: '5x5' })).toEqual(['c1', 'c3', 'c5']);
    expect(suggest('knight', 'start', 'h')).toHaveLength(8);
    expect(suggest('knight', 'end', 'z', { size: '10000x10000' }).length).toBeGreaterThan(25);
  });

  test.each([
    [5, 4],
    [4, 5],
    [3, 4],
    [4, 3],
    [7, 3],
    [3, 7],
  ])('squares of %ix%i are those from which a search of all tours finds one', (files, ranks) => {
    const squares = Array.from({ length: files * ranks }, (_, cell) => cell).filter((cell) =>
      toursFrom(files, ranks, cell, -1, 1).some((count) => count > 0),
    );
    const names = squares.map((cell) => `${'abcdefg'[cell % files]}${Math.floor(cell / files) + 1}`);
    expect([...suggest('knight', 'start', '', { size: `${files}x${ranks}` })].toSorted()).toEqual(
      names.toSorted(),
    );
  });

  test('lengths go up to the longest of the size', () => {
    expect(suggest('play', 'length', '', { size: '2x3' })).toEqual(['5', '10', '15', '20', '21']);
    expect(suggest('scramble', 'length', '8', { size: '4x4' })).toEqual(['8', '80']);
  });
});

test('what is suggested can be sent', () => {
  for (const size of suggest('race', 'size')) expect(parseSize(size).ok, size).toBe(true);
  const texts = world.chat.texts('en');
  const seen = { texts, look: DEFAULT_LOOK };
  const call = { ...world.someone(), ...seen, userView: seen };
  const isRead = (name: string, words: string, options = {}) =>
    world.commands.find((one) => one.name === name)?.read({ words, options }, call).ok;
  for (const size of suggest('play', 'size')) expect(isRead('play', size), size).toBe(true);
  for (const size of suggest('knight', 'size')) expect(isRead('knight', size), size).toBe(true);
  for (const typed of ['', 'knight'])
    for (const day of suggest('daily', 'day', typed)) expect(isRead('daily', day), day).toBe(true);
  for (const hour of suggest('settings', 'daily'))
    expect(isRead('settings', '', { daily: hour }), hour).toBe(true);
  for (const zone of suggest('settings', 'zone')) expect(isRead('settings', '', { zone }), zone).toBe(true);
  for (const minutes of suggest('fmc', 'minutes')) expect(isRead('fmc', '', { minutes })).toBe(true);
});

test('nothing is suggested for what is not there, and anything may be typed', () => {
  expect(suggest('nothing', 'size')).toEqual([]);
  expect(suggest('race', 'nothing')).toEqual([]);
  for (const { name, options } of world.chat.commands)
    for (const option of options.filter((one) => one.suggest !== undefined))
      for (const typed of ['🧩', '(', '\\', '\u0000', 'ж'.repeat(6000), '１', '-1', ' '])
        expect(suggest(name, option.name, typed, { size: typed, board: typed }), option.name).toBeInstanceOf(
          Array,
        );
});

test('an option with a closed set of choices suggests nothing: the menu has them all', () => {
  for (const { options } of world.chat.commands)
    for (const { choices, suggest: suggests } of options)
      expect(choices === undefined || suggests === undefined).toBe(true);
});
