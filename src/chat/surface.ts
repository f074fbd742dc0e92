/**
 * Capabilities and limits of a chat's platform. Commands adapt their replies to them, and never test the
 * platform's name.
 */
export interface Surface {
  /**
   * Maximum number of characters: `textLimit` for a text without a picture, `captionLimit` for a text with
   * one.
   */
  readonly textLimit: number;
  readonly captionLimit: number;
  /** Maximum size of an attached file, in bytes. */
  readonly maxFileBytes: number;
  /**
   * Maximum number of button rows below a message (0 if the surface has no buttons), and of buttons in a row.
   */
  readonly maxButtonRows: number;
  readonly maxButtonColumns: number;
  /**
   * Does the bot receive messages that contain no command? True in private chats, on the web page and in the
   * terminal.
   */
  readonly readsAllText: boolean;
  /** Can a message in a shared chat be visible to one person alone? */
  readonly hasPersonalReplies: boolean;
  /** Can a button open the private chat with the bot (`Button.deepLinkPayload`)? */
  readonly hasPrivateLinks: boolean;
  /** Can a button start an inline query in a chat of the user's choice (`Button.inlineQuery`)? */
  readonly hasInlineMode?: boolean;
  /** Do chats have channels and roles that a user can mention (`<#400>`, `<@&500>`)? */
  readonly hasChannels?: boolean;
  /** Does the surface draw games on its own board, from `Reply.game`? */
  readonly drawsOwnBoard?: boolean;
  /** Do people choose their own name here (`Settings.nickname`)? */
  readonly hasNicknames?: boolean;
  /** Does the surface show text only? True for the terminal. */
  readonly isTextOnly?: boolean;
}

/** A user. `key` is unique over all platforms (`discord:123`); `name` is shown to others. */
export interface Person {
  readonly key: string;
  readonly name: string;
}

/**
 * The target of a message that no user asked for: a channel, a chat, or a topic. It consists of the adapter's
 * name, a colon, and the adapter's own id (`discord:400`, `telegram:-100123`, `telegram:-100123/7`).
 */
export type Address = `${string}:${string}`;

/** A permission of the bot in a chat. */
export type BotPermission = 'see' | 'write' | 'files' | 'pin';

/** A chat. `key` is unique over all platforms (`telegram:-100123`); each place has its own leaderboard. */
export interface Place {
  readonly key: string;
  readonly isPrivate: boolean;
}
