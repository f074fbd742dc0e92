import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { makeSearchAction } from '../../../src/commands/explain/search/search-request.ts';
import { makeCode, parseBoardText } from '../../../src/core/sliding/notation/code.ts';
import { makeBoard, parsePuzzle } from '../../../src/core/sliding/notation/puzzle.ts';
import type { Game } from '../../../src/store/contract/game.ts';
import { solvingMoves } from '../../support/solving-moves.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
/** Today's board, from a player who keeps to themself. */
let board: string;
beforeAll(async () => {
  world = await openWorld();
  await world.chat.answerLine(world.someone('Setter'), '/daily');
  board = written((await gameOf('Setter'))?.start);
});
afterAll(() => world.close());

const say = (line: string, who: Incoming) => world.chat.answerLine(who, line);
const gameOf = (name: string): Promise<Game | undefined> => world.store.games.latest(`test:${name}`);
const written = (text = ''): string => makeBoard(parseBoardText(text));
const code = (): string => {
  const puzzle = parsePuzzle(board);
  return puzzle.ok ? (makeCode(puzzle.value) ?? '') : '';
};
const WARNING = /^This is today's puzzle\. .* counts as assisted.* Show the solution\?$/;
const group = (name: string) => world.someone(name, 'group', { hasPersonalReplies: false });

describe('today’s puzzle', () => {
  test.each([
    (line: string) => `/solve ${line}`,
    (line: string) => line,
    (line: string) => `/solve ${line} algorithm:astar`,
    (line: string) => `/solve 1 2 3/4 5 6/7 8 0 -> ${line}`,
    (line: string) => `/analyse ${line}`,
    (line: string) => `/analyse ${line} metric:stm`,
    (line: string) => `/compare ${line}`,
    (line: string) => `/explain ${line} bfs`,
    (line: string) => `/explain ${line} astar manhattan`,
    (line: string) => `/explain ${line} human`,
    (line: string) => `can you solve ${line}?`,
  ])('is not solved by %s without a warning', async (asked) => {
    const reply = await say(asked(board), world.someone('Ann'));
    expect(reply).toMatchObject({ personal: true, text: expect.stringMatching(WARNING) });
    expect(reply?.picture).toBeUndefined();
    expect(await gameOf('Ann')).toBeUndefined();
  });

  test('is not solved by a reply to its message either', async () => {
    const reply = await say('/solve', { ...world.someone('Ann'), repliedTo: `/solve ${board}` });
    expect(reply?.text).toMatch(WARNING);
  });

  test('is solved at a press, which marks the day', async () => {
    const ben = world.someone('Ben');
    const { edit } = await world.chat.answerPress(
      ben,
      buttonOf(await say(`/solve ${board}`, ben), 'Show it'),
    );
    expect(edit).toMatchObject({ personal: true, text: expect.stringMatching(/in \d+ moves.*optimal/s) });
    expect(await gameOf('Ben')).toMatchObject({ day: '2026-11-21', assisted: true, hints: 0, moveCount: 0 });
    expect((await say(`/analyse ${board}`, ben))?.text).not.toMatch(WARNING);
  });

  test('is analysed at a press too', async () => {
    const bea = world.someone('Bea');
    const warned = await say(`/analyse ${board}`, bea);
    const { edit } = await world.chat.answerPress(bea, buttonOf(warned, 'Show it'));
    expect(edit?.text).toMatch(/moves/);
    expect(edit?.alt).toMatch(/good/i);
  });

  test.each([
    ['/compare', 'compare', /methods|moves/],
    ['/explain … human', 'explain human', /moves/],
  ])('is shown by %s at a press, for the player alone', async (_, words, shown) => {
    const [name = '', way = ''] = words.split(' ');
    const who = world.someone(`Asker of ${words}`, 'server');
    const { edit, reply } = await world.chat.answerPress(
      who,
      buttonOf(await say(`/${name} ${board} ${way}`, who), 'Show it'),
    );
    expect(edit ?? reply).toMatchObject({ personal: true, text: expect.stringMatching(shown) });
    expect(await gameOf(`Asker of ${words}`)).toMatchObject({ assisted: true });
  });

  test('is not solved where other people would see it', async () => {
    const cid = group('Cid');
    expect(await say(`/solve ${board}`, cid)).toMatchObject({
      kind: 'fault',
      text: expect.stringMatching(/^This is today's puzzle, and others here .* private chat/),
    });
    await say('/daily', cid);
    expect((await say(`/solve ${board}`, cid))?.kind).toBe('fault');
    const { notice } = await world.chat.answerPress(cid, `sure:reveal:solve:${code()}`);
    expect(notice).toMatch(/^This is today's puzzle/);
    expect(await gameOf('Cid')).toMatchObject({ assisted: false });
  });

  test('is solved in private for a person who has solved it', async () => {
    const dan = world.someone('Dan', 'server');
    await say('/daily', dan);
    const game = await gameOf('Dan');
    if (game === undefined) throw new Error('no game');
    await say(`/move ${solvingMoves(game)}`, dan);
    const reply = await say(`/solve ${board}`, dan);
    expect(reply).toMatchObject({ personal: true, text: expect.stringMatching(/optimal/) });
  });
});

describe('a search of today’s puzzle', () => {
  const stepOf = () => {
    const start = parsePuzzle(board);
    if (!start.ok) throw new Error(start.fault.code);
    const request = { kind: 'search', ...start.value, method: { algorithm: 'bfs' }, maxSteps: 2000 } as const;
    return [`${makeSearchAction('watch', request)}:2000:end`, makeSearchAction('watch-film', request)];
  };

  test('is shown at a press, as it was asked for', async () => {
    const jan = world.someone('Jan');
    const warned = await say(`/explain ${board} astar manhattan`, jan);
    const { edit } = await world.chat.answerPress(jan, buttonOf(warned, 'Show it'));
    expect(edit).toMatchObject({ personal: true, text: expect.stringMatching(/^\*\*astar manhattan\*\*/) });
    expect(await gameOf('Jan')).toMatchObject({ assisted: true });
    const { edit: step } = await world.chat.answerPress(jan, buttonOf(edit, '▶'));
    expect(step).toMatchObject({ personal: true, text: expect.stringMatching(/^Step \*\*1\*\*/) });
  });

  test('is not shown by its buttons either, made up ones included', async () => {
    for (const action of stepOf()) {
      const { edit, reply } = await world.chat.answerPress(world.someone('Kay'), action);
      expect(edit).toBeUndefined();
      expect(reply).toMatchObject({ personal: true, text: expect.stringMatching(WARNING) });
      expect((await world.chat.answerPress(group('Kay'), action)).notice).toMatch(/^This is today's puzzle/);
    }
    expect(await gameOf('Kay')).toBeUndefined();
  });

  test('leaves its parity to be explained to all', async () => {
    expect((await say(`/explain ${board}`, group('Lea')))?.text).toMatch(/can be solved/);
  });
});

describe('the position of a game', () => {
  test('of today’s puzzle is told after a warning, and from where it is by then', async () => {
    const eve = world.someone('Eve');
    await say('/daily', eve);
    const game = await gameOf('Eve');
    if (game === undefined) throw new Error('no game');
    const moves = solvingMoves(game);
    await say(`/move ${moves.slice(0, 10)}`, eve);
    const here = written((await gameOf('Eve'))?.state);
    const warned = await say(`/solve ${here}`, eve);
    expect(warned?.text).toMatch(WARNING);
    expect((await say(`/solve ${here}`, world.someone('Fay')))?.text).toMatch(/optimal/);
    const { edit } = await world.chat.answerPress(eve, buttonOf(warned, 'Show it'));
    expect(edit?.text).toContain(`in ${moves.length - 10} moves`);
    expect(await gameOf('Eve')).toMatchObject({ assisted: true });
  });

  test('of a game of one’s own is told as it is', async () => {
    const gus = world.someone('Gus');
    await say('/play 3x3', gus);
    const here = written((await gameOf('Gus'))?.state);
    expect((await say(`/solve ${here}`, gus))?.text).toMatch(/optimal/);
    expect(await gameOf('Gus')).toMatchObject({ assisted: false });
  });
});

test('today’s puzzle in a list of boards is refused, because no button could repeat the list', async () => {
  const list = `# mine\n1 2 3/4 0 5\n# today\n${board}`;
  const reply = await say(list, world.someone('Zoe'));
  expect(reply).toMatchObject({
    kind: 'fault',
    text: expect.stringMatching(/^One of these boards is today's/),
  });
  const [, command = ''] = /`(\/solve [^`]+)`/.exec(reply?.text ?? '') ?? [];
  expect((await say(command, world.someone('Zoe')))?.text).toMatch(/today's puzzle/);
  expect(await gameOf('Zoe')).toBeUndefined();
  const inGroup = await say(`/solve ${list}`, group('Zoe'));
  expect(inGroup?.text).toMatch(/^This is today's puzzle, and others here/);
});

test('a refused board of a list is named with its goal', async () => {
  const backwards = `1 2 3/4 5 6/7 8 0 to ${board}`;
  const reply = await say(`# mine\n1 2 3/4 0 5\n# today\n${backwards}`, world.someone('Zed'));
  expect(reply?.text).toMatch(/^One of these boards is today's/);
  expect(reply?.text).toContain(`\`/solve ${backwards}\``);
});

test('other boards than today’s are solved without a warning', async () => {
  const hal = group('Hal');
  for (const line of ['/solve 8 6 7/2 5 4/3 0 1', '/solve 1 2 3 4 0 5', '/knight 5x5 e1'])
    expect((await say(line, hal))?.picture).toBeDefined();
});

test('a forged press, an old one and one of a later day mark no day as assisted', async () => {
  const ivy = world.someone('Ivy');
  for (const action of [
    `sure:reveal:play:${code()}`,
    `sure:reveal:toString:${code()}`,
    'sure:reveal:solve:SZ3i',
    'sure:reveal:solve',
    'sure:',
  ])
    expect((await world.chat.answerPress(ivy, action)).notice).toMatch(/too old/);
  const warned = await say(`/solve ${board}`, ivy);
  world.clock += 86_400_000;
  const { edit } = await world.chat.answerPress(ivy, buttonOf(warned, 'Show it'));
  world.clock -= 86_400_000;
  expect(edit?.text).toMatch(/optimal/);
  expect(await gameOf('Ivy')).toBeUndefined();
});

describe('the knight of the day', () => {
  let saturday: number;
  let square: string;
  beforeAll(async () => {
    saturday = world.clock;
    world.clock = Date.UTC(2026, 10, 25, 12);
    await say('/daily knight', world.someone('Setter'));
    square = (await gameOf('Setter'))?.start.split(' ')[1] ?? '';
  });
  afterAll(() => {
    world.clock = saturday;
  });
  const TOUR_WARNING =
    /^This is (?:almost )?today's knight's tour\. .* counts as assisted.* Show the solution\?$/;
  const dayOf = async (name: string, series?: 'knight') =>
    (await world.store.games.currentGames(`test:${name}`, '2026-11-25')).find(
      (game) => game.series === series,
    );

  test.each([
    '/knight 6x7 SQUARE',
    '/knight 6x7 OTHER to SQUARE',
    '/knight 6x7 closed',
    '/knight log 6x7 SQUARE',
  ])('is not shown by %s before a warning', async (line) => {
    const other = square === 'a1' ? 'b1' : 'a1';
    const asked = line.replace('SQUARE', square).replace('OTHER', other);
    const reply = await say(asked, world.someone('Lea'));
    expect(reply).toMatchObject({ personal: true, text: expect.stringMatching(TOUR_WARNING) });
    expect(reply?.picture).toBeUndefined();
  });

  test('doesn’t hide a tour from another square or of another board', async () => {
    const other = square === 'a1' ? 'b1' : 'a1';
    for (const line of [`/knight 6x7 ${other}`, `/knight 8x8 ${square}`])
      expect((await say(line, world.someone('Lea')))?.picture).toBeDefined();
  });

  test('is shown at a press, which marks the knight’s day alone', async () => {
    const jan = world.someone('Jan');
    await say('/daily', jan);
    const warned = await say(`/knight 6x7 ${square}`, jan);
    expect(buttonOf(warned, 'Show it')).toBe(`sure:tour:6x7:${square}::open:construct:1`);
    const { edit } = await world.chat.answerPress(jan, buttonOf(warned, 'Show it'));
    expect(edit?.picture).toBeDefined();
    expect(await dayOf('Jan', 'knight')).toMatchObject({ kind: 'knight', assisted: true });
    expect(await dayOf('Jan')).toMatchObject({ kind: 'sliding', assisted: false });
  });

  test('is not marked by a look at the puzzle’s solution', async () => {
    const kim = world.someone('Kim');
    await say('/daily knight', kim);
    await say('/daily', kim);
    const start = written((await dayOf('Kim'))?.start);
    await world.chat.answerPress(kim, buttonOf(await say(`/solve ${start}`, kim), 'Show it'));
    expect(await dayOf('Kim')).toMatchObject({ assisted: true });
    expect(await dayOf('Kim', 'knight')).toMatchObject({ assisted: false });
  });

  test('is not shown where other people would see it', async () => {
    expect(await say(`/knight 6x7 ${square}`, group('Cid'))).toMatchObject({
      kind: 'fault',
      text: expect.stringMatching(/^This is today's knight's tour, and others here .* private chat/),
    });
  });
});
