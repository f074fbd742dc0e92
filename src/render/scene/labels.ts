/** Texts in one language. `locale`: BCP 47, for writing numbers. */
interface Localized {
  readonly locale: string;
}

export interface ParityLabels {
  readonly inversions: string;
  /** Explains the arrows between the tiles of a cycle. */
  readonly cycles: string;
  readonly exchanges: string;
  readonly blank: string;
  /** The conclusion from the parity of the exchanges and that of the blank's steps. */
  readonly verdict: string;
}

export interface LengthsLabels extends Localized {
  /** Title of the vertical axis. */
  readonly boards: string;
  /** Title of the horizontal axis. */
  readonly moves: string;
  /** The length of the analysed board's solution, written above its bar. */
  readonly ownLength: string;
}

export interface NeighboursLabels {
  /** Explains the number above each board. */
  readonly movesLeft: string;
}

export interface MovesChartLabels {
  readonly movesMade: string;
  readonly movesLeft: string;
  /** Explains a rising line and the number next to it. */
  readonly lostMoves: string;
  readonly betweenBounds: string;
}

export interface ComparisonLabels extends Localized {
  readonly moves: string;
  readonly positions: string;
  readonly time: string;
  readonly memory: string;
  readonly signsMeaning: string;
  /** Explains the letters in expressions such as `O(b^d)`. */
  readonly growthMeaning: string;
}

export interface BacktracksLabels extends Localized {
  readonly numbersMeaning: string;
  /**
   * Explains the small numbered squares above a table. Each stands for an optimisation, and is highlighted if
   * the search used it.
   */
  readonly optimisations: string;
  readonly none: string;
  readonly limit: string;
  /** Explains a letter in the corner of a square. */
  readonly letter: string;
  /** Line for each table, with the sum of its backtracks, written above. */
  readonly sums: readonly string[];
}

/**
 * Titles, the names of weekdays and months, and a line that explains the signs. `months`: one name for each
 * week of the calendar, or an empty text if the week before has the same month.
 */
export interface StatsLabels {
  readonly calendarTitle: string;
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly signsMeaning: string;
  readonly overParTitle: string;
  readonly timesTitle: string;
}

export interface SearchLabels {
  /** The method and the step: `A* · misplaced tiles · step 3 of 7`. */
  readonly title: string;
  /** In one or two lines. */
  readonly step: string;
  readonly states: Readonly<Record<'taken' | 'added' | 'waiting' | 'done' | 'cut' | 'way', string>>;
  /** Text in place of positions that don't fit into the picture. `#` is replaced by their number. */
  readonly moreNodes: string;
}
