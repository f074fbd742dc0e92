import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import type { Reply } from '../../../src/chat/reply.ts';
import { ok } from '../../../src/core/result.ts';
import { draw } from '../../../src/render/draw.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const say = async (line: string, extra: Partial<Incoming> = {}): Promise<Reply> => {
  const reply = await world.chat.answerLine({ ...world.someone(), ...extra }, line);
  if (reply === undefined) throw new Error('no answer');
  return reply;
};
const sending = (file: string | Buffer): Partial<Incoming> => ({
  attachment: { bytes: async () => ok(Buffer.from(file)) },
});

/** Lengths by hand: one move, two moves, and 31, the most on 3x3 (Reinefeld 1993). */
const ONE = '1 2 3/4 5 6/7 0 8';
const TWO = '1 2 3/4 5 6/0 7 8';
const HARDEST = '8 6 7/2 5 4/3 0 1';
const BROKEN = '1 2 3/4 5 6/7 0 7';
const UNSOLVABLE = '1 2 3/4 5 6/8 7 0';
const below = (board: string) => board.replaceAll('/', '\n');

/** The rows of a table, without their commands. */
const rowsOf = ({ text }: Reply): string[] =>
  text
    .split('\n')
    .slice(1)
    .map((row) => row.replace(/ · .*/, '').replaceAll(/[`*]/g, ''));

test('one board with words in comments is no list', async () => {
  const reply = await say(`/solve # puzzle\n${below(ONE)}\n# solution\n7 steps`);
  expect(reply.text).not.toMatch(/boards/);
});

test('a row’s command asks for what the row shows', async () => {
  const { text } = await say(`/solve ${TWO}\n${ONE}\n${HARDEST}\nmetric:mtm`);
  const [, command = ''] = /`(\/solve [^`]+)`/.exec(text) ?? [];
  expect(command, text).toMatch(/ metric:mtm$/);
  expect((await say(command)).text).toMatch(/in 1 move\b.*MTM/);
});

describe('several boards in one text', () => {
  test.each([
    ['one a line', [ONE, TWO, HARDEST].join('\n')],
    ['row by row with blank lines', [ONE, TWO, HARDEST].map(below).join('\n\n')],
    ['in a numbered list', `1. ${ONE}\n2. ${TWO}\n3. ${HARDEST}`],
    ['behind dashes', `- ${ONE}\n- ${TWO}\n- ${HARDEST}`],
    ['objects in lines', [ONE, TWO, HARDEST].map((board) => JSON.stringify({ board })).join('\n')],
    ['a list of objects', JSON.stringify([ONE, TWO, HARDEST].map((board, id) => ({ id, board })))],
    [
      'a list of objects in a field',
      JSON.stringify({ level: 'easy', puzzles: [ONE, TWO, HARDEST].map((board) => ({ board })) }),
    ],
    [
      'a list of boards with rows',
      JSON.stringify(
        [ONE, TWO, HARDEST].map((board) => board.split('/').map((row) => row.split(' ').map(Number))),
      ),
    ],
    ['below each other without a blank line', [ONE, TWO, HARDEST].map(below).join('\n')],
    [
      'below their number, each below its side',
      `3\n${[ONE, TWO, HARDEST].map((board) => `3\n${below(board)}`).join('\n')}`,
    ],
    [
      'in a column of a table',
      `id,board,moves\n${[ONE, TWO, HARDEST].map((board, id) => `${id},${board.replaceAll(/[ /]/g, '')},9`).join('\n')}`,
    ],
    [
      'in a column of a table, in quotation marks',
      `id;board\n${[ONE, TWO, HARDEST].map((board, id) => `${id};"${board.replaceAll('/', ' ')}"`).join('\n')}`,
    ],
    [
      'in a column beside their goals',
      `id,goal,start\n${[ONE, TWO, HARDEST].map((board, id) => `${id},123456780,${board.replaceAll(/[ /]/g, '')}`).join('\n')}`,
    ],
    ['behind names', `Puzzle 1: ${ONE}\nPuzzle 2: ${TWO}\nPuzzle 3: ${HARDEST}`],
    ['below comments', `# easy\n${below(ONE)}\n# also easy\n${below(TWO)}\n# hard\n${below(HARDEST)}`],
    ['below headings', `Board 1:\n${below(ONE)}\nBoard 2:\n${below(TWO)}\nBoard 3:\n${below(HARDEST)}`],
    ['in a code block', `\`\`\`\n${[ONE, TWO, HARDEST].join('\n')}\n\`\`\``],
    ['as codes', '/solve'],
  ])('get a table of their lengths: %s', async (name, text) => {
    const codes = name === 'as codes' ? (await say([ONE, TWO, HARDEST].join('\n'))).text : '';
    const codeList = [...codes.matchAll(/\/solve (\w+)/g)].map(([, code]) => code).join('\n');
    const reply = await say(codeList || text);
    expect(reply.text).toMatch(/^\*\*3 boards\*\*, each with the moves of its shortest solution\.\n/);
    expect(rowsOf(reply)).toEqual(['1 1 move', '2 2 moves', '3 31 moves']);
  });

  test('can be seen whole by the command in the row', async () => {
    const reply = await say([ONE, TWO, HARDEST].join('\n'));
    const [, line = ''] = /31 moves.*`(\/solve \w+)`/.exec(reply.text) ?? [];
    expect((await say(line)).text).toMatch(/^Solved \*\*in 31 moves\*\*, proved optimal/);
  });

  test('of which one is broken or unsolvable say so, with the line of the fault', async () => {
    const reply = await say(['# a list', ONE, BROKEN, UNSOLVABLE].join('\n'));
    expect(rowsOf(reply)).toEqual([
      '1 1 move',
      expect.stringMatching(/^2 Line 3: Tile 8 is missing, and tile 7 appears twice/),
      "3 can't be solved",
    ]);
  });

  test.each([
    ['two below comments', `# first one\n${below(ONE)}\n# next one\n${below(TWO)}`],
    ['two in a numbered list', `1. ${ONE}\n2. ${TWO}`],
    ['two of different sizes', `1 2 3/4 0 5\n\n${below(ONE)}`],
  ])('are no start and goal: %s', async (_, text) => {
    expect((await say(text)).text).toMatch(/^\*\*2 boards\*\*/);
  });

  test.each([
    ['two lines', `${TWO}\n${ONE}`],
    ['a blank line between', `${below(TWO)}\n\n${below(ONE)}`],
    ['an arrow', `${TWO} -> ${ONE}`],
    ['a comment that says so', `# start here\n${below(TWO)}\n# goal\n${below(ONE)}`],
  ])('are a start and its goal as ever: %s', async (_, text) => {
    expect((await say(text)).text).toMatch(/^Solved \*\*in 1 move\*\*/);
  });

  test.each([
    ['a goal', `${TWO}\ngoal:\n${BROKEN}`, /In the goal, tile 8 is missing/],
    ['a goal of another size', `${TWO}\ngoal: 1 2 3/4 0 5`, /sizes of the start \(3x3\) and the goal/],
    ['a row of a board', '1 2 3 0\n5 6 7 8\n9 10 11 12\n13 14 14 4', /Tile 15 is missing/],
  ])('are not seen in one puzzle with a fault in %s', async (_, text, words) => {
    expect((await say(`/solve ${text}`)).text).toMatch(words);
  });

  test('have the goal and the options of the command', async () => {
    const reply = await say(`/solve ${[ONE, TWO, UNSOLVABLE].join('\n')}\ngoal: ${ONE}`);
    expect(rowsOf(reply).slice(0, 2)).toEqual(['1 0 moves', '2 1 move']);
  });

  test.each(['/analyse', '/explain', '/compare', '/play'])('are too many for %s', async (command) => {
    const reply = await say(`${command} ${[ONE, TWO, HARDEST].join('\n')}`);
    expect([reply.kind, reply.text]).toEqual([
      'fault',
      expect.stringMatching(/^I see 3 boards, but can take/),
    ]);
  });

  test('are read in a message that the command replies to', async () => {
    const repliedTo = [ONE, TWO, HARDEST].join('\n');
    expect(rowsOf(await say('/solve', { repliedTo }))).toEqual(['1 1 move', '2 2 moves', '3 31 moves']);
  });

  test('go to a hundred, and more are refused', async () => {
    const reply = await say(Array(100).fill('312_').join('\n'));
    expect(reply.text).toMatch(/^\*\*100 boards\*\*/);
    const long = await say(Array(101).fill('312_').join('\n'));
    expect([long.kind, long.text]).toEqual(['fault', expect.stringMatching(/more than 100 boards/)]);
  });

  test('that need more room than a message has are in a file, too', async () => {
    const surface = { ...world.someone().surface, textLimit: 2000 };
    const reply = await say(Array(100).fill(ONE).join('\n'), { surface });
    expect(reply.text.length).toBeLessThanOrEqual(2000);
    expect(reply.text).toMatch(/… and \d+ more, in the file$/);
    expect(reply.file?.bytes.toString().split('\n')[100]).toBe(`100 1 move · ${ONE}`);
  });

  test('that are not reached in the time are named', async () => {
    const reply = await say([HARDEST, TWO, ONE].join('\n'), { timeMs: 0.001 });
    expect(reply.text).toMatch(/Not reached: boards (1|2)–3\. Send them again in a shorter list/);
  });
});

describe('a text file', () => {
  const utf16 = (text: string, isBigEndian: boolean): Buffer => {
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
    return isBigEndian ? bytes.swap16() : bytes;
  };
  const list = [ONE, TWO, HARDEST].join('\r\n');

  test.each([
    ['UTF-8', Buffer.from(list)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${list}`)],
    ['UTF-16 LE', utf16(list, false)],
    ['UTF-16 BE', utf16(list, true)],
  ])('is read like the text in it: %s', async (_, bytes) => {
    expect(rowsOf(await say('/solve', sending(bytes)))).toEqual(['1 1 move', '2 2 moves', '3 31 moves']);
  });

  test.each([
    ['/solve', /^Solved \*\*in 31 moves/],
    ['/analyse', /31 moves\*\*, proved optimal/],
    ['/explain', /inversions/],
    ['/compare', /ways to solve this 3x3 board/],
    ['/play', /3x3/],
    ['please', /^Solved \*\*in 31 moves/],
  ])('with one board is read by %s', async (line, words) => {
    expect((await say(line, sending(`# from a book\n${below(HARDEST)}\n`))).text).toMatch(words);
  });

  test('has its options in the text or behind the command', async () => {
    const goal = '1 2 3/8 0 4/7 6 5';
    expect((await say('/solve', sending(`1 2 3/8 4 0/7 6 5\ngoal: ${goal}`))).text).toMatch(/in 1 move/);
    expect((await say(`/solve goal: ${goal}`, sending('1 2 3/8 4 0/7 6 5'))).text).toMatch(/in 1 move/);
  });

  test.each([
    ['a broken board', below(BROKEN), /^Tile 8 is missing, and tile 7 appears twice/],
    ['nothing', ' \n', /^A board is missing/],
    ['over 64 kB', `${ONE}\n`.repeat(4000), /^This file is larger than 64 kB/],
    ['one text of 10 kB', 'no board here, only words. '.repeat(400), /at most 4096 characters/],
    ['a goal of 10 kB', `goal: ${'[{"a":'.repeat(2000)}\n${ONE}\n${TWO}`, /at most 4096 characters/],
    ['bytes of a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0]), /neither a picture nor/],
    ['a GIF', Buffer.from('GIF89a and more'), /^This picture is a GIF/],
    ['an SVG', '<?xml version="1.0"?>\n<svg viewBox="0 0 9 9"></svg>', /^This picture is a SVG/],
  ])('with %s gets the true sentence', async (_, file, words) => {
    const reply = await say('/solve', sending(file));
    expect([reply.kind, reply.text]).toEqual(['fault', expect.stringMatching(words)]);
  });

  test('with many long boards is read whole by /solve, and refused by the others', async () => {
    const row = (number: number) => Array.from({ length: 10 }, (_, at) => 10 * number + at).join(' ');
    const board = Array.from({ length: 10 }, (_, number) => row(number)).join('/');
    const file = Array(20).fill(board).join('\n');
    expect((await say('/analyse', sending(file))).text).toMatch(/^I see 20 boards/);
    expect((await say('/solve', sending(file))).text).toMatch(/^\*\*20 boards\*\*/);
  });

  test('is taken for what it is, whatever its name says: a picture for a picture', async () => {
    const { bytes } = draw({
      kind: 'board',
      board: { rows: 3, cols: 3, tiles: [1, 2, 3, 4, 5, 6, 0, 7, 8] },
    });
    expect((await say('/solve', sending(Buffer.from(bytes)))).text).toMatch(/^I read this board/);
  });
});
