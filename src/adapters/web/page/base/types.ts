import type { Button, GameShown } from '../../../../chat/reply.ts';
import type { Menu } from '../../menu.ts';
import type { WireLine, WirePicture, WireReply } from '../../wire.ts';

export type Words = Menu['words'];

/** A picture as the page keeps it: IndexedDB stores blobs as they are. */
export interface Picture extends Omit<WirePicture, 'url'> {
  readonly blob: Blob;
}

/** A game as the page keeps it. */
export interface Game extends GameShown {
  /** When it began, by this browser's clock: milliseconds since the epoch. */
  readonly since: number;
}

/** What a message shows. */
export interface Content extends Pick<WireReply, 'text'> {
  readonly picture?: Picture | undefined;
  readonly buttons?: WireReply['buttons'] | undefined;
  readonly game?: Game | undefined;
  readonly file?: { readonly name: string; readonly blob: Blob } | undefined;
}

/** A message as it is kept. */
export interface Message extends Content {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly from: 'you' | 'bot';
  /** It was cleared while its game was running. It is hidden until its visitor goes back to the game. */
  readonly isCleared?: true;
}

/** A reply as it came, with its own picture in it. */
export interface Received extends Omit<WireReply, 'picture'> {
  readonly picture?: WirePicture | undefined;
}

/** How an exchange with the program ended. */
export interface Outcome extends Pick<WireLine, 'notice' | 'error'> {
  readonly reply?: Received | undefined;
  readonly edit?: Received | undefined;
}

/** What can be done to a message. */
export interface Acts {
  press(id: string, button: Button): void;
  /** The board of the game that has come with this message. */
  board(id: string, game: Game): HTMLElement;
  /** A command that stands in an answer. */
  command(line: string): void;
  /** Shows the picture of this `img` large. */
  enlarge(picture: HTMLImageElement): void;
}
