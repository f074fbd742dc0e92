// Makes the screens of the messages that play sends, on both platforms and the page: node
// tools/screens/make.ts [START OF NAMES] The program answers over the tests' servers of both platforms. A
// browser draws the messages that these received; it is taken from CHROMIUM_PATH or the PATH.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from 'canvas';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { LocalMessage } from '../../test/support/discord/interaction.ts';
import { LocalDiscord } from '../../test/support/discord/server.ts';
import { chromiumPath } from '../../test/support/page/browser.ts';
import { A_MONDAY, movedClock } from '../../test/support/program/moved-clock.ts';
import { startProgram } from '../../test/support/program/program.ts';
import { linkOf, openLink, own, solutionOf } from '../../test/support/telegram/players.ts';
import { ANN, BotApiServer, GROUP, type Shown } from '../../test/support/telegram/server.ts';
import { discordPage, telegramPage } from './bubbles.ts';

const [wanted = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'tileknight-screens-'));
const telegram = await new BotApiServer().start();
const discord = await new LocalDiscord().start();
const program = await startProgram(folder, {
  TELEGRAM_TOKEN: telegram.token,
  TELEGRAM_API_ROOT: telegram.root,
  DISCORD_TOKEN: discord.token,
  DISCORD_API_URL: discord.apiUrl,
  DAILY_SECRET: 'a secret of the screens',
  ...movedClock(folder, A_MONDAY).env,
});
const browser: Browser = await chromium.launch({
  executablePath: chromiumPath() ?? '',
  args: ['--no-sandbox'],
});
const frame: Page = await browser.newPage({ viewport: { width: 340, height: 400 } });

async function save(name: string, html: string): Promise<void> {
  await frame.setContent(html);
  await frame.waitForFunction('[...document.images].every(({ complete }) => complete)');
  const main = frame.locator('main');
  writeFileSync(
    new URL(`../../docs/screens/${name}.jpg`, import.meta.url),
    await main.screenshot({ type: 'jpeg', quality: 70 }),
  );
}

/** Returns a drawn photo: hills at dusk. */
function photo(): Buffer {
  const canvas = createCanvas(900, 900);
  const ctx = canvas.getContext('2d');
  const sky = ctx.createLinearGradient(0, 0, 0, 560);
  for (const [at, colour] of [
    [0, '#16264f'],
    [0.5, '#b0486b'],
    [1, '#ffd27a'],
  ] as const)
    sky.addColorStop(at, colour);
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, 900, 900);
  ctx.fillStyle = '#fff6d8';
  ctx.beginPath();
  ctx.arc(560, 430, 90, 0, 7);
  ctx.fill();
  for (const [at, colour] of ['#5d3a66', '#3e2b52', '#26203f'].entries()) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(0, 900);
    for (let x = 0; x <= 900; x += 10) ctx.lineTo(x, 450 + at * 120 + Math.sin(x / 45 + at * 2) * 40);
    ctx.lineTo(900, 900);
    ctx.fill();
  }
  return canvas.toBuffer('image/jpeg', { quality: 0.9 });
}

/** Waits for the messages and edits that follow an answer. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 2500));

const isOver = ({ text }: Shown): boolean => !/^(?:Cutting|Looking)/.test(text);

/**
 * Saves a screen of Telegram: the user's message, and the bot's after each of `labels` was pressed in turn.
 */
async function onTelegram(
  name: string,
  text: string,
  labels: readonly string[] = [],
  extra: object = {},
): Promise<void> {
  if (!name.startsWith(wanted)) return;
  const from = telegram.shown.length;
  telegram.say(text, extra as never);
  const shown = await telegram.message(isOver, from);
  for (const label of labels) {
    await telegram.answerTo(telegram.press(shown, label));
    await settle();
  }
  await settle();
  const line = 'caption' in extra ? { text: String(extra.caption), photo: PHOTO } : { text };
  await save(`telegram-${name}`, telegramPage(line, shown, telegram.calls));
}

const FRIENDS = ['Ben', 'Cleo', 'Dora'].map((first_name, at) => ({
  id: 810 + at,
  is_bot: false,
  language_code: 'en',
  first_name,
}));
const EVERYBODY = [ANN, ...FRIENDS];

/** Sends a line in a user's private chat, and waits for what follows. */
async function sayAlone(text: string, from: (typeof EVERYBODY)[number]): Promise<void> {
  telegram.say(text, { from, chat: own(from) });
  await settle();
}

/** Another group, because the first one has the day's message already. */
const CLUB = { ...GROUP, id: GROUP.id - 1 };

/** Saves a group's screens: the day's results, a player's own, the leaderboard, and a running race. */
async function together(): Promise<void> {
  if (
    !['group-results', 'result', 'share', 'group-leaderboard', 'group-race-running'].some((name) =>
      name.startsWith(wanted),
    )
  )
    return;
  const ask = async (text: string): Promise<Shown> => {
    const from = telegram.shown.length;
    telegram.say(text, { chat: CLUB });
    return telegram.message(({ chat }) => chat === CLUB.id, from);
  };
  const day = await ask('/daily');
  const boards: Shown[] = [];
  for (const [at, person] of EVERYBODY.entries()) {
    const board = await openLink(telegram, linkOf(day), person);
    // A move there and back costs two.
    const way = solutionOf(board);
    const back = { U: 'D', D: 'U', L: 'R', R: 'L' }[way[0] ?? 'U'];
    await sayAlone(`${`${way[0]}${back}`.repeat(at === 2 ? 0 : at)}${way}`, person);
    boards.push(board);
  }
  await settle();
  await save('telegram-group-results', telegramPage({ text: '/daily' }, day, telegram.calls));
  const [own] = boards;
  if (own === undefined) throw new Error('nobody plays');
  await save('telegram-result', telegramPage(undefined, own, telegram.calls));
  const before = telegram.shown.length;
  await telegram.answerTo(telegram.press(own, 'Share'));
  const shared = await telegram.message(({ chat }) => chat === ANN.id, before);
  await save('telegram-share', telegramPage(undefined, shared, telegram.calls));
  const leaders = await ask('/leaderboard');
  await save('telegram-group-leaderboard', telegramPage({ text: '/leaderboard' }, leaders, telegram.calls));

  const race = await ask('/race 3x3');
  const link = linkOf(race);
  // The message that confirms a place in the race becomes the board.
  const seats: Shown[] = [];
  for (const person of EVERYBODY) seats.push(await openLink(telegram, link, person));
  await telegram.answerTo(telegram.press(race, 'Start now'));
  await settle();
  for (const at of [1, 3]) {
    const [seat, person] = [seats[at], EVERYBODY[at]];
    if (seat !== undefined && person !== undefined) await sayAlone(solutionOf(seat), person);
  }
  await settle();
  await save('telegram-group-race-running', telegramPage({ text: '/race 3x3' }, race, telegram.calls));
}

/** Saves a screen of Discord: the bot's message for a command, after each of `labels` was pressed in turn. */
async function onDiscord(
  name: string,
  command: string,
  options: Parameters<LocalDiscord['slash']>[1] = {},
  labels: readonly string[] = [],
): Promise<void> {
  if (!name.startsWith(wanted)) return;
  const message: LocalMessage = await discord.slash(command, options).answer(30_000);
  for (const label of labels) {
    discord.press(message, message.button(label));
    await settle();
  }
  await save(`discord-${name}`, discordPage(`/${command}`, message));
}

async function onPage(
  name: string,
  lines: readonly string[],
  width: number,
  scheme: 'light' | 'dark',
): Promise<void> {
  if (!name.startsWith(wanted)) return;
  const page = await browser.newPage({
    viewport: { width, height: 640 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await page.goto(program.url);
  for (const line of lines) {
    if (line.includes('picture')) {
      const file = { name: 'hills.jpg', mimeType: 'image/jpeg', buffer: PHOTO };
      await page.locator('#photo-file').setInputFiles(file);
    }
    await page.locator('#input').fill(line.replace(' picture', ''));
    await page.locator('#input').press('Enter');
    await settle();
  }
  writeFileSync(
    new URL(`../../docs/screens/page-${name}.jpg`, import.meta.url),
    await page.screenshot({ type: 'jpeg', quality: 70 }),
  );
  await page.close();
}

const PHOTO = photo();
const FILE = telegram.file(PHOTO, { width: 900, height: 900 });
const NEAR = '/play 1 2 3/4 5 6/7 0 8';

await onTelegram('board', '/play 4x4 medium');
await onTelegram('solved', NEAR, ['8']);
await onTelegram('given-up', '/play 3x3', ['Give up']);
await onTelegram('knight', '/play knight 5x5 a1', ['b3']);
await onTelegram('photo', '', [], { text: undefined, photo: [FILE], caption: '/play 4x4' });
await onTelegram('photo-refused', '', [], {
  text: undefined,
  document: telegram.file(Buffer.from('GIF89a')),
  caption: '/play 4x4',
});
await onTelegram('hint', '/play 3x3 hard', ['Hint', 'Hint']);
await onTelegram('daily', '/daily');
await onTelegram('group-daily', '/daily', [], { chat: GROUP });
await onTelegram('group-race', '/race 4x4', [], { chat: GROUP });
await onTelegram('group-fewest-moves', '/fmc 3x3 10m', [], { chat: GROUP });
await onTelegram('stats', '/stats');
await onTelegram('leaderboard', '/leaderboard');
await together();
await onDiscord('board', 'play', { size: '3x3' });
await onDiscord('daily', 'daily');
await onDiscord('knight', 'play', { size: 'knight 6x6 a1' });
await onDiscord('photo', 'play', { size: '3x3', picture: { bytes: PHOTO } });
await onDiscord('race', 'race', { size: '3x3' });
await onDiscord('fewest-moves', 'fmc', { size: '3x3 10m' });
await onPage('board-light', [NEAR], 700, 'light');
await onPage('photo-320', ['/play 4x4 picture'], 320, 'dark');
await onPage('knight-320', ['/play knight 6x6 a1'], 320, 'light');
await browser.close();
await program.stop();
await telegram.stop();
await discord.stop();
rmSync(folder, { recursive: true });
