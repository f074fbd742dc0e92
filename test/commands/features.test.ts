import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinFeatures } from '../../src/commands/feature/feature.ts';
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
