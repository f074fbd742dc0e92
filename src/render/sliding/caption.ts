import type { Moves } from '../../core/sliding/board.ts';
import { isMove } from '../../core/sliding/moves.ts';
import { MOVE_ARROWS } from '../../core/sliding/notation/move-text.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Pen, Point } from '../paint/pen.ts';

const MAX_ARROW_LINES = 10;

/**
 * Above a board of a solution, in pixels: the move number, and arrows for the moves since the previous board.
 */
export interface CaptionLayout {
  readonly numberFontSize: number;
  readonly arrowFontSize: number;
  readonly arrowDistance: number;
  readonly lineHeight: number;
  /** Maximum in each line below the move number. */
  readonly arrowsPerLine: number;
  /** Lines below the move number. 0 if all arrows fit to the right of it. */
  readonly arrowLineCount: number;
  readonly height: number;
}

/** `moves`: since the previous board. */
interface CaptionContent {
  readonly moveNumber: number;
  readonly moves: Moves;
  readonly isLastBoard: boolean;
}

/** Plans captions for boards `width` pixels wide, with move numbers up to `lastNumber`. */
export function planCaption(width: number, lastNumber: number, movesBetweenBoards: number): CaptionLayout {
  const numberFontSize = Math.round(Math.max(30, Math.min(44, width * 0.16)));
  const arrowFontSize = Math.round(numberFontSize * (movesBetweenBoards > 8 ? 0.66 : 0.82));
  const arrowDistance = Math.round(arrowFontSize * 0.92);
  const arrowsBesideNumber = Math.floor(
    (width - inkWidth(`${lastNumber}✓`, numberFontSize) - 1.5 * numberFontSize) / arrowDistance,
  );
  const arrowsPerLine = Math.max(1, Math.floor(width / arrowDistance));
  const arrowLineCount =
    movesBetweenBoards <= arrowsBesideNumber
      ? 0
      : Math.min(MAX_ARROW_LINES, Math.ceil(movesBetweenBoards / arrowsPerLine));
  const lineHeight = Math.round(arrowFontSize * 1.15);
  const height =
    Math.round(numberFontSize * (arrowLineCount === 0 ? 1.2 : 1.4)) + arrowLineCount * lineHeight;
  return { numberFontSize, arrowFontSize, arrowDistance, lineHeight, arrowsPerLine, arrowLineCount, height };
}

/** (x, y) is the top left corner. The caption of the last board also has a tick. */
export function writeCaption(
  { ctx, theme }: Pen,
  { x, y }: Point,
  caption: CaptionLayout,
  { moveNumber, moves, isLastBoard }: CaptionContent,
): void {
  const { numberFontSize, arrowFontSize, arrowDistance, lineHeight, arrowsPerLine, arrowLineCount } = caption;
  const numberText = String(moveNumber);
  const numberMiddleY = y + numberFontSize * 0.45;
  const numberWidth = inkWidth(numberText, numberFontSize);
  ctx.fillStyle = isLastBoard ? theme.done : theme.ink;
  writeCentred(ctx, numberText, x + numberWidth / 2, numberMiddleY, numberFontSize);
  let rightX = x + numberWidth + numberFontSize * 0.35;
  if (isLastBoard) {
    writeCentred(ctx, '✓', rightX + numberFontSize * 0.35, numberMiddleY, numberFontSize * 1.1);
    rightX += numberFontSize * 1.05;
  }
  ctx.fillStyle = theme.softInk;
  const maxArrows = arrowLineCount === 0 ? moves.length : arrowsPerLine * arrowLineCount;
  for (let i = 0; i < Math.min(moves.length, maxArrows); i++) {
    const isCut = i === maxArrows - 1 && moves.length > maxArrows;
    const move = moves[i] ?? '';
    const arrowText = isCut ? '…' : isMove(move) ? MOVE_ARROWS[move] : '';
    const arrowX =
      arrowLineCount === 0
        ? rightX + (i + 0.5) * arrowDistance
        : x + ((i % arrowsPerLine) + 0.5) * arrowDistance;
    const arrowY =
      arrowLineCount === 0
        ? numberMiddleY
        : numberMiddleY + (Math.floor(i / arrowsPerLine) + 1.1) * lineHeight;
    writeCentred(ctx, arrowText, arrowX, arrowY, arrowFontSize);
  }
}
