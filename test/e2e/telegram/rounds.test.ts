import { describe, expect, it } from 'vitest';
import { becomes, eventually, runProgram } from '../../support/platform/platform.ts';
import { TelegramPlatform } from '../../support/platform/telegram.ts';
import { A_MONDAY } from '../../support/program/moved-clock.ts';
import { endRoundTimes, wayFrom } from '../../support/program/rounds.ts';
import { together } from '../../support/program/together.ts';
import { ANN, BEN, GROUP, type Shown } from '../../support/telegram/server.ts';
import { testRounds } from '../platform/rounds.ts';

const platform = new TelegramPlatform();
const { server } = platform;
const running = runProgram(platform, 'rounds', A_MONDAY);

testRounds(platform, running, {
  host: ANN,
  starter: ANN,
  movesExample: /`LURD/,
  async checkResult() {
    const result = await platform.shows(GROUP.id, /Race over · 2x2/);
    expect(result.text).toMatch(/: P.* first, in 1:.*\nBoard: [\d ]+\/[\d ]+\nShortest solution, \d/);
    expect(result.labels).toEqual(['Rematch']);
    expect(server.shown.filter(({ chat }) => chat === GROUP.id)).toHaveLength(2);
    server.press(result, 'Rematch', { from: BEN });
    const next = await platform.shows(GROUP.id, /Race · 2x2 · opened by Ben/);
    server.press(next, 'End this round', { from: BEN });
    await becomes(next, /Nobody joined/);
  },
});

const hasTiles = ({ labels }: Shown) => labels.some((label) => /^\d$/.test(label));

describe('a race on Telegram whose start falls into an outage', () => {
  const passed = together(2, async () => {
    await running.idle();
    await running.program.kill();
    endRoundTimes(running.folder, 'race');
    await running.start();
  });

  it.concurrent('starts when the program is back, and does not wait for a player who leaves', {
    timeout: 60_000,
  }, async () => {
    const message = await platform.ask(ANN, 'race', { size: '2x2' }, /opened by Ann/);
    const [one, two] = [platform.user(31), platform.user(32)];
    for (const user of [one, two]) await platform.open(user, message, 'Join', /You're in/);
    await passed();
    const left = await platform.shows(one.id, /Race .* 0 moves/);
    const board = await platform.shows(two.id, /Race .* 0 moves/, hasTiles);
    server.press(left, 'Leave the race', { from: one });
    await becomes(left, /You have left the race/);
    running.clock.passMinute();
    await platform.move(two, wayFrom(board.labels), /You are first of 2\./);
    await becomes(message, /over[\s\S]*Not finished: P31/);
  });

  it.concurrent('is offered as an own game when only one player has joined', {
    timeout: 60_000,
  }, async () => {
    const message = await platform.ask(ANN, 'race', { size: '2x3' }, /opened by Ann/, 'other group');
    const link = { ...message };
    const [only, late] = [platform.user(33), platform.user(34)];
    const seat = await platform.open(only, message, 'Join', /You're in/);
    await passed();
    await becomes(message, /Nobody else joined P33/);
    await becomes(seat, /play the same board/);
    server.press(seat, 'Play it alone', { from: only });
    await eventually(() => expect(seat.kind).toBe('photo'));
    expect(seat.labels).not.toContain('Leave the race');
    await platform.open(late, link, 'Join', /This round is over/);
  });
});

it('a round for fewest moves is ended by any moderator, and by no other user', {
  timeout: 60_000,
}, async () => {
  const message = await platform.ask(ANN, 'fmc', { size: '3x3', minutes: '5m' }, /opened by Ann/);
  await platform.press(BEN, message, 'End this round', /Only Ann Lee/);
  platform.permit(BEN);
  server.press(message, 'End this round', { from: BEN });
  await becomes(message, /Nobody has found a solution/);
});
