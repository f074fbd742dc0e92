import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pendingIn } from '../../support/pending.ts';
import { dataFolder } from '../../support/program/data-folder.ts';
import { A_MONDAY, movedClock } from '../../support/program/moved-clock.ts';
import { type Program, startProgram } from '../../support/program/program.ts';
import { own } from '../../support/telegram/players.ts';
import { ANN, BEN, BotApiServer, GROUP, type Shown } from '../../support/telegram/server.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

let server: BotApiServer;
let folder: string;
let program: Program;

const start = (): Promise<Program> =>
  startProgram(folder, {
    ...movedClock(folder, A_MONDAY).env,
    TELEGRAM_TOKEN: server.token,
    TELEGRAM_API_ROOT: server.root,
  });

/** Says something and waits for the answer that fits. */
function ask(text: string, fits: (shown: Shown) => boolean = () => true, extra = {}): Promise<Shown> {
  const from = server.shown.length;
  server.say(text, extra);
  return server.message(fits, from);
}

/** From a1, by Warnsdorff's rule, walked by hand. */
const KNIGHTS_TOUR = 'c2 e1 d3 e5 c4 a5 b3 d4 b5 a3 b1 d2 e4 c5 a4 b2 d1 e3 d5 b4 a2 c1 e2 c3'.split(' ');

const isPicture = ({ kind, file }: Shown): boolean =>
  kind === 'photo' && file?.subarray(0, 8).equals(PNG) === true;

const buttons = (shown: Shown) =>
  (shown.keyboard?.inline_keyboard ?? []).map((row) =>
    row.map((button) => ({
      label: button.text,
      action: 'callback_data' in button ? button.callback_data : '',
    })),
  );

/** The board that a message's buttons show, in reading order, 0 for the blank. */
const boardOf = (shown: Shown): number[] =>
  buttons(shown)
    .flat()
    .filter(({ label }) => /^(\d+|·)$/.test(label))
    .map(({ label }) => (label === '·' ? 0 : Number(label)));

/** A tile next to the blank, by the board's own geometry. */
function besideBlank(shown: Shown): number {
  const rows = buttons(shown)
    .map((row) => row.filter(({ label }) => /^(\d+|·)$/.test(label)))
    .filter((row) => row.length > 1);
  for (const row of rows) {
    const at = row.findIndex(({ label }) => label === '·');
    if (at >= 0) return Number((row[at - 1] ?? row[at + 1])?.label);
  }
  throw new Error('no blank among the buttons');
}

/** Presses (a button that may be gone, by its `data`), waits for notice and edit. */
async function pressed(shown: Shown, label: string, options: { data?: string } = {}): Promise<string> {
  const edits = shown.edits;
  const notice = await server.answerTo(server.press(shown, label, options));
  await server.until(() => shown.edits > edits, `an edit after ${label}`);
  return notice;
}

beforeAll(async () => {
  folder = dataFolder('program');
  server = await new BotApiServer().start();
  program = await start();
});

afterAll(async () => {
  await program.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the program on Telegram', () => {
  it.each(['/start', '/help'])('answers %s with an example that works', async (command) => {
    expect((await ask(command)).text).toContain('/solve 1 2 3 4 0 5');
  });

  it('answers /solve with the path as a picture and its length', async () => {
    expect((await ask('/solve 1 2 3 4 0 5', isPicture)).text).toMatch(/\bin 1 move\b/);
  });

  it('reads a board pasted over several lines, with and without the command', async () => {
    for (const line of ['/solve\n8 6 7\n2 5 4\n3 0 1', '8 6 7\n2 5 4\n3 0 1']) {
      expect((await ask(line, isPicture)).text).toMatch(/\bin 31 moves\b/);
    }
  });

  it('says what is wrong with an unreadable board', async () => {
    expect((await ask('/solve 1 2 3 4 4 5')).text).toContain('4');
  });

  it('answers /knight with the tour as a picture, or with the reason for none', async () => {
    await ask('/knight 5x5 e1', isPicture);
    expect((await ask('/knight 5x5 a2')).text.length).toBeGreaterThan(20);
  });

  it('shows a tour smooth, animated, and as a file with its order', async () => {
    const tour = await ask('/knight 6x6 a1', isPicture);
    const straight = tour.file;
    await pressed(tour, 'Smooth path');
    expect(tour.file?.equals(straight ?? Buffer.alloc(0))).toBe(false);
    const from = server.shown.length;
    server.press(tour, 'GIF');
    const moving = await server.message(({ kind }) => kind === 'animation', from);
    expect(moving.file?.subarray(0, 6).toString()).toBe('GIF89a');
    server.press(tour, 'The move numbers as a file');
    const order = await server.message(({ kind }) => kind === 'document', from);
    const numbers = order.file?.toString().trim().split(/\s/).map(Number) ?? [];
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
  });

  it('steps through a search for /explain, and sends it as an animation', async () => {
    const search = await ask('/explain 1 2 3 4 0 5 astar misplaced', isPicture);
    expect(search.text).toContain('2. 123/450 (1+0=1): the goal');
    await pressed(search, '▶');
    expect(search.text).toContain('Open list: 123/450 (1+0=1), 103/425 (1+2=3), 123/045 (1+2=3)');
    const from = server.shown.length;
    server.press(search, 'GIF');
    const moving = await server.message(({ kind }) => kind === 'animation', from);
    expect(moving.file?.subarray(0, 6).toString()).toBe('GIF89a');
  });

  it('answers /knight table with the backtracks of every square, and /knight log with every step', async () => {
    const table = await ask('/knight table 5x5 opts:1 vs 1,3', isPicture);
    expect(table.text).toMatch(/Optimisations 1, 3: 13 tours found, 10 of them without a backtrack/);
    const from = server.shown.length;
    await ask('/knight log 3x4 b1', isPicture);
    // The part that the caption has no room for follows.
    await server.message(({ kind, text }) => kind === 'text' && text.endsWith(' 8  1 10'), from);
    const steps = server.shown
      .slice(from)
      .flatMap(({ text }) => text.match(/^(Start|Move|Undo) .+$/gm) ?? []);
    expect(steps).toHaveLength(50);
    expect(steps[8]).toBe('Undo move 8 to (3, 4) c1');
    expect((await ask('/knight table 5x5 e1')).text).toContain('leave out e1');
  });

  it('answers /compare with bars for every method, and with the same facts in words', async () => {
    const shown = await ask('/compare 4 1 2 5 0 3', isPicture);
    expect(shown.text.match(/ ✓ 5$/gm)).toHaveLength(15);
  });

  it('lets a board of /play be played by its buttons', async () => {
    const shown = await ask('/play 3x3', isPicture);
    const before = boardOf(shown);
    expect(before.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const tile = besideBlank(shown);
    await pressed(shown, String(tile));
    expect(boardOf(shown).indexOf(0)).toBe(before.indexOf(tile));
  });

  it("lets a knight's tour be walked to its end by buttons, with an undo", {
    timeout: 90_000,
  }, async () => {
    const shown = await ask('/play knight 5x5 a1', isPicture);
    const labels = () => buttons(shown).flatMap((row) => row.map(({ label }) => label));
    expect(labels()).toEqual(['b3', 'c2', 'Hint', 'Give up']);
    await pressed(shown, 'b3');
    await pressed(shown, 'Undo');
    expect(shown.text).toContain('1 of 25 squares');
    for (const square of KNIGHTS_TOUR) await pressed(shown, square);
    expect(shown.text).toMatch(/Solved.* in 25 moves/);
    expect(shown.text).toContain('The fewest possible is 24, so you took 1 more.');
  });

  it('answers in a group when it is mentioned, and lets no other user press on a board', async () => {
    const shown = await ask('/play@tileknight_bot 3x3 public', isPicture, { chat: GROUP });
    const notice = await server.answerTo(server.press(shown, String(besideBlank(shown)), { from: BEN }));
    expect(notice).toContain('Ann');
    expect(shown.edits).toBe(0);
  });

  it('answers /start in a group like /daily, with a link and without a board', async () => {
    const card = await ask('/start@tileknight_bot', isPicture, { chat: GROUP, from: BEN });
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
    expect(server.shown.slice(before).map(boardOf)).toEqual(server.shown.slice(before).map(() => []));
  });

  it.each([
    ['an anonymous admin', 1_087_968_824, 'GroupAnonymousBot', GROUP],
    ['a channel', 136_817_688, 'Channel_Bot', { id: -100_555, type: 'channel', title: 'News' } as const],
  ])('lets what %s has begun be played, started and ended', async (_, id, username, sender_chat) => {
    const mask = { chat: GROUP, from: { id, is_bot: true, first_name: 'Mask', username }, sender_chat };
    const board = await ask('/play@tileknight_bot 1 2 3/4 5 6/0 7 8 public', isPicture, mask);
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

  it('changes a message by its own buttons only', async () => {
    const solution = await ask('/solve 1 2 3 4 0 5', isPicture);
    const board = await ask('/play 3x3', isPicture);
    const tour = await ask('/knight 5x5 a1', isPicture);
    const step = (buttons(solution)[0] ?? [])[0]?.action ?? '';
    const tile = buttons(board).flat()[0]?.action ?? '';
    for (const [shown, data] of [
      [board, step],
      [solution, tile],
      [board, 'tour:5x5:a1::open:construct:1'],
      [solution, 'dark~tour:5x5:a1::open:construct:1'],
      [tour, 'tour:6x6:a1::open:construct:1'],
      [tour, 'other:5x5:b3::open:construct:9'],
    ] as const)
      expect(await server.answerTo(server.press(shown, '', { data }))).toContain('too old');
    expect([solution, board, tour].map(({ edits }) => edits)).toEqual([0, 0, 0]);
    await pressed(solution, '', { data: step });
  });

  it('gives forged buttons a notice and changes nothing', async () => {
    const shown = await ask('/play 2x2', isPicture);
    for (const data of ['tile:nosuchgame00:0:1', 'nonsense', 'tile', '💥']) {
      expect(await server.answerTo(server.press(shown, '', { data }))).not.toBe('');
    }
    expect(shown.edits).toBe(0);
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

  it('handles presses from before a restart, each tile once', async () => {
    const shown = await ask('/play 1 2 3/4 5 6/0 7 8', isPicture);
    const old = (label: string) =>
      buttons(shown)
        .flat()
        .find((button) => button.label === label)?.action ?? '';
    const [four, five] = [old('4'), old('5')];
    await pressed(shown, '4');
    expect(await program.stop()).toBe(0);
    program = await start();
    // A second press of 4 would let it slide back. 5 was never pressed.
    for (let twice = 0; twice < 2; twice++)
      expect(await server.answerTo(server.press(shown, '', { data: four }))).toBe('');
    expect(await pressed(shown, '', { data: five })).toBe('');
    expect([boardOf(shown), shown.text]).toEqual([
      [1, 2, 3, 5, 0, 6, 4, 7, 8],
      expect.stringContaining('2 moves'),
    ]);
  });

  it('makes no move twice when Telegram delivers the presses again after a kill', async () => {
    const board = await ask('/play 1 2 3/4 5 6/0 7 8', isPicture);
    const walk = await ask('/play knight 5x5 a1', isPicture, { chat: own(BEN), from: BEN });
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
    await program.kill();
    server.faults.splice(server.faults.indexOf(broken), 1);
    program = await start();
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
      game = await ask('/daily', isPicture);
      for (let press = 0; press < 3; press++) await pressed(game, String(besideBlank(game)));
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
      const isNoted = () => pendingIn(folder, 'telegram').some(({ message }) => message !== '');
      await vi.waitUntil(isNoted, { timeout: 10_000 });
      const killed = program.kill();
      server.press(game, String(besideBlank(game)));
      await killed;
      before = { shown: server.shown.length, edits: game.edits, board: boardOf(game) };
      server.faults.splice(0);
      program = await start();
    });

    it('gives the answers that were pending', async () => {
      const solved = await server.message(({ text }) => /\bin 5 moves\b/.test(text), before.shown);
      expect(isPicture(solved)).toBe(true);
    });

    it('continues in the same message when it had shown progress, and leaves nothing behind', async () => {
      const table = await server.message(({ text }) => text.includes('16x16'), before.shown);
      expect(isPicture(table)).toBe(true);
      await server.until(() => waiting.deleted, 'the placeholder to go');
      expect(server.shown.slice(before.shown).filter(isProgress)).toEqual([]);
    });

    it('continues a daily game from the last board that it had shown', async () => {
      await server.until(() => server.pending === 0, 'the press to be taken');
      const again = await ask('/daily', isPicture);
      await expect.poll(() => boardOf(game)).toEqual(boardOf(again));
      if (game.edits === before.edits) expect(boardOf(again)).toEqual(before.board);
      expect(before.board).toHaveLength(9);
    });
  });

  it('has logged no errors, and ends with exit code 0', async () => {
    expect(await program.stop()).toBe(0);
    expect(program.output).not.toContain('"level":50');
  });
});
