import { roundedRect, type Sheet } from '../paint/canvas.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/theme.ts';

/** A rectangle in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room for the numbers above and below the bars. */
const ABOVE = 44;
const BELOW = 34;
const TYPE = 26;

/** How many boards there are of each length, as bars; the one of this length stands out, with its number. */
export function drawHistogram(
  { ctx }: Sheet,
  { x, y, width, height }: Box,
  counts: readonly number[],
  length: number,
  theme: Theme,
): void {
  const tallest = Math.max(...counts);
  const pitch = width / counts.length;
  const room = height - ABOVE - BELOW;
  const base = y + height - BELOW;
  counts.forEach((count, at) => {
    const bar = Math.max(count > 0 ? 2 : 0, (count / tallest) * room);
    const isIt = at === length;
    ctx.fillStyle = isIt ? theme.frameFault : at < length ? theme.done : theme.softInk;
    ctx.globalAlpha = isIt ? 1 : at < length ? 0.55 : 0.35;
    roundedRect(ctx, x + at * pitch + pitch * 0.1, base - bar, pitch * 0.8, bar, Math.min(3, bar / 2));
    ctx.fill();
    if (!isIt) return;
    ctx.globalAlpha = 1;
    const text = String(length);
    const half = inkWidth(text, TYPE + 6) / 2;
    const middle = Math.min(x + width - half, Math.max(x + half, x + (at + 0.5) * pitch));
    const beside = Math.ceil((half + 6) / pitch);
    const highest = Math.max(...counts.slice(Math.max(0, at - beside), at + beside + 1));
    writeCentred(ctx, text, middle, base - (highest / tallest) * room - 22, TYPE + 6);
  });
  ctx.globalAlpha = 1;
  ctx.fillStyle = theme.softInk;
  const last = String(counts.length - 1);
  writeCentred(ctx, '0', x + pitch / 2, base + 20, TYPE - 4);
  writeCentred(ctx, last, x + width - inkWidth(last, TYPE - 4) / 2, base + 20, TYPE - 4);
}
