import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LocalDiscord } from '../support/discord/server.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { startProgram } from '../support/program/program.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';
import { BotApiServer } from '../support/telegram/server.ts';

const folder = dataFolder('outage');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether the program is ready, and the states of its parts. */
async function readiness(url: string): Promise<object> {
  const response = await fetch(`${url}/readyz`);
  const report = (await response.json()) as object;
  return { status: response.status, ...report };
}

describe('an outage of PostgreSQL', () => {
  let postgres: PostgresServer;
  let telegram: BotApiServer;
  beforeAll(async () => {
    postgres = await startPostgres();
    telegram = await new BotApiServer().start();
  });
  afterAll(async () => {
    await telegram.stop();
    await postgres.stop();
  });

  test('lets the bot answer what it can, explain the rest, and recover by itself', async () => {
    const program = await startProgram(folder, {
      DATABASE_URL: await postgres.newDatabase(),
      TELEGRAM_TOKEN: telegram.token,
      TELEGRAM_API_ROOT: telegram.root,
    });
    const ask = async (line: string, fits: RegExp) => {
      const from = telegram.shown.length;
      telegram.say(line);
      return telegram.message(({ text }) => fits.test(text), from);
    };
    const board = await ask('/play 3x3', /3x3|move/i);
    expect(await readiness(program.url)).toMatchObject({ status: 200, down: [] });

    await postgres.down();
    await ask('/solve 1 2 3 4 0 5', /in 1 move/);
    await ask('/daily', /can't save games at the moment/);
    const data = board.keyboard?.inline_keyboard.flat().find((button) => 'callback_data' in button);
    const press = telegram.press(board, data?.text ?? '');
    expect(await telegram.answerTo(press)).toMatch(/can't save games at the moment/);
    expect(await readiness(program.url)).toMatchObject({
      status: 503,
      down: ['store'],
      parts: { store: { state: 'down' }, telegram: { state: 'up' }, solver: { state: 'up' } },
    });
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200);

    await postgres.up();
    await expect.poll(() => readiness(program.url)).toMatchObject({ status: 200 });
    await ask('/daily', /streak|today|daily/i);
    expect(await program.stop()).toBe(0);
    expect(program.output.match(/can not be used; trying again/g)).toHaveLength(1);
    expect(program.output.match(/can be used again/g)).toHaveLength(1);
    expect(program.output).not.toMatch(/a bug|"level":"error"/);
  });
});

describe('a start during an outage of PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('waits for the database, and serves requests that need none', async () => {
    const telegram = await new BotApiServer().start();
    const DATABASE_URL = await postgres.newDatabase();
    await postgres.down();
    const program = await startProgram(folder, {
      DATABASE_URL,
      TELEGRAM_TOKEN: telegram.token,
      TELEGRAM_API_ROOT: telegram.root,
    });
    expect(program.output).toMatch(/still waiting for its database/);
    const [page, alive] = await Promise.all([fetch(program.url), fetch(`${program.url}/healthz`)]);
    expect([page.status, alive.status]).toEqual([200, 200]);
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(await readiness(program.url)).toMatchObject({
      status: 503,
      parts: { store: { state: 'down', why: expect.stringContaining('ECONNREFUSED') } },
    });
    const ask = async (line: string, fits: RegExp) => {
      const from = telegram.shown.length;
      telegram.say(line);
      await telegram.message(({ text }) => fits.test(text), from);
    };
    await ask('/solve 1 2 3 4 0 5', /in 1 move/);
    await ask('/play 3x3', /can't save games at the moment/);

    await postgres.up();
    await expect.poll(() => readiness(program.url)).toMatchObject({ status: 200 });
    await ask('/play 3x3', /Press a tile/);
    await expect.poll(async () => (await fetch(program.url)).headers.get('set-cookie')).not.toBeNull();
    expect(await program.stop()).toBe(0);
    await telegram.stop();
    expect(program.output).not.toMatch(/a bug|"level":"error"/);
  });

  test('ends with a sentence when only an admin can fix the database', async () => {
    const DATABASE_URL = `${await postgres.newDatabase()}-missing`;
    await postgres.down();
    const program = await startProgram(folder, { DATABASE_URL });
    await postgres.up();
    await expect
      .poll(() => program.output)
      .toMatch(/-missing can't be used \(.* does not exist\); check DATABASE_URL\.$/m);
    expect(await program.stop()).toBe(1);
  });
});

describe('an outage of a platform at the start', () => {
  test('lets the page work while Discord is retried, with the reason in /readyz', async () => {
    const discord = await new LocalDiscord().start();
    const telegram = await new BotApiServer().start();
    discord.fail(/^GET \/gateway\/bot/, 400);
    const program = await startProgram(folder, {
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.apiUrl,
      TELEGRAM_TOKEN: '1:refused',
      TELEGRAM_API_ROOT: telegram.root,
    });
    expect(program.output).toMatch(/serves the page at \S+ \(still connecting to Discord; without Telegram/);
    expect(program.output).toMatch(/^Telegram does not accept TELEGRAM_TOKEN \(/m);
    expect(await readiness(program.url)).toMatchObject({
      status: 503,
      parts: { telegram: { state: 'down', why: expect.stringContaining('TELEGRAM_TOKEN') } },
    });
    await expect.poll(() => readiness(program.url)).toMatchObject({ parts: { discord: { state: 'up' } } });
    const answer = await discord.slash('solve', { board: '1 2 3 4 0 5' }).answer();
    expect(answer.content).toContain('in 1 move');
    discord.gateway.revoke();
    await expect
      .poll(() => readiness(program.url))
      .toMatchObject({
        parts: {
          discord: { state: 'down', why: expect.stringContaining('DISCORD_TOKEN') },
          web: { state: 'up' },
        },
      });
    expect(await program.stop()).toBe(0);
    await Promise.all([discord.stop(), telegram.stop()]);
  });

  test('is stopped by SIGTERM while it waits to connect again', async () => {
    const away = { DISCORD_TOKEN: 'TEST.local.discord', DISCORD_API_URL: 'http://127.0.0.1:1/api' };
    const program = await startProgram(folder, away);
    expect(await readiness(program.url)).toMatchObject({
      down: ['discord'],
      parts: { discord: { state: 'connecting', why: expect.stringContaining('ECONNREFUSED') } },
    });
    expect(await program.stop()).toBe(0);
  });
});
