import { execSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/program/program.ts';
import { openTerminal } from '../../support/program/terminal.ts';

const { folder, tileknight } = openTerminal();
const json = (out: string) => JSON.parse(out);

describe('the output of one tileknight piped into another', () => {
  test.each(['', ' --blank corner', ' --moves 12', ' --length 10'])(
    'is solved by solve, as text and as JSON: `scramble 3x3%s`',
    async (options) => {
      const line = `scramble 3x3 --seed 7${options}`;
      const asked = json((await tileknight(`${line} --json`)).out);
      const text = (await tileknight(line)).out;
      const ofText = json((await tileknight(['solve', text, '--json'])).out);
      const ofJson = json((await tileknight('solve --stdin --json', JSON.stringify(asked))).out);
      expect(ofText).toMatchObject({ start: asked.start, solvable: true });
      expect(ofJson).toMatchObject({ start: asked.start, goal: asked.goal, length: ofText.length });
    },
  );

  test('is read through a shell’s pipe', () => {
    const program = `"${process.execPath}" "${join(ROOT, 'src/adapters/cli/tileknight.ts')}"`;
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    const run = (line: string) => execSync(line, { cwd: folder, env, encoding: 'utf8' });
    expect(run(`${program} scramble 2x3 --length 5 | ${program} solve`)).toMatch(/Solved in 5 moves/);
    expect(run(`${program} scramble 2x3 --length 5 --json | ${program} solve`)).toMatch(/Solved in 5 moves/);
  });

  test.each(['analyse', 'explain', 'compare --time 100', 'neighbours', 'key', 'transpose'])(
    'is read by %s as an object with a board, its size and its goal',
    async (line) => {
      const input = '{"rows":2,"cols":3,"start":[1,2,3,4,0,5],"goal":[1,2,3,4,5,0],"uniform":true}\n';
      const { code, out } = await tileknight(`${line} --stdin --json`, input);
      expect(code).toBe(0);
      const typed = await tileknight(`${line} 1 2 3 4 0 5 --json`);
      const untimed = (answer: object) => ({ ...answer, milliseconds: 0, methods: [] });
      expect(untimed(json(out))).toEqual(untimed(json(typed.out)));
    },
  );

  test.each([
    ['{"board":[[1,2,3],[4,0,5]]}', [2, 3], [1, 2, 3, 4, 5, 0]],
    ['{"rows":3,"cols":2,"tiles":[1,2,3,4,0,5]}', [3, 2], [1, 2, 3, 4, 5, 0]],
    ['{"board":"1 2 3/4 _ 5","goal":"0 1 2/3 4 5"}', [2, 3], [0, 1, 2, 3, 4, 5]],
    ['{"start":[[1,2,3],[4,0,5]],"target":[[0,1,2],[3,4,5]]}', [2, 3], [0, 1, 2, 3, 4, 5]],
    ['{"board":[1,2,3,4,0,5],"size":"3x2"}', [3, 2], [1, 2, 3, 4, 5, 0]],
    ['{"tiles":[1,2,3,4,0,5],"width":2,"height":3}', [3, 2], [1, 2, 3, 4, 5, 0]],
  ])('may be an object of this form: %s', async (line, [rows, cols], goal) => {
    const { out } = await tileknight('solve --stdin --json', line);
    expect(json(out)).toMatchObject({ rows, cols, start: [1, 2, 3, 4, 0, 5], goal });
  });

  test('has its goal replaced by one on the command line', async () => {
    const scrambled = (await tileknight('scramble 2x2 --json --seed 1')).out;
    const { out } = await tileknight(['solve', scrambled, '--goal', '3 2 1 0', '--json']);
    expect(json(out).goal).toEqual([3, 2, 1, 0]);
  });

  test.each([
    ['columns', '{"board":[[1,4],[2,0],[3,5]],"order":"columns"}'],
    ['half a size', '{"tiles":[1,2,3,4,0,5],"cols":2}'],
  ])('is refused with %s', async (_, line) => {
    const { out } = await tileknight('solve --stdin --json', line);
    expect(json(out).error).toMatch(/can't find a board/);
  });

  test('may have a line that is too long, which is an error, and the batch continues', async () => {
    const { code, out } = await tileknight('solve --stdin --json', `${'p'.repeat(100_000)}\n1 2 3 4 0 5\n`);
    const [bad, good] = out.trim().split('\n').map(json);
    expect(bad.error).toMatch(/at most 4096 characters/);
    expect(good.solvable).toBe(true);
    expect(code).toBe(0);
  });

  test('may be a long object with a short board, as `--positions` prints it', async () => {
    const positions = Array.from({ length: 1000 }, () => [1, 2, 3, 4, 0, 5]);
    const { out } = await tileknight(
      'solve --stdin --json',
      JSON.stringify({ start: positions[0], positions }),
    );
    expect(json(out)).toMatchObject({ solvable: true, start: [1, 2, 3, 4, 0, 5] });
  });

  test('may have a line without a board, which is an error, and the batch continues', async () => {
    const { code, out } = await tileknight('solve --stdin --json', '{"rows":3,"cols":3}\n1 2 3 4 0 5\n');
    const [bad, good] = out.trim().split('\n').map(json);
    expect(code).toBe(0);
    expect(bad.error).toMatch(/no board: “start”, “board” or “tiles”.*tileknight scramble 3x3 --json/);
    expect(good).toMatchObject({ length: 1 });
  });

  test('is refused when the size does not match the tiles', async () => {
    const { out } = await tileknight('key --stdin', '{"rows":3,"cols":3,"start":[1,2,3,0]}');
    expect(json(out).error).toMatch(/3x3/);
  });
});

describe('solve --positions', () => {
  // 1 2 3/4 5 6/7 8 0, two tiles slid: found by hand.
  const line = 'solve 1 2 3 4 5 6 0 7 8 --positions';
  const along = [
    [1, 2, 3, 4, 5, 6, 0, 7, 8],
    [1, 2, 3, 4, 5, 6, 7, 0, 8],
    [1, 2, 3, 4, 5, 6, 7, 8, 0],
  ];

  test('prints the positions from start to goal below the answer', async () => {
    const { out } = await tileknight(line);
    expect(out).toMatch(/Solved in 2 moves/);
    expect(out.trimEnd().split('\n').slice(-3)).toEqual([
      '1 2 3/4 5 6/0 7 8',
      '1 2 3/4 5 6/7 0 8',
      '1 2 3/4 5 6/7 8 0',
    ]);
  });

  test('adds the positions to the JSON object, alone and in a batch', async () => {
    expect(json((await tileknight(`${line} --json`)).out).positions).toEqual(along);
    const input = '1 2 3 4 5 6 0 7 8\n';
    expect(json((await tileknight('solve --stdin --json --positions', input)).out).positions).toEqual(along);
    expect(json((await tileknight('solve --stdin --json', input)).out)).not.toHaveProperty('positions');
  });

  test('counts a slide of several tiles as one move in mtm', async () => {
    const { out } = await tileknight(`${line} --metric mtm --json`);
    expect(json(out).positions).toEqual([along[0], along[2]]);
  });

  test('gives one position for a solved board and none for an unsolvable one', async () => {
    expect(json((await tileknight('solve 1 2 3 0 --positions --json')).out).positions).toEqual([
      [1, 2, 3, 0],
    ]);
    expect(json((await tileknight('solve 2 1 3 0 --positions --json')).out).positions).toEqual([]);
  });
});
