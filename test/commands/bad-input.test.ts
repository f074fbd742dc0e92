import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const NOT_BOARDS: readonly (readonly [string, RegExp])[] = [
  ['', /board is missing/i],
  ['banana', /banana/],
  ['1 2', /too few|too small/],
  ['1 2 3 4 4 5', /4 appears twice|blank is missing/],
  ['0 0 1 2', /0 appears twice/],
  ['1 2 3 4 5 7 0 8 8', /6 is missing, and tile 8 appears twice/],
  ['1 2 3 4 5 9', /blank is missing/],
  ['1 2 3 4 0 9', /9 is too large/],
  ['1 2 3 4 0 5 ->', /^The goal is missing/],
  ['0 0 0 0', /0 appears 4 times/],
  ['1 2 3 4 5', /blank is missing.*1 to 5/],
  ['1 2 3 4 0 5 6', /7 tiles.*2x3 board has 6, a 2x4 board has 8/],
  ['99 98 97', /3 tiles are too few/],
  ['1 2 3 4 0 5 bsf', /the board, but not “bsf”/],
  ['SZ3i', /“SZ3i” looks like the code/],
  ['1 2 3/4 0', /Row 2 has 2 tiles/],
  ['1 -2 3 4 0 5', /-2/],
  ['1e9 2 3 0', /1e9/],
  ['1.5 2 3 0', /1\.5/],
  ['11x11 1 2 3', /11x11 is too large/],
  ['99999x1 1 2 3', /99999x1/],
  ['2x3 1 2 3 0', /2x3 board/],
  ['1 2 3 4 0 5 -> 1 2 3 0', /sizes/],
  ['1 2 3 4 0 5 -> banana', /banana/],
  ['1 2 3 4 0 5 -> 1 2 3 4 5 0 -> 1 2 3 4 5 0', /boards/],
  ['🧩🧩🧩', /board|tile/],
  ['один два три', /один/],
  ['一二三四五', /一二三四五/],
  ['\u200b\u200b', /board is missing/i],
  ['1 2 3 4 5 6 7 8 9 10 11 12 0', /13 tiles/],
  ['9'.repeat(3000), /.{20}/],
  ['1 '.repeat(9000), /.{20}/],
  ['<script>alert(1)</script>', /.{20}/],
  ['**bold** `code`', /.{20}/],
  ["'; drop table games; --", /.{20}/],
  ['1 2 3 4 0 5 algorithm:magic', /magic/],
  ['1 2 3 4 0 5 metric:miles', /miles/],
  ['5 1 2 4 9 6 3 8 13 10 7 11 14 0 15 12 bfs', /bfs can't finish/],
];

const NOT_TOURS: readonly (readonly [string, RegExp])[] = [
  ['banana', /banana/],
  ['0x5 a1', /0x5|0 ?x ?5/],
  ['-3x5 a1', /.{20}/],
  ['10001x10001 a1', /10001x10001 is too large/],
  ['99999x1 a1', /too large/],
  ['5x5 z9', /z9.*`\/knight 5x5 a1`/],
  ['8x8 z9', /z9.*`\/knight 8x8 a1`/],
  ['8x8 0,0', /no \(0,0\).*`\/knight 8x8 \(1,1\)`/],
  ['8x8 count', /8x8 are too many to count here/],
  ['8x8 magic', /“magic”.*magic/],
  ['5x5 e1 to e1', /can't end on e1/],
  ['6x6 a1 to b1 closed', /closed/],
  ['5x5 e1 e2 e3', /e3/],
  ['5x5 e1 method:magic', /magic/],
  ['5x5 e1 opts:5', /“5”.*opts:1,3/],
  ['5x5 e1 opts:1-9', /“1-9”/],
  ['5x5 e1 program:foo', /“foo”.*iterative, recursive, automaton/],
  ['5x5 e1 array:F', /“F”.*A, B, C, D, E/],
  ['доска', /“доска”/],
  ['NaNxNaN', /“NaNxNaN”/],
  ['5x5 E1 Program:ПрОГ', /“ПрОГ”/],
  ['table 5x5 opts:Все8', /“Все8”/],
  ['5x5 e1 style:wild', /“wild”.*straight, smooth/],
  ['5x5 e1 opts:1 vs 1,2', /one set/],
  ['5x5 e1 method:exhaustive opts:1', /only with the classical method, not with exhaustive/],
  ['6x6 closed opts:1', /closed tours/],
  ['6x6 a1 b1 classic', /closed tours/],
  ['5x5 e1 opts:1 max-returns:many', /“many” is not a number of backtracks/],
  ['arrays 5x5', /leave out “5x5”/],
  ['5x5 (6,1)', /\(6,1\) is off the 5x5 board.*from \(1,1\) to \(5,5\)/],
  ['table', /size is missing/],
  ['table 0x5', /0x5/],
  ['table 10001x10001', /10001x10001 is too large/],
  ['table 500x500', /500x500 would take too long/],
  ['table 5x5 e1', /leave out e1/],
  ['table 5x5 to e1', /leave out e1/],
  ['table 5x5 smooth', /leave the style out/],
  ['table 5x5 closed', /closed tours/],
  ['table 5x5 exhaustive', /only with the classical method, not with exhaustive/],
  ['log 3x4', /square to start from/],
  ['log 3x4 b1 a1', /leave out a1/],
  ['log 1000x1000 a1', /1000x1000 would be too long/],
  ['machine 5x5', /“5x5”/],
  ['таблица 0x5', /0x5/],
  ['🐴', /.{20}/],
  ['8'.repeat(5000), /.{20}/],
  ['1e9x1e9 a1', /.{20}/],
];

const READABLE = /^[^\n]{15,400}$/;

describe.each([
  ['/solve', NOT_BOARDS],
  ['/knight', NOT_TOURS],
] as const)('%s', (command, cases) => {
  test.each(cases)('%j gets one sentence with an example', async (input, clue) => {
    const reply = await world.chat.answerLine(world.someone(), `${command} ${input}`);
    expect(reply?.text).toMatch(clue);
    expect(reply?.text).toMatch(READABLE);
    expect(reply?.text).toMatch(/`\/[a-z]+ /);
    expect(reply?.kind).toBe('fault');
  });
});

describe('a form', () => {
  test.each(NOT_BOARDS)('/solve board:%j', async (board, clue) => {
    const reply = await world.chat.answerForm(world.someone(), 'solve', { board });
    if (!/algorithm|metric|bfs/.test(board)) expect(reply.text).toMatch(clue);
    expect(reply.text).toMatch(READABLE);
  });

  test.each([
    [{ board: '1 2 3 4 0 5', goal: 'x' }, /x|goal/],
    [{ board: '1 2 3 4 0 5', size: '4x4' }, /4x4/],
    [{ board: '1 2 3 4 0 5', size: 'huge' }, /huge/],
    [{ board: '1 2 3 4 0 5', algorithm: 'magic' }, /magic/],
    [{}, /missing/],
  ])('/solve %j', async (options, clue) => {
    expect((await world.chat.answerForm(world.someone(), 'solve', options)).text).toMatch(clue);
  });

  test.each([
    [{ size: '5x5', start: 'a2' }, /colour/],
    [{ size: '5x5', start: 'q7' }, /q7/],
    [{ size: '6x6', closed: true, end: 'a1' }, /closed/],
    [{ size: '5x5', start: 'e1', method: 'magic' }, /magic/],
    [{ size: '5x5', opts: '7' }, /“7”/],
    [{ size: '5x5', show: 'table', start: 'e1' }, /leave out e1/],
    [{ size: '5x5', show: 'log' }, /square to start from/],
    [{ size: '5x5', show: 'machine', start: 'e1' }, /“e1”/],
    [{ size: '5x5', show: 'everything' }, /everything/],
  ])('/knight %j', async (options, clue) => {
    expect((await world.chat.answerForm(world.someone(), 'knight', options)).text).toMatch(clue);
  });

  test('a command that is not there', async () => {
    expect((await world.chat.answerForm(world.someone(), 'fly', {})).text).toMatch(
      /don't know the command \/fly/,
    );
  });
});

describe('lines without a command', () => {
  test.each(['banana', 'where do I fly?', '🧩', '?', '/', 'x'.repeat(4096)])(
    '%j in private gets a hint',
    async (line) => {
      const reply = await world.chat.answerLine(world.someone(), line);
      expect(reply?.text).toMatch(/`\/solve 1 2 3 4 0 5`.*`\/help`/);
    },
  );

  test('a line that is too long says so', async () => {
    const reply = await world.chat.answerLine(world.someone(), 'x'.repeat(4097));
    expect(reply?.text).toMatch(/4096 characters.*`\/solve 1 2 3 4 0 5`/);
  });

  test.each(['hello', '/other@SomeoneElsesBot', '/unknown', '1 2 3', '8x8'])(
    '%j in a group is not for us',
    async (line) => {
      expect(
        await world.chat.answerLine(
          world.someone('Ann', 'group', { readsAllText: false }),
          line,
          'TileKnightBot',
        ),
      ).toBeUndefined();
    },
  );
});

describe('/daily and /play', () => {
  test.each([
    ['/daily tomorrow', /tomorrow/],
    ['/daily knight tomorrow', /tomorrow.*`\/daily knight 2026-11-21`/],
    ['/daily 2026-02-30', /not a day/],
    ['/daily 2026-11-22', /still to come/],
    ['/daily 2025-12-31', /begin on 2026-01-01/],
    ['/play 1x1', /1x1 is too small/],
    ['/play 11x11', /11x11 is too large/],
    ['/play big', /big/],
    ['/play SZ3i', /“SZ3i” looks like the code/],
    ['/play rqx1', /“rqx1” looks like the code/],
    ['/play 3x3 harder', /“harder” after the size.*`\/play 4x4 hard`/],
    ['/play 3x3x3', /“3x3x3” is neither a size nor a level/],
    ['/play 1 2 3 4 0 6', /6 is too large.*`\/play 8 6 7/],
    ['/play 3x3 length:32', /hardest boards need 31.*`\/play 3x3/],
    ['/play knight 8x8 z9', /z9.*`\/play knight 8x8 a1`/],
    ['/race foo', /“foo” is not a size.*`\/race 3x3`/],
    ['/fmc foo', /“foo” is not a size.*`\/fmc 4x4 10m`/],
    ['/move', /not playing a board at the moment/],
    ['/move XYZ', /not playing a board at the moment/],
    ['/move LUR', /not playing a board at the moment/],
  ])('%s', async (line, clue) => {
    expect((await world.chat.answerLine(world.someone('Nobody'), line))?.text).toMatch(clue);
  });
});

describe('old and forged buttons', () => {
  const forged = [
    'x',
    '',
    ':',
    'tile',
    'tile:none:0:1',
    'step:none:1',
    'step::',
    'share:none',
    'leaders:today',
    'tour:0x0:a1::open:construct:1',
    'tour:8x8:a1::open:construct:x',
    'tour:8x8:a1::open:construct:1:z',
    'tour:8x8:a1::open:classic:1:9iA',
    'array:8x8:a1::open:classic:',
    'gif:100x100:a1::open:construct:1',
    'gif:5x5:a2::open:construct:1',
    'order:10000x10000:a1::open:construct:1',
    'order:5x5',
    'other:3x3:a1::open:construct:1',
    'other:20x20:a1::open:construct:9999999999',
    'cancel:1',
    'tile:a:b:c:d:e:f',
    '🧩',
    '__proto__:1',
    'constructor',
    'x'.repeat(500),
  ];
  test.each(forged)('%j gets a short notice', async (action) => {
    const answer = await world.chat.answerPress(world.someone(), action);
    expect(answer.edit).toBeUndefined();
    expect(answer.notice).toMatch(/^.{10,200}$/);
    if (/^(tour|array|gif|order|other):/.test(action)) expect(answer.notice).toMatch(/`\/knight 8x8 a1`/);
  });
});
