import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LocalDiscord } from '../support/discord/server.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';
import { BotApiServer } from '../support/telegram/server.ts';

const PASSWORD = 'p@ss "word" 7';
const DAILY_SECRET = 'a "daily" \\secret';
const TYPED = 'a line that is nobody else’s';

let folder: string;
let postgres: PostgresServer;
let telegram: BotApiServer;
let discord: LocalDiscord;
let program: Program;
let cookieKey: string;

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly request?: string;
}

const lines = (): readonly Line[] =>
  program.output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/** The lines of the log with this message, once there is one. */
const logged = (message: string) =>
  expect.poll(() =>
    lines()
      .filter(({ msg }) => msg === message)
      .map(({ request }) => request),
  );

beforeAll(async () => {
  folder = dataFolder('log');
  postgres = await startPostgres();
  telegram = await new BotApiServer().start();
  discord = await new LocalDiscord().start();
  const url = await postgres.newDatabase();
  const database = new URL(url);
  database.password = encodeURIComponent(PASSWORD);
  program = await startProgram(folder, {
    LOG_LEVEL: 'trace',
    SOLVER_TIME_MS: '3000',
    DATABASE_URL: database.href,
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
    TELEGRAM_WEBHOOK_SECRET: 'tinker-bell-and-peter',
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    DAILY_SECRET,
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select value from key_values where key = 'web-cookie-key'");
  await client.end();
  cookieKey = rows[0].value;
});

afterAll(async () => {
  await program.kill();
  await telegram.stop();
  await discord.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('every log line about a request has its id, also after retries, in other threads and in an apology', async () => {
  telegram.faults.push({ method: 'sendPhoto', status: 502, description: 'Bad Gateway' });
  telegram.faults.push({ method: 'sendPhoto', status: 400, description: 'Bad Request: a bug of ours' });
  telegram.faults.push({ method: 'sendMessage', status: 400, description: 'Bad Request: another' });
  const { update_id: first } = telegram.push({
    message: {
      message_id: 77,
      date: 0,
      chat: { id: 501, type: 'private', first_name: 'Ann' },
      from: { id: 501, is_bot: false, first_name: 'Ann' },
      text: '/solve 1 2 3 4 0 5',
    },
  });
  await logged('an answer was refused').toEqual([`telegram:${first}`]);
  await logged('an apology was refused').toEqual([`telegram:${first}`]);

  discord.fail(/^POST \/interactions/, 400);
  const asked = discord.slash('solve', { board: '1 2 3 4 0 5' });
  await logged('Discord did not take an answer').toEqual([`discord:${asked.id}`]);
  const sorry = await asked.answer();
  expect(sorry.content).toContain(`I have noted the error as ${asked.id.slice(-6)}`);
});

test('no log line has a secret, typed text or more than 8 KB, in any failure', async () => {
  telegram.say(TYPED);
  telegram.faults.push({ method: 'sendMessage', status: 400, description: 'Bad Request: a bug of ours' });
  await logged('an answer was refused').toHaveLength(2);
  discord.fail(/^PATCH \/webhooks/, 400);
  // 6x6, the tiles backwards but for two: all the time that there is.
  const tiles = [34, 35, ...Array.from({ length: 33 }, (_, at) => 33 - at), 0];
  const pictured = discord.slash('solve', { board: tiles.join(' ') });
  await pictured.until(({ acknowledgedBy }) => acknowledgedBy !== undefined);
  await logged('progress was not shown').not.toHaveLength(0);

  await postgres.down();
  await fetch(`${program.url}/readyz`);
  await logged('the database can not be used; trying again').toHaveLength(1);
  // Errors of the connection name the whole address of a call.
  const { port } = telegram;
  await telegram.stop();
  await logged('Telegram gives no updates; trying again').not.toHaveLength(0);
  await postgres.up();
  telegram = await new BotApiServer().start(port);
  await logged('the database can be used again').toHaveLength(1);
  expect(await program.stop()).toBe(0);

  const { output } = program;
  const secrets = {
    telegram: telegram.token,
    discord: discord.token,
    webhook: 'tinker-bell-and-peter',
    daily: DAILY_SECRET,
    dailyInJson: JSON.stringify(DAILY_SECRET).slice(1, -1),
    password: PASSWORD,
    passwordInAddress: encodeURIComponent(PASSWORD),
    passwordInJson: JSON.stringify(PASSWORD).slice(1, -1),
    cookie: cookieKey,
    interaction: pictured.token,
    typed: TYPED,
  };
  expect(Object.entries(secrets).filter(([, secret]) => output.includes(secret))).toEqual([]);
  expect(output.split('\n').filter((line) => Buffer.byteLength(line) > 8192)).toEqual([]);
  expect(lines().length).toBeGreaterThan(5);
});
