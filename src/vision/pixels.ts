/** Red, green, blue and alpha from 0 to 255 for each pixel, in reading order. Alpha is ignored. */
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

/** For target pixel i, source pixels from the entry `2 * i` to the pixel before the entry `2 * i + 1`. */
function sourceRangesOf(sourceCount: number, targetCount: number): Int32Array {
  const ranges = new Int32Array(2 * targetCount);
  for (let targetPixel = 0; targetPixel < targetCount; targetPixel++) {
    ranges[2 * targetPixel] = Math.floor((targetPixel * sourceCount) / targetCount);
    ranges[2 * targetPixel + 1] = Math.min(
      sourceCount,
      Math.ceil(((targetPixel + 1) * sourceCount) / targetCount),
    );
  }
  return ranges;
}

/** Keeps the proportions. Each of at most `maxPixels` pixels is the mean of the pixels that it covers. */
export function shrinkPicture(pixels: Pixels, maxPixels: number): Pixels {
  const scale = Math.sqrt(maxPixels / (pixels.width * pixels.height));
  if (scale >= 1) return pixels;
  const width = Math.max(1, Math.floor(pixels.width * scale));
  const height = Math.max(1, Math.floor(pixels.height * scale));
  const [columnRanges, rowRanges] = [
    sourceRangesOf(pixels.width, width),
    sourceRangesOf(pixels.height, height),
  ];
  // Only once: these properties of a canvas are slow.
  const { data: sourceData, width: sourceWidth } = pixels;
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0, targetIndex = 0; y < height; y++) {
    const top = rowRanges[2 * y] as number;
    const bottom = rowRanges[2 * y + 1] as number;
    for (let x = 0; x < width; x++, targetIndex += 4) {
      const left = columnRanges[2 * x] as number;
      const right = columnRanges[2 * x + 1] as number;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let row = top; row < bottom; row++) {
        const rowEnd = 4 * (row * sourceWidth + right);
        for (let sourceIndex = 4 * (row * sourceWidth + left); sourceIndex < rowEnd; sourceIndex += 4) {
          red += sourceData[sourceIndex] as number;
          green += sourceData[sourceIndex + 1] as number;
          blue += sourceData[sourceIndex + 2] as number;
        }
      }
      const pixelCount = (bottom - top) * (right - left);
      data[targetIndex] = red / pixelCount;
      data[targetIndex + 1] = green / pixelCount;
      data[targetIndex + 2] = blue / pixelCount;
      data[targetIndex + 3] = 255;
    }
  }
  return { data, width, height };
}

/**
 * Whether two channels differ by more than 12 grey levels in less than 0.5 % of the pixels. Compares only
 * every seventh pixel.
 */
export function areAlike(a: Channel, b: Channel): boolean {
  const pixelStep = 7;
  let differentCount = 0;
  for (let index = 0; index < a.data.length; index += pixelStep)
    if (Math.abs((a.data[index] as number) - (b.data[index] as number)) > 12) differentCount++;
  return differentCount * pixelStep < 0.005 * a.data.length;
}

/**
 * The luma, the least or the greatest of red, green and blue, or the warmth: the difference between red and
 * blue. It shows coloured digits on grey patterns, and brown ones on blue.
 */
export type ChannelName = 'luma' | 'least' | 'greatest' | 'warmth';

/** Luma: ITU-R BT.601. */
export function channelOf({ data, width, height }: Pixels, name: ChannelName): Channel {
  const values = new Uint8Array(width * height);
  for (let index = 0, dataIndex = 0; index < values.length; index++, dataIndex += 4) {
    const [red, green, blue] = [
      data[dataIndex] as number,
      data[dataIndex + 1] as number,
      data[dataIndex + 2] as number,
    ];
    values[index] =
      name === 'luma'
        ? (77 * red + 150 * green + 29 * blue) >> 8
        : name === 'least'
          ? Math.min(red, green, blue)
          : name === 'greatest'
            ? Math.max(red, green, blue)
            : (255 + red - blue) >> 1;
  }
  return { data: values, width, height };
}
