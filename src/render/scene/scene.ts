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

/** What a picture shows, as data, with the words that it needs. `draw(scene, theme)` makes the picture. */
export type Scene =
  /**
   * One board. `goal`: tiles already in place are tinted. `moved`: cells (reading order) of the tiles just slid,
   * `next`: that of the one to slide, marked. `photo`: what the tiles show, cut by their places in the goal; once
   * all are there, the whole of it.
   */
  | {
      readonly kind: 'board';
      readonly board: Board;
      readonly goal?: Board;
      readonly moved?: readonly number[];
      readonly next?: number;
      readonly photo?: Photo;
    }
  /** Start, every step with the moved tile marked, goal; from 0 to a few hundred moves (long ones are thinned out, the moves in between written as arrows). */
  | { readonly kind: 'solution'; readonly start: Board; readonly moves: Moves }
  /** Boards one after the other, each with its title and the tiles marked that its stage has put in place. */
  | {
      readonly kind: 'stages';
      readonly goal: Board;
      readonly boards: readonly StageBoard[];
    }
  /** An unsolvable board: start and goal side by side, the two tiles whose exchange would mend it (`swap`) marked. */
  | {
      readonly kind: 'unsolvable';
      readonly start: Board;
      readonly goal: Board;
      readonly swap: readonly [number, number];
    }
  /** Why a board can be solved or can't: the blank's way, inversions, cycles, and the two parities. */
  | {
      readonly kind: 'parity';
      readonly start: Board;
      readonly goal: Board;
      readonly labels: ParityLabels;
    }
  /**
   * A board with the moves that begin a shortest solution (`good`), and the boards one move away. The number
   * of boards of each length marks this one's. `swap`: it has no solution, and exchanging these two tiles
   * gives it one.
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
  /** Moves still to go before the first step and after each one, where moves were lost, and whether the end is the goal. */
  | {
      readonly kind: 'way';
      readonly remaining: readonly Known[];
      readonly losses: readonly Loss[];
      readonly done: boolean;
      readonly labels: WayLabels;
    }
  /** Ways to solve one board: what is known of each, and how it ended. */
  | {
      readonly kind: 'comparison';
      readonly labels: ComparisonLabels;
      readonly rows: readonly {
        readonly name: string;
        /** Orders of time and memory: `O(b^d) · O(d)`. */
        readonly orders?: string;
        readonly outcome: 'optimal' | 'found' | 'gave-up' | 'refused';
        /** Moves of the solution, if the way came to one itself. */
        readonly length?: number;
        /** Proved: no solution is shorter. */
        readonly lowerBound?: number;
        readonly expanded?: number;
        readonly milliseconds?: number;
        readonly memoryBytes?: number;
      }[];
    }
  /**
   * A grid of cells: rows of the same length. `label`: up to three characters; `press`: what is typed for the cell;
   * `isNext`: the one to press.
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
  /** A person's daily puzzles: figures, the last weeks' days (from a Monday on), days by how near they came to par, best times. */
  | {
      readonly kind: 'stats';
      readonly figures: readonly { readonly value: string; readonly label: string }[];
      readonly calendar: readonly {
        readonly mark: 'solved' | 'helped' | 'frozen' | 'missed' | 'open';
        /** Moves beyond par of a solved one, where par is known. */
        readonly over?: number;
      }[];
      readonly near: readonly { readonly label: string; readonly days: number }[];
      readonly times: readonly { readonly name: string; readonly time: string }[];
      readonly labels: StatsLabels;
    }
  /**
   * A knight's tour. Its path is `straight` (default) from square to square, or `smooth`, as a woven ribbon.
   * `squares`: the numbering at the board's edges; `measures`: a line below it.
   */
  | {
      readonly kind: 'tour';
      readonly tour: DrawnTour;
      readonly style?: DrawingStyle;
      readonly squares?: SquareStyle;
      readonly measures?: string;
    }
  /** A knight's tour being walked: the way so far with its numbers, the knight where it stands, the squares that it can go to marked. */
  | { readonly kind: 'walk'; readonly walk: Walk; readonly reach: readonly number[] }
  /** Backtracks from every start square: one table large, up to 16 with one scale of colours. */
  | {
      readonly kind: 'backtracks';
      readonly tables: readonly BacktrackTable[];
      readonly squares?: SquareStyle;
      readonly labels: BacktracksLabels;
    }
  /** A search at one of its steps. */
  | SearchScene
  /** A look as a sample: small boards with every mark there is. */
  | { readonly kind: 'preview' }
  /** The automaton of the article on the knight's tour: its transition graph and its scheme of connections; a stored picture. */
  | { readonly kind: 'machine' }
  /** The article's five orders of a knight's moves. */
  | { readonly kind: 'arrays' };

/** A board at the end of a stage of its solution. */
export interface StageBoard {
  readonly board: Board;
  /** Its name and its number of moves; the start has no length. */
  readonly title: string;
  readonly length?: string;
  /** The tiles that this stage has put in place. */
  readonly placed: readonly number[];
}

/** A photo as `PhotoCutter` makes it, in the board's proportions; `id`: another photo has another one. */
export interface Photo {
  readonly id: string;
  readonly bytes: Buffer;
}

/** What is drawn of a tour. */
export interface DrawnTour extends Pick<KnightAnswer, 'cols' | 'rows' | 'order' | 'closed'> {
  /** Where `order` is a sample: of how many rows and columns each, and the ends, which it may lack. */
  readonly sample?: Required<Pick<KnightAnswer, 'every' | 'start' | 'end'>>;
}

/** Boards up to this many squares a side are animated. */
export const TOUR_ANIMATION_SIDE = 16;

/** A picture that moves: a solution of any length (very long ones are sampled), or a tour on a board of at most `TOUR_ANIMATION_SIDE` squares a side. */
export type Animation =
  | { readonly kind: 'solution'; readonly start: Board; readonly moves: Moves }
  | {
      readonly kind: 'tour';
      readonly tour: DrawnTour;
      readonly style?: DrawingStyle;
      readonly squares?: SquareStyle;
    }
  /** A search from its first step to its last, a scene a frame. */
  | { readonly kind: 'search'; readonly frames: readonly SearchScene[] };

/**
 * The state of a position in a step: `cut` lies beyond the limit of this round, `way` on the solution found.
 */
export type SearchState = 'taken' | 'added' | 'waiting' | 'done' | 'cut' | 'way';

/** A position that a search has met. */
export interface SearchNode {
  readonly tiles: readonly number[];
  /**
   * Index of the position that it was reached from. Undefined: the start, or the goal of a search from both
   * ends.
   */
  readonly parent?: number;
  /** The move that led here. */
  readonly move?: Move;
  readonly state: SearchState;
  /** Its costs in a few characters, such as `2+3=5` (G + H = F) or `4` (its depth). */
  readonly costs?: string;
}

/** One list of a search, such as its queue, its stack, its open or its closed list. */
export interface SearchList {
  readonly title: string;
  /** Indexes of the scene's `nodes`, the next one to be taken first. */
  readonly nodes: readonly number[];
  /** The number of positions that `nodes` lacks. */
  readonly more: number;
}

/** A search at one of its steps: its tree of small boards, and its lists. */
export interface SearchScene {
  readonly kind: 'search';
  /** Tiles in place are tinted by it. */
  readonly goal: Board;
  /** The positions met so far that the picture may show: parents before children, the start first. */
  readonly nodes: readonly SearchNode[];
  readonly lists: readonly SearchList[];
  readonly labels: SearchLabels;
}
