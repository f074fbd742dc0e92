/** The language (BCP 47) for the numbers in a picture. */
interface InLanguage {
  readonly locale: string;
}

/** The lines of text about a board's parity. */
export interface ParityLabels {
  /** The number of pairs of tiles in the wrong order. */
  readonly inversions: string;
  /** The meaning of the arrows between tiles. */
  readonly cycles: string;
  readonly exchanges: string;
  /** The number of the blank's steps to its place. */
  readonly blank: string;
  /** The conclusion from both parities. */
  readonly verdict: string;
}

/** The words of a chart of the number of boards by length. */
export interface LengthsLabels extends InLanguage {
  readonly boards: string;
  readonly moves: string;
  /** The label of this board's bar, with its length. */
  readonly own: string;
}

/** The words of the boards one move away. */
export interface NeighboursLabels {
  /** The meaning of the number above each board: moves still to go. */
  readonly left: string;
}

/** The words of a chart of the moves still to go. */
export interface WayLabels {
  readonly made: string;
  readonly left: string;
  /** The meaning of a rising line and its number. */
  readonly lost: string;
  /** The meaning of the area between two bounds. */
  readonly between: string;
}

/** The words of a comparison: its columns and a line about its signs. */
export interface ComparisonLabels extends InLanguage {
  readonly moves: string;
  readonly positions: string;
  readonly time: string;
  readonly memory: string;
  readonly signs: string;
  /** The meaning of the letters in the orders of time and memory. */
  readonly orders: string;
}

/** The words of tables of backtracks. */
export interface BacktracksLabels extends InLanguage {
  /** The meaning of the colours and numbers. */
  readonly counted: string;
  /** The meaning of the small numbered squares above a table. */
  readonly optimisations: string;
  /** The meaning of `N`. */
  readonly none: string;
  /** The meaning of `LIM`. */
  readonly limit: string;
  /** The meaning of a letter in a square's corner. */
  readonly letter: string;
  /** The sum of each table, shown above it. */
  readonly sums: readonly string[];
}

/**
 * The words of a user's statistics: titles, names of the calendar's rows and columns (empty if the same as
 * the one before), and a line about its signs.
 */
export interface StatsLabels {
  readonly calendar: string;
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly signs: string;
  readonly near: string;
  readonly times: string;
}

/** The words of the picture of a search. */
export interface SearchLabels {
  /** The method and the step: `A* · misplaced tiles · step 3 of 7`. */
  readonly title: string;
  /** The event of this step, in one or two lines. */
  readonly step: string;
  /** The meaning of the sign of each state. */
  readonly states: Readonly<Record<'taken' | 'added' | 'waiting' | 'done' | 'cut' | 'way', string>>;
  /** The text for positions without room in the picture; `#` is replaced by their number. */
  readonly more: string;
}
