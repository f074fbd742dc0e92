import type { BacktrackTable, TableCell } from '../../core/knight/classic/table.ts';
import { MAX_RET } from '../../core/knight/request/choice.ts';
import { colourAt, inkOn } from '../paint/gradient.ts';
import type { Theme } from '../paint/theme.ts';

/** The colours of numbers of backtracks, by their logarithm; the same for every table of a picture. */
export interface BacktracksScale {
  /** The number at the ramp's end. */
  readonly top: number;
  /** Where a number stands on the ramp, 0..1. */
  readonly shareOf: (backtracks: number) => number;
  /** The colours of a square and of what is written on it. */
  readonly colours: (backtracks: number) => { readonly fill: string; readonly ink: string };
  readonly has: { readonly none: boolean; readonly limit: boolean };
}

const isNumber = (cell: TableCell): cell is number => typeof cell === 'number';

/** A scale from 0 to the largest number in the tables, or to where the search gives up if it did so anywhere. */
export function backtracksScale(tables: readonly BacktrackTable[], theme: Theme): BacktracksScale {
  const cells = tables.flatMap(({ table }) => table.flat());
  const limit = cells.includes('LIM');
  const most = cells.reduce<number>((top, cell) => (isNumber(cell) ? Math.max(top, cell) : top), 0);
  const greatest = Math.max(0, ...tables.map(({ maxReturns = MAX_RET }) => maxReturns));
  const top = Math.max(limit ? greatest : 0, 9, most);
  const shareOf = (backtracks: number) => Math.log1p(backtracks) / Math.log1p(top);
  const colours = (backtracks: number) => {
    const fill = colourAt(theme.effort, shareOf(backtracks));
    return { fill, ink: inkOn(theme.effort, shareOf(backtracks)) };
  };
  return { top, shareOf, colours, has: { none: cells.includes('N'), limit } };
}
