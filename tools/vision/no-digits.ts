import { type Random, randomBelow } from '../../src/core/random.ts';
import { NO_DIGIT } from '../../src/vision/network.ts';
import { drawMaster, type Master, withHalves } from './masters.ts';

/** Letters that look like no digit, in any font. */
const LETTERS = [...'CEFHJKMNPRTUVWXYdfkmnprtuvwx'];
const PAIRS = ['10', '12', '14', '23', '20', '35', '47', '58', '69', '88', 'mo', 'es', 'Ti'];

const blank = (width: number, height: number): Master => ({
  data: new Float32Array(width * height),
  width,
  height,
  label: NO_DIGIT,
});

function fill({ data, width }: Master, [left, top, right, bottom]: readonly number[], ink = 1): void {
  for (let y = Math.round(top ?? 0); y < Math.round(bottom ?? 0); y++)
    for (let x = Math.round(left ?? 0); x < Math.round(right ?? 0); x++) data[y * width + x] = ink;
}

/** A frame of a tile, some of whose sides may be missing. */
function frame(random: Random): Master {
  const [width, height] = [40 + randomBelow(random, 50), 80];
  const one = blank(width, height);
  const line = 3 + randomBelow(random, 12);
  const sides = [
    [0, 0, width, line],
    [0, height - line, width, height],
    [0, 0, line, height],
    [width - line, 0, width, height],
  ];
  const missing = randomBelow(random, 8);
  sides.forEach((side, at) => {
    if (at !== missing) fill(one, side);
  });
  return one;
}

/** A filled shape: a bar too wide for a one, a disc, a ring without a middle, a heap of discs. */
function blob(random: Random): Master {
  const [width, height] = [26 + randomBelow(random, 60), 80];
  const one = blank(width, height);
  const discs = 1 + randomBelow(random, 5);
  for (let disc = 0; disc < discs; disc++) {
    const radius = 8 + random() * 26;
    const [x0, y0] = [random() * width, disc === 0 ? radius : random() * height];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) if (Math.hypot(x - x0, y - y0) < radius) one.data[y * width + x] = 1;
  }
  if (discs === 1) fill(one, [0, 0, width, height]);
  return one;
}

/** A part of a digit, as a wrong threshold leaves it. */
function part(master: Master, random: Random): Master {
  const { data, width, height } = master;
  const side = randomBelow(random, 4);
  const rows = side < 2 ? Math.ceil(height * (0.3 + 0.2 * random())) : height;
  const cols = side >= 2 ? Math.ceil(width * (0.4 + 0.2 * random())) : width;
  const [left, top] = [side === 3 ? width - cols : 0, side === 1 ? height - rows : 0];
  const one = blank(cols, rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < cols; x++) one.data[y * cols + x] = data[(top + y) * width + left + x] as number;
  return one;
}

/** Digits of which half is still another digit's shape, or nearly none: 1 and 7 cut are bars. */
const WHOLE_ONLY = new Set([0, 1, 4, 6, 7, 9]);

/** `count` shapes that are no digits: letters, two digits grown together, frames, blobs, parts of digits. */
export function noDigits(
  families: readonly string[],
  digits: readonly Master[],
  count: number,
  random: Random,
): Master[] {
  const masters: Master[] = [];
  const pick = <T>(list: readonly T[]): T => list[randomBelow(random, list.length)] as T;
  while (masters.length < count) {
    const kind = random();
    if (kind < 0.45) {
      const master = drawMaster(pick(LETTERS), pick(families), NO_DIGIT);
      if (master) masters.push(master);
    } else if (kind < 0.6) {
      const master = drawMaster(pick(PAIRS), pick(families), NO_DIGIT);
      if (master) masters.push(master);
    } else if (kind < 0.75) masters.push(withHalves(frame(random)));
    else if (kind < 0.96) masters.push(withHalves(blob(random)));
    else {
      const digit = pick(digits);
      if (!WHOLE_ONLY.has(digit.label)) masters.push(withHalves(part(digit, random)));
    }
  }
  return masters;
}
