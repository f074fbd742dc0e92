import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InlineResult } from '../../../src/chat/chat.ts';
import { parseBoardText } from '../../../src/core/sliding/notation/code.ts';
import { makeBoard } from '../../../src/core/sliding/notation/puzzle.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

/** The inline results for a person in an unknown chat. */
const ask = (query: string, name = 'Una') =>
  world.chat.findInlineResults(
    world.someone(name, 'any', { hasPrivateLinks: true, hasPersonalReplies: false, maxButtonRows: 0 }),
    query,
  );

const opens = ({ reply }: InlineResult) =>
  reply.buttons?.flatMap(({ rows }) => rows.flat().map((one) => one.deepLinkPayload));

test.each([
  ['1 2 3 4 0 5', ['solve', 'play'], 'P44'],
  ['solve 1 2 3 4 0 5', ['solve', 'play'], 'P44'],
  ['/solve 1 2 3/4 0 5', ['solve', 'play'], 'P44'],
  ['play P44', ['play'], 'P44'],
  ['P44', ['play'], 'P44'],
  ['8x8 a1', ['tour', 'play'], 'knight-8x8-a1'],
  ['knight 6x6 closed', ['tour', 'play'], 'knight-6x6-closed'],
  ['knight table 7x7', ['link'], 'knight-table-7x7'],
  ['1000x1000 a1', ['link'], 'knight-1000x1000-a1'],
])('%j: %j', async (query, ids, payload) => {
  const { results, cacheMs } = await ask(query);
  expect(results.map(({ id }) => id)).toEqual(ids);
  expect(opens(results[0] as InlineResult)).toEqual([payload]);
  expect(cacheMs).toBeGreaterThan(0);
});

test.each([
  ['1 2 3 4 5 0', ['solve']],
  ['1 2 4 3 5 0', ['solve']],
  ['4x4', ['play']],
  ['5x5 a2', ['tour']],
  ['', ['daily', 'how']],
  ['daily', ['daily', 'how']],
  ['daily knight', ['daily', 'how']],
  ['result nothing', ['fault']],
  ['hello', ['fault']],
  ['1 2 3 4 4 0', ['fault']],
])('%j: %j', async (query, ids) => {
  const { results } = await ask(query, 'Vic');
  expect(results.map(({ id }) => id)).toEqual(ids);
  for (const { title, description, reply } of results) {
    expect(title).not.toMatch(/^$|\*\*|`/);
    expect(description).not.toMatch(/\*\*|`/);
    expect(reply.text).not.toBe('');
  }
});

test('results with a board of their own show it', async () => {
  const queries = ['daily', 'daily knight', '1 2 3 4 0 5', 'P44', '8x8 a1'];
  const results = await Promise.all(queries.map(async (query) => (await ask(query, 'Yan')).results));
  expect(
    results.map((some) => some.map(({ id, reply }) => `${id} ${reply.picture?.kind ?? 'in words'}`)),
  ).toEqual([
    ['daily png', 'how in words'],
    ['daily png', 'how in words'],
    ['solve png', 'play png'],
    ['play png'],
    ['tour png', 'play png'],
  ]);
});

test('the knight of the day is offered with a link to its walk, and its result once it is walked', async () => {
  const [offer] = (await ask('daily knight', 'Kai')).results;
  expect(offer?.title).toBe('Knight of the day #325');
  expect(offer?.reply.text).toMatch(/^\*\*Knight of the day #325\*\* · 2026-11-21 · 8x7 · par 55$/);
  const kai = world.someone('Kai', 'own-Kai');
  const privately = { ...kai, place: { ...kai.place, isPrivate: true } };
  const opened = await world.chat.answerLine(privately, `/start ${opens(offer as InlineResult)}`);
  expect(opened?.text).toMatch(/^\*\*Knight of the day #325/);
  const game = await world.store.games.latest(kai.person.key);
  if (game === undefined) throw new Error('no game');
  const { id, revision, start: state } = game;
  const steps = { moves: 'b3', moveCount: 1, isSolved: true, now: game.startedAt };
  await world.store.games.advance({ id, revision, state, ...steps });
  const { results } = await ask('daily knight', 'Kai');
  expect(results.map(({ title }) => title)).toEqual([
    'Knight of the day #325',
    'My result for the knight of the day #325',
    expect.any(String),
  ]);
  expect((await ask('daily', 'Kai')).results.map(({ id: offered }) => offered)).toEqual(['daily', 'how']);
});

test('an inline result neither sends today’s solution nor counts players of another chat', async () => {
  const { results } = await ask('daily', 'Wes');
  const wes = { ...world.someone('Wes', 'own-Wes') };
  const opened = await world.chat.answerLine(
    { ...wes, place: { ...wes.place, isPrivate: true } },
    `/start ${opens(results[0] as InlineResult)}`,
  );
  expect(opened?.text).toMatch(/Daily puzzle/);
  const game = await world.store.games.latest(wes.person.key);
  expect(game?.day).toBeDefined();
  const board = game?.kind === 'sliding' ? makeBoard(parseBoardText(game.start)) : '';
  const [given] = (await ask(board, 'Xia')).results;
  expect(given).toMatchObject({ id: 'fault', description: expect.stringMatching(/today/i) });
  expect(
    await world.store.leaderboard.of({
      day: game?.day ?? '',
      place: 'any',
      limit: 9,
      person: '',
    }),
  ).toMatchObject({ peopleCount: 0 });
});
