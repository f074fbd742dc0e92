import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Random, seededRandom } from '../../src/core/random.ts';
import { LocalMessage } from '../../test/support/discord/interaction.ts';
import { ROOT } from '../../test/support/program/program.ts';
import { type Bot, startTileKnight, withBot } from '../load/bots.ts';
import { everybody } from '../load/measure.ts';
import type { Platforms } from '../load/platforms.ts';
import { now, type Part, type Row } from '../report.ts';
import { dataDir } from '../tables.ts';

const INPUTS = 1000;
/** Inputs under way at once, on each surface. */
const ATONCE = 8;
/** Milliseconds for which the answer to a line of nonsense is waited for before the next. */
const PATIENCE = 3000;

/** What people type, to be cut, doubled, mixed and spoilt. */
const LINES = [
  ...['1 2 3 4 0 5', '8 6 7/2 5 4/3 0 1', '2x3 1 2 3 4 0 5', '123450 -> 012345', '[[1,2],[3,0]]', '3 1 2 0'],
  ...['8x8 a1', '5x5 e1 to a1', '6x6 closed', 'table 5x5 opts:1 vs 1,2', '5x7 method:warnsdorff show:log'],
  ...['4x4 hard', 'LUR2', '3x3 length:20', '3x3 10m', 'day:2026-11-20', 'theme:dark', 'metric:mtm', 'mooves'],
];
const COMMANDS = [
  ...['solve', 'knight', 'play', 'daily', 'move', 'hint', 'leaderboard', 'stats', 'scramble', 'analyse'],
  ...['compare', 'explain', 'help', 'settings', 'privacy', 'export', 'start', 'nonsense'],
];
const ODD = [
  ...[
    '\0',
    '\u202e',
    '\u200b',
    '０１２',
    '٣',
    '😀',
    '"',
    "'",
    '`',
    '**',
    '<b>',
    '&',
    '-',
    '->',
    '/',
    ';',
    '\n',
  ],
  ...['\n\n', '\t', '999999999999999999999', '1e9', '-1', 'NaN', '0x10', '%00', '@everyone', '_', '#'],
];

const oneOf = <T extends string>(list: readonly T[], random: Random): T =>
  list[below(random, list.length)] as T;

/** A line that people might type by mistake or on purpose, at most 3,000 signs. */
function spoilt(random: Random): string {
  let line: string = oneOf(LINES, random);
  for (let times = below(random, 4); times > 0; times--) {
    const at = below(random, line.length + 1);
    const way = below(random, 5);
    if (way === 0) line = line.slice(0, at) + oneOf(ODD, random) + line.slice(at);
    else if (way === 1) line = line.slice(0, at) + line.slice(at + 1);
    else if (way === 2) line = `${line} ${oneOf(LINES, random)}`;
    else if (way === 3)
      line = line.slice(0, at) + String.fromCodePoint(below(random, 0xd7ff)) + line.slice(at);
    else if (random() < 0.1) line = line.repeat(20);
  }
  return line.slice(0, 3000);
}

/** An action that a button might have, or somebody might forge. */
function forged(random: Random): string {
  const prefix = oneOf(
    ['tile', 'again', 'tour', 'step', 'leaders', 'share', 'cancel', 'log', 'x', ''],
    random,
  );
  const parts = Array.from({ length: below(random, 5) }, () =>
    oneOf(['a1B2c3', '0', '1', '-1', '99999', '8x8', 'U', '', 'é', 'constructor', '__proto__'], random),
  );
  return [prefix, ...parts].join(':').slice(0, 64) || '-';
}

/** Sends that many inputs, a few at a time. */
function flowing(count: number, send: (index: number) => Promise<unknown>): Promise<unknown> {
  let next = 0;
  return everybody(ATONCE, async () => {
    while (next < count) await send(next++);
  });
}

/** Lines through the terminal's batch; gives how many had an answer of their own. */
async function terminal(count: number, command: 'solve' | 'knight'): Promise<number> {
  const random = seededRandom(count);
  const program = join(ROOT, 'src/adapters/cli/tileknight.ts');
  const child = spawn(process.execPath, [program, command, '--stdin', '--json', '--time', '50'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let answers = 0;
  createInterface(child.stdout).on('line', (line) => {
    JSON.parse(line);
    answers++;
  });
  for (let at = 0; at < count; at++)
    if (!child.stdin.write(`${spoilt(random).replaceAll('\n', ' ') || '-'}\n`))
      await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await once(child, 'close');
  if (code !== 0 && code !== 2) throw new Error(`tileknight ${command} ended with ${code}`);
  return answers;
}

async function fuzz(platforms: Platforms, bot: Bot, inputs: number): Promise<Row> {
  const began = now();
  const { discord, telegram } = platforms;
  const random = seededRandom(inputs);
  const each = Math.ceil(inputs / 6);
  const settled = (work: Promise<unknown>) => Promise.race([work.catch(() => {}), sleep(PATIENCE)]);
  // A person for every few lines: nobody's pace is the limit.
  const person = (index: number, surface: number) => platforms.person(10_000 + 2 * (index % 500) + surface);
  const form = (index: number) =>
    person(index, 0).ask(
      {
        command: oneOf(COMMANDS, random),
        options: {
          [oneOf(['board', 'size', 'start', 'end', 'moves', 'day', 'text'], random)]: spoilt(random),
        },
      },
      () => true,
    );
  const line = (index: number) =>
    person(index, 1).ask({ command: oneOf(COMMANDS, random), options: { text: spoilt(random) } }, () => true);
  await person(0, 1).ask({ command: 'help' }, () => true);
  const [shown] = telegram.shown;
  const press = async (index: number) => {
    const [data, user] = [forged(random), 60_000 + (index % 500)];
    if (index % 2 === 0) {
      const where = { guild: undefined, user: `${user}` };
      await discord
        .press(new LocalMessage('4242'), data, where)
        .until(({ acknowledgedBy }) => acknowledgedBy);
    } else if (shown !== undefined) {
      const from = { id: user, is_bot: false, first_name: 'P', language_code: 'en' };
      await telegram.answerTo(telegram.press(shown, '', { data, from }));
    }
  };
  const page = async (index: number) => {
    const isLine = index % 2 === 0;
    const body = isLine ? { text: spoilt(random) } : { action: forged(random), messageId: 'm1' };
    const answer = await fetch(`${bot.url}/api/${isLine ? 'line' : 'press'}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: random() < 0.1 ? spoilt(random) : JSON.stringify(body),
    });
    if (answer.status >= 500 && answer.status !== 503) throw new Error(`the page answered ${answer.status}`);
    await answer.body?.cancel();
  };
  const [boards, knights] = await Promise.all([
    terminal(each, 'solve'),
    terminal(Math.ceil(each / 4), 'knight'),
    flowing(each, (index) => settled(line(index))),
    flowing(each, (index) => settled(form(index))),
    flowing(each, (index) => settled(press(index))),
    flowing(each, (index) => page(index)),
  ]);
  const help = await platforms.person(3).ask({ command: 'help' }, () => true);
  const ready = await fetch(`${bot.url}/readyz`);
  return {
    task: `fuzz, ${6 * each} inputs over terminal, Telegram, Discord, presses and page: bug lines`,
    figure: '0',
    reach: '0',
    against: `${boards} and ${knights} lines of the terminal answered; /help afterwards: ${help.text.length} signs; /readyz ${ready.status}; ${Math.round((now() - began) / 1000)} s`,
  };
}

export const fuzzPart: Part = {
  name: 'trust fuzz',
  onlyFor: 'fuzz',
  // A bug line in the log makes the bot's end throw.
  run: async ({ times = INPUTS }) => [
    await withBot(startTileKnight, (platforms, bot) => fuzz(platforms, bot, times)),
  ],
};
