import { describe, expect, it } from 'vitest';
import type { Platform, RunningProgram, ShownMessage, User } from '../../support/platform/platform.ts';
import { becomes, eventually, hasPicture } from '../../support/platform/platform.ts';
import {
  addDetour,
  endRoundTimes,
  keepRacesOpen,
  newestBoard,
  wayFrom,
  wayOf,
} from '../../support/program/rounds.ts';
import { together } from '../../support/program/together.ts';

interface RoundsOptions {
  readonly host: User;
  /** Starts the race. */
  readonly starter: User;
  /** How moves are written in the message for a participant alone. */
  readonly movesExample: RegExp;
  /** Checks what the end of the race has brought. */
  checkResult(message: ShownMessage): Promise<void>;
}

/** Rounds on a platform whose program is stopped once and killed once meanwhile. */
export function testRounds(
  platform: Platform,
  running: RunningProgram,
  { host, starter, movesExample, checkResult }: RoundsOptions,
): void {
  const { folder, clock } = running;
  const hostName = platform.nameOf(host);

  describe('rounds over a restart and a kill', () => {
    const restarted = together(2, async () => {
      await running.program.stop();
      await running.start();
    });
    const killed = together(2, async () => {
      await running.idle();
      await running.program.kill();
      endRoundTimes(folder, 'fmc');
      await running.start();
    });

    it.concurrent('keep a race of twenty users, which ends when all have finished', {
      timeout: 120_000,
    }, async () => {
      const users = Array.from({ length: 20 }, (_, n) => platform.user(n + 1));
      const names = users.map((user) => platform.nameOf(user));
      const message = await platform.ask(host, 'race', { size: '2x2' }, new RegExp(`opened by ${hostName}`));
      keepRacesOpen(folder);
      expect(message.labels).toEqual(['Join', 'Start now', 'End this round']);
      const join = (user: User) => platform.open(user, message, 'Join', /You're in/);
      const seats = await Promise.all(users.map(join));
      seats[0] = await join(users[0] as User);
      await becomes(message, new RegExp(`Joined \\(20\\): ${names[0]}, ${names[1]}`));
      await platform.press(users[1] as User, message, 'Start now', new RegExp(`Only ${hostName}`));
      await platform.press(starter, message, 'Start now');
      await eventually(() => expect(seats.every(hasPicture)).toBe(true));
      expect(seats.every(({ files }) => files.length === 1)).toBe(true);
      expect(new Set(seats.map(({ labels }) => labels.join())).size).toBe(1);
      const { labels = [] } = seats[0] ?? {};
      expect(labels).toContain('Leave the race');
      await eventually(() => expect(message.labels).toEqual(['Open my board', 'End this round']));

      const way = wayFrom(labels);
      const solve = (from: number, to?: number) =>
        Promise.all(
          users.slice(from, to).map((user) => platform.move(user, way, /Solved\*\* in .* You are/)),
        );
      clock.passMinute();
      await solve(0, 7);
      await restarted();
      await solve(7, 14);
      await killed();
      await solve(14);
      await becomes(message, /over[\s\S]*proved/);
      for (const name of names) expect(message.text).toContain(`${name}: `);
      expect(message.text).toContain(`The proved minimum is ${way.length} move`);
      expect(message.labels).toEqual([]);
      await checkResult(message);
    });

    it.concurrent('for fewest moves show lengths until the end, and then the solutions', {
      timeout: 120_000,
    }, async () => {
      const message = await platform.ask(
        host,
        'fmc',
        { size: '2x3', minutes: '10m' },
        /opened by/,
        'other group',
      );
      expect(hasPicture(message)).toBe(true);
      expect(message.files).toHaveLength(1);
      const way = wayOf(newestBoard(folder));
      const [one, two] = [platform.user(51), platform.user(52)];
      const [nameOne, nameTwo] = [one, two].map((user) => platform.nameOf(user));
      const seat = await platform.open(one, message, 'Take part', movesExample);
      expect(seat.text).toContain('Fewest moves');
      expect(hasPicture(seat)).toBe(true);
      const best = (length: number) => new RegExp(`Solved in ${length} move.*your shortest solution so far`);
      await platform.move(one, addDetour(way), best(way.length + 2));
      await restarted();
      await platform.ask(one, 'move', { moves: way }, best(way.length), 'private');
      await platform.open(two, message, 'Take part', /Fewest moves/);
      await platform.move(two, addDetour(way), best(way.length + 2));
      await platform.move(two, way.slice(0, -1), /this try doesn't count/);
      await becomes(message, new RegExp(`1\\. ${nameOne}: .* tries\n2\\. ${nameTwo}: .* tr`));
      expect(message.text).not.toContain(way);
      await killed();
      await becomes(message, /over/);
      expect(message.text.split('\n').slice(1)).toEqual(
        [
          `The proved minimum is ${way.length} moves.`,
          `1. ${nameOne}: ${way.length} moves, the fewest possible · 2 tries`,
          `\`${way}\``,
          `2. ${nameTwo}: ${way.length + 2} moves (+2) · 1 try`,
          `\`${addDetour(way)}\``,
        ].map((line) => platform.shown(line)),
      );
      expect(hasPicture(message)).toBe(true);
      expect(message.files).toHaveLength(1);
      expect(message.labels).toEqual([]);
      await platform.move(two, way, /not playing a board at the moment|can't read/);
    });
  });
}
