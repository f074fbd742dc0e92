/** Texts in one language. `locale` is the BCP 47 code of this language, in which numbers are written. */
interface Localized {
  readonly locale: string;
}

/** The texts in a picture that explains the parity of a board. */
export interface ParityLabels {
  /** Tells the number of pairs of tiles that are in the wrong order. */
  readonly inversions: string;
  /** Explains the arrows between the tiles of a cycle. */
  readonly cycles: string;
  /** Tells the number of exchanges of two tiles that lead to the goal, and its parity. */
  readonly exchanges: string;
  /** Tells the number of steps from the blank's cell to its goal cell. */
  readonly blank: string;
  /** The conclusion from the parity of the exchanges and that of the blank's steps. */
  readonly verdict: string;
}

/** The texts in a chart that shows how many boards have each length of solution. */
export interface LengthsLabels extends Localized {
  /** Title of the vertical axis, which shows numbers of boards. */
  readonly boards: string;
  /** Title of the horizontal axis, which shows numbers of moves. */
  readonly moves: string;
  /** Tells the length of the analysed board's solution. Written above the bar of this length. */
  readonly ownLength: string;
}

/** The texts next to the boards that are one move away from the analysed board. */
export interface NeighboursLabels {
  /** Explains the number above each board: the moves that are still needed to the goal. */
  readonly movesLeft: string;
}

/** The texts in a chart of the moves that are still needed to the goal, after each move of a solution. */
export interface MovesChartLabels {
  readonly movesMade: string;
  readonly movesLeft: string;
  /** Explains a rising line in the chart, which means lost moves, and the number next to the line. */
  readonly lostMoves: string;
  /** Explains the area between the lower and the upper bound of the needed moves. */
  readonly betweenBounds: string;
}

/** The texts in a table that compares methods: the titles of its columns, and explanations of its signs. */
export interface ComparisonLabels extends Localized {
  readonly moves: string;
  readonly positions: string;
  readonly time: string;
  readonly memory: string;
  readonly signsMeaning: string;
  /** Explains the letters in expressions such as `O(b^d)`, which tell how time and memory grow. */
  readonly growthMeaning: string;
}

/** The texts in pictures of backtrack tables, which show the number of backtracks from each start square. */
export interface BacktracksLabels extends Localized {
  /** Explains the colours and the numbers of the squares. */
  readonly numbersMeaning: string;
  /**
   * Explains the small numbered squares above a table. Each square stands for an optimisation of the search.
   * It is highlighted if the search used this optimisation.
   */
  readonly optimisations: string;
  /** Explains the sign `N` in a square of the table. */
  readonly none: string;
  /** Explains the sign `LIM` in a square of the table. */
  readonly limit: string;
  /** Explains a letter in the corner of a square of the table. */
  readonly letter: string;
  /** For each table: a line with the sum of its backtracks, written above the table. */
  readonly sums: readonly string[];
}

/**
 * The texts in a picture of a user's statistics: titles, the names of weekdays and months, and a line that
 * explains the signs. `months`: one name for each week of the calendar, or an empty text if the week before
 * has the same month.
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

/** The texts in a picture of one step of a search. */
export interface SearchLabels {
  /** The title, with the method and the step: `A* · misplaced tiles · step 3 of 7`. */
  readonly title: string;
  /** A description of what the search does in this step, in one or two lines. */
  readonly step: string;
  /** For each state of a position: an explanation of the sign that marks it. */
  readonly states: Readonly<Record<'taken' | 'added' | 'waiting' | 'done' | 'cut' | 'way', string>>;
  /**
   * The text in place of positions that don't fit into the picture. Its sign `#` is replaced by the number of
   * these positions.
   */
  readonly moreNodes: string;
}
