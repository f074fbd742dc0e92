import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '../../src/core/random.ts';
import { nextPostAt } from '../../src/daily/schedule.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { openStore } from '../../src/store/open.ts';
import { movedClock } from '../../test/support/program/moved-clock.ts';
import { type Program, startProgram } from '../../test/support/program/program.ts';
import { startPostgresServer } from '../../test/support/store/postgres-server.ts';
import type { Part, Row } from '../report.ts';
import { type HarnessDiscord, type HarnessTelegram, loadHarness } from './harness.ts';

const CHATS = 200;
const DAYS = 7;
/** Milliseconds of the moved clock before an hour comes, of patience with its posts, and in which a second one would come. */
const BEFORE = 4000;
const PATIENCE = 90_000;
const SETTLED = 1500;
/** Milliseconds around a kill in which a message may have been sent and not noted: what is in a socket arrives yet. */
const IN_FLIGHT = 500;

/**
 * Wall-clock hours of a week in which clocks are put back in Kyiv, on Sunday 25 October 2026 at 01:00 UTC, so that 03:30 comes twice there;
 * and when that is in UTC, by the IANA database: on the first day, and on those from which it is another.
 */
const HOURS = [
  { zone: 'Europe/Kyiv', minutes: 210, utc: '00:30', later: { from: '2026-10-26', utc: '01:30' } },
  { zone: 'Asia/Kolkata', minutes: 720, utc: '06:30' },
  { zone: 'Australia/Sydney', minutes: 1200, utc: '09:00' },
  { zone: 'America/New_York', minutes: 1080, utc: '22:00' },
  { zone: 'Asia/Tokyo', minutes: 480, utc: '23:00' },
] as const;
const FIRST = '2026-10-23';

/** A chat that has a post. */
interface PostedChat {
  readonly hour: number;
  readonly owner: string;
  readonly address: `${string}:${string}`;
  isGone: boolean;
  leave(): void;
}

interface Platforms {
  readonly telegram: HarnessTelegram;
  readonly discord: HarnessDiscord;
}

/** The chats, half of them on each platform, spread over the hours. */
function chatsOf({ telegram, discord }: Platforms, count: number): PostedChat[] {
  const admin = telegram.user({ first_name: 'Admin' });
  return Array.from({ length: count }, (_, at) => {
    const hour = Math.floor(at / 2) % HOURS.length;
    if (at % 2 === 0) {
      const group = telegram.group({ title: `Group ${at}`, members: [admin] });
      const name = `telegram:${group.id}` as const;
      const status = at % 4 === 0 ? 'kicked' : 'restricted';
      const leave = () => void telegram.membership(group, admin, status);
      return { hour, owner: name, address: name, isGone: false, leave };
    }
    const guild = discord.guild({ name: `Guild ${at}` });
    const [channel = { id: '' }] = guild.channels;
    const leave = () =>
      at % 4 === 1 ? discord.kick(guild) : discord.permit(channel, { deny: ['SEND_MESSAGES'] });
    return {
      ...{ hour, isGone: false, leave },
      owner: `discord:guild:${guild.id}`,
      address: `discord:${channel.id}` as const,
    };
  });
}

/** What the chats have chosen, and a puzzle for each day that needs no solver. */
async function prepare(store: Store, chats: readonly PostedChat[], from: number): Promise<void> {
  for (const { owner, address, hour } of chats) {
    const { zone, minutes } = HOURS[hour] ?? HOURS[0];
    const postDueAt = nextPostAt(from, minutes, zone);
    await store.settings.change(owner, () => ({ dailyAt: minutes, zone, address, postDueAt }));
  }
  for (let day = -1; day <= DAYS; day++) {
    const tiles = [1, 2, 3, 4, 5, 6, 7, 8];
    tiles.splice((day + 8) % 8, 0, 0);
    const key = new Date(from + day * 86_400_000).toISOString().slice(0, 10);
    const puzzle = {
      kind: 'sliding',
      start: `3x3 ${tiles.join(' ')}`,
      goal: '3x3 1 2 3 4 5 6 7 8 0',
    } as const;
    await store.days.keep({ day: key, series: 'puzzle' }, { ...puzzle, par: 8 });
  }
}

/** When each hour comes in these days, in order. */
function moments(days: number): { readonly hour: number; readonly at: number }[] {
  return Array.from({ length: days }, (_, day) => {
    const key = new Date(Date.parse(FIRST) + day * 86_400_000).toISOString().slice(0, 10);
    return HOURS.map((hour, index) => {
      const utc = 'later' in hour && key >= hour.later.from ? hour.later.utc : hour.utc;
      return { hour: index, at: Date.parse(`${key}T${utc}:00Z`) };
    });
  }).flat();
}

/** Messages by address since that moment of the real clock. */
function postsSince({ telegram, discord }: Platforms, since: number): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { at, chatId, channelId } of [...telegram.posts, ...discord.posts]) {
    const address = chatId === undefined ? `discord:${channelId}` : `telegram:${chatId}`;
    if (at >= since) found.set(address, [...(found.get(address) ?? []), at]);
  }
  return found;
}

/** What the week came to. */
interface Account {
  posted: number;
  missing: number;
  early: number;
  twice: number;
  /** Of those: sent in the moment of a kill, which nobody can note. */
  inFlight: number;
  toGone: number;
  kills: number;
}

/** Processes of the program that are killed and started again. */
interface Killed {
  kill(index: number): Promise<void>;
  /** Ends all; fulfils with what they have written. */
  stop(): Promise<string>;
}

async function startKilled(
  size: number,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<Killed> {
  /** As whatever watches over a process does: one that can't start yet is started again. */
  const start = (tries = 5): Promise<Program> =>
    startProgram(folder, env).catch((error: unknown) => {
      if (tries === 0) throw error;
      return start(tries - 1);
    });
  const programs: Program[] = [];
  for (let at = 0; at < size; at++) programs.push(await start());
  let output = '';
  return {
    async kill(index) {
      const at = index % size;
      await programs[at]?.kill();
      output += programs[at]?.output ?? '';
      programs[at] = await start();
    },
    async stop() {
      for (const program of programs) {
        await program.stop();
        output += program.output;
      }
      return output;
    },
  };
}

/** Lets an hour come, kills a process within some seconds of it, and looks what its chats get. */
async function letCome(
  platforms: Platforms,
  wanted: readonly PostedChat[],
  account: Account,
  { setClock, kill, random }: { setClock(): void; kill(): Promise<void>; random: Random },
): Promise<ReadonlyMap<string, readonly number[]>> {
  const since = Date.now();
  setClock();
  await sleep(BEFORE - 500);
  account.early += [...postsSince(platforms, since).values()].flat().length;
  await sleep(500 + 3000 * random());
  const killedAt = Date.now();
  await kill();
  account.kills++;
  const isThere = () => {
    const posts = postsSince(platforms, since);
    return wanted.every(({ address }) => posts.has(address));
  };
  for (let waited = 0; !isThere() && waited < PATIENCE; waited += 100) await sleep(100);
  await sleep(SETTLED);
  const posts = postsSince(platforms, since);
  for (const { address } of wanted) {
    const [first, ...more] = posts.get(address) ?? [];
    if (first === undefined) account.missing++;
    else account.posted++;
    account.twice += more.length;
    if (first !== undefined && more.length > 0 && Math.abs(first - killedAt) < IN_FLIGHT) account.inFlight++;
  }
  return posts;
}

interface Week {
  readonly account: Account;
  /** Chats that let the bot go and have a post nevertheless. */
  readonly stillOn: number;
  readonly output: string;
  readonly violations: readonly string[];
}

/** Runs that week with processes killed at random instants. `databaseUrl`: two processes on it, else one on SQLite. Undefined: there is no harness. */
async function simulatedWeek(
  chatCount: number,
  days: number,
  databaseUrl?: string,
): Promise<Week | undefined> {
  const harness = await loadHarness();
  if (harness === undefined) return undefined;
  const telegram = await new harness.TelegramEmulator().start();
  const discord = await new harness.DiscordEmulator().start();
  telegram.setRateLimits({ perChatPerSecond: 1, perGroupPerMinute: 20, perSecond: 30 });
  const platforms: Platforms = { telegram, discord };
  const folder = mkdtempSync(join(tmpdir(), 'tileknight-posts-'));
  const from = Date.parse(`${FIRST}T00:00:00Z`);
  const clock = movedClock(folder, new Date(from).toISOString());
  const chats = chatsOf(platforms, chatCount);
  const open = () => openStore({ dataDir: folder, ...(databaseUrl !== undefined && { databaseUrl }) });
  const before = await open();
  await prepare(before, chats, from);
  await before.close();
  const programs = await startKilled(databaseUrl === undefined ? 1 : 2, folder, {
    ...{ ...clock.env, DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.apiUrl },
    ...{ TELEGRAM_TOKEN: telegram.token, TELEGRAM_API_ROOT: telegram.apiRoot },
    ...(databaseUrl !== undefined && {
      DATABASE_URL: databaseUrl,
      // Nobody posts anything there: the platforms are only written to.
      ...{ TELEGRAM_WEBHOOK_URL: 'http://127.0.0.1:9/telegram', DISCORD_PUBLIC_KEY: discord.publicKey },
    }),
  });
  const account: Account = { posted: 0, missing: 0, early: 0, twice: 0, inFlight: 0, toGone: 0, kills: 0 };
  const random = seededRandom(chatCount);
  for (const [index, { hour, at }] of moments(days).entries()) {
    const wanted = chats.filter((chat) => chat.hour === hour && !chat.isGone);
    const setClock = () => clock.set(new Date(at - BEFORE).toISOString());
    const kill = () => programs.kill(index);
    const posts = await letCome(platforms, wanted, account, { setClock, kill, random });
    account.toGone += chats.filter((chat) => chat.isGone && posts.has(chat.address)).length;
    // In the middle of the week a tenth of the hour's chats lets the bot go, in four ways.
    const isMiddle = Math.floor(index / HOURS.length) === Math.floor(days / 2) - 1;
    for (const chat of isMiddle ? wanted.slice(0, Math.ceil(wanted.length / 10)) : []) {
      chat.leave();
      chat.isGone = true;
    }
  }
  const output = await programs.stop();
  const after = await open();
  const chosen = await after.settings.of(chats.map(({ owner }) => owner));
  await after.close();
  const isOn = ({ owner }: PostedChat): boolean => chosen.get(owner)?.dailyAt !== undefined;
  const violations = [discord, telegram].flatMap((one) =>
    one.violations.map(({ rule, message }) => `${rule}: ${message}`),
  );
  await Promise.all([discord.stop(), telegram.stop()]);
  rmSync(folder, { recursive: true, force: true });
  return { account, stillOn: chats.filter((chat) => chat.isGone && isOn(chat)).length, output, violations };
}

async function week(title: string, days: number, databaseUrl?: string): Promise<Row> {
  const task = `${CHATS} chats in five zones over ${days} days, ${title}`;
  const run = await simulatedWeek(CHATS, days, databaseUrl);
  if (run === undefined)
    return { task, figure: 'left out: no harness (HARNESS names its folder; ../shared/harness)' };
  const { account, stillOn, output, violations } = run;
  const bugs = output.match(/"msg":"a bug"/g)?.length ?? 0;
  for (const one of new Set(violations)) process.stderr.write(`  violation ${one}\n`);
  const { posted, missing, early, twice, inFlight, toGone, kills } = account;
  return {
    task: `${task}: posts missing; early; twice (of these sent as the process was killed); to chats that are gone; of those still on; bug lines`,
    figure: `${missing}; ${early}; ${twice} (${inFlight}); ${toGone}; ${stillOn}; ${bugs}`,
    reach: '0; 0; 0 but as it was killed; 0; 0; 0',
    against: `${posted} posts, ${kills} kills, ${violations.length} violations`,
    values: { ...account, stillOn, bugs, violations: violations.length },
  };
}

export const postsPart: Part = {
  name: 'trust posts',
  onlyFor: 'posts',
  async run({ quick, times = quick ? 2 : DAYS }) {
    const alone = await week('one process on SQLite', times);
    const postgres = await startPostgresServer();
    const together = await week('two processes on one PostgreSQL', times, await postgres.newDatabase());
    await postgres.stop();
    return [alone, together];
  },
};
