import type { GameShown } from '../../../../chat/reply.ts';
import type { GameStep, Rules } from '../../../../play/kinds/rules.ts';
import type { Game, Words } from '../base/types.ts';

/** Callbacks of a view for presses, in the form that `Rules.ofPress` reads. */
export type Press = (what: string) => void;

/** The view of one game. */
export interface View {
  /** The element that takes presses. */
  readonly field: HTMLElement;
  /** Shows the game. Called after each change. */
  show(game: Game): void;
  /** Returns a sentence for screen readers about `steps`, which were made from the state `before`. */
  said(before: Game, steps: readonly GameStep[]): string;
}

/**
 * The live board of one kind of game. Its members are methods, because TypeScript compares parameters of
 * methods in both directions: one list holds boards of different positions.
 */
export interface LiveBoard<Position = unknown> {
  readonly rules: Rules<Position>;
  /** Reads the position of a game. */
  read(game: GameShown): Position;
  /** Writes the position into a `GameShown`. The inverse of `read`. */
  cells(position: Position): readonly number[];
  /**
   * Returns the position before the last step, if it can be derived. The page then undoes a step before the
   * server answers.
   */
  back?(position: Position): Position | undefined;
  view(first: Game, words: Words, press: Press): View;
}
