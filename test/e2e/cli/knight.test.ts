import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endOf, openTerminal, startTerminal } from '../../support/program/terminal.ts';

const { folder, tileknight } = openTerminal();
const words = (line: string) => line.split(' ');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

describe('tileknight knight', () => {
  test('prints the order of the squares from the top left with --json', async () => {
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

  test('says with --json that no tour exists, with the reason and squares that work', async () => {
    const { code, out } = await tileknight('knight 5x5 a2 --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      exists: false,
      order: [],
      reason: expect.stringMatching(/colour/),
    });
  });

  test('suggests lines that work when no tour exists', async () => {
    const { code, out } = await tileknight('knight 5x5 a2');
    expect(code).toBe(0);
    const lines = [...out.matchAll(/^ {2}tileknight (knight 5x5 [a-e][1-5])$/gm)].map(
      ([, line = '']) => line,
    );
    expect(lines).toHaveLength(3);
    const answers = (await tileknight('knight --stdin --json', lines.join('\n'))).out.trim().split('\n');
    expect(answers.map((answer) => JSON.parse(answer).exists)).toEqual([true, true, true]);
  });

  test('answers lines with --stdin --json', async () => {
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

  test('prints the same lines with --stdin alone as with --json', async () => {
    const batch = async (flags: string) => JSON.parse((await tileknight(`knight ${flags}`, '5x5 e1\n')).out);
    const { milliseconds: _, ...answer } = await batch('--stdin');
    expect(await batch('--stdin --json')).toMatchObject(answer);
    expect(answer).not.toHaveProperty('turns');
    expect(await batch('--stdin --measures')).toHaveProperty('turns');
  });

  test('lets a line of a batch name its own seed', async () => {
    const { out } = await tileknight('knight --stdin', '8x8 a1\n8x8 a1 seed:4\n');
    const orders = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).order);
    const single = await tileknight('knight 8x8 a1 --seed 4 --json');
    expect(orders[1]).toEqual(JSON.parse(single.out).order);
    expect(orders[1]).not.toEqual(orders[0]);
  });

  test('writes the tour with --png', async () => {
    const png = join(folder, 't.png');
    expect((await tileknight([...words('knight 5x5 e1 --png'), png])).code).toBe(0);
    expect(readFileSync(png).subarray(0, 8)).toEqual(PNG);
  });
});

test('tileknight knight writes no file at all when it can’t write the animation', async () => {
  const [png, order] = [join(folder, 'none.png'), join(folder, 'none.txt')];
  const line = [...words('knight 20x20 --gif x.gif'), '--png', png, '--order', order];
  expect((await tileknight(line)).code).toBe(2);
  expect([png, order].map((file) => existsSync(file))).toEqual([false, false]);
});

describe('tileknight knight: classical searches', () => {
  test('print a table with --json from the top row down', async () => {
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

  test('print a table of several sets, with the letters of optimisation 4', async () => {
    const { out } = await tileknight('knight table 5x5 --opts=1,3|1-4 --json');
    const { tables, ...rest } = JSON.parse(out);
    expect(rest).toEqual({ cols: 5, rows: 5, program: 'iterative' });
    expect(tables[0]).toEqual({ opts: [1, 3], table: expect.any(Array) });
    expect(tables[1].table.flat().filter((cell: unknown) => cell === 0)).toHaveLength(13);
    expect(tables[1].arrays[0]).toEqual(['A', null, expect.stringMatching(/^[B-E]$/), null, 'A']);
  });

  test('print a table as text, and write its picture', async () => {
    const png = join(folder, 'table.png');
    const { out } = await tileknight([...words('knight table 5x5 --opts 1,3 --png'), png]);
    expect(out).toContain('\n 1709 N    0    N    0\n');
    expect(readFileSync(png).subarray(0, 8)).toEqual(PNG);
  });

  test.each(['30000', '1e99'])('take --time %s, which is more than the chats’ limit', async (time) => {
    const brief = { SOLVER_TIME_MS: '100' };
    const line = 'knight table 6x6 opts:1 --json';
    expect((await tileknight(line, '', brief)).err).toMatch(/ran out of time/);
    const { out } = await tileknight([...words(line), '--time', time], '', brief);
    expect(JSON.parse(out)).toHaveProperty('table');
  });

  test('print every step of a log, and write the tour as picture, animation and file', async () => {
    const files = ['log.png', 'log.gif', 'log.txt'].map((name) => join(folder, name));
    const [png = '', gif = '', order = ''] = files;
    const { out } = await tileknight([
      ...words('knight log 3x4 b1'),
      ...['--png', png, '--gif', gif, '--order', order],
    ]);
    expect(out).toMatch(/\nMove 8 to \(3, 4\) c1\nUndo move 8 to \(3, 4\) c1\n/);
    expect(out).toContain('\n 3 12  5\n 6  9  2\n11  4  7\n 8  1 10\n');
    expect(readFileSync(png).subarray(0, 8)).toEqual(PNG);
    expect(readFileSync(gif).subarray(0, 6).toString()).toBe('GIF89a');
    expect(readFileSync(order, 'utf8')).toBe('3 12 5\n6 9 2\n11 4 7\n8 1 10\n');
  });

  test('print a log as an object with --json', async () => {
    const { out } = await tileknight('knight log 3x4 b1 program:automaton --json');
    const { steps, transitions, ...rest } = JSON.parse(out);
    expect(rest).toEqual({
      cols: 3,
      rows: 4,
      start: 'b1',
      opts: [],
      program: 'automaton',
      array: 'B',
      outcome: 'tour',
      backtracks: 19,
      order: [3, 12, 5, 6, 9, 2, 11, 4, 7, 8, 1, 10],
    });
    expect(steps[8]).toEqual({ kind: 'undo', number: 8, square: 'c1', x: 3, y: 4, state: 'y2' });
    expect(steps).toHaveLength(50);
    expect(transitions.at(-1)).toEqual({ from: 'y1', to: 'y4', inputs: { x1: 1 }, outputs: [] });
  });

  test('find a classical tour, asked by words or by options', async () => {
    for (const line of [
      '5x5 c1 method:classic opts:1,3 program:automaton',
      '5x5 c1 --opts 1,3 --program automaton',
    ]) {
      const { out } = await tileknight(`knight ${line} --json`);
      const choice = { method: 'classic', opts: [1, 3], program: 'automaton', array: 'A' };
      expect(JSON.parse(out)).toMatchObject({ ...choice, backtracks: 1709, exists: true, start: 'c1' });
    }
  });

  test('take mixed lines with --stdin --json, and continue after a bad one', async () => {
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
    'tileknight exits with 1 and a sentence when its output is full %s',
    async (flag) => {
      const full = openSync('/dev/full', 'w');
      const line = `knight 5x5 ${flag}`.trim();
      const { code, err } = await endOf(startTerminal(line, { folder }, ['ignore', full, 'pipe']));
      expect(code).toBe(1);
      closeSync(full);
      expect(err).toMatch(/^The answer can't be written to standard output \(ENOSPC[^\n]*\)\.\n$/);
    },
  );

  test('tileknight ends quietly when the reader closes the pipe', async () => {
    const program = startTerminal('knight 3000x3000 a1 --json', { folder }, ['ignore', 'pipe', 'pipe']);
    program.stdout?.once('data', () => program.stdout?.destroy());
    let err = '';
    program.stderr?.on('data', (chunk) => (err += chunk));
    expect(await once(program, 'close')).toEqual([0, null]);
    expect(err).toBe('');
  });
});
