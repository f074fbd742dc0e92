import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endOf, openTerminal, startTerminal } from '../../support/program/terminal.ts';

const { folder, started, tileknight } = openTerminal();
const words = (line: string) => line.split(' ');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

describe('tileknight solve', () => {
  test('prints an answer as text', async () => {
    const { code, out } = await started('solve 1 2 3 4 0 5');
    expect(code).toBe(0);
    expect(out).toBe('1 2 3\n4 · 5\n\nSolved in 1 move, proved optimal.\nL\n');
  });

  test('prints the whole answer with --json', async () => {
    const { code, out } = await tileknight('solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2 --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      rows: 3,
      cols: 3,
      start: [2, 6, 4, 1, 3, 7, 0, 5, 8],
      goal: [8, 1, 5, 7, 3, 6, 4, 0, 2],
      solvable: true,
      length: 31,
      moves: expect.stringMatching(/^[LURD]{31}$/),
      optimal: true,
      lowerBound: 31,
      metric: 'stm',
      algorithm: 'bfs',
      expanded: expect.any(Number),
      milliseconds: expect.any(Number),
    });
  });

  test('answers an unsolvable board with length -1 and exit code 0', async () => {
    const { code, out } = await tileknight('solve 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0 --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ solvable: false, length: -1, moves: '' });
  });

  test('writes pictures with --png and --gif', async () => {
    const [png, gif] = [join(folder, 'a.png'), join(folder, 'a.gif')];
    const { code } = await tileknight([...words('solve 4 1 2 5 0 3'), '--png', png, `--gif=${gif}`]);
    expect(code).toBe(0);
    expect(readFileSync(png).subarray(0, 8)).toEqual(PNG);
    expect(readFileSync(gif).subarray(0, 6).toString()).toBe('GIF89a');
  });

  test.each([
    ['solve 1 2 3 4 4 5 7 8 0 --json', /Tile 6 is missing, and tile 4 appears twice/, started],
    ['solve banana --json', /banana/, tileknight],
    ['solve --json', /missing/, tileknight],
    ['solve 1 2 3 4 0 5 --json --fast', /no option --fast/, tileknight],
    ['knight 5x5 --png - --json', /needs the name of a file/, tileknight],
  ] as const)(
    'exits with 2, and the sentence on stderr and as "error", for `%s`',
    async (line, sentence, run) => {
      const { code, out, err } = await run(line);
      expect(code).toBe(2);
      expect(err).toMatch(sentence);
      expect(JSON.parse(out).error).toMatch(sentence);
    },
  );

  test('answers line by line in order with --stdin --json, and continues after a bad line', async () => {
    const { code, out } = await started(
      'solve --stdin --json',
      '1 2 3 4 0 5\nbanana\n\n8 6 7/2 5 4/3 0 1\n1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0\n4 1 2 5 0 3',
    );
    expect(code).toBe(0);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ length, error }) => error ?? length)).toEqual([
      1,
      expect.stringMatching(/banana/),
      31,
      -1,
      5,
    ]);
  });
});

describe('tileknight --stdin', () => {
  test('answers a line before the next one comes', async () => {
    const program = startTerminal('solve --stdin --json', { folder });
    let out = '';
    program.stdout?.on('data', (chunk) => (out += chunk));
    for (const [at, board] of ['1 2 3 4 0 5', '4 1 2 5 0 3'].entries()) {
      program.stdin?.write(`${board}\n`);
      await expect.poll(() => out.split('\n').length, { timeout: 10_000 }).toBe(at + 2);
    }
    program.stdin?.end();
    expect((await endOf(program)).code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).length),
    ).toEqual([1, 5]);
  });

  test.each(['knight --stdin --json --png t.png', 'solve --stdin --json 2x3'])(
    'refuses options for a single answer: %s',
    async (line) => {
      const { code, out, err } = await tileknight(line, '8x8 a1\n');
      expect(code).toBe(2);
      expect(err).toContain(`tileknight ${words(line)[0]} --stdin --json`);
      expect(JSON.parse(out).error).toMatch(/leave out/);
    },
  );
});

describe('tileknight compare', () => {
  test('prints a line for each method, and writes the picture', async () => {
    const png = join(folder, 'bars.png');
    const { code, out } = await tileknight([...words('compare 4 1 2 5 0 3 --png'), png]);
    expect(code).toBe(0);
    expect(out.match(/^\d+ \S+.* [✓≈] 5 .*(ms|s) /gm)?.length).toBeGreaterThanOrEqual(14);
    expect(out).toMatch(/^2 dfs [✓≈] \d+ /m);
    // Five moves from the goal, of the 360 positions not all were seen.
    expect(out).toMatch(/^1 bfs ✓ 5 +[1-9]\d? /m);
    expect(readFileSync(png).subarray(0, 8)).toEqual(PNG);
  });

  test('prints every answer with --json, or the reason for none', async () => {
    const { out } = await tileknight('compare 3x4 1 2 3 4 5 6 7 8 9 0 10 11 --json');
    const { methods, ...puzzle } = JSON.parse(out);
    expect(puzzle).toMatchObject({ rows: 3, cols: 4, solvable: true, metric: 'stm' });
    expect(methods[0]).toEqual({
      algorithm: 'bfs',
      outcome: 'refused',
      error: expect.stringMatching(/239,500,800 positions/),
    });
    expect(methods).toHaveLength(16);
    expect(methods[1]).toMatchObject({ algorithm: 'dfs', outcome: 'refused' });
    for (const method of methods.slice(2)) {
      if (method.algorithm === 'human') continue;
      expect(method).toMatchObject({ length: 2, moves: 'LL', lowerBound: 2, outcome: 'optimal' });
    }
    expect(methods[5]).toMatchObject({ algorithm: 'astar', heuristic: 'row-weighted' });
    expect(methods[5].memoryBytes).toBeGreaterThan(0);
  });

  test('draws no bars for an unsolvable board', async () => {
    const { code, out } = await tileknight('compare 2 1 3 4 5 0 --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ solvable: false, length: -1 });
  });

  test('ends the object of --algorithm human with its stages, and bounds dfs by --limit', async () => {
    const human = JSON.parse((await tileknight('solve 4 1 2 5 0 3 --algorithm human --json')).out);
    expect(Object.keys(human).at(-1)).toBe('stages');
    expect(human.stages.map(({ name, tiles }: Record<string, unknown>) => ({ name, tiles }))).toEqual([
      { name: 'column 1', tiles: [1, 4] },
      { name: 'rest', tiles: [2, 3, 5] },
    ]);
    expect(human.stages.map(({ moves }: { moves: string }) => moves).join('')).toBe(human.moves);
    const deep = JSON.parse((await tileknight('solve 4 1 2 5 0 3 --algorithm dfs --limit 5 --json')).out);
    expect(deep).toMatchObject({ algorithm: 'dfs', length: 5, optimal: true, shortest: 5 });
  });

  test('runs a single method with --algorithm and --heuristic', async () => {
    const line = 'solve 8 6 7 2 5 4 3 0 1 --algorithm astar --heuristic walking-distance --json';
    expect(JSON.parse((await tileknight(line)).out)).toMatchObject({
      length: 31,
      optimal: true,
      algorithm: 'astar',
      heuristic: 'walking-distance',
      memoryBytes: expect.any(Number),
    });
  });
});
