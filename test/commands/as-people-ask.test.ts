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

const say = async (line: string, who = world.someone()) => (await world.chat.answerLine(who, line))?.text;

describe('one rule reads the options of all commands', () => {
  test.each([
    ['/play size:2x3', /\*\*2x3\*\*/],
    ['/play size=2x3', /\*\*2x3\*\*/],
    ['/play size：2x3', /\*\*2x3\*\*/],
    ['/daily day:2026-11-20', /Practice.*2026-11-20/],
    ['/daily day = 2026-11-20', /Practice.*2026-11-20/],
    ['/daily вчера', /Practice.*2026-11-20/],
    ['/daily Сегодня', /Daily puzzle #325/],
    ['/scramble size:2x3 moves:4', /\*\*2x3\*\* board, 4 random moves/],
    ['/scramble 2x3 corner', /blank in its corner/],
    ['/help topic:knight', /Shalyto/],
    ['/solve board:1 2 3 4 0 5', /\*\*in 1 move\*\*/],
    ['/solve 1 2 3 4 0 5 MTM', /\(MTM\)/],
    ['/solve 1 2 3 4 0 5 a*', /astar looked at \d+ positions? and used/],
    ['/solve 1 2 3 4 0 5 algorithm: IDA*', /ida looked at \d+ positions? and used/],
  ])('%s', async (line, clue) => {
    expect(await say(line, world.someone('Nobody'))).toMatch(clue);
  });
});

test('/move takes its moves as an option', async () => {
  expect(await say('/move moves:U', world.someone('Somebody'))).toMatch(/not playing a board at the moment/);
});

describe('a goal as an option', () => {
  test.each([
    '/solve 1 2 3 4 5 6 7 8 0 goal:123456708',
    '/solve 123456780 goal=123456708',
    '/solve goal:123456708 123456780',
    '/solve 123456780 goal: 1 2 3 4 5 6 7 0 8',
    '/solve 123456780 goal: 1 2 3/4 5 6/7 0 8 stm',
    '/compare 123456780 goal:123456708',
    '/analyse 123456780 goal:123456708',
  ])('%s', async (line) => {
    expect(await say(line)).toMatch(/\*\*(in )?1 move\*\*|✓ 1\b/);
  });

  test('is read in a form', async () => {
    const reply = await world.chat.answerForm(world.someone(), 'solve', {
      board: '123456780',
      goal: '123456708',
    });
    expect(reply.text).toMatch(/\*\*in 1 move\*\*/);
  });
});

describe('a solution as an option is read to its end', () => {
  test.each([
    '/analyse 1 2 3 4 0 5 solution: R L L',
    '/analyse 1 2 3 4 0 5 solution:RLL',
    '/analyse solution: R L L 1 2 3 4 0 5',
    '/analyse solution = R, L, L size:2x3 1 2 3 4 0 5',
    '/analyze 1 2 3 4 0 5 RLL',
    '/analyse 1 2 3 4 0 5 right left left',
  ])('%s', async (line) => {
    expect(await say(line)).toMatch(/Your solution has \*\*3\*\* moves/);
  });

  test('that holds no moves is quoted whole', async () => {
    expect(await say('/analyse 1 2 3 4 0 5 leftover')).toMatch(/“leftover”/);
  });
});

test.each([
  ['/solv 1 2 3 4 0 5', '`/solve 1 2 3 4 0 5`'],
  ['/sovle 1 2 3 4 0 5', '`/solve 1 2 3 4 0 5`'],
  ['/analize', '`/analyse`'],
  ['/dayly', '`/daily`'],
])('%s is answered with the command that was perhaps meant', async (line, name) => {
  expect(await say(line)).toMatch(new RegExp(`Did you mean this\\? ${name}`));
});

test.each(['/banana', '/s', '/xyzzy'])('%s is like no other command', async (line) => {
  expect(await say(line)).toMatch(/`\/help` lists what I can do/);
});

describe('a fault is told with an example of the command that was called', () => {
  test.each([
    '/solve',
    '/compare',
    '/explain',
    '/analyse',
    '/compare 8 6 7 2 5 4 3 3 1',
    '/explain banana',
    '/analyse 1 2 3 4 4 5',
    '/compare 1 2 3',
    '/explain 1 2 3 4 0 5 size:7x7',
    '/analyse 1 2 3 4 0 5 UD',
    '/analyse 1 2 3 4 0 5 RZ',
    '/analyse 1 2 3 4 0 5 metric:miles',
    '/scramble hard',
    '/scramble 1x1',
    '/play 1x1',
    '/play 8 6 7 2 5 4 3 3 1',
  ])('%s', async (line) => {
    const name = line.split(' ')[0];
    const text = (await say(line)) ?? '';
    const examples = [...text.matchAll(/`(\/[^`]+)`/g)].map(([, example = '']) => example);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(example).toMatch(new RegExp(`^${name}( |$)`));
      if (!['/compare', '/play', '/scramble'].includes(name ?? ''))
        expect(await say(example)).not.toContain('`/');
    }
  });
});

describe('plain words in a private chat', () => {
  test.each([
    'solve 1 2 3 4 0 5',
    'Solve: 1 2 3 4 0 5!',
    'can you solve 1 2 3 4 0 5?',
    'please solve\n1 2 3\n4 0 5',
  ])('%j', async (line) => {
    expect(await say(line)).toMatch(/\*\*in 1 move\*\*/);
  });

  test('are no command in a group', async () => {
    expect(await say('help', world.someone('Ann', 'group'))).toBeUndefined();
  });
});

describe('a reply to somebody’s board', () => {
  test.each([['1 2 3 4 0 5'], ['/solve 1 2 3 4 0 5'], ['Look at this one:\n1 2 3/4 0 5\nHow many moves?']])(
    '%j',
    async (repliedTo) => {
      const ann = { ...world.someone(), repliedTo };
      expect(await say('/solve', ann)).toMatch(/\*\*in 1 move\*\*/);
      expect(await say('/analyse', ann)).toMatch(/\*\*1 move\*\*, proved optimal/);
      expect(await say('/analyse RLL', ann)).toMatch(/Your solution has \*\*3\*\* moves/);
    },
  );

  test('uses the board in the line itself, if there is one', async () => {
    const ann = { ...world.someone(), repliedTo: '8 6 7/2 5 4/3 0 1' };
    expect(await say('/solve 1 2 3 4 0 5', ann)).toMatch(/\*\*in 1 move\*\*/);
  });

  test('without a board in it says that a board is missing', async () => {
    expect(await say('/solve', { ...world.someone(), repliedTo: 'hello' })).toMatch(/`\/solve 1 2 3 4 0 5`/);
  });
});

describe('/play', () => {
  test.each(['/play 867254301', '/play 8 6 7/2 5 4/3 0 1', '/play size:867254301'])(
    '%s plays that board',
    async (line) => {
      const reply = await world.chat.answerLine(world.someone('Bob'), line);
      expect(reply?.alt).toMatch(/8 6 7\/2 5 4\/3 0 1/);
    },
  );

  test.each(['/play 6 8 7/2 5 4/3 0 1'])(
    '%s can’t be solved, so it is no game; the offered one is',
    async (line) => {
      const text = await say(line);
      const example = /`(\/play [^`]+)`/.exec(text ?? '')?.[1] ?? '';
      expect(text).toMatch(/^This board can't be solved .* With 6 and 8 swapped, it can/);
      expect(await say(example)).toMatch(/\*\*3x3\*\*/);
    },
  );

  test('refuses a board that is solved already', async () => {
    expect(await say('/play 1 2 3 4 5 6 7 8 0')).toMatch(/solved/);
  });
});
