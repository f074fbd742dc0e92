import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFolder } from '../support/program/data-folder.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { BotApiServer, type Shown } from '../support/telegram/server.ts';

const HALF_AN_HOUR = 1_800_000;

let folder: string;
let setBack: string;
let telegram: BotApiServer;
let program: Program;

beforeAll(async () => {
  folder = dataFolder('clock');
  setBack = join(folder, 'set-back');
  telegram = await new BotApiServer().start();
  // The machine's clock as the program sees it, half an hour back from the moment when that file is there.
  const clock = `
    import { existsSync } from 'node:fs';
    const now = Date.now;
    Date.now = () => now() - (existsSync(${JSON.stringify(setBack)}) ? ${HALF_AN_HOUR} : 0);`;
  program = await startProgram(folder, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
  });
});

afterAll(async () => {
  await program.kill();
  await telegram.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function say(line: string, fits: RegExp): Promise<Shown> {
  const from = telegram.shown.length;
  telegram.say(line);
  return telegram.message(({ text }) => fits.test(text), from);
}

test('a clock set back by half an hour delays no request and makes no duration negative', async () => {
  await say('/play 2x2', /./);
  const { text } = await say('/solve 1 2 3 0', /./);
  expect(text).not.toMatch(/a lot in a short time/);
  writeFileSync(setBack, '');
  for (let count = 0; count < 20; count++) await say('/help', /solve/);
  telegram.faults.push({
    method: 'sendMessage',
    status: 429,
    description: 'Too Many Requests: retry after 1',
    parameters: { retry_after: 1 },
  });
  telegram.faults.push({ method: 'sendMessage', status: 502, description: 'Bad Gateway' });
  // A wait that followed the clock would take half an hour, longer than any test may take.
  await say('/help', /solve/);
  const board = await say('/play 2x2', /./);
  const notice = await telegram.answerTo(telegram.press(board, '1'));
  expect(notice).not.toMatch(/a lot in a short time/);
  expect(telegram.shown.map((shown) => shown.text).join('\n')).not.toMatch(/-\d|a lot in a short time/);
});
