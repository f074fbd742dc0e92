/** Texts in one language. `locale`: BCP 47, for writing numbers. */
interface Localized {
  readonly locale: string;
}

/** Explains the parity of a board. */
export interface ParityLabels {
  /** The number of pairs of tiles that are in the wrong order. */
  readonly inversions: string;
  /** Explains the arrows between the tiles of a cycle. */
  readonly cycles: string;
  /** The number of exchanges of two tiles that lead to the goal, and its parity. */
  readonly exchanges: string;
  /** The number of steps from the blank's cell to its goal cell. */
  readonly blank: string;
  /** The conclusion from the parity of the exchanges and that of the blank's steps. */
  readonly verdict: string;
}

/** Texts in a chart of how many boards have each length of solution. */
export interface LengthsLabels extends Localized {
  /** Title of the vertical axis. */
  readonly boards: string;
  /** Title of the horizontal axis. */
  readonly moves: string;
  /** The length of the analysed board's solution, written above its bar. */
  readonly ownLength: string;
}

/** Texts next to the boards that are one move away from the analysed board. */
export interface NeighboursLabels {
  /** Explains the number above each board. */
  readonly movesLeft: string;
}

/** Texts in a chart of the moves that are still needed to the goal, after each move of a solution. */
export interface MovesChartLabels {
  readonly movesMade: string;
  readonly movesLeft: string;
  /** Explains a rising line and the number next to it. */
  readonly lostMoves: string;
  /** Explains the area between the lower and the upper bound of the needed moves. */
  readonly betweenBounds: string;
}

/** The titles of the columns, and explanations of the signs. */
export interface ComparisonLabels extends Localized {
  readonly moves: string;
  readonly positions: string;
  readonly time: string;
  readonly memory: string;
  readonly signsMeaning: string;
  /** Explains the letters in expressions such as `O(b^d)`. */
  readonly growthMeaning: string;
}

/** Texts in tables of the number of backtracks from each start square. */
export interface BacktracksLabels extends Localized {
  /** Explains the colours and the numbers of the squares. */
  readonly numbersMeaning: string;
  /**
   * Explains the small numbered squares above a table. Each stands for an optimisation, and is highlighted if
   * the search used it.
   */
  readonly optimisations: string;
  /** Explains the sign `N`. */
  readonly none: string;
  /** Explains the sign `LIM`. */
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
  /** Title of the chart of results above par. */
  readonly overParTitle: string;
  /** Title of the list of best times. */
  readonly timesTitle: string;
}

/** Texts for one step of a search. */
export interface SearchLabels {
  /** The method and the step: `A* · misplaced tiles · step 3 of 7`. */
  readonly title: string;
  /** What the search does in this step, in one or two lines. */
  readonly step: string;
  /** Explains the sign of each state of a position. */
  readonly states: Readonly<Record<'taken' | 'added' | 'waiting' | 'done' | 'cut' | 'way', string>>;
  /** Text in place of positions that don't fit into the picture. `#` is replaced by their number. */
  readonly moreNodes: string;
}
