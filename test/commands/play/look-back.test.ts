import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import type { Game } from '../../../src/store/contract/game.ts';
import { solvingMoves } from '../../support/solving-moves.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

type Who = ReturnType<World['someone']>;
const say = (line: string, who: Who) => world.chat.answerLine(who, line);
const labels = (reply: Reply | undefined) =>
  buttonRows(reply?.buttons).map((row) => row.map(({ label }) => label).join(', '));
const gameOf = async ({ person }: Who): Promise<Game> => {
  const game = await world.store.games.latest(person.key);
  if (game === undefined) throw new Error(`${person.name} plays nothing`);
  return game;
};
/**
 * Begins a game and solves it with a move and its way back too many; the reply to the last move, and a
 * shortest solution.
 */
async function solved(line: string, who: Who): Promise<{ reply: Reply | undefined; shortest: string }> {
  await say(line, who);
  const shortest = solvingMoves(await gameOf(who));
  const back = { L: 'R', R: 'L', U: 'D', D: 'U' }[shortest.charAt(0)] ?? '';
  return { reply: await say(`/move ${shortest.charAt(0)}${back}${shortest}`, who), shortest };
}

describe('a game of one’s own, solved, is no dead end', () => {
  test.each(['/play 3x3', '/daily 2026-11-20'])('%s', async (line) => {
    const ann = world.someone('Ann');
    const { reply, shortest } = await solved(line, ann);
    expect(labels(reply)).toEqual([
      'Another board, Play it again',
      'Harder, Bigger',
      'Shortest way, Review my game',
      'Challenge a friend',
    ]);

    const another = (await world.chat.answerPress(ann, buttonOf(reply, 'Another board'))).reply;
    expect(another?.text).toMatch(/^\*\*3x3\*\* · 0 moves/);
    expect(labels(another)).toEqual([
      expect.any(String),
      expect.any(String),
      expect.any(String),
      'Hint, Give up',
    ]);

    const way = (await world.chat.answerPress(ann, buttonOf(reply, 'Shortest way'))).reply;
    expect(way?.text).toContain(`**in ${shortest.length} moves**, proved optimal`);
    const first = (await world.chat.answerPress(ann, buttonOf(way, '▶'))).edit;
    expect(first?.text).toContain(`Step **1** of ${shortest.length}`);

    const game = (await world.chat.answerPress(ann, buttonOf(reply, 'Review my game'))).reply;
    expect(game?.text).toContain(`Your solution has **${shortest.length + 2}** moves`);
    expect(game?.text).toMatch(/Your solution wasted \*\*2\*\* moves/);
    expect(game?.picture?.kind).toBe('png');
    expect([way?.personal, game?.personal]).toEqual([true, true]);
  });

  test('“Harder” gives the next level, “Bigger” the next size of the same level', async () => {
    const ann = world.someone('Ann');
    const { reply } = await solved('/play 3x3 easy', ann);
    await world.chat.answerPress(ann, buttonOf(reply, 'Harder'));
    expect(await gameOf(ann)).toMatchObject({ level: 'medium', start: expect.stringMatching(/^3x3 /) });
    await world.chat.answerPress(ann, buttonOf(reply, 'Bigger'));
    expect(await gameOf(ann)).toMatchObject({ level: 'easy', start: expect.stringMatching(/^4x4 /) });
  });

  test('after the hardest level, only a larger board is offered', async () => {
    const { reply } = await solved('/play 2x2 hard', world.someone('Ann'));
    expect(labels(reply)[1]).toBe('Bigger');
  });

  test('whoever presses “Another board” gets one of their own', async () => {
    const [ann, bob] = [world.someone('Ann', 'club'), world.someone('Bob', 'club')];
    const { reply } = await solved('/play 2x3', ann);
    expect((await world.chat.answerPress(bob, buttonOf(reply, 'Another board'))).reply?.text).toMatch(
      /^\*\*2x3\*\*/,
    );
    expect((await gameOf(bob)).start).toMatch(/^2x3 /);
  });
});

describe('today’s puzzle, solved', () => {
  const inGroup = (name: string, personalReplies: boolean) =>
    world.someone(name, 'club', { hasPersonalReplies: personalReplies });

  test('shows its player the shortest way and the game, for their eyes only', async () => {
    const cleo = inGroup('Cleo', true);
    const { reply } = await solved('/daily', cleo);
    expect(labels(reply)).toEqual(['Share, Leaderboard', 'Shortest way, Review my game', 'Play it again']);
    for (const label of ['Shortest way', 'Review my game']) {
      const action = buttonOf(reply, label);
      expect((await world.chat.answerPress(cleo, action)).reply?.personal).toBe(true);
      const stranger = await world.chat.answerPress(inGroup('Dan', true), action);
      expect(stranger).toEqual({ notice: "This is Cleo's board. /daily opens your own board." });
    }
    const way = (await world.chat.answerPress(cleo, buttonOf(reply, 'Shortest way'))).reply;
    expect((await world.chat.answerPress(cleo, buttonOf(way, 'GIF'))).reply?.personal).toBe(true);
  });

  test('is given away to nobody where all would see it', async () => {
    const eve = inGroup('Eve', false);
    const { reply } = await solved('/daily', eve);
    expect(labels(reply)).toEqual(['Share, Leaderboard']);
    const atHome = { ...eve, place: { ...eve.place, isPrivate: true } };
    const action = buttonOf(await say('/daily', atHome), 'Shortest way');
    expect((await world.chat.answerPress(eve, action)).notice).toMatch(/too old/);
    expect((await world.chat.answerPress(atHome, action)).reply?.text).toMatch(/proved optimal/);
  });

  test('nothing is told before it is solved', async () => {
    const fay = world.someone('Fay');
    await say('/daily', fay);
    const { id } = await gameOf(fay);
    for (const prefix of ['best', 'review']) {
      expect((await world.chat.answerPress(fay, `${prefix}:${id}`)).notice).toMatch(/too old/);
    }
  });
});
