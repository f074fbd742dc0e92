import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import { ok } from '../../../src/core/result.ts';
import { draw } from '../../../src/render/draw.ts';
import { jpegPhoto } from '../../support/pictures/photos.ts';
import { pictureOfBoards } from '../../support/pictures/several-boards.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const pictureOf = (tiles: readonly number[], rows = 3, cols = 3): Buffer =>
  Buffer.from(draw({ kind: 'board', board: { rows, cols, tiles } }).bytes);
const BOARD = pictureOf([8, 6, 7, 2, 5, 4, 3, 0, 1]);
/** Its 5 is there twice, its 6 is missing. */
const TWICE = pictureOf([1, 2, 3, 4, 5, 5, 7, 8, 0]);

/** Its 6 is missing. No board of nine tiles has a 9. */
const LARGE = pictureOf([1, 2, 3, 4, 5, 9, 7, 8, 0]);

const sending = (bytes: Buffer, name = 'Ann'): Incoming => ({
  ...world.someone(name),
  attachment: { bytes: async () => ok(bytes) },
});
const say = async (incoming: Incoming, line: string): Promise<Reply> => {
  const reply = await world.chat.answerLine(incoming, line);
  if (reply === undefined) throw new Error('no answer');
  return reply;
};
const labels = ({ buttons }: Reply): string[] =>
  buttonRows(buttons).flatMap((row) => row.map(({ label }) => label));
const tilesOf = ({ text }: Reply): number[] =>
  (/`\/solve ([^`]+)`/.exec(text)?.[1] ?? '').split(/[ /]/).map(Number);
const RIGHT = "That's it, solve";
/** What a press of the button with this label leads to. */
async function press(reply: Reply, label: string): Promise<Reply> {
  const { edit, reply: other } = await world.chat.answerPress(world.someone(), buttonOf(reply, label));
  const shown = edit ?? other;
  if (shown === undefined) throw new Error(`${label} showed nothing`);
  return shown;
}

describe('a picture of a board', () => {
  test('is solved, and the answer says how it was read', async () => {
    const reply = await say(sending(BOARD), '/solve');
    expect(reply.text).toMatch(
      /^I read this board: `8 6 7\/2 5 4\/3 0 1`\.\nSolved \*\*in 31 moves\*\*, proved optimal/,
    );
    expect(labels(reply)).toContain('Not quite?');
  });

  test.each([
    ['/analyse', /31 moves\*\*, proved optimal/],
    ['/explain', /inversions/],
    ['/compare', /2x3/],
  ])('is read by %s, too', async (line, words) => {
    const bytes = line === '/compare' ? pictureOf([1, 2, 3, 4, 0, 5], 2, 3) : BOARD;
    const reply = await say(sending(bytes), line);
    expect([reply.kind, reply.text]).toEqual(['answer', expect.stringMatching(words)]);
    expect(reply.text).toContain('I read this board: `');
  });

  test('has its options behind the command', async () => {
    const bytes = pictureOf([1, 2, 3, 4, 0, 5], 2, 3);
    const reply = await say(sending(bytes), '/solve goal: 1 2 3 0 4 5');
    expect(reply.text).toContain('Solved **in 1 move**');
  });

  test('is not looked at where a board is typed', async () => {
    const reply = await say(sending(TWICE), '/solve 1 2 3 4 0 5');
    expect(reply.text).toMatch(/^Solved \*\*in 1 move/);
  });

  test('that shows none is a sentence with a way out', async () => {
    const reply = await say(sending(jpegPhoto(300, 300)), '/solve');
    expect([reply.kind, reply.text]).toEqual(['fault', expect.stringMatching(/whole board.*`\/solve 8 6 7/)]);
  });

  test('is spoken of in the person’s language', async () => {
    const reply = await say({ ...sending(TWICE, 'Ute'), locale: 'de' }, '/solve');
    expect(reply.text).toContain('Ist das dein Brett? Ich lese 5 doppelt, aber 6 nirgends');
    expect(labels(reply)).toContain('Stimmt, lösen');
  });
});

describe('a board whose numbers don’t fit', () => {
  test('is shown with a question that names a number too large for it', async () => {
    const asked = await say(sending(LARGE), '/solve');
    expect(asked.text).toContain('I read 9 (too large for this board), but no 6. Please check c2.');
    expect(tilesOf(asked)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
  });

  test('is shown with a question that names a number too large for it once, though it is there twice', async () => {
    const asked = await say(
      sending(pictureOf([1, 2, 3, 4, 18, 6, 7, 8, 9, 10, 11, 18, 13, 14, 15, 0], 4, 4)),
      '/solve',
    );
    expect(asked.text).toContain('I read 18 (too large for this board), but no 5, 12.');
  });

  test('is shown with a question, and solved when a tile is changed', async () => {
    const asked = await say(sending(TWICE), '/solve');
    expect(asked.text).toContain('I read 5 twice, but no 6');
    expect(asked.picture).toBeDefined();
    const [, read = ''] = /`\/solve ([^`]+)`/.exec(asked.text) ?? [];
    const cells = await press(asked, 'Change a tile');
    expect(labels(cells).map((label) => (label === '·' ? '0' : label))).toEqual(read.split(/[ /]/));
    const numbers = await press(cells, '8');
    expect(numbers.text).toContain('What belongs on b3?');
    const changed = await press(numbers, '7');
    const swapped = read.replace('7 8', '8 7');
    expect(changed.text).toContain(`/solve ${swapped}`);
    expect((await press(changed, RIGHT)).text).toMatch(/Solved|can't be solved/);
  });

  test('is changed by a typed reply', async () => {
    const asked = await say(sending(TWICE), '/solve');
    const [, read = ''] = /`\/solve ([^`]+)`/.exec(asked.text) ?? [];
    const repliedTo = asked.text.replaceAll('`', '');
    const changed = await say({ ...world.someone(), repliedTo }, 'b3 7');
    expect(changed.text).toContain(`/solve ${read.replace('7 8', '8 7')}`);
    expect(labels(changed)).toContain(RIGHT);
    const lost = await say({ ...world.someone(), repliedTo }, 'b9 7');
    expect(lost.kind).toBe('fault');
  });

  test('is changed by a typed line after the question, without a reply', async () => {
    const eve = { ...sending(TWICE, 'Eve') };
    const asked = await say(eve, '/solve');
    const [, read = ''] = /`\/solve ([^`]+)`/.exec(asked.text) ?? [];
    const changed = await say(world.someone('Eve'), 'b3 7');
    expect(changed.text).toContain(`/solve ${read.replace('7 8', '8 7')}`);
    expect((await say(world.someone('Tom'), 'b3 7')).kind).toBe('fault');
  });

  test.each([
    [
      'where lines are heard',
      { readsAllText: true },
      'home',
      /\nTo put [78] on .., type `[a-c][1-3] [78]`\. Or send the whole board yourself/,
    ],
    [
      'in a group',
      { readsAllText: false, hasPersonalReplies: false },
      'group',
      /\nTo put [78] on .., reply `[a-c][1-3] [78]`\. Or send the whole board yourself/,
    ],
    [
      'where none are heard',
      { readsAllText: false, hasPersonalReplies: true },
      'group',
      /\nYou can also send the whole board yourself/,
    ],
  ])('says how to change a tile by a line: %s', async (_, surface, place, words) => {
    const incoming = { ...world.someone('Ann', place, surface), attachment: sending(TWICE).attachment };
    const asked = await say(incoming as Incoming, '/solve');
    expect(asked.text).toMatch(words);
  });

  test('has its doubtful cells marked in the picture', async () => {
    const asked = await say(sending(TWICE), '/solve');
    const unmarked = draw({ kind: 'board', board: { rows: 3, cols: 3, tiles: tilesOf(asked) } });
    expect(Buffer.from(asked.picture?.bytes ?? []).equals(unmarked.bytes)).toBe(false);
    const cells = await press(asked, 'Change a tile');
    expect(Buffer.from(cells.picture?.bytes ?? []).equals(unmarked.bytes)).toBe(true);
  });

  test('offers its likeliest other readings', async () => {
    const asked = await say(sending(TWICE), '/solve');
    const others = labels(asked).filter((label) => /^[a-c][1-3] /.test(label));
    expect(others.length).toBeGreaterThan(0);
    const other = await press(asked, others[0] ?? '');
    expect(other.text).toMatch(/^Is this your board\?\n/);
    // The button names each cell that differs, and its number there: `b3 7, c3 8`.
    const [before, after] = [tilesOf(asked), tilesOf(other)];
    const differences = after.flatMap((tile, cell) =>
      tile === before[cell] ? [] : [`${'abc'[cell % 3]}${Math.floor(cell / 3) + 1} ${tile || '·'}`],
    );
    expect(others[0]).toBe(differences.join(', '));
  });
});

describe('a goal typed behind a picture', () => {
  const GOAL = '1 2 3/8 0 4/7 6 5';
  const start = [1, 2, 3, 8, 6, 4, 7, 0, 5];

  test.each(['goal: 1 2 3/8 0 4/7 6 5', '-> 1 2 3/8 0 4/7 6 5', 'to 1 2 3/8 0 4/7 6 5', 'Ziel 123804765'])(
    'is the goal: %s',
    async (goal) => {
      const reply = await say(sending(pictureOf(start)), `/solve ${goal}`);
      expect(reply.text).toContain(
        `I read this board: \`1 2 3/8 6 4/7 0 5 to ${GOAL}\`.\nSolved **in 1 move**`,
      );
    },
  );

  test('of another size is refused', async () => {
    const reply = await say(sending(pictureOf(start)), '/solve goal: 1 2 3 0 4 5');
    expect([reply.kind, reply.text]).toEqual(['fault', expect.stringContaining('goal')]);
  });

  test('is kept when the board is asked about, changed and solved', async () => {
    const asked = await say(sending(TWICE), `/solve goal: ${GOAL}`);
    const [, read = ''] = /`\/solve ([^`]+)`/.exec(asked.text) ?? [];
    expect(read).toContain(` to ${GOAL}`);
    const numbers = await press(await press(asked, 'Change a tile'), '8');
    const changed = await press(numbers, '7');
    expect(changed.text).toContain(`/solve ${read.replace('7 8', '8 7')}`);
    const repliedTo = changed.text.replaceAll('`', '');
    const typed = await say({ ...world.someone(), repliedTo }, 'b3 8');
    expect(typed.text).toContain(`/solve ${read}`);
    const solved = await press(typed, RIGHT);
    expect(solved.text).toMatch(/Solved|can't be solved/);
    expect(await say(world.someone(), `/solve ${read}`)).toMatchObject({ text: solved.text });
  });
});

describe('/play with a picture', () => {
  test('of a board begins a game from that board', async () => {
    const reply = await say(sending(BOARD, 'Pia'), '/play');
    expect(reply.text).toMatch(/^I read this board: `8 6 7\/2 5 4\/3 0 1`\./);
    expect(labels(reply).slice(0, 9)).toEqual(['8', '6', '7', '2', '5', '4', '3', '·', '1']);
    expect(labels(reply)).toContain('Not quite?');
    const game = await world.store.games.latest('test:Pia');
    expect(game).toMatchObject({ start: '3x3 8 6 7 2 5 4 3 0 1' });
    expect(game?.picture).toBeUndefined();
  });

  test('that is not sure asks first', async () => {
    const asked = await say(sending(TWICE, 'Ria'), '/play');
    expect(asked.text).toContain('Is this your board?');
    expect(labels(asked)).toContain("That's it, play");
  });

  test('that shows no board cuts the picture into tiles', async () => {
    const reply = await say(sending(jpegPhoto(300, 300), 'Zoe'), '/play');
    expect(reply.kind).toBe('answer');
    const game = await world.store.games.latest('test:Zoe');
    expect(game?.picture).toBeDefined();
  });

  test.each(['/play 3x3', '/play easy'])('and with a size or a level (%s) cuts it, too', async (line) => {
    const name = line.replaceAll(/\W/g, '');
    await say(sending(BOARD, name), line);
    const game = await world.store.games.latest(`test:${name}`);
    expect(game?.picture).toBeDefined();
  });

  test('that can’t be decoded is refused with /play in the example', async () => {
    const reply = await say(sending(Buffer.from('GIF89a')), '/play');
    expect([reply.kind, reply.text]).toEqual(['fault', expect.stringContaining('/play 4x4')]);
  });
});

describe('the buttons of a question', () => {
  test('correct a board that was surely read', async () => {
    const answer = await say(sending(BOARD), '/solve');
    const asked = await press(answer, 'Not quite?');
    expect(asked.text).toContain('/solve 8 6 7/2 5 4/3 0 1');
    expect((await press(asked, RIGHT)).text).toContain('Solved **in 31 moves**');
  });

  test.each(['pic:s:go:nonsense', 'pic:z:go:1', 'pic:s:change::99:99'])(
    'that are forged (%s) do no harm',
    async (action) => {
      const { notice, reply } = await world.chat.answerPress(world.someone(), action);
      expect(notice ?? reply?.text).toBeDefined();
    },
  );
});

/** In a chat without buttons, as in the terminal. */
const sendingWithoutButtons = (bytes: Buffer): Incoming => {
  const incoming = sending(bytes);
  return { ...incoming, surface: { ...incoming.surface, maxButtonRows: 0, maxButtonColumns: 0 } };
};

test('a picture is asked about in words where no button has room for its board', async () => {
  const reply = await say(sendingWithoutButtons(TWICE), '/solve');
  expect([reply.kind, reply.text]).toEqual(['fault', expect.stringMatching(/not sure of .*`\/solve 1 2 3/)]);
});

describe('several boards in a picture, where no question can be asked,', () => {
  const START = [1, 2, 3, 8, 6, 4, 7, 0, 5];
  const GOAL = [1, 2, 3, 8, 0, 4, 7, 6, 5];

  test('are solved if they are a start and its goal', async () => {
    const reply = await say(sendingWithoutButtons(await pictureOfBoards(START, GOAL)), '/solve');
    expect(reply.text).toContain(
      'I read this board: `1 2 3/8 6 4/7 0 5 to 1 2 3/8 0 4/7 6 5`.\nSolved **in 1 move**',
    );
  });

  test('are counted if there are three', async () => {
    const picture = await pictureOfBoards(START, GOAL, [8, 6, 7, 2, 5, 4, 3, 0, 1]);
    const reply = await say(sendingWithoutButtons(picture), '/solve');
    expect([reply.kind, reply.text]).toEqual([
      'fault',
      expect.stringMatching(/^I see 3 boards.*`\/solve 8 6 7/),
    ]);
  });
});
