import type { FinalAnswer, Game, PageTexts } from '../base/types.ts';
import { type BoardCallbacks, createGameBoard, type GameBoard } from './game-board.ts';

/** Interval in milliseconds at which the clocks of running games are updated. */
const CLOCK_UPDATE_MS = 500;

/** Callbacks by which the boards use the page. */
interface BoardsCallbacks extends Omit<BoardCallbacks, 'onChange'> {
  /** Updates the message on the page after the server has answered a press. */
  onChange(messageId: string, answer: FinalAnswer): Promise<void>;
}

/** Manages the boards of all games on the page. Each game is shown by one message. */
export function createBoards(pageTexts: PageTexts, { onChange, ...callbacks }: BoardsCallbacks) {
  const boardEntries = new Map<Game['id'], { readonly messageId: string; readonly board: GameBoard }>();
  const boardOf = (messageId: string) =>
    [...boardEntries.values()].find((entry) => entry.messageId === messageId)?.board;

  setInterval(() => {
    for (const { board } of boardEntries.values()) board.tick();
  }, CLOCK_UPDATE_MS);
  /**
   * Asks the server for the state of the newest game, because the visitor may have played it in another
   * window.
   */
  const refresh = () => void [...boardEntries.values()].at(-1)?.board.refresh();
  document.addEventListener('visibilitychange', () => document.hidden || refresh());
  return {
    refresh,
    /**
     * Shows the game in the message with the id `messageId`. Returns the element of the game's board. Creates
     * the board if it doesn't exist.
     */
    show(messageId: string, game: Game): HTMLElement {
      const existingEntry = boardEntries.get(game.id);
      existingEntry?.board.receiveState(game);
      const board =
        existingEntry?.board ??
        createGameBoard(game, pageTexts, {
          ...callbacks,
          onChange: (answer) => onChange(boardEntries.get(game.id)?.messageId ?? messageId, answer),
        });
      // Remove older entries of this game and of this message. Then add the board at the end, so that the
      // last entry is the newest.
      for (const [id, entry] of boardEntries)
        if (id === game.id || entry.messageId === messageId) boardEntries.delete(id);
      boardEntries.set(game.id, { messageId, board });
      return board.element;
    },
    /** Returns the id of the message that shows this game. Undefined if the game isn't on the page. */
    messageIdOf: (gameId = '') => boardEntries.get(gameId)?.messageId,
    focus: (messageId: string) => boardOf(messageId)?.focus(),
    /**
     * Runs the action of a button of this message. The action waits for the earlier steps on the message's
     * board. Later steps wait for the action.
     */
    runChange: <T>(messageId: string, change: () => Promise<T>): Promise<T> =>
      boardOf(messageId)?.runChange(change) ?? change(),
    /**
     * Undoes the last step on the message's board immediately. Returns false if only the server can undo it.
     */
    takeBack(messageId: string): boolean {
      const board = boardOf(messageId);
      board?.takeBack?.();
      return board?.takeBack !== undefined;
    },
    clear: () => boardEntries.clear(),
  };
}
