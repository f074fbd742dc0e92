import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import type { PressAnswer, Reply } from '../../../src/chat/reply.ts';
import { draw } from '../../../src/render/draw.ts';
import type { Game } from '../../../src/store/contract/game.ts';
import { solvingMoves } from '../../support/solving-moves.ts';
import { appendLegalMoves } from '../../support/store/append-moves.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

// A platform or another process repeats a request after a kill: the same key comes again.

let world: World;
let drawingFails = false;
beforeAll(async () => {
  world = await openWorld(undefined, (...scene) => {
    if (drawingFails) throw new Error('the process ends here');
    return draw(...scene);
  });
});
afterAll(() => world.close());

/** A board with arrows: 10x10. */
const LARGE = `/play ${Array.from({ length: 97 }, (_, at) => at + 1).join(' ')} 0 98 99`;

let people = 0;
let requests = 0;
const newPlayer = () => world.someone(`Player ${++people}`);
const say = async (who: Incoming, line: string) => (await world.chat.answerLine(who, line)) ?? never();
const press = (who: Incoming, action: string) => world.chat.answerPress(who, action);
const gamesOf = async ({ person }: Incoming) => (await world.store.personalData(person.key)).games;
const latest = async ({ person }: Incoming): Promise<Game> =>
  (await world.store.games.latest(person.key)) ?? never();

function never(): never {
  throw new Error('there must be one');
}

/** The parts of an answer that people see. */
const shownIn = ({ text, buttons, alt }: Reply) => ({ text, buttons, alt });
const shownBy = ({ notice, edit, reply }: PressAnswer) => ({
  notice,
  edit: edit && shownIn(edit),
  reply: reply && shownIn(reply),
});

/** Makes a request with a key of its own twice. Its second answer and games must be those of the first. */
async function expectOnce<T>(who: Incoming, request: (who: Incoming) => Promise<T>): Promise<T> {
  const before = await gamesOf(who);
  const keyed = { ...who, requestKey: `test:${++requests}` };
  const first = await request(keyed);
  const changed = await gamesOf(who);
  expect(changed).not.toEqual(before);
  expect(await request(keyed)).toEqual(first);
  expect(await gamesOf(who)).toEqual(changed);
  return first;
}
const sayTwice = (who: Incoming, line: string) =>
  expectOnce(who, async (keyed) => shownIn(await say(keyed, line)));
const pressTwice = (who: Incoming, action: string) =>
  expectOnce(who, async (keyed) => shownBy(await press(keyed, action)));

describe('a repeated line changes a game only once, and is answered as before:', () => {
  test('moves in the middle of a game', async () => {
    const who = newPlayer();
    await say(who, '/play 1 2 3/4 5 6/0 7 8');
    expect((await sayTwice(who, '/move D')).text).toContain('· 1 move');
    expect((await sayTwice(who, 'D')).text).toContain('· 2 moves');
  });

  test.each(['/move', ''])('moves that solve the board, with "%s" before them', async (command) => {
    const who = newPlayer();
    await say(who, '/play 1 2 3/4 5 6/0 7 8');
    expect((await sayTwice(who, `${command} LL`)).text).toMatch(/^\*\*Solved\*\* in 2 moves/);
  });

  test('moves that solve the day’s puzzle, with the streak', async () => {
    const who = newPlayer();
    await say(who, '/daily');
    const { text } = await sayTwice(who, solvingMoves(await latest(who)));
    expect(text).toMatch(/^\*\*Solved\*\* in \d+ moves/);
    expect(text).toContain('streak');
  });

  test('moves up to one that is impossible', async () => {
    const who = newPlayer();
    await say(who, '/play 1 2 3/4 5 6/0 7 8');
    await say(who, '/move L');
    const { text } = await sayTwice(who, '/move D D D');
    expect(text).toMatch(/^.*[Mm]ove 3.*\n/);
    expect(text).toContain('· 3 moves');
  });

  test.each([
    ['undo', /· 1 move/],
    ['restart', /· 0 moves/],
    ['give up', /^\*\*Given up/],
  ])('%s', async (action, shown) => {
    const who = newPlayer();
    await say(who, '/play 1 2 3/4 5 6/0 7 8');
    await say(who, '/move D');
    expect((await sayTwice(who, `/move ${action}`)).text).toMatch(shown);
  });

  test('a hint, which says no more than before', async () => {
    const who = newPlayer();
    await say(who, '/play 1 2 3/4 5 6/0 7 8');
    await sayTwice(who, '/hint');
    expect(await latest(who)).toMatchObject({ hints: 1, hinted: 1 });
  });

  test.each(['/play', '/play 3x3 easy', '/play knight 5x5', '/daily 2026-11-16'])('%s', async (line) => {
    const who = newPlayer();
    await sayTwice(who, line);
    expect(await gamesOf(who)).toHaveLength(1);
  });
});

describe('a repeated press changes a game only once, and is answered as before:', () => {
  test('an arrow of a large board', async () => {
    const who = newPlayer();
    const board = await say(who, LARGE);
    expect((await pressTwice(who, buttonOf(board, '→'))).edit?.text).toContain('· 1 move');
  });

  test.each(['7', 'Undo', 'Restart', 'Give up'])('%s', async (label) => {
    const who = newPlayer();
    await say(who, '/play 1 2 3/4 5 6/0 7 8');
    const board = await say(who, '/move D U');
    await pressTwice(who, buttonOf(board, label));
  });

  test.each(['Play it again', 'Another board'])('%s', async (label) => {
    const who = newPlayer();
    await say(who, '/play 1 2 3/4 5 6/0 7 8');
    const result = await say(who, '/move LL');
    await pressTwice(who, buttonOf(result, label));
    expect(await gamesOf(who)).toHaveLength(2);
  });

  test('Start again below a full board', async () => {
    const who = newPlayer();
    await say(who, '/play 1 2 3/4 5 6/0 7 8');
    await appendLegalMoves(world.store, await latest(who), 'LR'.repeat(5000));
    await pressTwice(who, buttonOf(await say(who, '/move L'), 'Start again'));
    expect(await gamesOf(who)).toHaveLength(2);
  });
});

test('a line whose answer was lost after its moves were saved is answered when it is repeated', async () => {
  const who = { ...newPlayer(), requestKey: 'test:lost' };
  await say({ ...who, requestKey: 'test:play' }, '/play 1 2 3/0 4 5');
  drawingFails = true;
  expect((await say(who, 'LL')).text).toContain('Something went wrong');
  drawingFails = false;
  expect((await say(who, 'LL')).text).toMatch(/^\*\*Solved\*\* in 2 moves/);
});

test('a line that two processes answer at the same time makes its moves once', async () => {
  const who = newPlayer();
  await say(who, '/play 1 2 3/4 5 6/0 7 8');
  const keyed = { ...who, requestKey: 'test:both' };
  // In one process the lines of a person wait for each other: here the game is changed behind the second.
  const { latest: findLatest } = world.store.games;
  const stale = await latest(who);
  Object.assign(world.store.games, { latest: async () => stale });
  await say(keyed, '/move D');
  const second = await say(keyed, '/move D');
  Object.assign(world.store.games, { latest: findLatest });
  expect(second.text).toContain('· 1 move');
  expect((await latest(who)).moves).toBe('D');
});

test('a repeated line that ended a game changes no other game', async () => {
  const who = newPlayer();
  await say(who, '/play 1 2 3/4 5 6/0 7 8');
  const other = await latest(who);
  await say(who, '/play 1 2 3/4 5 6/0 7 8');
  await sayTwice(who, 'LL');
  expect(await latest(who)).toEqual(other);
});

test('a repeated line that solved a public board in a group finds that board', async () => {
  const inGroup = { hasPersonalReplies: false, hasPrivateLinks: true };
  const who = { ...world.someone('Gus', 'club', inGroup), address: 'test:club' } as const;
  await say(who, '/play public 1 2 3/4 5 6/0 7 8');
  const { id } = await latest(who);
  const place = { address: 'test:club', place: 'test:club', locale: 'en' } as const;
  await world.store.liveMessages.record({ subject: `board:${id}`, ...place }, '1');
  expect((await sayTwice(who, '/move LL')).text).toMatch(/^\*\*Solved\*\* in 2 moves/);
});

test('the same line typed again has another key, and counts', async () => {
  const who = newPlayer();
  await say(who, '/play 1 2 3/4 5 6/0 7 8');
  for (const requestKey of ['test:first', 'test:second']) await say({ ...who, requestKey }, '/move D');
  expect((await latest(who)).moves).toBe('DD');
  // The page and the terminal repeat nothing, and their requests have no key.
  for (const _ of ['a', 'b']) await say(who, '/move U');
  expect((await latest(who)).moves).toBe('DDUU');
});

test('arrows that are pressed one after the other have keys of their own, and count', async () => {
  const who = newPlayer();
  const board = await say(who, LARGE);
  const arrow = buttonOf(board, '→');
  for (const requestKey of ['test:one', 'test:two']) await press({ ...who, requestKey }, arrow);
  expect((await latest(who)).moveCount).toBe(2);
});
