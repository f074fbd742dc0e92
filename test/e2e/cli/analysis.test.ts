import { readFileSync } from 'node:fs';
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
  test('text for people, and a picture', async () => {
    const file = join(folder, 'analysis.png');
    const { code, out } = await tileknight(`analyse 8 6 7/2 5 4/3 0 1 --png ${file}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^31 moves, proved optimal; in slides \(MTM\) 20\.\nHarder than >99\.99 %/);
    expect(readFileSync(file).subarray(0, 8)).toEqual(PNG);
  });

  test('boards and solutions in one batch, in order; a bad line has its error', async () => {
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

  test('a move that can’t be made: exit code 2 and the sentence with a terminal’s example', async () => {
    const { code, err } = await tileknight('analyse 1 2 3 4 0 5 LURD');
    expect(code).toBe(2);
    expect(err).toMatch(/Move 2 \(U\).*after L\. For example tileknight analyse 1 2 3 4 0 5 RLL\./);
  });
});

describe('tileknight explain', () => {
  test('says why, with the key as text in JSON', async () => {
    const { code, out } = await tileknight(
      'explain --stdin --json',
      '1 2 3 4 0 5\n1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0\nbanana\n',
    );
    expect(code).toBe(0);
    expect(objects(out)).toMatchObject([
      { solvable: true, inversions: 0, transpositions: 1, key: '11165', goalKey: '11190' },
      { solvable: false, inversions: 1, cycles: [[15, 14]], classical: { sum: 2, solvable: false } },
      { error: expect.stringMatching(/banana/) },
    ]);
  });
});

describe('tileknight scramble', () => {
  test('a seed gives the same board again; another one another', async () => {
    const line = 'scramble 4x4 --moves 40 --json --seed';
    const [one, again, other] = await Promise.all([1, 1, 2].map((seed) => tileknight(`${line} ${seed}`)));
    expect(JSON.parse(one?.out ?? '')).toMatchObject({ rows: 4, cols: 4, by: 'moves', moves: 40 });
    expect(again?.out).toBe(one?.out);
    expect(other?.out).not.toBe(one?.out);
  });

  test('every kind in a batch', async () => {
    const { out } = await tileknight(
      'scramble --stdin --json',
      '3x3\n3x3 blank:corner\n3x3 moves:5\n3x3 length:31\n3x3 length:99\n',
    );
    expect(objects(out)).toMatchObject([
      { by: 'random', uniform: true },
      { by: 'corner', uniform: true },
      { by: 'moves', moves: 5, way: expect.stringMatching(/^[UDLR]{5}$/) },
      { by: 'length', length: 31, way: expect.stringMatching(/^[UDLR]{31}$/) },
      { error: expect.stringMatching(/hardest need 31/) },
    ]);
    const boards = objects(out) as { start?: number[] }[];
    expect(boards[1]?.start?.[8]).toBe(0);
  });
});

describe('the tools', () => {
  test('take text and give text', async () => {
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
