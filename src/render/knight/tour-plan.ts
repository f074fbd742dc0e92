/**
 * A rectangular part of a board, and its position in the picture. (`col`, `row`) is its top left square.
 * (`x`, `y`) is the top left corner of that square, in pixels.
 */
export interface Panel {
  readonly col: number;
  readonly row: number;
  readonly cols: number;
  readonly rows: number;
  readonly x: number;
  readonly y: number;
}

/**
 * `numbers`: a path with move numbers. `path`: a path alone. `heat`: each square has a colour for its move
 * number.
 */
export type Rendering = 'numbers' | 'path' | 'heat';

/**
 * Layout in pixels. A long narrow board is divided into several panels, as a text is divided into columns.
 */
export interface TourPlan {
  readonly rendering: Rendering;
  /** The side of a square. On huge boards it is less than 1. */
  readonly scale: number;
  readonly panels: readonly Panel[];
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  /** Explains the colours. Undefined if the squares show move numbers. */
  readonly legend?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /**
   * Centre and font size of the text about turns and crossings, at the bottom of the picture. Undefined if
   * there is none.
   */
  readonly measures?: { readonly x: number; readonly y: number; readonly height: number };
}

const MAX_BOARD_SIDE_PX = 1200;
const MAX_SQUARE_PX = 100;
/** Ratio of a board's longer to its shorter side. */
const MAX_UNDIVIDED_RATIO = 4;
const MAX_PANELS = 40;
/** Boards with more panels have the small font. */
const MAX_LARGE_FONT_PANELS = 6;
const FONT_PX = 28;
const SMALL_FONT_PX = 13;

/**
 * Limits for a board with move numbers, or with a path alone: the minimum side of a square in pixels, and the
 * maximum number of moves. All other boards are drawn as heat maps.
 */
const RENDERINGS = { numbers: { side: 78, moves: 170 }, path: { side: 15, moves: 5000 } } as const;

interface PanelMargins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function marginsOf(rows: number, fontSize: number): PanelMargins {
  const margin = Math.round(fontSize * 0.9);
  const digitCount = String(rows).length;
  return {
    left: Math.round(fontSize * (1.2 + 0.72 * digitCount)),
    top: margin,
    right: margin,
    bottom: Math.round(fontSize * 1.9),
  };
}

/** Maximum side of a square if the board's longer side is divided into `count` panels. */
function squareSideWith(count: number, cols: number, rows: number, margins: PanelMargins): number {
  const isUpright = rows > cols;
  const [squaresAcross, squaresDown] = isUpright
    ? [cols * count, Math.ceil(rows / count)]
    : [Math.ceil(cols / count), rows * count];
  const [horizontalMargins, verticalMargins] = [margins.left + margins.right, margins.top + margins.bottom];
  const width = MAX_BOARD_SIDE_PX - (isUpright ? count - 1 : 0) * horizontalMargins;
  const height = MAX_BOARD_SIDE_PX - (isUpright ? 0 : count - 1) * verticalMargins;
  const side = Math.min(MAX_SQUARE_PX, width / squaresAcross, height / squaresDown);
  return side >= 2 ? Math.floor(side) : side;
}

/** Makes the squares as large as possible. Only narrow boards are divided. */
function choosePanelCount(cols: number, rows: number, margins: PanelMargins): number {
  const [longerSide, shorterSide] = [Math.max(cols, rows), Math.min(cols, rows)];
  let bestPanelCount = 1;
  if (longerSide <= MAX_UNDIVIDED_RATIO * shorterSide) return bestPanelCount;
  for (let count = 2; count <= Math.min(MAX_PANELS, longerSide); count++) {
    if (squareSideWith(count, cols, rows, margins) > squareSideWith(bestPanelCount, cols, rows, margins))
      bestPanelCount = count;
  }
  return bestPanelCount;
}

function renderingOf(side: number, moveCount: number): Rendering {
  if (side >= RENDERINGS.numbers.side && moveCount <= RENDERINGS.numbers.moves) return 'numbers';
  return side >= RENDERINGS.path.side && moveCount <= RENDERINGS.path.moves ? 'path' : 'heat';
}

function chooseCoordinateLayout(cols: number, rows: number) {
  const layoutFor = (fontSize: number) => {
    const margins = marginsOf(rows, fontSize);
    const count = choosePanelCount(cols, rows, margins);
    return { fontSize, margins, count, scale: squareSideWith(count, cols, rows, margins) };
  };
  const largeFontLayout = layoutFor(FONT_PX);
  // With many panels, the coordinates would take more space than the squares.
  return largeFontLayout.count > MAX_LARGE_FONT_PANELS ? layoutFor(SMALL_FONT_PX) : largeFontLayout;
}

/** `hasMeasures`: whether a text about turns and crossings needs space below the board. */
export function planTour(cols: number, rows: number, hasMeasures = false): TourPlan {
  const { fontSize, margins, count, scale } = chooseCoordinateLayout(cols, rows);
  const panelLength = Math.ceil(Math.max(cols, rows) / count);
  const isUpright = rows > cols;
  const panels: Panel[] = [];
  let [x, y] = [margins.left, margins.top];
  for (let panelStart = 0; panelStart < Math.max(cols, rows); panelStart += panelLength) {
    const partLength = Math.min(panelLength, Math.max(cols, rows) - panelStart);
    panels.push(
      isUpright
        ? { col: 0, row: panelStart, cols, rows: partLength, x, y }
        : { col: panelStart, row: 0, cols: partLength, rows, x, y },
    );
    if (isUpright) x += toPixels(cols, scale) + margins.right + margins.left;
    else y += toPixels(rows, scale) + margins.bottom + margins.top;
  }
  const panelsRightX = Math.max(...panels.map((panel) => panel.x + toPixels(panel.cols, scale)));
  const panelsBottomY =
    Math.max(...panels.map((panel) => panel.y + toPixels(panel.rows, scale))) + margins.bottom;
  const rendering = renderingOf(scale, cols * rows);
  const plan = {
    rendering,
    scale,
    panels,
    width: panelsRightX + margins.right,
    height: panelsBottomY,
    fontSize,
  };
  const [leftX, contentWidth, legendY] = [
    margins.left,
    panelsRightX - margins.left,
    panelsBottomY + Math.round(FONT_PX * 0.4),
  ];
  const legend =
    rendering === 'numbers' ? undefined : { x: leftX, y: legendY, width: contentWidth, height: FONT_PX };
  const planWithLegend =
    legend === undefined ? plan : { ...plan, height: legendY + Math.round(FONT_PX * 1.9), legend };
  if (!hasMeasures) return planWithLegend;
  const measuresMiddleY = planWithLegend.height + FONT_PX;
  const measures = { x: leftX + contentWidth / 2, y: measuresMiddleY, height: FONT_PX };
  return { ...planWithLegend, height: measuresMiddleY + Math.round(FONT_PX * 1.6), measures };
}

/** Whole pixels, at least 1. */
export function toPixels(lengthInSquares: number, scale: number): number {
  return Math.max(1, Math.round(lengthInSquares * scale));
}
