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

/** A picture as data, with its texts. */
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
   * The start, the board after each step, and the goal. The moved tile is marked on each board. If the
   * solution is long, only some of the boards are shown, and arrows show the moves between them.
   */
  | { readonly kind: 'solution'; readonly start: Board; readonly moves: Moves }
  /**
   * The boards after the stages of a solution. On each board, the tiles that its stage has put in their goal
   * cells are marked.
   */
  | {
      readonly kind: 'stages';
      readonly goal: Board;
      readonly boards: readonly StageBoard[];
    }
  | {
      readonly kind: 'unsolvable';
      readonly start: Board;
      readonly goal: Board;
      /** Two tiles, both marked, whose exchange makes the board solvable. */
      readonly swap: readonly [number, number];
    }
  /**
   * Why a board can or can't be solved: the blank's path, the inversions, the cycles, and the parities of
   * exchanges and of the blank's steps.
   */
  | {
      readonly kind: 'parity';
      readonly start: Board;
      readonly goal: Board;
      readonly labels: ParityLabels;
    }
  /** `bestMoves`: first moves of shortest solutions. `neighbours`: boards one move away. */
  | {
      readonly kind: 'analysis';
      readonly board: Board;
      readonly goal: Board;
      readonly bestMoves: readonly Move[];
      readonly swap?: readonly [number, number];
      readonly neighbours?: {
        readonly boards: readonly NeighbourAnalysis[];
        readonly labels: NeighboursLabels;
      };
      readonly lengths?: {
        /** Boards for each length of a shortest solution. The index is the length. */
        readonly counts: readonly number[];
        readonly length: number;
        readonly labels: LengthsLabels;
      };
    }
  /** `isSolved`: the last board is the goal. */
  | {
      readonly kind: 'way';
      /** Bounds for the moves that are still needed, at the start and after each step. */
      readonly remaining: readonly DistanceBounds[];
      readonly losses: readonly Loss[];
      readonly isSolved: boolean;
      readonly labels: MovesChartLabels;
    }
  | {
      readonly kind: 'comparison';
      readonly labels: ComparisonLabels;
      readonly rows: readonly {
        readonly name: string;
        /** Growth of time and memory with the size of the puzzle: `O(b^d) · O(d)`. */
        readonly growth?: string;
        readonly outcome: 'optimal' | 'found' | 'gave-up' | 'refused';
        /** Undefined if the method gave up, even if another one found a solution. */
        readonly length?: number;
        readonly lowerBound?: number;
        /** Expanded positions. */
        readonly expanded?: number;
        readonly milliseconds?: number;
        readonly memoryBytes?: number;
      }[];
    }
  /** The position of a game. All rows have the same number of cells. */
  | {
      readonly kind: 'cells';
      readonly rows: readonly (readonly {
        /** Up to three characters. */
        readonly label: string;
        readonly keyToPress: string;
        readonly isMarked: boolean;
        readonly isNext: boolean;
      }[])[];
    }
  | {
      readonly kind: 'stats';
      readonly figures: readonly { readonly value: string; readonly label: string }[];
      /** Days of the last weeks. The first is a Monday. */
      readonly calendar: readonly {
        readonly mark: 'solved' | 'helped' | 'frozen' | 'missed' | 'open';
        /**
         * Moves above par, the length of a shortest solution. Undefined if the puzzle isn't solved, or if par
         * isn't known.
         */
        readonly stepsOverPar?: number;
      }[];
      /** A bar for each number of moves above par, with the number of days. */
      readonly overPar: readonly { readonly label: string; readonly days: number }[];
      readonly times: readonly { readonly name: string; readonly time: string }[];
      readonly labels: StatsLabels;
    }
  /** `style`: `straight` lines (the default), or a `smooth` curve that passes over and under itself. */
  | {
      readonly kind: 'tour';
      readonly tour: DrawnTour;
      readonly style?: DrawingStyle;
      /** Names at the edges of the board. */
      readonly squares?: SquareStyle;
      readonly measures?: string;
    }
  /**
   * An unfinished path of a knight: the path with numbers, the knight, and marks on the squares
   * `reachableCells`, to which the knight may move next.
   */
  | { readonly kind: 'walk'; readonly walk: Walk; readonly reachableCells: readonly number[] }
  /**
   * Backtracks of a search from each start square: one large table, or up to 16 that share one scale of
   * colours.
   */
  | {
      readonly kind: 'backtracks';
      readonly tables: readonly BacktrackTable[];
      /** Names at the edges of each table. */
      readonly squares?: SquareStyle;
      readonly labels: BacktracksLabels;
    }
  | SearchScene
  /**
   * A sample of a look, for the settings: a puzzle and a knight's path that together show all kinds of marks.
   */
  | { readonly kind: 'preview' }
  /**
   * Stored, for the article on the knight's tour: an automaton with its states and the transitions between
   * them.
   */
  | { readonly kind: 'machine' }
  | { readonly kind: 'arrays' };

export interface StageBoard {
  readonly board: Board;
  /**
   * `title`: the name of the stage. `length`: its number of moves as text. The start board has no `length`.
   */
  readonly title: string;
  readonly length?: string;
  readonly placedTiles: readonly number[];
}

/** Photo that `PhotoCutter` has cut to the board's proportions. Each photo has a different `id`. */
export interface Photo {
  readonly id: string;
  readonly bytes: Buffer;
}

export interface DrawnTour extends Pick<KnightAnswer, 'cols' | 'rows' | 'order' | 'closed'> {
  /**
   * Set if `order` contains only every n-th row and column of a very large board. `every`: n. `start` and
   * `end`: the ends of the tour, which may be missing in `order`.
   */
  readonly sampling?: Required<Pick<KnightAnswer, 'every' | 'start' | 'end'>>;
}

/** Squares on a side of a board whose tour can be animated. */
export const MAX_ANIMATED_SIDE = 16;

/**
 * A `solution` may have any length. If it is very long, some positions are left out. A `tour` has at most
 * `MAX_ANIMATED_SIDE` squares on a side.
 */
export type Animation =
  | (Extract<Scene, { readonly kind: 'solution' }> & {
      /** By default, the last board. If the moves don't reach it, the end doesn't look solved. */
      readonly goal?: Board;
    })
  | Omit<Extract<Scene, { readonly kind: 'tour' }>, 'measures'>
  /** A search from its first step to its last, each one frame. */
  | { readonly kind: 'search'; readonly frames: readonly SearchScene[] };

/**
 * State after one step of a search. `taken`: the search expands the position in this step. `added`: the
 * search finds it in this step. `waiting`: it will be expanded later. `done`: it was expanded earlier. `cut`:
 * its costs exceed the bound of this round. `way`: it is on the solution found.
 */
export type SearchState = 'taken' | 'added' | 'waiting' | 'done' | 'cut' | 'way';

export interface SearchNode {
  readonly tiles: readonly number[];
  /**
   * Index in `nodes` of the position from which this one was reached. Undefined for the start, and for the
   * goal in a search from both ends.
   */
  readonly parent?: number;
  readonly move?: Move;
  readonly state: SearchState;
  /** Short text, such as `2+3=5` (G + H = F) or `4` (the depth). */
  readonly costs?: string;
}

/** Positions that a search uses, such as its queue, stack, open list or closed list. */
export interface SearchList {
  readonly title: string;
  /** The first positions of the list, as indices in the scene's `nodes`. */
  readonly nodes: readonly number[];
  /** Further positions, after those in `nodes`. */
  readonly moreCount: number;
}

export interface SearchScene {
  readonly kind: 'search';
  /** Tiles that are in their goal cells have another colour. */
  readonly goal: Board;
  /**
   * The positions that the picture may show. The start is first, and each parent comes before its children.
   */
  readonly nodes: readonly SearchNode[];
  readonly lists: readonly SearchList[];
  readonly labels: SearchLabels;
}
