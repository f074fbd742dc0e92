import type { CanvasRenderingContext2D } from 'canvas';
import { type FontWeight, fontOf, inkWidth } from './fonts.ts';
import type { Point } from './pen.ts';

/**
 * Text that is too wide gets a smaller font, but not below 75 % of the original size. If it is still too
 * wide, its end is cut off.
 */
const MIN_TEXT_SCALE = 0.75;
/**
 * A line may break after a space, and after any Chinese or Japanese character, but not after opening or
 * before closing punctuation (Unicode UAX #14).
 */
const BREAK_POSITION =
  /(?<=(?!\u00a0)[\s\u2e80-\u9fff\uff00-\uffef])(?<![（“‘《「])(?![，。、：；！？）”’》」…])/u;

/** The font size in pixels makes the text fit into its width. */
export interface TextLine {
  readonly text: string;
  readonly size: number;
  /** Default: bold. */
  readonly weight?: FontWeight;
}

/**
 * `width`: in pixels. Makes the font smaller first. If the text is still too wide, cuts off its end with an
 * ellipsis.
 */
export function fitLine(text: string, width: number, size: number, weight: FontWeight = 'bold'): TextLine {
  const naturalWidth = inkWidth(text, size, weight);
  if (naturalWidth <= width) return { text, size };
  const smallerSize = Math.max(Math.ceil(size * MIN_TEXT_SCALE), Math.floor((size * width) / naturalWidth));
  const characters = [...text];
  let cutText = text;
  while (characters.length > 1 && inkWidth(cutText, smallerSize, weight) > width) {
    characters.pop();
    cutText = `${characters.join('').trimEnd()}…`;
  }
  return { text: cutText, size: smallerSize };
}

/**
 * `width`: in pixels. If the text is longer than `maxLines` lines, cuts off the end of the last one with an
 * ellipsis.
 */
export function wrapLines(text: string, width: number, size: number, maxLines = 3): TextLine[] {
  const lines: string[] = [];
  for (const word of text.split(BREAK_POSITION)) {
    const longerLine = `${lines.at(-1) ?? ''}${word}`;
    const fits = lines.length > 0 && inkWidth(longerLine.trimEnd(), size) <= width;
    if (fits || lines.length === maxLines) lines[lines.length - 1] = longerLine;
    else lines.push(word);
  }
  return lines.map((line) => fitLine(line.trim(), width, size));
}

/**
 * `y` is the middle of its lower-case letters. `align` tells whether `x` is the left end, the centre or the
 * right end of the line.
 */
export function writeLine(
  ctx: CanvasRenderingContext2D,
  { text, size, weight = 'bold' }: TextLine,
  x: number,
  y: number,
  align: 'left' | 'center' | 'right' = 'left',
): void {
  ctx.font = fontOf(size, weight);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = align;
  ctx.fillText(text, x, y + size * 0.36);
}

/**
 * `lineHeight`: from one line to the next, in pixels. (x, y) is the left end of the first line, at half its
 * height.
 */
export function writeLines(
  ctx: CanvasRenderingContext2D,
  lines: readonly TextLine[],
  { x, y }: Point,
  lineHeight: number,
): void {
  for (const [lineIndex, line] of lines.entries()) writeLine(ctx, line, x, y + lineIndex * lineHeight);
}
