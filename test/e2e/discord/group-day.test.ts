import { expect, test } from 'vitest';
import { localGuild } from '../../support/discord/server.ts';
import { DiscordPlatform, type DiscordUser } from '../../support/platform/discord.ts';
import { becomes, runProgram } from '../../support/platform/platform.ts';
import { FRIDAY, solveDay, testGroupDay } from '../platform/group-day.ts';

const channel = (id: string, position: number) => ({ id, type: 0, position, permission_overwrites: [] });
const SERVER = localGuild('300', { channels: [channel('400', 0), channel('41000', 1)] });

const platform = new DiscordPlatform();
const { discord } = platform;
discord.guilds.set('300', SERVER);
const running = runProgram(platform, 'server-day', FRIDAY);
const admin = platform.permit(platform.user(1), 'settings');

testGroupDay(platform, running, {
  admin,
  groupName: 'this chat',
  async play(user: DiscordUser) {
    const result = await solveDay(platform, running, user, await platform.ask(user, 'daily'));
    expect(result.text).toMatch(/You're the first to solve it!/);
  },
  async replacePost(older) {
    await platform.ask(admin, 'settings', { daily: '20:00 UTC' });
    const coming = platform.nextInGroup();
    running.clock.set('2026-11-21T20:00:01Z');
    const newer = await coming;
    await becomes(
      older,
      /#325.*\nThe results are now in the newer message below\. \*\*Play\*\* works here, too\.$/,
    );
    return { older, newer: Promise.resolve(newer) };
  },
  async endDay() {
    await platform.ask(admin, 'settings', { channel: '<#41000>' }, /in <#41000>/);
  },
});

test('a server that removes the bot and adds it again is told that its daily post is off', async () => {
  expect(discord.requestsTo(/^POST \/channels\/41000\/messages$/)).toHaveLength(1);
  discord.remove('300');
  const hello = platform.nextInGroup();
  discord.create(SERVER);
  expect((await hello).content).toMatch(/daily post is off here.*`\/settings daily 18:00 UTC`/);
});
