import { expect, onTestFinished, test } from 'vitest';
import { createMembershipRecorder } from '../../src/chat/presence.ts';
import type { BotPermission } from '../../src/chat/surface.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { DEFAULT_LOOK } from '../../src/render/paint/picture.ts';
import { openWorld } from '../support/world.ts';

const WHERE = { address: 'test:7', place: 'test:guild', locale: 'en' } as const;
const texts = loadCatalogue().texts('en');

async function opened() {
  const world = await openWorld();
  onTestFinished(world.close);
  const presence = createMembershipRecorder(world.store);
  const due = () => world.store.liveMessages.claim(['test'], 10, 0);
  return { world, presence, due };
}

test('a chat that the bot joins gets one hello, however often that is told', async () => {
  const { presence, due, world } = await opened();
  await presence.recordJoin(WHERE);
  await presence.recordJoin(WHERE);
  const [hello, ...others] = await due();
  expect(others).toEqual([]);
  if (hello === undefined) throw new Error('no hello');
  expect(hello).toMatchObject({ ...WHERE, subject: 'hello' });
  await world.store.liveMessages.recordShown(hello, 'm1');
  await presence.recordJoin(WHERE);
  expect(await due()).toEqual([]);
});

test('a chat that the bot left and joins again is greeted again; what it had chosen is there but its post', async () => {
  const { presence, due, world } = await opened();
  const { settings, liveMessages } = world.store;
  await settings.change(WHERE.place, () => ({ language: 'ru', dailyAt: 1080, postDueAt: 1 }));
  await presence.recordJoin(WHERE);
  for (const hello of await due()) await liveMessages.recordShown(hello, 'm1');
  await presence.recordLeave(WHERE.place);
  expect((await settings.of([WHERE.place])).get(WHERE.place)).toEqual({ language: 'ru' });
  await presence.recordJoin(WHERE);
  expect(await due()).toHaveLength(1);
});

test("the greeting opens today's puzzle at a press, and names the rights that the bot is missing", async () => {
  const { world } = await opened();
  const { surface } = world.someone();
  const viewOf = async () => ({ texts, look: DEFAULT_LOOK });
  const context = {
    ...WHERE,
    viewOf,
    settings: {},
    texts,
    look: DEFAULT_LOOK,
    surface,
    isFirstVersion: true,
  };
  const hello = async (lacks: readonly BotPermission[]) =>
    (await world.renderers.hello?.([], { ...context, missingRights: async () => lacks }))?.reply;
  expect((await hello([]))?.text).toContain('/daily');
  expect((await hello(['see', 'files', 'pin']))?.text).toMatch(/see this chat, send pictures and files\.$/);
  expect(await hello(['pin'])).toEqual(await hello([]));
  const pressed = await world.chat.answerPress(world.someone('Ben', 'guild'), 'day:today');
  expect(pressed.reply?.personal).toBe(true);
  expect(pressed.reply?.text).toContain('Daily puzzle #325');
  const old = await world.chat.answerPress(world.someone('Ben', 'guild'), 'day:3');
  expect(old.notice).toContain('its day is over');
});
