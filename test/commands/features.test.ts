import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCommand } from '../../src/chat/command.ts';
import { joinFeatures } from '../../src/commands/feature/feature.ts';
import { TERMINAL_COMMANDS } from '../../src/commands/terminal.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('the menus have the commands in the order in which the features are listed', () => {
  const shown = world.commands.filter(({ isHidden }) => isHidden !== true).map(({ name }) => name);
  expect(shown.slice(0, 6)).toEqual(['solve', 'knight', 'daily', 'leaderboard', 'stats', 'play']);
  expect(shown.slice(-5)).toEqual(['help', 'settings', 'privacy', 'export', 'forget']);
});

test.each([
  ['analyze', 'analyse', 'analyse'],
  ['neighbors', 'nothing', 'neighbours'],
  ['analyz', 'nothing', 'nothing'],
])('the command %s means %s in chats, and %s in a terminal', (typed, inChats, inTerminal) => {
  expect(findCommand(world.commands, typed)?.name ?? 'nothing').toBe(inChats);
  expect(findCommand(TERMINAL_COMMANDS, typed)?.name ?? 'nothing').toBe(inTerminal);
});

test('no two features answer to the same name or button', () => {
  const names = world.commands.flatMap(({ name, otherNames = [] }) => [name, ...otherNames]);
  expect(names).toEqual([...new Set(names)]);
  const prefixes = world.buttons.map(({ prefix }) => prefix);
  expect(prefixes).toEqual([...new Set(prefixes)]);
});

test('features may leave out what they do not have', async () => {
  const share = async () => undefined;
  const all = joinFeatures([{}, { liveMessages: { day: share } }, { liveMessages: { board: share } }]);
  expect(all).toMatchObject({ commands: [], buttons: [], links: [] });
  expect(Object.keys(all.liveMessages)).toEqual(['day', 'board']);
});
