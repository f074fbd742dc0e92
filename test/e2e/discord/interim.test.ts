import { beforeEach, describe, expect, test } from 'vitest';
import { type TestClock, testClock } from '../../support/clock.ts';
import type { LocalInteraction } from '../../support/discord/interaction.ts';
import { openDiscord } from '../../support/discord/open.ts';
import type { LocalDiscord } from '../../support/discord/server.ts';
import { eventually } from '../../support/platform/platform.ts';
import { answer, askForInterim, type InterimSurface, picturesIn, testInterim } from '../platform/interim.ts';

const EDIT = /^PATCH \/webhooks\/.*@original$/;

let discord: LocalDiscord;
let surface: InterimSurface;
let clock: TestClock;
let use: LocalInteraction | undefined;

async function open(surfaceClock: TestClock) {
  const { chat, folder, close, ...opened } = await openDiscord(() => ({ clock: surfaceClock }));
  clock = surfaceClock;
  ({ discord } = opened);
  use = undefined;
  const shown = () => [use?.original, ...(use?.followUps ?? [])].filter((message) => message !== undefined);
  surface = {
    clock,
    chat,
    folder,
    isPersonal: false,
    send() {
      use = discord.slash('solve', { board: '1' });
    },
    quietMs: 220,
    messages: shown,
    async placeholder() {
      await eventually(() => expect(use?.acknowledgedBy).toBe(5));
      return shown()[0] ?? never();
    },
    async delayAnswer(tell) {
      discord.delay(EDIT, 300);
      tell();
      await eventually(() => expect(discord.requestsTo(EDIT)).toHaveLength(1));
    },
    // All tries of discord.js.
    loseEdit: () => discord.fail(EDIT, 502, { times: 4, after: true }),
    editCount: () => discord.requestsTo(EDIT).length,
    uploadCount() {
      expect(use?.acknowledgedBy).toBe(5);
      for (const { bytes, description } of shown().flatMap(({ files }) => files))
        if (description !== undefined) expect(description).toBe(String(bytes));
      return discord.requests.reduce((sum, { uploads }) => sum + uploads, 0);
    },
    fileTexts: () => shown().flatMap(({ files }) => files.map(({ bytes }) => String(bytes))),
    remove: (message) => Object.assign(message, { deleted: true }),
    close,
  };
  return surface;
}

function never(): never {
  throw new Error('no placeholder');
}

testInterim('discord', open);

describe('the final answer on Discord comes', () => {
  beforeEach(async () => (await open(testClock())).close);

  test.each([429, 502])('although an earlier edit failed with %i', async (status) => {
    const { tell, finish, shown } = await askForInterim(surface);
    const edits = surface.editCount();
    discord.fail(EDIT, status, { times: 2 });
    tell(answer('80, at least 76'));
    await clock.passUntil(() => surface.editCount() > edits + 1);
    finish(answer('78, optimal', 'of 78 moves'));
    await clock.passUntil(() => shown.text === '78, optimal');
    expect(picturesIn(shown)).toEqual(['of 78 moves']);
  });

  test('although its edit with the old picture is refused', async () => {
    const { finish, shown, shows } = await askForInterim(surface);
    discord.fail(EDIT, 400);
    finish(answer('80, optimal'));
    expect(await shows('80, optimal')).toBe(shown);
    expect(picturesIn(shown)).toEqual(['of 80 moves']);
  });

  test('as an apology to the user that leaves the earlier answer in place', async () => {
    const { fail, shown, shows } = await askForInterim(surface);
    expect(use?.original?.button('Cancel')).toBe('do:Cancel');
    fail(new Error('a bug'));
    expect(await shows('sorry (en)')).toMatchObject({ ephemeral: true });
    await eventually(() => expect(shown.labels).toEqual([]));
    expect(shown).toMatchObject({ content: '80, at least 74', deleted: false });
    expect(picturesIn(shown)).toEqual(['of 80 moves']);
  });
});
