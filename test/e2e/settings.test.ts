import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalMessage } from '../support/discord/interaction.ts';
import { LocalDiscord } from '../support/discord/server.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { linkOf, openLink } from '../support/telegram/players.ts';
import { ANN, BEN, BotApiServer, GROUP, type Shown } from '../support/telegram/server.ts';

const MANAGE_GUILD = String(1 << 5);
const NO_ADMIN = /^Only this chat's admins/;

let discord: LocalDiscord;
let telegram: BotApiServer;
let folder: string;
let program: Program;

beforeAll(async () => {
  folder = dataFolder('settings');
  discord = await new LocalDiscord().start();
  telegram = await new BotApiServer().start();
  telegram.administrators.add(ANN.id);
  program = await startProgram(folder, {
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
  });
});

afterAll(async () => {
  await program.kill();
  await discord.stop();
  await telegram.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the settings of a Discord server', () => {
  const admin = { user: '700', permissions: MANAGE_GUILD };
  const member = { user: '701', permissions: '0' };
  const labels = ({ rows }: LocalMessage): string[] => rows.flat().map(({ label }) => label);
  const set = (options: Record<string, string>, who = admin) =>
    discord.slash('settings', options, who).answer();

  it('are changed by an admin in one message, and by no other user', async () => {
    const asked = discord.slash('settings', {}, admin);
    const message = await asked.answer();
    expect(message).toMatchObject({
      ephemeral: true,
      content: expect.stringMatching(/^\*\*Settings of this chat/),
    });
    const press = async (label: string, shows: RegExp): Promise<void> => {
      discord.press(message, message.button(label), admin);
      await asked.until(() => shows.test(message.content));
    };
    await press('Daily post', /Press an hour/);
    const stranger = await discord.press(message, message.button('18:00'), member).answer();
    expect(stranger).toMatchObject({ ephemeral: true, content: expect.stringMatching(NO_ADMIN) });
    expect(message.content).toMatch(/not posted/);
    await press('18:00', /18:00, in which time zone/);
    const utc = labels(message).find((label) => label.startsWith('UTC')) ?? '';
    await press(utc, /posted at 18:00 \(UTC\), here/);
    expect(labels(message)).toContain('✓ 18:00');
    await press('‹ All settings', /Settings of this chat/);
    expect(await set({}, member)).toMatchObject({
      ephemeral: true,
      content: expect.stringMatching(NO_ADMIN),
    });
    expect(await set({ theme: 'dark' }, member)).toMatchObject({ content: expect.stringMatching(NO_ADMIN) });
  });

  it('are set completely or not at all, by a line or a form', async () => {
    expect((await set({ change: 'daily 20:00 Europe/Kyiv' })).content).toMatch(/20:00 \(Europe\/Kyiv\)/);
    expect((await set({ daily: '25:00', theme: 'dark' })).content).toMatch(/not a time/);
    expect((await set({})).content).toMatch(/20:00 \(Europe\/Kyiv\)[\s\S]*Light/);
    const gone = await set({ channel: '<#999999>' });
    expect(gone).toMatchObject({ ephemeral: true, content: expect.stringMatching(/let me see this chat/) });
    const other = { ...admin, channel: '401' };
    const from = await discord.slash('settings', {}, other).answer();
    expect(from.content).toMatch(/20:00 \(Europe\/Kyiv\), in <#400>/);
    expect((await set({ daily: 'off' })).content).toMatch(/not posted/);
  });

  it("give the server's language to public answers, and a user's own to private ones", async () => {
    expect((await set({ language: 'de' })).content).toMatch(/Deutsch/);
    const russian = { user: '702', locale: 'fr' };
    const solved = await discord
      .slash('solve', { board: '1 2 3 4 0 5' }, { ...member, locale: 'fr' })
      .answer();
    expect(solved.content).toMatch(/Zug/);
    await discord.slash('settings', { language: 'ru' }, { ...russian, guild: undefined }).answer();
    const fault = await discord.slash('solve', { board: '1 1' }, russian).answer();
    expect(fault).toMatchObject({ ephemeral: true, content: expect.stringMatching(/[а-я]/) });
    await set({ language: 'off' });
  });

  it('make answers private, and switch commands and their buttons off', async () => {
    const scramble = await discord.slash('scramble', { size: '2x3' }, member).answer();
    expect(scramble.ephemeral).toBe(false);
    await set({ commands: 'scramble off' });
    const again = await discord.press(scramble, scramble.button('Another board'), member).answer();
    expect(again).toMatchObject({
      ephemeral: true,
      content: expect.stringMatching(/switched .+ off here/),
    });
    const off = await discord.slash('scramble', { size: '2x3' }, admin).answer();
    expect(off.content).toMatch(/switched .+ off here/);
    await set({ answers: 'private' });
    expect((await discord.slash('solve', { board: '1 2 3 4 0 5' }, member).answer()).ephemeral).toBe(true);
    expect((await set({ answers: 'public' })).content).toMatch(/for everybody to see/);
  });
});

describe('the settings of a Telegram group', () => {
  const ask = async (text: string, from = ANN, extra = {}): Promise<Shown> => {
    const before = telegram.shown.length;
    telegram.say(text, { from, chat: GROUP, ...extra });
    return telegram.message(({ chat }) => chat === GROUP.id, before);
  };
  const becomes = (shown: Shown, words: RegExp) =>
    telegram.until(() => words.test(shown.text), String(words));

  it('are changed by a current admin, and by no other user', async () => {
    const shown = await ask('/settings');
    expect(shown.text).toMatch(/^Settings of this chat/);
    expect(await telegram.answerTo(telegram.press(shown, 'Appearance', { from: BEN }))).toMatch(NO_ADMIN);
    telegram.press(shown, 'Appearance');
    await becomes(shown, /Pictures that/);
    expect(shown.kind).toBe('photo');
    telegram.press(shown, 'Dark');
    await becomes(shown, /Appearance: Dark/);
    expect((await ask('/settings theme light', BEN)).text).toMatch(NO_ADMIN);
    telegram.administrators.delete(ANN.id);
    expect(await telegram.answerTo(telegram.press(shown, 'Light'))).toMatch(NO_ADMIN);
    telegram.administrators.add(ANN.id);
    expect((await ask('/settings')).text).toMatch(/Appearance: Dark/);
  });

  it('are changed by an admin who writes as the group, and by no other chat', async () => {
    const bot = { id: 1087968824, is_bot: true, first_name: 'Group', username: 'GroupAnonymousBot' };
    const anonymous = await ask('/settings daily 18:00 Europe/Kyiv', bot, { sender_chat: GROUP });
    expect(anonymous.text).toMatch(/18:00 \(Europe\/Kyiv\), here/);
    const channel = { id: -100_555, type: 'channel', title: 'News' };
    expect((await ask('/settings daily off', bot, { sender_chat: channel })).text).toMatch(NO_ADMIN);
    await ask('/settings daily off');
  });

  it('make answers private by a link, which answers immediately', async () => {
    await ask('/settings answers private');
    const pointer = await ask('/solve 1 2 3 4 0 5', BEN);
    expect(pointer.text).toMatch(/answer in private/);
    const answer = await openLink(telegram, linkOf(pointer), BEN);
    expect(answer).toMatchObject({ kind: 'photo', text: expect.stringMatching(/in 1 move/) });
    const long = await ask(
      '/solve 5 1 2 4 9 6 3 8 13 10 7 12 14 0 11 15 -> 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0',
      BEN,
    );
    expect(long.text).toMatch(/send this there: \/solve 5 1 2 4/);
    expect((await openLink(telegram, linkOf(long), BEN)).text).toMatch(/TileKnight/);
    expect((await ask('/settings answers public')).text).toMatch(/for everybody to see/);
  });
});
