import { beforeEach, describe, expect, it } from 'vitest';
import { type TestClock, testClock } from '../../support/clock.ts';
import { becomes, eventually } from '../../support/platform/platform.ts';
import { openTelegram } from '../../support/telegram/open.ts';
import { type BotApiServer, GROUP } from '../../support/telegram/server.ts';
import {
  answer,
  askForInterim,
  askLong,
  type InterimSurface,
  picturesIn,
  testInterim,
} from '../platform/interim.ts';

let server: BotApiServer;
let surface: InterimSurface;
let clock: TestClock;

async function open(surfaceClock: TestClock, extra: Parameters<BotApiServer['say']>[1] = {}) {
  const { chat, folder, close, ...opened } = await openTelegram(() => ({ clock: surfaceClock }));
  clock = surfaceClock;
  ({ server } = opened);
  const edits = () => server.calls.filter(({ method }) => method.startsWith('edit'));
  surface = {
    clock,
    chat,
    folder,
    isPersonal: true,
    send: () => server.say('/solve 1', extra),
    quietMs: 0,
    messages: () => server.shown,
    async placeholder() {
      await clock.pass(1500);
      return server.message();
    },
    async delayAnswer(tell) {
      server.delays.push({ method: 'sendPhoto', milliseconds: 300 });
      tell();
      await server.until(() => server.callsOf('sendPhoto').length === 1, 'the upload');
    },
    loseEdit: () =>
      server.faults.push({ method: 'editMessageMedia', status: 502, description: 'Bad Gateway', lost: true }),
    editCount: () => edits().length,
    uploadCount: () => server.calls.reduce((sum, { files }) => sum + files.size, 0),
    fileTexts: () => server.shown.map(({ file }) => String(file)),
    remove: (message) => Object.assign(message, { deleted: true }),
    close,
  };
  return surface;
}

testInterim('telegram', open);

describe('on Telegram', () => {
  beforeEach(async () => (await open(testClock())).close);

  it('the final answer changes only the words below a picture that stays', async () => {
    const { tell, finish, shown } = await askForInterim(surface);
    tell(answer('78, at least 76', 'of 78 moves'));
    await clock.passUntil(() => shown.text === '78, at least 76');
    finish(answer('78, optimal', 'of 78 moves'));
    await becomes(shown, /78, optimal/);
    expect(server.callsOf('editMessageMedia')).toHaveLength(1);
  });

  it('an answer before its proof stays a reply to the request in a group', async () => {
    surface.send = () => void server.say('/solve 1', { chat: GROUP });
    const { finish, shown } = await askForInterim(surface);
    expect(server.shown[0]?.params.reply_parameters).toMatchObject({ message_id: 1 });
    finish(answer('80, optimal'));
    await becomes(shown, /80, optimal/);
    expect(server.shown).toHaveLength(1);
  });
});

describe('the final answer on Telegram comes', () => {
  beforeEach(async () => (await open(testClock())).close);

  it('although the earlier one failed with 429, and only after the requested wait', async () => {
    const parameters = { retry_after: 1 };
    server.faults.push({ method: 'sendPhoto', status: 429, description: 'Too Many Requests', parameters });
    const { tell, finish, shows } = await askLong(surface);
    tell(answer('80, at least 74'));
    tell(answer('80, at least 75'));
    await clock.passUntil(() => server.shown.at(-1)?.text === '80, at least 75');
    expect(clock.now()).toBeGreaterThanOrEqual(1000);
    expect(server.callsOf('sendPhoto')).toHaveLength(2);
    finish(answer('80, optimal'));
    await shows('80, optimal');
  });

  it('although an earlier edit failed with 400', async () => {
    const { tell, finish, shown } = await askForInterim(surface);
    const description = 'Bad Request: wrong file identifier';
    server.faults.push({ method: 'editMessageMedia', status: 400, description });
    tell(answer('78, at least 76', 'of 78 moves'));
    await clock.passUntil(() => server.callsOf('editMessageMedia').length > 0);
    finish(answer('optimal', 'of 78 moves'));
    await clock.passUntil(() => shown.text === 'optimal');
    expect(picturesIn(shown)).toEqual(['of 78 moves']);
    expect(server.shown).toHaveLength(1);
  });

  it('as a message of its own when its edit is refused', async () => {
    const { finish, shown, shows } = await askForInterim(surface);
    const description = "Bad Request: message can't be edited";
    server.faults.push({ method: 'editMessageCaption', status: 400, description });
    finish(answer('80, optimal'));
    expect(picturesIn(await shows('80, optimal'))).toEqual(['of 80 moves']);
    await eventually(() => expect(shown.deleted).toBe(true));
  });

  it('although the user can’t be reached for a while', async () => {
    const description = 'Bad Request: chat not found';
    server.faults.push({ method: 'sendPhoto', status: 400, description });
    const { tell, finish, shows } = await askLong(surface);
    tell(answer('80, at least 74'));
    await server.until(() => server.callsOf('sendPhoto').length === 1, 'the upload');
    finish(answer('80, optimal'));
    expect(picturesIn(await shows('80, optimal'))).toEqual(['of 80 moves']);
    expect(server.shown).toHaveLength(1);
  });

  it('as an apology that leaves the earlier answer in place', async () => {
    const { finish, shown, shows } = await askForInterim(surface);
    finish({ kind: 'fault', text: 'sorry' });
    await shows('sorry');
    await eventually(() => expect(shown.labels).toEqual([]));
    expect(shown).toMatchObject({ deleted: false, text: '80, at least 74' });
  });
});
