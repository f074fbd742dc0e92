import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LocalDiscord } from '../support/discord/server.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { linkOf, openLink, own } from '../support/telegram/players.ts';
import { BotApiServer, GROUP, type Shown } from '../support/telegram/server.ts';

const ADA = {
  id: 700_123_456,
  is_bot: false,
  first_name: 'Augusta',
  last_name: 'Byron',
  language_code: 'en',
};
const chat = own(ADA);

let telegram: BotApiServer;
let discord: LocalDiscord;
let folder: string;
let program: Program;

beforeAll(async () => {
  folder = dataFolder('privacy');
  [telegram, discord] = await Promise.all([new BotApiServer().start(), new LocalDiscord().start()]);
  program = await startProgram(folder, {
    ...{ TELEGRAM_TOKEN: telegram.token, TELEGRAM_API_ROOT: telegram.root },
    ...{ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.apiUrl },
    ...{ SOLVER_THREADS: '1', SOLVER_MEMORY_MB: '64' },
  });
});

afterAll(async () => {
  await program.stop();
  await Promise.all([telegram.stop(), discord.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

async function answerTo(text: string): Promise<Shown> {
  const before = telegram.shown.length;
  telegram.say(text, { chat, from: ADA });
  return telegram.message((shown) => shown.chat === ADA.id, before);
}

/** Is it in any file of the bot's? */
const isKept = (trace: string): boolean =>
  readdirSync(folder)
    .filter((name) => name.startsWith('tileknight.sqlite'))
    .some((name) => readFileSync(join(folder, name), 'latin1').includes(trace));

/** Whether the database still holds a request whose answer is not confirmed. */
function hasOpenRequests(): boolean {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'), { readOnly: true });
  const row = database.prepare(`select 1 from received where request <> '' limit 1`).get();
  database.close();
  return row !== undefined;
}

async function exportedBy(privacy: Shown): Promise<ReturnType<typeof JSON.parse>> {
  const before = telegram.shown.length;
  telegram.press(privacy, 'Export my data', { from: ADA });
  await telegram.message(({ chat, kind }) => chat === ADA.id && kind === 'document', before);
  const [bytes] = telegram.callsOf('sendDocument').at(-1)?.files.values() ?? [];
  return JSON.parse(String(bytes));
}

test('a user exports all their stored data, and deletes them completely', async () => {
  await answerTo('/play 2x2');
  const round = await (async () => {
    telegram.say('/fmc 2x2 60m', { chat: GROUP, from: ADA });
    return telegram.message((shown) => shown.chat === GROUP.id);
  })();
  await openLink(telegram, linkOf(round), ADA);
  expect(round.text).toContain('Augusta Byron');

  const privacy = await answerTo('/privacy');
  expect(privacy.text).toContain('90 days');
  const kept = await exportedBy(privacy);
  expect(kept).toMatchObject({ person: 'telegram:700123456', rounds: [{ kind: 'fmc', begun: true }] });
  expect(kept.games).toHaveLength(2);
  expect(kept.games[0].startedAt).toMatch(/^20\d\d-\d\d-\d\dT/);
  expect(isKept('telegram:700123456')).toBe(true);

  const warning = await answerTo('/forget');
  expect(warning.text).toContain("can't be undone");
  telegram.press(warning, 'Keep everything', { from: ADA });
  await telegram.until(() => warning.text === 'Nothing was deleted.', 'nothing deleted');
  expect(isKept('telegram:700123456')).toBe(true);
  const again = await answerTo('/forget');
  await telegram.until(() => !hasOpenRequests(), 'all answers confirmed');
  telegram.press(again, 'Delete everything', { from: ADA });
  await telegram.until(() => again.text.startsWith('Done'), 'everything deleted');
  await telegram.until(() => round.text.includes('someone'), 'a round of somebody');
  expect(round.text).not.toContain('Augusta');
  await telegram.until(() => !['700123456', 'Augusta', 'Byron'].some(isKept), 'nothing kept');
});

test('a user who asks for their data in a group gets them in the private chat', async () => {
  for (const [command, sentence] of [
    ['/export', /keep about you/],
    ['/forget', /can't be undone/],
  ] as const) {
    const before = telegram.shown.length;
    telegram.say(command, { chat: GROUP, from: ADA });
    const link = linkOf(await telegram.message((shown) => shown.chat === GROUP.id, before));
    await openLink(telegram, link, ADA);
    // The file of `/export` is a message of its own, without a text.
    await telegram.message(({ chat, text }) => chat === ADA.id && sentence.test(text ?? ''), before);
  }
});

test('a user’s data are shown to them alone where a chat has messages for one user', async () => {
  const answer = await discord.slash('export', {}).answer();
  expect(answer.ephemeral).toBe(true);
  const [file] = answer.files;
  expect(file?.name).toBe('tileknight.json');
  expect(JSON.parse(String(file?.bytes))).toMatchObject({ games: [], settings: {} });
  const warning = await discord.slash('forget', {}).answer();
  expect(warning.ephemeral).toBe(true);
  expect(warning.content).toContain("can't be undone");
});
