import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeControlGroup, type Reply } from '../../../src/chat/reply.ts';
import { pictureOf, type StandInChat } from '../../support/chat.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import { readPendingReplies } from '../../support/pending-replies.ts';
import { openTelegram } from '../../support/telegram/open.ts';
import { type BotApiServer, GROUP, type Shown } from '../../support/telegram/server.ts';

/** An answer with the picture of one solution. */
const answer = (text: string, solution = 'of 80 moves', button = 'Cancel'): Reply => ({
  kind: 'answer',
  text,
  picture: pictureOf(solution),
  alt: solution,
  buttons: makeControlGroup([{ action: `do:${button}`, label: button }]),
});

let server: BotApiServer;
let chat: StandInChat;
let clock: TestClock;
let folder: string;

beforeEach(async () => {
  clock = testClock();
  const open = await openTelegram(clock);
  ({ server, chat, folder } = open);
  return open.close;
});

/** A person makes a long request; the test decides its progress and its end. */
async function ask(extra: Parameters<BotApiServer['say']>[1] = {}): Promise<{
  tell: (reply: Reply) => void;
  finish: (reply: Reply) => void;
}> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  chat.lines = () => promise;
  server.say('/solve 1', extra);
  await server.until(() => chat.heard.length > 0, 'the line');
  return {
    tell: (reply) =>
      chat.heard[0]?.incoming.progress?.(reply.kind === 'answer' ? { ...reply, kind: 'interim' } : reply),
    finish: resolve,
  };
}

const uploads = () => server.calls.reduce((sum, { files }) => sum + files.size, 0);
const labels = ({ keyboard }: Shown) => keyboard?.inline_keyboard.flat().map(({ text }) => text);
const shows = (text: string) => server.message((shown) => shown.text === text);
const pending = () => readPendingReplies(folder, 'telegram');

describe('a Telegram answer before its proof', () => {
  it('is sent immediately and edited when the proof is there, its picture sent once', async () => {
    const { tell, finish } = await ask();
    tell(answer('80, at least 76'));
    const shown = await server.message();
    expect(clock.now()).toBe(0);
    expect(shown).toMatchObject({ kind: 'photo', text: '80, at least 76' });
    expect(labels(shown)).toEqual(['Cancel']);
    finish(answer('80, optimal', 'of 80 moves', '▶'));
    await server.until(() => shown.text === '80, optimal', 'the proof');
    expect(labels(shown)).toEqual(['▶']);
    expect(shown.file?.toString()).toBe('of 80 moves');
    expect(server.shown).toHaveLength(1);
    expect(uploads()).toBe(1);
    await expect.poll(pending).toEqual([]);
  });

  it('takes the place of a placeholder in words, without waiting for its turn', async () => {
    const { tell, finish } = await ask();
    tell({ kind: 'working', text: 'searching' });
    await clock.pass(1500);
    const shown = await server.message();
    tell(answer('80, at least 76'));
    await server.until(() => shown.kind === 'photo', 'the answer');
    expect(clock.now()).toBe(1500);
    finish(answer('80, optimal'));
    await server.until(() => shown.text === '80, optimal', 'the proof');
    expect(server.shown).toHaveLength(1);
    expect(uploads()).toBe(1);
  });

  it('is edited in words until a better one comes, at the pace of the chat', async () => {
    const { tell, finish } = await ask();
    tell(answer('80, at least 74'));
    const shown = await server.message();
    for (const bound of [75, 76]) tell(answer(`80, at least ${bound}`));
    await clock.passUntil(() => shown.text === '80, at least 76');
    expect(clock.now()).toBeGreaterThanOrEqual(2000);
    expect(shown.edits).toBe(1);
    expect(uploads()).toBe(1);
    tell(answer('80, at least 76'));
    await sleep(100);
    await clock.pass(2200);
    expect(server.callsOf('editMessageCaption')).toHaveLength(1);
    tell(answer('78, at least 76', 'of 78 moves'));
    await clock.passUntil(() => shown.text === '78, at least 76');
    expect(shown.file?.toString()).toBe('of 78 moves');
    finish({
      ...answer('78, optimal', 'of 78 moves'),
      file: { name: 'solution.txt', bytes: Buffer.from('LU') },
    });
    await server.message(({ kind }) => kind === 'document');
    expect(shown).toMatchObject({ text: '78, optimal', edits: 3 });
    expect(server.callsOf('editMessageMedia')).toHaveLength(1);
    expect(uploads()).toBe(3);
  });

  it('stays a reply to the request in a group', async () => {
    const { tell, finish } = await ask({ chat: GROUP });
    tell(answer('80, at least 76'));
    const shown = await server.message();
    expect(shown.params.reply_parameters).toMatchObject({ message_id: 1 });
    finish(answer('80, optimal'));
    await server.until(() => shown.text === '80, optimal', 'the proof');
    expect(server.shown).toHaveLength(1);
  });

  it('is followed by the final answer also while it is still being sent', async () => {
    server.delays.push({ method: 'sendPhoto', milliseconds: 300 });
    const { tell, finish } = await ask();
    tell(answer('80, at least 76'));
    await server.until(() => server.callsOf('sendPhoto').length === 1, 'the upload');
    finish(answer('78, optimal', 'of 78 moves'));
    const shown = await shows('78, optimal');
    await sleep(400);
    expect(shown).toMatchObject({ text: '78, optimal', file: Buffer.from('of 78 moves') });
    expect(server.shown).toHaveLength(1);
  });
});

describe('the final answer on Telegram comes', () => {
  const stand = async () => {
    const asked = await ask();
    asked.tell(answer('80, at least 74'));
    return { ...asked, shown: await server.message() };
  };

  it('although the earlier one failed with 429, and only after the requested wait', async () => {
    const parameters = { retry_after: 1 };
    server.faults.push({ method: 'sendPhoto', status: 429, description: 'Too Many Requests', parameters });
    const { tell, finish } = await ask();
    tell(answer('80, at least 74'));
    tell(answer('80, at least 75'));
    await clock.passUntil(() => server.shown.at(-1)?.text === '80, at least 75');
    expect(clock.now()).toBeGreaterThanOrEqual(1000);
    expect(server.callsOf('sendPhoto')).toHaveLength(2);
    finish(answer('80, optimal'));
    await shows('80, optimal');
  });

  it.each([
    [502, 'Bad Gateway', true, 'of 80 moves'],
    [400, 'Bad Request: wrong file identifier', false, 'of 78 moves'],
  ])('although an earlier edit failed with %i %s', async (status, description, lost, solution) => {
    const { tell, finish, shown } = await stand();
    server.faults.push({ method: 'editMessageMedia', status, description, lost });
    tell(answer('78, at least 76', 'of 78 moves'));
    await clock.passUntil(() => server.callsOf('editMessageMedia').length > 0);
    finish(answer('optimal', solution));
    await clock.passUntil(() => shown.text === 'optimal');
    expect(shown.file?.toString()).toBe(solution);
    expect(server.shown).toHaveLength(1);
  });

  it('as a message of its own when its edit is refused', async () => {
    const { finish, shown } = await stand();
    const description = "Bad Request: message can't be edited";
    server.faults.push({ method: 'editMessageCaption', status: 400, description });
    finish(answer('80, optimal'));
    expect(await shows('80, optimal')).toMatchObject({ kind: 'photo', file: Buffer.from('of 80 moves') });
    await server.until(() => shown.deleted, 'the old one to go');
  });

  it('as a message of its own when the earlier one was deleted', async () => {
    const { tell, finish, shown } = await stand();
    shown.deleted = true;
    tell(answer('80, at least 75'));
    await clock.passUntil(() => server.callsOf('editMessageCaption').length > 0);
    tell(answer('80, at least 76'));
    await sleep(100);
    await clock.pass(2300);
    expect(server.shown).toHaveLength(1);
    finish(answer('80, optimal'));
    expect((await shows('80, optimal')).file?.toString()).toBe('of 80 moves');
  });

  it('although the user can’t be reached for a while', async () => {
    const description = 'Bad Request: chat not found';
    server.faults.push({ method: 'sendPhoto', status: 400, description });
    const { tell, finish } = await ask();
    tell(answer('80, at least 74'));
    await server.until(() => server.callsOf('sendPhoto').length === 1, 'the upload');
    finish(answer('80, optimal'));
    expect(await shows('80, optimal')).toMatchObject({ kind: 'photo' });
    expect(server.shown).toHaveLength(1);
  });

  it('as an apology that leaves the earlier answer in place', async () => {
    const { finish, shown } = await stand();
    finish({ kind: 'fault', text: 'sorry' });
    await shows('sorry');
    await server.until(() => labels(shown) === undefined, 'the buttons to go');
    expect(shown).toMatchObject({ deleted: false, text: '80, at least 74' });
  });
});
