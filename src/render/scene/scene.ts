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

/** A picture as data, with its words. `draw(scene, look)` makes the picture. */
export type Scene =
  /**
   * One board. `goal`: tiles in place are tinted. `moved`: the cells (reading order) of the tiles that have
   * just slid. `next`: the cell of the tile to slide. `photo`: shown on the tiles by their places in the
   * goal, and as a whole once the board is solved.
   */
  | {
      readonly kind: 'board';
      readonly board: Board;
      readonly goal?: Board;
      readonly moved?: readonly number[];
      readonly next?: number;
      readonly photo?: Photo;
    }
  /**
   * The start, every step with the moved tile marked, and the goal. Long solutions skip steps and write the
   * skipped moves as arrows.
   */
  | { readonly kind: 'solution'; readonly start: Board; readonly moves: Moves }
  /** Boards in order, each with a title. Tiles that its stage has put in place are marked. */
  | {
      readonly kind: 'stages';
      readonly goal: Board;
      readonly boards: readonly StageBoard[];
    }
  /**
   * An unsolvable board: start and goal side by side. `swap`: the two marked tiles whose exchange makes it
   * solvable.
   */
  | {
      readonly kind: 'unsolvable';
      readonly start: Board;
      readonly goal: Board;
      readonly swap: readonly [number, number];
    }
  /**
   * The reasons why a board can or can't be solved: the blank's path, inversions, cycles, and both parities.
   */
  | {
      readonly kind: 'parity';
      readonly start: Board;
      readonly goal: Board;
      readonly labels: ParityLabels;
    }
  /**
   * An analysis of a board: the moves that start a shortest solution (`good`), the boards one move away, and
   * its place among all lengths. `swap`: for an unsolvable board, the two tiles whose exchange makes it
   * solvable.
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
   * The number of moves still to go before the first step and after each one, the lost moves, and whether the
   * end is the goal.
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
        /** The orders of time and memory: `O(b^d) · O(d)`. */
        readonly orders?: string;
        readonly outcome: 'optimal' | 'found' | 'gave-up' | 'refused';
        /** The number of moves of the solution, if the method found one itself. */
        readonly length?: number;
        /** The proved lower bound for the length of any solution. */
        readonly lowerBound?: number;
        readonly expanded?: number;
        readonly milliseconds?: number;
        readonly memoryBytes?: number;
      }[];
    }
  /**
   * A grid of cells in rows of the same length. `label`: up to three characters. `press`: the key to type for
   * the cell. `isNext`: whether it is the one to press.
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
   * A user's daily puzzles: figures, the days of the last weeks (starting on a Monday), days by distance to
   * par, best times.
   */
  | {
      readonly kind: 'stats';
      readonly figures: readonly { readonly value: string; readonly label: string }[];
      readonly calendar: readonly {
        readonly mark: 'solved' | 'helped' | 'frozen' | 'missed' | 'open';
        /** The number of moves above par of a solved puzzle, where par is known. */
        readonly over?: number;
      }[];
      readonly near: readonly { readonly label: string; readonly days: number }[];
      readonly times: readonly { readonly name: string; readonly time: string }[];
      readonly labels: StatsLabels;
    }
  /**
   * A knight's tour. `style`: `straight` lines (default) or a `smooth` woven ribbon. `squares`: the numbering
   * at the edges. `measures`: a line of text below the board.
   */
  | {
      readonly kind: 'tour';
      readonly tour: DrawnTour;
      readonly style?: DrawingStyle;
      readonly squares?: SquareStyle;
      readonly measures?: string;
    }
  /** A knight's walk: its path with numbers, the knight, and marks on the squares in reach. */
  | { readonly kind: 'walk'; readonly walk: Walk; readonly reach: readonly number[] }
  /** Backtracks from every start square: one large table, or up to 16 with one scale of colours. */
  | {
      readonly kind: 'backtracks';
      readonly tables: readonly BacktrackTable[];
      readonly squares?: SquareStyle;
      readonly labels: BacktracksLabels;
    }
  /** A search at one of its steps. */
  | SearchScene
  /** A sample of a look: small boards with every mark. */
  | { readonly kind: 'preview' }
  /**
   * The automaton of the article on the knight's tour: its transition graph and its connections. A stored
   * picture.
   */
  | { readonly kind: 'machine' }
  /** The article's five move orders. */
  | { readonly kind: 'arrays' };

/** A board at the end of a stage of its solution. */
export interface StageBoard {
  readonly board: Board;
  /** The name of the stage, and its number of moves; the start has none. */
  readonly title: string;
  readonly length?: string;
  /** The tiles that this stage has put in place. */
  readonly placed: readonly number[];
}

/** A photo from `PhotoCutter`, in the board's proportions. `id`: different for each photo. */
export interface Photo {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The parts of a tour that a picture needs. */
export interface DrawnTour extends Pick<KnightAnswer, 'cols' | 'rows' | 'order' | 'closed'> {
  /** For a sample in `order`: its interval and the ends of the tour, which the sample may lack. */
  readonly sample?: Required<Pick<KnightAnswer, 'every' | 'start' | 'end'>>;
}

/** The longest side of a board whose tour can be animated. */
export const TOUR_ANIMATION_SIDE = 16;

/**
 * A moving picture. A `solution` may have any length; very long ones skip positions. A `tour` has at most
 * `TOUR_ANIMATION_SIDE` squares on a side.
 */
export type Animation =
  | Extract<Scene, { readonly kind: 'solution' }>
  | Omit<Extract<Scene, { readonly kind: 'tour' }>, 'measures'>
  /** A search from its first step to its last, one scene for each frame. */
  | { readonly kind: 'search'; readonly frames: readonly SearchScene[] };

/** The state of a position in a step. `cut`: beyond the limit of this round. `way`: on the solution. */
export type SearchState = 'taken' | 'added' | 'waiting' | 'done' | 'cut' | 'way';

/** A position that a search has reached. */
export interface SearchNode {
  readonly tiles: readonly number[];
  /**
   * The index of the position before it. Undefined for the start, and for the goal of a search from both
   * ends.
   */
  readonly parent?: number;
  /** The move that led to this position. */
  readonly move?: Move;
  readonly state: SearchState;
  /** Its costs in a few characters, such as `2+3=5` (G + H = F) or `4` (its depth). */
  readonly costs?: string;
}

/** A list of a search, such as its queue, its stack, its open or its closed list. */
export interface SearchList {
  readonly title: string;
  /** Indexes in the scene's `nodes`, starting with the next one to take. */
  readonly nodes: readonly number[];
  /** The number of positions that are not in `nodes`. */
  readonly more: number;
}

/** A search at one of its steps: its tree of small boards, and its lists. */
export interface SearchScene {
  readonly kind: 'search';
  /** The goal; tiles in place are tinted. */
  readonly goal: Board;
  /** The positions that the picture may show: the start first, and parents before children. */
  readonly nodes: readonly SearchNode[];
  readonly lists: readonly SearchList[];
  readonly labels: SearchLabels;
}
