import { execSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../support/program.ts';
import { callTerminal, endOf, runTerminal, startTerminal } from '../../support/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'tileknight-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a process of its own, as people run it; then in this one. */
const started = (line: string, input = '') => runTerminal(line, { folder, input });
const tileknight = (line: string | readonly string[], input = '', env = {}) =>
  callTerminal(line, { folder, input, env });
const words = (line: string) => line.split(' ');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

describe('tileknight solve', () => {
  test('text for people', async () => {
    const { code, out } = await started('solve 1 2 3 4 0 5');
    expect(code).toBe(0);
    expect(out).toBe('1 2 3\n4 · 5\n\nSolved in 1 move, proved optimal.\nL\n');
  });

  test('--json is the whole answer', async () => {
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

  test('an unsolvable board has length -1 and the exit code 0: it is an answer', async () => {
    const { code, out } = await tileknight('solve 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0 --json');
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
    ['solve 1 2 3 4 4 5 7 8 0 --json', /6 is missing and 4 is there twice/, started],
    ['solve banana --json', /banana/, tileknight],
    ['solve --json', /missing/, tileknight],
    ['solve 1 2 3 4 0 5 --json --fast', /no option --fast/, tileknight],
    ['knight 5x5 --png - --json', /needs the name of a file/, tileknight],
  ] as const)('%s: exit code 2, the sentence on stderr and as "error"', async (line, sentence, run) => {
    const { code, out, err } = await run(line);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
    expect(JSON.parse(out).error).toMatch(sentence);
  });

  test('--stdin --json: one line in, one line out, in order, and the batch goes on after a bad one', async () => {
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
    '%s: what one answer only can have is refused',
    async (line) => {
      const { code, out, err } = await tileknight(line, '8x8 a1\n');
      expect(code).toBe(2);
      expect(err).toContain(`tileknight ${words(line)[0]} --stdin --json`);
      expect(JSON.parse(out).error).toMatch(/has no place/);
    },
  );
});

describe('tileknight knight', () => {
  test('--json: the order of the squares from the top left', async () => {
    const { code, out } = await tileknight('knight 5x5 e1 --json');
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
    const { code, out } = await tileknight('knight 5x5 a2 --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      exists: false,
      order: [],
      reason: expect.stringMatching(/colour/),
    });
  });

  test('no tour: people read lines that work', async () => {
    const { code, out } = await tileknight('knight 5x5 a2');
    expect(code).toBe(0);
    const lines = [...out.matchAll(/^ {2}tileknight (knight 5x5 [a-e][1-5])$/gm)].map(
      ([, line = '']) => line,
    );
    expect(lines).toHaveLength(3);
    const answers = (await tileknight('knight --stdin --json', lines.join('\n'))).out.trim().split('\n');
    expect(answers.map((answer) => JSON.parse(answer).exists)).toEqual([true, true, true]);
  });

  test('--stdin --json likewise', async () => {
    const { out } = await tileknight(
      'knight --stdin --json',
      '8x8 a1\n/knight 8x8 (a1) to h1\nknight 6x6 closed\n0x5 a1\n',
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

  test('--stdin alone gives the same lines as with --json', async () => {
    const batch = async (flags: string) => JSON.parse((await tileknight(`knight ${flags}`, '5x5 e1\n')).out);
    const { milliseconds: _, ...answer } = await batch('--stdin');
    expect(await batch('--stdin --json')).toMatchObject(answer);
    expect(answer).not.toHaveProperty('turns');
    expect(await batch('--stdin --measures')).toHaveProperty('turns');
  });

  test('a line of a batch may name its own seed', async () => {
    const { out } = await tileknight('knight --stdin', '8x8 a1\n8x8 a1 seed:4\n');
    const orders = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).order);
    const single = await tileknight('knight 8x8 a1 --seed 4 --json');
    expect(orders[1]).toEqual(JSON.parse(single.out).order);
    expect(orders[1]).not.toEqual(orders[0]);
  });

  test('--png writes the tour', async () => {
    const png = join(folder, 't.png');
    expect((await tileknight([...words('knight 5x5 e1 --png'), png])).code).toBe(0);
    expect(readFileSync(png).subarray(0, 8)).toEqual(PNG);
  });
});

test('where an animation can’t be had, no other file is written', async () => {
  const [png, order] = [join(folder, 'none.png'), join(folder, 'none.txt')];
  const line = [...words('knight 20x20 --gif x.gif'), '--png', png, '--order', order];
  expect((await tileknight(line)).code).toBe(2);
  expect([png, order].map((file) => existsSync(file))).toEqual([false, false]);
});

describe('tileknight knight: classical searches', () => {
  test('table --json: the first row is the top one', async () => {
    const { code, out } = await tileknight('knight table 5x5 opts:1,2 program:automaton --json');
    expect(code).toBe(0);
    // Table 2 of the article.
    expect(JSON.parse(out)).toEqual({
      cols: 5,
      rows: 5,
      opts: [1, 2],
      program: 'automaton',
      table: [
        [950, 'N', 4676, 'N', 256],
        ['N', 1596, 'N', 3057, 'N'],
        [2102, 'N', 629, 'N', 1417],
        ['N', 4296, 'N', 7463, 'N'],
        [94, 'N', 4426, 'N', 381],
      ],
    });
  });

  test('table of several sets, with the letters of optimisation 4', async () => {
    const { out } = await tileknight('knight table 5x5 --opts=1,3|1-4 --json');
    const { tables, ...rest } = JSON.parse(out);
    expect(rest).toEqual({ cols: 5, rows: 5, program: 'iterative' });
    expect(tables[0]).toEqual({ opts: [1, 3], table: expect.any(Array) });
    expect(tables[1].table.flat().filter((cell: unknown) => cell === 0)).toHaveLength(13);
    expect(tables[1].arrays[0]).toEqual(['A', null, expect.stringMatching(/^[B-E]$/), null, 'A']);
  });

  test('table for people, and its picture', async () => {
    const png = join(folder, 'table.png');
    const { out } = await tileknight([...words('knight table 5x5 --opts 1,3 --png'), png]);
    expect(out).toContain('\n 1709 N    0    N    0\n');
    expect(readFileSync(png).subarray(0, 8)).toEqual(PNG);
  });

  test.each(['30000', '1e99'])('--time %s is more than the chats’ limit, if it says so', async (time) => {
    const brief = { SOLVER_TIME_MS: '100' };
    const line = 'knight table 6x6 opts:1 --json';
    expect((await tileknight(line, '', brief)).err).toMatch(/ran out of time/);
    const { out } = await tileknight([...words(line), '--time', time], '', brief);
    expect(JSON.parse(out)).toHaveProperty('table');
  });

  test('log: every step, and the tour as picture, animation and file', async () => {
    const files = ['log.png', 'log.gif', 'log.txt'].map((name) => join(folder, name));
    const [png = '', gif = '', order = ''] = files;
    const { out } = await tileknight([
      ...words('knight log 3x4 b1'),
      ...['--png', png, '--gif', gif, '--order', order],
    ]);
    expect(out).toMatch(/\nMove 8 to \(3, 4\) c1\nUndo move 8 from \(3, 4\) c1\n/);
    expect(out).toContain('\n 3 12  5\n 6  9  2\n11  4  7\n 8  1 10\n');
    expect(readFileSync(png).subarray(0, 8)).toEqual(PNG);
    expect(readFileSync(gif).subarray(0, 6).toString()).toBe('GIF89a');
    expect(readFileSync(order, 'utf8')).toBe('3 12 5\n6 9 2\n11 4 7\n8 1 10\n');
  });

  test('log --json', async () => {
    const { out } = await tileknight('knight log 3x4 b1 program:automaton --json');
    const { steps, ...rest } = JSON.parse(out);
    expect(rest).toEqual({
      ...{ cols: 3, rows: 4, start: 'b1', opts: [], program: 'automaton', array: 'B' },
      ...{ outcome: 'tour', backtracks: 19, order: [3, 12, 5, 6, 9, 2, 11, 4, 7, 8, 1, 10] },
    });
    expect(steps[8]).toEqual({ kind: 'undo', number: 8, square: 'c1', x: 3, y: 4, state: 'y2' });
    expect(steps).toHaveLength(50);
  });

  test('a classical tour, by words or by options', async () => {
    for (const line of [
      '5x5 c1 method:classic opts:1,3 program:automaton',
      '5x5 c1 --opts 1,3 --program automaton',
    ]) {
      const { out } = await tileknight(`knight ${line} --json`);
      const choice = { method: 'classic', opts: [1, 3], program: 'automaton', array: 'A' };
      expect(JSON.parse(out)).toMatchObject({ ...choice, backtracks: 1709, exists: true, start: 'c1' });
    }
  });

  test('--stdin --json mixes them, and goes on after a bad one', async () => {
    const { out } = await tileknight(
      'knight --stdin --json',
      'table 5x5 opts:1,3\nlog 3x4\n1000x1000 a1\nlog 3x4 b1\nmachine\n5x5 e1 opts:9\n',
    );
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers[0].table[0]).toEqual([0, 'N', 1709, 'N', 0]);
    expect(answers[1].error).toMatch(/square to start from: tileknight knight log 3x4 b1/);
    expect(answers[2].order).toHaveLength(1_000_000);
    expect(answers[3].steps).toHaveLength(50);
    expect(answers[4].states).toEqual(['y0', 'y1', 'y2', 'y3', 'y4', 'y5']);
    expect(answers[5].error).toMatch(/“9”/);
    expect(answers).toHaveLength(6);
  });

  test.skipIf(!existsSync('/dev/full')).each(['--json', ''])(
    'an output that is full gets a sentence and the exit code 1 %s',
    async (flag) => {
      const full = openSync('/dev/full', 'w');
      const line = `knight 5x5 ${flag}`.trim();
      const { code, err } = await endOf(startTerminal(line, { folder }, ['ignore', full, 'pipe']));
      expect(code).toBe(1);
      closeSync(full);
      expect(err).toMatch(/^The answer can't be written to standard output \(ENOSPC[^\n]*\)\.\n$/);
    },
  );

  test('a reader that has seen enough ends it quietly', async () => {
    const program = startTerminal('knight 3000x3000 a1 --json', { folder }, ['ignore', 'pipe', 'pipe']);
    program.stdout?.once('data', () => program.stdout?.destroy());
    let err = '';
    program.stderr?.on('data', (chunk) => (err += chunk));
    expect(await once(program, 'close')).toEqual([0, null]);
    expect(err).toBe('');
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
    const { out } = await tileknight('compare 3x4 1 2 3 4 5 6 7 8 9 0 10 11 --json');
    const { methods, ...puzzle } = JSON.parse(out);
    expect(puzzle).toMatchObject({ rows: 3, cols: 4, solvable: true, metric: 'stm' });
    expect(methods[0]).toEqual({
      algorithm: 'bfs',
      outcome: 'refused',
      error: expect.stringMatching(/239,500,800 positions/),
    });
    expect(methods).toHaveLength(13);
    for (const method of methods.slice(1)) {
      expect(method).toMatchObject({ length: 2, moves: 'LL', lowerBound: 2, outcome: 'optimal' });
    }
    expect(methods[3]).toMatchObject({ algorithm: 'astar', heuristic: 'row-weighted' });
    expect(methods[3].memoryBytes).toBeGreaterThan(0);
  });

  test('an unsolvable board has no bars', async () => {
    const { code, out } = await tileknight('compare 2 1 3 4 5 0 --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ solvable: false, length: -1 });
  });

  test('--algorithm and --heuristic choose one of them', async () => {
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

test.each([
  ['knight 5x5 a2 --png', /so --png was not used/],
  ['knight 3x3 --gif x.gif --order', /so --gif, --order were not used/],
  ['knight log 3x3 a1 --gif', /so --gif was not used/],
])('%s FILE: an answer with nothing to draw says so, and is an answer', async (line, sentence) => {
  const file = join(folder, 'undrawn');
  const { code, out, err } = await tileknight([...words(line), file, '--json']);
  expect(code).toBe(0);
  expect(err).toMatch(sentence);
  expect(JSON.parse(out)).not.toHaveProperty('error');
  expect(existsSync(file)).toBe(false);
});

describe('a file that can’t be written', () => {
  test.each([
    'solve 1 2 3 4 0 5 --png',
    'knight 5x5 e1 --png',
    'knight 5x5 e1 --order',
    'knight table 3x3 opts:1 --png',
    'knight log 3x4 b1 --gif',
    'knight machine --png',
    'analyse 1 2 3 4 0 5 --png',
    'explain 1 2 3 4 0 5 --png',
    'compare 1 2 3 4 0 5 --png',
    'scramble 2x2 --png',
  ])('%s FILE: the answer, with the sentence as "error" too', async (line) => {
    const { code, out, err } = await tileknight([...words(line), 'no/such/folder/x', '--json']);
    expect(code).toBe(2);
    const { error, ...answer } = JSON.parse(out);
    expect(`${error}\n`).toBe(err);
    expect(error).toMatch(/no\/such\/folder\/x can't be written/);
    expect(Object.keys(answer).length).toBeGreaterThan(3);
  });
});

describe('the command line', () => {
  test('a command’s help is its own, within 80 columns', async () => {
    const { code, out } = await tileknight('knight 5x5 -h');
    expect(code).toBe(0);
    expect(out).toMatch(/tileknight knight table/);
    expect(out).not.toMatch(/tileknight solve/);
    const all = (await tileknight('help')).out.split('\n');
    expect(all.filter((line) => line.length > 80)).toEqual([]);
  });

  test('--version is the package’s', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(await started('--version')).toMatchObject({ code: 0, out: `${version}\n` });
  });

  test('without words, what is piped in is read', async () => {
    const program = join(ROOT, 'src/adapters/cli/tileknight.ts');
    const line = `echo 1 2 3 4 0 5 | "${process.execPath}" "${program}" solve`;
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    const out = execSync(line, { cwd: folder, env, encoding: 'utf8' });
    expect(out).toMatch(/Solved in 1 move/);
  });

  test('a written picture is told, beside the answer', async () => {
    const png = join(folder, 'told.png');
    const { out, err } = await tileknight([...words('solve 1 2 3 4 0 5 --png'), png]);
    expect(out).not.toContain(png);
    expect(err).toBe(`Written: ${png}.\n`);
  });

  test('milliseconds have three places', async () => {
    const { out } = await tileknight('solve 1 2 3 4 0 5 --json');
    expect(out).toMatch(/"milliseconds":\d+(\.\d{1,3})?[,}]/);
  });

  test.each(['help', '-h', 'help solve', 'solve --help'])(
    'help is shown when asked for: %s',
    async (line) => {
      expect(await tileknight(line)).toMatchObject({
        code: 0,
        out: expect.stringMatching(/tileknight solve/),
      });
    },
  );

  test.each([
    ['fly', /tileknight solve/],
    ['solv 1 2 3 4 0 5', /I don't know tileknight solv\. Did you mean tileknight solve\?/],
    ['apply 1 2 3 4 0 5 U', /^Move 1 \(U\) is not possible: [^`]*tileknight apply 1 2 3 4 0 5 L\.\n$/],
    ['compare 1 2 3', /tileknight compare 3 1 2 0/],
    ['notation left over', /“over”.*tileknight notation R2D2/],
    ['solve 1 2 3 4 0 5 --fast', /no option --fast/],
    ['solve 1 2 3 4 0 5 --png', /--png needs a value/],
    ['solve 1 2 3 4 0 5 --time soon', /“soon” is not a time limit.*tileknight solve 1 2 3 4 0 5 --time/],
    ['solve 1 2 3 4 0 5 --png no/such/folder/x.png', /can't be written/],
    ['knight 5x5 --order -', /--order needs the name of a file.*tileknight knight 5x5 e1 --order tour.txt/],
    [
      'solve 1 2 3 4 0 5 --png -',
      /--png needs the name of a file.*tileknight solve 1 2 3 4 0 5 --png out.png/,
    ],
    ['knight 5x5 e1 --seed -3', /“-3” is not a seed.*tileknight knight 8x8 a1 seed:4/],
    ['knight 5x5 e1 classic --seed 2', /classical method finds the same tour.*knight 8x8 a1 seed:4/],
    ['knight 5x5 e1 --method exhaustive --seed 2', /exhaustive search finds the same tour/],
    ['knight table 5x5 --gif x.gif', /--gif does not go with a table/],
    ['knight 20x20 --gif x.gif', /20x20 would be too large/],
    ['knight 5x5 --order no/such/folder/x.txt', /can't be written.*tileknight knight 5x5 e1 --png/],
    ['knight table 100x100 --opts none --time 100', /ran out of time on 100x100/],
    ['knight table 5x5 e1', /takes no e1.*tileknight knight table 5x5 opts:1,2/],
    ['solve 1 2 3 4 0 5 --algorithm bfs --heuristic manhattan', /looks at no heuristic/],
    [
      'compare 1 2 3 4 0 5 --time soon',
      /“soon” is not a time limit.*tileknight compare 8 6 7\/2 5 4\/3 0 1 --time/,
    ],
    ['knight 5x5 --time 0', /“0” is not a time limit.*tileknight knight 5x5 e1 --time/],
    [`knight 5x5${' e1'.repeat(100)}`, /200 characters.*tileknight knight 5x5 e1\./],
    ['knight 5x5 --seed', /--seed needs a value.*tileknight knight 5x5 e1 --seed 4/],
    ['scramble --seed 1.5', /“1.5” is not a seed.*tileknight scramble 4x4 --seed 4/],
  ])('%s: exit code 2 and a sentence', async (line, sentence) => {
    const { code, err } = await tileknight(line);
    expect(existsSync('-')).toBe(false);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/ at .*\.ts:/);
  });
});
