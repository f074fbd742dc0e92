import { afterAll, beforeAll, expect, test } from 'vitest';
import { menuOf } from '../../../src/adapters/web/menu.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('the page waits for words after the commands that need some, also where a picture would do', () => {
  const { commands } = menuOf(world.commands, loadCatalogue().texts('en'));
  const needWords = commands.filter(({ bare }) => !bare).map(({ name }) => name);
  expect(needWords.sort()).toEqual(['analyse', 'compare', 'explain', 'knight', 'move', 'solve']);
});

test('the first examples on the page are games', () => {
  const { examples } = menuOf(world.commands, loadCatalogue().texts('en'));
  expect(examples.slice(0, 3).map(({ line }) => line)).toEqual([
    '/play 3x3 easy',
    '/daily',
    '/play knight 5x5 a1',
  ]);
});
