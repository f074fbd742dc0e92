import type { CanvasRenderingContext2D } from 'canvas';
import { fontOf, inkWidth, type Weight } from './fonts.ts';

/** Words shrink to this share of their size before they are cut. */
const LEAST = 0.75;
/** Where a line may end: after a space and any Chinese or Japanese sign, but not after what opens or before what closes (Unicode UAX #14). */
const BREAKS = /(?<=(?!\u00a0)[\s\u2e80-\u9fff\uff00-\uffef])(?<![（“‘《「])(?![，。、：；！？）”’》」…])/u;

/** A text at a size (pixels) at which it fits where it belongs. */
export interface Line {
  readonly text: string;
  readonly size: number;
  /** Bold by default. */
  readonly weight?: Weight;
}

/** The text on one line of `width` pixels: smaller if it must be, cut with an ellipsis if even that is not enough. */
export function fitLine(text: string, width: number, size: number, weight: Weight = 'bold'): Line {
  const natural = inkWidth(text, size, weight);
  if (natural <= width) return { text, size };
  const smaller = Math.max(Math.ceil(size * LEAST), Math.floor((size * width) / natural));
  const letters = [...text];
  let cut = text;
  while (letters.length > 1 && inkWidth(cut, smaller, weight) > width) {
    letters.pop();
    cut = `${letters.join('').trimEnd()}…`;
  }
  return { text: cut, size: smaller };
}

/** The text broken into at most `most` lines of `width` pixels; what is too much for the last one is cut with an ellipsis. */
export function wrapLines(
  text: string,
  width: number,
  size: number,
  most = 3,
  weight: Weight = 'bold',
): Line[] {
  const lines: string[] = [];
  for (const word of text.split(BREAKS)) {
    const longer = `${lines.at(-1) ?? ''}${word}`;
    const fits = lines.length > 0 && inkWidth(longer.trimEnd(), size, weight) <= width;
    if (fits || lines.length === most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => fitLine(line.trim(), width, size, weight));
}

/** Writes a line with its small letters' middle at y; it begins, ends or has its middle at x. */
export function writeLine(
  ctx: CanvasRenderingContext2D,
  { text, size, weight = 'bold' }: Line,
  x: number,
  y: number,
  align: 'left' | 'center' | 'right' = 'left',
): void {
  ctx.font = fontOf(size, weight);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = align;
  ctx.fillText(text, x, y + size * 0.36);
}
