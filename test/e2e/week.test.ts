import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalMessage } from '../support/discord/interaction.ts';
import { LocalDiscord } from '../support/discord/server.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type DayToPlay, dayToPlay } from '../support/program/day-player.ts';
import { A_MONDAY, type MovedClock, movedClock } from '../support/program/moved-clock.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { BotApiServer, type Shown } from '../support/telegram/server.ts';

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

/** Somebody's message of a game on a platform. */
interface Seat {
  /** Opens today's puzzle: its message is the one that is pressed from now on. */
  open(): Promise<string>;
  /** Presses the button with that label; fulfils with the message as it is then. */
  press(label: string): Promise<string>;
}

/** Presses again what came too fast: nobody presses as fast as this test. */
async function patiently(press: () => Promise<boolean>): Promise<void> {
  while (!(await press())) await sleep(1000);
}

const TOO_FAST = /a lot at once/;

function onTelegram(): Seat {
  let message: Shown;
  return {
    async open() {
      const from = telegram.shown.length;
      telegram.say('/daily');
      message = await telegram.message(({ text }) => /Daily puzzle|Solved/.test(text), from);
      return message.text;
    },
    async press(label) {
      const { edits } = message;
      await patiently(async () => {
        const notice = await telegram.answerTo(telegram.press(message, label));
        if (TOO_FAST.test(notice)) return false;
        await telegram.until(() => message.edits > edits, `an edit after ${label} of ${message.text}`);
        return true;
      });
      return message.text;
    },
  };
}

function onDiscord(): Seat {
  const where = { guild: '900', user: '700' };
  let message: LocalMessage;
  return {
    async open() {
      message = await discord.slash('daily', {}, where).answer(20_000);
      return message.content;
    },
    async press(label) {
      const before = message.history.length;
      await patiently(async () => {
        const press = discord.press(message, message.button(label), where);
        const isRefused = () => press.original !== message && TOO_FAST.test(press.original?.content ?? '');
        await press.until(() => message.history.length > before || isRefused());
        return message.history.length > before;
      });
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

/** Both people open the puzzle and press all the way to its end; `between` is done in the middle. */
async function solved({ labels }: DayToPlay, between?: () => Promise<void>): Promise<readonly string[]> {
  const seats = [onTelegram(), onDiscord()];
  for (const text of await Promise.all(seats.map((seat) => seat.open())))
    expect(text).toContain('Daily puzzle');
  const half = Math.floor(labels.length / 2);
  await Promise.all(seats.map((seat) => pressed(seat, labels.slice(0, half))));
  await between?.();
  return Promise.all(seats.map((seat) => pressed(seat, labels.slice(half))));
}

const restarted = async (): Promise<void> => {
  expect(await program.stop()).toBe(0);
  program = await start();
};
const killed = async (): Promise<void> => {
  await program.kill();
  program = await start();
};

// Each day at noon, two days are missed one by one.
test.each([
  ['2026-11-23', 'Monday', /Streak: 1 day \(best 1\)\./, undefined],
  ['2026-11-24', 'Tuesday', /Streak: 2 days \(best 2\)\./, restarted],
  ['2026-11-25', 'Wednesday', /Streak: 3 days/, killed],
  ['2026-11-26', 'Thursday', /Streak: 4 days/, killed],
  ['2026-11-27', 'Friday', /Streak: 5 days/, undefined],
  ['2026-11-28', 'Saturday', /Streak: 6 days \(best 6\)\./, undefined],
  // Seven in a row earn a freeze.
  ['2026-11-29', 'Sunday', /Streak: 7 days \(best 7\), 1 freeze in hand\./, undefined],
  // It covers Monday.
  ['2026-12-01', 'Tuesday', /Streak: 8 days \(best 8\)\.\nA freeze covered 2026-11-30/, undefined],
  // Nothing covers Wednesday.
  ['2026-12-03', 'Thursday', /Streak: 1 day \(best 8\)\./, undefined],
])(
  '%s, a %s, is solved by its buttons on both platforms',
  { timeout: 90_000 },
  async (day, _, streak, between) => {
    clock.set(`${day}T12:00:00Z`);
    const toPlay = await dayToPlay(SECRET, day);
    for (const text of await solved(toPlay, between)) {
      expect(text).toMatch(new RegExp(`^Solved in ${toPlay.puzzle.par} moves`));
      expect(text).toContain('That is the fewest possible.');
      expect(text).toMatch(streak);
      expect(text).toContain('Next puzzle in 12 h.');
    }
  },
);

test('the week’s results stand on the leaderboard', async () => {
  const from = telegram.shown.length;
  telegram.say('/leaderboard everywhere week');
  const { text } = await telegram.message(({ text }) => text.includes('Leaderboard'), from);
  expect(text).toMatch(/week of 2026-11-30 · everywhere\n1\. .*: 2 days, all at par/);
  const discordText = (
    await discord.slash('leaderboard', { period: 'all' }, { guild: '900', user: '700' }).answer()
  ).content;
  expect(discordText).toMatch(/all time.* · this chat\n1\. .*: 9 days, all at par/);
});
