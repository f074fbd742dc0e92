import type { Button, GameData } from '../../../../chat/reply.ts';
import type { Menu } from '../../menu.ts';
import type { WireLine, WirePicture, WireReply } from '../../wire.ts';

export type PageTexts = Menu['words'];

/** As stored in IndexedDB: a blob instead of a data URL. */
export interface Picture extends Omit<WirePicture, 'url'> {
  readonly blob: Blob;
}

export interface Game extends GameData {
  /** Start by this browser's clock, in milliseconds since the epoch. */
  readonly since: number;
}

/** As the page stores it. */
export interface MessageContent extends Pick<WireReply, 'text'> {
  readonly picture?: Picture | undefined;
  readonly buttons?: WireReply['buttons'] | undefined;
  readonly game?: Game | undefined;
  readonly file?: { readonly name: string; readonly blob: Blob } | undefined;
}

export interface Message extends MessageContent {
  readonly id: string;
  /** In milliseconds since the epoch. */
  readonly at: number;
  readonly from: 'you' | 'bot';
  /**
   * The visitor cleared the page while the message's game was running. The message stays hidden until the
   * visitor returns to the game.
   */
  readonly isCleared?: true;
}

/** A reply with its full picture in place of the marker `kept`. */
export interface ReceivedReply extends Omit<WireReply, 'picture'> {
  readonly picture?: WirePicture | undefined;
}

/** The last line of a streamed answer. */
export interface FinalAnswer extends Pick<WireLine, 'notice' | 'error'> {
  readonly reply?: ReceivedReply | undefined;
  /** Replaces the message whose button was pressed. */
  readonly edit?: ReceivedReply | undefined;
}

export interface MessageActions {
  /** `pressKey`: finds the button again after the message `id` has changed. */
  press(id: string, button: Button, pressKey: string): void;
  /** `id`: the message that shows the game. */
  boardElement(id: string, game: Game): HTMLElement;
  runCommand(line: string): void;
  enlarge(picture: HTMLImageElement): void;
}
