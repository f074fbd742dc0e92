import type { Moves } from '../../core/sliding/board.ts';
import { isMove } from '../../core/sliding/moves.ts';
import { MOVE_ARROWS } from '../../core/sliding/notation/move-text.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Pen, Point } from '../paint/pen.ts';

const MAX_LINES = 10;

/**
 * The layout of the caption above a board of a solution, in pixels. A caption is the move number, and arrows
 * for the moves since the previous board.
 */
export interface CaptionLayout {
  readonly numberSize: number;
  readonly arrowSize: number;
  /** The distance from one arrow to the next. */
  readonly pitch: number;
  readonly lineHeight: number;
  /** The maximum number of arrows in each line below the move number. */
  readonly arrowsPerLine: number;
  /**
   * The number of lines of arrows below the move number. It is 0 if all arrows fit to the right of the
   * number.
   */
  readonly arrowLines: number;
  readonly height: number;
}

/** The contents of one board's caption. `moves`: the moves since the previous board. */
interface CaptionContent {
  readonly number: number;
  readonly moves: Moves;
  readonly isLast: boolean;
}

/**
 * Plans captions for boards `width` pixels wide, with move numbers up to `lastNumber` and `stride` moves
 * between two boards.
 */
export function planCaption(width: number, lastNumber: number, stride: number): CaptionLayout {
  const numberSize = Math.round(Math.max(30, Math.min(44, width * 0.16)));
  const arrowSize = Math.round(numberSize * (stride > 8 ? 0.66 : 0.82));
  const pitch = Math.round(arrowSize * 0.92);
  const arrowsBeside = Math.floor(
    (width - inkWidth(`${lastNumber}✓`, numberSize) - 1.5 * numberSize) / pitch,
  );
  const perLine = Math.max(1, Math.floor(width / pitch));
  const lines = stride <= arrowsBeside ? 0 : Math.min(MAX_LINES, Math.ceil(stride / perLine));
  const lineHeight = Math.round(arrowSize * 1.15);
  const height = Math.round(numberSize * (lines === 0 ? 1.2 : 1.4)) + lines * lineHeight;
  return { numberSize, arrowSize, pitch, lineHeight, arrowsPerLine: perLine, arrowLines: lines, height };
}

/** Writes a caption with its top left corner at (x, y). The caption of the last board also has a tick. */
export function writeCaption(
  { ctx, theme }: Pen,
  { x, y }: Point,
  caption: CaptionLayout,
  { number, moves, isLast }: CaptionContent,
): void {
  const { numberSize, arrowSize, pitch, lineHeight, arrowsPerLine, arrowLines } = caption;
  const text = String(number);
  const middle = y + numberSize * 0.45;
  const width = inkWidth(text, numberSize);
  ctx.fillStyle = isLast ? theme.done : theme.ink;
  writeCentred(ctx, text, x + width / 2, middle, numberSize);
  let right = x + width + numberSize * 0.35;
  if (isLast) {
    writeCentred(ctx, '✓', right + numberSize * 0.35, middle, numberSize * 1.1);
    right += numberSize * 1.05;
  }
  ctx.fillStyle = theme.softInk;
  const maxArrows = arrowLines === 0 ? moves.length : arrowsPerLine * arrowLines;
  for (let i = 0; i < Math.min(moves.length, maxArrows); i++) {
    const isCut = i === maxArrows - 1 && moves.length > maxArrows;
    const move = moves[i] ?? '';
    const glyph = isCut ? '…' : isMove(move) ? MOVE_ARROWS[move] : '';
    const across = arrowLines === 0 ? right + (i + 0.5) * pitch : x + ((i % arrowsPerLine) + 0.5) * pitch;
    const down = arrowLines === 0 ? middle : middle + (Math.floor(i / arrowsPerLine) + 1.1) * lineHeight;
    writeCentred(ctx, glyph, across, down, arrowSize);
  }
}
