import type { FinalAnswer, Game, PageTexts } from '../base/types.ts';
import { type BoardCallbacks, createGameBoard, type GameBoard } from './game-board.ts';

/** Interval in milliseconds at which the clocks of running games are updated. */
const TICK_MS = 500;

interface BoardsCallbacks extends Omit<BoardCallbacks, 'onChange'> {
  onChange(message: string, answer: FinalAnswer): Promise<void>;
}

/** Manages the boards of all games on the page. Each game is shown by one message. */
export function createBoards(words: PageTexts, { onChange, ...callbacks }: BoardsCallbacks) {
  const boards = new Map<Game['id'], { readonly message: string; readonly board: GameBoard }>();
  const boardOf = (message: string) => [...boards.values()].find((one) => one.message === message)?.board;

  setInterval(() => {
    for (const { board } of boards.values()) board.tick();
  }, TICK_MS);
  /**
   * Asks the server for the state of the newest game, because the visitor may have played it in another
   * window.
   */
  const refresh = () => void [...boards.values()].at(-1)?.board.refresh();
  document.addEventListener('visibilitychange', () => document.hidden || refresh());
  return {
    refresh,
    /**
     * Shows the game in the message with the id `message`. Returns the element of the game's board. Creates
     * the board if it doesn't exist.
     */
    show(message: string, game: Game): HTMLElement {
      const existing = boards.get(game.id);
      existing?.board.receiveState(game);
      const board =
        existing?.board ??
        createGameBoard(game, words, {
          ...callbacks,
          onChange: (answer) => onChange(boards.get(game.id)?.message ?? message, answer),
        });
      // Remove older entries of this game and of this message. Then add the board at the end, so that the
      // last entry is the newest.
      for (const [id, one] of boards) if (id === game.id || one.message === message) boards.delete(id);
      boards.set(game.id, { message, board });
      return board.element;
    },
    /** Returns the id of the message that shows this game. Undefined if the game isn't on the page. */
    messageOf: (game = '') => boards.get(game)?.message,
    focus: (message: string) => boardOf(message)?.focus(),
    /**
     * Runs the action of a button of this message. The action waits for the earlier steps on the message's
     * board. Later steps wait for the action.
     */
    runChange: <T>(message: string, work: () => Promise<T>): Promise<T> =>
      boardOf(message)?.runChange(work) ?? work(),
    /**
     * Undoes the last step on the message's board immediately. Returns false if only the server can undo it.
     */
    takeBack(message: string): boolean {
      const board = boardOf(message);
      board?.takeBack?.();
      return board?.takeBack !== undefined;
    },
    clear: () => boards.clear(),
  };
}
