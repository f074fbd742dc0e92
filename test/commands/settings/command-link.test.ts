import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLinks } from '../../../src/chat/links.ts';
import { buttonRows } from '../../../src/chat/reply.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a link that runs another person’s command changes nothing of the person who opens it', async () => {
  const victim = world.someone('Vic');
  const board = await world.chat.answerLine(victim, '/play 2x2');
  const before = await world.store.games.latest(victim.person.key);
  const linked = { hasPrivateLinks: true, hasPersonalReplies: false };
  const attacker = { ...world.someone('Eve', 'trap', linked), isAdmin: async () => true };
  await world.chat.answerLine(attacker, '/settings answers private');
  const tile = buttonRows(board?.buttons)
    .flat()
    .find(({ label }) => /^[1-3]$/.test(label))?.label;
  for (const typed of [`/move ${tile}`, '/move U', '/move D', '/hint show', '/hint']) {
    const reply = await world.chat.answerLine(attacker, typed);
    const payload = buttonRows(reply?.buttons).flat()[0]?.deepLinkPayload;
    await world.chat.answerLine(victim, `/start ${payload}`);
    expect(await world.store.games.latest(victim.person.key)).toEqual(before);
    expect(reply?.text).toContain(typed);
  }
  // A link of an earlier version.
  const earlier = createLinks('a secret of the tests').makePayload(`ask:move ${tile}`);
  expect((await world.chat.answerLine(victim, `/start ${earlier}`))?.kind).toBe('fault');
  expect(await world.store.games.latest(victim.person.key)).toEqual(before);
});
