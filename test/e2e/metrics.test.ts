import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { LocalDiscord } from '../support/discord/server.ts';
import { fetchMetrics, seriesOf } from '../support/metrics.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type Program, ROOT, startProgram } from '../support/program/program.ts';
import { BotApiServer, type Shown } from '../support/telegram/server.ts';

const HARD_4X4 = '14 15 13 12 11 10 9 8 7 6 5 4 3 2 1 0';

let folder: string;
let telegram: BotApiServer;
let discord: LocalDiscord;
let program: Program;

beforeAll(async () => {
  folder = dataFolder('metrics');
  telegram = await new BotApiServer().start();
  discord = await new LocalDiscord().start();
  program = await startProgram(folder, {
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
  });
});

afterAll(async () => {
  await program.kill();
  await telegram.stop();
  await discord.stop();
  rmSync(folder, { recursive: true, force: true });
});

const counted = async (name = 'tileknight_requests_total') => seriesOf(await fetchMetrics(program.url), name);

/** Waits until these series say so; they are told when the answer is delivered, or can't be. */
const expectCounted = (series: Readonly<Record<string, number>>) =>
  expect.poll(() => counted()).toMatchObject(series);

async function say(line: string, fits: RegExp): Promise<Shown> {
  const from = telegram.shown.length;
  telegram.say(line);
  return telegram.message(({ text }) => fits.test(text), from);
}

test('the metrics count an answer when it is delivered, with its duration', async () => {
  telegram.delays.push({ method: 'sendMessage', milliseconds: 1100 });
  await say('/help', /solve/);
  await expectCounted({ 'telegram help delivered': 1 });
  const metrics = await fetchMetrics(program.url);
  const labels = 'platform="telegram",command="help"';
  expect(metrics.get(`tileknight_request_duration_seconds_bucket{le="1",${labels}}`)).toBe(0);
  expect(metrics.get(`tileknight_request_duration_seconds_count{${labels}}`)).toBe(1);
  await discord.slash('help').answer();
  await expectCounted({ 'discord help delivered': 1 });
});

test('the metrics count an answer that the platform refuses as failed, and one to a missing chat as unreachable', async () => {
  telegram.faults.push({ method: 'sendPhoto', status: 400, description: 'Bad Request: a bug of ours' });
  telegram.say('/solve 1 2 3 4 0 5');
  await expectCounted({ 'telegram solve failed': 1 });
  telegram.faults.push({ method: 'sendPhoto', status: 403, description: 'Forbidden: bot was blocked' });
  telegram.say('/solve 1 2 3 4 0 5');
  await expectCounted({ 'telegram solve unreachable': 1 });
  discord.fail(/^POST \/interactions/, 400);
  discord.slash('solve', { board: '1 2 3 4 0 5' });
  await expectCounted({ 'discord solve failed': 1 });
  expect(await counted()).not.toHaveProperty('telegram solve delivered');
});

test('the metrics count a form that could not be deferred under its command', async () => {
  discord.fail(/^POST \/interactions/, 403);
  discord.slash('compare', { board: '8 6 7 2 5 4 3 0 1' });
  await expectCounted({ 'discord compare unreachable': 1 });
});

test("the metrics count an answer after Discord's deadline as failed", async () => {
  discord.delay(/^POST \/interactions/, 3100);
  discord.slash('explain', { board: '1 2 3 4 0 5' });
  await expectCounted({ 'discord explain failed': 1 });
});

test('the metrics count unreadable lines as refused, and make no series from user input', async () => {
  await say('/solve 1 2 3 4 4 5', /is missing/);
  await say('/made_up_name', /don't know/);
  await discord.slash('made up', { board: '1' }).answer();
  await expectCounted({
    'telegram solve refused': 1,
    'telegram text refused': 1,
    'discord text refused': 1,
  });
});

test('the metrics count presses by button kind and outcome, and all forged ones as one kind', async () => {
  const board = await say('/play 3x3', /./);
  await expectCounted({ 'telegram play delivered': 1 });
  const tile = board.keyboard?.inline_keyboard.flat().find(({ text }) => text === '1');
  await telegram.answerTo(telegram.press(board, tile?.text ?? ''));
  await telegram.answerTo(telegram.press(board, '', { data: 'made:up' }));
  await expectCounted({ 'telegram press-forged refused': 1 });
  const presses = Object.keys(await counted()).filter((series) => series.startsWith('telegram press'));
  expect(presses.toSorted()).toEqual([
    'telegram press-forged refused',
    expect.stringMatching(/^telegram press-tile (delivered|refused)$/),
  ]);
  // An edit that is refused is an answer that is not delivered.
  telegram.faults.push({
    method: 'editMessageMedia',
    status: 400,
    description: 'Bad Request: a bug of ours',
  });
  const moved = board.keyboard?.inline_keyboard.flat().map(({ text }) => text) ?? [];
  for (const label of moved.filter((text) => /^\d$/.test(text))) {
    telegram.press(board, label);
  }
  await expectCounted({ 'telegram press-tile failed': 1 });
});

test('the metrics count work that its user cancels as cancelled', async () => {
  const asked = fetch(`${program.url}/api/line`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: `/solve ${HARD_4X4}` }),
  });
  const answer = await asked;
  await answer.body?.cancel();
  await expectCounted({ 'web solve cancelled': 1 });
});

test('the metrics count a request beyond the limits as limited', async () => {
  const ask = () =>
    fetch(`${program.url}/api/line`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: '/help' }),
    }).then((answer) => answer.text());
  // As many as an address may send: further ones are refused before they are requests.
  await Promise.all(Array.from({ length: 150 }, ask));
  const { 'web text limited': open = 0, 'web help limited': fast = 0, ...others } = await counted();
  expect(open + fast).toBeGreaterThan(0);
  expect(open + fast + (others['web help delivered'] ?? 0)).toBe(150);
});

test('the metrics count a picture that Telegram already has apart from an upload', async () => {
  const before = await counted('tileknight_platform_pictures_total');
  for (let count = 0; count < 2; count++) await say('/solve 4 1 2 3 0 5', /move/);
  await expect
    .poll(() => counted('tileknight_platform_pictures_total'))
    .toEqual({
      'telegram uploaded': (before['telegram uploaded'] ?? 0) + 1,
      'telegram known': (before['telegram known'] ?? 0) + 1,
    });
});

test('the metrics count platform calls by method and result, and the time of waits', async () => {
  const before = await counted('tileknight_platform_call_duration_seconds_count');
  const waitedBefore = (await counted('tileknight_platform_rate_limit_wait_seconds_sum')).telegram ?? 0;
  telegram.faults.push({
    method: 'sendMessage',
    status: 429,
    description: 'Too Many Requests: retry after 1',
    parameters: { retry_after: 1 },
  });
  telegram.faults.push({ method: 'sendMessage', status: 502, description: 'Bad Gateway' });
  const delivered = (await counted())['telegram help delivered'] ?? 0;
  await say('/help', /solve/);
  await expectCounted({ 'telegram help delivered': delivered + 1 });
  const calls = await counted('tileknight_platform_call_duration_seconds_count');
  expect(calls).toMatchObject({
    'telegram sendMessage limited': (before['telegram sendMessage limited'] ?? 0) + 1,
    'telegram sendMessage broken': (before['telegram sendMessage broken'] ?? 0) + 1,
    'telegram sendMessage ok': expect.any(Number),
    'telegram sendPhoto refused': 2,
    'discord respond refused': 3,
    'discord respond ok': expect.any(Number),
  });
  const waits = await counted('tileknight_platform_rate_limit_wait_seconds_sum');
  const waited = (waits.telegram ?? 0) - waitedBefore;
  expect(waited).toBeGreaterThan(0.9);
  expect(waited).toBeLessThan(1.1);
});

test('the metrics show the parts, the store, the event loop and the memory', async () => {
  expect(await counted('tileknight_part_up')).toMatchObject({ telegram: 1, discord: 1, store: 1, solver: 1 });
  const metrics = await fetchMetrics(program.url);
  const stored = await counted('tileknight_store_call_duration_seconds_count');
  expect(stored['games.play ok']).toBe(1);
  expect(stored['pendingReplies.receive ok']).toBeGreaterThan(3);
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
  ])
    expect(metrics.get(name), name).toBeGreaterThan(0);
});

describe('the monitoring files in deploy', () => {
  const file = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');
  const dashboard = z.object({
    panels: z.array(
      z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
    ),
  });
  const rules = z.object({
    groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
  });
  const questions = [
    ...dashboard
      .parse(JSON.parse(file('grafana-dashboard.json')))
      .panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
    ...rules
      .parse(parse(file('alerts.yml')))
      .groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
  ];
  /** What Prometheus adds by itself. */
  const ADDED = new Set(['up', 'job', 'instance']);

  /** The labels of each metric. */
  const labels = new Map<string, Set<string>>();
  beforeAll(async () => {
    for (const series of (await fetchMetrics(program.url)).keys()) {
      const [name = ''] = series.split('{');
      const known = labels.get(name) ?? new Set();
      for (const [, label = ''] of series.matchAll(/[{,](\w+)="/g)) known.add(label);
      labels.set(name, known);
    }
  });

  test.each(questions)('query only series of /metrics: %s', (_, expr) => {
    const names = [...expr.matchAll(/\b(?:tileknight|nodejs|process)_\w+|\bup\b/g)].map(([name]) => name);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !ADDED.has(name) && !labels.has(name))).toEqual([]);
    const asked = [
      ...[...expr.matchAll(/\bby \(([\w, ]+)\)/g)].flatMap(([, list = '']) => list.split(', ')),
      ...[...expr.matchAll(/[{,](\w+)[=!]~?"/g)].map(([, label = '']) => label),
    ];
    const known = new Set([...ADDED, ...names.flatMap((name) => [...(labels.get(name) ?? [])])]);
    expect(asked.filter((label) => !known.has(label))).toEqual([]);
  });

  test('have queries, and rules in the place that Prometheus reads', () => {
    expect(questions.length).toBeGreaterThan(25);
    expect(parse(file('prometheus.yml'))).toMatchObject({ rule_files: ['alerts.yml'] });
  });
});
