import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Incoming } from '../../../src/chat/command.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const someone = (name: string, place = 'group'): Incoming => ({
  ...world.someone(name, place),
  address: `test:${place}`,
});
const say = async (name: string, line: string, place?: string) =>
  (await world.chat.line(someone(name, place), line))?.text ?? '';
const press = (name: string, action: string) => world.chat.press(someone(name), action);

it.each([
  ['/fmc', /3x3 · 10 minutes/],
  ['/fmc 4x4', /4x4 · 10 minutes/],
  ['/fmc 4x4 5m', /4x4 · 5 minutes/],
  ['/fmc 4x4 5', /4x4 · 5 minutes/],
  ['/fmc 4 by 4 60 min', /4x4 · 60 minutes/],
  ['/fmc 7m', /3x3 · 7 minutes/],
  ['/fmc 4x4 minutes:1', /4x4 · 1 minute,/],
  ['/fmc 4x4 0m', /“0m” is no time for a round.*`\/fmc 4x4 10m`/],
  ['/fmc 4x4 61m', /“61m” is no time for a round/],
  ['/fmc 4x4 soon', /“soon” is no time for a round/],
  ['/fmc 11x11', /too large/],
  ['/race 1x1', /too small/],
])('%s', async (line, answer) => {
  expect(await say('Ann', line, `of ${line}`)).toMatch(answer);
});

it('needs others, and goes five times at once in a chat', async () => {
  expect(await say('Ann', '/race 4x4', 'home')).toMatch(/`\/race 4x4` in a group.*`\/play 4x4`/);
  for (const size of ['2x2', '2x3', '2x4', '2x5', '3x3'])
    expect(await say('Ann', `/race ${size}`, 'busy')).toContain(size);
  expect(await say('Ben', '/race 3x3', 'busy')).toMatch(/5 rounds are going on/);
  expect(await say('Ben', '/race 3x3', 'calm')).toContain('3x3');
});

it('lets nobody in late, and says so', async () => {
  const race = await world.chat.line(someone('Ann'), '/race 2x2');
  const join = buttonOf(race, 'Join');
  const begin = buttonOf(race, 'Start now');
  expect((await press('Ann', begin)).notice).toMatch(/A race takes two/);
  const seat = (await press('Ann', join)).reply;
  expect(seat).toMatchObject({ personal: true, text: expect.stringContaining('30 seconds') });
  await press('Ben', join);
  expect((await press('Ann', begin)).notice).toMatch(/has started/);
  expect((await press('Cid', join)).notice).toMatch(/has started without you/);
  expect((await press('Cid', buttonOf(seat, 'Leave'))).notice).toMatch(/not in this race/);
  expect(buttonOf((await press('Ann', join)).reply, '1')).toMatch(/^tile:/);
  expect((await press('Ann', buttonOf(race, 'End'))).notice).toMatch(/over/);
  expect((await press('Cid', join)).notice).toMatch(/This round is over/);
  expect((await press('Ann', join)).reply?.text).toMatch(/The race is over/);
  expect((await press('Ann', 'join:nothingthere')).notice).toMatch(/too old/);
  expect(world.bugs).toEqual([]);
});
