import type { GameData } from '../../../../chat/reply.ts';
import type { GameStep, Rules } from '../../../../commands/games/rules.ts';
import type { Game, PageTexts } from '../base/types.ts';

/** `pressText`: the pressed cell or key, as `Rules.stepsOfPress` reads it. */
export type OnPress = (pressText: string) => void;

export interface BoardView {
  /** Contains the board and receives its clicks and keys. */
  readonly field: HTMLElement;
  show(game: Game): void;
  /** Returns a sentence for screen readers about `steps`, which changed the game from `gameBefore`. */
  announcementOf(gameBefore: Game, steps: readonly GameStep[]): string;
}

/**
 * Draws and plays one kind of game. TypeScript checks the parameters of methods less strictly than those of
 * properties. So one array can hold boards with different types of `Position`.
 */
export interface LiveBoard<Position = unknown> {
  /** The page checks and applies steps by these rules. */
  readonly rules: Rules<Position>;
  /** From the state of a game. */
  toPosition(game: GameData): Position;
  /** Returns `GameData.position`. The inverse of `toPosition`. */
  toCells(position: Position): readonly number[];
  /**
   * Returns the position before the last step. Absent if it can't be derived from the position. If present,
   * the page undoes a step before the server answers.
   */
  stepBack?(position: Position): Position | undefined;
  createView(initialGame: Game, pageTexts: PageTexts, press: OnPress): BoardView;
}
