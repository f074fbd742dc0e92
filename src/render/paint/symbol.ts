import type { CanvasRenderingContext2D } from 'canvas';
import { fontOf, inkWidth } from './fonts.ts';

/** The part after the letter is set smaller and lower: y0, z1_2. */
const LOWERED = 0.68;

function parts(
  symbol: string,
  size: number,
): readonly { text: string; size: number; drop: number; width: number }[] {
  const [letter, rest] = [symbol.slice(0, 1), symbol.slice(1)];
  const small = size * LOWERED;
  const first = { text: letter, size, drop: 0, width: inkWidth(letter, size) + size * 0.06 };
  if (rest === '') return [first];
  return [first, { text: rest, size: small, drop: size * 0.2, width: inkWidth(rest, small) }];
}

/** Pixels that a symbol takes across. */
export function symbolWidth(symbol: string, size: number): number {
  return parts(symbol, size).reduce((sum, { width }) => sum + width, 0);
}

/** Writes a symbol from x on, its small letters' middle at y: a letter with an index, as in formulas. */
export function writeSymbol(
  ctx: CanvasRenderingContext2D,
  symbol: string,
  x: number,
  y: number,
  size: number,
): void {
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  let at = x;
  for (const part of parts(symbol, size)) {
    ctx.font = fontOf(part.size);
    ctx.fillText(part.text, at, y + size * 0.28 + part.drop);
    at += part.width;
  }
}
