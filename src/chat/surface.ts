/** What a chat's surface can show. Commands shape their replies by it, not by the platform's name. */
export interface Surface {
  /** Characters of a text without and with a picture. */
  readonly textLimit: number;
  readonly captionLimit: number;
  /** Bytes of a file sent along. */
  readonly fileBytes: number;
  /** Buttons. 0 rows: none at all. */
  readonly buttonRows: number;
  readonly buttonColumns: number;
  /** Does a typed line reach the bot without a command (private chats, the page, the terminal)? */
  readonly hearsText: boolean;
  /** Can a message in a shared chat be for one person's eyes only? */
  readonly personalReplies: boolean;
  /** Can a button open the private chat with the bot (`Button.deepLinkPayload`)? */
  readonly privateLinks: boolean;
  /** Can a button hand a query to a chat of the person's choice, to be answered there (`Button.inlineQuery`)? */
  readonly hasInlineMode?: boolean;
  /** Do chats have several channels, and roles, that can be named in what is typed (`<#400>`, `<@&500>`)? */
  readonly namesChannels?: boolean;
  /** Shows games on a board of its own, by `Reply.game`. */
  readonly ownBoard?: boolean;
  /** People have no name here but one that they choose themselves (`Settings.nickname`). */
  readonly nicknames?: boolean;
  /** Shows words alone, and no picture of what has been found so far. */
  readonly isText?: boolean;
}

/** Who speaks. `key` is unique over all platforms (`discord:123`), `name` is what others see. */
export interface Person {
  readonly key: string;
  readonly name: string;
}

/**
 * Where a message that the bot begins by itself can go: a channel, a chat, a topic of one. As text, for the
 * store: the adapter's name, a colon, and what that adapter finds it by (`discord:400`, `telegram:-100123`,
 * `telegram:-100123/7`).
 */
export type Address = `${string}:${string}`;

/** What the bot may be let do in a chat: see it, write there, send pictures and files, pin. */
export type Right = 'see' | 'write' | 'files' | 'pin';

/** Where. `key` is unique over all platforms (`telegram:-100123`); a leaderboard belongs to a place. */
export interface Place {
  readonly key: string;
  readonly isPrivate: boolean;
}
