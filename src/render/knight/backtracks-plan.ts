import type { BacktrackTable, TableCell } from '../../core/knight/classic/table.ts';
import { DEFAULT_MAX_RETURNS } from '../../core/knight/request/choice.ts';
import { colourAt, inkOn } from '../paint/gradient.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Panel, TourPlan } from './tour-plan.ts';

/**
 * Layout in pixels. The tables are drawn as boards in a grid, with a legend below. All squares have the same
 * size.
 */
export interface BacktracksPlan {
  /** In whole pixels. */
  readonly scale: number;
  /** Boards in the order of the tables. Each has space for a label above it. */
  readonly panels: readonly Panel[];
  readonly fontSize: number;
  readonly labelHeight: number;
  readonly width: number;
  /** The legend's height depends on its text, so it isn't known here. */
  readonly legend: { readonly x: number; readonly y: number; readonly width: number };
}

/**
 * Maximum width of the picture, font size, and maximum side of a square, for one table or several. Text is
 * still about 9 pixels high when a phone shrinks the picture to a width of 320 pixels.
 */
const PICTURE_SIZES = {
  one: { width: 800, fontSize: 23, square: 100 },
  many: { width: 1280, fontSize: 36, square: 130 },
} as const;
const MAX_HEIGHT_TO_WIDTH = 1.65;
/** The legend needs this width, even if the boards are narrow. */
const MIN_WIDTH_IN_FONT_SIZES = 20;

/** Chooses the number of boards in a row so that the squares become as large as possible. */
export function planBacktracks(tables: readonly Pick<BacktrackTable, 'cols' | 'rows'>[]): BacktracksPlan {
  const [maxCols, maxRows] = [
    Math.max(1, ...tables.map((table) => table.cols)),
    Math.max(1, ...tables.map((table) => table.rows)),
  ];
  const {
    width: maxWidth,
    fontSize,
    square: maxSquareSide,
  } = tables.length > 1 ? PICTURE_SIZES.many : PICTURE_SIZES.one;
  const labelHeight = Math.round(fontSize * 2.5);
  const panelLeftMargin = Math.round(fontSize * (1.2 + 0.72 * String(maxRows).length));
  const [panelRightMargin, panelTopMargin, panelBottomMargin] = [
    Math.round(fontSize * 1.1),
    labelHeight + Math.round(fontSize * 0.4),
    Math.round(fontSize * 1.9),
  ];
  const squareSideWith = (boardColumnCount: number) => {
    const boardRowCount = Math.ceil(tables.length / boardColumnCount);
    const sideForWidth =
      (maxWidth - boardColumnCount * (panelLeftMargin + panelRightMargin)) / (boardColumnCount * maxCols);
    const sideForHeight =
      (maxWidth * MAX_HEIGHT_TO_WIDTH - boardRowCount * (panelTopMargin + panelBottomMargin)) /
      (boardRowCount * maxRows);
    return Math.min(maxSquareSide, sideForWidth, sideForHeight);
  };
  let boardColumnCount = 1;
  for (let count = 2; count <= tables.length; count++) {
    if (squareSideWith(count) > squareSideWith(boardColumnCount)) boardColumnCount = count;
  }
  const scale = Math.max(1, Math.floor(squareSideWith(boardColumnCount)));
  const [panelWidth, panelHeight] = [
    panelLeftMargin + maxCols * scale + panelRightMargin,
    panelTopMargin + maxRows * scale + panelBottomMargin,
  ];
  const width = Math.max(Math.round(MIN_WIDTH_IN_FONT_SIZES * fontSize), boardColumnCount * panelWidth);
  const leftMargin = Math.floor((width - boardColumnCount * panelWidth) / 2);
  const panels = tables.map((table, tableIndex) => ({
    col: 0,
    row: 0,
    cols: table.cols,
    rows: table.rows,
    x: leftMargin + (tableIndex % boardColumnCount) * panelWidth + panelLeftMargin,
    y: Math.floor(tableIndex / boardColumnCount) * panelHeight + panelTopMargin,
  }));
  const legend = {
    x: Math.round(fontSize * 1.1),
    y: Math.max(1, Math.ceil(tables.length / boardColumnCount)) * panelHeight + Math.round(fontSize * 0.6),
    width: width - Math.round(fontSize * 2.2),
  };
  return { scale, panels, fontSize, labelHeight, width, legend };
}

/** Converts the layout for the function `drawCoordinates`. */
export function coordinatesPlan({ scale, panels, fontSize, width, legend }: BacktracksPlan): TourPlan {
  return { rendering: 'heat', scale, panels, width, height: legend.y, fontSize };
}

/** Maps numbers of backtracks to colours. All tables of a picture use the same logarithmic scale. */
export interface BacktracksScale {
  /** Has the last colour of the scale. */
  readonly maxBacktracks: number;
  /** Position on the colour ramp, 0..1. */
  readonly shareOf: (backtracks: number) => number;
  readonly colours: (backtracks: number) => { readonly fill: string; readonly ink: string };
  readonly hasSign: { readonly noTour: boolean; readonly limitReached: boolean };
}

const isNumber = (cell: TableCell): cell is number => typeof cell === 'number';

/** Ends at the largest number of backtracks or, if a search gave up (`LIM`), at the limit of backtracks. */
export function backtracksScale(tables: readonly BacktrackTable[], theme: Theme): BacktracksScale {
  const cells = tables.flatMap(({ table }) => table.flat());
  const hasLimit = cells.includes('LIM');
  const maxCellBacktracks = cells.reduce<number>(
    (maxSoFar, cell) => (isNumber(cell) ? Math.max(maxSoFar, cell) : maxSoFar),
    0,
  );
  const maxBacktrackLimit = Math.max(0, ...tables.map(({ maxReturns = DEFAULT_MAX_RETURNS }) => maxReturns));
  const maxBacktracks = Math.max(hasLimit ? maxBacktrackLimit : 0, 9, maxCellBacktracks);
  const shareOf = (backtracks: number) => Math.log1p(backtracks) / Math.log1p(maxBacktracks);
  const colours = (backtracks: number) => {
    const fill = colourAt(theme.effort, shareOf(backtracks));
    return { fill, ink: inkOn(theme.effort, shareOf(backtracks)) };
  };
  return {
    maxBacktracks,
    shareOf,
    colours,
    hasSign: { noTour: cells.includes('N'), limitReached: hasLimit },
  };
}
