import type { GameShown } from '../../../../chat/reply.ts';
import type { GameStep, Rules } from '../../../../play/kinds/rules.ts';
import type { Game, Words } from '../base/types.ts';

/** What a view tells of presses: each means what `Rules.ofPress` understands. */
export type Press = (what: string) => void;

/** What is shown of one game. */
export interface View {
  /** The element that is pressed. */
  readonly field: HTMLElement;
  /** Shows the game, each time that it changes. */
  show(game: Game): void;
  /** The words for a screen reader about these steps, made from `before` on. */
  said(before: Game, steps: readonly GameStep[]): string;
}

/**
 * A kind of game as it is played on the page. A list holds boards of different
 * positions, so these are methods, which TypeScript compares both ways.
 */
export interface LiveBoard<Position = unknown> {
  readonly rules: Rules<Position>;
  /** The kind's position of a game. */
  read(game: GameShown): Position;
  /** The position as `GameShown` has it. The inverse of `read`. */
  cells(position: Position): readonly number[];
  /** The position before the last step, if the position tells it: a step can then be taken back before the program answers. */
  back?(position: Position): Position | undefined;
  view(first: Game, words: Words, press: Press): View;
}
