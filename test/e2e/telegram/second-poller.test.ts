import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { startTelegram } from '../../../src/adapters/telegram/start-telegram.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { standInChat } from '../../support/chat.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import { BotApiServer } from '../../support/telegram/server.ts';

let server: BotApiServer;
let store: Store;
let telegram: Adapter;
let clock: TestClock;
let folder: string;
let lines: string[];
let states: [string, (string | undefined)?][];

const note = (level: string) => (_: unknown, message: string) => void lines.push(`${level}: ${message}`);
const log = { info: note('info'), warn: note('warn'), error: note('error') };

beforeEach(async () => {
  lines = [];
  states = [];
  folder = mkdtempSync(join(tmpdir(), 'tileknight-telegram-'));
  server = await new BotApiServer().start();
  store = await openStore({ dataDir: folder });
  clock = testClock();
});

afterEach(async () => {
  await telegram.stop();
  await server.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function start(conflicts: number): Promise<void> {
  server.faults.push({
    method: 'getUpdates',
    status: 409,
    description: 'Conflict: terminated by other getUpdates request',
    times: conflicts,
  });
  telegram = await startTelegram({
    token: server.token,
    apiRoot: server.root,
    chat: standInChat(),
    store,
    log,
    clock,
    onState: (...state) => void states.push(state),
  });
}

const polls = () => server.callsOf('getUpdates').length;

test('a second poller is logged in one line that says what to do, and the adapter is up again when it stops', async () => {
  await start(6);
  await clock.passUntil(() => polls() === 7);
  // 2, 4, 8 and then 15 seconds between the tries.
  expect(Math.round(clock.now() / 1000)).toBe(2 + 4 + 8 + 3 * 15);
  expect(states.at(-1)).toEqual(['connecting', expect.stringMatching(/TELEGRAM_TOKEN.*Conflict/)]);
  expect(lines.filter((line) => line.startsWith('warn'))).toHaveLength(1);
  server.say('/solve');
  expect((await server.message()).text).toBe('answer to /solve');
  // It may only have been its turn.
  expect(states.at(-1)?.[0]).toBe('connecting');
  await clock.pass(20_000);
  server.say('/solve');
  await expect.poll(() => states.at(-1)).toEqual(['up']);
  expect(lines.at(-1)).toBe('info: Telegram gives its updates again');
});

test('a stop does not wait for the second poller', async () => {
  await start(1000);
  await expect.poll(() => states.at(-1)?.[0]).toBe('connecting');
  // The clock stands still: a stop that waited for the next try would not end.
  await telegram.stop();
});
