import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../src/core/random.ts';
import { nextPostAt } from '../../src/daily/schedule.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { type MovedClock, movedClock } from '../../test/support/moved-clock.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { type Program, startProgram } from '../../test/support/program.ts';
import type { Part, Row } from '../report.ts';
import { type HarnessDiscord, type HarnessTelegram, loadHarness } from './harness.ts';

const CHATS = 200;
const DAYS = 7;
/** Milliseconds of the moved clock before an hour comes, of patience with its posts, and in which a second one would come. */
const BEFORE = 4000;
const PATIENCE = 90_000;
const SETTLED = 1500;
/** Milliseconds before a kill in which a message may have been sent and not noted. */
const IN_FLIGHT = 300;

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

/** A chat that has a post, whatever it is called at the moment. */
interface PostedChat {
  readonly hour: number;
  owner: string;
  address: `${string}:${string}`;
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
    await store.days.keep(key, { ...puzzle, par: 8 });
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
  /** Of those: sent in the moment before a kill, which nobody can note. */
  inFlight: number;
  toGone: number;
  kills: number;
}

/** Runs that week with processes killed at random instants. `databaseUrl`: two processes on it, else one on SQLite. */
export async function simulatedWeek(
  chatCount: number,
  days: number,
  databaseUrl?: string,
): Promise<
  | {
      readonly account: Account;
      readonly stillOn: number;
      readonly bugs: number;
      readonly violations: string[];
    }
  | undefined
> {
  const harness = await loadHarness();
  if (harness === undefined) return undefined;
  const platforms: Platforms = {
    telegram: await new harness.TelegramEmulator().start(),
    discord: await new harness.DiscordEmulator().start(),
  };
  const { telegram, discord } = platforms;
  telegram.setRateLimits({ perChatPerSecond: 1, perGroupPerMinute: 20, perSecond: 30 });
  const folder = mkdtempSync(join(tmpdir(), 'tileknight-posts-'));
  const from = Date.parse(`${FIRST}T00:00:00Z`);
  const clock: MovedClock = movedClock(folder, new Date(from).toISOString());
  const chats = chatsOf(platforms, chatCount);
  const open = () => openStore({ dataDir: folder, ...(databaseUrl !== undefined && { databaseUrl }) });
  const before = await open();
  await prepare(before, chats, from);
  await before.close();
  const alone = { DISCORD_TOKEN: discord.token, TELEGRAM_TOKEN: telegram.token };
  const env = {
    ...{ ...alone, ...clock.env, DISCORD_API_URL: discord.apiUrl, TELEGRAM_API_ROOT: telegram.apiRoot },
    ...(databaseUrl !== undefined && {
      DATABASE_URL: databaseUrl,
      // Nobody posts anything there: the platforms are only written to.
      ...{ TELEGRAM_WEBHOOK_URL: 'http://127.0.0.1:9/telegram', DISCORD_PUBLIC_KEY: discord.publicKey },
    }),
  };
  let output = '';
  const start = (): Promise<Program> => startProgram(folder, env);
  const programs: Program[] = [];
  for (let process = 0; process < (databaseUrl === undefined ? 1 : 2); process++)
    programs.push(await start());
  const random = seededRandom(chatCount);
  const account: Account = { posted: 0, missing: 0, early: 0, twice: 0, inFlight: 0, toGone: 0, kills: 0 };

  for (const [index, { hour, at }] of moments(days).entries()) {
    const since = Date.now();
    clock.set(new Date(at - BEFORE).toISOString());
    const wanted = chats.filter((chat) => chat.hour === hour && !chat.isGone);
    await sleep(BEFORE - 500);
    account.early += [...postsSince(platforms, since).values()].flat().length;
    await sleep(500 + 3000 * random());
    const victim = index % programs.length;
    const killedAt = Date.now();
    await programs[victim]?.kill();
    account.kills++;
    output += programs[victim]?.output ?? '';
    programs[victim] = await start();
    const startedAt = Date.now();
    const isThere = () => {
      const posts = postsSince(platforms, since);
      return wanted.every(({ address }) => posts.has(address));
    };
    for (let waited = 0; !isThere() && waited < PATIENCE; waited += 100) await sleep(100);
    await sleep(SETTLED);
    const posts = postsSince(platforms, since);
    for (const { address } of wanted) {
      const times = posts.get(address) ?? [];
      if (times.length === 0) account.missing++;
      else account.posted++;
      account.twice += Math.max(0, times.length - 1);
      const isInFlight = times.slice(0, 1).every((at) => at > killedAt - IN_FLIGHT && at < startedAt);
      if (times.length > 1 && isInFlight) account.inFlight++;
    }
    account.toGone += chats.filter((chat) => chat.isGone && posts.has(chat.address)).length;
    // In the middle of the week a tenth of the hour's chats lets the bot go, in four ways.
    if (Math.floor(index / HOURS.length) === Math.floor(days / 2) - 1)
      for (const chat of wanted.slice(0, Math.ceil(wanted.length / 10))) {
        chat.leave();
        chat.isGone = true;
      }
  }

  for (const program of programs) {
    await program.stop();
    output += program.output;
  }
  const after = await open();
  const chosen = await after.settings.of(chats.map(({ owner }) => owner));
  await after.close();
  const stillOn = chats.filter(
    ({ isGone, owner }) => isGone && chosen.get(owner)?.dailyAt !== undefined,
  ).length;
  const violations = [...discord.violations, ...telegram.violations].map(
    ({ rule, message }) => `${rule}: ${message}`,
  );
  await Promise.all([discord.stop(), telegram.stop()]);
  rmSync(folder, { recursive: true, force: true });
  return { account, stillOn, bugs: output.match(/"msg":"a bug"/g)?.length ?? 0, violations };
}

async function week(title: string, days: number, databaseUrl?: string): Promise<Row> {
  const task = `${CHATS} chats in five zones over ${days} days, ${title}`;
  const run = await simulatedWeek(CHATS, days, databaseUrl);
  if (run === undefined)
    return { task, figure: 'left out: no harness (HARNESS names its folder; ../shared/harness)' };
  const { account, stillOn, bugs, violations } = run;
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
    const postgres = await startPostgres();
    const together = await week('two processes on one PostgreSQL', times, await postgres.newDatabase());
    await postgres.stop();
    return [alone, together];
  },
};
