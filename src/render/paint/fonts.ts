import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CanvasRenderingContext2D, createCanvas, registerFont } from 'canvas';

const MAIN_FONT_FAMILY = 'TileKnight Sans';
const FONT_FOLDER = join(import.meta.dirname, '../../../assets/fonts');

// Once for each process, at module level, because every call of `registerFont` leaks memory.
registerFont(join(FONT_FOLDER, 'DejaVuSans.ttf'), { family: MAIN_FONT_FAMILY });
registerFont(join(FONT_FOLDER, 'DejaVuSans-Bold.ttf'), { family: MAIN_FONT_FAMILY, weight: 'bold' });
/**
 * Fonts for languages whose characters are missing in DejaVu Sans. They contain only the needed characters,
 * and are made by `assets/fonts/subset.ts`.
 */
const subsetFonts = readdirSync(FONT_FOLDER).filter(
  (name) => name.endsWith('.ttf') && !name.startsWith('DejaVu'),
);
for (const name of subsetFonts)
  registerFont(join(FONT_FOLDER, name), { family: `TileKnight ${name}`, weight: 'bold' });
/** The first family that contains a character is used to draw it. */
const FONT_FAMILIES = [MAIN_FONT_FAMILY, ...subsetFonts.map((name) => `TileKnight ${name}`)]
  .map((name) => `"${name}"`)
  .join(', ');

export type FontWeight = 'normal' | 'bold';

/** `size`: in pixels. */
interface Font {
  readonly size: number;
  readonly weight: FontWeight;
}

/** Value of `ctx.font` for a size in pixels. */
export function fontOf(size: number, weight: FontWeight = 'bold'): string {
  return `${weight} ${size}px ${FONT_FAMILIES}`;
}

/**
 * A text's visible marks, in pixels from the start of its base line. `left` and `right` are positions on the
 * base line; `ascent` and `descent` are distances above and below it.
 */
interface InkBox {
  readonly left: number;
  readonly right: number;
  readonly ascent: number;
  readonly descent: number;
}

const REFERENCE_FONT_PX = 100;
const measuringContext = createCanvas(1, 1).getContext('2d');
const inkBoxCache = new Map<string, InkBox>();

function inkAtReferenceSize(text: string, weight: FontWeight): InkBox {
  const cacheKey = `${weight} ${text}`;
  const cachedInk = inkBoxCache.get(cacheKey);
  if (cachedInk) return cachedInk;
  measuringContext.font = fontOf(REFERENCE_FONT_PX, weight);
  const metrics = measuringContext.measureText(text);
  // In node-canvas, `actualBoundingBoxLeft` grows to the right. In the HTML standard, it has the opposite
  // sign.
  const ink = {
    left: metrics.actualBoundingBoxLeft,
    right: metrics.actualBoundingBoxRight,
    ascent: metrics.actualBoundingBoxAscent,
    descent: metrics.actualBoundingBoxDescent,
  };
  if (inkBoxCache.size > 4096) inkBoxCache.clear();
  inkBoxCache.set(cacheKey, ink);
  return ink;
}

function inkOf(text: string, size: number, weight: FontWeight): InkBox {
  const { left, right, ascent, descent } = inkAtReferenceSize(text, weight);
  const scale = size / REFERENCE_FONT_PX;
  return { left: left * scale, right: right * scale, ascent: ascent * scale, descent: descent * scale };
}

/** Visible width in pixels, without the empty space at both sides. */
export function inkWidth(text: string, size: number, weight: FontWeight = 'bold'): number {
  const ink = inkOf(text, size, weight);
  return ink.right - ink.left;
}

/**
 * Largest font size in whole pixels at which no text is wider than `maxWidth` pixels, and a digit isn't
 * higher than `maxHeight` pixels.
 */
export function fittingFontSize(
  texts: readonly string[],
  maxWidth: number,
  maxHeight: number,
  weight: FontWeight = 'bold',
): number {
  const maxTextWidth = Math.max(...texts.map((text) => inkWidth(text, REFERENCE_FONT_PX, weight)));
  const digitInk = inkAtReferenceSize('0', weight);
  return Math.max(
    1,
    Math.floor(
      REFERENCE_FONT_PX * Math.min(maxWidth / maxTextWidth, maxHeight / (digitInk.ascent + digitInk.descent)),
    ),
  );
}

const isDigits = (text: string) => /^\d+$/.test(text);

/**
 * (x, y) is the centre. `font` is a font, or only the size of a bold font. Numbers at the same `y` have the
 * same base line, because each is centred by the height of the digit 0.
 */
export function writeCentred(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: number | Font,
): void {
  const { size, weight } = typeof font === 'number' ? { size: font, weight: 'bold' as const } : font;
  const horizontalInk = inkOf(text, size, weight);
  const verticalInk = isDigits(text) ? inkOf('0', size, weight) : horizontalInk;
  ctx.font = fontOf(size, weight);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'left';
  ctx.fillText(
    text,
    x - (horizontalInk.right + horizontalInk.left) / 2,
    y + (verticalInk.ascent - verticalInk.descent) / 2,
  );
}
