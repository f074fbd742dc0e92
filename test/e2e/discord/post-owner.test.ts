import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Settings } from '../../../src/store/contract/settings.ts';
import { openStore } from '../../../src/store/open.ts';
import { LocalDiscord, localGuild, SEND_MESSAGES, VIEW_CHANNEL } from '../../support/discord/server.ts';
import { dataFolder } from '../../support/program/data-folder.ts';
import { type MovedClock, movedClock } from '../../support/program/moved-clock.ts';
import { type Program, startProgram } from '../../support/program/program.ts';

/** The attackers' server and its channels; the bot is in the victims' server too. */
const [SERVER, HERE, STAFF, HIDDEN, THREAD, OTHER] = ['300', '400', '41000', '42000', '43000', '44000'];
const [VICTIMS, VICTIMS_CHANNEL, VICTIMS_ROLE] = ['301', '51000', '60100'];
const [MENTIONABLE, PROTECTED, MANAGERS] = ['50000', '50100', '50200'];
const MANAGE_GUILD = 1n << 5n;
const MENTION_EVERYONE = 1n << 17n;
const ADMINISTRATOR = 1n << 3n;

const ANN = { user: '700', permissions: String(MANAGE_GUILD), isThere: true };
const BEN = { ...ANN, user: '701' };
const OWNER = { ...ANN, user: '702', permissions: String(ADMINISTRATOR) };
const MANAGER = { ...ANN, user: '703', roles: [MANAGERS] };

const channel = (id: string, deny = 0n, type = 0) => ({
  id,
  type,
  position: 0,
  permission_overwrites: [
    { id: SERVER, type: 0, allow: '0', deny: String(deny) },
    { id: MANAGERS, type: 0, allow: String(deny === VIEW_CHANNEL ? 0n : deny), deny: '0' },
  ],
});
const everyone = String(VIEW_CHANNEL | SEND_MESSAGES);

let discord: LocalDiscord;
let folder: string;
let clock: MovedClock;
let program: Program;
let day = 20;

beforeAll(async () => {
  discord = await new LocalDiscord().start();
  discord.guilds.set(
    SERVER,
    localGuild(SERVER, {
      roles: [
        ...localGuild(SERVER).roles,
        { id: MENTIONABLE, permissions: '0', mentionable: true },
        { id: PROTECTED, permissions: '0' },
        { id: MANAGERS, permissions: String(MENTION_EVERYONE) },
      ],
      channels: [
        ...[channel(HERE), channel(OTHER)],
        ...[channel(STAFF, SEND_MESSAGES), channel(HIDDEN, VIEW_CHANNEL)],
        { id: THREAD, type: 12, position: 0, parent_id: HERE },
      ],
    }),
  );
  discord.guilds.set(
    VICTIMS,
    localGuild(VICTIMS, {
      roles: [
        { id: VICTIMS, permissions: everyone },
        { id: VICTIMS_ROLE, permissions: '0', mentionable: true },
      ],
      channels: [channel(VICTIMS_CHANNEL)],
    }),
  );
  folder = dataFolder('post-owner');
  clock = movedClock(folder, `2026-11-${day}T12:00:00Z`);
  program = await startProgram(folder, {
    ...clock.env,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    SOLVER_THREADS: '1',
  });
}, 60_000);

afterAll(async () => {
  await program.kill();
  await discord.stop();
  rmSync(folder, { recursive: true, force: true });
});

const set = async (options: Record<string, string>, who: object = ANN) =>
  (await discord.slash('settings', options, who).answer()).content;
const requested = (match: RegExp) => discord.requestsTo(match).length;
const postsIn = (id: string) => requested(new RegExp(`^POST /channels/${id}/messages$`));
const touched = () => requested(new RegExp(`^(POST|PATCH|PUT|DELETE) /channels/${VICTIMS_CHANNEL}/`));

/** Changes the stored settings of the attackers' server, as an earlier version might have. */
async function keep(settings: Settings): Promise<void> {
  const store = await openStore({ dataDir: folder });
  await store.settings.change(`discord:guild:${SERVER}`, () => settings);
  await store.close();
}

async function keptSettings(): Promise<Settings> {
  const store = await openStore({ dataDir: folder });
  const settings = (await store.settings.of([`discord:guild:${SERVER}`])).values().next().value;
  await store.close();
  return settings ?? {};
}

beforeEach(async () => {
  await set({ daily: 'off', ping: 'off', pin: 'off', channel: 'here' });
  clock.set(`2026-11-${++day}T12:00:00Z`);
});

describe('admins of one Discord server', { timeout: 120_000 }, () => {
  const attack = { channel: `<#${VICTIMS_CHANNEL}>`, pin: 'on', ping: `<@&${VICTIMS_ROLE}>` };

  test('can’t make the bot post, ping and pin in another by two settings at the same time', async () => {
    const path = new RegExp(`^GET /channels/${VICTIMS_CHANNEL}$`);
    const before = requested(path);
    discord.delay(path, 1000);
    const move = discord.slash('settings', attack, BEN);
    await expect.poll(() => requested(path), { timeout: 30_000 }).toBe(before + 1);
    expect(await set({ daily: '18:00 UTC' })).toMatch(/posted at 18:00 \(UTC\)/);
    expect((await move.answer()).content).toMatch(/^That channel isn't in this server/);
    const posts = postsIn(HERE);
    clock.set(`2026-11-${day}T18:00:01Z`);
    await expect.poll(() => postsIn(HERE), { timeout: 60_000 }).toBe(posts + 1);
    expect(touched()).toBe(0);
  });

  test('can’t choose its channel while the post is off', async () => {
    expect(await set({ channel: attack.channel })).toMatch(/isn't in this server/);
    expect(await keptSettings()).toMatchObject({ address: `discord:${HERE}` });
  });

  test.each([500, 503])('can’t choose its channel while Discord answers %i', async (status) => {
    await set({ daily: '18:00 UTC' });
    discord.fail(new RegExp(`^GET /channels/${VICTIMS_CHANNEL}$`), status, { times: 4 });
    expect(await set({ channel: attack.channel })).toMatch(
      /^I couldn't check that channel just now\. Please try again in a minute\./,
    );
    expect(await keptSettings()).toMatchObject({ address: `discord:${HERE}` });
  });

  test('get no post in a channel of another server, even if it is stored; they are told', async () => {
    await set({ daily: '18:00 UTC' });
    await keep({ address: `discord:${VICTIMS_CHANNEL}`, ping: VICTIMS_ROLE, pin: true });
    const before = discord.posts.length;
    clock.set(`2026-11-${day}T18:00:01Z`);
    await expect.poll(() => discord.posts.length, { timeout: 60_000 }).toBe(before + 1);
    expect(discord.posts.at(-1)?.content).toMatch(
      /A daily post that you set up has ended.*another server.*`\/settings daily 18:00 UTC`/s,
    );
    expect(discord.requests.at(-1)?.path).toBe(`/channels/6${ANN.user}/messages`);
    expect((await keptSettings()).dailyAt).toBeUndefined();
    expect(touched()).toBe(0);
  });

  test('get their post later if Discord doesn’t say whose the channel is', async () => {
    await set({ daily: '18:00 UTC' });
    const path = new RegExp(`^GET /channels/${HERE}$`);
    const [asked, posts] = [requested(path), postsIn(HERE)];
    discord.fail(path, 500, { times: 8 });
    clock.set(`2026-11-${day}T18:00:01Z`);
    await expect.poll(() => requested(path), { timeout: 60_000 }).toBeGreaterThanOrEqual(asked + 4);
    await sleep(100);
    expect(postsIn(HERE)).toBe(posts);
    await expect.poll(() => postsIn(HERE), { timeout: 60_000 }).toBe(posts + 1);
    expect(await keptSettings()).toMatchObject({ dailyAt: 1080 });
  });
});

describe('an admin of a Discord server', () => {
  test('brings the post to the channel of a pressed button, and nowhere by a forged one', async () => {
    await set({ daily: '18:00 UTC' });
    const inOther = { ...ANN, channel: OTHER };
    const asked = discord.slash('settings', { change: 'daily 18:00' }, inOther);
    const message = await asked.answer();
    const forged = await discord.press(message, `settings:channel:${VICTIMS_CHANNEL}`, inOther).answer();
    expect(forged.content).toMatch(/too old/);
    discord.press(message, message.button('Post here'), inOther);
    await asked.until(() => /, here/.test(message.content));
    expect(await keptSettings()).toMatchObject({ address: `discord:${OTHER}` });
  });

  test('can’t make the bot write where only others may write, or a private thread they may not enter', async () => {
    for (const id of [STAFF, HIDDEN, THREAD])
      expect(await set({ channel: `<#${id}>` })).toMatch(/^You can't write in that channel yourself/);
    expect(await set({ channel: `<#${HIDDEN}>` }, MANAGER)).toMatch(/^You can't write/);
    expect(await keptSettings()).toMatchObject({ address: `discord:${HERE}` });
    expect(await set({ channel: `<#${STAFF}>` }, MANAGER)).not.toMatch(/^You can't/);
    expect(await set({ channel: `<#${HIDDEN}>` }, OWNER)).not.toMatch(/^You can't/);
    expect(await keptSettings()).toMatchObject({ address: `discord:${HIDDEN}` });
  });

  test('can’t make the bot ping a role of another server, or one that they may not ping', async () => {
    for (const role of [VICTIMS_ROLE, PROTECTED, SERVER])
      expect(await set({ ping: `<@&${role}>` })).toMatch(/^I can't ping/);
    expect((await keptSettings()).ping).toBeUndefined();
    expect(await set({ ping: `<@&${VICTIMS_ROLE}>` }, OWNER)).toMatch(/^I can't ping/);
    await set({ ping: `<@&${PROTECTED}>` }, OWNER);
    expect(await keptSettings()).toMatchObject({ ping: PROTECTED });
    await set({ ping: 'off' });
    await set({ ping: `<@&${MENTIONABLE}>` });
    expect(await keptSettings()).toMatchObject({ ping: MENTIONABLE });
  });

  test('can’t ping in another channel a role that they may ping here only', async () => {
    const mayMention = { ...ANN, permissions: String(MANAGE_GUILD | MENTION_EVERYONE) };
    await set({ ping: `<@&${PROTECTED}>` }, mayMention);
    expect(await keptSettings()).toMatchObject({ ping: PROTECTED });
    expect(await set({ channel: `<#${OTHER}>` }, mayMention)).toMatch(/^I can't ping that role/);
  });

  test('hears that it can’t be checked while Discord doesn’t tell the roles', async () => {
    discord.fail(/^GET \/guilds\/300\/roles$/, 500, { times: 8 });
    expect(await set({ ping: `<@&${MENTIONABLE}>` })).toMatch(/^I couldn't check/);
    expect(await set({ channel: `<#${OTHER}>` })).toMatch(/^I couldn't check/);
    expect((await keptSettings()).ping).toBeUndefined();
  });
});
