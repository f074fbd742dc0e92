import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CanvasRenderingContext2D, createCanvas, registerFont } from 'canvas';

const FAMILY = 'TileKnight Sans';
const FOLDER = join(import.meta.dirname, '../../../assets/fonts');

// A module is evaluated once a process, which is what registerFont needs: every call leaks.
registerFont(join(FOLDER, 'DejaVuSans.ttf'), { family: FAMILY });
registerFont(join(FOLDER, 'DejaVuSans-Bold.ttf'), { family: FAMILY, weight: 'bold' });
/** Parts of other fonts for languages whose signs DejaVu lacks, made by `assets/fonts/subset.ts`. */
const subsets = readdirSync(FOLDER).filter((name) => name.endsWith('.ttf') && !name.startsWith('DejaVu'));
for (const name of subsets)
  registerFont(join(FOLDER, name), { family: `TileKnight ${name}`, weight: 'bold' });
/** In this order each sign is looked for. */
const FAMILIES = [FAMILY, ...subsets.map((name) => `TileKnight ${name}`)]
  .map((name) => `"${name}"`)
  .join(', ');

export type Weight = 'normal' | 'bold';

/** A font of ours; `size` in pixels. */
interface Font {
  readonly size: number;
  readonly weight: Weight;
}

/** A font of ours for `ctx.font`; `size` in pixels. */
export function fontOf(size: number, weight: Weight = 'bold'): string {
  return `${weight} ${size}px ${FAMILIES}`;
}

/** Ink of a text drawn from the origin along its base line: from `left` to `right`, from `up` above the line to `down` below it; pixels. */
interface Ink {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

const REFERENCE = 100;
const ruler = createCanvas(1, 1).getContext('2d');
const measured = new Map<string, Ink>();

function inkAtReference(text: string, weight: Weight): Ink {
  const key = `${weight} ${text}`;
  const known = measured.get(key);
  if (known) return known;
  ruler.font = fontOf(REFERENCE, weight);
  const m = ruler.measureText(text);
  // node-canvas gives the left bound as a place to the right of the origin, against the HTML standard's sign.
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

/** The ink of `text` at `size` pixels. */
function inkOf(text: string, size: number, weight: Weight): Ink {
  const { left, right, up, down } = inkAtReference(text, weight);
  const k = size / REFERENCE;
  return { left: left * k, right: right * k, up: up * k, down: down * k };
}

/** Width of the ink of `text` in pixels. */
export function inkWidth(text: string, size: number, weight: Weight = 'bold'): number {
  const ink = inkOf(text, size, weight);
  return ink.right - ink.left;
}

/** The largest whole size at which every text's ink fits into `width` and a digit's into `height` pixels. */
export function fittingSize(
  texts: readonly string[],
  width: number,
  height: number,
  weight: Weight = 'bold',
): number {
  const widest = Math.max(...texts.map((text) => inkWidth(text, REFERENCE, weight)));
  const digit = inkAtReference('0', weight);
  return Math.max(1, Math.floor(REFERENCE * Math.min(width / widest, height / (digit.up + digit.down))));
}

const isDigits = (text: string) => /^\d+$/.test(text);

/** Writes `text` with its ink centred on (x, y), bold where `font` is a size alone; numbers all stand on one line, whatever their digits. */
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
