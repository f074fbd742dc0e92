import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '../../src/core/random.ts';
import { defaultGoal } from '../../src/core/sliding/board.ts';
import { makeBoard } from '../../src/core/sliding/notation/puzzle.ts';
import { randomSolvableBoard } from '../../src/core/sliding/scramble/scramble.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { startProgram } from '../support/program/program.ts';
import { own, player } from '../support/telegram/players.ts';
import { BotApiServer, type Shown } from '../support/telegram/server.ts';

/** Boards that no program proves: each takes all of its time. So few megabytes hold no tables for them. */
const SETTINGS = { SOLVER_TIME_MS: '500', SOLVER_MEMORY_MB: '16' };
const random = seededRandom(37);
const hardLine = (): string => `/solve ${makeBoard(randomSolvableBoard(defaultGoal(6, 6), random))}`;

/**
 * Keeps hard boards of `count` strangers waiting. When the flood is at work, the person asks. Returns the
 * number of strangers who are answered before the person is. Some of these answers are on their way already
 * when the person asks: `test/turns` counts the turns themselves. Gives up after 30 more strangers.
 */
async function strangersBefore(
  count: number,
  askAsStranger: () => Promise<void>,
  askAsPerson: () => Promise<void>,
): Promise<number> {
  const isAtWork = Promise.withResolvers<void>();
  const isLost = Promise.withResolvers<number>();
  let answers = 0;
  let answersAtQuestion = Infinity;
  let isOver = false;
  const ask = async (): Promise<void> => {
    await askAsStranger();
    answers++;
    if (answers > 2) isAtWork.resolve();
    if (answers > answersAtQuestion + 30) isLost.resolve(Infinity);
  };
  for (let stranger = 0; stranger < count; stranger++)
    void (async () => {
      // A stranger may wait longer than the test's patience: then another one comes.
      while (!isOver) await ask().catch(() => {});
    })();
  try {
    await isAtWork.promise;
    answersAtQuestion = answers;
    return await Promise.race([askAsPerson().then(() => answers - answersAtQuestion), isLost.promise]);
  } finally {
    isOver = true;
  }
}

async function start(name: string, settings: Readonly<Record<string, string>> = {}) {
  const folder = dataFolder(name);
  const program = await startProgram(folder, { ...SETTINGS, ...settings });
  onTestFinished(async () => {
    await program.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return program;
}

describe('beside a flood of strangers, a hard board is solved in turn', { timeout: 120_000 }, () => {
  test('on the page, although the strangers have the same address and no cookies', async () => {
    const { url } = await start('turns-page');
    const ask = async (cookie = '', text = hardLine()): Promise<void> => {
      const body = JSON.stringify({ text });
      const headers = { 'content-type': 'application/json', cookie };
      const response = await fetch(`${url}/api/line`, { method: 'POST', headers, body });
      expect(await response.text()).toContain('"reply"');
    };
    const cookie = (await fetch(url)).headers.get('set-cookie')?.split(';')[0] ?? '';
    await ask(cookie, '/solve 1 2 3 4 0 5');
    const before = await strangersBefore(
      8,
      () => ask(),
      () => ask(cookie),
    );
    expect(before).toBeLessThan(8);
  });

  test('in a chat, for a person who has asked before, although each stranger is a new person', async () => {
    const server = await new BotApiServer().start();
    onTestFinished(() => server.stop());
    await start('turns-chat', { TELEGRAM_TOKEN: server.token, TELEGRAM_API_ROOT: server.root });
    const isAnswer = ({ text, keyboard }: Shown) =>
      /\bmoves?\b/.test(text) && JSON.stringify(keyboard ?? '').includes('Cancel') === false;
    const ask = async (number: number, line: string): Promise<void> => {
      const from = player(number);
      server.say(line, { from, chat: own(from) });
      const before = server.shown.length;
      await server.message((shown) => shown.chat === from.id && isAnswer(shown), before);
    };
    await ask(0, '/solve 1 2 3 4 0 5');
    let strangers = 0;
    const before = await strangersBefore(
      16,
      () => ask(++strangers, hardLine()),
      () => ask(0, hardLine()),
    );
    expect(before).toBeLessThan(12);
  });
});
