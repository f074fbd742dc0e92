/** The language of a picture (BCP 47), in which its numbers are written. */
interface InLanguage {
  readonly locale: string;
}

/** The lines of text about a board's parity. */
export interface ParityLabels {
  /** A line with the number of pairs of tiles in the wrong order. */
  readonly inversions: string;
  /** The meaning of the arrows between the tiles of a cycle. */
  readonly cycles: string;
  readonly exchanges: string;
  /** A line with the number of steps from the blank to its place. */
  readonly blank: string;
  /** The conclusion from both parities. */
  readonly verdict: string;
}

/** The words of a chart with the number of boards of each length. */
export interface LengthsLabels extends InLanguage {
  readonly boards: string;
  readonly moves: string;
  /** The label with this board's length, above its bar. */
  readonly own: string;
}

/** The words next to the boards that are one move away. */
export interface NeighboursLabels {
  /** The meaning of the number above each board: moves still to go. */
  readonly left: string;
}

/** The words of a chart of the moves still to go. */
export interface WayLabels {
  readonly made: string;
  readonly left: string;
  /** The meaning of a rising line, and of the number next to it. */
  readonly lost: string;
  /** The meaning of the area between the lower and the upper bound. */
  readonly between: string;
}

/** The words of a comparison of methods: its columns, and a line about its signs. */
export interface ComparisonLabels extends InLanguage {
  readonly moves: string;
  readonly positions: string;
  readonly time: string;
  readonly memory: string;
  readonly signs: string;
  /** The meaning of the letters in expressions such as `O(b^d)` for time and memory. */
  readonly orders: string;
}

/** The words of tables of backtracks. */
export interface BacktracksLabels extends InLanguage {
  /** The meaning of the colours and numbers. */
  readonly counted: string;
  /** The meaning of the small numbered squares above a table. */
  readonly optimisations: string;
  /** The meaning of the sign `N` in a square. */
  readonly none: string;
  /** The meaning of the sign `LIM` in a square. */
  readonly limit: string;
  /** The meaning of a letter in the corner of a square. */
  readonly letter: string;
  /** The lines with the sum of backtracks, one for each table, to write above the tables. */
  readonly sums: readonly string[];
}

/**
 * The words of a user's statistics: titles, the names of weekdays and months, and a line about the signs. A
 * name is empty if it is the same as the one before.
 */
export interface StatsLabels {
  readonly calendar: string;
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly signs: string;
  readonly near: string;
  readonly times: string;
}

/** The words of the picture of a search step. */
export interface SearchLabels {
  /** The method and the step: `A* · misplaced tiles · step 3 of 7`. */
  readonly title: string;
  /** A description of this step, in one or two lines. */
  readonly step: string;
  /** The meaning of the sign of each state. */
  readonly states: Readonly<Record<'taken' | 'added' | 'waiting' | 'done' | 'cut' | 'way', string>>;
  /** The text in place of positions without room in the picture. Their number replaces its `#`. */
  readonly more: string;
}
