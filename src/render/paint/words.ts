import type { CanvasRenderingContext2D } from 'canvas';
import { type FontWeight, fontOf, inkWidth } from './fonts.ts';
import type { Point } from './pen.ts';

/**
 * The smallest scale for text that is too wide. The font size is reduced, but not below 75 % of the original
 * one. If the text is still too wide, its end is cut off.
 */
const MIN_TEXT_SCALE = 0.75;
/**
 * Matches positions where a line may break: after a space, and after any Chinese or Japanese character. A
 * line doesn't break after opening or before closing punctuation (Unicode UAX #14).
 */
const BREAK_POSITION =
  /(?<=(?!\u00a0)[\s\u2e80-\u9fff\uff00-\uffef])(?<![（“‘《「])(?![，。、：；！？）”’》」…])/u;

/** A line of text, with the font size in pixels that makes it fit into its width. */
export interface TextLine {
  readonly text: string;
  readonly size: number;
  /** The weight of the font. Default: bold. */
  readonly weight?: FontWeight;
}

/**
 * Fits a text into one line of `width` pixels. Makes the font smaller first. If the text is still too wide,
 * cuts off its end with an ellipsis.
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
 * Breaks a text into at most `maxLines` lines of `width` pixels. If the text is longer, cuts off the end of
 * the last line with an ellipsis.
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
 * Writes a line of text. `y` is the middle of its lower-case letters. `align` tells whether `x` is the left
 * end, the centre or the right end of the line.
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
 * Writes several lines below each other. `lineHeight` is the distance from one line to the next in pixels.
 * (x, y) is the left end of the first line, at half its height.
 */
export function writeLines(
  ctx: CanvasRenderingContext2D,
  lines: readonly TextLine[],
  { x, y }: Point,
  lineHeight: number,
): void {
  for (const [lineIndex, line] of lines.entries()) writeLine(ctx, line, x, y + lineIndex * lineHeight);
}
