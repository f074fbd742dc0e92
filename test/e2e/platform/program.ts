import { describe, expect, test } from 'vitest';
import {
  besideBlank,
  eventually,
  hasPicture,
  type Platform,
  pressToEdit,
  type RunningProgram,
  type ShownMessage,
  tilesOf,
  type User,
  type Wanted,
} from '../../support/platform/platform.ts';

/** From a1, by Warnsdorff's rule, walked by hand. */
const KNIGHTS_TOUR = 'c2 e1 d3 e5 c4 a5 b3 d4 b5 a3 b1 d2 e4 c5 a4 b2 d1 e3 d5 b4 a2 c1 e2 c3'.split(' ');

/** The commands and games of the program on a platform, sent by `user`. */
export function testProgram(platform: Platform, running: RunningProgram, user: User): void {
  const ask = (command: string, options: Record<string, string> = {}, wanted?: Wanted) =>
    platform.ask(user, command, options, wanted, platform.home);
  const askForPicture = (command: string, options: Record<string, string> = {}, words = /\w/) =>
    ask(command, options, (answer) => hasPicture(answer) && words.test(answer.text));
  const press = (message: ShownMessage, label: string) => pressToEdit(platform, user, message, label);

  describe('the commands', () => {
    test('give an example that works in /help', () => ask('help', {}, /\/solve 1 2 3 4 0 5/));

    test('answer /solve with the path as a picture and its length', () =>
      askForPicture('solve', { board: '1 2 3 4 0 5' }, /\bin 1 move\b/));

    test('explain unreadable input to the user alone', async () => {
      expect((await ask('solve', { board: '1 2 3 4 4 5' }, /4/)).isPersonal).toBe(true);
    });

    test('answer /knight with the tour as a picture', () =>
      askForPicture('knight', { size: '5x5', start: 'e1' }));

    test('show a tour smooth, animated, and as a file with its order', async () => {
      const tour = await askForPicture('knight', { size: '6x6', start: 'a1' });
      const [straight = Buffer.of()] = tour.pictures;
      await press(tour, 'Smooth path');
      expect(hasPicture(tour)).toBe(true);
      expect(tour.files).toHaveLength(1);
      expect(tour.pictures[0]?.equals(straight)).toBe(false);
      const moving = await platform.fileFrom(user, tour, 'GIF');
      expect(moving.bytes.subarray(0, 6).toString()).toBe('GIF89a');
      const order = await platform.fileFrom(user, tour, 'The move numbers as a file');
      expect([undefined, 'tour-6x6-a1.txt']).toContain(order.name);
      const numbers = (order.bytes.toString().split('\n\n')[0] ?? '').trim().split(/\s/).map(Number);
      expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, at) => at + 1));
    });

    test('answer /knight table with the backtracks of every square', async () => {
      await askForPicture(
        'knight',
        { size: 'table 5x5 opts:1 vs 1,3' },
        platform.shown(/Optimisations 1, 3\*\*: 13 tours found, 10 of them without a backtrack/),
      );
      const refused = await ask('knight', { size: 'table 5x5', start: 'e1' }, /leave out e1/);
      expect(refused.isPersonal).toBe(true);
    });

    test('answer /compare with bars for every method, and with the same facts in words', async () => {
      const { text } = await askForPicture('compare', { board: '4 1 2 5 0 3' });
      expect(text.match(/ ✓ 5$/gm)).toHaveLength(15);
    });

    test('step through a search for /explain, and send it as an animation', async () => {
      const options = { board: '1 2 3 4 0 5', algorithm: 'astar', heuristic: 'misplaced' };
      const search = await askForPicture('explain', options);
      expect(search.text).toContain('2. 123/450 (1+0=1): the goal');
      await press(search, '▶');
      expect(search.text).toContain('Open list: 123/450 (1+0=1), 103/425 (1+2=3), 123/045 (1+2=3)');
      expect(search.text).toContain('Closed list: 123/405 (0+1=1)');
      const moving = await platform.fileFrom(user, search, 'GIF');
      expect(moving.bytes.subarray(0, 6).toString()).toBe('GIF89a');
    });
  });

  describe('games', () => {
    test.each(['daily', 'play'])('begun by /%s are a picture with a button for each tile', async (name) => {
      const board = await askForPicture(name);
      const before = tilesOf(board);
      expect(before.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      const tile = besideBlank(board);
      await press(board, tile);
      expect(tilesOf(board).indexOf(0)).toBe(before.indexOf(Number(tile)));
      expect(board.files).toHaveLength(1);
    });

    test("let a knight's tour be walked to its end by buttons, with an undo", {
      timeout: 90_000,
    }, async () => {
      const board = await askForPicture('play', { size: 'knight 5x5 a1' });
      expect(board.labels).toEqual(['b3', 'c2', 'Hint', 'Give up']);
      await press(board, 'b3');
      await press(board, 'Undo');
      expect(board.text).toContain('1 of 25 squares');
      for (const square of KNIGHTS_TOUR) await press(board, square);
      expect(board.text).toMatch(/Solved.* in 25 moves/);
      expect(board.text).toContain('The fewest possible is 24, so you took 1 more.');
    });

    test('change a message by its own buttons only', async () => {
      const solution = await askForPicture('solve', { board: '1 2 3 4 0 5' });
      const board = await askForPicture('play', { size: '3x3' });
      const tour = await askForPicture('knight', { size: '5x5', start: 'a1' });
      const step = platform.actionOf(solution, '▶');
      for (const [message, action] of [
        [board, step],
        [solution, platform.actionOf(board, besideBlank(board))],
        [board, 'tour:5x5:a1::open:construct:1'],
        [solution, 'dark~tour:5x5:a1::open:construct:1'],
        [tour, 'tour:6x6:a1::open:construct:1'],
        [tour, 'other:5x5:b3::open:construct:9'],
        [tour, 'dark~other:5x5:b3::open:construct:9'],
      ] as const)
        await platform.press(user, message, { action }, /too old/);
      expect([solution, board, tour].map(({ edits }) => edits)).toEqual([0, 0, 0]);
      await pressToEdit(platform, user, solution, { action: step });
    });

    test('answer a forged button with a notice and change nothing', async () => {
      const board = await askForPicture('play', { size: '2x2' });
      for (const action of ['tile:nosuchgame00:0:1', 'nonsense', 'nothing:like:this', 'tile', '💥'])
        await platform.press(user, board, { action }, /\w/);
      expect(board.edits).toBe(0);
    });

    test('take presses from before a restart, each tile once', async () => {
      const board = await askForPicture('play', { size: '1 2 3/4 5 6/0 7 8' });
      const button = (label: string) => ({ action: platform.actionOf(board, label) });
      const [four, five] = [button('4'), button('5')];
      await press(board, '4');
      expect(await running.program.stop()).toBe(0);
      await running.start();
      // A second press of 4 would let it slide back. 5 was never pressed.
      for (let twice = 0; twice < 2; twice++) await platform.press(user, board, four, 'none');
      await platform.press(user, board, five, 'none');
      await eventually(() => expect(tilesOf(board)).toEqual([1, 2, 3, 5, 0, 6, 4, 7, 8]));
      expect(board.text).toContain('2 moves');
    });
  });
}
