/** A rectangle of the board's squares (from the top left), drawn with its corner at (x, y) of the picture. */
export interface Panel {
  readonly col: number;
  readonly row: number;
  readonly cols: number;
  readonly rows: number;
  readonly x: number;
  readonly y: number;
}

export type TourStyle = 'numbers' | 'path' | 'heat';

/** How a tour's board is laid out. Long thin boards are cut into panels, as a long text is into columns. */
export interface TourPlan {
  readonly style: TourStyle;
  /** Pixels a square; below 1 for huge boards. */
  readonly scale: number;
  readonly panels: readonly Panel[];
  readonly width: number;
  readonly height: number;
  /** Size of the coordinates' type. */
  readonly type: number;
}

const LONGEST_RATIO = 4;

function styleOf(cols: number, rows: number): TourStyle {
  const [longer, squares] = [Math.max(cols, rows), cols * rows];
  if (longer <= 12 || squares <= 80) return 'numbers';
  return longer <= 60 || squares <= 3600 ? 'path' : 'heat';
}

function scaleOf(style: TourStyle, longer: number): number {
  if (style === 'numbers') return Math.max(44, Math.min(100, Math.floor(900 / longer)));
  if (style === 'path') return Math.max(16, Math.min(64, Math.floor(1180 / longer)));
  return longer > 1000 ? 1000 / longer : Math.floor(1000 / longer);
}

/** Rooms around a panel for coordinates, in pixels. */
function typeOf(style: TourStyle, scale: number): number {
  return style === 'numbers' ? Math.round(Math.max(18, scale * 0.24)) : 20;
}

/** The plan for a tour on a board of `cols * rows` squares. */
export function planTour(cols: number, rows: number): TourPlan {
  const [longer, shorter] = [Math.max(cols, rows), Math.min(cols, rows)];
  const thin = longer > LONGEST_RATIO * shorter;
  const count = thin ? Math.max(1, Math.round(Math.sqrt(longer / (shorter + 2)))) : 1;
  const length = Math.ceil(longer / count);
  const style = styleOf(cols, rows);
  const scale = scaleOf(style, Math.max(length, count * (shorter + (count > 1 ? 2 : 0))));
  const type = typeOf(style, scale);
  const left = Math.round(type * (1.4 + 0.62 * Math.max(1, String(rows).length)));
  const [top, right, bottom] = [Math.round(type * 1.1), Math.round(type * 1.1), Math.round(type * 2)];
  const panels: Panel[] = [];
  let [x, y] = [left, top];
  for (let from = 0; from < longer; from += length) {
    const part = Math.min(length, longer - from);
    const upright = rows > cols;
    panels.push(
      upright ? { col: 0, row: from, cols, rows: part, x, y } : { col: from, row: 0, cols: part, rows, x, y },
    );
    if (upright) x += Math.round(cols * scale) + left + Math.round(right / 2);
    else y += Math.round(rows * scale) + bottom + Math.round(top / 2);
  }
  const width = Math.max(...panels.map((p) => p.x + Math.round(p.cols * scale))) + right;
  const height = Math.max(...panels.map((p) => p.y + Math.round(p.rows * scale))) + bottom;
  return { style, scale, panels, width, height, type };
}
