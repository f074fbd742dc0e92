import type { Button, ButtonGroup } from '../../../chat/reply.ts';
import type { Span } from '../../../i18n/markup.ts';
import type { Menu } from '../menu.ts';
import type { WirePicture, WireReply } from '../wire.ts';
import type { Game } from './board/types.ts';

export type { Button, ButtonGroup, Menu, Span, WireReply };
export type Words = Menu['words'];
export type Command = Menu['commands'][number];

/** A picture as the page keeps it: IndexedDB stores blobs as they are. */
export interface Picture extends Omit<WirePicture, 'url'> {
  readonly blob: Blob;
}

/** What a message shows. */
export interface Content {
  readonly text: readonly Span[];
  readonly picture?: Picture | undefined;
  readonly buttons?: readonly ButtonGroup[] | undefined;
  readonly game?: Game | undefined;
  readonly file?: { readonly name: string; readonly blob: Blob } | undefined;
}

/** A message as it is kept. */
export interface Message extends Content {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly from: 'you' | 'bot';
  /** It was cleared while its game was running: it isn't shown until its visitor goes back to it. */
  readonly isCleared?: true;
}

/** A reply as it came, with its own picture in it. */
export interface Received extends Omit<WireReply, 'picture'> {
  readonly picture?: WirePicture | undefined;
}

/** How an exchange with the program ended. */
export interface Outcome {
  readonly reply?: Received | undefined;
  readonly edit?: Received | undefined;
  readonly notice?: string;
  readonly error?: string;
}

/** What can be done to a message. */
export interface Acts {
  press(id: string, button: Button): void;
  /** The board of the game that has come with this message. */
  board(id: string, game: Game): HTMLElement;
  /** A command that stands in an answer. */
  command(line: string): void;
  /** Shows the picture of this `img` large. */
  enlarge(picture: EventTarget | null): void;
}
