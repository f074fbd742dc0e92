import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readPendingReplies } from '../../support/pending-replies.ts';
import {
  besideBlank,
  hasPicture,
  pressToEdit,
  runProgram,
  tilesOf,
} from '../../support/platform/platform.ts';
import { TelegramPlatform } from '../../support/platform/telegram.ts';
import { A_MONDAY } from '../../support/program/moved-clock.ts';
import { own, player } from '../../support/telegram/players.ts';
import { ANN, BEN, GROUP, type Shown } from '../../support/telegram/server.ts';
import { testProgram } from '../platform/program.ts';

const platform = new TelegramPlatform();
const { server } = platform;
const running = runProgram(platform, 'program', A_MONDAY);

/** Says something and waits for the answer that fits. */
function ask(text: string, fits: (shown: Shown) => boolean = () => true, extra = {}): Promise<Shown> {
  const from = server.shown.length;
  server.say(text, extra);
  return server.message(fits, from);
}

testProgram(platform, running, ANN);

describe('the program on Telegram', () => {
  it('answers /start with an example that works', async () => {
    expect((await ask('/start')).text).toContain('/solve 1 2 3 4 0 5');
  });

  it('reads a board pasted over several lines, with and without the command', async () => {
    for (const line of ['/solve\n8 6 7\n2 5 4\n3 0 1', '8 6 7\n2 5 4\n3 0 1']) {
      expect((await ask(line, hasPicture)).text).toMatch(/\bin 31 moves\b/);
    }
  });

  it('answers a greeting in the sender’s language, with an easy board at the press of a button', async () => {
    const dora = { ...player(40), language_code: 'de' };
    const from = server.shown.length;
    server.say('Hallo!', { from: dora, chat: own(dora) });
    const hello = await server.message(({ text }) => text.startsWith('Hallo!'), from);
    await platform.press(dora, hello, 'Leichtes 3x3', 'none');
    const board = await server.message((shown) => hasPicture(shown) && shown.chat === dora.id, from);
    expect(tilesOf(board)).toHaveLength(9);
  });

  it.each([
    ['/slove 8 6 7/2 5 4/3 0 1', /\bin 31 moves\b/],
    ['/slove 5x5 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 24', /\bin 1 move\b/],
    ['/knight 5x5 e1 замкнтый', /5x5/],
  ])('answers the line that %j was meant to be, at the press of a button', async (typed, answer) => {
    const refused = await ask(typed, ({ text }) => text.includes('Did you mean this?'));
    const [button] = refused.keyboard?.inline_keyboard.flat() ?? [];
    const from = server.shown.length;
    await platform.press(ANN, refused, button?.text ?? '', 'none');
    expect((await server.message(({ text }) => answer.test(text), from)).text).toMatch(answer);
  });

  it('answers /knight with the reason for no tour', async () => {
    expect((await ask('/knight 5x5 a2')).text.length).toBeGreaterThan(20);
  });

  it('answers /knight log with every step', async () => {
    const from = server.shown.length;
    await ask('/knight log 3x4 b1', hasPicture);
    // The part that the caption has no room for follows.
    await server.message(({ kind, text }) => kind === 'text' && text.endsWith(' 8  1 10'), from);
    const steps = server.shown
      .slice(from)
      .flatMap(({ text }) => text.match(/^(Start|Move|Undo) .+$/gm) ?? []);
    expect(steps).toHaveLength(50);
    expect(steps[8]).toBe('Undo move 8 to (3, 4) c1');
  });

  it('answers in a group when it is mentioned, and lets no other user press on a board', async () => {
    const shown = await ask('/play@tileknight_bot 3x3 public', hasPicture, { chat: GROUP });
    const notice = await server.answerTo(server.press(shown, besideBlank(shown), { from: BEN }));
    expect(notice).toContain('Ann');
    expect(shown.edits).toBe(0);
  });

  it('answers /start in a group like /daily, with a link and without a board', async () => {
    const card = await ask('/start@tileknight_bot', hasPicture, { chat: GROUP, from: BEN });
    expect(card.text).toMatch(/^Daily puzzle #\d+ .*par \d+/);
    expect(card.keyboard?.inline_keyboard.flat()).toMatchObject([
      { text: 'Play', url: expect.stringMatching(/^https:\/\/t\.me\/tileknight_bot\?start=/) },
    ]);
    // A greeting of an earlier version has this button.
    const greeting = await ask('/help@tileknight_bot', undefined, { chat: GROUP, from: BEN });
    const before = server.shown.length;
    const button = { text: 'Play', callback_data: 'day:today' };
    greeting.keyboard = { inline_keyboard: [[button]] };
    for (const from of [ANN, BEN]) await server.answerTo(server.press(greeting, 'Play', { from }));
    expect(server.shown.slice(before).map(tilesOf)).toEqual(server.shown.slice(before).map(() => []));
  });

  it.each([
    ['an anonymous admin', 1_087_968_824, 'GroupAnonymousBot', GROUP],
    ['a channel', 136_817_688, 'Channel_Bot', { id: -100_555, type: 'channel', title: 'News' } as const],
  ])('lets what %s has begun be played, started and ended', async (_, id, username, sender_chat) => {
    const mask = { chat: GROUP, from: { id, is_bot: true, first_name: 'Mask', username }, sender_chat };
    const board = await ask('/play@tileknight_bot 1 2 3/4 5 6/0 7 8 public', hasPicture, mask);
    for (const [tile, from] of [
      ['7', BEN],
      ['8', ANN],
    ] as const)
      server.press(board, tile, { from });
    await server.until(() => /Solved.* in 2 moves/.test(board.text), 'the solved board');
    const race = await ask('/race@tileknight_bot 2x2', ({ text }) => text.includes('Race'), mask);
    const start = (from: typeof BEN, label: string) => server.answerTo(server.press(race, label, { from }));
    expect(await start(BEN, 'Start now')).toMatch(/^The players of this round can start it/);
    server.administrators.add(ANN.id);
    expect(await start(ANN, 'End this round')).toMatch(/over/);
    server.administrators.delete(ANN.id);
  });

  it('waits and retries after 429 and 502', async () => {
    server.faults.push(
      {
        method: 'sendMessage',
        status: 429,
        description: 'Too Many Requests',
        parameters: { retry_after: 1 },
      },
      { method: 'sendMessage', status: 502, description: 'Bad Gateway' },
    );
    expect((await ask('/help')).text).toContain('/solve');
  });

  it('makes no move twice when Telegram delivers the presses again after a kill', async () => {
    const board = await ask('/play 1 2 3/4 5 6/0 7 8', hasPicture);
    const walk = await ask('/play knight 5x5 a1', hasPicture, { chat: own(BEN), from: BEN });
    const shows = (shown: Shown, words: string) =>
      server.until(() => shown.text.includes(words), `${words} in ${shown.text}`);
    for (const [index, square] of ['b3', 'd4'].entries()) {
      server.press(walk, square, { from: BEN });
      await shows(walk, `${index + 2} of 25 squares`);
    }
    // The poll that is open gives both presses to the bot. The next poll would confirm them.
    const broken = { method: 'getUpdates', status: 502, description: 'Bad Gateway', times: 1000 };
    server.faults.push(broken);
    server.press(board, '7');
    server.press(walk, 'Undo', { from: BEN });
    await shows(board, '1 move');
    await shows(walk, '2 of 25 squares');
    expect(server.pending).toBe(2);
    await running.program.kill();
    server.faults.splice(server.faults.indexOf(broken), 1);
    await running.start();
    await server.until(() => server.pending === 0, 'the presses to come again');
    server.press(board, '8');
    server.press(walk, 'd4', { from: BEN });
    await shows(walk, '3 of 25 squares');
    // 7 and 8 were pressed once each, and the walk went back one square.
    await shows(board, 'in 2 moves');
  });

  describe('the program on Telegram after a kill', () => {
    const isProgress = ({ text }: Shown): boolean => text.startsWith('Counting backtracks');
    let game: Shown;
    let waiting: Shown;
    let before: { readonly shown: number; readonly edits: number; readonly board: readonly number[] };

    beforeAll(async () => {
      game = await ask('/daily', hasPicture);
      for (let press = 0; press < 3; press++) await pressToEdit(platform, ANN, game, besideBlank(game));
      const sends = server.callsOf('sendPhoto').length;
      for (let time = 0; time < 9; time++)
        server.faults.push({ method: 'sendPhoto', status: 502, description: 'Bad Gateway' });
      server.say('/solve 4 1 2 5 0 3');
      await server.until(
        () => server.callsOf('sendPhoto').length > sends && server.pending === 0,
        'the first try',
      );
      waiting = await ask('/knight table 16x16 opts:1', isProgress, { chat: own(BEN), from: BEN });
      // The program has to note the message that it has sent.
      const isNoted = () =>
        readPendingReplies(running.folder, 'telegram').some(({ message }) => message !== '');
      await vi.waitUntil(isNoted, { timeout: 10_000 });
      const killed = running.program.kill();
      server.press(game, besideBlank(game));
      await killed;
      before = { shown: server.shown.length, edits: game.edits, board: tilesOf(game) };
      server.faults.splice(0);
      await running.start();
    });

    it('gives the answers that were pending', async () => {
      const solved = await server.message(({ text }) => /\bin 5 moves\b/.test(text), before.shown);
      expect(hasPicture(solved)).toBe(true);
    });

    it('continues in the same message when it had shown progress, and leaves nothing behind', async () => {
      const table = await server.message(({ text }) => text.includes('16x16'), before.shown);
      expect(hasPicture(table)).toBe(true);
      await server.until(() => waiting.deleted, 'the placeholder to go');
      expect(server.shown.slice(before.shown).filter(isProgress)).toEqual([]);
    });

    it('continues a daily game from the last board that it had shown', async () => {
      await server.until(() => server.pending === 0, 'the press to be taken');
      const again = await ask('/daily', hasPicture);
      await expect.poll(() => tilesOf(game)).toEqual(tilesOf(again));
      if (game.edits === before.edits) expect(tilesOf(again)).toEqual(before.board);
      expect(before.board).toHaveLength(9);
    });
  });

  it('has logged no errors, and ends with exit code 0', async () => {
    expect(await running.program.stop()).toBe(0);
    expect(running.program.output).not.toContain('"level":50');
  });
});
