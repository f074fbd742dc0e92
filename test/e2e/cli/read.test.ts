import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { draw } from '../../../src/render/draw.ts';
import { pngPhoto } from '../../support/pictures/photos.ts';
import { openTerminal } from '../../support/program/terminal.ts';

const { folder, tileknight } = openTerminal();
const save = (name: string, bytes: Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

const TILES = [1, 2, 3, 4, 0, 5];
let board: string;
let twice: string;
let none: string;
beforeAll(() => {
  const picture = (tiles: readonly number[], rows: number, cols: number) =>
    draw({ kind: 'board', board: { rows, cols, tiles } }).bytes;
  board = save('a board.png', picture(TILES, 2, 3));
  twice = save('twice.png', picture([1, 2, 3, 4, 5, 5, 7, 8, 0], 3, 3));
  none = save('none.png', pngPhoto(300, 300));
});

describe('tileknight read', () => {
  test('prints a JSON object for each file, and ends with 2 if one was not read', async () => {
    const { code, out } = await tileknight(['read', board, none, '--json']);
    const [first, second] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toEqual({
      file: board,
      rows: 2,
      cols: 3,
      board: TILES,
      sure: true,
      confidence: expect.arrayContaining([expect.any(Number)]),
      milliseconds: expect.any(Number),
    });
    expect(first.confidence).toHaveLength(6);
    expect(second).toEqual({
      file: none,
      code: 'no-board-found',
      error: expect.stringContaining('tileknight solve 8 6 7'),
    });
    expect(code).toBe(2);
  });

  test('ends with 0 if all were read; a board that is not sure names its cells', async () => {
    const { code, out } = await tileknight(['read', board, twice]);
    expect(out).toContain(`${board}: 1 2 3/4 0 5\n`);
    expect(out).toMatch(/twice\.png: .* \(not sure; check .*[bc]2/);
    expect(code).toBe(0);
  });

  test('without a file says how it is used', async () => {
    const { code, err } = await tileknight(['read']);
    expect([code, err]).toEqual([2, expect.stringContaining('read board.png')]);
  });

  test('a file that is not there is an error of its own line', async () => {
    const { code, out } = await tileknight(['read', 'missing.png', board, '--json']);
    const [first, second] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([code, first.file, second.board]).toEqual([2, 'missing.png', TILES]);
    expect(first.error).toContain('Please send it again');
  });
});

describe('a command with --picture', () => {
  test('solves the board in it', async () => {
    const { code, out } = await tileknight(['solve', '--picture', board]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^1 2 3\n4 · 5\n\nSolved in 1 move/)]);
  });

  test('takes a goal beside it', async () => {
    const line = ['solve', '--picture', board, '--goal', '1 2 3 0 4 5', '--json'];
    const { out } = await tileknight(line);
    expect(JSON.parse(out)).toMatchObject({ start: TILES, goal: [1, 2, 3, 0, 4, 5], moves: 'R' });
  });

  test.each(['analyse', 'explain'])('%s reads it too', async (name) => {
    const { code, out } = await tileknight([name, '--picture', board, '--json']);
    expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ start: TILES })]);
  });

  test('a board that is not sure is not guessed: it is named, to be typed', async () => {
    const { code, err } = await tileknight(['solve', '--picture', twice]);
    expect([code, err]).toEqual([2, expect.stringMatching(/not sure of .*2.*tileknight solve 1 2 3\/4/)]);
  });
});
