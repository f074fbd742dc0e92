import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTerminalCall } from '../../src/adapters/cli/call.ts';
import type { Call } from '../../src/chat/command.ts';
import { humanAnswer } from '../../src/commands/explain/explain-human.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { parsePuzzle } from '../support/sliding-words.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const say = (line: string) => world.chat.answerLine(world.someone(), line);

describe('/explain BOARD human', () => {
  test('says each stage in a sentence, with the boards at their ends', async () => {
    const reply = await say('/explain 8 6 7/2 5 4/3 0 1 human');
    const lines = reply?.text.split('\n') ?? [];
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\*\*As a person solves it\*\*, in \d+ moves\./);
    expect(lines[1]).toMatch(/^\*\*Row 1\*\*: 1 first, then 2 and 3 together, in \d+ moves: `[LURD]+`$/);
    expect(lines[2]).toMatch(/^\*\*Column 1\*\*: 4 and 7 together, in \d+ moves: `[LURD]+`$/);
    expect(lines[3]).toMatch(/^\*\*The last 2x2\*\*: 5 6 8 rotate into place, in [1-6] moves?: `[LURD]+`$/);
    expect(reply?.picture?.kind).toBe('png');
    expect(reply?.alt).toMatch(/a picture of the board for each of 3 stages/);
  });

  test('leaves the moves out where they have no room, and fits a caption', async () => {
    const tiles = [...Array(100).keys()].slice(1).reverse();
    const reply = await say(`/explain 10x10 98 99 ${tiles.slice(2).join(' ')} 0 human`);
    expect(reply?.text).toMatch(/Row 1/);
    expect(reply?.text.length).toBeLessThanOrEqual(1024);
    expect(reply?.picture?.kind).toBe('png');
  });

  test('fits every caption, and has room for all lines that fit', async () => {
    const puzzle = parsePuzzle('8 6 7/2 5 4/3 0 1');
    if (!puzzle.ok) throw new Error(puzzle.fault.code);
    const { texts } = createTerminalCall(loadCatalogue().texts('en'));
    const answer = humanAnswer({ draw: async () => ({}) } as never, puzzle.value);
    const textFor = async (captionLimit: number): Promise<string> =>
      (await answer.reply({ texts, surface: { captionLimit } } as Call)).text;
    const lines = (await textFor(300)).replace(/\n…$/, '').split('\n');
    for (let limit = 1; limit <= 600; limit++) {
      const text = await textFor(limit);
      const lineCount = text.split('\n').filter((line) => lines.includes(line)).length;
      expect(text.length).toBeLessThanOrEqual(limit);
      const [next] = lines.slice(lineCount);
      if (text.endsWith('…') && next !== undefined && lineCount > 0)
        expect(text.length + 1 + next.length).toBeGreaterThan(limit);
    }
  });

  test('tells why an unsolvable board has no stages', async () => {
    expect((await say('/explain 1 2 3 5 4 0 human'))?.text).toMatch(
      /can't be solved because its parity is wrong/,
    );
  });

  test.each([
    ['/explain 1 2 3 4 0 5 human manhattan', /human doesn't use a heuristic/],
    ['/explain 1 2 3 4 0 5 human limit:5', /human has no depth limit/],
  ])('%s is refused with the name of the option that this method doesn’t take', async (line, sentence) => {
    expect((await say(line))?.text).toMatch(sentence);
  });

  test('explains the parity as before where no method is named, and knows no other method', async () => {
    expect((await say('/explain 1 2 3 4 0 5'))?.text).toMatch(/as its parity shows:/);
    expect((await say('/explain 1 2 3 4 0 5 algorithm:foo'))?.text).toMatch(/I don't know the search “foo”/);
  });
});

describe('/solve BOARD human and dfs', () => {
  test('say that a shorter solution exists, and how short it is', async () => {
    expect((await say('/solve 8 6 7/2 5 4/3 0 1 human'))?.text).toMatch(
      /in \d+ moves\*\*, line by line, as people do\. A shortest solution has 31 moves\./,
    );
    expect((await say('/solve 4 1 2/5 0 3 dfs'))?.text).toMatch(
      /Depth-first search takes the first solution it finds\. A shortest solution has 5 moves\./,
    );
  });

  test('say that a limit is too small, and what to do', async () => {
    expect((await say('/solve 2 4 3/1 5 6/7 8 0 dfs limit:5'))?.text).toMatch(
      /dfs followed every path of at most 5 moves, and none is a solution.*With a higher limit, or without a limit, dfs finds its own/,
    );
  });

  test.each([
    ['/solve 5 1 2 4 9 6 3 8 13 10 7 11 14 0 15 12 dfs', /up to 10 cells; “ida” and “human” take any size/],
    ['/solve 1 2 3 4 0 5 limit:0', /a whole number from 1 to 999/],
    ['/solve 1 2 3 4 0 5 bfs limit:5', /bfs has no depth limit, but dfs does/],
  ])('%s', async (line, clue) => {
    expect((await say(line))?.text).toMatch(clue);
  });
});
