import { describe, expect, test } from 'vitest';
import { drawHistogram } from '../../../src/render/chart/histogram.ts';
import { drawMovesChart } from '../../../src/render/chart/moves-chart.ts';
import { draw } from '../../../src/render/draw.ts';
import { encodePng, makeSheet } from '../../../src/render/paint/canvas.ts';
import { themeOf } from '../../../src/render/paint/themes/styles.ts';
import { type DecodedPicture, decodePicture } from '../../support/pictures/decode.ts';

const LIGHT = themeOf({ theme: 'light' });

/** The colour of a pixel, as the theme writes it. */
const colourAt = (picture: DecodedPicture, x: number, y: number): string =>
  `#${picture
    .at(x, y)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

describe('the layers of a chart of lengths', () => {
  // The plot is 730 x 224 pixels from (70, 92): four bars, grid lines for 0 and 5 boards.
  const sheet = makeSheet(800, 400, LIGHT.page);
  const labels = { locale: 'en', boards: 'Boards', moves: 'Moves', ownLength: 'This board: 3' };
  const box = { x: 0, y: 0, width: 800, height: 400 };
  drawHistogram(sheet, box, { counts: [2, 8, 4, 8], length: 3, labels }, LIGHT);
  const picture = decodePicture(encodePng(sheet));
  const gridY = 92 + Math.round(224 * (3 / 8));
  const barX = (length: number) => Math.round(70 + ((length + 0.5) * 730) / 4);

  test('the grid line of five boards crosses the free part above lower bars', () => {
    for (const length of [0, 2]) expect(colourAt(picture, barX(length), gridY)).toBe(LIGHT.grid);
  });

  test('a bar hides the grid line behind it', () => {
    expect(colourAt(picture, barX(1), gridY)).not.toBe(LIGHT.grid);
    expect(colourAt(picture, barX(3) - 30, gridY)).toBe(LIGHT.focus);
  });
});

describe('the layers of a comparison', () => {
  const labels = {
    locale: 'en',
    moves: 'Moves',
    positions: 'Positions',
    time: 'Time',
    memory: 'Memory',
    signsMeaning: '',
    growthMeaning: '',
  };
  const row = {
    name: 'bfs',
    outcome: 'found',
    length: 40,
    lowerBound: 20,
    expanded: 1,
    milliseconds: 1,
  } as const;
  const picture = decodePicture(draw({ kind: 'comparison', rows: [row], labels }));
  // The row begins below a line of titles: its bar's 156 x 9 pixels are 80 pixels lower.
  const [rowY, barMiddleY] = [28 + 34, 28 + 34 + 84];

  test('a bar is filled up to the proved bound, and a frame beyond it', () => {
    expect(colourAt(picture, 28 + 40, barMiddleY)).toBe(LIGHT.softInk);
    expect(colourAt(picture, 28 + 110, barMiddleY)).toBe(LIGHT.page);
    expect(colourAt(picture, 28 + 110, barMiddleY - 4)).toBe(LIGHT.softInk);
  });

  test('a name is written over the stripe of its row', () => {
    const inRow = Array.from({ length: 60 * 52 }, (_, index) =>
      colourAt(picture, 28 + 39 + (index % 60), rowY + Math.floor(index / 60)),
    );
    expect(inRow).toContain(LIGHT.ink);
    expect(inRow).not.toContain(LIGHT.page);
  });
});

describe('the layers of a chart of moves', () => {
  const labels = { movesMade: 'Made', movesLeft: 'To go', lostMoves: 'Lost', betweenBounds: 'Between' };
  const exact = (distance: number) => ({ atLeast: distance, atMost: distance });
  const pictureOf = (remaining: readonly { atLeast: number; atMost: number }[]) =>
    decodePicture(
      encodePng(drawMovesChart({ kind: 'way', remaining, losses: [], isSolved: true, labels }, LIGHT)),
    );

  // The plot is 664 x 424 pixels from (84, 112).
  test('the line of the distance covers the grid lines', () => {
    const picture = pictureOf([4, 3, 2, 1, 0].map(exact));
    expect(colourAt(picture, 84 + 332 - 60, 112 + 212)).toBe(LIGHT.grid);
    expect(colourAt(picture, 84 + 332, 112 + 212)).toBe(LIGHT.done);
  });

  test('the line of the distance covers the outline of the area between bounds', () => {
    const picture = pictureOf([{ atLeast: 2, atMost: 4 }, exact(3), exact(2), exact(1), exact(0)]);
    expect(colourAt(picture, 84 + 332 + 83, 112 + 212 + 53)).toBe(LIGHT.done);
  });
});
