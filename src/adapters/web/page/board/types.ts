import type { GameShown } from '../../../../chat/reply.ts';

/** A game as the page keeps it. */
export interface Game extends GameShown {
  /** When it began, by this browser's clock: milliseconds since the epoch. */
  readonly since: number;
}

/** What the server has said last of a game, the steps on their way to it, and those that wait. */
export interface Ahead {
  readonly known: Game;
  readonly sent: readonly string[];
  readonly waiting: readonly string[];
  /** When the last of them was made, by this browser's clock: milliseconds since the epoch. */
  readonly madeAt?: number;
}

export type Size = Pick<GameShown, 'rows' | 'cols'>;
export type Position = readonly number[];

/** How a kind of game is played. A step is what a press sends for it. */
export interface Rules {
  /** The steps that pressing this cell means; none where it can't be pressed. */
  pressed(game: GameShown, position: Position, cell: number): readonly string[];
  after(game: GameShown, position: Position, step: string): Position;
  isSolved(game: GameShown, position: Position): boolean;
}

/** What is shown of a game, each time that it changes. */
export interface View {
  /** What is pressed. */
  readonly field: HTMLElement;
  show(game: Game): void;
  /** What somebody who listens hears of these steps, from `before` on. */
  said(before: Game, steps: readonly string[]): string;
}

/** What a view tells of what was pressed. */
export interface Pressed {
  cell(cell: number): void;
  steps(steps: readonly string[]): void;
}
