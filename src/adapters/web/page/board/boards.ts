import type { Game, Outcome, Words } from '../base/types.ts';
import { type Board, type BoardActs, gameBoard } from './game-board.ts';

/** Milliseconds between two looks at the clocks. */
const TICK_MS = 500;

interface BoardsActs extends Omit<BoardActs, 'changed'> {
  changed(message: string, answer: Outcome): Promise<void>;
}

/** The boards of the games on the page, each on one message. Messages are named by their ids. */
export function boardsOf(words: Words, { changed, ...acts }: BoardsActs) {
  const boards = new Map<Game['id'], { readonly message: string; readonly board: Board }>();
  const at = (message: string) => [...boards.values()].find((one) => one.message === message)?.board;

  setInterval(() => {
    for (const { board } of boards.values()) board.tick();
  }, TICK_MS);
  /** The newest game may have been played in another window. */
  const refresh = () => void [...boards.values()].at(-1)?.board.refresh();
  document.addEventListener('visibilitychange', () => document.hidden || refresh());
  return {
    refresh,
    /** The element of the game's board, which has come with this message. */
    show(message: string, game: Game): HTMLElement {
      const known = boards.get(game.id);
      known?.board.hear(game);
      const board =
        known?.board ??
        gameBoard(game, words, {
          ...acts,
          changed: (answer) => changed(boards.get(game.id)?.message ?? message, answer),
        });
      // A message has one board, and the newest stands last.
      for (const [id, one] of boards) if (id === game.id || one.message === message) boards.delete(id);
      boards.set(game.id, { message, board });
      return board.element;
    },
    /** The message that this game stands on. */
    messageOf: (game = '') => boards.get(game)?.message,
    focus: (message: string) => at(message)?.focus(),
    /** Does what a button of the message means, between the steps made before and after it. */
    change: <T>(message: string, work: () => Promise<T>): Promise<T> => at(message)?.change(work) ?? work(),
    /** Takes a step back, where the board knows by itself where that leads. False if it doesn't. */
    takeBack(message: string): boolean {
      const board = at(message);
      board?.takeBack?.();
      return board?.takeBack !== undefined;
    },
    clear: () => boards.clear(),
  };
}
