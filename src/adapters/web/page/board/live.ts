import type { GameShown } from '../../../../chat/reply.ts';
import type { Step } from '../../../../play/kinds/kind.ts';
import type { Game, Words } from '../base/types.ts';

/** What a view tells of presses: each means what `Kind.ofPress` understands. */
export type Press = (what: string) => void;

/** What is shown of one game. */
export interface View {
  /** The element that is pressed. */
  readonly field: HTMLElement;
  /** Shows the game, each time that it changes. */
  show(game: Game): void;
  /** The words for a screen reader about these steps, made from `before` on. */
  said(before: Game, steps: readonly Step[]): string;
}

/**
 * A kind of game as it is played on the page; its rules are those of `play/kinds`. A record holds boards of different
 * positions, so these are methods, which TypeScript compares both ways.
 */
export interface LiveBoard<Position = unknown> {
  /** The kind's position of a game. */
  read(game: GameShown): Position;
  /** The position as `GameShown` has it. The inverse of `read`. */
  cells(position: Position): readonly number[];
  /** The last step, if the position tells it: it can then be taken back before the program answers. */
  lastStep?(position: Position): Step | undefined;
  view(first: Game, words: Words, press: Press): View;
}
