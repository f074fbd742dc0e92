import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'tileknight-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function tileknight(args: readonly string[], input = ''): Promise<Ended> {
  const program = spawn(process.execPath, [join(ROOT, 'src/adapters/cli/tileknight.ts'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  let [out, err] = ['', ''];
  program.stdout.on('data', (chunk) => (out += chunk));
  program.stderr.on('data', (chunk) => (err += chunk));
  program.stdin.end(input);
  return new Promise((resolve) => program.on('close', (code) => resolve({ code, out, err })));
}

const words = (line: string) => line.split(' ');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

describe('tileknight solve', () => {
  test('text for people', async () => {
    const { code, out } = await tileknight(words('solve 1 2 3 4 0 5'));
    expect(code).toBe(0);
    expect(out).toBe('Solved in 1 move, proved optimal.\nL\n');
  });

  test('--json is the whole answer', async () => {
    const { code, out } = await tileknight(words('solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2 --json'));
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

  test('an unsolvable board has length -1 and the exit code 0: it is an answer', async () => {
    const { code, out } = await tileknight(words('solve 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0 --json'));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ solvable: false, length: -1, moves: '' });
  });

  test('--png and --gif write pictures', async () => {
    const [png, gif] = [join(folder, 'a.png'), join(folder, 'a.gif')];
    const { code } = await tileknight([...words('solve 4 1 2 5 0 3'), '--png', png, `--gif=${gif}`]);
    expect(code).toBe(0);
    expect(readFileSync(png).subarray(0, 8)).toEqual(PNG);
    expect(readFileSync(gif).subarray(0, 6).toString()).toBe('GIF89a');
  });

  test.each([
    ['solve 1 2 3 4 4 5 7 8 0 --json', /6 is missing and 4 is there twice/],
    ['solve banana --json', /banana/],
    ['solve --json', /missing/],
  ])('%s: exit code 2, the sentence on stderr and as "error"', async (line, sentence) => {
    const { code, out, err } = await tileknight(words(line));
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
    expect(JSON.parse(out).error).toMatch(sentence);
  });

  test('--stdin --json: one line in, one line out, in order, and the batch goes on after a bad one', async () => {
    const { code, out } = await tileknight(
      words('solve --stdin --json'),
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

describe('tileknight knight', () => {
  test('--json: the order of the squares from the top left', async () => {
    const { code, out } = await tileknight(words('knight 5x5 e1 --json'));
    expect(code).toBe(0);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({
      cols: 5,
      rows: 5,
      start: 'e1',
      closed: false,
      exists: true,
      method: 'construct',
    });
    expect(answer.order[24]).toBe(1);
    expect(answer.order.toSorted((a: number, b: number) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, i) => i + 1),
    );
    expect(answer.backtracks).toEqual(expect.any(Number));
  });

  test('no tour: exists is false, with the reason, and squares that work', async () => {
    const { code, out } = await tileknight(words('knight 5x5 a2 --json'));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      exists: false,
      order: [],
      reason: expect.stringMatching(/colour/),
    });
  });

  test('--stdin --json likewise', async () => {
    const { out } = await tileknight(
      words('knight --stdin --json'),
      '8x8 a1\n8x8 a1 to h1\n6x6 closed\n0x5 a1\n',
    );
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ exists, end, closed, error }) => error ?? { exists, closed, end })).toEqual([
      { exists: true, closed: false, end: expect.any(String) },
      { exists: true, closed: false, end: 'h1' },
      { exists: true, closed: true, end: expect.any(String) },
      expect.stringMatching(/board size/),
    ]);
  });

  test('--png writes the tour', async () => {
    const png = join(folder, 't.png');
    expect((await tileknight([...words('knight 5x5 e1 --png'), png])).code).toBe(0);
    expect(readFileSync(png).subarray(0, 8)).toEqual(PNG);
  });
});

describe('tileknight compare', () => {
  test('a line for each method, and the picture', async () => {
    const png = join(folder, 'bars.png');
    const { code, out } = await tileknight([...words('compare 4 1 2 5 0 3 --png'), png]);
    expect(code).toBe(0);
    expect(out.match(/^\d+ \S+.* [✓≈] 5 .*(ms|s) /gm)).toHaveLength(13);
    expect(out).toMatch(/^1 bfs ✓ 5 +360 /m);
    expect(readFileSync(png).subarray(0, 8)).toEqual(PNG);
  });

  test('--json has every answer, and the reason where there is none', async () => {
    const { out } = await tileknight(words('compare 3x4 1 2 3 4 5 6 7 8 9 0 10 11 --json'));
    const { methods, ...puzzle } = JSON.parse(out);
    expect(puzzle).toMatchObject({ rows: 3, cols: 4, solvable: true, metric: 'stm' });
    expect(methods[0]).toEqual({
      algorithm: 'bfs',
      outcome: 'refused',
      error: expect.stringMatching(/239,500,800 positions/),
    });
    for (const method of methods.slice(1)) {
      expect(method).toMatchObject({ length: 2, moves: 'LL', lowerBound: 2, outcome: 'optimal' });
    }
    expect(methods[3]).toMatchObject({ algorithm: 'astar', heuristic: 'row-weighted' });
    expect(methods[3].memoryBytes).toBeGreaterThan(0);
  });

  test('an unsolvable board has no bars', async () => {
    const { code, out } = await tileknight(words('compare 2 1 3 4 5 0 --json'));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ solvable: false, length: -1 });
  });

  test('--algorithm and --heuristic choose one of them', async () => {
    const line = 'solve 8 6 7 2 5 4 3 0 1 --algorithm astar --heuristic walking-distance --json';
    expect(JSON.parse((await tileknight(words(line))).out)).toMatchObject({
      length: 31,
      optimal: true,
      algorithm: 'astar',
      heuristic: 'walking-distance',
      memoryBytes: expect.any(Number),
    });
  });
});

describe('the command line', () => {
  test('help is shown when asked for', async () => {
    expect(await tileknight(['help'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/tileknight solve/),
    });
  });

  test.each([
    ['fly', /tileknight solve/],
    ['solve 1 2 3 4 0 5 --fast', /no option --fast/],
    ['solve 1 2 3 4 0 5 --png', /--png needs a value/],
    ['solve 1 2 3 4 0 5 --time soon', /--time needs a value/],
    ['solve 1 2 3 4 0 5 --png no/such/folder/x.png', /can't be written/],
    ['knight 5x5 e1 --seed x', /--seed/],
    ['solve 1 2 3 4 0 5 --algorithm bfs --heuristic manhattan', /looks at no heuristic/],
    ['compare 1 2 3 4 0 5 --time soon', /--time needs a value/],
  ])('%s: exit code 2 and a sentence', async (line, sentence) => {
    const { code, err } = await tileknight(words(line));
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/ at .*\.ts:/);
  });
});
