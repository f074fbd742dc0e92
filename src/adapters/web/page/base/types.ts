import type { Button, GameData } from '../../../../chat/reply.ts';
import type { Menu } from '../../menu.ts';
import type { WireLine, WirePicture, WireReply } from '../../wire.ts';

/** Texts of the page in the visitor's language. */
export type PageTexts = Menu['words'];

/** A picture as it is stored in IndexedDB: a blob instead of a data URL. */
export interface Picture extends Omit<WirePicture, 'url'> {
  readonly blob: Blob;
}

/** A stored game. */
export interface Game extends GameData {
  /** Start of the game by this browser's clock, in milliseconds since the epoch. */
  readonly since: number;
}

/** Content of a message as the page stores it. */
export interface MessageContent extends Pick<WireReply, 'text'> {
  readonly picture?: Picture | undefined;
  readonly buttons?: WireReply['buttons'] | undefined;
  readonly game?: Game | undefined;
  readonly file?: { readonly name: string; readonly blob: Blob } | undefined;
}

/** A stored message. */
export interface Message extends MessageContent {
  readonly id: string;
  /** Time of the message in milliseconds since the epoch. */
  readonly at: number;
  /** Author of the message. */
  readonly from: 'you' | 'bot';
  /**
   * Whether the visitor cleared the page while the message's game was running. The message stays hidden until
   * the visitor returns to the game.
   */
  readonly isCleared?: true;
}

/** A reply as the page received it, with its full picture in place of the marker `kept`. */
export interface ReceivedReply extends Omit<WireReply, 'picture'> {
  readonly picture?: WirePicture | undefined;
}

/** The last line of an answer from the server. */
export interface FinalAnswer extends Pick<WireLine, 'notice' | 'error'> {
  /** Message that the page adds. */
  readonly reply?: ReceivedReply | undefined;
  /** New content of the message whose button was pressed. */
  readonly edit?: ReceivedReply | undefined;
}

/** Actions that a visitor can start from a part of a message. */
export interface MessageActions {
  /** Presses a button of the message with this id. */
  press(id: string, button: Button): void;
  /** Returns the element of the game's board. `id`: id of the message that shows the game. */
  boardElement(id: string, game: Game): HTMLElement;
  /** Runs a command that was clicked in an answer. */
  runCommand(line: string): void;
  /** Shows a picture in full size. `picture`: the `img` element of the picture. */
  enlarge(picture: HTMLImageElement): void;
}
