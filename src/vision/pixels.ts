/** A picture: red, green, blue and alpha from 0 to 255 for each pixel, in reading order. Alpha is ignored. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** One value of 0 to 255 for each pixel, in reading order. */
export interface Channel {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * For each of `targetCount` target pixels, returns the range of source pixels that it covers. Entry `2 * i`:
 * the first source pixel of target pixel i. Entry `2 * i + 1`: the pixel after its last source pixel.
 * `sourceCount`: the number of source pixels.
 */
function sourceRangesOf(sourceCount: number, targetCount: number): Int32Array {
  const spans = new Int32Array(2 * targetCount);
  for (let at = 0; at < targetCount; at++) {
    spans[2 * at] = Math.floor((at * sourceCount) / targetCount);
    spans[2 * at + 1] = Math.min(sourceCount, Math.ceil(((at + 1) * sourceCount) / targetCount));
  }
  return spans;
}

/**
 * Shrinks a picture to at most `maxPixels` pixels in the same proportions. Each pixel is the mean of the
 * pixels that it covers.
 */
export function shrink(pixels: Pixels, maxPixels: number): Pixels {
  const scale = Math.sqrt(maxPixels / (pixels.width * pixels.height));
  if (scale >= 1) return pixels;
  const width = Math.max(1, Math.floor(pixels.width * scale));
  const height = Math.max(1, Math.floor(pixels.height * scale));
  const [columns, rows] = [sourceRangesOf(pixels.width, width), sourceRangesOf(pixels.height, height)];
  // Read these properties only once, because those of a canvas are slow.
  const { data: source, width: stride } = pixels;
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const top = rows[2 * y] as number;
    const bottom = rows[2 * y + 1] as number;
    for (let x = 0; x < width; x++, at += 4) {
      const left = columns[2 * x] as number;
      const right = columns[2 * x + 1] as number;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let row = top; row < bottom; row++) {
        const end = 4 * (row * stride + right);
        for (let from = 4 * (row * stride + left); from < end; from += 4) {
          red += source[from] as number;
          green += source[from + 1] as number;
          blue += source[from + 2] as number;
        }
      }
      const count = (bottom - top) * (right - left);
      data[at] = red / count;
      data[at + 1] = green / count;
      data[at + 2] = blue / count;
      data[at + 3] = 255;
    }
  }
  return { data, width, height };
}

/**
 * Whether two channels differ by more than 12 grey levels in less than 0.5 % of the pixels. Compares only
 * every seventh pixel.
 */
export function areAlike(one: Channel, other: Channel): boolean {
  const step = 7;
  let differentCount = 0;
  for (let at = 0; at < one.data.length; at += step)
    if (Math.abs((one.data[at] as number) - (other.data[at] as number)) > 12) differentCount++;
  return differentCount * step < 0.005 * one.data.length;
}

export type ChannelName = 'luma' | 'least' | 'greatest';

/**
 * Returns a channel of a picture: its luma (ITU-R BT.601), or for each pixel the lowest or the highest value
 * of red, green and blue.
 */
export function channelOf({ data, width, height }: Pixels, name: ChannelName): Channel {
  const values = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < values.length; at++, from += 4) {
    const [red, green, blue] = [data[from] as number, data[from + 1] as number, data[from + 2] as number];
    values[at] =
      name === 'luma'
        ? (77 * red + 150 * green + 29 * blue) >> 8
        : name === 'least'
          ? Math.min(red, green, blue)
          : Math.max(red, green, blue);
  }
  return { data: values, width, height };
}
