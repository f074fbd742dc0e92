import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Incoming } from '../../src/chat/incoming.ts';
import { buttonRows, type Reply } from '../../src/chat/reply.ts';
import { ok } from '../../src/core/result.ts';
import { draw } from '../../src/render/draw.ts';
import { buttonOf, openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

/** A text for each row: its labels, each with its style. */
const rowsOf = (reply: Reply | undefined): string[] =>
  buttonRows(reply?.buttons).map((row) =>
    row.map(({ label, style }) => (style === undefined ? label : `${label} (${style})`)).join(' | '),
  );

/** The answer to a line and then to presses of these buttons. */
async function answerTo(incoming: Incoming, line: string, presses: readonly string[] = []) {
  let reply = await world.chat.answerLine(incoming, line);
  for (const label of presses) {
    const answer = await world.chat.answerPress(incoming, buttonOf(reply, label));
    reply = answer.edit ?? answer.reply;
  }
  return reply;
}

const STEPS = '⏮ | ◀ | ▶ (primary) | ⏭ | GIF';
const TOPICS = "Sliding puzzles | Knight's tours";
const TOUR_FILES = 'GIF | The move numbers as a file';
const PLAY = '/play 1 2 3/4 5 6/7 0 8';
const UPPER_ROWS = ['1 (success) | 2 (success) | 3 (success)', '4 (success) | 5 (success) | 6 (success)'];

describe('the buttons of an answer show exactly these labels and styles', () => {
  test.each<[string, ...string[]]>([
    ['/help', TOPICS, 'How to play | Typing moves', 'Settings & data'],
    ['/help play', TOPICS, '‹ Overview | Typing moves', 'Settings & data'],
    ['/start', "Play today's puzzle (primary) | Easy 3x3", 'Help'],
    ['/solve 1 2 3 0 4 5', STEPS],
    ['/explain 1 2 3 4 0 5 astar', STEPS],
    ['/analyse 1 2 3/4 5 6/7 0 8 L', 'GIF'],
    ['/knight 5x5 e1', 'Another tour | Smooth path', TOUR_FILES, 'Walk it yourself'],
    ['/knight 6x6 closed', 'Another tour | Smooth path', TOUR_FILES, 'Walk it yourself'],
    ['/scramble 3x3', 'Solve it (primary) | Play it | Another board'],
    [PLAY, ...UPPER_ROWS, '7 (success) | · | 8', 'Hint | Give up'],
    [
      '/play 0 1 2/3 4 5 to 1 0 2/3 4 5',
      '· | 1 | 2 (success)',
      '3 (success) | 4 (success) | 5 (success)',
      'Hint | Give up',
    ],
    ['/play 10x10', '← | ↑ | ↓ | →', 'Hint | Give up'],
    ['/play knight 5x5 a1', 'b3 | c2', 'Hint | Give up'],
    ['/play knight 8x8 h8', 'f7 | g6', 'Hint | Give up'],
    ['/leaderboard', 'Week | Month | All time'],
    ['/leaderboard month', 'Day | Week | All time'],
    ['/privacy', 'Export my data | Forget me'],
    ['/forget', 'Delete everything (danger) | Export my data | Keep everything'],
    ['/settings', 'Language | Appearance', 'My name'],
    ['/settings name', '✓ Show everywhere | Only where I played', '‹ All settings'],
    [
      '/settings theme dark',
      'Light | ✓ Dark | High contrast',
      '✓ Wood | Plain | Coloured by row and column',
      '✓ Usual colours | Colour-blind safe',
      '‹ All settings',
    ],
    [
      '/settings language de',
      '✓ Deutsch | English | español',
      'русский | 中文',
      'Wie in meiner App',
      '‹ Alle Einstellungen',
    ],
  ])('%s', async (line, ...rows) => {
    expect(rowsOf(await answerTo(world.someone(line), line))).toEqual(rows);
  });

  test.each<[string, readonly string[], ...string[]]>([
    ['/solve 1 2 3 0 4 5', ['▶'], STEPS, 'All moves'],
    ['/solve 1 2 3 0 4 5', ['⏭'], STEPS, 'All moves'],
    ['/knight 5x5 e1', ['Smooth path'], 'Another tour | Straight path', TOUR_FILES, 'Walk it yourself'],
    ['/help', ['Typing moves'], TOPICS, 'How to play | ‹ Overview', 'Settings & data'],
    [PLAY, ['7'], ...UPPER_ROWS, '· | 7 | 8', 'Undo | Hint | Restart | Give up'],
    [PLAY, ['7', 'Restart'], ...UPPER_ROWS, '7 (success) | · | 8', 'Hint | Give up'],
    [PLAY, ['7', 'Give up'], 'Another board (primary) | Play it again', 'Shortest way'],
    [
      PLAY,
      ['8'],
      'Another board (primary) | Play it again',
      'Harder | Bigger',
      'Shortest way | Review my game',
      'Challenge a friend',
    ],
    ['/play knight 5x5 a1', ['b3'], 'a5 | c1 | c5 | d2', 'd4', 'Undo | Hint | Restart | Give up'],
    ['/play knight 5x5 a1', ['b3', 'Give up'], 'Another board (primary) | Play it again', 'Show a tour'],
  ])('%s, then %j', async (line, presses, ...rows) => {
    const who = world.someone(`${line} ${presses.join()}`);
    expect(rowsOf(await answerTo(who, line, presses))).toEqual(rows);
  });

  test.each<[string, readonly string[], ...string[]]>([
    ['with a number twice and no blank', [], "That's it, solve (success) | Change a tile", 'b2 ·, c2 5'],
    ['whose wrong tile is chosen', ['Change a tile'], '1 | 2 | 3', '4 | 5 | ·', '7 | 8 | 6'],
    ['whose right tile is chosen', ['Change a tile', '·'], '· | 1 | 2', '3 | 4 | 5', '6 | 7 | 8'],
  ])('a picture %s', async (name, presses, ...rows) => {
    const board = { rows: 3, cols: 3, tiles: [1, 2, 3, 4, 5, 5, 7, 8, 6] };
    const bytes = Buffer.from(draw({ kind: 'board', board }).bytes);
    const sender = { ...world.someone(name), attachment: { bytes: async () => ok(bytes) } };
    expect(rowsOf(await answerTo(sender, '/solve', presses)).slice(0, rows.length)).toEqual(rows);
  });
});
