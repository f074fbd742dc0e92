import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalInteraction, LocalMessage } from '../../support/discord/interaction.ts';
import { LocalDiscord } from '../../support/discord/server.ts';
import { dataFolder } from '../../support/program/data-folder.ts';
import { type MovedClock, movedClock } from '../../support/program/moved-clock.ts';
import { type Program, startProgram } from '../../support/program/program.ts';
import { letTimePass, longer, newestBoard, wayFrom, wayOf } from '../../support/program/rounds.ts';
import { together } from '../../support/program/together.ts';

const PEOPLE = Array.from({ length: 20 }, (_, at) => ({ user: String(601 + at) }));
const MODERATOR = { user: '700', permissions: String(1 << 13) };

let discord: LocalDiscord;
let folder: string;
let clock: MovedClock;
let program: Program;

async function start(): Promise<void> {
  program = await startProgram(folder, {
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    ...clock.env,
  });
}

beforeAll(async () => {
  folder = dataFolder('rounds');
  clock = movedClock(folder, new Date().toISOString());
  discord = await new LocalDiscord().start();
  await start();
});

afterAll(async () => {
  await program.kill();
  await discord.stop();
  rmSync(folder, { recursive: true, force: true });
});

const labels = ({ rows }: LocalMessage): string[] => rows.flat().map(({ label }) => label);
/** The message for a participant alone: the answer to their press, or the follow-up. */
const seatOf = (press: LocalInteraction): Promise<LocalMessage> =>
  press.until(({ original, pressed, followUps }) => (original === pressed ? followUps[0] : original), 30_000);
const becomes = (interaction: LocalInteraction, message: LocalMessage, words: RegExp): Promise<unknown> =>
  interaction.until(() => words.test(message.content), 30_000);

describe('rounds on Discord over a restart and a kill', () => {
  const restarted = together(2, async () => {
    await program.stop();
    await start();
  });
  const killed = together(2, async () => {
    await program.kill();
    letTimePass(folder, 'fmc');
    await start();
  });

  it.concurrent('let twenty users race in messages that each sees alone', {
    timeout: 120_000,
  }, async () => {
    const race = discord.slash('race', { size: '2x2' });
    const message = await race.answer();
    expect(message.ephemeral).toBe(false);
    const joins = PEOPLE.map((who) => discord.press(message, message.button('Join'), who));
    const seats = await Promise.all(joins.map(seatOf));
    expect(seats.every(({ ephemeral, content }) => ephemeral && /You're in/.test(content))).toBe(true);
    await becomes(race, message, /Joined \(20\): User 601, User 602/);
    const stranger = await discord.press(message, message.button('Start now'), PEOPLE[0]).answer();
    expect(stranger).toMatchObject({ ephemeral: true, content: expect.stringMatching(/Only User 500/) });
    discord.press(message, message.button('Start now'), MODERATOR);
    await race.until(() => seats.every(({ files }) => files.length === 1), 30_000);
    expect(new Set(seats.map((seat) => labels(seat).join())).size).toBe(1);
    const way = wayFrom(labels(seats[0] as LocalMessage));

    const solve = async (from: number, to: number): Promise<void> => {
      for (const who of PEOPLE.slice(from, to)) {
        const answer = await discord.slash('move', { moves: way }, who).answer(30_000);
        expect(answer).toMatchObject({ ephemeral: true, content: expect.stringMatching(/Solved/) });
      }
    };
    clock.passMinute();
    await solve(0, 7);
    await restarted();
    await solve(7, 14);
    await killed();
    await solve(14, 20);
    await becomes(race, message, /over[\s\S]*proved/);
    for (const { user } of PEOPLE) expect(message.content).toContain(`User ${user}: `);
    expect(labels(message)).toEqual([]);
    expect(discord.posts).toEqual([]);
  });

  it.concurrent('for fewest moves take hidden solutions, and show them at the end', {
    timeout: 90_000,
  }, async () => {
    const round = discord.slash('fmc', { size: '2x3', minutes: '10m' });
    const message = await round.answer(20_000);
    expect(message.files).toHaveLength(1);
    const way = wayOf(newestBoard(folder));
    const [one, two] = [{ user: '651' }, { user: '652' }];
    const seat = await seatOf(discord.press(message, message.button('Take part'), one));
    expect(seat).toMatchObject({ ephemeral: true, content: expect.stringMatching(/`\/move LURD/) });
    await seatOf(discord.press(message, message.button('Take part'), two));
    await restarted();
    const tried = await discord.slash('move', { moves: way }, one).answer(20_000);
    expect(tried).toMatchObject({
      ephemeral: true,
      content: expect.stringMatching(/your shortest solution so far/),
    });
    await discord.slash('move', { moves: longer(way) }, two).answer(20_000);
    await becomes(round, message, /2\. User 652/);
    expect(message.content).not.toContain(way);
    await killed();
    await becomes(round, message, /over/);
    expect(message.content.split('\n').slice(1)).toEqual([
      `The proved minimum is ${way.length} moves.`,
      `1. User 651: ${way.length} moves, the fewest possible · 1 try`,
      `\`${way}\``,
      `2. User 652: ${way.length + 2} moves (+2) · 1 try`,
      `\`${longer(way)}\``,
    ]);
    expect(message.files).toHaveLength(1);
    expect(labels(message)).toEqual([]);
  });
});

it('a race in a direct message says where races are possible', async () => {
  const answer = await discord.slash('race', {}, { guild: undefined }).answer();
  expect(answer.content).toMatch(/in a group or a server/);
});

it('a race result is shared once in a channel, and the next race starts by a press', {
  timeout: 60_000,
}, async () => {
  const who = { user: '660', isThere: true };
  const board = await discord.slash('play', { size: '2x2' }, who).answer(20_000);
  const solved = await discord.slash('move', { moves: wayFrom(labels(board)) }, who).answer(20_000);
  const share = () => discord.press(solved, solved.button('Challenge a friend'), who).answer(20_000);
  const shared = await share();
  expect(shared).toMatchObject({ ephemeral: false, content: expect.stringMatching(/Try it yourself/) });
  expect(labels(shared)).toEqual(['Play']);
  await expect
    .poll(async () => (await share()).content, { timeout: 10_000, interval: 1000 })
    .toMatch(/a few messages up/);

  const race = discord.slash('race', { size: '2x2' }, who);
  const message = await race.answer(20_000);
  const seats = await Promise.all(
    [who, { user: '661', isThere: true }].map((one) =>
      seatOf(discord.press(message, message.button('Join'), one)),
    ),
  );
  await discord.press(message, message.button('Start now'), who).answer();
  await race.until(() => seats.every(({ files }) => files.length === 1), 30_000);
  await discord.press(message, message.button('End this round'), who).answer();
  const isResult = ({ content }: LocalMessage) => content.includes('Race over');
  await expect.poll(() => discord.posts.filter(isResult).length, { timeout: 20_000 }).toBe(1);
  const result = discord.posts.find(isResult) as LocalMessage;
  expect(result.content).toMatch(/nobody has solved it\.\nBoard: `.*`\nShortest solution/);
  const rematch = discord.press(result, result.button('Rematch'), who);
  const next = await rematch.answer(20_000);
  expect(next).toMatchObject({ ephemeral: false, content: expect.stringMatching(/opened by User 660/) });
  await seatOf(discord.press(next, next.button('Join'), who));
  await expect.poll(() => next.content, { timeout: 20_000 }).toMatch(/Joined \(1\): User 660/);
});
