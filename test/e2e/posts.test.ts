import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextPostAt } from '../../src/daily/schedule.ts';
import { openStore } from '../../src/store/open.ts';
import { LocalDiscord, localGuild } from '../support/discord/server.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type MovedClock, movedClock } from '../support/program/moved-clock.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { moveDatabaseClock } from '../support/store/moved-database-clock.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';
import { BotApiServer } from '../support/telegram/server.ts';

/**
 * Saturday; in the night to Sunday 25 October 2026 clocks are put back in Kyiv at 01:00 UTC, from 04:00 to
 * 03:00.
 */
const FIRST = '2026-10-24T00:00:00Z';
/** Wall-clock hours of chats in three zones. */
const HOURS = [
  { zone: 'Europe/Kyiv', minutes: 3 * 60 + 30 },
  { zone: 'Asia/Kolkata', minutes: 6 * 60 },
  { zone: 'America/New_York', minutes: 20 * 60 + 30 },
];
const CHATS = 12;
const HOUR = 3_600_000;

const server: PostgresServer | string = await startPostgres().catch(
  (error: Error) => `no PostgreSQL: ${error.message}`,
);
afterAll(async () => {
  if (typeof server !== 'string') await server.stop();
});

describe('posts of one process on SQLite that is killed', () => postsOf(1, async () => undefined));

if (typeof server === 'string') test.skip(`posts of two processes: ${server}`, () => undefined);
else
  describe('posts of two processes on one PostgreSQL that are killed in turn', () =>
    postsOf(2, () => server.newDatabase()));

function postsOf(size: number, newDatabase: () => Promise<string | undefined>): void {
  let folder: string;
  let telegram: BotApiServer;
  let discord: LocalDiscord;
  let clock: MovedClock;
  let env: Record<string, string>;
  let open: () => ReturnType<typeof openStore>;
  let ended = '';
  const programs: Program[] = [];

  beforeAll(async () => {
    folder = dataFolder('posts');
    [telegram, discord] = await Promise.all([new BotApiServer().start(), new LocalDiscord().start()]);
    clock = movedClock(folder, FIRST);
    const databaseUrl = await newDatabase();
    if (databaseUrl !== undefined) await moveDatabaseClock(databaseUrl, clock.file);
    open = () => openStore({ dataDir: folder, ...(databaseUrl !== undefined && { databaseUrl }) });
    env = {
      ...clock.env,
      SOLVER_THREADS: '1',
      DISCORD_PUBLIC_KEY: discord.endpoint.publicKey,
      TELEGRAM_TOKEN: telegram.token,
      TELEGRAM_API_ROOT: telegram.root,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.apiUrl,
      TELEGRAM_WEBHOOK_URL: 'https://bot.example/telegram',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    };
    const store = await open();
    const from = Date.parse(FIRST);
    for (let chat = 0; chat < CHATS; chat++) {
      const { zone = 'UTC', minutes = 0 } = HOURS[chat % HOURS.length] ?? {};
      const isOnTelegram = chat < CHATS / 2;
      const address = `${isOnTelegram ? 'telegram:-' : 'discord:'}${500 + chat}` as const;
      const owner = isOnTelegram ? address : `discord:guild:${700 + chat}`;
      const channel = { id: `${500 + chat}`, type: 0, position: 0, permission_overwrites: [] };
      discord.guilds.set(`${700 + chat}`, localGuild(`${700 + chat}`, { channels: [channel] }));
      const postDueAt = nextPostAt(from, minutes, zone);
      await store.settings.change(owner, () => ({ dailyAt: minutes, zone, address, postDueAt }));
    }
    for (let day = 24; day <= 28; day++) {
      const puzzle = {
        kind: 'sliding',
        start: '3x3 1 2 3 4 5 6 7 0 8',
        goal: '3x3 1 2 3 4 5 6 7 8 0',
      } as const;
      await store.days.keep({ day: `2026-10-${day}`, series: 'puzzle' }, { ...puzzle, par: 1 });
    }
    await store.close();
    for (let one = 0; one < size; one++) programs.push(await startProgram(folder, env));
  }, 120_000);

  afterAll(async () => {
    await Promise.all(programs.map((program) => program.kill()));
    await Promise.all([telegram.stop(), discord.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  async function restart(at: number): Promise<void> {
    await programs[at]?.kill();
    ended += programs[at]?.output ?? '';
    programs[at] = await startProgram(folder, env);
  }

  /**
   * The chats that have had posts, in order, one entry a post. Of those with one name Discord sends the first
   * alone.
   */
  const posted = (): string[] => {
    const requests = discord.requests.flatMap(({ method, path, body }) => {
      const [, channel] = /^\/channels\/(\d+)\/messages$/.exec(path) ?? [];
      const { nonce } = (body ?? {}) as { readonly nonce?: string };
      return method === 'POST' && channel !== undefined ? [`discord:${channel} ${nonce}`] : [];
    });
    return [
      ...telegram.shown.map(({ chat }) => `telegram:${chat}`),
      ...[...new Set(requests)].map((request) => request.replace(/ .*/, '')),
    ].toSorted();
  };

  /**
   * The posts as the clock goes on from that moment. `kills`: the process of that number is killed
   * meanwhile; what it was sending just then may come again on Telegram, which knows no names of messages.
   */
  async function postsAt(moment: string, wanted: number, kills?: number): Promise<string[]> {
    const before = posted();
    clock.set(moment);
    if (kills !== undefined) {
      await sleep(1000 * Math.random());
      await restart(kills);
    }
    const since = () => {
      const left = [...before];
      const all = posted().filter(
        (one) => left.indexOf(one) < 0 || left.splice(left.indexOf(one), 1).length === 0,
      );
      return kills === undefined ? all : [...new Set(all)];
    };
    await expect.poll(() => since().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(wanted);
    await sleep(wanted === 0 ? 2500 : 1200);
    return since();
  }
  const chatsAt = (hour: number): string[] =>
    Array.from({ length: CHATS }, (_, chat) => chat)
      .filter((chat) => chat % HOURS.length === hour)
      .map((chat) => `${chat < CHATS / 2 ? 'telegram:-' : 'discord:'}${500 + chat}`)
      .toSorted();

  test('are sent once at the wall-clock hour of each chat, also when that hour repeats', async () => {
    const last = size - 1;
    const [kyiv, kolkata, newYork] = [0, 1, 2].map(chatsAt);
    // 06:00 in Kolkata, 20:30 in New York and 03:30 in Kyiv are one moment as long as the last two have
    // summer time.
    expect(await postsAt('2026-10-24T00:29:30Z', 0)).toEqual([]);
    expect(await postsAt('2026-10-24T00:30:00Z', CHATS, 0)).toEqual(
      [...(kyiv ?? []), ...(kolkata ?? []), ...(newYork ?? [])].toSorted(),
    );
    expect(await postsAt('2026-10-25T00:30:00Z', CHATS, last)).toHaveLength(CHATS);
    // The same clock in Kyiv a second time.
    expect(await postsAt('2026-10-25T01:30:00Z', 0)).toEqual([]);
    expect(await postsAt('2026-10-26T00:30:00Z', (2 * CHATS) / 3)).toEqual(
      [...(kolkata ?? []), ...(newYork ?? [])].toSorted(),
    );
    expect(await postsAt('2026-10-26T01:30:00Z', CHATS / 3)).toEqual(kyiv);
  }, 120_000);

  test('are sent within three hours after an outage, and later skipped with a log line', async () => {
    await Promise.all(programs.map((program) => program.kill()));
    const before = posted().length;
    // Kolkata and New York are more than three hours late, Kyiv is less.
    clock.set('2026-10-27T03:45:00Z');
    for (const at of programs.keys()) await restart(at);
    await expect.poll(() => posted().length - before, { timeout: 20_000 }).toBe(CHATS / 3);
    await sleep(1200);
    expect(posted().length - before).toBe(CHATS / 3);
    const output = ended + programs.map((program) => program.output).join('');
    expect(output.match(/a post was skipped/g)).toHaveLength((2 * CHATS) / 3);
    const store = await open();
    const later = Date.parse('2026-10-27T03:45:00Z') + 20 * HOUR;
    for (const adapter of ['telegram', 'discord'])
      expect(await store.posts.claim(adapter, later, 1, ({ dueAt }) => ({ nextAt: dueAt }))).toEqual([]);
    await store.close();
  }, 60_000);
}
