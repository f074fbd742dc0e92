import { createCanvas, Image } from 'canvas';
import { draw } from '../../src/render/draw.ts';
import { encodePng, makeSheet, type Sheet } from '../../src/render/paint/canvas.ts';
import { type Look, type Picture, THEMES, TILE_STYLES } from '../../src/render/paint/picture.ts';
import { writeLine } from '../../src/render/paint/words.ts';
import { COLOUR_VISIONS, type ColourVision, seenBy } from '../../test/support/pictures/colour-vision.ts';

/** Pixels of a sample's width, of the gap between samples, of the letters, and of a title's line. */
const [WIDTH, BETWEEN, TYPE, TITLE] = [392, 14, 20, 34] as const;

/** Returns a picture's pixels, four bytes each, with the canvas that holds them. */
function pixelsOf({ bytes, width, height }: Picture) {
  const image = new Image();
  image.src = bytes;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(image, 0, 0);
  return { canvas, ctx, data: ctx.getImageData(0, 0, width, height) };
}

/** Returns a picture as a person with that colour vision sees it; `undefined` means full colour vision. */
function canvasSeenBy(vision: ColourVision | undefined, picture: Picture) {
  const { canvas, ctx, data } = pixelsOf(picture);
  if (vision === undefined) return canvas;
  const known = new Map<number, readonly [number, number, number]>();
  const bytes = data.data;
  for (let at = 0; at < bytes.length; at += 4) {
    const colour = [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0] as const;
    const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
    const seen = known.get(key) ?? seenBy(vision, colour);
    known.set(key, seen);
    bytes.set(seen, at);
  }
  ctx.putImageData(data, 0, 0);
  return canvas;
}

/** One cell of a sheet: the sample in a look, under its title. */
interface Cell {
  readonly title: string;
  readonly look: Partial<Look>;
  readonly vision?: ColourVision;
}

function sheetOf(rows: readonly (readonly Cell[])[]): Picture {
  const sample = draw({ kind: 'preview' });
  const height = Math.round((WIDTH * sample.height) / sample.width);
  const columns = Math.max(...rows.map((row) => row.length));
  const sheet: Sheet = makeSheet(
    columns * (WIDTH + BETWEEN) + BETWEEN,
    rows.length * (height + TITLE + BETWEEN) + BETWEEN,
    '#ffffff',
  );
  rows.forEach((row, down) => {
    row.forEach(({ title, look, vision }, across) => {
      const [x, y] = [BETWEEN + across * (WIDTH + BETWEEN), BETWEEN + down * (height + TITLE + BETWEEN)];
      sheet.ctx.fillStyle = '#2a2622';
      writeLine(sheet.ctx, { text: title, size: TYPE }, x, y + TYPE / 2);
      const seen = canvasSeenBy(vision, draw({ kind: 'preview' }, look));
      sheet.ctx.drawImage(seen, x, y + TITLE, WIDTH, height);
    });
  });
  return encodePng(sheet);
}

/** Returns a sample for each theme and tile style, with a row for each theme. */
export const looksSheet = (): Picture =>
  sheetOf(
    THEMES.map((theme) =>
      TILE_STYLES.map((tiles) => ({ title: `${theme}, ${tiles}`, look: { theme, tiles } })),
    ),
  );

/**
 * Returns samples in the usual and the safe palette. The first row shows them to full colour vision, each
 * other row to one kind of colour blindness.
 */
export function palettesSheet(): Picture {
  const visions = [undefined, ...(Object.keys(COLOUR_VISIONS) as ColourVision[])];
  const looks = [
    ['usual', {}],
    ['safe', { palette: 'safe' }],
    ['by row and column', { palette: 'safe', tiles: 'colours' }],
  ] as const;
  return sheetOf(
    visions.map((vision) =>
      looks.map(([name, look]) => ({
        title: vision === undefined ? name : `${name}: ${vision}`,
        look,
        ...(vision && { vision }),
      })),
    ),
  );
}
