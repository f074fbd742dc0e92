/** Capabilities and limits of a chat's platform. Commands never test the platform's name. */
export interface Surface {
  /** Limits in characters: `textLimit` without a picture, `captionLimit` with one. */
  readonly textLimit: number;
  readonly captionLimit: number;
  readonly maxFileBytes: number;
  /** Below a message (0 rows if the surface has no buttons), and in a row. */
  readonly maxButtonRows: number;
  readonly maxButtonColumns: number;
  /**
   * Does the bot receive messages without a command? True in private chats, on the web page and in the
   * terminal.
   */
  readonly readsAllText: boolean;
  /** Can a message in a shared chat be visible to one person alone? */
  readonly hasPersonalReplies: boolean;
  /** Can a button open the private chat (`Button.deepLinkPayload`)? */
  readonly hasPrivateLinks: boolean;
  /** Can a button start an inline query in a chat of the user's choice (`Button.inlineQuery`)? */
  readonly hasInlineMode?: boolean;
  /** Can a user mention channels and roles (`<#400>`, `<@&500>`)? */
  readonly hasChannels?: boolean;
  /** Does the surface draw games from `Reply.game`? */
  readonly drawsOwnBoard?: boolean;
  /** Do people choose their own name here (`Settings.nickname`)? */
  readonly hasNicknames?: boolean;
  /** True for the terminal. */
  readonly isTextOnly?: boolean;
}

/** `key` is unique over all platforms (`discord:123`); `name` is shown to others. */
export interface Person {
  readonly key: string;
  readonly name: string;
}

/**
 * Target of a message that no user asked for: a channel, a chat, or a topic. The adapter's name, a colon, and
 * the adapter's own id (`discord:400`, `telegram:-100123`, `telegram:-100123/7`).
 */
export type Address = `${string}:${string}`;

export type BotPermission = 'see' | 'write' | 'files' | 'pin';

/**
 * Only `allowed` means yes:
 * - `foreign`: the address belongs to another chat or server.
 * - `hidden`: the bot can't see the address, so its owner is unknown.
 * - `unknown`: the platform didn't answer.
 * - `not-writable`: the user who chose the address may not write there.
 * - `not-mentionable`: the role belongs to another server, or the user may not mention it there.
 */
export type PostPermission =
  | 'allowed'
  | 'foreign'
  | 'hidden'
  | 'unknown'
  | 'not-writable'
  | 'not-mentionable';

/** The role is mentioned in the post. */
export interface PostChoice {
  readonly address: Address;
  readonly ping?: string | undefined;
}

/** `key` is unique over all platforms (`telegram:-100123`); each place has its own leaderboard. */
export interface Place {
  readonly key: string;
  readonly isPrivate: boolean;
}
