import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const TOPICS = ['puzzles', 'knight', 'play', 'moves', 'together', 'settings'];
const GUIDES = ['start', 'hello', 'help', ...TOPICS.map((topic) => `help-${topic}`)];

test.each(GUIDES)('every example in the text %s works when a user sends it', async (guide) => {
  const group = {
    ...world.someone('Hal', 'group'),
    address: 'test:group',
    isAdmin: async () => true,
  } as const;
  await world.chat.answerLine(group, '/play 3x3');
  const text = loadCatalogue().texts('en').say(guide, { heard: 'yes' });
  const examples = [...text.matchAll(/`(\/[^`]+)`/g)].map(([, line = '']) => line);
  for (const line of examples) {
    // Whether moves can be made depends on the board. Another test covers how they are read.
    if (/^\/move/.test(line)) continue;
    const reply = await world.chat.answerLine(group, line);
    expect(reply?.kind, `${line}: ${reply?.text}`).not.toBe('fault');
  }
  expect(examples.length).toBeGreaterThan(2);
});
