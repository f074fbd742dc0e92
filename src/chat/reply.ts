import type { Picture } from '../render/paint/picture.ts';

/**
 * Words for people. Three marks only: `**bold**`, `` `monospace` `` and `` ```lines in monospace``` ``, a block of its own; line
 * breaks stay. Values from outside are inserted with these marks taken out, so an adapter may trust them. `spans` in markup.ts
 * takes the text apart.
 */
export type Text = string;

export interface Button {
  /** What a press means: 1 to 64 bytes of ASCII, unique within the reply. */
  readonly action: string;
  /** 1 to 40 characters; never empty (the blank tile is `·`). */
  readonly label: string;
  readonly style?: 'primary' | 'success' | 'danger';
}

export interface Reply {
  readonly text: Text;
  readonly picture?: Picture;
  /** What the picture shows, in words, for those who can't see it; at most 1000 characters. Given with every picture. */
  readonly alt?: string;
  /** Rows of buttons, within the surface's limits. */
  readonly buttons?: readonly (readonly Button[])[];
  /** A file to send along (a long tour's order). */
  readonly file?: { readonly name: string; readonly bytes: Buffer };
  /** For this person's eyes only, where the platform can: faults, notices. */
  readonly personal?: boolean;
}

/** What a press leads to. At least one of the three. */
export interface PressAnswer {
  /** Takes the place of the message whose button was pressed. */
  readonly edit?: Reply;
  /** A message of its own. */
  readonly reply?: Reply;
  /** A short sentence for the person who pressed (a toast, a personal message); at most 200 characters; shown without its marks where there are none. */
  readonly notice?: string;
}

/** Are both the same picture, so that it need not be sent again? The same scene is drawn to the same bytes. */
export const isSamePicture = (one: Picture | undefined, other: Picture | undefined): boolean =>
  one !== undefined && other !== undefined && one.kind === other.kind && one.bytes.equals(other.bytes);

/** Do both replies look the same to those who read them, buttons and all? */
export const isSameReply = (one: Reply, other: Reply): boolean =>
  one.text === other.text &&
  (one.picture === other.picture || isSamePicture(one.picture, other.picture)) &&
  JSON.stringify(one.buttons ?? []) === JSON.stringify(other.buttons ?? []);
