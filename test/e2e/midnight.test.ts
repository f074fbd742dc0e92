import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFolder } from '../support/program/data-folder.ts';
import { movedClock } from '../support/program/moved-clock.ts';
import { startProgram } from '../support/program/program.ts';
import { BotApiServer } from '../support/telegram/server.ts';

let telegram: BotApiServer;
beforeAll(async () => {
  telegram = await new BotApiServer().start();
});
afterAll(() => telegram.stop());

/**
 * The last minute of a day and the first moment of the next, and the days then: before and after each change
 * of the clock in 2026.
 */
const ZONES = [
  [
    'Europe/Berlin',
    [
      ['2026-03-28T22:59:00Z', '2026-03-28'],
      ['2026-03-28T23:00:00Z', '2026-03-29'],
      ['2026-03-29T21:59:00Z', '2026-03-29'],
      ['2026-03-29T22:00:00Z', '2026-03-30'],
      ['2026-10-24T21:59:00Z', '2026-10-24'],
      ['2026-10-24T22:00:00Z', '2026-10-25'],
      ['2026-10-25T22:59:00Z', '2026-10-25'],
      ['2026-10-25T23:00:00Z', '2026-10-26'],
    ],
  ],
  [
    'America/New_York',
    [
      ['2026-03-09T03:59:00Z', '2026-03-08'],
      ['2026-03-09T04:00:00Z', '2026-03-09'],
      ['2026-11-02T04:59:00Z', '2026-11-01'],
      ['2026-11-02T05:00:00Z', '2026-11-02'],
    ],
  ],
  [
    'Pacific/Auckland',
    [
      ['2026-04-05T11:59:00Z', '2026-04-05'],
      ['2026-04-05T12:00:00Z', '2026-04-06'],
      ['2026-09-27T10:59:00Z', '2026-09-27'],
      ['2026-09-27T11:00:00Z', '2026-09-28'],
    ],
  ],
] as const;

test.each(ZONES)(
  'in %s the daily puzzle changes at midnight, with or without summer time',
  { timeout: 90_000 },
  async (zone, moments) => {
    const folder = dataFolder('midnight');
    const clock = movedClock(folder, moments[0][0]);
    const program = await startProgram(folder, {
      ...clock.env,
      DAILY_TIME_ZONE: zone,
      TELEGRAM_TOKEN: telegram.token,
      TELEGRAM_API_ROOT: telegram.root,
    });
    try {
      for (const [moment, day] of moments) {
        const from = telegram.shown.length;
        clock.set(moment);
        telegram.say('/daily');
        const { text } = await telegram.message(({ text }) => text.includes('Daily puzzle'), from);
        const said = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
        expect(said).toBe(day);
      }
    } finally {
      await program.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
