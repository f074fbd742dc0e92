import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEVELS, lengthsOfLevel } from '../../../src/core/sliding/scramble/levels.ts';
import type { Game } from '../../../src/store/contract/game.ts';
import { steppedSolver } from '../../support/stepped-solver.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(steppedSolver(0));
});
afterAll(() => world.close());

async function gameOf(line: string): Promise<Game | undefined> {
  const user = world.someone(line);
  await world.chat.answerLine(user, line);
  return world.store.games.latest(user.person.key);
}

test.each(
  ['2x3', '3x3', '3x4', '4x4'].flatMap((size) =>
    LEVELS.filter((level) => size !== '4x4' || level !== 'hard').map((level) => [size, level] as const),
  ),
)('/play %s %s gives a board whose shortest solution has a length of that level', async (size, level) => {
  const [rows = 0, cols = 0] = size.split('x').map(Number);
  const { least = 0, most = 0 } = lengthsOfLevel({ rows, cols }, level) ?? {};
  const game = await gameOf(`/play ${size} ${level}`);
  expect(game?.level).toBe(level);
  expect(game?.par).toBeGreaterThanOrEqual(least);
  expect(game?.par).toBeLessThanOrEqual(most);
});

test('a level may be typed in another language', async () => {
  expect(await gameOf('/play 3x3 困难')).toMatchObject({ level: 'hard' });
});

test('a hard board of a size whose hardest boards nobody knows is any board', async () => {
  const game = await gameOf('/play 6x6 hard');
  expect(game).toMatchObject({ level: 'hard', start: expect.stringMatching(/^6x6 /) });
  expect(game?.par).toBeUndefined();
});

test('a level that is not found in time says so', async () => {
  const slowWorld = await openWorld(steppedSolver(20_000));
  const reply = await slowWorld.chat.answerLine(slowWorld.someone(), '/play 4x4 hard');
  await slowWorld.close();
  expect(JSON.stringify(reply)).toContain('ran out of time');
});
