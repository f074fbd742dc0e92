import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CanvasRenderingContext2D, createCanvas, registerFont } from 'canvas';

const FAMILY = 'TileKnight Sans';
const FOLDER = join(import.meta.dirname, '../../../assets/fonts');

// Register the font once for each process, at module level, because every call of `registerFont` leaks
// memory.
registerFont(join(FOLDER, 'DejaVuSans.ttf'), { family: FAMILY });
registerFont(join(FOLDER, 'DejaVuSans-Bold.ttf'), { family: FAMILY, weight: 'bold' });
/**
 * Font files for languages whose characters DejaVu lacks. They contain only the needed characters, and are
 * made by `assets/fonts/subset.ts`.
 */
const subsets = readdirSync(FOLDER).filter((name) => name.endsWith('.ttf') && !name.startsWith('DejaVu'));
for (const name of subsets)
  registerFont(join(FOLDER, name), { family: `TileKnight ${name}`, weight: 'bold' });
/** The font families, in the order in which a character is looked up. */
const FAMILIES = [FAMILY, ...subsets.map((name) => `TileKnight ${name}`)]
  .map((name) => `"${name}"`)
  .join(', ');

export type Weight = 'normal' | 'bold';

/** A font of this program; `size` in pixels. */
interface Font {
  readonly size: number;
  readonly weight: Weight;
}

/** Returns a font for `ctx.font`; `size` in pixels. */
export function fontOf(size: number, weight: Weight = 'bold'): string {
  return `${weight} ${size}px ${FAMILIES}`;
}

/**
 * The area that a text's ink covers, in pixels from the start of its base line. `left` and `right` are its
 * ends; `up` and `down` are heights above and below the line.
 */
interface Ink {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

const REFERENCE_FONT_PX = 100;
const ruler = createCanvas(1, 1).getContext('2d');
const measured = new Map<string, Ink>();

function inkAtReference(text: string, weight: Weight): Ink {
  const key = `${weight} ${text}`;
  const known = measured.get(key);
  if (known) return known;
  ruler.font = fontOf(REFERENCE_FONT_PX, weight);
  const m = ruler.measureText(text);
  // node-canvas returns the left bound as a distance to the right of the origin. The HTML standard
  // has the opposite sign.
  const ink = {
    left: m.actualBoundingBoxLeft,
    right: m.actualBoundingBoxRight,
    up: m.actualBoundingBoxAscent,
    down: m.actualBoundingBoxDescent,
  };
  if (measured.size > 4096) measured.clear();
  measured.set(key, ink);
  return ink;
}

/** Returns the area that the ink of `text` covers at `size` pixels. */
function inkOf(text: string, size: number, weight: Weight): Ink {
  const { left, right, up, down } = inkAtReference(text, weight);
  const k = size / REFERENCE_FONT_PX;
  return { left: left * k, right: right * k, up: up * k, down: down * k };
}

/** Returns the width of the ink of `text` in pixels, without the empty space at both sides. */
export function inkWidth(text: string, size: number, weight: Weight = 'bold'): number {
  const ink = inkOf(text, size, weight);
  return ink.right - ink.left;
}

/**
 * Returns the largest whole type size at which every text is at most `width` pixels wide, and a digit at most
 * `height` pixels high.
 */
export function fittingSize(
  texts: readonly string[],
  width: number,
  height: number,
  weight: Weight = 'bold',
): number {
  const widest = Math.max(...texts.map((text) => inkWidth(text, REFERENCE_FONT_PX, weight)));
  const digit = inkAtReference('0', weight);
  return Math.max(
    1,
    Math.floor(REFERENCE_FONT_PX * Math.min(width / widest, height / (digit.up + digit.down))),
  );
}

const isDigits = (text: string) => /^\d+$/.test(text);

/**
 * Writes `text` centred on (x, y). `font`: a font, or the size of a bold one. Numbers at the same `y` share
 * one base line.
 */
export function writeCentred(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: number | Font,
): void {
  const { size, weight } = typeof font === 'number' ? { size: font, weight: 'bold' as const } : font;
  const across = inkOf(text, size, weight);
  const upright = isDigits(text) ? inkOf('0', size, weight) : across;
  ctx.font = fontOf(size, weight);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'left';
  ctx.fillText(text, x - (across.right + across.left) / 2, y + (upright.up - upright.down) / 2);
}
