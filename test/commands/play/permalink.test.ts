import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLinks } from '../../../src/chat/links.ts';
import { slidingGame } from '../../../src/commands/games/sliding-rules.ts';
import { tourPayload } from '../../../src/commands/start/start.ts';
import { makeCode } from '../../../src/core/sliding/notation/code.ts';
import { parsePuzzle } from '../../../src/core/sliding/notation/puzzle.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

/** In a chat of their own, as links open it. */
function alone(name: string) {
  const incoming = world.someone(name, `own-${name}`);
  return { ...incoming, place: { ...incoming.place, isPrivate: true } };
}

function codeOf(text: string): string {
  const puzzle = parsePuzzle(text);
  return (puzzle.ok ? makeCode(puzzle.value) : undefined) ?? '';
}

test.each([
  '1 2 3 4 0 5',
  '1 2 3 4 0 5 to 1 2 3 0 4 5',
  '8 6 7/2 5 4/3 0 1',
  '5x5 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 24',
])('/play CODE and the link open %s', async (text) => {
  for (const line of [`/play ${codeOf(text)}`, `/start ${codeOf(text)}`]) {
    const ivy = alone('Ivy');
    expect((await world.chat.answerLine(ivy, line))?.text).toMatch(/0 moves/);
    const game = await world.store.games.latest(ivy.person.key);
    const puzzle = parsePuzzle(text);
    expect(game).toMatchObject(puzzle.ok ? slidingGame(puzzle.value) : {});
  }
});

test('in a shared chat whose boards are opened by links, the link holds the board itself', async () => {
  const gus = world.someone('Gus', 'group', { hasPrivateLinks: true });
  const [[button] = []] =
    (await world.chat.answerLine(gus, '/play 8 6 7/2 5 4/3 0 1'))?.buttons?.[0]?.rows ?? [];
  expect(button?.deepLinkPayload).toBe(codeOf('8 6 7/2 5 4/3 0 1'));
});

test('a link that was sealed over a kept board still opens it', async () => {
  const puzzle = parsePuzzle('8 6 7/2 5 4/3 0 1');
  if (!puzzle.ok) throw new Error('no puzzle');
  const id = await world.store.solutions.keep({
    person: 'telegram:1',
    ...puzzle.value,
    moves: '',
    now: world.now(),
  });
  const payload = createLinks('a secret of the tests').makePayload(`board:${id}`);
  expect((await world.chat.answerLine(alone('Hal'), `/start ${payload}`))?.text).toMatch(
    /\*\*3x3\*\* · 0 moves/,
  );
});

test('a link that asks for a tour draws it', async () => {
  const payload = tourPayload('8x8 a1 to h1') ?? '';
  expect(payload).toBe('knight-8x8-a1-to-h1');
  const reply = await world.chat.answerLine(alone('Joe'), `/start ${payload}`);
  expect(reply?.text).toMatch(/a1.*h1/);
  expect(reply?.picture).toBeDefined();
});

test.each(['5x5 e1 opts:1,3', 'x'.repeat(64), '5x5 é1'])('%j fits into no link', (question) => {
  expect(tourPayload(question)).toBeUndefined();
});

test.each([
  ['/start knight-5x5-z9', /5x5/],
  ['/start Qzzzzzzzzzz', /link/],
  [`/start ${codeOf('1 2 3 4 5 6 7 8 0')}`, /solved/],
  ['/play Tetris', /`\/play/],
])('%s says what to do instead', async (line, clue) => {
  expect((await world.chat.answerLine(alone('Kim'), line))?.text).toMatch(clue);
});
