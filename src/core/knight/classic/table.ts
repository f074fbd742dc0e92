import type { ArrayName, ClassicChoice, Optimisation, Program } from './choice.ts';

/** Backtracks of the tour found; `N`: there is no tour; `LIM`: given up after 400,000 backtracks. */
export type TableCell = number | 'N' | 'LIM';

/** The article's tables 2 to 4: how the search went from every square. Rows from the top, columns from the left. */
export interface BacktrackTable {
  readonly cols: number;
  readonly rows: number;
  readonly opts: readonly Optimisation[];
  readonly program: Program;
  /** The move order asked for. */
  readonly array?: ArrayName;
  readonly table: readonly (readonly TableCell[])[];
  /** The move order that found the tour; undefined beside `N` and `LIM`. */
  readonly arrays: readonly (readonly (ArrayName | undefined)[])[];
}

export interface TableRequest {
  readonly cols: number;
  readonly rows: number;
  readonly classic: ClassicChoice;
  /** Milliseconds for the whole table. */
  readonly timeMs: number;
}
