import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { dataFolder } from '../support/program/data-folder.ts';
import { startProgram } from '../support/program/program.ts';
import { startPostgres } from '../support/store/postgres.ts';
import { own, player } from '../support/telegram/players.ts';
import { BotApiServer, type Shown } from '../support/telegram/server.ts';

const folder = dataFolder('one-call');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a locked game is told to its player alone, and the others play on', async () => {
  const [postgres, telegram] = await Promise.all([startPostgres(), new BotApiServer().start()]);
  const DATABASE_URL = await postgres.newDatabase();
  const program = await startProgram(folder, {
    DATABASE_URL,
    DATABASE_CONNECTIONS: '3',
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
  });
  const [ann, ben] = [player(1), player(2)];
  const play = async (from: typeof ann): Promise<Shown> => {
    telegram.say('/play 1 2 3/4 5 6/0 7 8', { from, chat: own(from) });
    return telegram.message(({ chat, file }) => chat === from.id && file !== undefined);
  };
  const press = (board: Shown, tile: string, from: typeof ann) =>
    telegram.answerTo(telegram.press(board, tile, { from }));
  const [annsBoard, bensBoard] = [await play(ann), await play(ben)];
  const admin = new pg.Client(DATABASE_URL);
  await admin.connect();
  await admin.query('begin');
  await admin.query(`select 1 from games where person = 'telegram:${ann.id}' for update`);

  // The notice comes later than Telegram waits for one, so it is a message.
  const from = telegram.shown.length;
  telegram.press(annsBoard, '7', { from: ann });
  let isTold = false;
  const told = telegram
    .message(({ chat, file }) => chat === ann.id && file === undefined, from)
    .finally(() => {
      isTold = true;
    });
  let pressCount = 0;
  // The blank goes round the lower left corner: 7, 5, 4, 7, 5, 4, ... slide into it.
  for (const tiles = ['4', '5', '7']; !isTold; pressCount++) {
    const data = bensBoard.keyboard?.inline_keyboard.flat().find(({ text }) => text === '7');
    const game = data !== undefined && 'callback_data' in data ? data.callback_data.split(':')[1] : '';
    const notice = await telegram.answerTo(
      telegram.press(bensBoard, '', {
        from: ben,
        data: `tile:${game}:${pressCount}:${tiles[pressCount % 3]}`,
      }),
    );
    expect(notice).toBe('');
    // Slower than the rate limit of a person.
    await sleep(100);
  }
  expect((await told).text).toMatch(/^My memory failed me just now\. Nothing is lost: please try that again/);
  // The last one may have ended when Ann was told. Those before it had no need to wait for her.
  expect(pressCount).toBeGreaterThan(1);
  const ready = await fetch(`${program.url}/readyz`);
  expect(ready.status).toBe(200);

  await admin.query('rollback');
  expect(await press(annsBoard, '7', ann)).toBe('');
  const { rows } = await admin.query('select person, made from games order by person');
  expect(rows).toEqual([
    { person: `telegram:${ann.id}`, made: 1 },
    { person: `telegram:${ben.id}`, made: pressCount },
  ]);
  await admin.end();
  expect(await program.stop()).toBe(0);
  await Promise.all([telegram.stop(), postgres.stop()]);
  expect(program.output).toMatch(/statement timeout.*one call of the database failed/);
  expect(program.output).not.toMatch(/can not be used|a bug|"level":"error"/);
});
