import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalInteraction, LocalMessage, Upload } from '../../support/discord/interaction.ts';
import { LocalDiscord, localGuild, SEND_MESSAGES, VIEW_CHANNEL } from '../../support/discord/server.ts';
import { dataFolder } from '../../support/program/data-folder.ts';
import { A_MONDAY, movedClock } from '../../support/program/moved-clock.ts';
import { type Program, startProgram } from '../../support/program/program.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Without tables no proof of it ends within the time: it is at work for all of it. */
const HARD_4X4 = '14 15 13 12 11 10 9 8 7 6 5 4 3 2 1 0';

let discord: LocalDiscord;
let folder: string;
let program: Program;

const start = (): Promise<Program> =>
  startProgram(folder, {
    ...movedClock(folder, A_MONDAY).env,
    SOLVER_TIME_MS: '5000',
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
  });

beforeAll(async () => {
  discord = await new LocalDiscord().start();
  folder = dataFolder('discord');
  program = await start();
});

afterAll(async () => {
  await program.stop();
  await discord.stop();
  rmSync(folder, { recursive: true });
});

const hasPicture = ({ files }: LocalMessage): boolean =>
  files.some(({ bytes, description }) => bytes.subarray(0, 8).equals(PNG) && Boolean(description));

/** The file that a press brings, in the answer or after it. */
const fileOf = async (press: LocalInteraction): Promise<Upload> =>
  press.until(
    ({ original, pressed, followUps }) =>
      followUps[0]?.files[0] ?? (original === pressed ? undefined : original?.files[0]),
  );

const numbersOf = (text: Buffer): number[] =>
  text
    .toString()
    .trim()
    .split(/\s/)
    .map(Number)
    .sort((a, b) => a - b);

/**
 * The first button that slides a tile next to the blank, found as a person would: next to the `·` in its row.
 */
function besideBlank({ rows }: LocalMessage): string {
  for (const row of rows) {
    const blank = row.findIndex(({ label }) => label === '·');
    const button = row[blank === 0 ? 1 : blank - 1];
    if (blank >= 0 && button) return button.custom_id;
  }
  throw new Error('no blank among the buttons');
}

describe('the commands of the program on Discord', () => {
  test('answer /solve with length, moves and a picture', async () => {
    const answer = await discord.slash('solve', { board: '1 2 3 4 0 5' }).answer();
    expect(answer.content).toMatch(/\b1 move\b/);
    expect(hasPicture(answer)).toBe(true);
  });

  test('answer /knight with a picture', async () => {
    expect(hasPicture(await discord.slash('knight', { size: '5x5', start: 'e1' }).answer())).toBe(true);
  });

  test('show a tour smooth, animated, and as a file with its order', async () => {
    const tour = await discord.slash('knight', { size: '6x6', start: 'a1' }).answer();
    const [straight] = tour.files;
    await discord.press(tour, tour.button('Smooth path')).until(() => tour.history.length === 1);
    expect(hasPicture(tour)).toBe(true);
    expect(tour.files).toHaveLength(1);
    expect(tour.files[0]?.bytes.equals(straight?.bytes ?? Buffer.alloc(0))).toBe(false);
    const gif = await fileOf(discord.press(tour, tour.button('GIF')));
    expect(gif.bytes.subarray(0, 6).toString()).toBe('GIF89a');
    const order = await fileOf(discord.press(tour, tour.button('The move numbers as a file')));
    expect(order.name).toBe('tour-6x6-a1.txt');
    expect(numbersOf(order.bytes)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
  });

  test('show tables and logs for /knight, asked by a line or by the form', async () => {
    const table = await discord.slash('knight', { size: 'table 5x5 opts:1 vs 1,3' }).answer();
    expect(table.content).toMatch(/Optimisations 1, 3\*\*: 13 tours found, 10 of them without a backtrack/);
    expect(hasPicture(table)).toBe(true);
    const log = await discord.slash('knight', { size: '3x4', start: 'b1', show: 'log' }).answer();
    expect(log.content).toMatch(/```\nStart on \(2, 4\) b1\n[^`]+ 8 {2}1 10\n```/);
    expect(hasPicture(log)).toBe(true);
    const long = await discord.slash('knight', { size: 'log 5x5 a1 array:A' }).answer();
    expect(long.files.map(({ name }) => name)).toEqual(['picture.png', 'log-5x5-a1.txt']);
    const refused = await discord.slash('knight', { size: 'table 5x5', start: 'e1' }).answer();
    expect(refused.ephemeral).toBe(true);
    expect(refused.content).toContain('leave out e1');
  });

  test('answer /compare with bars for every method, and with the same facts in words', async () => {
    const answer = await discord.slash('compare', { board: '4 1 2 5 0 3' }).answer();
    expect(answer.content.match(/ ✓ 5$/gm)).toHaveLength(15);
    expect(hasPicture(answer)).toBe(true);
  });

  test('let /solve take a heuristic', async () => {
    const options = { board: '8 6 7/2 5 4/3 0 1', algorithm: 'astar', heuristic: 'manhattan' };
    expect((await discord.slash('solve', options).answer()).content).toMatch(/31 moves.*proved optimal/);
  });

  test('give an example that works in /help', async () => {
    expect((await discord.slash('help').answer()).content).toContain('/solve 1 2 3 4 0 5');
  });

  test('are links in the texts, with their registered ids', async () => {
    const id = () => discord.commands.find(({ name }) => name === 'daily')?.id;
    expect((await discord.slash('help').answer()).content).toContain(`</daily:${id()}>`);
    const pressed = discord.press(await discord.slash('help').answer(), 'help:play');
    expect((await pressed.answer()).content).toContain(`</daily:${id()}>`);
  });

  test('explain unreadable input to the user alone', async () => {
    const answer = await discord.slash('solve', { board: '1 2 3 4 4 0' }).answer();
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toContain('4');
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
  test.each(['daily', 'play'])(
    'begun by /%s show a picture with a button for each tile; a press slides it',
    async (name) => {
      const board = await discord.slash(name, {}, { user: name === 'daily' ? '501' : '502' }).answer();
      expect(hasPicture(board)).toBe(true);
      const press = discord.press(board, besideBlank(board), { user: name === 'daily' ? '501' : '502' });
      await press.until(() => board.history.length === 1);
      expect(board.files).toHaveLength(1);
    },
  );

  test('show a board to the player alone in a server, but not in direct messages or when it is public', async () => {
    for (const name of ['daily', 'play']) {
      const board = await discord.slash(name, {}, { user: '503' }).answer();
      expect(board.ephemeral).toBe(true);
      const press = discord.press(board, besideBlank(board), { user: '503' });
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
    const notice = await discord.press(shown, besideBlank(shown), { user: '503' }).answer();
    expect(notice).toMatchObject({ ephemeral: true, content: expect.stringContaining('User 505') });
    expect(discord.posts).toEqual([]);
  });

  test("let a knight's tour be walked to its end by buttons, with an undo", {
    timeout: 90_000,
  }, async () => {
    const board = await discord.slash('play', { size: 'knight 5x5 a1' }).answer();
    const labels = () => board.rows.flatMap((row) => row.map(({ label }) => label));
    expect(labels()).toEqual(['b3', 'c2', 'Hint', 'Give up']);
    const tour = 'c2 e1 d3 e5 c4 a5 b3 d4 b5 a3 b1 d2 e4 c5 a4 b2 d1 e3 d5 b4 a2 c1 e2 c3'.split(' ');
    for (const label of ['b3', 'Undo', ...tour]) {
      const { length } = board.history;
      await discord.press(board, board.button(label)).until(() => board.history.length > length);
    }
    expect(board.content).toMatch(/Solved.* in 25 moves/);
    expect(board.content).toContain('The fewest possible is 24, so you took 1 more.');
  });

  test('let a search be asked by a form, and stepped through', async () => {
    const options = { board: '1 2 3 4 0 5', algorithm: 'astar', heuristic: 'misplaced' };
    const search = await discord.slash('explain', options).answer();
    expect(search.content).toContain('2. 123/450 (1+0=1): the goal');
    await discord.press(search, search.button('▶')).until(() => search.history.length === 1);
    expect(search.content).toContain('Closed list: 123/405 (0+1=1)');
    const limited = await discord.slash('explain', { board: '1 2 3 4 0 5', limit: '3' }).answer();
    expect(limited.content).toContain('dfs limit:3');
  });

  test('change a message by its own buttons only', async () => {
    const solution = await discord.slash('solve', { board: '1 2 3 4 0 5' }).answer();
    const board = await discord.slash('play').answer();
    const tour = await discord.slash('knight', { size: '5x5', start: 'a1' }).answer();
    const step = solution.button('▶');
    for (const [message, action] of [
      [board, step],
      [solution, besideBlank(board)],
      [board, 'tour:5x5:a1::open:construct:1'],
      [tour, 'tour:6x6:a1::open:construct:1'],
      [tour, 'dark~other:5x5:b3::open:construct:9'],
    ] as const) {
      const notice = await discord.press(message, action).answer();
      expect(notice.ephemeral).toBe(true);
      expect(notice.content).toContain('too old');
    }
    expect([solution, board, tour].map(({ history }) => history)).toEqual([[], [], []]);
    await discord.press(solution, step).until(() => solution.history.length === 1);
  });

  test('answer a forged button with a notice and change nothing', async () => {
    const board = await discord.slash('play').answer();
    const notice = await discord.press(board, 'nothing:like:this').answer();
    expect(notice.ephemeral).toBe(true);
    expect(board.history).toEqual([]);
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

  test('keep their buttons after a restart, which does not register the menu again', async () => {
    const board = await discord.slash('play').answer();
    const first = besideBlank(board);
    await discord.press(board, first).until(() => board.history.length === 1);
    expect(await program.stop()).toBe(0);
    program = await start();
    await discord.press(board, besideBlank(board)).until(() => board.history.length === 2);
    expect(discord.requestsTo(/^PUT .*commands$/)).toHaveLength(1);
    expect((await discord.slash('help').answer()).content).toMatch(/<\/daily:\d+>/);
  });
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
    const press = discord.press(board, besideBlank(board), away);
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
  const use = discord.slash('solve', { board: HARD_4X4, algorithm: 'ida' });
  await use.until(({ acknowledgedBy }) => acknowledgedBy !== undefined);
  await program.kill();
  const isFinal = ({ content }: LocalMessage) => /proved/.test(content);
  const lost = use.original === undefined || !isFinal(use.original);
  program = await start();
  await use.until(({ original }) => original && isFinal(original) && hasPicture(original), 25_000);
  expect(lost).toBe(true);
});
