import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayNumber } from '../../src/daily/day.ts';
import type { Series } from '../../src/store/contract/game.ts';
import type { LocalMessage } from '../support/discord/interaction.ts';
import { LocalDiscord } from '../support/discord/server.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type DayToPlay, dayToPlay } from '../support/program/day-player.ts';
import { A_MONDAY, type MovedClock, movedClock } from '../support/program/moved-clock.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { linkOf, openLink } from '../support/telegram/players.ts';
import { ANN, BotApiServer, GROUP, type Shown } from '../support/telegram/server.ts';

const SECRET = 'a secret of the tests';

let folder: string;
let telegram: BotApiServer;
let discord: LocalDiscord;
let clock: MovedClock;
let program: Program;

const start = (): Promise<Program> =>
  startProgram(folder, {
    ...clock.env,
    DAILY_SECRET: SECRET,
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
  });

beforeAll(async () => {
  folder = dataFolder('week');
  clock = movedClock(folder, A_MONDAY);
  [telegram, discord] = await Promise.all([new BotApiServer().start(), new LocalDiscord().start()]);
  program = await start();
});

afterAll(async () => {
  await program.kill();
  await Promise.all([telegram.stop(), discord.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** A person's message of a game on a platform. */
interface Seat {
  /** Opens today's puzzle of the series: its message is the one that is pressed from now on. */
  open(series: Series): Promise<string>;
  /** Presses the button with that label; fulfils with the message as it is then. */
  press(label: string): Promise<string>;
  /** Types these tiles or squares in one line; fulfils with the message as it is then. */
  type(steps: readonly string[]): Promise<string>;
}

const LINES: Readonly<Record<Series, string>> = { puzzle: '/daily', knight: '/daily knight' };

/** The newest message of the group that shows today's puzzle of the series. */
const inGroup: Partial<Record<Series, Shown>> = {};

/**
 * Opens boards in the private chat, `byGroup` by the link below the group's message: a group's messages
 * change every 3 s.
 */
function onTelegram(byGroup: boolean): Seat {
  let message: Shown;
  return {
    async open(series) {
      const from = telegram.shown.length;
      if (!byGroup) {
        telegram.say(LINES[series]);
        message = await telegram.message(({ keyboard }) => keyboard !== undefined, from);
        return message.text;
      }
      telegram.say(LINES[series], { chat: GROUP });
      const shared = await telegram.message(
        ({ chat, keyboard }) => chat === GROUP.id && keyboard !== undefined,
        from,
      );
      inGroup[series] = shared;
      message = await openLink(telegram, linkOf(shared), ANN);
      return message.text;
    },
    async press(label) {
      const { edits } = message;
      telegram.press(message, label);
      await telegram.until(() => message.edits > edits, `an edit after ${label} of ${message.text}`);
      return message.text;
    },
    async type(steps) {
      const { edits, chat } = message;
      const from = telegram.shown.length;
      telegram.say(`/move ${steps.join(' ')}`);
      // A board that is far up loses its buttons, and comes again below.
      const changed = () =>
        telegram.shown
          .filter((shown, at) => at >= from || (shown === message && shown.edits > edits))
          .find((shown) => shown.chat === chat && shown.keyboard?.inline_keyboard.length);
      await telegram.until(() => changed() !== undefined, `the board after ${steps}`);
      message = changed() ?? message;
      return message.text;
    },
  };
}

const SERVER = { user: '700', permissions: String(1 << 5), isThere: true };

function onDiscord(): Seat {
  let message: LocalMessage;
  return {
    async open(series) {
      const options: Record<string, string> = series === 'puzzle' ? {} : { day: series };
      message = await discord.slash('daily', options, SERVER).answer(40_000);
      expect(message.ephemeral).toBe(true);
      return message.content;
    },
    async press(label) {
      const before = message.history.length;
      const press = discord.press(message, message.button(label), SERVER);
      await press.until(() => message.history.length > before);
      return message.content;
    },
    async type(steps) {
      message = await discord.slash('move', { moves: steps.join(' ') }, SERVER).answer(20_000);
      return message.content;
    },
  };
}

async function pressed(seat: Seat, labels: readonly string[]): Promise<string> {
  let text = '';
  for (const label of labels) {
    expect(text).not.toContain('Solved');
    text = await seat.press(label);
  }
  return text.replaceAll('**', '');
}

/** Presses the first two and the last two, and types those between: platforms show one press a second. */
async function played(seat: Seat, labels: readonly string[]): Promise<string> {
  const typed = labels.slice(2, -2);
  await pressed(seat, labels.slice(0, 2));
  if (typed.length > 0) await seat.type(typed);
  return pressed(seat, labels.slice(-2));
}

/** Both people open the puzzle and play it to its end; `between` is done in the middle. */
async function solved(
  { labels }: DayToPlay,
  byGroup: boolean,
  between?: () => Promise<void>,
): Promise<readonly string[]> {
  const seats = [onTelegram(byGroup), onDiscord()];
  for (const text of await Promise.all(seats.map((seat) => seat.open('puzzle'))))
    expect(text).toContain('Daily puzzle');
  clock.passMinute();
  const half = Math.floor(labels.length / 2);
  await Promise.all(seats.map((seat) => played(seat, labels.slice(0, half))));
  await between?.();
  return Promise.all(seats.map((seat) => played(seat, labels.slice(half))));
}

/** Both people open the walk, press its first squares, and type the others. */
async function walked({ labels }: DayToPlay, byGroup: boolean): Promise<readonly string[]> {
  const seats = [onTelegram(byGroup), onDiscord()];
  for (const text of await Promise.all(seats.map((seat) => seat.open('knight'))))
    expect(text).toContain('Knight of the day');
  clock.passMinute();
  await Promise.all(seats.map((seat) => pressed(seat, labels.slice(0, 3))));
  const ends = await Promise.all(seats.map((seat) => seat.type(labels.slice(3))));
  return ends.map((text) => text.replaceAll('**', ''));
}

const restarted = async (): Promise<void> => {
  expect(await program.stop()).toBe(0);
  program = await start();
};
const killed = async (): Promise<void> => {
  await program.kill();
  program = await start();
};

/** The labels below a group's or a channel's message of the day. */
const buttonsOfGroup = () => inGroup.puzzle?.keyboard?.inline_keyboard.flat().map(({ text }) => text) ?? [];
const postOf = (number: number): LocalMessage | undefined =>
  discord.posts.find(({ content }) => content.includes(`Daily puzzle #${number}`));
const buttonsOfPost = (number: number) =>
  postOf(number)
    ?.rows.flat()
    .map(({ label }) => label) ?? [];

const KNIGHT = '♞ Knight of the day';
const RESULT = /\n1\. .*: \d+ moves \(par\)/;
const SOON = { timeout: 20_000 };
/** On these days the messages of the day are looked at. */
const LOOKED_AT: readonly string[] = ['2026-11-24', '2026-11-29'];

/**
 * The messages of the day have results of the puzzle and, as long as no member has opened the knight there,
 * one button.
 */
async function puzzleStandsAlone(number: number): Promise<void> {
  await expect.poll(() => postOf(number)?.content, SOON).toMatch(RESULT);
  await expect.poll(() => inGroup.puzzle?.text, SOON).toMatch(RESULT);
  expect(buttonsOfGroup()).toEqual(['Play']);
  expect(buttonsOfPost(number)).toEqual(['Play']);
}

/**
 * They have a second button, which opens the walk, and say who has walked; the walk's own message has its
 * results.
 */
async function knightStandsBeside(number: number): Promise<void> {
  await expect.poll(() => inGroup.puzzle?.text, SOON).toMatch(/walked by Ann Lee\.$/);
  await expect.poll(() => inGroup.knight?.text, SOON).toMatch(RESULT);
  await expect.poll(() => postOf(number)?.content, SOON).toMatch(/walked by User 700\./);
  expect(buttonsOfGroup()).toEqual(['Play', KNIGHT]);
  expect(buttonsOfPost(number)).toEqual(['Play', KNIGHT]);
  const post = postOf(number);
  if (post === undefined) throw new Error('no post');
  const board = await discord.press(post, post.button(KNIGHT), SERVER).answer(20_000);
  expect(board.content).toContain("Knight's tour streak");
}

test('a week of daily puzzles: a server asks for a post at noon', async () => {
  const answer = await discord.slash('settings', { daily: '12:00 UTC' }, SERVER).answer();
  expect(answer.content).toContain('12:00');
});

// Each day a moment after noon, two days are missed one by one; the knight is left out on Tuesday.
test.each([
  ['2026-11-23', 'Monday', /Streak: 1 day \(best 1\)\./, /1 day \(best 1\)\./, undefined],
  ['2026-11-24', 'Tuesday', /Streak: 2 days \(best 2\)\./, undefined, restarted],
  ['2026-11-25', 'Wednesday', /Streak: 3 days/, /1 day \(best 1\)\./, killed],
  ['2026-11-26', 'Thursday', /Streak: 4 days/, /2 days \(best 2\)\./, killed],
  ['2026-11-27', 'Friday', /Streak: 5 days/, /3 days/, undefined],
  ['2026-11-28', 'Saturday', /Streak: 6 days \(best 6\)\./, /4 days/, undefined],
  // Seven in a row earn a freeze.
  [
    '2026-11-29',
    'Sunday',
    /Streak: 7 days \(best 7\), 1 freeze left for a missed day\./,
    /5 days \(best 5\)\./,
    undefined,
  ],
  // It covers Monday; the knight has none.
  [
    '2026-12-01',
    'Tuesday',
    /Streak: 8 days \(best 8\)\.\nA freeze covered 2026-11-30/,
    /1 day \(best 5\)\.\n/,
    undefined,
  ],
  // Nothing covers Wednesday.
  ['2026-12-03', 'Thursday', /Streak: 1 day \(best 8\)\./, /1 day \(best 5\)\./, undefined],
])(
  'the puzzles of %s, a %s, are solved by presses and typed lines on both platforms',
  { timeout: 90_000 },
  async (day, _, streak, streakOfKnight, between) => {
    clock.set(`${day}T12:00:01Z`);
    const isLookedAt = LOOKED_AT.includes(day);
    const toPlay = await dayToPlay(SECRET, day);
    for (const text of await solved(toPlay, isLookedAt, between)) {
      expect(text).toMatch(new RegExp(`^Solved in ${toPlay.puzzle.par} moves`));
      expect(text).toContain('That is the fewest possible.');
      expect(text).toMatch(streak);
      expect(text).toContain('Next puzzle in 12 h.');
    }
    const number = dayNumber(day);
    if (isLookedAt) await puzzleStandsAlone(number);
    if (streakOfKnight === undefined) return;

    const walk = await dayToPlay(SECRET, day, 'knight');
    for (const text of await walked(walk, isLookedAt)) {
      expect(text).toMatch(new RegExp(`^Solved in ${walk.puzzle.par} moves`));
      expect(text).toMatch(new RegExp(`Knight's tour streak: ${streakOfKnight.source}`));
    }
    if (isLookedAt) await knightStandsBeside(number);
  },
);

const onTelegramSaid = async (line: string, word: string): Promise<string> => {
  const from = telegram.shown.length;
  telegram.say(line);
  return (await telegram.message(({ text }) => text.includes(word), from)).text;
};

test('the results of the week are on a leaderboard of each series', async () => {
  expect(await onTelegramSaid('/leaderboard everywhere week', 'Leaderboard')).toMatch(
    /week of 2026-11-30 · everywhere\n1\. .*: 2 days, all at par/,
  );
  expect(await onTelegramSaid('/leaderboard knight all everywhere', 'Leaderboard')).toMatch(
    /knight of the day · all time · everywhere\n1\. .*: 8 days, all at par/,
  );
  const of = async (options: Record<string, string>) =>
    (await discord.slash('leaderboard', options, SERVER).answer()).content;
  expect(await of({ period: 'all' })).toMatch(/all time.* · this chat\n1\. .*: 9 days, all at par/);
  expect(await of({ period: 'all', series: 'knight' })).toMatch(
    /knight of the day · all time.* · this chat\n1\. .*: 8 days, all at par/,
  );
});

test('the statistics of the week show both streaks', async () => {
  const expected = [
    /9 daily puzzles.* solved\. Streak: 1 day \(best 8\), no freeze left for missed days\./,
    /9 of these puzzles with the fewest possible moves/,
    /♞ .*8 knight's tours of the day.* walked\. Streak: 1 day \(best 5\), no freeze left for missed days\./,
  ];
  const texts = [
    await onTelegramSaid('/stats', 'daily puzzles'),
    (await discord.slash('stats', {}, SERVER).answer()).content,
  ];
  for (const text of texts) for (const line of expected) expect(text).toMatch(line);
});
