import type { CanvasRenderingContext2D } from 'canvas';
import { numbersOf } from '../../i18n/numbers.ts';
import { roundedRect } from '../paint/canvas.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import { colourAt } from '../paint/gradient.ts';
import { hatch } from '../paint/hatch.ts';
import type { Theme } from '../paint/theme.ts';
import type { BacktracksPlan } from './backtracks-plan.ts';
import type { BacktracksScale } from './backtracks-scale.ts';

const { count } = numbersOf('en');

/** The key: a strip of colours with the powers of ten below it, and the squares N and LIM where the tables have them. */
export function drawBacktracksKey(
  ctx: CanvasRenderingContext2D,
  { key, type }: BacktracksPlan,
  scale: BacktracksScale,
  theme: Theme,
): void {
  const height = Math.round(type * 0.9);
  const top = key.y;
  const signs = [...(scale.has.limit ? ['LIM' as const] : []), ...(scale.has.none ? ['N' as const] : [])];
  let right = key.x + key.width;
  for (const sign of [...signs].reverse()) {
    const width = Math.round(inkWidth(sign, type) + type);
    const place = { x: right - width, y: top, width, height: Math.round(type * 1.5) };
    ctx.save();
    roundedRect(ctx, place.x, place.y, place.width, place.height, 4);
    ctx.clip();
    if (sign === 'LIM') hatch(ctx, place, scale.colours(scale.top).fill, theme.limitStripe);
    else hatch(ctx, place, theme.page, theme.darkSquare);
    ctx.restore();
    ctx.fillStyle = sign === 'LIM' ? scale.colours(scale.top).ink : theme.softInk;
    writeCentred(ctx, sign, place.x + width / 2, top + place.height / 2, Math.round(type * 0.85));
    right -= width + type * 0.6;
  }
  const [x, end] = [key.x + type * 0.4, right - type * 0.9];
  const strip = ctx.createLinearGradient(x, 0, end, 0);
  for (let i = 0; i <= 32; i++) strip.addColorStop(i / 32, colourAt(theme.effort, i / 32));
  ctx.fillStyle = strip;
  roundedRect(ctx, x, top, end - x, height, height * 0.3);
  ctx.fill();
  drawTicks(ctx, x, end - x, top + height, type, scale, theme);
}

/** 0 and the powers of ten up to the strip's end, left out where they would touch. */
function drawTicks(
  ctx: CanvasRenderingContext2D,
  x: number,
  width: number,
  y: number,
  type: number,
  scale: BacktracksScale,
  theme: Theme,
): void {
  const size = Math.round(type * 0.85);
  const values = [0];
  for (let power = 1; power <= scale.top; power *= 10) values.push(power);
  ctx.fillStyle = theme.softInk;
  let free = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    const middle = x + scale.shareOf(value) * width;
    const text = count(value);
    const half = inkWidth(text, size) / 2;
    if (middle - half < free) continue;
    ctx.fillRect(Math.round(middle), y + 2, 1, Math.round(type * 0.25));
    writeCentred(ctx, text, middle, y + type * 0.85, size);
    free = middle + half + type * 0.5;
  }
}
