import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '../../src/core/random.ts';
import { startProgram } from '../../test/support/program/program.ts';
import { thinks } from '../load/measure.ts';
import { typedBoards } from '../load/mixed.ts';
import { randomDigits } from '../load/puzzles.ts';
import type { Part, Row } from '../report.ts';
import {
  type HarnessDiscord,
  type HarnessFault,
  type HarnessMessage,
  type HarnessTelegram,
  loadHarness,
} from './harness.ts';

const PEOPLE = 20;
/** Milliseconds between two faults, and for which an answer is waited for. */
const EVERY = 700;
const PATIENCE = 240_000;
const OUTAGE = 60_000;

type Kind = Omit<HarnessFault, 'match'>;

const KINDS: readonly Kind[] = [
  { status: 429, retryAfter: 1, times: 3 },
  { status: 429, bare: true, times: 3 },
  { status: 500, times: 3 },
  { status: 502, html: true, times: 3 },
  { status: 503, times: 3 },
  { reset: true, times: 3 },
  { hang: true, times: 1 },
];

const telegramMethods = [
  ...['sendMessage', 'sendPhoto', 'sendDocument', 'sendChatAction', 'deleteMessage', 'getUpdates'],
  ...['editMessageText', 'editMessageMedia', 'editMessageCaption', 'answerCallbackQuery'],
].map((method) => new RegExp(`/${method}$`));

const discordMethods = [
  /^POST \/.*interactions\/.*\/callback/,
  /^PATCH \/.*webhooks\//,
  /^POST \/.*webhooks\//,
  /^DELETE \/.*webhooks\//,
];

/** What people have lived through. */
interface Account {
  asked: number;
  answered: number;
  /** Discord took no acknowledgement: nothing was promised. */
  refused: number;
  lost: string[];
  twice: number;
}

const isAnswer = ({ text = '', caption = '', content = '' }: HarnessMessage): boolean =>
  /^\W*Solved\W/m.test(text + caption + content);

/** A board that takes a moment now and then, else one that takes none. */
const boardFor = (random: Random): string =>
  random() < 0.05 ? (typedBoards(5, 1, Math.floor(1000 * random()))[0] ?? '') : randomDigits(random);

async function onTelegram(
  telegram: HarnessTelegram,
  index: number,
  account: Account,
  goesOn: () => boolean,
): Promise<void> {
  const chat = telegram.privateChat(telegram.user({ first_name: `P${index}`, language_code: 'en' }));
  const random = seededRandom(index);
  while (goesOn()) {
    account.asked++;
    const board = boardFor(random);
    chat.text(`/solve ${board}`);
    await chat.next(isAnswer, { timeout: PATIENCE }).then(
      () => account.answered++,
      () => account.lost.push(`Telegram: ${board}`),
    );
    await thinks(1500, random);
  }
  await sleep(1000);
  const answers = chat.standing.filter(isAnswer).map(({ text, caption }) => `${text} ${caption}`);
  account.twice += answers.length - new Set(answers).size;
}

async function onDiscord(
  discord: HarnessDiscord,
  index: number,
  account: Account,
  goesOn: () => boolean,
): Promise<void> {
  const user = discord.user({ username: `p${index}` });
  const random = seededRandom(index);
  while (goesOn()) {
    account.asked++;
    const board = boardFor(random);
    const asked = discord.slash('solve', { board }, { user });
    const isPromised = await asked.acked({ timeout: 3500 }).then(
      () => true,
      () => false,
    );
    if (!isPromised) account.refused++;
    else
      await asked.until(isAnswer, { timeout: PATIENCE }).then(
        () => account.answered++,
        () => account.lost.push(`Discord: ${board}`),
      );
    if (asked.followups.length > 0) account.twice++;
    await thinks(1500, random);
  }
}

/** Each kind of fault on each method, then nothing at all for a minute. */
async function breaking(discord: HarnessDiscord, telegram: HarnessTelegram, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++)
    for (const kind of KINDS) {
      for (const match of telegramMethods) {
        telegram.fault({ ...kind, match });
        await sleep(EVERY);
      }
      for (const match of discordMethods) {
        discord.fault({ ...kind, match });
        if (kind.retryAfter !== undefined) discord.fault({ ...kind, match, global: true });
        await sleep(EVERY);
      }
    }
  const outage = [telegram, discord].map((one) => one.fault({ match: /./, reset: true, times: Infinity }));
  await sleep(OUTAGE);
  for (const one of outage) one.remove();
  await sleep(5000);
}

async function faults(rounds: number): Promise<Row> {
  const harness = await loadHarness();
  const task = 'faults of every kind on every method';
  if (harness === undefined)
    return { task, figure: 'left out: no harness (HARNESS names its folder; ../shared/harness)' };
  const discord = await new harness.DiscordEmulator().start();
  const telegram = await new harness.TelegramEmulator().start();
  const folder = mkdtempSync(join(tmpdir(), 'tileknight-faults-'));
  const program = await startProgram(folder, {
    ...{ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.apiUrl },
    ...{ TELEGRAM_TOKEN: telegram.token, TELEGRAM_API_ROOT: telegram.apiRoot },
  });
  await discord.waitReady({ timeout: 30_000 });
  await discord.waitCommands('solve');
  await telegram.waitReady({ timeout: 30_000 });
  const account: Account = { asked: 0, answered: 0, refused: 0, lost: [], twice: 0 };
  let isOver = false;
  const goesOn = () => !isOver;
  const people = Array.from({ length: PEOPLE }, (_, index) =>
    index % 2 === 0
      ? onTelegram(telegram, index, account, goesOn)
      : onDiscord(discord, index, account, goesOn),
  );
  await breaking(discord, telegram, rounds);
  isOver = true;
  await Promise.all(people);
  await Promise.all([discord.finish(), telegram.finish()]);
  await program.stop();
  const violations = [...discord.violations, ...telegram.violations].filter(
    // Whoever can't be acknowledged isn't, and whose token has run out can't be answered.
    ({ rule }) => rule !== 'interaction-not-acknowledged',
  );
  await Promise.all([discord.stop(), telegram.stop()]);
  rmSync(folder, { recursive: true, force: true });
  for (const one of account.lost) process.stderr.write(`  lost: ${one}\n`);
  for (const { rule, message } of violations) process.stderr.write(`  violation ${rule}: ${message}\n`);
  const bugs = program.output.match(/"msg":"a bug"/g)?.length ?? 0;
  const { asked, answered, refused, lost, twice } = account;
  return {
    task: `${task}, ${PEOPLE} people: promised answers lost; given twice; violations; bug lines`,
    figure: `${lost.length}; ${twice}; ${violations.length}; ${bugs}`,
    reach: '0; 0; 0; 0',
    against: `${asked} asked, ${answered} answered, ${refused} forms that Discord let nobody take`,
    values: { asked, answered, refused, lost: lost.length, twice, violations: violations.length, bugs },
  };
}

export const faultsPart: Part = {
  name: 'trust faults',
  onlyFor: 'faults',
  run: async ({ times = 1 }) => [await faults(times)],
};
