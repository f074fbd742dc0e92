import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalMessage } from '../../support/discord/interaction.ts';
import { LocalDiscord, localGuild } from '../../support/discord/server.ts';
import { dataFolder } from '../../support/program/data-folder.ts';
import { type MovedClock, movedClock } from '../../support/program/moved-clock.ts';
import { type Program, startProgram } from '../../support/program/program.ts';
import { solvingMoves } from '../../support/solving-moves.ts';

const ANN = { user: '700', permissions: String(1 << 5) };
const BEN = { user: '701' };
const CLEO = { user: '702' };
const DORA = { user: '703' };
type Member = typeof ANN | typeof BEN;

const channel = (id: string, position: number) => ({ id, type: 0, position, permission_overwrites: [] });
const SERVER = localGuild('300', { channels: [channel('400', 0), channel('41000', 1)] });

let discord: LocalDiscord;
let folder: string;
let clock: MovedClock;
let program: Program;

beforeAll(async () => {
  discord = await new LocalDiscord().start();
  discord.guilds.set('300', SERVER);
  folder = dataFolder('server-day');
  // A Friday and a Saturday before the weeks of larger boards: both have 3x3.
  clock = movedClock(folder, '2026-11-20T12:00:00Z');
  program = await startProgram(folder, {
    ...clock.env,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
  });
});
afterAll(async () => {
  await program.kill();
  await discord.stop();
  rmSync(folder, { recursive: true });
});

/** Solves the board of a message for this person alone; fulfils with the result. */
async function solve({ rows }: LocalMessage, who: Member, where: object): Promise<string> {
  const tiles = rows
    .slice(0, 3)
    .flatMap((row) => row.map(({ label }) => (label === '·' ? 0 : Number(label))));
  const moves = solvingMoves({ start: `3x3 ${tiles.join(' ')}`, goal: '3x3 1 2 3 4 5 6 7 8 0' });
  // No hand is quicker.
  clock.passMinute();
  const { content } = await discord.slash('move', { moves }, { ...who, ...where }).answer();
  expect(content).toMatch(/^\*\*Solved\*\*/);
  return content;
}

async function play(who: Member, where = {}): Promise<string> {
  const board = await discord.slash('daily', {}, { ...who, ...where }).answer();
  return solve(board, who, where);
}

async function playFrom(post: LocalMessage, who: Member): Promise<string> {
  const board = await discord.press(post, post.button('Play'), who).answer();
  expect(board.ephemeral).toBe(true);
  return solve(board, who, {});
}

const IN_PRIVATE = { guild: undefined };
const set = async (options: Record<string, string>) =>
  (await discord.slash('settings', options, ANN).answer()).content;
const says = (post: LocalMessage | undefined, words: RegExp) =>
  expect.poll(() => post?.content, { timeout: 10_000 }).toMatch(words);

async function posted(at: number): Promise<LocalMessage> {
  await expect.poll(() => discord.posts.length, { timeout: 10_000 }).toBe(at + 1);
  const post = discord.posts[at];
  if (post === undefined) throw new Error('no post');
  return post;
}

test('a server’s daily posts stay correct while games are played in the server and in private', {
  timeout: 120_000,
}, async () => {
  // The day before, Ann plays on the server.
  expect(await play(ANN)).toMatch(/Rank 1 of 1 in this chat/);
  clock.set('2026-11-21T12:00:00Z');
  expect(await set({ daily: '18:00 UTC' })).toMatch(/posted at 18:00 \(UTC\), here/);
  // Before the post.
  await play(BEN);

  clock.set('2026-11-21T18:00:01Z');
  const post = await posted(0);
  expect(post.content).toMatch(/#325.*\n1. User 701: .*\n\n\*\*Yesterday\*\*, puzzle #324:\n1. User 700: /s);

  // Ann plays on this server: boards she solves in private count here. Cleo doesn't.
  expect(await play(CLEO, IN_PRIVATE)).toMatch(/Rank \d of 2 everywhere/);
  await play(ANN, IN_PRIVATE);
  await says(post, /User 700: .*\n\n\*\*Yesterday/s);

  // A second post of the day takes the place of the first, whose button goes on working.
  await set({ daily: '20:00 UTC' });
  clock.set('2026-11-21T20:00:01Z');
  const second = await posted(1);
  await says(
    post,
    /#325.*\nThe results are now in the newer message below\. \*\*Play\*\* works here, too\.$/,
  );
  expect(await playFrom(post, DORA)).toMatch(/Rank \d of 3 in this chat, \d of 4 everywhere/);
  await says(second, /User 703: /);
  for (const name of ['700', '701']) expect(second.content).toContain(`User ${name}: `);
  expect(second.content).not.toContain('User 702');
  expect(post.content).toMatch(/newer message/);

  // The next day's post goes to another channel.
  expect(await set({ channel: '<#41000>' })).toMatch(/in <#41000>/);
  clock.set('2026-11-22T20:00:01Z');
  const sunday = await posted(2);
  expect(sunday.content).toMatch(
    /#326.*Nobody here has solved this puzzle yet.*\*\*Yesterday\*\*, puzzle #325:/s,
  );
  expect(
    discord.requests.filter(({ method, path }) => method === 'POST' && path === '/channels/41000/messages')
      .length,
  ).toBe(1);

  // The bot is removed and added again: the post is off, and the greeting says so.
  discord.remove('300');
  discord.create(SERVER);
  const hello = await posted(3);
  expect(hello.content).toMatch(/daily post is off here.*`\/settings daily 18:00 UTC`/);
});
