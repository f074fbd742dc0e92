import type { Game, Outcome, Words } from '../base/types.ts';
import { type Board, type BoardActs, gameBoard } from './game-board.ts';

/** The interval between two updates of the clocks, in milliseconds. */
const TICK_MS = 500;

interface BoardsActs extends Omit<BoardActs, 'changed'> {
  changed(message: string, answer: Outcome): Promise<void>;
}

/** The boards of all games on the page, by the ids of their messages. */
export function boardsOf(words: Words, { changed, ...acts }: BoardsActs) {
  const boards = new Map<Game['id'], { readonly message: string; readonly board: Board }>();
  const at = (message: string) => [...boards.values()].find((one) => one.message === message)?.board;

  setInterval(() => {
    for (const { board } of boards.values()) board.tick();
  }, TICK_MS);
  /** Asks the server for the state of the newest game, which may have been played in another window. */
  const refresh = () => void [...boards.values()].at(-1)?.board.refresh();
  document.addEventListener('visibilitychange', () => document.hidden || refresh());
  return {
    refresh,
    /** Returns the element of the board that came with this message. */
    show(message: string, game: Game): HTMLElement {
      const known = boards.get(game.id);
      known?.board.hear(game);
      const board =
        known?.board ??
        gameBoard(game, words, {
          ...acts,
          changed: (answer) => changed(boards.get(game.id)?.message ?? message, answer),
        });
      // One message has one board; the newest board is the last.
      for (const [id, one] of boards) if (id === game.id || one.message === message) boards.delete(id);
      boards.set(game.id, { message, board });
      return board.element;
    },
    /** Returns the message that shows this game. */
    messageOf: (game = '') => boards.get(game)?.message,
    focus: (message: string) => at(message)?.focus(),
    /** Runs the action of a button after the steps made before it and before the steps made later. */
    change: <T>(message: string, work: () => Promise<T>): Promise<T> => at(message)?.change(work) ?? work(),
    /** Undoes a step if the board knows the position before it. Returns false otherwise. */
    takeBack(message: string): boolean {
      const board = at(message);
      board?.takeBack?.();
      return board?.takeBack !== undefined;
    },
    clear: () => boards.clear(),
  };
}
