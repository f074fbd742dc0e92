import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTerminal } from '../../support/program/terminal.ts';

const { folder, tileknight } = openTerminal();

const objects = (out: string): unknown[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

describe('tileknight analyse', () => {
  test('prints text and writes a picture', async () => {
    const file = join(folder, 'analysis.png');
    const { code, out } = await tileknight(`analyse 8 6 7/2 5 4/3 0 1 --png ${file}`);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^The shortest solution has 31 moves, proved optimal\. If a straight slide of several tiles counts as one move \(MTM\), the minimum is 20\.\nThis board is harder than >99\.99%/,
    );
    expect(readFileSync(file).subarray(0, 8)).toEqual(PNG);
  });

  test('answers boards and solutions of a batch in order, with an error for a bad line', async () => {
    const { code, out } = await tileknight(
      'analyse --stdin --json',
      '1 2 3 4 0 5\n1 2 3 4 0 5 RLL\n1 2 3 4 0 5 UU\n1 2 3 4 5 6 8 7 0\n1 2 3 4 0 5 R2L moves:blank\n',
    );
    expect(code).toBe(0);
    expect(objects(out)).toMatchObject([
      {
        about: 'board',
        start: [1, 2, 3, 4, 0, 5],
        stm: { atLeast: 1, atMost: 1 },
        shortest: { count: 1, good: ['L'] },
        hardness: { length: 1 },
      },
      { about: 'solution', moves: 'RLL', reachesGoal: true, stm: 3, losses: [{ from: 1, to: 1, lost: 2 }] },
      { error: expect.stringMatching(/Move 1 \(U\).*tileknight analyse/) },
      { about: 'board', solvable: false },
      { error: expect.stringMatching(/Move 2 \(R\)/) },
    ]);
  });

  test('exits with 2 and an example for the terminal when a move can’t be made', async () => {
    const { code, err } = await tileknight('analyse 1 2 3 4 0 5 LURD');
    expect(code).toBe(2);
    expect(err).toMatch(
      /Move 2 \(U\).*after L\. An example that works: tileknight analyse 1 2 3 4 0 5 RLL\./,
    );
  });
});

describe('tileknight analyse of a board that can’t be solved', () => {
  const board = ['2', '0', '3', '1', '8', '4', '7', '6', '5'];

  test('says so, lists the nearest solvable boards, and draws them', async () => {
    const file = join(folder, 'neighbours.png');
    const { code, out } = await tileknight(['analyse', ...board, '--png', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/can't be solved/);
    for (const one of ['2 8 3/1 0 4/7 6 5', '2 3 0/1 8 4/7 6 5', '0 2 3/1 8 4/7 6 5'])
      expect(out).toContain(one);
    expect(existsSync(file)).toBe(true);
  });

  test('lists the nearest solvable boards at the end of its JSON object', async () => {
    const answer = JSON.parse((await tileknight(['analyse', ...board, '--json'])).out);
    expect(answer.solvable).toBe(false);
    expect(Object.keys(answer).at(-1)).toBe('neighbours');
    expect(answer.neighbours).toContainEqual({ moves: 'U', tiles: [2, 8, 3, 1, 0, 4, 7, 6, 5] });
  });
});

describe('tileknight explain', () => {
  test('gives the reason, with the key as text in JSON', async () => {
    const { code, out } = await tileknight(
      'explain --stdin --json',
      '1 2 3 4 0 5\n1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0\nbanana\n',
    );
    expect(code).toBe(0);
    expect(objects(out)).toMatchObject([
      { solvable: true, inversions: 0, transpositions: 1, key: '11165', goalKey: '11190', number: '152' },
      { solvable: false, inversions: 1, cycles: [[15, 14]], classical: { sum: 2, solvable: false } },
      { error: expect.stringMatching(/banana/) },
    ]);
  });
});

describe('tileknight log solve', () => {
  test('prints the article’s example with its lists, one line per step', async () => {
    const { code, out } = await tileknight('log solve 1 2 3 4 0 5 astar misplaced');
    expect(code).toBe(0);
    expect(out.split('\n').slice(2, 8)).toEqual([
      '1. 123/405 (0+1=1): new 103/425 (1+2=3), 123/045 (1+2=3), 123/450 (1+0=1)',
      '   Open list: 123/450 (1+0=1), 103/425 (1+2=3), 123/045 (1+2=3)',
      '   Closed list: 123/405 (0+1=1)',
      '2. 123/450 (1+0=1): the goal',
      '   Open list: 103/425 (1+2=3), 123/045 (1+2=3)',
      '   Closed list: 123/450 (1+0=1), 123/405 (0+1=1)',
    ]);
    expect((await tileknight('explain 1 2 3 4 0 5 astar misplaced')).out).toBe(out);
  });

  test('searches breadth-first without a method, and ends the log at the given step', async () => {
    const { out } = await tileknight('log solve 8 6 7/2 5 4/3 0 1 --steps 3');
    expect(out).toMatch(/^bfs, step by step\./);
    expect(out).toContain(
      '\nThe log ends here, after 3 steps, because I stopped the search. The search looked at 3 positions',
    );
  });

  test('has its positions and steps in JSON', async () => {
    const { out } = await tileknight('log solve 1 2 3 4 0 5 ida manhattan --json');
    expect(objects(out)).toMatchObject([
      {
        rows: 2,
        cols: 3,
        start: [1, 2, 3, 4, 0, 5],
        goal: [1, 2, 3, 4, 5, 0],
        algorithm: 'ida',
        heuristic: 'manhattan',
        end: 'found',
        length: 1,
        moves: 'L',
        expanded: 1,
        positions: [
          { tiles: [1, 2, 3, 4, 0, 5], key: '11165', g: 0, h: 1, f: 1 },
          { parent: 0, move: 'D', g: 1, h: 2, f: 3, verdict: 'beyond' },
          { parent: 0, move: 'R', g: 1, h: 2, f: 3, verdict: 'beyond' },
          { key: '11190', parent: 0, move: 'L', g: 1, h: 0, f: 1, verdict: 'goal' },
        ],
        steps: [{ step: 1, kind: 'take', position: 0, from: 1, to: 4 }],
        rounds: [{ bound: 1, firstStep: 1, start: 0 }],
      },
    ]);
  });

  test('analyse writes the moves of a solution as an animation', async () => {
    const gif = join(folder, 'own.gif');
    const { code } = await tileknight(`analyse 1 2 3 4 0 5 RLL --gif ${gif}`);
    expect(code).toBe(0);
    expect(readFileSync(gif).subarray(0, 6).toString()).toBe('GIF89a');
  });

  test('writes its last step as a picture and all of them as an animation', async () => {
    const [png, gif] = ['search.png', 'search.gif'].map((name) => join(folder, name));
    const { code } = await tileknight(`log solve 1 2 3 4 0 5 bidirectional --png ${png} --gif ${gif}`);
    expect(code).toBe(0);
    expect(readFileSync(png ?? '').subarray(0, 8)).toEqual(PNG);
    expect(
      readFileSync(gif ?? '')
        .subarray(0, 6)
        .toString(),
    ).toBe('GIF89a');
  });

  test.each([
    ['log 1 2 3 4 0 5', /tileknight log solve 1 2 3 4 0 5 astar misplaced.*tileknight knight log 3x4 b1/],
    ['log solve 1 2 3 4 0 5 --steps 0', /“0” is not a number of steps.* log solve 1 2 3 4 0 5 --steps 100/],
    ['log solve 1 2 3 4 0 5 --algorithm auto', /the search “auto”/],
    ['log solve 1 2 3 4 0 5 astar --limit 3', /Only the search dfs can have a depth limit, not astar/],
  ])('refuses %s with an example that works', async (line, sentence) => {
    const { code, err } = await tileknight(line);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });
});

describe('tileknight scramble', () => {
  test('gives the same board for the same seed, and another board for another seed', async () => {
    const line = 'scramble 4x4 --moves 40 --json --seed';
    const [one, again, other] = await Promise.all([1, 1, 2].map((seed) => tileknight(`${line} ${seed}`)));
    expect(JSON.parse(one?.out ?? '')).toMatchObject({ rows: 4, cols: 4, by: 'moves', moves: 40 });
    expect(one?.out).toMatch(/\S/);
    expect(again?.out).toBe(one?.out);
    expect(other?.out).not.toBe(one?.out);
  });

  test('makes boards of every kind in a batch', async () => {
    const { out } = await tileknight(
      'scramble --stdin --json',
      '3x3\n3x3 blank:corner\n3x3 moves:5\n3x3 length:31\n3x3 length:99\n',
    );
    expect(objects(out)).toMatchObject([
      { by: 'random', uniform: true },
      { by: 'corner', uniform: true },
      { by: 'moves', moves: 5, way: expect.stringMatching(/^[UDLR]{5}$/) },
      { by: 'length', length: 31, way: expect.stringMatching(/^[UDLR]{31}$/) },
      { error: expect.stringMatching(/hardest boards need 31/) },
    ]);
    const boards = objects(out) as { start?: number[] }[];
    expect(boards[1]?.start?.[8]).toBe(0);
  });
});

describe('the sliding tools of tileknight', () => {
  test('take text and print text', async () => {
    expect(await tileknight('apply 1 2 3 4 0 5 L')).toMatchObject({ code: 0, out: '1 2 3/4 5 0\n' });
    expect(await tileknight('board 2x3 0')).toMatchObject({ code: 2, out: '' });
  });

  test('answer a batch line by line', async () => {
    const { out } = await tileknight('apply --stdin --json', '1 2 3 4 0 5 L\n1 2 3 4 0 5 LL\n');
    expect(objects(out)).toEqual([
      { rows: 2, cols: 3, tiles: [1, 2, 3, 4, 5, 0] },
      { error: expect.stringMatching(/Move 2/) },
    ]);
  });
});
