import type { Button, GameShown } from '../../../../chat/reply.ts';
import type { Menu } from '../../menu.ts';
import type { WireLine, WirePicture, WireReply } from '../../wire.ts';

export type Words = Menu['words'];

/** A stored picture: IndexedDB stores blobs as they are. */
export interface Picture extends Omit<WirePicture, 'url'> {
  readonly blob: Blob;
}

/** A stored game. */
export interface Game extends GameShown {
  /** The start, by this browser's clock, in milliseconds since the epoch. */
  readonly since: number;
}

/** The content of a message. */
export interface Content extends Pick<WireReply, 'text'> {
  readonly picture?: Picture | undefined;
  readonly buttons?: WireReply['buttons'] | undefined;
  readonly game?: Game | undefined;
  readonly file?: { readonly name: string; readonly blob: Blob } | undefined;
}

/** A stored message. */
export interface Message extends Content {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly from: 'you' | 'bot';
  /** Whether it was cleared during its game. It stays hidden until the visitor returns to the game. */
  readonly isCleared?: true;
}

/** A reply with its own picture. */
export interface Received extends Omit<WireReply, 'picture'> {
  readonly picture?: WirePicture | undefined;
}

/** The end of an exchange with the program. */
export interface Outcome extends Pick<WireLine, 'notice' | 'error'> {
  readonly reply?: Received | undefined;
  readonly edit?: Received | undefined;
}

/** The actions on a message. */
export interface Acts {
  press(id: string, button: Button): void;
  /** Returns the board of the game that came with this message. */
  board(id: string, game: Game): HTMLElement;
  /** Runs a command that was clicked in an answer. */
  command(line: string): void;
  /** Shows the picture of this `img` in full size. */
  enlarge(picture: HTMLImageElement): void;
}
