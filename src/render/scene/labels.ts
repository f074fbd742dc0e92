/** The language (BCP 47) in which a picture writes its numbers. */
interface InLanguage {
  readonly locale: string;
}

/** The words of a board's parity, a line each. */
export interface ParityLabels {
  /** How many pairs of tiles stand the wrong way round. */
  readonly inversions: string;
  /** What the arrows from tile to tile say. */
  readonly cycles: string;
  readonly exchanges: string;
  /** The blank's steps home. */
  readonly blank: string;
  /** What follows from both. */
  readonly verdict: string;
}

/** The words of a chart of how many boards there are of each length. */
export interface LengthsLabels extends InLanguage {
  readonly boards: string;
  readonly moves: string;
  /** Names this board's bar, with its length. */
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
  /** What a rise and its number are. */
  readonly lost: string;
  /** What the area between two bounds is. */
  readonly between: string;
}

/** The words of a comparison: its columns, and a line for its signs. */
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
  /** What the colours and numbers count. */
  readonly counted: string;
  /** What the small numbered squares over a table are. */
  readonly optimisations: string;
  /** What `N` stands for. */
  readonly none: string;
  /** What `LIM` stands for. */
  readonly limit: string;
  /** What a letter in a square's corner names. */
  readonly letter: string;
  /** Over each table: its sum. */
  readonly sums: readonly string[];
}

/** The words of a person's statistics: titles, names of the calendar's rows and columns (empty: as the one before), and a line for its signs. */
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
  /** Positions that have no room in the picture; `#` stands for their number. */
  readonly more: string;
}
