import { createCanvas } from 'canvas';

/** A character drawn large and cut out: ink of 0 to 1, `width` to a row. */
export interface Master {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
  /** 0 to 9, or `NO_DIGIT`. */
  readonly label: number;
  /** The same at half the size, down to a few pixels. */
  readonly half?: Master;
}

const FONT_PX = 80;
const SIDE = 300;

/** The same picture at half the size, means of 2 x 2 pixels. */
function halved({ data, width, height, label }: Omit<Master, 'half'>): Master {
  const [cols, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const small = new Float32Array(cols * rows);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y >> 1) * cols + (x >> 1);
      small[at] = (small[at] as number) + (data[y * width + x] as number) / 4;
    }
  return withHalves({ data: small, width: cols, height: rows, label });
}

export const withHalves = (one: Omit<Master, 'half'>): Master =>
  one.height > 16 ? { ...one, half: halved(one) } : one;

/** Draws a text and cuts it out at its ink; undefined: the font has nothing to draw. */
export function drawMaster(text: string, family: string, label: number): Master | undefined {
  const canvas = createCanvas(SIDE, SIDE);
  const ctx = canvas.getContext('2d');
  ctx.font = `${FONT_PX}px "${family}"`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, SIDE / 2, SIDE / 2);
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE);
  let [left, top, right, bottom] = [SIDE, SIDE, 0, 0];
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      if ((data[4 * (y * SIDE + x) + 3] as number) > 64) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
  if (right <= left) return undefined;
  const [width, height] = [right - left, bottom - top];
  const ink = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      ink[y * width + x] = (data[4 * ((top + y) * SIDE + left + x) + 3] as number) / 255;
  return withHalves({ data: ink, width, height, label });
}
