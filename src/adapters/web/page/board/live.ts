import type { GameData } from '../../../../chat/reply.ts';
import type { GameStep, Rules } from '../../../../play/kinds/rules.ts';
import type { Game, PageTexts } from '../base/types.ts';

/**
 * Called by a view when the visitor presses a cell or key of the board. `pressText`: the press as text, in
 * the form that `Rules.stepsOfPress` reads.
 */
export type OnPress = (pressText: string) => void;

/** The elements of one game's board. */
export interface BoardView {
  /** Element that contains the board and receives its clicks and keys. */
  readonly field: HTMLElement;
  /** Updates the elements for the new state of the game. */
  show(game: Game): void;
  /**
   * Returns a sentence for screen readers about `steps`, which changed the game from the state `gameBefore`.
   */
  announcementOf(gameBefore: Game, steps: readonly GameStep[]): string;
}

/**
 * Draws and plays one kind of game on the page. The functions are declared as methods, because TypeScript
 * checks the parameters of methods less strictly. This allows one array to hold boards with different types
 * of `Position`.
 */
export interface LiveBoard<Position = unknown> {
  /** Rules by which the page checks and applies steps. */
  readonly rules: Rules<Position>;
  /** Converts the state of a game to a position. */
  toPosition(game: GameData): Position;
  /** Converts a position to `GameData.position`. The inverse of `toPosition`. */
  toCells(position: Position): readonly number[];
  /**
   * Returns the position before the last step. Absent if it can't be derived from the position. If present,
   * the page undoes a step before the server answers.
   */
  stepBack?(position: Position): Position | undefined;
  /** Creates the elements of a game's board. */
  createView(initialGame: Game, pageTexts: PageTexts, press: OnPress): BoardView;
}
