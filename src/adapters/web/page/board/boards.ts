import type { FinalAnswer, Game, PageTexts } from '../base/types.ts';
import { type BoardCallbacks, createGameBoard, type GameBoard } from './game-board.ts';

const CLOCK_UPDATE_MS = 500;

interface BoardsCallbacks extends Omit<BoardCallbacks, 'onChange'> {
  /** Updates the message after the server has answered a press. */
  onChange(messageId: string, answer: FinalAnswer): Promise<void>;
}

/** Each game is shown by one message. */
export function createBoards(pageTexts: PageTexts, { onChange, ...callbacks }: BoardsCallbacks) {
  const boardEntries = new Map<Game['id'], { readonly messageId: string; readonly board: GameBoard }>();
  const boardOf = (messageId: string) =>
    [...boardEntries.values()].find((entry) => entry.messageId === messageId)?.board;

  setInterval(() => {
    for (const { board } of boardEntries.values()) board.tick();
  }, CLOCK_UPDATE_MS);
  /** The visitor may have played the newest game in another window. */
  const refresh = () => void [...boardEntries.values()].at(-1)?.board.refresh();
  document.addEventListener('visibilitychange', () => document.hidden || refresh());
  return {
    refresh,
    /** Returns the element of the game's board, which is created if it doesn't exist. */
    show(messageId: string, game: Game): HTMLElement {
      const existingEntry = boardEntries.get(game.id);
      existingEntry?.board.receiveState(game);
      const board =
        existingEntry?.board ??
        createGameBoard(game, pageTexts, {
          ...callbacks,
          onChange: (answer) => onChange(boardEntries.get(game.id)?.messageId ?? messageId, answer),
        });
      // Remove older entries of this game and of this message, so that the last entry is the newest.
      for (const [id, entry] of boardEntries)
        if (id === game.id || entry.messageId === messageId) boardEntries.delete(id);
      boardEntries.set(game.id, { messageId, board });
      return board.element;
    },
    /** Undefined if the game isn't on the page. */
    messageIdOf: (gameId = '') => boardEntries.get(gameId)?.messageId,
    focus: (messageId: string) => boardOf(messageId)?.focus(),
    /**
     * The button's action waits for the earlier steps on the message's board. Later steps wait for the
     * action.
     */
    runChange: <T>(messageId: string, change: () => Promise<T>): Promise<T> =>
      boardOf(messageId)?.runChange(change) ?? change(),
    /** Undoes the last step immediately. Returns false if only the server can undo it. */
    takeBack(messageId: string): boolean {
      const board = boardOf(messageId);
      board?.takeBack?.();
      return board?.takeBack !== undefined;
    },
    clear: () => boardEntries.clear(),
  };
}
