import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import { readTourAction, tourAction } from '../../../src/commands/knight/action.ts';
import { CLASSIC_PROGRAMS, OPTIMISATIONS } from '../../../src/core/knight/request/choice.ts';
import { KNIGHT_METHODS, type TourRequest } from '../../../src/core/knight/request/tour-request.ts';
import { parseSpans } from '../../../src/i18n/markup.ts';
import { TABLE_1, TABLE_1_TOUR } from '../../core/knight/classic/article.ts';
import { pictureBytes } from '../../support/pictures/decode.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const say = (line: string, who = world.someone()) => world.chat.answerLine(who, line);
const press = (reply: Reply | undefined, label: string, who = world.someone()) =>
  world.chat.answerPress(who, buttonOf(reply, label));
const labels = (reply: Reply | undefined) =>
  buttonRows(reply?.buttons)
    .flat()
    .map(({ label }) => label);

/** Is each move number of a text, a line a rank, there once and a knight's move from the one before? */
function isTour(text: string, cols: number, rows: number): boolean {
  const numbers = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  if (numbers.length !== rows || numbers.some((line) => line.length !== cols)) return false;
  const places = new Map(numbers.flatMap((line, y) => line.map((number, x) => [number, { x, y }])));
  return Array.from({ length: cols * rows }, (_, i) => i + 1).every((number) => {
    const [here, next] = [places.get(number), places.get(number + 1)];
    if (here === undefined || number === cols * rows) return here !== undefined;
    return next !== undefined && Math.abs((next.x - here.x) * (next.y - here.y)) === 2;
  });
}

describe('a tour', () => {
  let small: ReturnType<World['someone']>;
  beforeAll(() => {
    small = world.someone('Ann', 'home', { maxFileBytes: 20_000 });
  });

  test('says its turns and crossings', async () => {
    expect((await say('/knight 8x8 a1'))?.text).toMatch(
      /\nDrawn as a line, the tour turns \d\d times and crosses itself \d+ times\.$/,
    );
  });

  test('by a classical search says its backtracks, as the article has them, and the array', async () => {
    const reply = await say('/knight 5x5 c1 method:classic opts:1,3 program:automaton');
    expect(reply?.text).toMatch(
      /automaton program of Shalyto et al\. \(2003\) found this tour with array A and optimisations 1, 3, after \*\*1709 backtracks\*\*/,
    );
    expect(reply?.picture?.kind).toBe('png');
  });

  test('by Warnsdorff’s rule and by exhaustion too', async () => {
    expect((await say('/knight 8x8 a1 warnsdorff'))?.text).toMatch(
      /Warnsdorff's rule found this tour \*\*without a backtrack/,
    );
    const exhaustive = await say('/knight 5x5 a1 exhaustive');
    expect(exhaustive?.text).toMatch(/Exhaustive search found this tour after \*\*\d+ backtracks\*\*/);
    // It ends at the same tour each time.
    expect(labels(exhaustive)).toEqual([
      'Smooth path',
      'GIF',
      'The move numbers as a file',
      'Walk it yourself',
    ]);
  });

  test('turns smooth and straight again at the press of a button', async () => {
    const straight = await say('/knight 6x6 a1');
    const smooth = (await press(straight, 'Smooth path')).edit;
    expect(pictureBytes(smooth).equals(pictureBytes(straight))).toBe(false);
    const again = (await press(smooth, 'Straight path')).edit;
    expect(pictureBytes(again).equals(pictureBytes(straight))).toBe(true);
    const typed = await say('/knight 6x6 a1 style:smooth');
    expect(pictureBytes(typed).equals(pictureBytes(smooth))).toBe(true);
  });

  test('that is too large for a line has no style, and says so', async () => {
    const reply = await say('/knight 100x100 a1 smooth');
    expect(reply?.text).toMatch(/colours show the path/);
    expect(labels(reply)).toEqual(['Another tour', 'The move numbers as a file']);
  });

  test('moves: an animation, on boards up to 16x16', async () => {
    const { reply } = await press(await say('/knight 5x6 a1'), 'GIF');
    expect(reply?.picture?.kind).toBe('gif');
    expect(reply?.alt).toMatch(/5 by 6/);
    expect(labels(await say('/knight 17x16 a1'))).not.toContain('GIF');
  });

  test('has its order as a file', async () => {
    const tour = await say('/knight 7x9 a1 to g9');
    const { reply } = await press(tour, 'The move numbers as a file');
    expect(reply?.file?.name).toBe('tour-7x9-a1.txt');
    const [numbers = '', squares = ''] = reply?.file?.bytes.toString().split('\n\n') ?? [];
    expect(isTour(numbers, 7, 9)).toBe(true);
    expect(numbers.split('\n')[0]).toMatch(/ 63$/);
    expect(numbers.split('\n')[8]).toMatch(/^1 /);
    expect(squares).toMatch(/^a1 [\s\S]* g9\n$/);
    expect((await say(`/knight check 7x9 ${squares}`))?.text).toContain("A valid open knight's tour of 7x9");
  });

  test('too long for the surface’s files has no button and says how to get it', async () => {
    const reply = await say('/knight 100x100 a1', small);
    expect(labels(reply)).toEqual(['Another tour']);
    expect(reply?.text).toContain('`tileknight knight 100x100 a1 --order FILE`');
    const other = (await press(reply, 'Another tour', small)).edit;
    expect(other?.text).toContain('`tileknight knight 100x100 a1 seed:2 --order FILE`');
  });

  test.each([
    ['warnsdorff smooth seed:4', 'method:warnsdorff seed:4'],
    ['opts:1-4 program:automaton array:B', 'program:automaton array:B'],
  ])('by %s is got from a terminal as %s', async (asked, written) => {
    const reply = await say(`/knight 80x80 a1 ${asked}`, small);
    expect(reply?.text).toContain(`\`tileknight knight 80x80 a1 ${written} --order FILE\``);
  });

  test('of a seed is the same by a press and by a line', async () => {
    const first = await say('/knight 8x8 a1');
    const second = (await press(first, 'Another tour')).edit;
    const typed = await say('/knight 8x8 a1 seed:2');
    expect(pictureBytes(typed).equals(pictureBytes(second))).toBe(true);
    expect(pictureBytes(typed).equals(pictureBytes(first))).toBe(false);
  });

  // Of 3x4 seeds 1 to 3 give the same tour from a1, and 3x10 has few closed ones.
  test.each(['3x4 a1', '3x4 b1 seed:999999999', '3x10 closed', '5x6 closed', '6x6 closed', '5x5 c3'])(
    'of %s: another press shows another tour, or says that there is none',
    async (line) => {
      const first = await say(`/knight ${line}`);
      const { edit, notice } = await press(first, 'Another tour');
      if (edit === undefined) expect(notice).toMatch(/can't find another tour/);
      else expect(pictureBytes(edit).equals(pictureBytes(first))).toBe(false);
    },
  );

  test('of 1x1 has nothing to be changed', async () => {
    const reply = await say('/knight 1x1');
    expect(reply?.text).toMatch(/has only one square, \*\*a1\*\*/);
    expect(labels(reply)).toEqual(['The move numbers as a file']);
  });

  test('is followed after a classical search by the tour of another array', async () => {
    const reply = await say('/knight 6x6 a1 opts:1-3 array:E');
    const other = (await press(reply, 'Another tour')).edit;
    expect(other?.text).toMatch(/array A and optimisations 1, 2, 3,/);
    expect((await press(other, 'Another tour')).edit?.text).toMatch(/array B and/);
  });

  // Table 2 of the article: from c1 of 5x5 array D is the first that meets no dead end.
  test('is followed with optimisation 4 by the tour of the next array', async () => {
    const first = await say('/knight 5x5 c1 opts:1-4');
    expect(first?.text).toMatch(/array D and/);
    const second = (await press(first, 'Another tour')).edit;
    expect(second?.text).toMatch(/array [EABC] and .*\*\*without a backtrack/);
    expect(pictureBytes(second).equals(pictureBytes(first))).toBe(false);
    // The one shown is the last to be tried, so there is always another press that leads on or back.
    const third = (await press(second, 'Another tour')).edit;
    expect(third?.text).toMatch(/array [A-E] and/);
    expect(third?.text).not.toBe(second?.text);
  });

  // Table 4: E45274 at (4, 1) of 14x3, so every array meets a dead end, and the last one decides.
  test('stays where no other array leads to a tour', async () => {
    const reply = await say('/knight 14x3 d3 opts:1-4');
    expect(reply?.text).toMatch(/array E and .*\*\*45274 backtracks/);
    const pressed = await press(reply, 'Another tour');
    expect(pressed).toEqual({
      notice: expect.stringMatching(/With every other array.*gives up before.*this tour stays/),
    });
  });

  test.each(['1x10000', '10000x2'])(
    'is not to be had on %s, which is narrow in either direction',
    async (size) => {
      expect((await say(`/knight ${size}`))?.text).toMatch(/one or two squares wide/);
    },
  );

  test('has buttons only where there are any', async () => {
    expect(
      (await say('/knight 5x5 e1', world.someone('Ann', 'home', { maxButtonRows: 0 })))?.buttons,
    ).toBeUndefined();
  });
});

test.each([
  ['8x8 a1 to h8', /`\/knight 8x8 [a-h][1-8] to h8`/],
  ['5x5 a1 to a2', /`\/knight 5x5 a1 to [a-e][1-5]`/],
  [
    '5x5 a2 opts:1,3 automaton array:C smooth',
    /`\/knight 5x5 [a-e][1-5] opts:1,3 program:automaton array:C style:smooth`/,
  ],
  // Four squares wide tours begin and end on the long edges: neither end is possible.
  ['4x14 b4 to c2', /`\/knight 4x14 a[1-9]`/],
  ['5x5 a2 to b1 seed:7', /`\/knight 5x5 [a-e][1-5] seed:7`/],
  ['5x5 a1 to a2 exhaustive', /`\/knight 5x5 a1 to [a-e][1-5] method:exhaustive`/],
  // No tour of the board at all: the nearest board that has one.
  ['7x7 closed', /`\/knight 8x8 closed`/],
  ['3x5 a1', /`\/knight 3x4`/],
  ['3x3 smooth exhaustive', /no knight's move leads to its centre.*`\/knight 3x4 style:smooth`/],
  ['4x4 closed seed:7', /`\/knight 6x6 closed seed:7`/],
])('what is offered instead of %s is asked in the same way, and works', async (line, clue) => {
  const reply = await say(`/knight ${line}`);
  expect(reply?.text).toMatch(clue);
  for (const [, offer = ''] of reply?.text.matchAll(/`([^`]+)`/g) ?? []) {
    expect((await say(offer))?.picture, offer).toBeDefined();
  }
});

describe('the buttons’ actions', () => {
  describe.each(['tour', 'gif', 'order', 'array', 'other'])('that begin with %s', (prefix) => {
    test.each(KNIGHT_METHODS)(
      'fit 64 bytes of ASCII for the largest request by %s, and hold it',
      (method) => {
        const [last, before] = [9999, 9998].map((at) => ({ file: at, rank: at }));
        if (last === undefined || before === undefined) throw new Error('no squares');
        const board = { cols: 10_000, rows: 10_000, start: last, closed: false, style: 'smooth' } as const;
        const classic = CLASSIC_PROGRAMS.map(
          (program) => ({ opts: OPTIMISATIONS, program, array: 'E' }) as const,
        );
        const requests: TourRequest[] =
          method === 'classic'
            ? classic.map((choice) => ({ ...board, method, classic: choice, seed: 999_999_999 }))
            : [{ ...board, method, end: before, seed: 999_999_999 }];
        for (const asked of requests) {
          const action = tourAction(prefix, asked);
          expect(action).toMatch(/^[!-~]{1,64}$/);
          const [start, ...fields] = action.split(':');
          expect(start).toBe(prefix);
          expect(readTourAction(fields)).toEqual({ ok: true, value: asked });
        }
      },
    );

    test('fit with every choice of a classical search on the largest board for its memory', () => {
      const last = { file: 4999, rank: 4999 };
      const classic = {
        ...({ opts: OPTIMISATIONS, program: 'recursive', array: 'E' } as const),
        maxReturns: 1_000_000_000,
        goodReturns: 1_000_000_000,
      };
      const asked: TourRequest = {
        cols: 5000,
        rows: 5000,
        start: last,
        closed: false,
        seed: 1,
        ...({ method: 'classic', classic, style: 'smooth', squares: 'xy' } as const),
      };
      const action = tourAction(prefix, asked);
      expect(action).toMatch(/^[!-~]{1,64}$/);
      expect(readTourAction(action.split(':').slice(1))).toEqual({ ok: true, value: asked });
    });
  });

  test('hold all of a request', async () => {
    const who = world.someone();
    for (const line of [
      '5x5 e1 opts:1,3 program:automaton array:B',
      '5x5 e1 opts:none program:recursive smooth',
    ]) {
      const reply = await say(`/knight ${line}`);
      const [toggled] = buttonRows(reply?.buttons)
        .flat()
        .filter(({ label }) => /Smooth|Straight/.test(label));
      const edit = (await world.chat.answerPress(who, toggled?.action ?? '')).edit;
      expect(edit?.text).toMatch(/5x5/);
      expect(reply?.text).toMatch(/\S/);
      expect(edit?.text).toBe(reply?.text);
    }
  });

  test('of before there were styles still work', async () => {
    const { edit } = await world.chat.answerPress(world.someone(), 'tour:8x8:a1:h1:open:construct:2');
    expect(edit?.text).toMatch(/8x8 from \*\*a1\*\* to \*\*h1\*\*/);
    expect(
      (await world.chat.answerPress(world.someone(), 'tour:6x6:::closed:construct:3')).edit?.text,
    ).toMatch(/closed/);
  });
});

describe('a table', () => {
  test('of one set has a picture and the sums of the article’s table 2', async () => {
    const reply = await say('/knight table 5x5 opts:1,3');
    expect(reply?.text).toMatch(
      /\*\*Optimisations 1, 3\*\*: 13 tours found, 10 of them without a backtrack; 5,127 backtracks in all\./,
    );
    expect(reply?.text).toMatch(/\nN: no tour/);
    expect(reply?.text).toMatch(/array A:\n/);
    expect(reply?.text).not.toMatch(/LIM|letter/);
    expect(reply?.picture?.kind).toBe('png');
    expect(reply?.alt).toMatch(/5 by 5/);
  });

  test('without a set compares the article’s five, with what LIM and letters mean', async () => {
    const reply = await say('/knight таблица 5x5');
    expect(reply?.text.match(/^\*\*Optimisations? 1/gm)).toHaveLength(5);
    expect(reply?.text).toMatch(/array A \(after too many backtracks, optimisation 4 tries the others\):\n/);
    expect(reply?.text).toMatch(/1 search gave up \(LIM\)/);
    expect(reply?.text).toMatch(
      /1, 2, 3, 4\*\*: 13 tours found, 13 of them without a backtrack; 0 backtracks in all/,
    );
    expect(reply?.text).toMatch(
      /LIM: the search gave up after 400,000 backtracks\.\nA letter names the array/,
    );
  });

  test.each([
    { size: 'table 6x5 opts:1,2 vs 1-3 program:recursive' },
    { size: '6x5', show: 'table', opts: '1,2 vs 1-3', program: 'recursive' },
    { size: '6x5', show: 'table', opts: 'opts:1,2 vs opts:1-3', program: 'program:recursive' },
    { size: 'table 6x5 opts:1,2', show: 'table', opts: '1-3', program: 'recursive' },
  ])('can be asked by a form: %j', async (form) => {
    const reply = await world.chat.answerForm(world.someone(), 'knight', form);
    expect(reply.text).toMatch(
      /6x5\*\*, with the recursive program.*\n\*\*Optimisations 1, 2\*\*.*\n\*\*Optimisations 1, 2, 3\*\*/,
    );
  });

  test('says how far it is, and can be cancelled', async () => {
    const shown: Reply[] = [];
    const who = { ...world.someone(), progress: (reply: Reply) => void shown.push(reply) };
    const answer = say('/knight table 8x8 opts:1 vs none', who);
    await expect.poll(() => shown.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(shown[0]?.text).toMatch(/8x8: \d+% done/);
    const stranger = world.someone('Bob');
    expect((await world.chat.answerPress(stranger, buttonOf(shown[0], 'Cancel'))).notice).toMatch(
      /Only the person who sent this request/,
    );
    expect((await world.chat.answerPress(who, buttonOf(shown[0], 'Cancel'))).notice).toMatch(/Cancelling/);
    expect((await answer)?.text).toMatch(/^Cancelled/);
  });
});

describe('a log', () => {
  const blockOf = (reply: Reply | undefined) =>
    parseSpans(reply?.text ?? '')
      .find(({ style }) => style === 'block')
      ?.text.split('\n') ?? [];

  test('is the article’s table 1, with squares by both names and the board at the end', async () => {
    const reply = await say('/knight log 3x4 b1');
    expect(reply?.text).toMatch(/array B and no optimisations, found a tour after \*\*19 backtracks\*\*/);
    const lines = blockOf(reply);
    expect(lines.slice(0, 9)).toEqual([
      'Start on (2, 4) b1',
      'Move 2 to (3, 2) c3',
      'Move 3 to (1, 3) a2',
      'Move 4 to (2, 1) b4',
      'Move 5 to (3, 3) c2',
      'Move 6 to (1, 4) a1',
      'Move 7 to (2, 2) b3',
      'Move 8 to (3, 4) c1',
      'Undo move 8 to (3, 4) c1',
    ]);
    expect(lines.slice(-5)).toEqual(['', ' 3 12  5', ' 6  9  2', '11  4  7', ' 8  1 10']);
    // The 49 lines of table 1 and its first move.
    expect(lines.filter((line) => /^(Move|Undo|Start)/.test(line))).toHaveLength(50);
    expect(reply?.picture?.kind).toBe('png');
    expect(reply?.file).toBeUndefined();
  });

  test('with squares:xy is the article’s own, word for word in its language', async () => {
    const lines = blockOf(
      await say('/knight log 3x4 (2,4) squares:xy', { ...world.someone(), locale: 'ru' }),
    );
    expect(lines.slice(0, TABLE_1.length)).toEqual(TABLE_1);
    expect(lines.slice(TABLE_1.length + 1).map((line) => line.trim().replace(/ +/g, ' '))).toEqual(
      TABLE_1_TOUR,
    );
  });

  test('with squares:a1 has squares as chess players write them', async () => {
    const lines = blockOf(await say('/knight log 3x4 b1 squares:a1'));
    expect(lines.slice(0, 2)).toEqual(['Start on b1', 'Move 2 to c3']);
  });

  test('of the automaton has what it asks and does, from state to state', async () => {
    const lines = blockOf(await say('/knight log 3x4 b1 program:automaton'));
    expect(lines.slice(0, 2)).toEqual([
      'y0 -> y1  x4=0            z1_0     Start on (2, 4) b1',
      'y1 -> y1  x1=0 x3=1       z1_1     Move 2 to (3, 2) c3',
    ]);
    expect(lines.slice(8, 10)).toEqual([
      'y1 -> y2  x1=0 x3=0 x2=1  z2 z1_2  Undo move 8 to (3, 4) c1',
      'y2 -> y1  x5=0',
    ]);
    expect(lines).toContain('y1 -> y4  x1=1');
  });

  test('of a square that optimisation 1 rules out says so, and the automaton how it came there', async () => {
    const reply = await say('/knight log 5x5 a2 opts:1 program:automaton');
    expect(reply?.text).toMatch(/Optimisation 1 rules out a tour from a2/);
    expect(blockOf(reply)).toEqual(['y0 -> y3  x4=1']);
    for (const program of ['iterative', 'recursive']) {
      const other = await say(`/knight log 5x5 a2 opts:1 program:${program}`);
      expect(other?.text).toMatch(/Optimisation 1 rules out a tour from a2/);
      expect(blockOf(other)).toEqual([]);
    }
  });

  test('that is too long is cut to the surface, with all of it in a file', async () => {
    const reply = await say('/knight log 5x5 a1 array:A', world.someone('Ann', 'home', { textLimit: 2000 }));
    expect(reply?.text.length).toBeLessThanOrEqual(2000);
    expect(reply?.text.length).toBeGreaterThan(1500);
    const more = Number(/^\.\.\. (\d+) more steps/m.exec(reply?.text ?? '')?.[1]);
    const written = reply?.file?.bytes.toString().split('\n') ?? [];
    const steps = (lines: readonly string[]) =>
      lines.filter((line) => /^(Start|Move|Undo)/.test(line)).length;
    expect(steps(written)).toBe(steps(blockOf(reply)) + more);
    expect(
      isTour(
        written
          .slice(-6, -1)
          .map((line) => line.trim().replace(/ +/g, ' '))
          .join('\n'),
        5,
        5,
      ),
    ).toBe(true);
  });

  test('that would never end is told to its first 20000 steps', async () => {
    // 30565 backtracks, by the article's table 2.
    const reply = await say('/knight log 5x5 e1 array:A');
    expect(reply?.text).toMatch(/is too long to show in full\. Its first 20000 steps have/);
    expect(reply?.picture).toBeUndefined();
  });

  test('without a tour says so', async () => {
    const reply = await say('/knight log 3x3 a1');
    expect(reply?.text).toMatch(
      /array B and no optimisations, ended without a tour, after \*\*\d+ backtracks\*\*/,
    );
    expect(reply?.picture).toBeUndefined();
  });
});

test('/knight machine shows the automaton with its signs explained', async () => {
  const reply = await say('/knight machine');
  for (const sign of ['y0', 'y5', 'x1', 'x5', 'z1_0', 'z1_1', 'z1_2', 'z2']) {
    expect(reply?.text).toMatch(new RegExp(`^\`${sign}\` .{8}`, 'm'));
  }
  expect(reply?.text.length).toBeLessThan(1024);
  expect(reply?.picture?.kind).toBe('png');
  const form = await world.chat.answerForm(world.someone(), 'knight', { size: '8x8', show: 'machine' });
  expect(form.text).toBe(reply?.text);
});

test('/knight arrays shows the arrays with their moves, in the article’s order of numbers', async () => {
  const reply = await say('/knight arrays');
  // The article's possible_moves_sh.
  expect(reply?.text).toMatch(
    /^`A` \(-1,-2\) \(-2,-1\) \(-2,1\) \(1,-2\) \(-1,2\) \(2,-1\) \(1,2\) \(2,1\)$/m,
  );
  expect(reply?.text.match(/^`[A-E]`/gm)).toHaveLength(5);
  expect(reply?.picture?.kind).toBe('png');
  const form = await world.chat.answerForm(world.someone(), 'knight', { size: '8x8', show: 'arrays' });
  expect(form.text).toBe(reply?.text);
});

describe('squares:xy', () => {
  test('is how sentences, offers and buttons’ answers write squares', async () => {
    const reply = await say('/knight 5x5 (5,5) squares:xy');
    expect(reply?.text).toMatch(/from \*\*\(5,5\)\*\* to \*\*\(\d,\d\)\*\*/);
    expect((await press(reply, 'Smooth path')).edit?.text).toMatch(/from \*\*\(5,5\)\*\*/);
    expect((await say('/knight 5x5 (2,1) squares:xy'))?.text).toMatch(
      /begins on \(2,1\)[\s\S]*`\/knight 5x5 \(1,1\) squares:xy`/,
    );
  });
});

describe('max-returns', () => {
  test('is said where a search is given up, and is where it is given up', async () => {
    expect((await say('/knight 5x5 d2 opts:1'))?.text).toMatch(
      /400,000 backtracks[\s\S]*a higher max-returns/,
    );
    expect((await say('/knight 5x5 a1 opts:1 max-returns:1299'))?.text).toMatch(/1,299 backtracks/);
    // Table 2: 1300 in the first cell of the last row.
    const reply = await say('/knight 5x5 a1 opts:1 max-returns:1300');
    expect(reply?.text).toMatch(
      /\*\*1300 backtracks\*\*[\s\S]*gives up after 1300 backtracks \(the limit max-returns\)/,
    );
    expect((await press(reply, 'Smooth path')).edit?.text).toMatch(
      /gives up after 1300 backtracks \(the limit max-returns\)/,
    );
  });

  test('does not advise what was asked', async () => {
    const reply = await say('/knight 5x5 c1 opts:1-4 max-returns:0 good-returns:1 array:E');
    expect(reply?.text).toMatch(/1,2,3,4|optimisations 1, 2, 3, 4|no method/);
    expect(reply?.text).not.toMatch(/opts:1-4/);
  });
});

test.each(['/knight', '/knight e1', '/knight closed', '/knight start=e1'])(
  '%s is an option of a chessboard alone',
  async (line) => {
    expect((await say(line))?.text).toMatch(/tour of 8x8/);
  },
);

test.each(['e1', 'closed', 'a1 to h8'])('%j without the command and a board is no request', async (line) => {
  expect((await say(line))?.picture).toBeUndefined();
});

test.each([
  ['table 5x5 opts:1', /backtracks from each start/],
  ['log 3x4 b1', /19 backtracks/],
  ['5x5 classic', /optimisations 1, 2, 3, 4/],
  ['machine', /automaton/],
])('%j is understood without the command', async (line, clue) => {
  expect((await say(line))?.text).toMatch(clue);
});

describe('the check of one’s own tour', () => {
  const onServer = () => world.someone('Ann', 'server');

  test.each([
    ['/knight check 3 6 9 12/8 11 2 5/1 4 7 10', /^A valid open knight's tour of 4x3/],
    ['/knight check 4x3 a1 c2 a3 b2', /^No tour: move 4/],
  ])('of %s is for the person alone', async (line, text) => {
    expect(await say(line, onServer())).toMatchObject({
      kind: 'answer',
      personal: true,
      text: expect.stringMatching(text),
    });
  });
});
