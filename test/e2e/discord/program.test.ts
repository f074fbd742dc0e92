import { describe, expect, test } from 'vitest';
import { localGuild, SEND_MESSAGES, VIEW_CHANNEL } from '../../support/discord/server.ts';
import { DiscordPlatform } from '../../support/platform/discord.ts';
import { besideBlank, hasPicture, runProgram } from '../../support/platform/platform.ts';
import { A_MONDAY } from '../../support/program/moved-clock.ts';
import { testProgram } from '../platform/program.ts';

const platform = new DiscordPlatform();
const { discord } = platform;
const running = runProgram(platform, 'discord', A_MONDAY);

testProgram(platform, running, platform.user(20));

describe('the commands of the program on Discord', () => {
  test('show logs for /knight, asked by a line or by the form', async () => {
    const log = await discord.slash('knight', { size: '3x4', start: 'b1', show: 'log' }).answer();
    expect(log.content).toMatch(/```\nStart on \(2, 4\) b1\n[^`]+ 8 {2}1 10\n```/);
    expect(hasPicture(log)).toBe(true);
    const long = await discord.slash('knight', { size: 'log 5x5 a1 array:A' }).answer();
    expect(long.files.map(({ name }) => name)).toEqual(['picture.png', 'log-5x5-a1.txt']);
  });

  test('are run by the button of a refused form, without its typing error, for the user alone', async () => {
    const typist = platform.user(21);
    const refused = await discord.slash('play', { size: 'knihgt 5x5 a1' }, typist).answer();
    expect(refused.content).toContain('Did you mean this? `/play knight 5x5 a1`');
    const opened = await platform.open(typist, refused, '/play knight 5x5 a1', /1 of 25 squares/);
    expect(hasPicture(opened)).toBe(true);
  });

  test('let /solve take a heuristic', async () => {
    const options = { board: '8 6 7/2 5 4/3 0 1', algorithm: 'astar', heuristic: 'manhattan' };
    expect((await discord.slash('solve', options).answer()).content).toMatch(/31 moves.*proved optimal/);
  });

  test('are links in the texts, with their registered ids', async () => {
    const id = () => discord.commands.find(({ name }) => name === 'daily')?.id;
    expect((await discord.slash('help').answer()).content).toContain(`</daily:${id()}>`);
    const pressed = discord.press(await discord.slash('help').answer(), 'help:play');
    expect((await pressed.answer()).content).toContain(`</daily:${id()}>`);
  });

  test("keep within Discord's length limits in the menu", () => {
    const described = (entry: unknown): string[] =>
      typeof entry !== 'object' || entry === null
        ? []
        : Object.entries(entry).flatMap(([key, value]) =>
            key === 'description' ? [String(value)] : described(value),
          );
    const descriptions = described(discord.commands);
    expect(descriptions.length).toBeGreaterThan(5);
    expect(descriptions.filter(({ length }) => length < 1 || length > 100)).toEqual([]);
  });
});

describe('the suggestions while an option is typed on Discord', () => {
  test.each([
    ['race', 'size', '4', {}, ['4x4', '4x2']],
    ['knight', 'start', 'c', { size: '5x5' }, ['c1', 'c3', 'c5']],
    ['daily', 'day', '', {}, ['yesterday']],
    ['play', 'length', '', { size: '2x3' }, ['5', '10', '15', '20', '21']],
  ])('complete the option of /%s %s from %j', async (command, option, typed, others, first) => {
    const typing = discord.typing(command, option, typed, others);
    const choices = await typing.until((one) => one.choices);
    expect(choices.slice(0, first.length)).toEqual(first.map((one) => ({ name: one, value: one })));
  });

  test('are empty for unknown options, and a sent value is read again', async () => {
    expect(await discord.typing('other', 'size', '4').until((one) => one.choices)).toEqual([]);
    const refused = await discord.slash('race', { size: '4x11' }).answer();
    expect(refused).toMatchObject({ ephemeral: true, content: expect.stringContaining('10x10') });
  });
});

describe('the message command Solve this board', () => {
  const NAME = 'Solve this board';

  test('is offered on messages', () => {
    expect(discord.commands.filter(({ type }) => type === 3)).toMatchObject([{ name: NAME }]);
  });

  test("finds the board in a user's message", async () => {
    const words = 'who can?\n```\n4 1 2\n5 0 3\n```\nI need 9, and it is 18:00';
    const answer = await discord.onMessage(NAME, words).answer();
    expect(answer).toMatchObject({ ephemeral: false, content: expect.stringMatching(/in 5 moves/) });
    expect(hasPicture(answer)).toBe(true);
  });

  test('finds the board in the description of a picture by the bot', async () => {
    const shown = await discord.slash('play', { size: '3x3 hard', public: true }, { user: '507' }).answer();
    expect((await discord.onMessage(NAME, shown).answer()).content).toMatch(/in \d+ moves/);
  });

  test("does not solve today's puzzle where others see the answer", async () => {
    const today = await discord.slash('daily', {}, { user: '508' }).answer();
    const answer = await discord.onMessage(NAME, today, { user: '508' }).answer();
    expect(answer).toMatchObject({ ephemeral: true, content: expect.stringContaining("today's puzzle") });
  });

  test.each([
    ['Hello, see you at 18:00', 'no board in that message'],
    ['', 'no board in that message'],
    ['`1 2 3 4 0 5` or `4 1 2 5 0 3`?', 'more than one board'],
    ['try 1 2 3 4 4 0 today', '4'],
  ])('tells the user alone why there is no board in %j', async (words, clue) => {
    const answer = await discord.onMessage(NAME, words).answer();
    expect(answer).toMatchObject({ ephemeral: true, content: expect.stringContaining(clue) });
    expect(answer.content).toContain('/solve');
  });
});

describe('games on Discord', () => {
  test('show a board to the player alone in a server, but not in direct messages or when it is public', async () => {
    for (const name of ['daily', 'play']) {
      const board = await discord.slash(name, {}, { user: '503' }).answer();
      expect(board.ephemeral).toBe(true);
      const press = discord.press(board, board.button(besideBlank(board)), { user: '503' });
      await press.until(() => board.history.length === 1);
      expect(press.acknowledgedBy).toBe(7);
      expect(hasPicture(board)).toBe(true);
      expect(board.ephemeral).toBe(true);
      expect((await discord.slash(name, {}, { user: '504', guild: undefined }).answer()).ephemeral).toBe(
        false,
      );
    }
    const size = '1 2 3/4 5 6/0 7 8';
    const shown = await discord.slash('play', { size, public: true }, { user: '505' }).answer();
    expect(shown.ephemeral).toBe(false);
    const copy = await discord.slash('move', { moves: 'L' }, { user: '505' }).answer();
    expect([copy.ephemeral, copy.content]).toEqual([true, expect.stringContaining('1 move')]);
    await expect.poll(() => shown.content, { timeout: 10_000 }).toContain('1 move');
    const notice = await discord.press(shown, shown.button(besideBlank(shown)), { user: '503' }).answer();
    expect(notice).toMatchObject({ ephemeral: true, content: expect.stringContaining('User 505') });
    expect(discord.posts).toEqual([]);
  });

  test('let a limit of a search be given in the form', async () => {
    const limited = await discord.slash('explain', { board: '1 2 3 4 0 5', limit: '3' }).answer();
    expect(limited.content).toContain('dfs limit:3');
  });

  test('count every tile of a sequence that is faster than the edits, each once', async () => {
    const board = await discord.slash('play', { size: '0 1 3/4 2 5/7 8 6' }).answer();
    const tiles = board.rows.flat();
    for (const tile of ['1', '1', '2', '1', '5', '2', '6', '6']) {
      const button = tiles.find(({ label }) => label === tile);
      discord.press(board, button?.custom_id ?? never());
    }
    await expect.poll(() => board.content, { timeout: 10_000 }).toMatch(/Solved\*\* in 4 moves/);
  });
});

test('a restart does not register the menu of Discord again', async () => {
  expect(discord.requestsTo(/^PUT .*commands$/)).toHaveLength(1);
  expect((await discord.slash('help').answer()).content).toMatch(/<\/daily:\d+>/);
});

test('a server that adds the bot gets a hello in its language, with buttons and missing permissions', async () => {
  const allowed = String(VIEW_CHANNEL | SEND_MESSAGES);
  const roles = [{ id: '310', permissions: allowed }];
  const channels = [{ id: '4100', type: 0, position: 0, permission_overwrites: [] }];
  const { length } = discord.posts;
  discord.create(localGuild('310', { preferred_locale: 'ru', roles, channels }));
  await expect.poll(() => discord.posts.length, { timeout: 10_000 }).toBe(length + 1);
  const hello = discord.posts.at(-1);
  expect(hello?.content).toMatch(/TileKnight/);
  expect(hello?.content).toMatch(/<\/daily:\d+>/);
  expect(hello?.content).toMatch(/файлы/);
  const board = await discord
    .press(hello ?? never(), hello?.rows[0]?.[0]?.custom_id ?? '', { guild: '310' })
    .answer();
  expect(board).toMatchObject({ ephemeral: true });
  expect(hasPicture(board)).toBe(true);
});

function never(): never {
  throw new Error('no hello');
}

describe('a user install in a server without the bot', () => {
  const away = { guild: '777', channel: '778', user: '510' };
  const ownWords = () => discord.requestsTo(/^(POST|PATCH|PUT) \/channels\/778/);

  test('gets all answers by its interactions, boards for the user alone, and no message in the channel', async () => {
    const board = await discord.slash('play', { size: '3x3' }, away).answer();
    expect(board.ephemeral).toBe(true);
    const press = discord.press(board, board.button(besideBlank(board)), away);
    await press.until(() => board.history.length === 1);
    expect((await discord.slash('daily', {}, away).answer()).ephemeral).toBe(true);
    expect((await discord.slash('solve', { board: '4 1 2 5 0 3' }, away).answer()).ephemeral).toBe(false);
    expect(ownWords()).toEqual([]);
  });

  test('runs a race by the tokens of the players, within five messages each', async () => {
    const race = discord.slash('race', { size: '2x3' }, away);
    const message = await race.answer();
    const joins = ['510', '511'].map((user) =>
      discord.press(message, message.button('Join'), { ...away, user }),
    );
    for (const join of joins) await join.until(({ original }) => original?.ephemeral);
    await expect.poll(() => message.content, { timeout: 15_000 }).toContain('Joined (2)');
    await discord
      .press(message, message.button('Start now'), away)
      .until(({ acknowledgedBy }) => acknowledgedBy);
    for (const join of joins)
      await join.until(
        ({ original, followUps }) => [original, ...followUps].some((one) => one?.rows.length === 3),
        20_000,
      );
    for (const { followUps } of [race, ...joins]) expect(followUps.length).toBeLessThanOrEqual(5);
    expect(ownWords()).toEqual([]);
  });

  test('is refused a daily post, with the missing permission', async () => {
    const admin = { ...away, permissions: String(1 << 5) };
    const answer = await discord.slash('settings', { daily: '18:00 Europe/Kyiv' }, admin).answer();
    expect(answer).toMatchObject({ ephemeral: true, content: expect.stringContaining('see this chat') });
  });
});

test('a deferred answer on Discord survives a kill -9', async () => {
  const use = discord.slash('knight', { size: 'table 16x16 opts:1' });
  await use.until(({ acknowledgedBy }) => acknowledgedBy !== undefined);
  await running.program.kill();
  expect(use.original && hasPicture(use.original)).not.toBe(true);
  await running.start();
  await use.until(({ original }) => original?.content.includes('16x16') && hasPicture(original), 45_000);
});
