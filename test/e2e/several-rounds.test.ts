import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFolder } from '../support/program/data-folder.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { wayFrom } from '../support/program/rounds.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';
import { BotApiServer, GROUP, type Shown } from '../support/telegram/server.ts';

const PEOPLE = Array.from({ length: 6 }, (_, at) => ({
  id: 601 + at,
  is_bot: false,
  first_name: `P${at}`,
  language_code: 'en',
}));

let server: BotApiServer;
let postgres: PostgresServer;
let database: pg.Client;
let folder: string;
let programs: Program[];

beforeAll(async () => {
  folder = dataFolder('several-rounds');
  [server, postgres] = await Promise.all([new BotApiServer().start(), startPostgres()]);
  const DATABASE_URL = await postgres.newDatabase();
  database = new pg.Client(DATABASE_URL);
  await database.connect();
  const env = {
    DATABASE_URL,
    TELEGRAM_TOKEN: server.token,
    TELEGRAM_API_ROOT: server.root,
    TELEGRAM_WEBHOOK_URL: 'https://bot.example/telegram',
    SOLVER_THREADS: '1',
    SOLVER_MEMORY_MB: '64',
  };
  programs = await Promise.all([startProgram(folder, env), startProgram(folder, env)]);
  // Each update goes to one of the two, in turn.
  server.hooks = programs.map(({ url }) => `${url}/telegram`);
}, 120_000);

afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()));
  await database.end();
  await Promise.all([server.stop(), postgres.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const of = (chat: number): Shown[] => server.shown.filter((shown) => shown.chat === chat && !shown.deleted);
const labels = ({ keyboard }: Shown): string[] =>
  keyboard?.inline_keyboard.flat().map(({ text }) => text) ?? [];

test('a race over two processes starts once, continues when one is killed, and ends once', {
  timeout: 120_000,
}, async () => {
  server.say('/race 2x2', { chat: GROUP });
  const message = await server.message(({ chat }) => chat === GROUP.id);
  const url = message.keyboard?.inline_keyboard
    .flat()
    .map((button) => ('url' in button ? button.url : ''))
    .find(Boolean);
  const say = (text: string, from: (typeof PEOPLE)[number]) =>
    server.say(text, { chat: { id: from.id, type: 'private', first_name: from.first_name }, from });
  for (const person of PEOPLE) say(`/start ${url?.split('start=')[1]}`, person);
  await server.until(() => /Joined \(6\)/.test(message.text), 'six names');
  await database.query('update rounds set starts_at = 1, due_at = 1');
  const boards = (): Shown[] => PEOPLE.flatMap(({ id }) => of(id).filter(({ kind }) => kind === 'photo'));
  await server.until(() => boards().length === PEOPLE.length, 'six boards');
  // Solutions typed at once are faster than any person.
  await database.query('update games set started_at = started_at - 60000 where round is not null');
  // Each has one message, which became the board, and one game, begun at one instant.
  expect(PEOPLE.map(({ id }) => of(id).length)).toEqual(PEOPLE.map(() => 1));
  const games = await database.query('select distinct start, started_at from games where round is not null');
  expect(games.rows).toHaveLength(1);

  const way = wayFrom(labels(boards()[0] as Shown));
  await programs[1]?.kill();
  for (const person of PEOPLE) say(way, person);
  await server.until(() => /over[\s\S]*proved/.test(message.text), 'the end');
  for (const { first_name } of PEOPLE) expect(message.text).toContain(`${first_name}: `);
  const rounds = await database.query(`select state from rounds`);
  expect(rounds.rows).toEqual([{ state: 'over' }]);
  // The message of the round, and one that tells of its end.
  await server.until(() => of(GROUP.id).length > 1, 'the result');
  expect(of(GROUP.id)).toHaveLength(2);
});
