import type { SquareStyle } from '../../core/knight/board/square.ts';
import type { Walk } from '../../core/knight/board/walk.ts';
import type { BacktrackTable } from '../../core/knight/classic/table.ts';
import type { KnightAnswer } from '../../core/knight/request/tour-answer.ts';
import type { DrawingStyle } from '../../core/knight/request/tour-request.ts';
import type { Known, Loss, NeighbourAnalysis } from '../../core/sliding/analysis/analysis.ts';
import type { Board, Move, Moves } from '../../core/sliding/board.ts';
import type {
  BacktracksLabels,
  ComparisonLabels,
  LengthsLabels,
  NeighboursLabels,
  ParityLabels,
  SearchLabels,
  StatsLabels,
  WayLabels,
} from './labels.ts';

/** A picture as data, including its words. `draw(scene, look)` makes the picture. */
export type Scene =
  /**
   * One board. `goal`: gives tiles in their places another colour. `moved`: the cells (in reading order) of
   * the tiles that have just slid. `next`: the cell of the tile to slide next. `doubtful`: the cells that were
   * not read surely, with a question mark each. `photo`: shown in parts on the tiles, or as a whole once the
   * board is solved.
   */
  | {
      readonly kind: 'board';
      readonly board: Board;
      readonly goal?: Board;
      readonly moved?: readonly number[];
      readonly next?: number;
      readonly doubtful?: readonly number[];
      readonly photo?: Photo;
    }
  /**
   * A solution: the start, the board after each step with the moved tile marked, and the goal. In long
   * solutions only some boards are shown, and arrows show the moves between them.
   */
  | { readonly kind: 'solution'; readonly start: Board; readonly moves: Moves }
  /** Boards in order, each with a title. Each board marks the tiles that its stage has put in place. */
  | {
      readonly kind: 'stages';
      readonly goal: Board;
      readonly boards: readonly StageBoard[];
    }
  /**
   * An unsolvable board: start and goal side by side. `swap`: two tiles whose exchange makes the board
   * solvable; both are marked.
   */
  | {
      readonly kind: 'unsolvable';
      readonly start: Board;
      readonly goal: Board;
      readonly swap: readonly [number, number];
    }
  /**
   * The reasons why a board can or can't be solved: the blank's path, the inversions, the cycles, and both
   * parities.
   */
  | {
      readonly kind: 'parity';
      readonly start: Board;
      readonly goal: Board;
      readonly labels: ParityLabels;
    }
  /**
   * An analysis of a board. `good`: the moves that start a shortest solution. It also shows the boards one
   * move away, and how the board's length compares with all lengths. `swap`: for an unsolvable board, two
   * tiles whose exchange makes it solvable.
   */
  | {
      readonly kind: 'analysis';
      readonly board: Board;
      readonly goal: Board;
      readonly good: readonly Move[];
      readonly swap?: readonly [number, number];
      readonly neighbours?: {
        readonly boards: readonly NeighbourAnalysis[];
        readonly labels: NeighboursLabels;
      };
      readonly lengths?: {
        readonly counts: readonly number[];
        readonly length: number;
        readonly labels: LengthsLabels;
      };
    }
  /**
   * A chart of the moves still to go. `remaining`: their number at the start and after each step. `losses`:
   * the moves lost. `done`: whether the end is the goal.
   */
  | {
      readonly kind: 'way';
      readonly remaining: readonly Known[];
      readonly losses: readonly Loss[];
      readonly done: boolean;
      readonly labels: WayLabels;
    }
  /** A comparison of methods for one board: their results and outcomes. */
  | {
      readonly kind: 'comparison';
      readonly labels: ComparisonLabels;
      readonly rows: readonly {
        readonly name: string;
        /** How time and memory grow with the size of the puzzle: `O(b^d) · O(d)`. */
        readonly orders?: string;
        readonly outcome: 'optimal' | 'found' | 'gave-up' | 'refused';
        /** The number of moves of the solution. Undefined if the method didn't find one itself. */
        readonly length?: number;
        /** The proved lower bound: no solution has fewer moves. */
        readonly lowerBound?: number;
        readonly expanded?: number;
        readonly milliseconds?: number;
        readonly memoryBytes?: number;
      }[];
    }
  /**
   * A grid of cells, in rows of the same length. `label`: up to three characters. `press`: the key to type
   * for the cell. `isNext`: whether this cell is the next one to press.
   */
  | {
      readonly kind: 'cells';
      readonly rows: readonly (readonly {
        readonly label: string;
        readonly press: string;
        readonly isMarked: boolean;
        readonly isNext: boolean;
      }[])[];
    }
  /**
   * A user's daily puzzles. `calendar`: the days of the last weeks, from a Monday. `near`: the number of days
   * by moves above par. `times`: the best times.
   */
  | {
      readonly kind: 'stats';
      readonly figures: readonly { readonly value: string; readonly label: string }[];
      readonly calendar: readonly {
        readonly mark: 'solved' | 'helped' | 'frozen' | 'missed' | 'open';
        /**
         * How many moves above par the solution was. Undefined if the puzzle isn't solved, or if par isn't
         * known.
         */
        readonly over?: number;
      }[];
      readonly near: readonly { readonly label: string; readonly days: number }[];
      readonly times: readonly { readonly name: string; readonly time: string }[];
      readonly labels: StatsLabels;
    }
  /**
   * A knight's tour. `style`: `straight` lines (default), or a `smooth` ribbon that weaves over and under
   * itself. `squares`: how the squares are named at the edges. `measures`: a line of text below the board.
   */
  | {
      readonly kind: 'tour';
      readonly tour: DrawnTour;
      readonly style?: DrawingStyle;
      readonly squares?: SquareStyle;
      readonly measures?: string;
    }
  /**
   * A knight's walk: the path with numbers, the knight, and a mark on each square of `reach`, where it may go
   * next.
   */
  | { readonly kind: 'walk'; readonly walk: Walk; readonly reach: readonly number[] }
  /**
   * Tables with the number of backtracks from each start square: one large table, or up to 16 that share one
   * scale of colours.
   */
  | {
      readonly kind: 'backtracks';
      readonly tables: readonly BacktrackTable[];
      readonly squares?: SquareStyle;
      readonly labels: BacktracksLabels;
    }
  /** One step of a search. */
  | SearchScene
  /** A sample of a look: a puzzle and a knight's walk that show every mark. */
  | { readonly kind: 'preview' }
  /**
   * A stored picture of the automaton in the article on the knight's tour: its transition graph and its
   * connections.
   */
  | { readonly kind: 'machine' }
  /** The five move orders in the article on the knight's tour. */
  | { readonly kind: 'arrays' };

/** A board at the end of one stage of a solution. */
export interface StageBoard {
  readonly board: Board;
  /** The name of the stage, and its number of moves. The start has no number. */
  readonly title: string;
  readonly length?: string;
  /** The tiles that this stage has put in place. */
  readonly placed: readonly number[];
}

/** A photo that `PhotoCutter` has cut to the board's proportions. `id`: different for each photo. */
export interface Photo {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The parts of a tour that a picture needs. */
export interface DrawnTour extends Pick<KnightAnswer, 'cols' | 'rows' | 'order' | 'closed'> {
  /**
   * Set if `order` is a sample of the tour: the interval between its squares, and the tour's ends, which it
   * may lack.
   */
  readonly sample?: Required<Pick<KnightAnswer, 'every' | 'start' | 'end'>>;
}

/** The longest side of a board whose tour can be animated. */
export const TOUR_ANIMATION_SIDE = 16;

/**
 * An animation. A `solution` may have any length; very long ones skip positions. A `tour` has at most
 * `TOUR_ANIMATION_SIDE` squares on a side.
 */
export type Animation =
  | Extract<Scene, { readonly kind: 'solution' }>
  | Omit<Extract<Scene, { readonly kind: 'tour' }>, 'measures'>
  /** A search from its first step to its last. Each step is one frame. */
  | { readonly kind: 'search'; readonly frames: readonly SearchScene[] };

/**
 * The state of a position during one step of a search. `cut`: its costs are above the limit of this round.
 * `way`: it is on the solution.
 */
export type SearchState = 'taken' | 'added' | 'waiting' | 'done' | 'cut' | 'way';

/** A position that a search has reached. */
export interface SearchNode {
  readonly tiles: readonly number[];
  /**
   * The index of the position from which this one was reached. Undefined for the start. In a search from both
   * ends, also undefined for the goal.
   */
  readonly parent?: number;
  /** The move that led to this position. */
  readonly move?: Move;
  readonly state: SearchState;
  /** The position's costs in a few characters, such as `2+3=5` (G + H = F) or `4` (its depth). */
  readonly costs?: string;
}

/** A list that a search keeps, such as its queue, its stack, its open list or its closed list. */
export interface SearchList {
  readonly title: string;
  /** Indexes in the scene's `nodes`. The first one is the next that the search takes. */
  readonly nodes: readonly number[];
  /** The number of positions in the list that are not in `nodes`. */
  readonly more: number;
}

/** One step of a search: the tree of its positions as small boards, and its lists. */
export interface SearchScene {
  readonly kind: 'search';
  /** The goal. Tiles in their places have another colour. */
  readonly goal: Board;
  /** The positions that the picture may show: the start first, and parents before children. */
  readonly nodes: readonly SearchNode[];
  readonly lists: readonly SearchList[];
  readonly labels: SearchLabels;
}
