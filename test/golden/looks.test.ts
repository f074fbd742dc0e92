import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/core/sliding/board.ts';
import { draw } from '../../src/render/draw.ts';
import { type Look, PALETTES, THEMES, TILE_STYLES } from '../../src/render/paint/picture.ts';
import { goalColourIndex } from '../../src/render/paint/picture-theme.ts';
import { decodePicture } from '../support/pictures/decode.ts';

const LOOKS: readonly Partial<Look>[] = THEMES.flatMap((theme) =>
  TILE_STYLES.flatMap((tiles) => [
    { theme, tiles },
    ...PALETTES.map((palette) => ({ theme, tiles, palette })),
  ]),
);

const board = (rows: number, cols: number, tiles: number[]): Board => ({ rows, cols, tiles });

test('a sample board is a different picture in each tile style', () => {
  const samples = LOOKS.map((look) => draw({ kind: 'preview' }, look));
  for (const { width, height } of samples) expect([width, height]).toEqual([784, 408]);
  expect(new Set(samples.map(({ bytes }) => bytes.toString('base64'))).size).toBe(LOOKS.length);
});

test('a tile belongs to the ring of a row and a column that speed-solvers solve together', () => {
  // Top row and left column first, then the next ones of the rest.
  const goal = board(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]);
  const rings = goal.tiles.slice(0, 15).map((tile) => goalColourIndex(tile, goal));
  expect(rings).toEqual([0, 0, 0, 0, 1, 2, 2, 2, 1, 3, 4, 4, 1, 3, 5]);
});

describe('tiles coloured by row and column', () => {
  /** The colour of a cell's tile near its left edge, where nothing is written. */
  const colourIn = (shown: Board, goal: Board, cell: number, look: Partial<Look> = {}): string => {
    const picture = decodePicture(draw({ kind: 'board', board: shown, goal }, { ...look, tiles: 'colours' }));
    const [col, row] = [cell % shown.cols, Math.floor(cell / shown.cols)];
    const [x, y] = [(col + 0.2) / shown.cols, (row + 0.5) / shown.rows];
    const at = (size: number, share: number) => Math.round(size * (0.05 + 0.9 * share));
    return String(picture.at(at(picture.width, x), at(picture.height, y)));
  };
  const usual = board(3, 3, [1, 2, 3, 4, 5, 6, 7, 8, 0]);

  test.each(THEMES)('keep their colour wherever they lie (%s)', (theme) => {
    const mixed = board(3, 3, [8, 1, 5, 3, 2, 7, 0, 4, 6]);
    for (const [cell, tile] of mixed.tiles.entries()) {
      if (tile === 0) continue;
      expect(colourIn(mixed, usual, cell, { theme })).toBe(colourIn(usual, usual, tile - 1, { theme }));
    }
  });

  test('have the colour of their place in the goal, with any number', () => {
    const spiral = board(3, 3, [1, 2, 3, 8, 0, 4, 7, 6, 5]);
    for (const cell of [0, 1, 2, 3, 5, 6, 7]) {
      expect(colourIn(spiral, spiral, cell)).toBe(colourIn(usual, usual, cell));
    }
  });

  test('differ between row and column, and from ring to ring', () => {
    const [row, , , column, next] = usual.tiles.map((_, cell) => colourIn(usual, usual, cell));
    expect(new Set([row, column, next]).size).toBe(3);
  });
});
