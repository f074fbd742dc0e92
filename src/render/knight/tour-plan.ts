/**
 * A rectangle of a board's squares, and where to draw it. (`col`, `row`) is its first square; (`x`, `y`) is
 * that square's corner in the picture.
 */
export interface Panel {
  readonly col: number;
  readonly row: number;
  readonly cols: number;
  readonly rows: number;
  readonly x: number;
  readonly y: number;
}

/** How moves are drawn: as a path with numbers, as a path alone, or as colours of squares. */
export type Rendering = 'numbers' | 'path' | 'heat';

/**
 * The layout of a tour's board, in pixels. Long narrow boards are cut into panels, like text into columns.
 */
export interface TourPlan {
  readonly rendering: Rendering;
  /** The side of a square in pixels. It is below 1 for huge boards. */
  readonly scale: number;
  readonly panels: readonly Panel[];
  readonly width: number;
  readonly height: number;
  /** The type size of the coordinates. */
  readonly type: number;
  /** The area of the key to the colours. Undefined if squares have numbers, which need no key. */
  readonly key?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The middle of the line with turns and crossings, below everything else. */
  readonly measures?: { readonly x: number; readonly y: number; readonly height: number };
}

const SIDE_PX = 1200;
const MAX_SQUARE_PX = 100;
const UNCUT_RATIO = 4;
const MAX_PANELS = 40;
const MANY_PANELS = 6;
const FONT_PX = 28;
const SMALL_FONT_PX = 13;

/**
 * The smallest square, and the most moves, with which numbers are readable and with which the path is
 * visible.
 */
const RENDERINGS = { numbers: { side: 78, moves: 170 }, path: { side: 15, moves: 5000 } } as const;

interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function marginsOf(rows: number, type: number): Margins {
  const around = Math.round(type * 0.9);
  const digits = String(rows).length;
  return {
    left: Math.round(type * (1.2 + 0.72 * digits)),
    top: around,
    right: around,
    bottom: Math.round(type * 1.9),
  };
}

/** Returns the largest possible side of a square if the board's longer side is cut into `count` pieces. */
function sideWith(count: number, cols: number, rows: number, margins: Margins): number {
  const upright = rows > cols;
  const [across, down] = upright
    ? [cols * count, Math.ceil(rows / count)]
    : [Math.ceil(cols / count), rows * count];
  const [aside, above] = [margins.left + margins.right, margins.top + margins.bottom];
  const width = SIDE_PX - (upright ? count - 1 : 0) * aside;
  const height = SIDE_PX - (upright ? 0 : count - 1) * above;
  const side = Math.min(MAX_SQUARE_PX, width / across, height / down);
  return side >= 2 ? Math.floor(side) : side;
}

/**
 * Returns the number of panels into which to cut the board, so that its squares are largest. It is 1 unless
 * the board is narrow.
 */
function panelCount(cols: number, rows: number, margins: Margins): number {
  const [longer, shorter] = [Math.max(cols, rows), Math.min(cols, rows)];
  let best = 1;
  if (longer <= UNCUT_RATIO * shorter) return best;
  for (let count = 2; count <= Math.min(MAX_PANELS, longer); count++) {
    if (sideWith(count, cols, rows, margins) > sideWith(best, cols, rows, margins)) best = count;
  }
  return best;
}

function renderingOf(side: number, moves: number): Rendering {
  if (side >= RENDERINGS.numbers.side && moves <= RENDERINGS.numbers.moves) return 'numbers';
  return side >= RENDERINGS.path.side && moves <= RENDERINGS.path.moves ? 'path' : 'heat';
}

/** Returns the type size of the coordinates, and the resulting size of squares. */
function coordinateLayout(cols: number, rows: number) {
  const sizes = (type: number) => {
    const margins = marginsOf(rows, type);
    const count = panelCount(cols, rows, margins);
    return { type, margins, count, scale: sideWith(count, cols, rows, margins) };
  };
  const large = sizes(FONT_PX);
  // Many thin panels would mostly consist of coordinates.
  return large.count > MANY_PANELS ? sizes(SMALL_FONT_PX) : large;
}

/**
 * Plans the picture of a tour on a board of `cols * rows` squares. `measured`: leaves room for a line with
 * turns and crossings.
 */
export function planTour(cols: number, rows: number, measured = false): TourPlan {
  const { type, margins, count, scale } = coordinateLayout(cols, rows);
  const length = Math.ceil(Math.max(cols, rows) / count);
  const upright = rows > cols;
  const panels: Panel[] = [];
  let [x, y] = [margins.left, margins.top];
  for (let from = 0; from < Math.max(cols, rows); from += length) {
    const part = Math.min(length, Math.max(cols, rows) - from);
    panels.push(
      upright ? { col: 0, row: from, cols, rows: part, x, y } : { col: from, row: 0, cols: part, rows, x, y },
    );
    if (upright) x += pixels(cols, scale) + margins.right + margins.left;
    else y += pixels(rows, scale) + margins.bottom + margins.top;
  }
  const right = Math.max(...panels.map((panel) => panel.x + pixels(panel.cols, scale)));
  const below = Math.max(...panels.map((panel) => panel.y + pixels(panel.rows, scale))) + margins.bottom;
  const rendering = renderingOf(scale, cols * rows);
  const plan = { rendering, scale, panels, width: right + margins.right, height: below, type };
  const [left, width, top] = [margins.left, right - margins.left, below + Math.round(FONT_PX * 0.4)];
  const key = rendering === 'numbers' ? undefined : { x: left, y: top, width, height: FONT_PX };
  const keyed = key === undefined ? plan : { ...plan, height: top + Math.round(FONT_PX * 1.9), key };
  if (!measured) return keyed;
  const middle = keyed.height + FONT_PX;
  const measures = { x: left + width / 2, y: middle, height: FONT_PX };
  return { ...keyed, height: middle + Math.round(FONT_PX * 1.6), measures };
}

/** Returns the length of `squares` squares in whole pixels, at least 1. */
export function pixels(squares: number, scale: number): number {
  return Math.max(1, Math.round(squares * scale));
}
