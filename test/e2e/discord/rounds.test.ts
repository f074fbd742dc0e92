import { expect, it } from 'vitest';
import { DiscordPlatform } from '../../support/platform/discord.ts';
import { becomes, runProgram } from '../../support/platform/platform.ts';
import { A_MONDAY } from '../../support/program/moved-clock.ts';
import { wayFrom } from '../../support/program/rounds.ts';
import { testRounds } from '../platform/rounds.ts';

const platform = new DiscordPlatform();
const { discord } = platform;
const running = runProgram(platform, 'rounds', A_MONDAY);

testRounds(platform, running, {
  host: { user: '500' },
  starter: platform.permit(platform.user(100), 'moderation'),
  movesExample: /`\/move LURD/,
  async checkResult(message) {
    expect(message).toHaveProperty('ephemeral', false);
    expect(discord.posts).toEqual([]);
  },
});

it('a race in a direct message says where races are possible', async () => {
  await platform.ask({ user: '500' }, 'race', {}, /in a group or a server/, 'private');
});

it('a race result is shared once in a channel, and the next race starts by a press', {
  timeout: 60_000,
}, async () => {
  const who = { user: '660', isThere: true };
  const board = await platform.ask(who, 'play', { size: '2x2' });
  const solved = await platform.ask(who, 'move', { moves: wayFrom(board.labels) });
  const share = () => discord.press(solved, solved.button('Challenge a friend'), who).answer(20_000);
  const shared = await share();
  expect(shared).toMatchObject({ ephemeral: false, content: expect.stringMatching(/Try it yourself/) });
  expect(shared.labels).toEqual(['Play']);
  await expect
    .poll(async () => (await share()).content, { timeout: 10_000, interval: 1000 })
    .toMatch(/a few messages up/);

  const message = await platform.ask(who, 'race', { size: '2x2' });
  const seats = await Promise.all(
    [who, { user: '661', isThere: true }].map((user) => platform.open(user, message, 'Join')),
  );
  await discord.press(message, message.button('Start now'), who).answer();
  await expect.poll(() => seats.every(({ files }) => files.length === 1)).toBe(true);
  const posted = platform.nextInGroup();
  await discord.press(message, message.button('End this round'), who).answer();
  const result = await posted;
  expect(result.content).toMatch(/Race over[\s\S]*nobody has solved it\.\nBoard: `.*`\nShortest solution/);
  const rematch = discord.press(result, result.button('Rematch'), who);
  const next = await rematch.answer(20_000);
  expect(next).toMatchObject({ ephemeral: false, content: expect.stringMatching(/opened by User 660/) });
  await platform.open(who, next, 'Join');
  await becomes(next, /Joined \(1\): User 660/);
});
