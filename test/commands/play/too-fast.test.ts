import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solvingMoves } from '../../support/solving-moves.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** What the player reads who opens that day's puzzle and types its whole solution `milliseconds` later. */
async function solveWhole(name: string, day: string, milliseconds: number) {
  world.clock = Date.parse(`${day}T12:00Z`);
  const who = world.someone(name);
  await world.chat.answerLine(who, '/daily');
  const game = await world.store.games.latest(who.person.key);
  if (game === undefined) throw new Error('no game');
  world.clock += milliseconds;
  return { who, game, solved: await world.chat.answerLine(who, `/move ${solvingMoves(game)}`) };
}

describe.each([
  ['Monday', '2026-11-23'],
  ['Tuesday', '2026-11-24'],
])('%s’s whole solution typed in one line', (_, day) => {
  test('at 0:00 is neither ranked nor a best time, and is shared as such, but counts for the streak', async () => {
    const { who, game, solved } = await solveWhole(`Paster ${day}`, day, 900);
    expect(solved?.text).toMatch(/^\*\*Solved.*0:00/s);
    expect(solved?.text).toMatch(/isn't ranked\. It still counts for your streak/);
    const board = await world.chat.answerLine(who, '/leaderboard');
    expect(board?.text).not.toMatch(/Paster/);
    const stats = await world.chat.answerLine(who, '/stats');
    expect(stats?.text).toMatch(/1 solved|Solved.*1|1 day/s);
    expect(stats?.text).not.toMatch(/0:00/);
    const { reply } = await world.chat.answerPress(who, `share:${game.id}`);
    expect(reply?.text).toMatch(/0:00.* · streak 1 · not ranked$/);
  });

  test('after half a minute is ranked', async () => {
    const { solved } = await solveWhole(`Thinker ${day}`, day, 30_000);
    expect(solved?.text).toMatch(/0:30/);
    expect(solved?.text).not.toMatch(/isn't ranked/);
  });
});

test('a whole solution in two lines, or with its last tile pressed, is as fast as in one', async () => {
  world.clock = Date.parse('2026-11-30T12:00Z');
  for (const [name, finish] of [
    ['Two lines', (moves: string) => [moves.slice(0, 5), moves.slice(5)]],
    ['Line and move', (moves: string) => [moves.slice(0, -1), moves.slice(-1)]],
  ] as const) {
    const who = world.someone(name);
    await world.chat.answerLine(who, '/daily');
    const game = await world.store.games.latest(who.person.key);
    if (game === undefined) throw new Error('no game');
    world.clock += 900;
    let text = '';
    for (const moves of finish(solvingMoves(game)))
      text = (await world.chat.answerLine(who, `/move ${moves}`))?.text ?? '';
    expect(text, name).toMatch(/isn't ranked/);
  }
});
