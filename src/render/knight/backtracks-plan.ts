import type { BacktrackTable } from '../../core/knight/classic/table.ts';
import type { Panel, TourPlan } from './tour-plan.ts';

/** How tables of backtracks are laid out, in pixels: a grid of boards with squares of one size, and a key below. */
export interface BacktracksPlan {
  /** Side of a square; whole. */
  readonly scale: number;
  /** A table's board, in the order of the tables; its label stands over it. */
  readonly panels: readonly Panel[];
  /** Type of the coordinates. */
  readonly type: number;
  /** Height of the line over each board. */
  readonly label: number;
  readonly width: number;
  readonly height: number;
  readonly key: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const SIDE = { one: 1180, many: 1500 } as const;
const LARGEST_SQUARE = 100;
/** The key has room for its ticks on narrow boards too. */
const LEAST_WIDTH = 430;

/** The plan for tables, as few columns of them as let the squares be largest. */
export function planBacktracks(tables: readonly Pick<BacktrackTable, 'cols' | 'rows'>[]): BacktracksPlan {
  const [cols, rows] = [
    Math.max(1, ...tables.map((table) => table.cols)),
    Math.max(1, ...tables.map((table) => table.rows)),
  ];
  const type = tables.length > 1 ? 17 : 22;
  const label = Math.round(type * 2.5);
  const left = Math.round(type * (1.2 + 0.72 * String(rows).length));
  const [right, top, bottom] = [
    Math.round(type * 1.3),
    label + Math.round(type * 0.6),
    Math.round(type * 2.1),
  ];
  const side = tables.length > 1 ? SIDE.many : SIDE.one;
  const squareWith = (across: number) => {
    const down = Math.ceil(tables.length / across);
    const width = (side - across * (left + right)) / (across * cols);
    const height = (side - down * (top + bottom)) / (down * rows);
    return Math.max(1, Math.floor(Math.min(LARGEST_SQUARE, width, height)));
  };
  let across = 1;
  for (let count = 2; count <= tables.length; count++) {
    if (squareWith(count) > squareWith(across)) across = count;
  }
  const scale = squareWith(across);
  const [wide, high] = [left + cols * scale + right, top + rows * scale + bottom];
  const width = Math.max(LEAST_WIDTH, across * wide);
  const inset = Math.floor((width - across * wide) / 2);
  const panels = tables.map((table, at) => ({
    col: 0,
    row: 0,
    cols: table.cols,
    rows: table.rows,
    x: inset + (at % across) * wide + left,
    y: Math.floor(at / across) * high + top,
  }));
  const key = {
    x: Math.round(type * 1.2),
    y: Math.max(1, Math.ceil(tables.length / across)) * high + Math.round(type * 0.4),
    width: width - Math.round(type * 2.4),
    height: Math.round(type * 2.2),
  };
  return { scale, panels, type, label, width, height: key.y + key.height + type, key };
}

/** What the coordinates around a board need to know. */
export function coordinatesPlan({ scale, panels, type, width, height }: BacktracksPlan): TourPlan {
  return { rendering: 'heat', scale, panels, width, height, type };
}
