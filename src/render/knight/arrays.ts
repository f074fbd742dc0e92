import { MOVE_ORDERS } from '../../core/knight/classic/arrays.ts';
import { MOVE_ORDER_NAMES, type MoveOrderName } from '../../core/knight/request/choice.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import { writeCentred } from '../paint/fonts.ts';
import { colourAt } from '../paint/gradient.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import { drawSquares } from './chessboard.ts';
import { drawKnight, squareCentre } from './tour-marks.ts';
import type { Panel } from './tour-plan.ts';

/** Side of each small board. A knight in the middle of 5x5 squares can make all eight moves. */
const BOARD_SIDE_SQUARES = 5;
const MIDDLE_INDEX = 2;
/**
 * Side with which numbers are still nine pixels high when a phone shrinks the picture to a width of 320
 * pixels.
 */
const SQUARE_PX = 54;
const BOARD_GAP_PX = 44;
const TITLE_HEIGHT_PX = 52;
const FONT_PX = 30;
const DISC_RADIUS_IN_SQUARES = 0.4;
const ORDERS_BY_ROW: readonly (readonly MoveOrderName[])[] = [
  MOVE_ORDER_NAMES.slice(0, 3),
  MOVE_ORDER_NAMES.slice(3),
];

/** The five move orders of the classical search, each on a small board with numbers from 1 to 8. */
export function* drawMoveOrders(theme: Theme): Pieces<Sheet> {
  const boardSide = BOARD_SIDE_SQUARES * SQUARE_PX;
  const rowWidthFor = (boardCount: number) => boardCount * boardSide + (boardCount - 1) * BOARD_GAP_PX;
  const width = rowWidthFor(3) + 2 * BOARD_GAP_PX;
  const sheet = makeSheet(
    width,
    ORDERS_BY_ROW.length * (TITLE_HEIGHT_PX + boardSide + BOARD_GAP_PX) + BOARD_GAP_PX / 2,
    theme.page,
  );
  for (const [row, orderNames] of ORDERS_BY_ROW.entries()) {
    for (const [boardIndex, orderName] of orderNames.entries()) {
      const x = (width - rowWidthFor(orderNames.length)) / 2 + boardIndex * (boardSide + BOARD_GAP_PX);
      const y = BOARD_GAP_PX / 2 + row * (TITLE_HEIGHT_PX + boardSide + BOARD_GAP_PX) + TITLE_HEIGHT_PX;
      drawMoveOrder(
        sheet,
        { col: 0, row: 0, cols: BOARD_SIDE_SQUARES, rows: BOARD_SIDE_SQUARES, x, y },
        orderName,
        theme,
      );
      yield;
    }
  }
  return sheet;
}

function drawMoveOrder(sheet: Sheet, panel: Panel, orderName: MoveOrderName, theme: Theme): void {
  const { ctx } = sheet;
  const drawing = { sheet, panel, plan: { scale: SQUARE_PX }, theme };
  const centreOf = (col: number, row: number) =>
    squareCentre(drawing, BOARD_SIDE_SQUARES, row * BOARD_SIDE_SQUARES + col);
  ctx.fillStyle = theme.ink;
  writeCentred(
    ctx,
    orderName,
    panel.x + (BOARD_SIDE_SQUARES * SQUARE_PX) / 2,
    panel.y - TITLE_HEIGHT_PX / 2,
    FONT_PX,
  );
  drawSquares(drawing, BOARD_SIDE_SQUARES);
  for (const [moveIndex, [colStep, rowStep]] of MOVE_ORDERS[orderName].entries()) {
    const [x, y] = centreOf(MIDDLE_INDEX + colStep, MIDDLE_INDEX + rowStep);
    ctx.fillStyle = colourAt(theme.path, moveIndex / (MOVE_ORDERS[orderName].length - 1));
    ctx.beginPath();
    ctx.arc(x, y, SQUARE_PX * DISC_RADIUS_IN_SQUARES, 0, 2 * Math.PI);
    ctx.fill();
    ctx.fillStyle = theme.pathInk;
    writeCentred(ctx, String(moveIndex + 1), x, y, FONT_PX);
  }
  drawKnight(ctx, centreOf(MIDDLE_INDEX, MIDDLE_INDEX), SQUARE_PX, {
    colour: theme.ink,
    ink: theme.page,
    edge: theme.lightSquare,
  });
}
