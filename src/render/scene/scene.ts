import type { SquareStyle } from '../../core/knight/board/square.ts';
import type { Walk } from '../../core/knight/board/walk.ts';
import type { BacktrackTable } from '../../core/knight/classic/table.ts';
import type { KnightAnswer } from '../../core/knight/request/tour-answer.ts';
import type { DrawingStyle } from '../../core/knight/request/tour-request.ts';
import type { DistanceBounds, Loss, NeighbourAnalysis } from '../../core/sliding/analysis/analysis.ts';
import type { Board, Move, Moves } from '../../core/sliding/board.ts';
import type {
  BacktracksLabels,
  ComparisonLabels,
  LengthsLabels,
  MovesChartLabels,
  NeighboursLabels,
  ParityLabels,
  SearchLabels,
  StatsLabels,
} from './labels.ts';

/** A picture as data, including its texts. `draw(scene, look)` draws it. */
export type Scene =
  /**
   * One board. `goal`: if given, tiles in their goal cells have another colour. `movedCells`: the cells (in
   * reading order) of the tiles that have just slid. `nextCell`: the cell of the tile to slide next.
   * `doubtfulCells`: cells that were not read surely, each drawn with a question mark. `photo`: shown in
   * parts on the tiles, or as a whole if the board is solved.
   */
  | {
      readonly kind: 'board';
      readonly board: Board;
      readonly goal?: Board;
      readonly movedCells?: readonly number[];
      readonly nextCell?: number;
      readonly doubtfulCells?: readonly number[];
      readonly photo?: Photo;
    }
  /**
   * A solution: the start, the board after each step, and the goal. The moved tile is marked on each board.
   * If the solution is long, only some of the boards are shown, and arrows show the moves between them.
   */
  | { readonly kind: 'solution'; readonly start: Board; readonly moves: Moves }
  /**
   * The boards after the stages of a solution, each with a title. On each board, the tiles that its stage has
   * put in their goal cells are marked.
   */
  | {
      readonly kind: 'stages';
      readonly goal: Board;
      readonly boards: readonly StageBoard[];
    }
  /**
   * An unsolvable board: start and goal side by side. `swap`: two tiles, both marked, whose exchange makes
   * the board solvable.
   */
  | {
      readonly kind: 'unsolvable';
      readonly start: Board;
      readonly goal: Board;
      /** Two tiles whose exchange makes the board solvable. */
      readonly swap: readonly [number, number];
    }
  /**
   * An explanation why a board can or can't be solved. It shows the blank's path, the inversions, the cycles,
   * and the parities of exchanges and of the blank's steps.
   */
  | {
      readonly kind: 'parity';
      readonly start: Board;
      readonly goal: Board;
      readonly labels: ParityLabels;
    }
  /**
   * An analysis of a board. `bestMoves`: the moves with which a shortest solution can begin. `neighbours`:
   * the boards one move away. `swap`: two tiles whose exchange makes an unsolvable board solvable. `lengths`:
   * a chart. Item n of its `counts` is the number of boards whose shortest solution has n moves. Its `length`
   * is the number of moves for this board.
   */
  | {
      readonly kind: 'analysis';
      readonly board: Board;
      readonly goal: Board;
      readonly bestMoves: readonly Move[];
      /** Two tiles whose exchange makes the unsolvable board solvable. */
      readonly swap?: readonly [number, number];
      readonly neighbours?: {
        readonly boards: readonly NeighbourAnalysis[];
        readonly labels: NeighboursLabels;
      };
      readonly lengths?: {
        /** Number of boards for each length of a shortest solution. The index is the length. */
        readonly counts: readonly number[];
        /** Length of a shortest solution of the analysed board. */
        readonly length: number;
        readonly labels: LengthsLabels;
      };
    }
  /**
   * A chart of the moves that are still needed to the goal. `remaining`: bounds for their number, at the
   * start and after each step. `losses`: the steps that lost moves. `isSolved`: whether the last board is the
   * goal.
   */
  | {
      readonly kind: 'way';
      /** Bounds for the moves that are still needed, at the start and after each step. */
      readonly remaining: readonly DistanceBounds[];
      /** Steps that lost moves. */
      readonly losses: readonly Loss[];
      readonly isSolved: boolean;
      readonly labels: MovesChartLabels;
    }
  /** A table that compares several methods for one board. Each row is a method with its result. */
  | {
      readonly kind: 'comparison';
      readonly labels: ComparisonLabels;
      readonly rows: readonly {
        /** Name of the method. */
        readonly name: string;
        /** How time and memory of the method grow with the size of the puzzle: `O(b^d) · O(d)`. */
        readonly growth?: string;
        readonly outcome: 'optimal' | 'found' | 'gave-up' | 'refused';
        /**
         * Number of moves of the solution that this method found. Undefined if the method gave up, even if
         * another method found a solution instead.
         */
        readonly length?: number;
        /** The proved lower bound: no solution of the board has fewer moves. */
        readonly lowerBound?: number;
        /** Number of positions that the search expanded. */
        readonly expanded?: number;
        /** Duration of the search. */
        readonly milliseconds?: number;
        readonly memoryBytes?: number;
      }[];
    }
  /**
   * A grid of cells that shows the position of a game. All rows have the same number of cells. `label`: up to
   * three characters. `keyToPress`: the key that chooses the cell. `isNext`: whether this cell should be
   * pressed next.
   */
  | {
      readonly kind: 'cells';
      readonly rows: readonly (readonly {
        /** Text in the cell, up to three characters. */
        readonly label: string;
        /** Key that chooses the cell. */
        readonly keyToPress: string;
        /** Whether the cell is highlighted. */
        readonly isMarked: boolean;
        /** Whether this cell should be pressed next. */
        readonly isNext: boolean;
      }[])[];
    }
  /**
   * A user's results in the daily puzzles. `figures`: the main numbers, such as the current streak.
   * `calendar`: the days of the last weeks; the first day is a Monday. `overPar`: a bar chart. Each bar shows
   * on how many `days` the user's solution was a certain number of moves longer than a shortest one. `times`:
   * the best times.
   */
  | {
      readonly kind: 'stats';
      /** Main numbers, such as the current streak. */
      readonly figures: readonly { readonly value: string; readonly label: string }[];
      /** Days of the last weeks. The first day is a Monday. */
      readonly calendar: readonly {
        /** Result of the day, which decides the sign in the calendar. */
        readonly mark: 'solved' | 'helped' | 'frozen' | 'missed' | 'open';
        /**
         * Number of moves of the user's solution above par. Par is the length of a shortest solution.
         * Undefined if the puzzle isn't solved, or if par isn't known.
         */
        readonly stepsOverPar?: number;
      }[];
      /** Bars of the chart of results above par: a label, and the number of days. */
      readonly overPar: readonly { readonly label: string; readonly days: number }[];
      /** Best times, each with the name of its puzzle. */
      readonly times: readonly { readonly name: string; readonly time: string }[];
      readonly labels: StatsLabels;
    }
  /**
   * A knight's tour. `style`: `straight` lines (the default), or a `smooth` curve that passes over and under
   * itself. `squares`: how the rows and columns are named at the edges. `measures`: a line of text below the
   * board.
   */
  | {
      readonly kind: 'tour';
      readonly tour: DrawnTour;
      readonly style?: DrawingStyle;
      /** Style of the names of rows and columns at the edges of the board. */
      readonly squares?: SquareStyle;
      /** Line of text about turns and crossings, below the board. */
      readonly measures?: string;
    }
  /**
   * An unfinished path of a knight: the path with numbers, the knight, and marks on the squares
   * `reachableCells`, to which the knight may move next.
   */
  | { readonly kind: 'walk'; readonly walk: Walk; readonly reachableCells: readonly number[] }
  /**
   * Tables with the number of backtracks of a search from each start square: one large table, or up to 16
   * that share one scale of colours.
   */
  | {
      readonly kind: 'backtracks';
      readonly tables: readonly BacktrackTable[];
      /** Style of the names of rows and columns at the edges of each table. */
      readonly squares?: SquareStyle;
      readonly labels: BacktracksLabels;
    }
  /** One step of a search. */
  | SearchScene
  /**
   * A sample of a look, for the settings: a puzzle and a knight's path that together show all kinds of marks.
   */
  | { readonly kind: 'preview' }
  /**
   * A stored picture for the article on the knight's tour. It shows an automaton: its states and the
   * transitions between them.
   */
  | { readonly kind: 'machine' }
  /** A picture of the five move orders in the article on the knight's tour. */
  | { readonly kind: 'arrays' };

/** A board at the end of one stage of a solution. */
export interface StageBoard {
  readonly board: Board;
  /**
   * `title`: the name of the stage. `length`: its number of moves as text. The start board has no `length`.
   */
  readonly title: string;
  readonly length?: string;
  /** The tiles that this stage has put in their goal cells. */
  readonly placedTiles: readonly number[];
}

/** A photo that `PhotoCutter` has cut to the board's proportions. Each photo has a different `id`. */
export interface Photo {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The properties of a knight's tour that a picture needs. */
export interface DrawnTour extends Pick<KnightAnswer, 'cols' | 'rows' | 'order' | 'closed'> {
  /**
   * Set if `order` contains only every n-th row and column of a very large board. `every`: n. `start` and
   * `end`: the ends of the tour, which may be missing in `order`.
   */
  readonly sampling?: Required<Pick<KnightAnswer, 'every' | 'start' | 'end'>>;
}

/** Maximum number of squares on a side of a board whose tour can be animated. */
export const MAX_ANIMATED_SIDE = 16;

/**
 * An animation. A `solution` may have any length. If it is very long, some positions are left out. A `tour`
 * has at most `MAX_ANIMATED_SIDE` squares on a side.
 */
export type Animation =
  | Extract<Scene, { readonly kind: 'solution' }>
  | Omit<Extract<Scene, { readonly kind: 'tour' }>, 'measures'>
  /** A search from its first step to its last. Each step is one frame. */
  | { readonly kind: 'search'; readonly frames: readonly SearchScene[] };

/**
 * The state of a position after one step of a search. `taken`: the search expands it in this step. `added`:
 * the search finds it in this step. `waiting`: it will be expanded later. `done`: it was expanded earlier.
 * `cut`: its costs exceed the bound of this round. `way`: it is on the solution found.
 */
export type SearchState = 'taken' | 'added' | 'waiting' | 'done' | 'cut' | 'way';

/** A position that a search has reached. */
export interface SearchNode {
  readonly tiles: readonly number[];
  /**
   * Index in `nodes` of the position from which this one was reached. Undefined for the start, and for the
   * goal in a search from both ends.
   */
  readonly parent?: number;
  /** The move that led to this position. */
  readonly move?: Move;
  readonly state: SearchState;
  /** The position's costs as a short text, such as `2+3=5` (G + H = F) or `4` (its depth). */
  readonly costs?: string;
}

/** A list of positions that a search uses, such as its queue, stack, open list or closed list. */
export interface SearchList {
  readonly title: string;
  /** The first positions of the list, as indices in the scene's `nodes`. */
  readonly nodes: readonly number[];
  /** Number of further positions in the list, after those in `nodes`. */
  readonly moreCount: number;
}

/** One step of a search: the tree of the positions as small boards, and the lists of the search. */
export interface SearchScene {
  readonly kind: 'search';
  /** The goal of the puzzle. Tiles that are in their goal cells have another colour. */
  readonly goal: Board;
  /**
   * The positions that the picture may show. The start is first, and each parent comes before its children.
   */
  readonly nodes: readonly SearchNode[];
  readonly lists: readonly SearchList[];
  readonly labels: SearchLabels;
}
