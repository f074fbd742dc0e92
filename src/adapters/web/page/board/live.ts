import type { GameData } from '../../../../chat/reply.ts';
import type { GameStep, Rules } from '../../../../play/kinds/rules.ts';
import type { Game, Words } from '../base/types.ts';

/**
 * Called by a view when the visitor presses something on the board. `what`: the press as text, in the form
 * that `Rules.stepsOfPress` reads.
 */
export type Press = (what: string) => void;

/** The elements of one game's board. */
export interface View {
  /** Element that contains the board and receives its clicks and keys. */
  readonly field: HTMLElement;
  /** Updates the elements for the new state of the game. */
  show(game: Game): void;
  /** Returns a sentence for screen readers about `steps`, which changed the game from the state `before`. */
  announcementOf(before: Game, steps: readonly GameStep[]): string;
}

/**
 * How the page draws and plays one kind of game. The functions are declared as methods, because TypeScript
 * checks the parameters of methods less strictly. Only so can one array hold boards of different position
 * types.
 */
export interface LiveBoard<Position = unknown> {
  readonly rules: Rules<Position>;
  /** Converts the numbers of a game's state to a position. */
  read(game: GameData): Position;
  /** Converts a position to `GameShown.position`. The inverse of `read`. */
  cells(position: Position): readonly number[];
  /**
   * Returns the position before the last step. Absent if it can't be derived from the position. If present,
   * the page undoes a step before the server answers.
   */
  stepBack?(position: Position): Position | undefined;
  createView(first: Game, words: Words, press: Press): View;
}
