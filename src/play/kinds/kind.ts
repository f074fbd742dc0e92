import type { Fault, Result } from '../../core/result.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import type { Game, KindName } from '../../store/contract/game.ts';

/** One step of a game as its log holds it: a letter of `UDLR`, or a square (`c3`). */
export type Step = string;

/** Texts of a game that its kind has written. */
export type Written = Pick<Game, 'start' | 'goal' | 'state'>;

/** One word of a typed line. */
export interface Word {
  /** As it was typed, to be quoted. */
  readonly text: string;
  /** What `ofWord` understands. */
  readonly means: string;
}

/** A typed line as its words, up to the first one that can't be read; `wrong` says why. */
export interface Typed {
  readonly words: readonly Word[];
  readonly wrong?: Fault;
}

/** What people type for directions, in all languages. */
export type DirectionWords = Words['moves'];

/**
 * A kind of game: what its positions are, what leads from one to the next, how both are written. All of it is pure. A list holds kinds
 * of different positions, so these are methods, which TypeScript compares both ways.
 */
export interface Kind<Position = unknown> {
  readonly name: KindName;
  /** The present position of a game. Throws on what `write` has not written. */
  read(game: Written): Position;
  /** As `start` and `state` hold it. */
  write(position: Position): string;
  /** The position after a step; undefined: it can't be made there. */
  after(position: Position, step: Step): Position | undefined;
  /** The position before that step, which was the last one. */
  before(position: Position, step: Step): Position;
  /**
   * What a press means: it names a tile or a square, or is several presses as the log has them (`L+LU`). Each
   * press as its steps, which are taken back together. Faults: why there are none.
   */
  ofPress(position: Position, what: string): Result<readonly (readonly Step[])[]>;
  /** What a typed line says, on this position or (where there is none) on any that it may be meant for. */
  typed(line: string, directions: DirectionWords, position?: Position): Typed;
  /** The steps of what one word means. Faults, with `possible`: a line that would go, say why there are none. */
  ofWord(position: Position, means: string): Result<readonly Step[]>;
  isSolved(position: Position): boolean;
  /** Can no step be made, though it isn't solved? */
  isStuck(position: Position): boolean;
  /**
   * Does a way from the position `told` to its end, read from either end, show the way from one of these
   * positions of a game?
   */
  reveals(told: Position, positions: readonly [Position, ...Position[]]): boolean;
}
